//! The project's chores. `cargo xtask --help` lists them; each has a file of its own.

mod attack;
mod browser;
mod finding;
mod generate;
mod load;
mod page;
mod play;
mod rules;
mod test;
mod tidy;
mod workspace;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The chores of Quadriga.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Start the game in the browser: builds what is stale, then serves it on this machine
    Play(play::Play),
    /// Check everything, as CI does: format, clippy, all tests (Rust, page, browser), rules, docs
    Test,
    /// Check that every rule has a test and every test names its rules
    Rules,
    /// Check what a reviewer would otherwise say twice
    Tidy,
    /// Measure the server with clients on this machine; writes target/load.json
    Load {
        /// Options of the clients, such as --seconds 20; see `cargo xtask load -- --help`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        options: Vec<String>,
    },
    /// Attack a server on this machine, and see whether it keeps what docs/security.md promises
    Attack {
        /// Which attacks, such as half-sent; see `cargo xtask attack -- --help`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        options: Vec<String>,
    },
    /// Write the generated files anew
    Generate {
        /// Change nothing; fail where a file would change
        #[arg(long)]
        check: bool,
    },
    /// Check the catalogues of words and write the page's words from them
    Words {
        /// Change nothing; fail where a file would change
        #[arg(long)]
        check: bool,
    },
}

fn main() -> ExitCode {
    let done = match Cli::parse().chore {
        Chore::Play(play) => play::run(&play),
        Chore::Test => test::run(),
        Chore::Rules => rules::run(),
        Chore::Tidy => tidy::run(),
        Chore::Load { options } => load::run(&options),
        Chore::Attack { options } => attack::run(&options),
        Chore::Generate { check } => generate::run(check),
        Chore::Words { check } => generate::run_words(check),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
