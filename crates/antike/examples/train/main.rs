//! Learns what is worth how much, by matches of bots: all weights are moved a little at random, the moved ones play
//! against those moved the other way, and the weights follow the winner (simultaneous perturbation).
//!
//! Learning to foretell who wins was tried and makes worse players: what the winner has is often not what won.
//!
//! `cargo run --release -p quadriga-antike --example train -- 400 12 1` (matches, pairs of games in each, seed). Every
//! fifty matches the weights so far play against the first ones and go to `data/judgement.json`.

mod climb;
mod player;

use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use climb::Climb;
use player::Player;
use quadriga_antike::{Antike, Asset, Assets, Board, Ending, Judgement, Options, Phase};
use quadriga_core::{Chance, Game, QuickChance, Seat, Silence};
use serde_json::{Map, Value, json};

/// How many games are played side by side.
const THREADS: u32 = 2;
/// After so many matches it is time for a report.
const REPORT: u32 = 50;
/// What leading is worth in a game that reaches the turn limit, if winning is worth 1 and a draw a half.
const LEADING: f32 = 0.6;

fn main() {
    let given: Vec<u64> =
        std::env::args().skip(1).map(|given| given.parse().expect("a number")).collect();
    let &[matches, pairs, seed] = given.as_slice() else {
        eprintln!("train MATCHES PAIRS SEED");
        std::process::exit(2);
    };
    let first = Judgement::learned().clone();
    let mut climb = Climb::new(first.clone(), matches as u32);
    let mut chance = QuickChance::new(seed);
    for number in 1..=matches as u32 {
        let [up, down] = climb.both_ways(&mut chance);
        let score = contest([&up, &down], pairs as u32, chance.bits64(), 0.04).score;
        climb.follow(score);
        if number % REPORT == 0 {
            let report = contest([climb.judgement(), &first], 100, 1, 0.0);
            let Contest { score, won, turns } = report;
            println!(
                "{number}: against the first {score:.3}, won by personages {won:.2}, {turns:.0} turns"
            );
            write(climb.judgement());
        }
    }
}

/// How games between two judgements went.
struct Contest {
    /// What the first one got, between 0 and 1.
    score: f32,
    /// The part of games that ended by personages.
    won: f32,
    turns: f32,
}

/// Pairs of games with the same chance and seats exchanged, side by side.
fn contest(judgements: [&Judgement; 2], pairs: u32, seed: u64, whims: f32) -> Contest {
    let (next, all) = (AtomicU32::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..THREADS {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= 2 * pairs {
                        break;
                    }
                    let chance = QuickChance::new(seed).fork((number / 2).into());
                    let done = game(judgements, number as usize % 2, whims, chance);
                    all.lock().expect("no game panics").push(done);
                }
            });
        }
    });
    let all = all.into_inner().expect("no game panics");
    let mean =
        |part: fn(&(f32, bool, u8)) -> f32| all.iter().map(part).sum::<f32>() / all.len() as f32;
    Contest {
        score: mean(|game| game.0),
        won: mean(|game| u8::from(game.1).into()),
        turns: mean(|game| game.2.into()),
    }
}

/// One game: what the first judgement got, whether it was won by personages, and its turns.
fn game(
    judgements: [&Judgement; 2],
    turned: usize,
    whims: f32,
    mut chance: QuickChance,
) -> (f32, bool, u8) {
    let board = [Board::West, Board::East][chance.below(2) as usize];
    let options: Options = serde_json::from_value(json!({ "board": board })).expect("options");
    let mut state = Antike::start(&options, &mut chance);
    let mut players = judgements.map(|judgement| Player::new(judgement, whims));
    while let Some(seat) = state.turn().seat() {
        let action = players[seat.index() ^ turned].choose(&state, seat, &mut chance);
        state.perform(action, &mut chance, &mut Silence);
    }
    let first = if turned == 0 { Seat::FIRST } else { Seat::SECOND };
    let (winner, worth, won) = match state.phase() {
        Phase::Over(Ending::Personages { winner }) => (Some(winner), 1.0, true),
        Phase::Over(Ending::TurnLimit { winner }) => (winner, LEADING, false),
        _ => (None, 0.5, false),
    };
    let score = winner.map_or(0.5, |winner| if winner == first { worth } else { 1.0 - worth });
    (score, won, state.turn_number())
}

fn write(judgement: &Judgement) {
    let named = |assets: &Assets| -> Value {
        let worth = |&asset: &Asset| {
            let worth = (f64::from(assets[asset.index()]) * 1e4).round() / 1e4;
            (asset.name().to_owned(), worth.into())
        };
        Value::Object(Asset::ALL.iter().map(worth).collect::<Map<String, Value>>())
    };
    let file = json!({ "early": named(&judgement.early), "late": named(&judgement.late) });
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/judgement.json");
    let text = serde_json::to_string_pretty(&file).expect("plain numbers") + "\n";
    std::fs::write(path, text).expect("the data file can be written");
}
