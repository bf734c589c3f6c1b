//! Chapter 3: the turn.

use crate::table::{
    CARTHAGE, ROME, WINTER, decides, offered, play, refused, republic, start, table, use_card,
};
use quadriga_core::{Chance, Eye, Game, QuickChance, Silence};
use quadriga_hamilcar::{Action, Event, Hamilcar, Options, Phase, Use};
use serde_json::json;

/// Plays on at random; calls `see` before every action.
fn wander(state: &mut Hamilcar, number: u64, mut see: impl FnMut(&Hamilcar)) {
    let mut chance = QuickChance::new(number);
    while state.turn().seat().is_some() {
        see(state);
        let list = offered(state);
        let action = list[chance.below(list.len() as u32) as usize];
        state.perform(action, &mut chance, &mut Silence);
    }
}

/// Rules: HM-3.1
#[test]
fn the_first_turn_has_no_reinforcements() {
    let state = start(Options::default(), 3);
    assert_eq!((state.turn_number(), state.phase()), (1, Phase::FirstPlayer));
    refused(&state, Action::Launch, "HM-3.1");
    refused(&state, Action::Done, "HM-3.1");
}

/// Rules: HM-3.1
#[test]
fn the_phases_come_in_order() {
    let mut state = start(Options::default(), 3);
    let mut seen = Vec::new();
    wander(&mut state, 3, |state| {
        let step = match state.phase() {
            Phase::PunicShip
            | Phase::PunicUnits { .. }
            | Phase::PunicNamed { .. }
            | Phase::PunicDrawn { .. } => 0,
            Phase::RomanUnits { .. } | Phase::Proconsul | Phase::Consuls { .. } => 1,
            Phase::Reform | Phase::Deal => 2,
            Phase::FirstPlayer => 3,
            Phase::Strategy { .. } => 4,
            Phase::Winter { .. } => 5,
            Phase::VictoryCheck => 6,
            Phase::Burning { .. } => 7,
            Phase::WarChest { .. } => 8,
            Phase::Over { .. } => 9,
        };
        seen.push((state.turn_number(), step));
    });
    assert!(seen.is_sorted(), "{seen:?}");
}

/// Rules: HM-3.2, HM-19.2
#[test]
fn a_war_has_nine_turns() {
    let mut turns = 0;
    let mut state = start(Options::default(), 5);
    wander(&mut state, 5, |state| turns = turns.max(state.turn_number()));
    assert_eq!(turns, 9);
    assert_eq!(state.view(Eye::Spectator).years, "244-241");
    refused(&state, Action::Done, "HM-19.7");
}

/// Rules: HM-3.3, HM-4.2
#[test]
fn hands_grow_with_the_war() {
    let mut dealt = [0; 10];
    let mut state = start(Options::default(), 7);
    wander(&mut state, 7, |state| {
        if state.phase() == Phase::FirstPlayer {
            let hands = [ROME, CARTHAGE].map(|side| republic(state, side).cards);
            assert_eq!(hands[0], hands[1]);
            dealt[usize::from(state.turn_number())] = hands[0];
        }
    });
    assert_eq!(dealt[1..], [7, 7, 7, 8, 8, 8, 9, 9, 9]);
}

/// Rules: HM-3.4
#[test]
fn the_discards_are_dealt_when_the_pile_is_empty() {
    let discards: Vec<u8> =
        (65..=128).filter(|number| ![72, 73, 79, 109].contains(number)).collect();
    let last = table().set("discards", json!(discards)).set("removed", json!([73, 79]));
    let mut state = last.set("phase", json!("reform")).general("duilius", "roma").lay();
    assert_eq!(state.view(Eye::Spectator).draw_pile, 2);
    let events = play(&mut state, &[Action::Done]);
    assert!(events.contains(&Event::Reshuffled { cards: 60 }), "{events:?}");
    let view = state.view(Eye::Spectator);
    assert_eq!((view.draw_pile, view.discards.len(), view.removed.len()), (62 - 14, 0, 2));
    assert!(republic(&state, ROME).hand.expect("its own").iter().all(|card| card.number() != 73));
}

/// Rules: HM-3.5
#[test]
fn what_lasts_a_turn_ends_with_it() {
    let table = table().set("truce", json!(true)).set("africa_open", json!(true));
    let table = table.set("ships_lost", json!(3)).put(ROME, "won_at_sea", json!(true));
    let mut state = table.usual_markers().before_winter();
    let mut list = vec![WINTER];
    while let Some(action) = list.first().copied() {
        play(&mut state, &[action]);
        list = if state.turn_number() == 3 { Vec::new() } else { offered(&state) };
    }
    let view = state.view(Eye::Spectator);
    assert_eq!((view.truce, view.africa_open, view.ships_lost), (false, false, 0));
    assert_eq!((view.republics.rome.ops, view.republics.rome.cards), (0, 0));
}

/// Rules: HM-3.6
#[test]
fn a_step_ends_by_the_players_word() {
    let mut state = table().hand(ROME, &[65]).hand(CARTHAGE, &[66]).lay();
    play(&mut state, &[use_card(65, Use::Spend)]);
    assert_eq!(decides(&state), ROME.seat());
    play(&mut state, &[Action::Done]);
    assert_eq!(decides(&state), CARTHAGE.seat());
}
