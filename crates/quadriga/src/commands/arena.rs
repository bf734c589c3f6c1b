//! `quadriga arena`: bots against bots.

use std::io::{self, IsTerminal, Write};
use std::num::NonZero;
use std::thread::available_parallelism;

use anyhow::Result;
use quadriga_bots::arena::{Arena, Progress, Report};
use quadriga_bots::{BotSpec, Budget, Level};
use quadriga_core::Game;
use quadriga_games::{Job, with_game};
use serde::Serialize;

use crate::options;
use crate::usage::{Usage, named};

/// How wide the bar of the progress is.
const BAR: usize = 30;

/// Let bots play each other, seats exchanged, and measure how strong they are
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  quadriga arena --game oppida --bots greedy,random --games 400 --seed 1
  quadriga arena --game oppida --bots mcts:50ms,greedy --games 100 --seed 1 --json
  quadriga arena --game oppida --bots tiro,veteranus,magister --games 20 --seed 7

Each pair of bots plays so many games, both on both sides equally often. With --json the last line
of the output is one object with bots, wins, draws, decided and elo.")]
pub struct Args {
    /// The game, such as oppida
    #[arg(long)]
    game: String,
    /// The bots, with commas between: random, greedy, mcts:300ms, mcts:1000it, tiro, veteranus,
    /// magister
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<BotSpec>,
    /// How many games each pair of bots plays
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    games: u32,
    /// Where all chance comes from
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// What is chosen before the game, such as supply=loose
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// How many games are played side by side [default: one for each core,
    /// but 1 where a bot thinks for a time]
    #[arg(long)]
    threads: Option<NonZero<usize>>,
    /// The result as one JSON line
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn run(args: &Args) -> Result<()> {
    named(with_game(&args.game, Compete(args)))?
}

struct Compete<'a>(&'a Args);

impl Job for Compete<'_> {
    type Output = Result<()>;

    fn run<G: Game>(self) -> Result<()> {
        let args = self.0;
        let options = options::parse::<G>(&args.options)?;
        let arena = Arena {
            bots: args.bots.clone(),
            games: args.games,
            seed: args.seed,
            cap: None,
            threads: args.threads.map_or_else(|| usual_threads(&args.bots), NonZero::get),
        };
        let bar = io::stderr().is_terminal();
        let report = arena
            .run::<G>(&options, |progress| {
                if bar {
                    show(progress);
                }
            })
            .map_err(|error| Usage(error.to_string()))?;
        if bar {
            eprint!("\r\x1b[2K");
        }
        let mut out = io::stdout().lock();
        if args.json {
            let result = Outcome { game: G::INFO.id, seed: args.seed, report: &report };
            writeln!(out, "{}", serde_json::to_string(&result)?)?;
        } else {
            write_table(G::INFO.name, &report, &mut out)?;
        }
        Ok(())
    }
}

/// Bots that think for a time would take it from each other; all others may share the machine.
fn usual_threads(bots: &[BotSpec]) -> usize {
    let by_the_clock = |bot: &BotSpec| match bot {
        BotSpec::Mcts { budget, .. } => matches!(budget, Budget::Time(_)),
        BotSpec::Level(level) => *level != Level::Tiro,
        BotSpec::Random | BotSpec::Greedy => false,
    };
    if bots.iter().any(by_the_clock) { 1 } else { available_parallelism().map_or(1, NonZero::get) }
}

/// The report with what was asked for.
#[derive(Serialize)]
struct Outcome<'a> {
    game: &'static str,
    seed: u64,
    #[serde(flatten)]
    report: &'a Report,
}

fn show(progress: &Progress) {
    let filled = BAR * progress.done / progress.games.max(1);
    let wins: Vec<String> = progress.wins.iter().map(u32::to_string).collect();
    let (full, empty) = ("█".repeat(filled), "░".repeat(BAR - filled));
    let (done, games) = (progress.done, progress.games);
    // A bar that can't be drawn is no reason to stop.
    let _ = write!(io::stderr(), "\r{full}{empty} {done}/{games}, wins {} ", wins.join(" : "));
}

fn write_table(game: &str, report: &Report, out: &mut dyn Write) -> Result<()> {
    let Report { games, decided, draws, repeated, length, .. } = report;
    writeln!(
        out,
        "{game}: {games} games, {decided} decided, {draws} drawn ({repeated} by repetition), {length:.1} actions each\n"
    )?;
    writeln!(
        out,
        "{:<18} {:>7} {:>7} {:>8} {:>8} {:>8}",
        "bot", "played", "wins", "payoff", "Elo", "±"
    )?;
    for (index, bot) in report.bots.iter().enumerate() {
        writeln!(
            out,
            "{:<18} {:>7} {:>7} {:>7.1}% {:>8.1} {:>8.1}",
            bot.to_string(),
            report.played[index],
            report.wins[index],
            report.payoff[index] * 100.0,
            report.elo[index],
            report.elo_error[index],
        )?;
    }
    Ok(())
}
