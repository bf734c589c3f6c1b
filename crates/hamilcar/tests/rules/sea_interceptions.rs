//! Chapter 15: interception at sea.

use crate::table::fleets::{
    assign, attacks, embark, open, port, put_to_sea, sail, scipio, watched,
};
use crate::table::moves::{activate, stands};
use crate::table::{
    CARTHAGE, DONE, ROME, Table, after, decides, g, is_offered, offered, play, refused, roll, s,
    table, use_card,
};
use quadriga_hamilcar::{Action, Hamilcar, Post, Standing, Task, Use};
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
