//! Chapter 16: the tactic cards of naval battles, and the reactions to them.

use crate::table::fleets::{Fight, attacks, fight, open, order, tactic};
use crate::table::{
    CARTHAGE, DONE, ROME, after, decides, is_offered, offered, play, refused, roll,
};
use quadriga_hamilcar::{Action, FleetOrder, Hamilcar, NavalStep, Side, TacticCard};
use serde_json::json;

const NONE: [u8; 9] = [0; 9];
const EVADE: Action = order(FleetOrder::Evade);
const FLEE: Action = order(FleetOrder::Flee);

/// A hand of one card.
fn one(card: TacticCard) -> [u8; 9] {
    let mut hand = NONE;
    hand[card.index()] = 1;
    hand
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

/// Rules: HM-16.14, HM-16.21
#[test]
fn pursuit_stops_who_would_leave() {
    let held = fight().tactics(one(TacticCard::Pursuit), NONE);
    let mut state = held.clone().lay();
    play(&mut state, &[EVADE]);
    assert!(asks(&state, ROME));
    assert_eq!(offered(&state), [tactic(TacticCard::Pursuit), DONE]);
    let stopped = after(&state, &[tactic(TacticCard::Pursuit)]);
    assert!(stopped.naval().is_some());
    assert_eq!(open(&stopped).supremacy, ROME, "what was handed over stays so");
    assert!(after(&state, &[DONE]).naval().is_none());
    let mut fled = held.lay();
    roll(&mut fled, &[FLEE, tactic(TacticCard::Pursuit)], &[0]);
    assert!(fled.naval().is_some());
}

/// Rules: HM-16.20
#[test]
fn the_tactic_deck_has_24_cards() {
    let all = quadriga_hamilcar::material().decks.tactic;
    assert_eq!(all.iter().sum::<u8>(), 24);
    let of = |card: TacticCard| all[card.index()];
    let counts = TacticCard::ALL.iter().map(|&card| of(card)).collect::<Vec<_>>();
    assert_eq!(counts, [5, 4, 3, 2, 3, 2, 3, 1, 1]);
}

/// Rules: HM-16.20
#[test]
fn each_manoeuvre_does_what_it_says() {
    use TacticCard::{Boarding, Diekplous, FollowingWind, Periplous, Ramming};
    let cases = [
        (Ramming, "good", vec![2], (4, 1)),
        (Boarding, "good", vec![3], (4, 2)),
        (Boarding, "good", vec![2], (3, 0)),
        (Diekplous, "good", vec![1], (4, 1)),
        (Diekplous, "fair", vec![2], (3 + 1 - 1, 0)),
        (Periplous, "good", vec![0, 3], (4, 1)),
        (FollowingWind, "good", vec![2], (3, 1)),
    ];
    for (card, seamanship, dice, expected) in cases {
        let field = attacking().on(|table| table.set("seamanship", json!(seamanship)));
        let mut state = field.tactics(one(card), NONE).lay();
        let events = roll(&mut state, &[tactic(card)], &dice);
        assert_eq!(attacks(&events), [expected], "{card:?} at {seamanship}");
    }
    let state = attacking().ships(4, 5).tactics(one(Periplous), NONE).lay();
    refused(&state, tactic(Periplous), "HM-16.20");
}

/// Rules: HM-16.20
#[test]
fn kyklos_hampers_the_next_attack_of_the_enemy_and_adds_up() {
    let mut hand = NONE;
    hand[TacticCard::Kyklos.index()] = 2;
    let field = attacking().cargo(0, 0).set("second", json!(true)).tactics(hand, NONE);
    let mut state = field.set("hampered", json!({ "rome": 0, "carthage": -2 })).lay();
    let events = roll(&mut state, &[tactic(TacticCard::Kyklos), DONE], &[0, 5]);
    assert_eq!(attacks(&events)[1].0, 6 - 4, "two of them");
    let events = roll(&mut state, &[DONE, DONE, DONE], &[0, 5]);
    assert_eq!(attacks(&events)[1].0, 6, "only the next attack");
}

/// Rules: HM-16.20, HM-16.21
#[test]
fn reactions_are_asked_for_by_what_the_enemy_could_hold() {
    let state = attacking().tactics(one(TacticCard::Ramming), one(TacticCard::BackWater)).lay();
    let mut hit = state.clone();
    roll(&mut hit, &[DONE], &[3]);
    assert!(asks(&hit, CARTHAGE), "a hit can be taken off");
    let mut saved = hit.clone();
    roll(&mut saved, &[tactic(TacticCard::BackWater)], &[]);
    // Rome might hold a false signal for that.
    assert!(asks(&saved, ROME));
    play(&mut saved, &[DONE]);
    assert_eq!(saved.naval().map(|battle| battle.sunk.carthage), Some(0));
    // Without a hit, without a card or with all copies played nobody is asked.
    let mut missed = state.clone();
    roll(&mut missed, &[DONE], &[1]);
    assert!(asks(&missed, ROME));
    let mut bare = attacking().tactics(one(TacticCard::Ramming), NONE).lay();
    roll(&mut bare, &[DONE], &[3]);
    assert!(asks(&bare, ROME));
    let mut played = NONE;
    played[TacticCard::BackWater.index()] = 2;
    let hands = attacking().tactics(one(TacticCard::Ramming), one(TacticCard::Pursuit));
    let mut spent = hands.set("played", json!(played)).lay();
    roll(&mut spent, &[DONE], &[3]);
    assert!(asks(&spent, ROME));
    // Whatever is held, the question is the same.
    let other = attacking().tactics(one(TacticCard::Ramming), one(TacticCard::Pursuit));
    let mut other = other.lay();
    roll(&mut other, &[DONE], &[3]);
    assert!(asks(&other, CARTHAGE) && offered(&other) == [DONE]);
}

/// Rules: HM-16.20
#[test]
fn a_false_signal_cancels_a_card() {
    let hands = attacking().tactics(one(TacticCard::Ramming), one(TacticCard::FalseSignal));
    let mut state = hands.lay();
    play(&mut state, &[tactic(TacticCard::Ramming)]);
    assert!(asks(&state, CARTHAGE) && is_offered(&state, tactic(TacticCard::FalseSignal)));
    let events = roll(&mut state, &[tactic(TacticCard::FalseSignal)], &[2]);
    assert_eq!(attacks(&events), [(3, 0)]);
}

/// Rules: HM-22.4
#[test]
fn duilius_rolls_again_once_with_corvi() {
    let [again, stands] = [true, false].map(|again| Action::Reroll { again });
    let field = attacking().commanders("duilius", "hannibal_gisco");
    let field = field.tactics(one(TacticCard::Ramming), NONE);
    let state = field.clone().on(|table| table.set("corvi", json!(true))).lay();
    let mut state = after(&state, &[DONE]);
    assert_eq!(offered(&state), [again, stands]);
    let events = roll(&mut state, &[again], &[3]);
    assert_eq!(attacks(&events), [(5, 1)]);
    assert_eq!(step(&state), Some(NavalStep::Order), "the second die stands");
    let bare = after(&field.lay(), &[DONE]);
    assert_eq!(step(&bare), Some(NavalStep::Order), "nothing without Corvi");
}
