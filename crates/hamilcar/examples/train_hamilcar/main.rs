//! Learns what is worth how much, from games that the judgement plays against itself: what was
//! thought of a position follows what was thought of the next ones and who has won in the end
//! (learning by temporal differences).
//!
//! `cargo run --release -p quadriga-hamilcar --example train_hamilcar -- 2000 1` (games, seed).
//! Every 100 games the weights so far play against the first ones and go to
//! `data/judgement.json`, or where the variable `OUT` says. With `AGAINST` nothing is learned: the
//! weights play so many pairs of games against those of that file.

mod learner;

use std::path::{Path, PathBuf};

use learner::Learner;
use quadriga_bots::Planner;
use quadriga_core::{BySeat, Game, QuickChance, Seat, Silence};
use quadriga_hamilcar::{Hamilcar, Judgement, Options, Phase};
use serde_json::{Value, json};

/// After so many games it is time for a report.
const REPORT: u32 = 100;
/// How many pairs of games a report rests on, with each side once.
const ROUNDS: u64 = 20;
/// How often a player who learns does something else than it thinks best with a card.
const WHIMS: f32 = 0.06;
/// A whim at any other time is more seldom, by this factor.
const STEADY: f32 = 0.2;

fn main() {
    let given: Vec<u64> =
        std::env::args().skip(1).map(|given| given.parse().expect("a number")).collect();
    let &[games, seed] = given.as_slice() else {
        eprintln!("train_hamilcar GAMES SEED");
        std::process::exit(2);
    };
    let first = Judgement::learned();
    if let Some(path) = std::env::var_os("AGAINST") {
        let text = std::fs::read_to_string(path).expect("weights to play against");
        let other = serde_json::from_str(&text).expect("a judgement");
        println!(
            "{:.3} of {} games against those weights",
            contest(first, &other, games),
            2 * games
        );
        return;
    }
    let mut chance = QuickChance::new(seed);
    let mut learner = Learner::new(first, games as u32);
    let mut romans = 0;
    for number in 1..=games as u32 {
        let own = learner.judgement().clone();
        let game = play([&own, &own], WHIMS, &mut chance);
        learner.learn(&game.moments, &game.payoffs);
        romans += u32::from(game.payoffs[Seat::FIRST] > 0.5);
        if number.is_multiple_of(REPORT) {
            let score = contest(learner.judgement(), first, ROUNDS);
            println!("{number}: {score:.3} against the first weights; Rome won {romans} games");
            write(learner.file());
        }
    }
}

/// A whole game.
struct Played {
    payoffs: BySeat<f32>,
    /// Every play of a card as it began.
    moments: Vec<Hamilcar>,
}

/// A game of the judgements in the order of the seats.
fn play(judgements: [&Judgement; 2], whims: f32, chance: &mut QuickChance) -> Played {
    let mut state = Hamilcar::start(&Options::default(), chance);
    let mut seated = judgements
        .map(|judgement| Planner::new(|state: &Hamilcar, seat| state.judge_by(judgement)[seat]));
    let mut moments = Vec::new();
    while let Some(seat) = state.turn().seat() {
        let begins = matches!(state.phase(), Phase::Strategy { .. }) && state.is_settled();
        if begins {
            moments.push(state.clone());
        }
        let whims = if begins { whims } else { whims * STEADY };
        let action = seated[seat.index()].choose(&state, seat, whims, chance);
        state.perform(action.expect("the game goes on"), chance, &mut Silence);
    }
    let standing = state.turn().standing().expect("the game is over");
    Played { payoffs: standing.payoffs(), moments }
}

/// How often the first judgement wins against the second.
fn contest(first: &Judgement, second: &Judgement, rounds: u64) -> f32 {
    let mut wins = 0;
    for round in 0..rounds {
        for own in [Seat::FIRST, Seat::SECOND] {
            let seated = if own == Seat::FIRST { [first, second] } else { [second, first] };
            let game = play(seated, 0.0, &mut QuickChance::new(1).fork(round));
            wins += u32::from(game.payoffs[own] > 0.5);
        }
    }
    wins as f32 / (2 * rounds) as f32
}

fn write(file: &Value) {
    let rounded = round(file);
    let path = std::env::var_os("OUT").map_or_else(
        || Path::new(env!("CARGO_MANIFEST_DIR")).join("data/judgement.json"),
        PathBuf::from,
    );
    let text = serde_json::to_string_pretty(&rounded).expect("plain numbers") + "\n";
    std::fs::write(path, text).expect("the data file can be written");
}

/// The same with four places after the point.
fn round(value: &Value) -> Value {
    match value {
        Value::Object(fields) => {
            fields.iter().map(|(name, value)| (name.clone(), round(value))).collect()
        }
        Value::Array(items) => items.iter().map(round).collect(),
        Value::Number(number) if number.is_f64() => {
            json!((number.as_f64().unwrap_or_default() * 1e4).round() / 1e4)
        }
        other => other.clone(),
    }
}
