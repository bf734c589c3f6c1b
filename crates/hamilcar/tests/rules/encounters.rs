//! Chapter 8: what an army meets where it arrives.

use crate::table::moves::{UNIT, activate, capua, intercept, march, moving, units};
use crate::table::{
    CARTHAGE, DONE, ROME, Table, after, card, decides, g, is_offered, offered, play, roll, s,
    table, use_card,
};
use quadriga_hamilcar::{Action, Event, Hamilcar, Post, Use};
use serde_json::json;

fn escape(id: &str) -> Action {
    Action::Escape { to: s(id) }
}

/// Rules: HM-8.10, HM-1.12
#[test]
fn enemies_in_the_space_are_fought_and_the_activation_ends() {
    let table = capua(5, 0).stack(CARTHAGE, "beneventum", 3, 0).markers(CARTHAGE, &["bovianum"]);
    let mut state = moving(table, "duilius");
    let mut events = roll(&mut state, &[march("beneventum")], &[0]);
    let begun = Event::BattleBegun { at: s("beneventum"), attacker: ROME };
    assert!(events.contains(&begun), "{events:?}");
    while state.activation().is_some() {
        let first = offered(&state)[0];
        // Whoever may concede does: somebody loses, and the field is one side's again.
        let yields = is_offered(&state, Action::Yield);
        events = roll(&mut state, &[if yields { Action::Yield } else { first }], &[0, 0, 0, 0]);
    }
    assert!(events.contains(&Event::ActivationOver { general: g("duilius") }), "{events:?}");
    let here = |side| state.outside(side, s("beneventum")).units();
    assert!(here(ROME) == 0 || here(CARTHAGE) == 0);
}

/// Rules: HM-8.13, HM-7.7
#[test]
fn a_general_met_alone_escapes_and_the_mover_goes_on() {
    let table = capua(5, 0).general("boodes", "beneventum").markers(ROME, &["nola"]);
    let mut state = moving(table, "duilius");
    play(&mut state, &[march("beneventum")]);
    assert_eq!(decides(&state), CARTHAGE.seat());
    // Not to Capua, where the mover came from; Nola is Rome's, passes are closed.
    assert_eq!(offered(&state), [escape("bovianum")]);
    let mut away = state.clone();
    roll(&mut away, &[escape("bovianum")], &[0]);
    assert_eq!(away.post(g("boodes")), Post::Outside(s("bovianum")));
    assert_eq!(decides(&away), ROME.seat());
    assert!(is_offered(&away, march("nola")), "he goes on");
    roll(&mut state, &[escape("bovianum")], &[5]);
    assert_eq!(state.post(g("boodes")), Post::Pile);
    assert!(is_offered(&state, march("nola")));
}

/// Rules: HM-8.13
#[test]
fn lone_generals_do_not_disturb_each_other() {
    let table = capua(1, 0).general("boodes", "beneventum");
    let mut state = moving(table, "duilius");
    play(&mut state, &[UNIT, march("beneventum")]);
    assert_eq!(decides(&state), ROME.seat());
    assert_eq!(state.post(g("boodes")), Post::Outside(s("beneventum")));
}

/// Rules: HM-13.3
#[test]
fn supply_trains_alone_are_removed_where_units_come() {
    let table = capua(5, 0).markers(CARTHAGE, &["nola"]).stack(CARTHAGE, "nola", 0, 2);
    let before = moving(table, "duilius");
    let mut state = before.clone();
    let events = roll(&mut state, &[march("nola")], &[]);
    let lost = Event::TrainsLost { side: CARTHAGE, at: s("nola"), trains: 2 };
    assert!(events.contains(&lost), "{events:?}");
    assert_eq!(state.outside(CARTHAGE, s("nola")).trains, 0);
    // A general without units takes nothing.
    let alone = [UNIT, UNIT, UNIT, UNIT, UNIT, march("nola")];
    let state = after(&before, &alone);
    assert_eq!(state.outside(CARTHAGE, s("nola")).trains, 2);
}

/// Rules: HM-8.7
#[test]
fn own_units_in_the_space_are_taken_up_or_stay() {
    let table = capua(8, 0).stack(ROME, "nola", 4, 0);
    let mut state = moving(table, "duilius");
    play(&mut state, &[march("nola")]);
    assert_eq!(state.activation().map(|now| now.army.units()), Some(8));
    play(&mut state, &[Action::Gather]);
    assert_eq!(state.activation().map(|now| now.army.units()), Some(10), "ten at most");
    play(&mut state, &[march("salernum")]);
    assert_eq!((units(&state, "nola"), units(&state, "salernum")), (2, 10));
}

/// Rules: HM-8.14
#[test]
fn a_pass_is_paid_before_the_battle() {
    let table = capua(9, 0).stack(CARTHAGE, "venusia", 2, 0);
    let mut state = moving(table, "duilius");
    play(&mut state, &[march("beneventum")]);
    let events = roll(&mut state, &[march("venusia")], &[5, 0]);
    let place = |wanted: fn(&Event) -> bool| events.iter().position(wanted);
    let attrition = place(|event| matches!(event, Event::Attrition { .. }));
    let battle = place(|event| matches!(event, Event::BattleBegun { .. }));
    assert!(attrition.is_some() && attrition < battle, "{events:?}");
    assert_eq!(units(&state, "venusia"), 7);
}

/// Duilius has marched with two units from Tarquinii to Populonia, beside a tribe; Carthage has
/// played card 120.
fn harassed(table: Table) -> Hamilcar {
    let table = table.stack(ROME, "tarquinii", 2, 1).general("duilius", "tarquinii");
    let table = table.set("proconsul", json!(g("duilius"))).passed_windows(&[114]);
    let mut state = moving(table.hand(CARTHAGE, &[120, 109]), "duilius");
    play(&mut state, &[march("populonia")]);
    roll(&mut state, &[Action::Counter { card: card(120) }], &[5]);
    state
}

/// Rules: HM-8.15, HM-20.50
#[test]
fn a_general_whose_army_is_wiped_out_goes_on_alone() {
    let state = harassed(table());
    assert_eq!(units(&state, "populonia"), 0);
    assert_eq!(decides(&state), ROME.seat());
    assert!(is_offered(&state, march("pisae")));
}

/// Rules: HM-8.15
#[test]
fn among_enemies_he_goes_back_and_his_activation_is_over() {
    let state = harassed(table().stack(CARTHAGE, "populonia", 3, 0));
    assert!(state.activation().is_none());
    assert_eq!(state.post(g("duilius")), Post::Outside(s("tarquinii")));
    assert_eq!(state.outside(ROME, s("populonia")).trains, 0);
    assert_eq!(state.outside(ROME, s("tarquinii")).trains, 0, "nothing is left of it");
}

/// Rules: HM-8.14, HM-21.3
#[test]
fn cards_come_before_interception() {
    let table = table().stack(ROME, "tarquinii", 5, 0).general("metellus", "tarquinii");
    let table = table.stack(CARTHAGE, "pisae", 3, 0).general("boodes", "pisae");
    let table = table.hand(CARTHAGE, &[120, 109]).passed_windows(&[114]);
    let mut state = moving(table, "metellus");
    play(&mut state, &[march("populonia")]);
    assert!(is_offered(&state, Action::Counter { card: card(120) }));
    play(&mut state, &[Action::Pass]);
    assert!(is_offered(&state, intercept("boodes", 3)));
}

/// Rules: HM-8.14
#[test]
fn a_position_holds_both_sides_where_one_has_just_arrived() {
    let table = capua(5, 0).stack(CARTHAGE, "beneventum", 3, 0);
    let mut state = table.hand(ROME, &[65]).lay();
    play(&mut state, &[use_card(65, Use::Activate), activate("duilius")]);
    roll(&mut state, &[march("beneventum")], &[0]);
    let text = serde_json::to_string(&state).expect("a position");
    let read: Hamilcar = serde_json::from_str(&text).expect("the same position");
    assert_eq!(read, state);
    assert!(!is_offered(&state, DONE));
}
