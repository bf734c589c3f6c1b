//! How naval battles end in the long run, against the figures of the design.

use crate::table::fleets::{Fight, fight};
use crate::table::{offered, table};
use quadriga_core::{Chance, Game, QuickChance};
use quadriga_hamilcar::{Action, Event, FleetOrder, Hamilcar, Side, TacticCard};
use serde_json::json;

/// How many battles are fought for a row of the table.
const BATTLES: u64 = 4_000;

/// Both commanders are Admirals of BR 2, Carthage holds supremacy; Rome acts second in round 1.
fn before(ships: u8, seamanship: &str, corvi: bool) -> Fight {
    let at_home = ["antium", "praeneste", "tarracina", "alba_fucens", "neapolis"];
    let punic = ["tunes", "adys", "clupea", "vaga"];
    let fight = fight().on(|_| {
        let table = table().markers(Side::Rome, &at_home).markers(Side::Carthage, &punic);
        let table = table.hand(Side::Rome, &[84]).hand(Side::Carthage, &[88]);
        table.set("seamanship", json!(seamanship)).set("corvi", json!(corvi))
    });
    fight.ships(ships, ships).cargo(4, 0).step("draw")
}

/// The best-looking manoeuvre, every answer that is possible, warships before transports; nobody
/// leaves the battle.
fn choice(state: &Hamilcar, chance: &mut QuickChance) -> Action {
    let mut list = offered(state);
    chance.shuffle(&mut list);
    let worth = |action: &Action| match *action {
        Action::Pass | Action::Aim { transports: false } => 9,
        Action::Tactic { card } => match card {
            TacticCard::Diekplous => 8,
            TacticCard::Periplous => 7,
            TacticCard::FollowingWind => 5,
            TacticCard::Ramming => 6,
            TacticCard::Kyklos => 4,
            _ => 3,
        },
        Action::Order { what: FleetOrder::Reform } => 2,
        Action::Done => 1,
        _ => 0,
    };
    list.into_iter().max_by_key(worth).expect("something to do")
}

/// How often of a hundred Rome wins, nobody wins, Carthage wins.
fn odds(start: &Hamilcar) -> [f64; 3] {
    let mut won = [0u32; 3];
    for number in 0..BATTLES {
        let (mut state, mut chance) = (start.clone(), QuickChance::new(number));
        let mut winner = None;
        while winner.is_none() {
            let action = choice(&state, &mut chance);
            let mut told = Vec::new();
            state.apply(action, &mut chance, &mut told).expect("it was offered");
            winner = told.iter().find_map(|told| match told.event {
                Event::NavalBattleOver { winner } => Some(winner),
                _ => None,
            });
        }
        let place = match winner.flatten() {
            Some(Side::Rome) => 0,
            None => 1,
            Some(Side::Carthage) => 2,
        };
        won[place] += 1;
    }
    won.map(|battles| 100.0 * f64::from(battles) / BATTLES as f64)
}

/// Rules: HM-16.1, HM-16.2, HM-16.5, HM-16.6, HM-16.9, HM-16.15
#[test]
fn naval_battles_end_as_designed() {
    let rows = [
        (3, "poor", false, [16.0, 7.0, 77.0]),
        (3, "fair", true, [40.0, 3.0, 57.0]),
        (3, "good", true, [62.0, 0.0, 38.0]),
        (6, "poor", false, [2.0, 75.0, 23.0]),
        (6, "good", true, [40.0, 43.0, 17.0]),
        (10, "fair", true, [0.0, 100.0, 0.0]),
    ];
    let found: Vec<[f64; 3]> = rows
        .iter()
        .map(|&(ships, seamanship, corvi, _)| odds(&before(ships, seamanship, corvi).lay_asked()))
        .collect();
    for ((ships, seamanship, _, designed), found) in rows.iter().zip(&found) {
        let far = found.iter().zip(designed).any(|(a, b): (&f64, &f64)| (a - b).abs() > 6.0);
        assert!(!far, "{ships}, {seamanship}: {found:?}, designed {designed:?}; all {found:?}");
    }
}
