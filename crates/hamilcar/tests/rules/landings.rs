//! Chapter 14: where a sea move may end, and what landing brings.

use crate::table::fleets::{
    called, embark, fight, open, order, port, put_to_sea, sail, scipio, watched,
};
use crate::table::moves::{activate, encounter, march, stands};
use crate::table::{
    CARTHAGE, DONE, ROME, Table, after, g, is_offered, offered, play, refused, roll, s, table,
    use_card,
};
use quadriga_hamilcar::{Action, Event, FleetOrder, Hamilcar, Origin, Piece, Post, Task, Use};
use serde_json::json;

fn is_moving(state: &Hamilcar) -> bool {
    state.tasks().iter().any(|task| matches!(task, Task::Activating { .. }))
}

const INSIDE: Action = Action::Embark { ships: 0, inside: true };

/// Rules: HM-14.5
#[test]
fn landing_on_enemies_is_an_attack() {
    let table = port(4, 0, 0).stack(CARTHAGE, "lipara", 3, 0).markers(CARTHAGE, &["lipara"]);
    let mut state = scipio(table);
    play(&mut state, &[sail("lipara"), embark(0)]);
    let fought = encounter(&state);
    assert_eq!((fought.at, fought.attacker), (s("lipara"), ROME));
    assert_eq!(fought.origin, Origin::Sea(s("neapolis")));
    // A general alone does not land on enemies, and nobody does under truce.
    let alone = port(0, 0, 1).stack(CARTHAGE, "lipara", 3, 0);
    let alone = after(&scipio(alone), &[sail("lipara")]);
    refused(&alone, embark(0), "HM-8.11");
    let truce = port(4, 0, 0).stack(CARTHAGE, "lipara", 3, 0).set("truce", json!(true));
    let truce = after(&scipio(truce), &[sail("lipara")]);
    refused(&truce, embark(0), "HM-20.57");
}

/// Rules: HM-14.5
#[test]
fn no_control_of_a_port_is_needed() {
    let mut state = scipio(port(4, 0, 0).markers(CARTHAGE, &["lipara"]));
    play(&mut state, &[sail("lipara"), embark(0)]);
    assert_eq!(stands(&state, ROME, "lipara"), 4);
    play(&mut state, &[sail("mylae"), embark(0)]);
    assert_eq!(stands(&state, ROME, "mylae"), 4);
}

/// Roman Messana with enemies outside and a general inside.
fn shut_in(units: u8) -> Table {
    let table = port(4, 0, 0).markers(ROME, &["messana"]).stack(CARTHAGE, "messana", 4, 0);
    let inside = json!({ "general": g("duilius"), "post": { "inside": s("messana") } });
    let table = table.set("proconsul", json!(g("duilius"))).inside(ROME, "messana", units, 0);
    table.set(
        "generals",
        json!([inside, {
            "general": g("scipio_lucius"), "post": { "outside": s("neapolis") },
        }]),
    )
}

/// Rules: HM-14.6
#[test]
fn nobody_leaves_or_enters_a_besieged_city_by_sea() {
    let besieged = shut_in(3).besieged("messana", 0);
    let state = after(&scipio(besieged.clone()), &[sail("lipara")]);
    let state = after(&state, &[sail("messana"), sail("mylae")]);
    assert!(is_offered(&state, embark(0)), "it may be passed");
    let state = after(&scipio(besieged.clone()), &[sail("lipara"), sail("messana")]);
    refused(&state, embark(0), "HM-14.6");
    refused(&state, INSIDE, "HM-14.6");
    let inside = called(besieged, "duilius");
    refused(&inside, sail("lipara"), "HM-14.6");
}

/// Rules: HM-14.6
#[test]
fn the_besieger_comes_and_goes_by_sea() {
    let table = port(4, 0, 0).markers(CARTHAGE, &["panormus"]).stack(ROME, "panormus", 3, 0);
    let table = table.inside(CARTHAGE, "panormus", 2, 0).besieged("panormus", 1);
    let table = table.general("duilius", "panormus").set("proconsul", json!(null));
    let state = after(&scipio(table.clone()), &[sail("lipara"), sail("panormus"), embark(0)]);
    assert_eq!(stands(&state, ROME, "panormus"), 7);
    let state = after(&called(table, "duilius"), &[sail("thermae"), embark(0)]);
    assert_eq!(stands(&state, ROME, "thermae"), 3);
}

/// Rules: HM-14.7, HM-4.6
#[test]
fn with_enemies_outside_one_leaves_and_lands_inside_by_sea() {
    let mut state = called(shut_in(3), "duilius");
    refused(&state, march("mylae"), "HM-4.6");
    play(&mut state, &[sail("lipara"), embark(0)]);
    assert_eq!(stands(&state, ROME, "lipara"), 3);
    assert_eq!(state.post(g("duilius")), Post::Outside(s("lipara")));
    // Two more find room inside, or all land outside to fight.
    let leave = Action::Leave { what: Piece::Unit };
    let lands = scipio(shut_in(3).set("proconsul", json!(g("scipio_lucius"))));
    let full = after(&lands, &[sail("lipara"), sail("messana")]);
    refused(&full, INSIDE, "HM-14.7");
    assert!(is_offered(&full, embark(0)));
    let fits = after(&lands, &[leave, leave, sail("lipara"), sail("messana"), INSIDE]);
    assert_eq!(fits.post(g("scipio_lucius")), Post::Inside(s("messana")));
    let open = after(&lands, &[sail("lipara")]);
    refused(&open, INSIDE, "HM-14.7");
}

/// Rules: HM-22.12
#[test]
fn the_rhodian_passes_besiegers_with_two_units() {
    let table = table().markers(CARTHAGE, &["lilybaeum", "drepanum"]);
    let table = table.stack(ROME, "lilybaeum", 4, 0).besieged("lilybaeum", 0);
    let table = table.stack(CARTHAGE, "drepanum", 3, 0).general("hannibal_rhodian", "drepanum");
    let table = table.set("discards", json!([88, 97, 111, 114, 115, 117]));
    let mut state = table.hand(CARTHAGE, &[65, 84]).hand(ROME, &[66]).lay_for(CARTHAGE);
    play(&mut state, &[use_card(65, Use::Activate), activate("hannibal_rhodian")]);
    let many = after(&state, &[sail("lilybaeum")]);
    refused(&many, INSIDE, "HM-14.6");
    play(&mut state, &[Action::Leave { what: Piece::Unit }, sail("lilybaeum"), INSIDE]);
    assert_eq!(state.post(g("hannibal_rhodian")), Post::Inside(s("lilybaeum")));
    play(&mut state, &[sail("drepanum"), embark(0)]);
    assert_eq!(stands(&state, CARTHAGE, "drepanum"), 3);
}

/// Rules: HM-14.8
#[test]
fn a_warship_that_nobody_intercepts_takes_supremacy_in_an_enemy_port() {
    let enemy = port(4, 0, 1).markers(CARTHAGE, &["lipara"]);
    let state = after(&scipio(enemy.clone()), &[sail("lipara"), embark(1)]);
    assert_eq!(open(&state).supremacy, ROME);
    let state = after(&scipio(enemy), &[sail("lipara"), embark(0)]);
    assert_eq!(open(&state).supremacy, CARTHAGE, "without a warship");
    let state = after(&scipio(port(4, 0, 1)), &[sail("lipara"), embark(1)]);
    assert_eq!(open(&state).supremacy, CARTHAGE, "a neutral port gives none");
    // A general who fails to intercept changes nothing; one who succeeds does.
    let watched = watched(port(4, 0, 1).markers(CARTHAGE, &["lipara"]), 1);
    let mut state = after(&scipio(watched), &[sail("lipara"), embark(1)]);
    roll(&mut state, &[put_to_sea("hannibal_gisco")], &[5]);
    assert_eq!(open(&state).supremacy, ROME);
    let field = fight()
        .on(|table| table.markers(CARTHAGE, &["lipara"]).set("supremacy", json!("carthage")));
    let mut won = field.acting(CARTHAGE).cargo(4, 0).lay();
    roll(&mut won, &[order(FleetOrder::Flee)], &[0]);
    assert_eq!((open(&won).supremacy, stands(&won, ROME, "lipara")), (CARTHAGE, 4));
}

/// Rules: HM-14.12
#[test]
fn after_a_landing_the_move_goes_on_if_points_are_left() {
    let mut state = scipio(port(4, 0, 0));
    let events = play(&mut state, &[sail("lipara"), embark(0)]);
    let landed = Event::Landed { side: ROME, at: s("lipara"), units: 4 };
    assert!(events.contains(&landed) && is_moving(&state));
    assert!(is_offered(&state, DONE));
}

/// Rules: HM-14.12, HM-9.1
#[test]
fn a_landing_may_be_intercepted_on_land() {
    let table = port(4, 0, 0).stack(CARTHAGE, "tyndaris", 4, 0);
    let mut state = scipio(table.general("hannibal_gisco", "tyndaris"));
    play(&mut state, &[sail("lipara"), sail("mylae"), embark(0)]);
    let comes = Action::Intercept { general: g("hannibal_gisco"), units: 4 };
    assert!(is_offered(&state, comes));
}

/// Rules: HM-14.13
#[test]
fn after_the_activation_ships_lie_in_the_port_box_as_they_are() {
    let mut state = scipio(port(4, 0, 3));
    play(&mut state, &[sail("lipara"), embark(2), DONE]);
    assert_eq!(crate::table::fleets::ships(&state, ROME), (3, 0));
    assert!(state.sea_move().is_none() && !is_moving(&state));
}

/// Rules: HM-22.9
#[test]
fn carthalo_raids_an_enemy_port() {
    let table = table().markers(CARTHAGE, &["panormus"]).markers(ROME, &["thermae", "messana"]);
    let table = table.general("carthalo", "panormus").put(CARTHAGE, "ready", json!(1));
    let table = table.set("discards", json!([88, 97, 111, 114, 115, 117]));
    let mut state = table.hand(CARTHAGE, &[65, 84]).hand(ROME, &[66]).lay_for(CARTHAGE);
    play(&mut state, &[use_card(65, Use::Activate), activate("carthalo"), sail("thermae")]);
    let mut bare = after(&state, &[embark(0)]);
    assert!(!is_offered(&bare, Action::Raid), "without a warship");
    play(&mut bare, &[DONE]);
    play(&mut state, &[embark(1)]);
    assert_eq!(offered(&state), [Action::Raid, DONE]);
    play(&mut state, &[Action::Raid]);
    assert_eq!(state.marker(s("thermae")).owner(), None);
}
