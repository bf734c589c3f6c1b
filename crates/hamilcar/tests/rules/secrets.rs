//! Chapters 23 and 24: secrets, and hands that are open by choice.

use crate::table::{CARTHAGE, ROME, offered, start, table};
use quadriga_core::{Chance, Eye, Game, QuickChance, Silence};
use quadriga_hamilcar::{Action, CardSet, Hamilcar, Options, Side};
use serde_json::json;

fn laid() -> Hamilcar {
    let table = table().hand(ROME, &[65, 70]).hand(CARTHAGE, &[80, 90, 100]);
    table.put(CARTHAGE, "seen", json!([90])).set("discards", json!([66, 67])).lay()
}

fn numbers(cards: CardSet) -> Vec<u8> {
    cards.iter().map(u8::from).collect()
}

/// Rules: HM-23.1
#[test]
fn a_hand_is_known_to_its_owner_only() {
    let state = laid();
    let [rome, carthage] = [ROME, CARTHAGE].map(|side| state.view(Eye::Seat(side.seat())));
    assert_eq!(rome.republics.rome.hand.map(numbers), Some(vec![65, 70]));
    assert_eq!((rome.republics.carthage.hand, rome.republics.carthage.cards), (None, 3));
    assert_eq!(numbers(rome.republics.carthage.known), [90], "what was stolen is remembered");
    assert_eq!(carthage.republics.rome.hand, None);
    let spectator = state.view(Eye::Spectator).republics;
    assert_eq!((spectator.rome.hand, spectator.carthage.hand), (None, None));
    assert!(spectator.carthage.known.is_empty());
}

/// Rules: HM-23.1, HM-23.2
#[test]
fn what_is_hidden_is_imagined_anew() {
    let state = laid();
    let mut hands = Vec::new();
    for number in 0..20 {
        let mut other = state.clone();
        other.imagine(ROME.seat(), &mut QuickChance::new(number));
        let view = other.view(Eye::Seat(CARTHAGE.seat()));
        let hand = view.republics.carthage.hand.map(numbers).expect("its own hand");
        assert!(hand.len() == 3 && hand.contains(&90), "{hand:?}");
        assert!([65, 66, 67, 70].iter().all(|known| !hand.contains(known)), "{hand:?}");
        hands.push(hand);
    }
    hands.sort();
    hands.dedup();
    assert!(hands.len() > 10);
}

/// Rules: HM-23.3
#[test]
fn all_else_lies_open() {
    let view = laid().view(Eye::Spectator);
    assert_eq!((numbers(view.discards), view.draw_pile), (vec![66, 67], 64 - 7));
    assert_eq!(view.generals.len(), 45);
    assert_eq!(view.spaces.len(), 85);
}

/// Rules: HM-24.3
#[test]
fn open_hands_hide_nothing() {
    let table = table().hand(ROME, &[65]).hand(CARTHAGE, &[80]);
    let state = table.set("options", json!({ "open_hands": true })).lay();
    let view = state.view(Eye::Seat(ROME.seat()));
    assert_eq!(view.republics.carthage.hand.map(numbers), Some(vec![80]));
    let mut other = state.clone();
    other.imagine(ROME.seat(), &mut QuickChance::new(1));
    assert_eq!(other, state);
}

/// How many games are looked into, and how many steps two alike positions go together.
const GAMES: u64 = 30;
const TOGETHER: u64 = 60;

/// Two positions that look alike to a side stay alike, whatever both do in the same way, until the
/// side learns more: who is asked, what it is asked, and all that it sees.
fn stay_alike(real: &Hamilcar, side: Side, chance: &mut QuickChance) -> u64 {
    let (eye, mut real, mut other) = (Eye::Seat(side.seat()), real.clone(), real.clone());
    other.imagine(side.seat(), chance);
    for step in 0..TOGETHER {
        assert_eq!(real.turn(), other.turn(), "the question tells what is hidden");
        let list = offered(&real);
        if real.turn().seat() == Some(side.seat()) {
            assert_eq!(list, offered(&other), "the answers tell what is hidden");
        }
        let common = |action: &&Action| other.check(**action).is_ok();
        let common: Vec<&Action> = list.iter().filter(common).collect();
        if common.is_empty() {
            return step;
        }
        let action = *common[chance.below(common.len() as u32) as usize];
        let mut dice = chance.fork(step);
        let learned = real.perform(action, &mut dice.clone(), &mut Silence);
        let learned = learned.with(other.perform(action, &mut dice, &mut Silence));
        if real.view(eye) != other.view(eye) {
            assert!(learned.has(eye), "{action:?} tells what is hidden");
            return step;
        }
    }
    TOGETHER
}

/// Rules: HM-21.1, HM-23.1
#[test]
fn who_is_asked_follows_from_what_all_know() {
    let mut together = 0;
    for number in 0..GAMES {
        let mut chance = QuickChance::new(number);
        let mut state = start(Options::default(), number);
        while state.turn().seat().is_some() {
            if chance.below(40) == 0 {
                for &side in Side::ALL {
                    together += stay_alike(&state, side, &mut chance);
                }
            }
            let list = offered(&state);
            let action = list[chance.below(list.len() as u32) as usize];
            state.perform(action, &mut chance, &mut Silence);
        }
    }
    assert!(together > 20 * GAMES, "they went only {together} steps together");
}
