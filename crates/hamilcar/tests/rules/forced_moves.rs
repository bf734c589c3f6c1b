//! Chapter 11: retreat by sea and other forced sea moves (HM-9.5, HM-11.8 to HM-11.10).

use crate::table::field::{Field, field_at};
use crate::table::fleets::{assign, attacks, embark, port, put_to_sea, sail, scipio, ships};
use crate::table::moves::{intercept, stands};
use crate::table::{
    CARTHAGE, DONE, ROME, Table, after, decides, g, is_offered, offered, play, roll, s,
};
use quadriga_hamilcar::{Action, Event, Hamilcar, Haven, Post, Task};
use serde_json::json;

const FIGHT: Action = Action::Fight;

fn is_moving(state: &Hamilcar) -> bool {
    state.tasks().iter().any(|task| matches!(task, Task::Activating { .. }))
}

/// Rome has landed in Mylae, and Gisco comes from Tyndaris.
fn surprised(table: Table, fleet: u8) -> Hamilcar {
    let table = table.stack(CARTHAGE, "tyndaris", 4, 0).general("hannibal_gisco", "tyndaris");
    let mut state = after(&scipio(table), &[sail("lipara"), sail("mylae"), embark(fleet)]);
    roll(&mut state, &[intercept("hannibal_gisco", 4)], &[0]);
    assert_eq!(offered(&state), [FIGHT, Action::GoBack]);
    state
}

/// Rules: HM-9.5, HM-11.10
#[test]
fn going_back_by_sea_is_a_forced_move_with_the_same_fleet() {
    let state = surprised(port(4, 0, 2), 1);
    let back = after(&state, &[Action::GoBack]);
    assert_eq!((stands(&back, ROME, "neapolis"), stands(&back, ROME, "mylae")), (4, 0));
    assert_eq!(stands(&back, CARTHAGE, "mylae"), 4, "interceptors stay");
    assert!(!is_moving(&back));
}

/// Rules: HM-9.5, HM-11.10
#[test]
fn going_back_by_sea_may_be_intercepted_and_the_survivors_arrive() {
    let table = port(4, 0, 2).general("adherbal", "panormus").put(CARTHAGE, "ready", json!(1));
    let table = table.set("supremacy", json!("rome"));
    let table = table.stack(CARTHAGE, "tyndaris", 4, 0).general("hannibal_gisco", "tyndaris");
    let mut state = after(&scipio(table), &[sail("lipara"), sail("mylae"), embark(0), DONE]);
    roll(&mut state, &[intercept("hannibal_gisco", 4), Action::GoBack], &[0]);
    // Gisco has come to Mylae, a port of the way; both may try.
    assert!(is_offered(&state, put_to_sea("adherbal")));
    let events = roll(&mut state, &[put_to_sea("adherbal")], &[0, 4]);
    assert_eq!(attacks(&events).len(), 1, "no supremacy takes a forced move back");
    assert_eq!(stands(&state, ROME, "neapolis"), 2, "the survivors arrive");
}

/// Carthage is beaten at Lipara under its commander, by an attacker who came from there by sea.
fn beaten(commander: &str, units: u8, change: impl FnOnce(Table) -> Table) -> Field {
    let field = field_at("lipara").on(change).encounter("origin", json!({ "sea": s("neapolis") }));
    let field = field.army(ROME, 8, None).army(CARTHAGE, units, Some(commander));
    let field = field.hands([1, 0, 0, 0, 0, 0], [0; 6]);
    field.led(quadriga_hamilcar::BattleCard::FrontalAssault, 1)
}

fn by_sea(to: &str) -> Action {
    Action::Retreat { to: Haven::Sea(s(to)) }
}

/// Rules: HM-11.8
#[test]
fn an_army_with_an_admiral_retreats_by_one_sea_line_to_an_own_port() {
    let ports = |table: Table| {
        let table = table.markers(CARTHAGE, &["panormus", "thermae", "mylae"]);
        table.stack(ROME, "mylae", 1, 0)
    };
    let mut state = beaten("hannibal_gisco", 6, ports).lay();
    roll(&mut state, &[Action::Yield], &[0, 0, 0]);
    let ends = offered(&state);
    assert!(ends.contains(&by_sea("panormus")) && ends.contains(&by_sea("thermae")));
    assert_eq!(ends.len(), 2, "enemies stand in Mylae, and no road leads off the island");
    play(&mut state, &[by_sea("panormus")]);
    assert_eq!(stands(&state, CARTHAGE, "panormus"), 5);
    assert_eq!(state.post(g("hannibal_gisco")), Post::Outside(s("panormus")));
    // Without an Admiral all are lost there.
    let mut lost = beaten("bostar", 6, ports).lay();
    roll(&mut lost, &[Action::Yield], &[0, 0, 0]);
    assert_eq!(stands(&lost, CARTHAGE, "lipara"), 0);
}

/// Rules: HM-11.8
#[test]
fn an_army_with_an_admiral_withdraws_by_sea() {
    let field = field_at("lipara").on(|table| table.markers(CARTHAGE, &["panormus"]));
    let field = field.encounter("origin", json!({ "sea": s("neapolis") }));
    let field = field.army(ROME, 6, None).army(CARTHAGE, 6, Some("hannibal_gisco"));
    let field = field.hands([1; 6], [1; 6]).battle("initiative", json!("carthage"));
    let mut state = field.step(CARTHAGE, "lead").lay();
    let away = Action::Withdraw { to: Haven::Sea(s("panormus")) };
    roll(&mut state, &[away], &[0]);
    assert_eq!(stands(&state, CARTHAGE, "panormus"), 6);
}

/// Rules: HM-11.9
#[test]
fn no_beaten_defender_goes_to_the_start_port() {
    let ports = |table: Table| table.markers(CARTHAGE, &["panormus", "neapolis"]);
    let mut state = beaten("hannibal_gisco", 6, ports).lay();
    roll(&mut state, &[Action::Yield], &[0, 0, 0]);
    assert_eq!(stands(&state, CARTHAGE, "panormus"), 5, "the only way");
}

/// Rules: HM-11.9
#[test]
fn a_beaten_attacker_who_landed_goes_by_sea_with_an_admiral_only() {
    let repulsed = |commander: &'static str| {
        let field = field_at("mylae").on(|table| table.markers(ROME, &["lipara", "tyndaris"]));
        let field = field.encounter("origin", json!({ "sea": s("neapolis") }));
        let field = field.army(CARTHAGE, 8, None).army(ROME, 4, Some(commander));
        let field = field.on(|table| table.set("proconsul", json!(g(commander))));
        let field = field.hands([0; 6], [1, 0, 0, 0, 0, 0]).battle("initiative", json!("carthage"));
        let field = field.battle("led", json!({ "rome": null, "carthage": "frontal_assault" }));
        let field = field.battle("played", json!([1, 0, 0, 0, 0, 0])).battle("rounds", json!(1));
        let mut state = field.step(ROME, "match").lay();
        roll(&mut state, &[Action::Yield], &[0, 0, 0]);
        state
    };
    // Tyndaris can be reached both ways.
    assert_eq!(offered(&repulsed("scipio_lucius")), [by_sea("tyndaris"), by_sea("lipara")]);
    assert_eq!(stands(&repulsed("caudex"), ROME, "tyndaris"), 3, "by land like a defender");
}

/// Rules: HM-11.10
#[test]
fn a_retreat_by_sea_may_have_ships_and_be_intercepted() {
    let change = |table: Table| {
        let table = table.markers(CARTHAGE, &["panormus"]).general("duilius", "messana");
        table.put(CARTHAGE, "ready", json!(2)).put(ROME, "ready", json!(3))
    };
    let mut state = beaten("hannibal_gisco", 6, change).lay();
    roll(&mut state, &[Action::Yield], &[0, 0, 0]);
    assert_eq!(offered(&state), [embark(0), embark(1), embark(2)]);
    play(&mut state, &[embark(0)]);
    assert_eq!(decides(&state), ROME.seat(), "no window, but an interception");
    let events = roll(&mut state, &[put_to_sea("duilius"), assign(1)], &[0, 5]);
    assert_eq!(attacks(&events).len(), 1);
    let left = stands(&state, CARTHAGE, "panormus");
    assert_eq!(left, 5 - 2, "a chase takes units, the others arrive");
    assert!(events.contains(&Event::Demanded { side: CARTHAGE, markers: 1 }), "three were lost");
}

/// Rules: HM-11.10
#[test]
fn units_beyond_ten_are_left_behind_by_a_retreat_at_sea() {
    let change = |table: Table| {
        table.markers(CARTHAGE, &["panormus", "thermae", "utica", "clupea", "thapsus", "drepanum"])
    };
    let mut state = beaten("hannibal_gisco", 14, change).lay();
    roll(&mut state, &[Action::Yield], &[0, 0, 0]);
    play(&mut state, &[by_sea("panormus")]);
    assert_eq!(stands(&state, CARTHAGE, "panormus"), 10);
}

/// Rules: HM-11.10, HM-14.9
#[test]
fn no_beaten_roman_reaches_africa_without_permission() {
    let repulsed = |seamanship: &str| {
        let field = field_at("clupea").on(|table| {
            let table = table.markers(ROME, &["lilybaeum"]).set("seamanship", json!(seamanship));
            table.set("proconsul", json!(g("scipio_lucius")))
        });
        field.army(ROME, 4, Some("scipio_lucius")).army(CARTHAGE, 8, None)
    };
    // From Africa home needs no permission.
    let field = repulsed("poor").encounter("origin", json!({ "sea": s("lilybaeum") }));
    let field = field.hands([0; 6], [1, 0, 0, 0, 0, 0]).battle("initiative", json!("carthage"));
    let field = field.battle("led", json!({ "rome": null, "carthage": "frontal_assault" }));
    let field = field.battle("played", json!([1, 0, 0, 0, 0, 0])).battle("rounds", json!(1));
    let mut state = field.step(ROME, "match").lay();
    roll(&mut state, &[Action::Yield], &[0, 0, 0]);
    assert_eq!(stands(&state, ROME, "lilybaeum"), 3);
    assert_eq!(ships(&state, ROME), (0, 0));
}
