//! Whole recorded games that must replay to the same last position for ever.
//!
//! `golden/v1` holds one record per line of [`WANTED`] and `index.json` with the hash of each last
//! position. A new one: add a line to [`WANTED`], run
//! `QUADRIGA_WRITE_GOLDEN=1 cargo test -p quadriga-conquest --test golden`, look at what was written and
//! commit it. Files that exist are never written again; when a change of the rules is meant to break
//! them, raise `Conquest::INFO.rules` and start `golden/v2`.

mod table;

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use quadriga_conquest::{Action, Border, Campaigns, Card, Conquest, Options, Players, Seating};
use quadriga_core::{Chance, Game, Play, Player, QuickChance, Record, Seed};
use table::{after, offered};

/// A kind of game that must be among the records.
struct Wanted {
    name: &'static str,
    players: u8,
    options: fn(Options) -> Options,
    /// How many of 8 decisions are left to chance; the others follow `appraise`.
    careless: u32,
    fits: fn(&Play<Conquest>) -> bool,
}

const WANTED: [Wanted; 6] = [
    Wanted {
        name: "two",
        players: 2,
        options: |options| options,
        careless: 2,
        fits: |play| has(play, |action| matches!(action, Action::Attack { .. })),
    },
    Wanted {
        name: "three-open-chaos",
        players: 3,
        options: |options| Options { open_chaos: true, ..options },
        careless: 2,
        fits: |play| has(play, |action| matches!(action, Action::Buy { from: Some(_), .. })),
    },
    Wanted {
        name: "four-with-lent-units",
        players: 4,
        options: |options| options,
        careless: 8,
        fits: |play| {
            has(play, |action| matches!(action, Action::Lend { .. }))
                && has(play, |action| matches!(action, Action::Lay { .. }))
        },
    },
    Wanted {
        name: "four-by-lot-with-fair-wind",
        players: 4,
        options: |options| Options { seating: Seating::Lot, border: Border::Open, ..options },
        careless: 8,
        fits: |play| has(play, |action| matches!(action, Action::FairWind { .. })),
    },
    Wanted {
        name: "five-with-a-slave-revolt",
        players: 5,
        options: |options| options,
        careless: 8,
        fits: |play| has(play, |action| matches!(action, Action::Revolt { .. })),
    },
    Wanted {
        name: "six-in-five-campaigns",
        players: 6,
        options: |options| Options { campaigns: Campaigns::Five, ..options },
        careless: 8,
        fits: |play| has(play, |action| *action == Action::Take { card: Card::Assassin }),
    },
];

fn has(play: &Play<Conquest>, wanted: fn(&Action) -> bool) -> bool {
    play.actions().iter().any(wanted)
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden/v1")
}

fn read(name: &str) -> Record<Conquest> {
    let text = fs::read_to_string(folder().join(format!("{name}.json")));
    let text =
        text.unwrap_or_else(|error| panic!("{name}: {error}; see how to write golden files"));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The hash of the last position of each record.
fn index() -> BTreeMap<String, String> {
    let text = fs::read_to_string(folder().join("index.json")).unwrap_or_else(|_| "{}".to_owned());
    serde_json::from_str(&text).expect("the index is a table of hashes")
}

fn choose(wanted: &Wanted, state: &Conquest, chance: &mut QuickChance) -> Action {
    let list = offered(state);
    if chance.below(8) < wanted.careless {
        return list[chance.below(list.len() as u32) as usize];
    }
    let seat = table::decides(state);
    let valued = list.into_iter().map(|action| (after(state, &[action]).appraise()[seat], action));
    let better = |a: &(f32, Action), b: &(f32, Action)| a.0.total_cmp(&b.0);
    valued.max_by(better).expect("something is offered").1
}

/// The first game that fits.
fn search(wanted: &Wanted) -> Record<Conquest> {
    for number in 0..3_000 {
        let players = Players::new(wanted.players).expect("2 to 6 can play");
        let options = (wanted.options)(Options { players, ..Options::default() });
        let mut play = Play::<Conquest>::new(options, Seed::from_number(number));
        let mut chance = QuickChance::new(number);
        while let Some(seat) = play.turn().seat() {
            let action = choose(wanted, play.state(), &mut chance);
            play.act(seat, action).expect("offered actions are legal");
        }
        if (wanted.fits)(&play) {
            let player = |seat: u8| Player { name: format!("Caesar {seat}"), bot: None };
            return Record::of(&play, (1..=wanted.players).map(player).collect());
        }
    }
    panic!("no game fits {}", wanted.name);
}

/// Writes what is missing, if asked to.
fn write_missing() {
    if std::env::var_os("QUADRIGA_WRITE_GOLDEN").is_none() {
        return;
    }
    let mut hashes = index();
    fs::create_dir_all(folder()).expect("the folder can be made");
    for wanted in &WANTED {
        let path = folder().join(format!("{}.json", wanted.name));
        if path.exists() {
            continue;
        }
        let record = search(wanted);
        let verified = record.verify().expect("a game just played is lawful");
        let text = serde_json::to_string(&record).expect("a record has a JSON form");
        fs::write(path, text + "\n").expect("the folder can be written");
        hashes.insert(wanted.name.to_owned(), verified.final_hash);
    }
    let text = serde_json::to_string_pretty(&hashes).expect("a table of hashes has a JSON form");
    fs::write(folder().join("index.json"), text + "\n").expect("the folder can be written");
}

#[test]
fn golden_games_replay_to_the_same_end() {
    write_missing();
    let hashes = index();
    assert_eq!(hashes.len(), WANTED.len(), "the index names {:?}", hashes.keys());
    for wanted in &WANTED {
        let record = read(wanted.name);
        let verified = record.verify().unwrap_or_else(|error| panic!("{}: {error}", wanted.name));
        assert_eq!(Some(&verified.final_hash), hashes.get(wanted.name), "{}", wanted.name);
        let play = record.replay(|_, _, _| {}).expect("it was verified");
        assert!((wanted.fits)(&play), "{} shows what its name says", wanted.name);
    }
}
