//! Chapter 16: naval battles, from the tactic cards to the third step of a turn.

use crate::table::fleets::{
    Fight, TRANSPORTS, WARSHIPS, assign, attacks, embark, fight, open, order, port, put_to_sea,
    sail, scipio, ships, tactic, watched,
};
use crate::table::{CARTHAGE, DONE, ROME, after, decides, offered, play, refused, roll};
use quadriga_core::Game;
use quadriga_hamilcar::{Action, Event, FleetOrder, Hamilcar, NavalStep, Side, TacticCard};
use serde_json::json;

const NONE: [u8; 9] = [0; 9];
const REFORM: Action = order(FleetOrder::Reform);
const EVADE: Action = order(FleetOrder::Evade);
const FLEE: Action = order(FleetOrder::Flee);

/// A hand of one card.
fn one(card: TacticCard) -> [u8; 9] {
    let mut hand = NONE;
    hand[card.index()] = 1;
    hand
}

fn cards(state: &Hamilcar) -> (u8, u8) {
    let tactics = open(state).tactics;
    (tactics.rome.cards, tactics.carthage.cards)
}

fn step(state: &Hamilcar) -> Option<NavalStep> {
    state.naval().map(|battle| battle.step)
}

fn asks(state: &Hamilcar, side: Side) -> bool {
    decides(state) == side.seat()
}

/// Rome is to attack, with good seamanship: nothing modifies its die.
fn attacking() -> Fight {
    fight().on(|table| table.set("seamanship", json!("good"))).acting(ROME).step("manoeuvre")
}

/// Carthage is to name its target.
fn aiming() -> Fight {
    fight().step("aim")
}

/// Rules: HM-16.1
#[test]
fn both_draw_by_rating_and_the_holder_of_supremacy_one_more() {
    let state = scipio(watched(port(4, 0, 3), 5));
    let actions = [sail("lipara"), embark(3), put_to_sea("hannibal_gisco"), assign(4)];
    let state = after(&state, &actions);
    assert_eq!(cards(&state), (2, 2 + 1), "both ratings are 2, and Carthage has supremacy");
    let view = state.view(quadriga_core::Eye::Seat(ROME.seat())).tactics;
    assert_eq!(view.rome.hand.map(quadriga_hamilcar::TacticHand::len), Some(2));
    assert_eq!(view.carthage.hand, None, "the enemy's cards are hidden");
}

/// Rules: HM-16.1, HM-22.11
#[test]
fn adherbal_draws_one_more_when_he_intercepts() {
    let table = port(4, 0, 3).general("adherbal", "panormus");
    let state = scipio(table.put(CARTHAGE, "ready", json!(5)));
    let actions = [sail("lipara"), embark(3), put_to_sea("adherbal"), assign(4)];
    assert_eq!(cards(&after(&state, &actions)), (2, 3 + 1 + 1));
}

/// Rules: HM-23.1
#[test]
fn tactic_cards_of_the_enemy_are_imagined_anew() {
    let state = attacking().tactics(one(TacticCard::Ramming), one(TacticCard::Pursuit)).lay();
    let mut seen = Vec::new();
    for number in 0..30 {
        let mut other = state.clone();
        other.imagine(ROME.seat(), &mut quadriga_core::QuickChance::new(number));
        let view =
            |side: Side| other.view(quadriga_core::Eye::Seat(side.seat())).tactics[side].hand;
        assert_eq!(view(ROME).map(|hand| hand.of(TacticCard::Ramming)), Some(1));
        seen.push(view(CARTHAGE).expect("its own hand"));
    }
    assert!(seen.iter().any(|hand| *hand != seen[0]) && seen.iter().all(|hand| hand.len() == 1));
}

/// Rules: HM-16.2
#[test]
fn the_holder_of_supremacy_acts_first_in_each_round() {
    let state = fight().step("order").lay();
    assert!(asks(&state, CARTHAGE));
    let state = after(&state, &[DONE]);
    let battle = state.naval().expect("a battle");
    assert_eq!((battle.round, battle.acting), (1, ROME), "Rome has attacked");
    let state = after(&state, &[DONE]);
    let battle = state.naval().expect("a battle");
    assert_eq!((battle.round, battle.acting), (2, CARTHAGE));
    // Rome takes supremacy with a 6 and acts first in the next round.
    let second = attacking().set("second", json!(true));
    let mut state = second.tactics(one(TacticCard::Ramming), NONE).lay();
    roll(&mut state, &[DONE, DONE], &[5]);
    let battle = state.naval().expect("a battle");
    assert_eq!((battle.round, battle.acting), (2, ROME));
}

/// Rules: HM-16.3
#[test]
fn one_tactic_card_is_a_manoeuvre_and_no_reaction() {
    let mut hand = one(TacticCard::Ramming);
    hand[TacticCard::BackWater.index()] = 1;
    hand[TacticCard::Boarding.index()] = 1;
    let mut state = attacking().tactics(hand, NONE).lay();
    let [ram, board] = [TacticCard::Ramming, TacticCard::Boarding].map(tactic);
    assert_eq!(offered(&state), [ram, board, DONE]);
    refused(&state, tactic(TacticCard::BackWater), "HM-16.3");
    refused(&state, tactic(TacticCard::Kyklos), "HM-16.3");
    play(&mut state, &[ram]);
    assert_eq!(step(&state), Some(NavalStep::Order), "the attack follows, no second card");
}

/// Rules: HM-16.4
#[test]
fn warships_or_transports_are_named_where_there_are_some() {
    let state = aiming().lay();
    assert_eq!(offered(&state), [WARSHIPS, TRANSPORTS]);
    let state = after(&state, &[TRANSPORTS]);
    assert_eq!(step(&state), Some(NavalStep::Order));
    // The interceptor has no transports: Rome's attack needs no word.
    let state = after(&state, &[DONE]);
    assert_eq!(state.naval().map(|battle| battle.acting), Some(ROME));
    assert_eq!(step(&state), Some(NavalStep::Order));
}

/// Rules: HM-16.5, HM-22.7
#[test]
fn seamanship_and_corvi_modify_romes_die() {
    let cases = [
        ("poor", false, "scipio_lucius", -1),
        ("fair", true, "scipio_lucius", 0),
        ("good", true, "scipio_lucius", 1),
        ("very_good", false, "scipio_lucius", 0),
        ("poor", false, "lutatius_catulus", 0),
    ];
    for (seamanship, corvi, commander, modifier) in cases {
        let field = fight().commanders(commander, "hannibal_gisco");
        let field = field.on(|table| table.set("seamanship", json!(seamanship)));
        let mut state = field.on(|table| table.set("corvi", json!(corvi))).lay();
        let events = roll(&mut state, &[DONE], &[2]);
        assert_eq!(attacks(&events)[0].0, 3 + modifier, "{seamanship} {corvi} {commander}");
    }
}

/// Rules: HM-16.6
#[test]
fn hits_go_by_the_die_and_the_round() {
    let rows = [(1, [0, 0, 0]), (2, [0, 0, 1]), (3, [0, 1, 1]), (4, [1, 1, 1]), (5, [1, 1, 2])];
    for (die, hits) in rows.into_iter().chain([(6, [1, 2, 2])]) {
        for (round, expected) in [1, 3, 5].into_iter().zip(hits) {
            let mut state = aiming().set("round", json!(round)).lay();
            let events = roll(&mut state, &[WARSHIPS], &[die - 1]);
            assert_eq!(attacks(&events), [(die as i8, expected)], "round {round}");
        }
    }
    // Hits beyond the target's number are lost.
    let mut state = aiming().set("round", json!(5)).ships(1, 5).lay();
    roll(&mut state, &[WARSHIPS], &[4]);
    assert_eq!(state.naval().map(|battle| battle.sunk.rome), Some(1));
}

/// Rules: HM-16.9
#[test]
fn a_six_takes_supremacy_whatever_it_hits() {
    let state = attacking().tactics(one(TacticCard::Ramming), NONE).lay();
    let mut low = state.clone();
    roll(&mut low, &[DONE], &[4]);
    assert_eq!(open(&low).supremacy, CARTHAGE);
    let mut high = state.clone();
    let events = roll(&mut high, &[tactic(TacticCard::Ramming)], &[4]);
    assert_eq!(open(&high).supremacy, ROME, "5 and 1 for Ramming");
    assert!(events.contains(&Event::SupremacyTaken { side: ROME }));
}

/// Rules: HM-16.10, HM-16.12
#[test]
fn a_fleet_reforms_evades_flees_or_fights_on() {
    let state = fight().lay();
    assert_eq!(offered(&state), [REFORM, EVADE, FLEE, DONE]);
    // Rome has no supremacy to evade with.
    let state = after(&state, &[DONE]);
    assert_eq!(offered(&state), [REFORM, FLEE, DONE]);
    refused(&state, EVADE, "HM-16.12");
}

/// Rules: HM-16.11
#[test]
fn an_admiral_reforms_by_his_rating_others_by_a_one() {
    for (commander, die, drawn) in
        [("hannibal_gisco", 2, 1), ("hannibal_gisco", 3, 0), ("bostar", 2, 0), ("bostar", 1, 1)]
    {
        let mut state = fight().commanders("scipio_lucius", commander).lay();
        roll(&mut state, &[REFORM], &[die - 1]);
        assert_eq!(cards(&state), (0, drawn), "{commander} with {die}");
    }
    let all = [5, 4, 3, 2, 3, 2, 3, 1, 1];
    let state = fight().set("played", json!(all)).lay();
    refused(&state, REFORM, "HM-16.11");
}

/// Rules: HM-16.12, HM-16.16
#[test]
fn who_evades_gives_supremacy_and_is_damaged() {
    let mut state = fight().lay();
    let events = play(&mut state, &[EVADE]);
    assert!(events.contains(&Event::NavalBattleOver { winner: Some(ROME) }));
    assert_eq!(open(&state).supremacy, ROME);
    assert_eq!((ships(&state, CARTHAGE), ships(&state, ROME)), ((0, 5), (5, 0)));
    assert!(open(&state).beaten.iter().next().is_some(), "the loser is known");
}

/// Rules: HM-16.13
#[test]
fn flight_succeeds_by_the_die_of_reform() {
    for (die, over) in [(2, true), (3, false)] {
        let mut state = fight().cargo(0, 0).lay();
        roll(&mut state, &[FLEE], &[die - 1, 0]);
        assert_eq!(state.naval().is_none(), over, "a die of {die} against 2");
        assert_eq!(open(&state).supremacy, CARTHAGE, "flight costs no supremacy");
    }
}
