//! What an offer says of its dice, prices and points, against what comes of it.

use crate::table::{CARTHAGE, DONE, ROME, g, offered, play, refused, roll, start, table, use_card};
use quadriga_core::{Chance, Eye, Game, QuickChance};
use quadriga_hamilcar::{
    Action, Event, Hamilcar, Illegal, Losses, Options, Seamanship, Upshot, Use, View, material,
};
use serde_json::json;

fn upshot(state: &Hamilcar, action: Action) -> Upshot {
    state.upshot(action).unwrap_or_else(|| panic!("something comes of {action:?}"))
}

fn open(state: &Hamilcar) -> View {
    state.view(Eye::Spectator)
}

/// Positions of random games.
fn positions(games: u64, each: usize) -> impl Iterator<Item = Hamilcar> {
    (0..games).flat_map(move |number| {
        let mut state = start(Options::default(), number);
        let mut chance = QuickChance::new(number);
        let mut found = Vec::new();
        for step in 0..1_500 {
            let list = offered(&state);
            let Some(&action) = list.get(chance.below(list.len().max(1) as u32) as usize) else {
                break;
            };
            if step % each == 0 {
                found.push(state.clone());
            }
            state.apply(action, &mut chance, &mut Vec::new()).expect("it was offered");
        }
        found
    })
}

/// Rules: HM-1.17, HM-9.3, HM-9.8, HM-9.12, HM-10.10, HM-10.13, HM-15.2, HM-16.11
#[test]
fn a_die_passes_exactly_when_its_offer_says_so() {
    let mut thrown = 0;
    for state in positions(12, 1) {
        for action in offered(&state) {
            let Some(test) = state.upshot(action).and_then(|upshot| upshot.test) else { continue };
            for die in 1..=6 {
                let events = roll(&mut state.clone(), &[action], &[die - 1]);
                let passed = events.iter().find_map(|event| match *event {
                    Event::Tested { general, passed, .. } => {
                        assert_eq!(general, test.general);
                        Some(passed)
                    }
                    Event::FleetOrdered { passed, .. } => Some(passed),
                    Event::ConsulsRolled { named, general, .. } => Some(named == general),
                    _ => None,
                });
                let passed = passed.unwrap_or_else(|| panic!("{action:?} throws a die"));
                assert_eq!(passed, die <= u32::from(test.die), "{action:?}, {die}, {state:?}");
            }
            thrown += 1;
        }
    }
    assert!(thrown > 50, "{thrown}");
}

fn expected(losses: &Losses) -> u32 {
    let weighed = losses.shares.iter().zip(0_u32..).map(|(&share, lost)| u32::from(share) * lost);
    weighed.sum()
}

/// Rules: HM-1.18, HM-18.2
#[test]
fn the_winter_shows_what_it_may_cost() {
    let table = table().markers(CARTHAGE, &["agrigentum"]).stack(ROME, "agrigentum", 7, 1);
    let table = table.general("duilius", "agrigentum").besieged("agrigentum", 0);
    let mut state = table.set("proconsul", json!(g("duilius"))).before_winter();
    play(&mut state, &[crate::table::WINTER]);
    let roll_it = upshot(&state, Action::Winter { feed: false }).losses.expect("losses");
    // The column of seven units loses 1, 1, 2, 2, 2 and 3 by the dice.
    let hits: Vec<u8> = (1..=6)
        .map(|die| {
            let events = roll(&mut state.clone(), &[Action::Winter { feed: false }], &[die - 1]);
            let hit = events.iter().find_map(|event| match *event {
                Event::Attrition { hits, .. } => Some(hits),
                _ => None,
            });
            hit.expect("a die is thrown")
        })
        .collect();
    let sum: u32 = hits.iter().map(|&hits| u32::from(hits)).sum();
    assert_eq!((roll_it.of, roll_it.trains), (7, 0));
    assert!(expected(&roll_it).abs_diff(1000 * sum / 6) < 5, "{roll_it:?}, {hits:?}");
    let fed = upshot(&state, Action::Winter { feed: true }).losses.expect("a supply train");
    assert_eq!((fed.shares, fed.trains), (vec![1000], 1));
}

/// Rules: HM-1.6, HM-4.9, HM-4.11, HM-19.1
#[test]
fn points_change_as_the_offer_says() {
    let mut changes = 0;
    for state in positions(6, 3) {
        for action in offered(&state) {
            if !matches!(action, Action::Mark { .. } | Action::Concede { .. }) {
                continue;
            }
            let mut then = state.clone();
            roll(&mut then, &[action], &[]);
            if then.turn_number() != state.turn_number() || then.phase() != state.phase() {
                continue;
            }
            let points = |state: &Hamilcar| [ROME, CARTHAGE].map(|side| state.points(side));
            match state.upshot(action).and_then(|upshot| upshot.change) {
                Some(change) => {
                    let told = [ROME, CARTHAGE].map(|side| change.points[side]);
                    assert_eq!(told, points(&then), "{action:?} in {state:?}");
                    changes += 1;
                }
                None => assert_eq!(points(&state), points(&then), "{action:?} in {state:?}"),
            }
        }
    }
    assert!(changes > 10, "{changes}");
}

/// Rules: HM-4.4, HM-4.5, HM-4.13, HM-4.14
#[test]
fn a_card_says_what_it_brings_in_each_use() {
    let table = table().stack(ROME, "capua", 4, 0).general("duilius", "capua");
    let table = table.markers(ROME, &["capua"]).set("proconsul", json!(g("duilius")));
    let table = table.put(ROME, "ready", json!(9)).put(CARTHAGE, "ops", json!(5));
    let state = table.hand(ROME, &[65]).lay();
    let told = |to| upshot(&state, use_card(65, to)).card.expect("what a card brings");
    let build = told(Use::Build);
    assert_eq!((build.ops, build.ships), (3, 1), "ten warships at most");
    assert_eq!((build.higher, build.gap), (CARTHAGE, 2));
    let called = told(Use::Activate);
    assert_eq!((called.generals.len(), called.ships), (1, 0));
    assert!(called.generals.has(g("duilius")) && told(Use::Event).generals.has(g("duilius")));
    assert_eq!(told(Use::Train).seamanship, Some(Seamanship::Fair));
}

/// Rules: HM-4.5
#[test]
fn whoever_asks_for_more_points_says_so() {
    let table = table().stack(ROME, "capua", 4, 0).general("caudex", "capua");
    let table = table.set("proconsul", json!(g("caudex")));
    let state = table.hand(ROME, &[109]).lay();
    let least = material().generals.info(g("caudex")).strategy;
    let reason = refused(&state, use_card(109, Use::Activate), "HM-4.5");
    assert_eq!(reason, Illegal::RatedHigher { least, has: 1 });
}

/// Rules: HM-19.5
#[test]
fn the_war_chest_says_its_prices() {
    let table = table().phase(json!({ "war_chest": { "side": "rome", "left": 4 } }));
    let state = table.put(ROME, "damaged", json!(1)).lay();
    let price = |action| upshot(&state, action).price;
    assert_eq!((price(Action::Launch), price(Action::Repair)), (Some(3), Some(1)));
    assert_eq!(state.upshot(DONE), None);
}

/// Rules: HM-6.2, HM-6.8, HM-10.4, HM-19.4
#[test]
fn the_view_says_what_comes_and_what_armies_are_dealt() {
    let table = table().stack(ROME, "capua", 4, 0).general("duilius", "capua");
    let table = table.put(ROME, "ops", json!(7)).put(CARTHAGE, "ops", json!(5));
    let view = open(&table.set("proconsul", json!(g("duilius"))).hand(ROME, &[65]).lay());
    assert_eq!((view.chest.higher, view.chest.gap), (ROME, 2));
    let coming = view.coming.expect("another turn");
    let info = material().track.turn(3);
    assert_eq!((coming.turn, coming.cards, coming.general), (3, info.cards, info.general));
    assert_eq!((coming.units.rome, coming.units.carthage), (0, 1));
    let army = &view.armies[0];
    assert_eq!((army.side, army.commander, army.cards), (ROME, Some(g("duilius")), 4 + 3));
    let parts: i8 = army.parts.iter().map(|part| part.cards).sum();
    assert_eq!(parts, 7);
}
