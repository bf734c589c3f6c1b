//! Chapter 15: interception at sea; and forced sea moves (HM-9.5, HM-11.8 to HM-11.10).

use crate::table::field::{Field, field_at};
use crate::table::fleets::{
    assign, attacks, embark, open, port, put_to_sea, sail, scipio, ships, watched,
};
use crate::table::moves::{activate, intercept, stands};
use crate::table::{
    CARTHAGE, DONE, ROME, Table, after, decides, g, is_offered, offered, play, refused, roll, s,
    table, use_card,
};
use quadriga_hamilcar::{Action, Event, Hamilcar, Haven, Post, Standing, Task, Use};
use serde_json::json;

const HAND_OVER: Action = Action::HandOver;
const FIGHT: Action = Action::Fight;
const HOLD_BACK: Action = Action::Always { answer: Standing::HoldBack };

/// Scipio sets out for Lipara.
fn out(table: Table, ships: u8) -> Hamilcar {
    after(&scipio(table), &[sail("lipara"), embark(ships)])
}

fn is_asked(state: &Hamilcar) -> bool {
    decides(state) == CARTHAGE.seat()
}

fn is_moving(state: &Hamilcar) -> bool {
    state.tasks().iter().any(|task| matches!(task, Task::Activating { .. }))
}

/// Rules: HM-15.1
#[test]
fn generals_on_the_way_or_a_line_from_it_may_intercept() {
    for (at, near) in [("lipara", true), ("panormus", true), ("roma", true), ("drepanum", false)] {
        let table = port(4, 0, 1).put(CARTHAGE, "ready", json!(1));
        let at = if at == "roma" { "olbia" } else { at };
        let state = out(table.general("hannibal_gisco", at), 1);
        assert_eq!(is_asked(&state), near, "{at}");
    }
    assert!(!is_asked(&out(watched(port(4, 0, 1), 0), 1)), "no Ready warship");
    let truce = watched(port(4, 0, 1), 1).set("truce", json!(true));
    assert!(!is_asked(&out(truce, 1)), "a truce");
}

/// Rules: HM-15.1
#[test]
fn nobody_intercepts_from_inside_a_besieged_city() {
    let inside = |besieged: bool| {
        let table = port(4, 0, 1).markers(CARTHAGE, &["panormus"]).put(CARTHAGE, "ready", json!(1));
        let table = table.stack(ROME, "panormus", 3, 0).inside(CARTHAGE, "panormus", 1, 0);
        let table = table.set(
            "generals",
            json!([
                { "general": g("scipio_lucius"), "post": { "outside": s("neapolis") } },
                { "general": g("hannibal_gisco"), "post": { "inside": s("panormus") } },
            ]),
        );
        if besieged { table.besieged("panormus", 0) } else { table }
    };
    assert!(is_asked(&out(inside(false), 1)));
    assert!(!is_asked(&out(inside(true), 1)));
}

/// Rules: HM-15.2
#[test]
fn each_tries_once_and_the_first_success_ends_it() {
    let table = watched(port(4, 0, 3), 4).general("adherbal", "panormus");
    let mut state = out(table, 3);
    let both = [put_to_sea("hannibal_gisco"), put_to_sea("adherbal")];
    assert_eq!(offered(&state), [both[0], both[1], DONE, HOLD_BACK]);
    roll(&mut state, &[both[0]], &[2]);
    assert_eq!(offered(&state), [both[1], DONE, HOLD_BACK], "3 is above his rating");
    refused(&state, both[0], "HM-15.1");
    roll(&mut state, &[both[1]], &[2]);
    let fleets: Vec<Action> = (1..=4).map(assign).collect();
    assert_eq!(offered(&state), fleets);
    refused(&state, assign(0), "HM-15.2");
    refused(&state, assign(5), "HM-14.3");
    roll(&mut state, &[assign(4)], &[]);
    assert_eq!(state.naval().map(|battle| battle.fleets.carthage), Some(4));
}

/// Rules: HM-15.2
#[test]
fn when_all_have_failed_or_declined_the_fleet_arrives() {
    let state = out(watched(port(4, 0, 3), 4), 3);
    let mut failed = state.clone();
    roll(&mut failed, &[put_to_sea("hannibal_gisco")], &[5]);
    assert_eq!(stands(&failed, ROME, "lipara"), 4);
    assert_eq!(stands(&after(&state, &[DONE]), ROME, "lipara"), 4);
}

/// Rules: HM-21.4
#[test]
fn a_side_may_say_that_it_does_not_intercept() {
    let state = after(&out(watched(port(4, 0, 3), 4), 3), &[HOLD_BACK]);
    assert_eq!(stands(&state, ROME, "lipara"), 4);
    let state = after(&state, &[sail("mylae"), embark(3)]);
    assert_eq!(stands(&state, ROME, "mylae"), 4, "nobody was asked");
}

/// Rules: HM-15.3
#[test]
fn the_holder_of_supremacy_may_take_the_move_back() {
    let table = watched(port(4, 0, 3), 2).set("supremacy", json!("rome"));
    let mut state = out(table, 3);
    roll(&mut state, &[put_to_sea("hannibal_gisco"), assign(2)], &[0]);
    assert_eq!(offered(&state), [HAND_OVER, FIGHT]);
    let back = after(&state, &[HAND_OVER]);
    assert_eq!((stands(&back, ROME, "neapolis"), open(&back).supremacy), (4, CARTHAGE));
    assert!(!is_moving(&back));
    assert!(after(&state, &[FIGHT]).naval().is_some());
}

/// Rules: HM-15.3
#[test]
fn without_supremacy_nothing_is_taken_back() {
    let mut state = out(watched(port(4, 0, 3), 1), 3);
    roll(&mut state, &[put_to_sea("hannibal_gisco")], &[0]);
    assert!(state.naval().is_some());
}

/// Rules: HM-15.4
#[test]
fn a_convoy_without_a_warship_is_chased_and_returns() {
    let mut state = out(watched(port(4, 1, 3), 1), 0);
    let events = roll(&mut state, &[put_to_sea("hannibal_gisco")], &[0, 4]);
    assert_eq!(attacks(&events), [(5, 2)]);
    assert_eq!(stands(&state, ROME, "neapolis"), 2);
    assert!(!is_moving(&state) && state.naval().is_none());
}

/// Rules: HM-15.5
#[test]
fn a_general_caught_with_nothing_is_displaced() {
    let mut state = out(watched(port(0, 0, 3), 1), 0);
    roll(&mut state, &[put_to_sea("hannibal_gisco")], &[0]);
    assert_eq!(state.post(g("scipio_lucius")), Post::Gone);
    assert!(!is_moving(&state));
    // Those who travel with him are lost too.
    let mut both = out(watched(port(0, 0, 3).general("duilius", "neapolis"), 1), 0);
    roll(&mut both, &[put_to_sea("hannibal_gisco")], &[0]);
    assert_eq!([both.post(g("duilius")), both.post(g("scipio_lucius"))], [Post::Gone; 2]);
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

/// Rules: HM-15.1
#[test]
fn rome_intercepts_carthage_as_well() {
    let table = table().markers(CARTHAGE, &["panormus"]).stack(CARTHAGE, "panormus", 3, 0);
    let table = table.general("hannibal_gisco", "panormus").general("duilius", "messana");
    let table = table.put(CARTHAGE, "ready", json!(1)).put(ROME, "ready", json!(1));
    let table = table.set("discards", json!([88, 97, 111, 114, 115, 117]));
    let mut state = table.hand(CARTHAGE, &[65, 84]).hand(ROME, &[66]).lay_for(CARTHAGE);
    play(&mut state, &[use_card(65, Use::Activate), activate("hannibal_gisco")]);
    play(&mut state, &[sail("lipara"), embark(1)]);
    assert!(is_offered(&state, put_to_sea("duilius")));
}
