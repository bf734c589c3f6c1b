//! Chapter 12: General and Admiral.

use crate::table::{
    BEIGE, BROWN, DONE, after, boxed, force, go, go_on, is_offered, offered, play, purse, refused,
    w, west,
};
use quadriga_antike::{Action, Antike, Event, Good, KnowHow, Options, Phase, Unit};
use quadriga_core::{Eye, Game, QuickChance, Seat};

const SPECIAL: Unit = Unit::Special;

fn in_box(state: &Antike, seat: Seat) -> bool {
    state.view(Eye::Spectator).peoples[seat.index()].box_special
}

/// Rules: AD-12.1, AD-13.5
#[test]
fn special_units_start_in_the_box_if_they_are_chosen() {
    let options = Options { special_units: true, ..Options::default() };
    let state = Antike::start(&options, &mut QuickChance::new(1));
    assert!(in_box(&state, BROWN) && in_box(&state, BEIGE));
    let state = Antike::start(&Options::default(), &mut QuickChance::new(1));
    assert!(!in_box(&state, BROWN) && !in_box(&state, BEIGE));
}

/// Rules: AD-12.2
#[test]
fn a_special_unit_costs_three_iron_and_needs_a_temple() {
    let table = west().militia().specials(None, None).city("roma", BROWN, Good::Gold);
    let table = table.city("genua", BROWN, Good::Iron).temple("roma").boxed(BROWN, 3, 0);
    let state = table.goods(BROWN, [0, 9, 0], 0).lay();
    let arm = |unit, id| Action::Arm { unit, region: w(id) };
    refused(&state, arm(SPECIAL, "genua"), "AD-12.2");
    let armed = after(&state, &[arm(SPECIAL, "roma")]);
    assert_eq!(purse(&armed, BROWN), [0, 6, 0, 0]);
    assert_eq!((armed.units(BROWN, SPECIAL, w("roma")), in_box(&armed, BROWN)), (1, false));
    refused(&armed, arm(SPECIAL, "roma"), "AD-5.2");
    let full = after(&armed, &[arm(Unit::Legion, "roma"), arm(Unit::Legion, "roma")]);
    refused(&full, arm(Unit::Legion, "roma"), "AD-5.3");
}

/// Rules: AD-12.2, AD-12.3
#[test]
fn the_general_goes_by_land_and_the_admiral_by_sea() {
    let table = west().specials(Some("roma"), Some("croton"));
    let general = table.clone().movement().knows(BROWN, &[KnowHow::Strata]).lay();
    refused(&general, go(SPECIAL, w("roma"), w("corsica"), 1), "AD-8.2");
    let step = go(SPECIAL, w("roma"), w("ancona"), 1);
    let marched = after(&general, &[step, go_on(SPECIAL, w("ancona"), w("neapolis"), 1)]);
    assert_eq!(marched.units(BROWN, SPECIAL, w("neapolis")), 1);
    refused(&marched, go(SPECIAL, w("neapolis"), w("ancona"), 1), "AD-8.3");
    let admiral = table.clone().beige_moves().movement().lay();
    let to = admiral.map().reachable(Unit::Galley, w("croton")).iter().next().unwrap();
    let sailed = after(&admiral, &[go(SPECIAL, w("croton"), to, 1)]);
    assert_eq!(sailed.units(BEIGE, SPECIAL, to), 1);
    let militia = west().specials(None, None).beige_moves().militia();
    let militia = militia.city("cremona", BEIGE, Good::Iron).temple("cremona");
    let militia = militia.goods(BEIGE, [0, 9, 0], 0).lay();
    refused(&militia, Action::Arm { unit: SPECIAL, region: w("cremona") }, "AD-5.4");
}

/// Rules: AD-12.4, AD-12.5
#[test]
fn a_special_unit_helps_to_conquer_and_stays() {
    let table = west().conquest().specials(Some("roma"), None).city("roma", BEIGE, Good::Gold);
    let table = table.temple("roma");
    let few = table.clone().units("roma", BROWN, 1, 0).lay();
    refused(&few, Action::Conquer { region: w("roma"), galleys: 0 }, "AD-8.8");
    let state = table.units("roma", BROWN, 2, 0).lay();
    let taken = after(&state, &[Action::Conquer { region: w("roma"), galleys: 0 }]);
    assert_eq!((taken.owner(w("roma")), boxed(&taken, BROWN)), (Some(BROWN), [2, 0]));
    assert_eq!(taken.units(BROWN, SPECIAL, w("roma")), 1);
}

/// Rules: AD-12.5
#[test]
fn a_general_conquers_nothing_alone_and_saves_no_unit() {
    let table = west().conquest().specials(Some("roma"), None).city("roma", BEIGE, Good::Gold);
    let conquer = Action::Conquer { region: w("roma"), galleys: 0 };
    refused(&table.clone().lay(), conquer, "AD-12.5");
    let state = table.clone().units("roma", BROWN, 1, 0).lay();
    let city = state.view(Eye::Spectator).regions[w("roma").index()].city.unwrap();
    assert_eq!((city.strength, city.attackers, city.losses), (1, 2, 1));
    let taken = after(&state, &[conquer]);
    assert_eq!((boxed(&taken, BROWN), force(&taken, BROWN, w("roma"))), ([1, 0], [0, 0]));
    assert_eq!(taken.units(BROWN, SPECIAL, w("roma")), 1);
    // Where he is needed, all others return.
    let wall = table.wall("roma").units("roma", BROWN, 1, 0).lay();
    assert_eq!(boxed(&after(&wall, &[conquer]), BROWN), [1, 0]);
    // After Duellum nothing can be taken, so the step is passed over.
    let alone = west().movement().specials(Some("roma"), None).city("roma", BEIGE, Good::Gold);
    assert_eq!(after(&alone.lay(), &[DONE]).phase(), Phase::Rondel);
}

/// The other reading of the rulebook.
///
/// Rules: AD-13.8
#[test]
fn by_choice_a_special_unit_fights_like_one_more() {
    let table = west().conquest().specials(Some("roma"), None).city("roma", BEIGE, Good::Gold);
    let table = table.set("special_fights", serde_json::json!(true));
    let conquer = Action::Conquer { region: w("roma"), galleys: 0 };
    let alone = after(&table.clone().lay(), &[conquer]);
    assert_eq!((alone.owner(w("roma")), boxed(&alone, BROWN)), (Some(BROWN), [0, 0]));
    let state = table.units("roma", BROWN, 1, 0).lay();
    assert_eq!(boxed(&after(&state, &[conquer]), BROWN), [0, 0]);
    assert!(!Options::default().special_fights);
    let options = Options { special_units: true, special_fights: true, ..Options::default() };
    let start = Antike::start(&options, &mut QuickChance::new(1));
    let value = serde_json::to_value(start).unwrap();
    assert_eq!(value["special_fights"], true);
}

/// Rules: AD-12.4, AD-12.5
#[test]
fn a_special_unit_helps_to_defend_and_stays() {
    let table = west().conquest().specials(None, Some("roma")).city("roma", BEIGE, Good::Gold);
    let state = table.units("roma", BROWN, 2, 0).lay();
    assert_eq!(state.strength(w("roma")), 2);
    let taken = after(&state, &[Action::Conquer { region: w("roma"), galleys: 0 }]);
    assert_eq!((boxed(&taken, BROWN), taken.units(BEIGE, SPECIAL, w("roma"))), ([2, 0], 1));
}

/// Rules: AD-12.6
#[test]
fn a_special_unit_is_exchanged_after_all_others_of_its_kind() {
    let table = west().movement().specials(None, Some("corsica")).units("corsica", BEIGE, 0, 2);
    let fleet = |galleys| table.clone().units("roma", BROWN, 0, galleys).lay();
    let two = after(&fleet(2), &[go(Unit::Galley, w("roma"), w("corsica"), 2)]);
    assert_eq!((force(&two, BEIGE, w("corsica")), in_box(&two, BEIGE)), ([0, 0], false));
    let mut three = fleet(4);
    let events = play(&mut three, &[go(Unit::Galley, w("roma"), w("corsica"), 4)]);
    let fight = Event::Exchanged {
        region: w("corsica"),
        unit: Unit::Galley,
        count: 3,
        special: Some(BEIGE),
    };
    assert!(events.contains(&fight));
    assert_eq!((force(&three, BROWN, w("corsica")), in_box(&three, BEIGE)), ([0, 1], true));
    // An attacking General falls with the legion that it meets.
    let table = west().movement().specials(Some("roma"), None).units("ancona", BEIGE, 2, 0);
    let met = after(&table.lay(), &[go(SPECIAL, w("roma"), w("ancona"), 1)]);
    assert_eq!((force(&met, BEIGE, w("ancona")), in_box(&met, BROWN)), ([1, 0], true));
    assert_eq!(met.phase(), Phase::Movement { group: None });
}

/// Rules: AD-12.7
#[test]
fn special_units_neither_found_nor_navigate() {
    let table = west().founding().specials(Some("tarraco"), Some("corsica"));
    let state = table.goods(BROWN, [3, 3, 3], 3).lay();
    let city = Action::Found { region: w("tarraco"), good: Good::Gold };
    refused(&state, city, "AD-9.2");
    assert!(!offered(&state).contains(&city) && is_offered(&state, DONE));
    assert_eq!(state.navigator_points(BEIGE), 0);
}
