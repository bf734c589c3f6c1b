//! The program: parses the command line and hands over.

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use quadriga_cli::commands::{arena, bench, engine, play, replay, serve, verify};
use quadriga_cli::{failure_code, is_broken_pipe};

/// The server makes many small texts on several threads, which the system's allocator is slow at.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Four ancient board games on one engine.
#[derive(Parser)]
#[command(version, propagate_version = true, arg_required_else_help = true)]
#[command(after_help = "\
Examples:
  quadriga serve                           play in the browser
  quadriga play oppida                     play Oppida against a bot, in the terminal
  quadriga engine oppida                   script a game over JSON lines
  quadriga arena --game oppida --bots greedy,random --games 100 --seed 1
  quadriga bench                           how fast the games run
  quadriga verify game.json                prove that nobody cheated

`quadriga COMMAND --help` shows more examples of each.")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Play(play::Args),
    Engine(engine::Args),
    Arena(arena::Args),
    Bench(bench::Args),
    Replay(replay::Args),
    Verify(verify::Args),
    Serve(serve::Args),
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Play(args) => play::run(args),
        Command::Engine(args) => engine::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Serve(args) => serve::run(args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads our output has seen enough, as in `quadriga replay game.json | head`.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(failure_code(&error))
        }
    }
}
