//! Chapter 5: arming.

use crate::table::{BEIGE, BROWN, after, boxed, force, is_offered, play, purse, refused, w, west};
use quadriga_antike::{Action, Card, Event, Good, Region, Unit};

fn arm(unit: Unit, region: Region) -> Action {
    Action::Arm { unit, region }
}

/// Carthage in the rulebook's example.
fn example() -> crate::table::Table {
    west()
        .militia()
        .city("zama", BROWN, Good::Iron)
        .city("carthago", BROWN, Good::Gold)
        .city("caesarea", BROWN, Good::Marble)
        .temple("caesarea")
        .boxed(BROWN, 2, 1)
        .goods(BROWN, [0, 4, 0], 0)
        .units("caesarea", BEIGE, 0, 1)
}

/// Rules: AD-5.1, AD-5.4, AD-5.6
#[test]
fn carthage_arms_at_carthago_and_caesarea_and_the_galleys_fight() {
    let mut state = example().lay();
    refused(&state, arm(Unit::Galley, w("zama")), "AD-5.4");
    let actions = [arm(Unit::Legion, w("carthago")), arm(Unit::Galley, w("caesarea"))];
    let events = play(&mut state, &actions);
    let fight =
        Event::Exchanged { region: w("caesarea"), unit: Unit::Galley, count: 1, special: None };
    assert!(events.contains(&fight));
    assert_eq!(purse(&state, BROWN), [0, 0, 0, 0]);
    assert_eq!((boxed(&state, BROWN), boxed(&state, BEIGE)), ([1, 1], [0, 1]));
    assert_eq!(force(&state, BROWN, w("carthago")), [1, 0]);
    assert_eq!(force(&state, BROWN, w("caesarea")), [0, 0]);
    assert_eq!(force(&state, BEIGE, w("caesarea")), [0, 0]);
    refused(&state, arm(Unit::Legion, w("caesarea")), "AD-1.12");
}

/// Rules: AD-5.2
#[test]
fn only_recruits_from_the_start_of_the_turn_are_armed() {
    let state = example().goods(BROWN, [0, 20, 0], 0).lay();
    let fought = after(&state, &[arm(Unit::Galley, w("caesarea"))]);
    assert_eq!(boxed(&fought, BROWN), [2, 1]);
    refused(&fought, arm(Unit::Galley, w("caesarea")), "AD-5.2");
    // Volunteers of this turn wait for the next one.
    let state = west().militia().city("roma", BROWN, Good::Gold).goods(BROWN, [0, 9, 0], 0);
    let state = state.hand(BROWN, &[Card::Volunteers]).lay();
    let volunteers = Action::PlayFor { card: Card::Volunteers, unit: Unit::Legion };
    refused(&after(&state, &[volunteers]), arm(Unit::Legion, w("roma")), "AD-5.2");
}

/// Rules: AD-5.3, AD-4.4
#[test]
fn a_city_arms_one_and_with_a_temple_three() {
    let table = example().boxed(BROWN, 6, 0).goods(BROWN, [0, 20, 0], 0);
    let state = table.lay();
    let once = after(&state, &[arm(Unit::Legion, w("zama"))]);
    refused(&once, arm(Unit::Legion, w("zama")), "AD-5.3");
    let thrice = after(&state, &[arm(Unit::Legion, w("caesarea")); 3]);
    assert_eq!(force(&thrice, BROWN, w("caesarea")), [3, 0]);
    refused(&thrice, arm(Unit::Legion, w("caesarea")), "AD-5.3");
}

/// Rules: AD-5.5
#[test]
fn any_number_of_units_share_a_region_and_enemies_do_not_hinder() {
    let table = west().militia().city("roma", BROWN, Good::Gold).temple("roma");
    let table = table.units("roma", BROWN, 5, 0).units("roma", BEIGE, 0, 4).boxed(BROWN, 3, 0);
    let state = table.goods(BROWN, [0, 6, 0], 0).lay();
    let armed = after(&state, &[arm(Unit::Legion, w("roma")); 3]);
    assert_eq!(
        (force(&armed, BROWN, w("roma")), force(&armed, BEIGE, w("roma"))),
        ([8, 0], [0, 4])
    );
    refused(&state, arm(Unit::Legion, w("genua")), "AD-4.1");
    assert!(is_offered(&state, arm(Unit::Legion, w("roma"))));
}
