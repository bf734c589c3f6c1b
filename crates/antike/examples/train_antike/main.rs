//! Learns what is worth how much, from games that the judgement plays against itself: what was
//! thought of a position follows what was thought of the next ones and who won in the end (learning
//! by temporal differences).
//!
//! A judgement that learns from the games of another one makes worse players: what the winner has
//! is often not what won, and nobody tries it out. One that climbs from match to match makes good
//! players that do not know how good a position is, and a search that looks further than a turn
//! then plays worse. Games that nobody won teach only to wait, so nothing is learned from them.
//!
//! `cargo run --release -p quadriga-antike --example train_antike -- 2000 1` (games, seed). Every
//! five hundred games the weights so far play against the first ones and go to
//! `data/judgement.json`.

mod learner;

use std::path::Path;

use learner::{Learner, Moment};
use quadriga_antike::{Antike, Asset, Assets, Board, Ending, Judgement, Options, Phase};
use quadriga_bots::Planner;
use quadriga_core::{Chance, Game, QuickChance, Seat, Silence};
use serde_json::{Map, Value, json};

/// After so many games it is time for a report.
const REPORT: u32 = 500;
/// How many pairs of games a report rests on.
const PAIRS: u64 = 60;
/// How often a player who learns does something else on the rondel than it thinks best.
const WHIMS: f32 = 0.04;
/// A whim in a turn is more seldom than one on the rondel, by this factor.
const STEADY: f32 = 0.25;
/// How many games show how far assets spread.
const EXAMPLES: u32 = 40;

fn main() {
    let given: Vec<u64> =
        std::env::args().skip(1).map(|given| given.parse().expect("a number")).collect();
    let &[games, seed] = given.as_slice() else {
        eprintln!("train GAMES SEED");
        std::process::exit(2);
    };
    let first = Judgement::learned().clone();
    let mut chance = QuickChance::new(seed);
    let mut examples = Vec::new();
    for _ in 0..EXAMPLES {
        examples.extend(play([&first; 2], WHIMS, &mut chance).moments);
    }
    let mut learner = Learner::new(first.clone(), &examples, games as u32);
    let mut ended = 0;
    for number in 1..=games as u32 {
        let game = play([learner.judgement(); 2], WHIMS, &mut chance);
        if let Some(winner) = game.winner {
            learner.learn(&game.moments, winner);
            ended += 1;
        }
        if number % REPORT == 0 {
            let score = contest(learner.learned(), &first);
            println!(
                "{number}: against the first {score:.3}; {ended} of {REPORT} games had a winner"
            );
            write(learner.learned());
            ended = 0;
        }
    }
}

/// A whole game.
struct Played {
    /// Who won by personages.
    winner: Option<Seat>,
    /// Every turn as it began.
    moments: Vec<Moment>,
}

/// A game of the judgements in the order of the seats.
fn play(judgements: [&Judgement; 2], whims: f32, chance: &mut QuickChance) -> Played {
    let board = [Board::West, Board::East][chance.below(2) as usize];
    let options: Options = serde_json::from_value(json!({ "board": board })).expect("options");
    let mut state = Antike::start(&options, chance);
    let mut players = judgements
        .map(|judgement| Planner::new(|state: &Antike, seat| state.judge_by(judgement)[seat]));
    let mut moments = Vec::new();
    let mut turn = None;
    while let Some(seat) = state.turn().seat() {
        if state.phase() == Phase::Rondel && turn != Some(state.turn_number()) {
            turn = Some(state.turn_number());
            moments.push(Moment::of(&state));
        }
        let whims = if state.phase() == Phase::Rondel { whims } else { whims * STEADY };
        let action = players[seat.index()].choose(&state, seat, whims, chance);
        let action = action.expect("the game goes on");
        state.perform(action, chance, &mut Silence);
    }
    let winner = match state.phase() {
        Phase::Over(Ending::Personages { winner }) => Some(winner),
        _ => None,
    };
    Played { winner, moments }
}

/// What the first judgement gets against the second, between 0 and 1, in pairs of games with the
/// same chance and seats exchanged.
fn contest(first: &Judgement, second: &Judgement) -> f32 {
    let mut score = 0.0;
    for pair in 0..PAIRS {
        for own in [Seat::FIRST, Seat::SECOND] {
            let seated = if own == Seat::FIRST { [first, second] } else { [second, first] };
            let game = play(seated, 0.0, &mut QuickChance::new(1).fork(pair));
            score += game.winner.map_or(0.5, |winner| f32::from(u8::from(winner == own)));
        }
    }
    score / (2 * PAIRS) as f32
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
