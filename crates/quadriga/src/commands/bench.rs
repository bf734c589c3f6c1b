//! `quadriga bench`: how fast the games run.

use std::io::{self, Write};
use std::mem::size_of;
use std::time::{Duration, Instant};

use anyhow::Result;
use quadriga_core::{Chance, Game, QuickChance, Silence};
use quadriga_games::{Job, catalogue, with_game};
use serde::Serialize;

use crate::usage::named;

/// How many games are played between two looks at the clock.
const GAMES_A_LOOK: u64 = 16;

/// Measure how fast the games run: random play on one thread
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  quadriga bench
  quadriga bench --game oppida --seconds 10
  quadriga bench --json

Each game plays random games through the public contract (list the actions, choose one, check it and
carry it out). Figures are only worth something from a release build.")]
pub struct Args {
    /// Only this game; without it, all of them
    #[arg(long)]
    game: Option<String>,
    /// How many seconds to measure each game
    #[arg(long, default_value_t = 3.0, value_parser = seconds)]
    seconds: f64,
    /// One JSON line a game instead of a table
    #[arg(long)]
    json: bool,
}

/// What was measured. The first five fields are fixed: scripts rely on them.
#[derive(Clone, Debug, Serialize)]
struct Figures {
    game: &'static str,
    actions_per_s: u64,
    games_per_s: f64,
    state_bytes: usize,
    action_bytes: usize,
    games: u64,
    actions: u64,
    seconds: f64,
}

/// Runs the command.
pub fn run(args: &Args) -> Result<()> {
    let games: Vec<&str> = match &args.game {
        Some(game) => vec![game],
        None => catalogue().iter().map(|game| game.id).collect(),
    };
    let mut out = io::stdout().lock();
    if !args.json {
        let heads = ["game", "actions/s", "games/s", "state bytes", "action bytes"];
        let [game, actions, per_s, state, action] = heads;
        writeln!(out, "{game:<10} {actions:>14} {per_s:>12} {state:>12} {action:>13}")?;
    }
    for game in games {
        let measure = Measure(Duration::from_secs_f64(args.seconds));
        let figures = named(with_game(game, measure))?;
        if args.json {
            writeln!(out, "{}", serde_json::to_string(&figures)?)?;
        } else {
            let Figures { game, actions_per_s, games_per_s, state_bytes, action_bytes, .. } =
                figures;
            writeln!(
                out,
                "{game:<10} {actions_per_s:>14} {games_per_s:>12.1} {state_bytes:>12} {action_bytes:>13}"
            )?;
        }
        out.flush()?;
    }
    Ok(())
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds: f64 = text.parse().map_err(|_| "a number of seconds such as 2.5".to_owned())?;
    if (0.01..=3600.0).contains(&seconds) { Ok(seconds) } else { Err("0.01 to 3600".to_owned()) }
}

struct Measure(Duration);

impl Job for Measure {
    type Output = Figures;

    fn run<G: Game>(self) -> Figures {
        let options = G::Options::default();
        let mut chance = QuickChance::new(1);
        let mut list: Vec<G::Action> = Vec::new();
        let (mut games, mut actions) = (0, 0);
        let start = Instant::now();
        while games == 0 || start.elapsed() < self.0 {
            for _ in 0..GAMES_A_LOOK {
                actions += random_game::<G>(&options, &mut list, &mut chance);
                games += 1;
            }
        }
        let seconds = start.elapsed().as_secs_f64();
        Figures {
            game: G::INFO.id,
            actions_per_s: (actions as f64 / seconds) as u64,
            games_per_s: (games as f64 / seconds * 10.0).round() / 10.0,
            state_bytes: size_of::<G>(),
            action_bytes: size_of::<G::Action>(),
            games,
            actions,
            seconds: (seconds * 1000.0).round() / 1000.0,
        }
    }
}

/// Plays one game at random; returns how many actions it took.
fn random_game<G: Game>(
    options: &G::Options,
    list: &mut Vec<G::Action>,
    chance: &mut QuickChance,
) -> u64 {
    let mut state = G::start(options, chance);
    let mut actions = 0;
    loop {
        list.clear();
        state.actions(list);
        if list.is_empty() {
            return actions;
        }
        let action = list[chance.below(list.len() as u32) as usize];
        if state.apply(action, chance, &mut Silence).is_err() {
            return actions;
        }
        actions += 1;
    }
}
