//! Chapter 16: what a naval battle costs, and where the fleets are afterwards.

use crate::table::fleets::{
    Fight, TRANSPORTS, WARSHIPS, attacks, fight, open, order, ships, tactic,
};
use crate::table::moves::stands;
use crate::table::{CARTHAGE, DONE, ROME, g, offered, play, roll, s};
use quadriga_hamilcar::{Action, Event, FleetOrder, Hamilcar, Holding, Post, TacticCard, Task};
use serde_json::json;

const FLEE: Action = order(FleetOrder::Flee);
const CHASE: Action = Action::Chase;

/// Rome is to attack: nothing modifies its die.
fn attacking() -> Fight {
    let field = fight().on(|table| table.set("seamanship", json!("good"))).acting(ROME);
    // The card is held back: only so is Rome asked before its attack.
    field.step("manoeuvre").tactics([1, 0, 0, 0, 0, 0, 0, 0, 0], [0; 9])
}

/// Carthage is to name its target.
fn aiming() -> Fight {
    fight().step("aim")
}

fn demanded(events: &[Event]) -> Option<u8> {
    events.iter().find_map(|event| match event {
        Event::Demanded { markers, .. } => Some(*markers),
        _ => None,
    })
}

fn is_moving(state: &Hamilcar) -> bool {
    state.tasks().iter().any(|task| matches!(task, Task::Activating { .. }))
}

/// Rules: HM-16.7
#[test]
fn a_transport_goes_down_with_a_unit_and_a_supply_train_after_the_battle() {
    let mut state = aiming().set("round", json!(5)).set("second", json!(true)).lay();
    roll(&mut state, &[TRANSPORTS], &[4]);
    assert_eq!(stands(&state, ROME, "neapolis"), 4, "set aside until the battle is over");
    assert_eq!(state.naval().map(|battle| battle.transports_hit), Some(2));
    play(&mut state, &[DONE]);
    assert_eq!(stands(&state, ROME, "neapolis"), 2);
    assert_eq!(state.outside(ROME, s("neapolis")).trains, 0);
}

/// Rules: HM-16.7, HM-16.15
#[test]
fn a_side_without_ready_ships_has_lost() {
    let mut state = aiming().ships(1, 5).lay();
    let events = roll(&mut state, &[WARSHIPS, DONE], &[3]);
    assert!(events.contains(&Event::NavalBattleOver { winner: Some(CARTHAGE) }));
    assert_eq!((ships(&state, ROME), ships(&state, CARTHAGE)), ((0, 0), (5, 0)));
    assert_eq!(open(&state).ships_lost, 1);
}

/// Rules: HM-16.8
#[test]
fn a_five_with_corvi_makes_a_prize() {
    let field = attacking().on(|table| table.set("corvi", json!(true)));
    let mut state = field.lay();
    let events = roll(&mut state, &[DONE], &[3]);
    assert!(events.contains(&Event::PrizeTaken), "4 and 1 for the Corvi");
    // Carthage evades: Rome keeps the prize Damaged.
    let mut won = state.clone();
    roll(&mut won, &[DONE, TRANSPORTS, order(FleetOrder::Evade), DONE], &[0]);
    assert_eq!((ships(&won, ROME), ships(&won, CARTHAGE)), ((5, 1), (0, 4)));
    // Rome flees: the prize returns.
    let mut lost = state;
    roll(&mut lost, &[FLEE, DONE], &[0]);
    assert_eq!((ships(&lost, ROME), ships(&lost, CARTHAGE)), ((0, 5), (4, 1)));
    // Without Corvi a 5 is only a hit.
    let mut plain = attacking().lay();
    let events = roll(&mut plain, &[DONE], &[4]);
    assert!(!events.contains(&Event::PrizeTaken));
}

/// Rules: HM-16.15
#[test]
fn after_five_rounds_it_is_drawn_and_all_are_damaged() {
    let mut state = fight().set("round", json!(5)).set("second", json!(true)).lay();
    let events = play(&mut state, &[DONE]);
    assert!(events.contains(&Event::NavalBattleOver { winner: None }));
    assert_eq!((ships(&state, ROME), ships(&state, CARTHAGE)), ((0, 5), (0, 5)));
    assert_eq!(open(&state).supremacy, CARTHAGE);
    assert_eq!(demanded(&events), None);
}

/// Rules: HM-16.16
#[test]
fn an_interceptor_who_loses_stays_ashore() {
    let field = fight().on(|table| table.stack(CARTHAGE, "panormus", 3, 0));
    let mut state = field.lay();
    play(&mut state, &[order(FleetOrder::Evade)]);
    assert_eq!(state.post(g("hannibal_gisco")), Post::Outside(s("panormus")));
    assert_eq!(stands(&state, CARTHAGE, "panormus"), 3);
}

/// Rules: HM-16.17
#[test]
fn after_flight_the_winner_may_chase_transports_once() {
    let mut state = fight().acting(ROME).lay();
    roll(&mut state, &[FLEE], &[0]);
    assert_eq!(offered(&state), [CHASE, DONE]);
    let events = roll(&mut state, &[CHASE], &[4]);
    assert_eq!(attacks(&events), [(5, 2)], "the column of round 5");
    assert_eq!(stands(&state, ROME, "neapolis"), 2);
    assert!(!events.contains(&Event::SupremacyTaken { side: CARTHAGE }));
    // After evasion there is no chase.
    let field = fight().acting(ROME).on(|table| table.set("supremacy", json!("rome")));
    let mut evaded = field.lay();
    let events = play(&mut evaded, &[order(FleetOrder::Evade)]);
    assert!(events.contains(&Event::NavalBattleOver { winner: Some(CARTHAGE) }));
    assert_eq!(stands(&evaded, ROME, "neapolis"), 4);
}

/// Rules: HM-16.18
#[test]
fn the_loser_removes_pcs_for_half_of_his_lost_ships() {
    let field = fight().acting(ROME).on(|table| table.markers(ROME, &["antium", "paestum"]));
    let mut state = field.clone().set("sunk", json!({ "rome": 3, "carthage": 4 })).lay();
    let events = roll(&mut state, &[FLEE, DONE], &[0]);
    assert_eq!(demanded(&events), Some(1), "the winner pays nothing");
    play(&mut state, &[Action::Renounce { from: Holding::Space(s("antium")) }]);
    let mut one = field.set("sunk", json!({ "rome": 1, "carthage": 0 })).lay();
    let events = roll(&mut one, &[FLEE, DONE], &[0]);
    assert_eq!(demanded(&events), None);
}

/// Rules: HM-16.18
#[test]
fn prizes_count_as_lost() {
    let field = fight().on(|table| table.markers(CARTHAGE, &["utica", "clupea", "thapsus"]));
    let field = field.on(|table| table.set("corvi", json!(true)));
    let field = field.set("sunk", json!({ "rome": 0, "carthage": 2 })).set("prizes", json!(2));
    let mut state = field.lay();
    let events = play(&mut state, &[order(FleetOrder::Evade)]);
    assert_eq!(demanded(&events), Some(1));
}

/// Rules: HM-16.19
#[test]
fn a_mover_who_won_sails_on_others_return() {
    let mut won = fight().lay();
    play(&mut won, &[order(FleetOrder::Evade)]);
    assert_eq!(stands(&won, ROME, "lipara"), 4);
    assert!(is_moving(&won), "with the MPs that are left");
    let mut lost = fight().acting(ROME).lay();
    roll(&mut lost, &[FLEE, DONE], &[0]);
    assert_eq!(stands(&lost, ROME, "neapolis"), 4);
    assert!(!is_moving(&lost));
    let mut drawn = fight().set("round", json!(5)).set("second", json!(true)).lay();
    play(&mut drawn, &[DONE]);
    assert_eq!(stands(&drawn, ROME, "neapolis"), 4);
    assert!(!is_moving(&drawn));
}

/// Rules: HM-16.19
#[test]
fn a_general_without_unit_and_ship_is_displaced() {
    let last = fight().cargo(0, 0).ships(1, 5).tactics([0; 9], [1, 0, 0, 0, 0, 0, 0, 0, 0]);
    let mut state = last.step("manoeuvre").lay();
    roll(&mut state, &[tactic(TacticCard::Ramming)], &[3]);
    assert_eq!(state.post(g("scipio_lucius")), Post::Gone);
    // One with a ship left stays, though it is Damaged.
    let mut fled = fight().cargo(0, 0).acting(ROME).lay();
    roll(&mut fled, &[FLEE], &[0]);
    assert_eq!(state.post(g("hannibal_gisco")), Post::Outside(s("panormus")));
    assert_eq!(fled.post(g("scipio_lucius")), Post::Outside(s("neapolis")));
}

/// Rules: HM-14.10
#[test]
fn five_lost_ships_cost_a_step_of_seamanship_once_a_turn() {
    let field = fight().acting(ROME).on(|table| {
        let table = table.markers(ROME, &["antium", "paestum", "tarquinii", "locri"]);
        table.set("seamanship", json!("good")).set("ships_lost", json!(2))
    });
    let mut few = field.clone().set("sunk", json!({ "rome": 2, "carthage": 0 })).lay();
    roll(&mut few, &[FLEE, DONE], &[0]);
    assert_eq!(open(&few).seamanship.key(), "good", "4 are lost, Damaged ones do not count");
    let three = field.set("sunk", json!({ "rome": 3, "carthage": 0 }));
    let mut many = three.clone().lay();
    roll(&mut many, &[FLEE, DONE], &[0]);
    assert_eq!((open(&many).seamanship.key(), open(&many).ships_lost), ("fair", 5));
    let mut again = three.on(|table| table.set("seamanship_dropped", json!(true))).lay();
    roll(&mut again, &[FLEE, DONE], &[0]);
    assert_eq!(open(&again).seamanship.key(), "good");
}
