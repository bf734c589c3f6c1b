//! Attacks on a server of its own: `cargo xtask attack`, or `quadriga-attack --help`.
//!
//! It starts a server on a free port of this machine for each attack, and ends it again.
//! Connections, requests and seconds are bounded.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Parser;
use clap::builder::PossibleValuesParser;
use quadriga_load::attack::Attack;

/// Attack a server of this machine's own, and see whether it keeps what is promised.
#[derive(Debug, Parser)]
struct Args {
    /// Which attacks; all of them if none is named.
    #[arg(value_parser = PossibleValuesParser::new(Attack::ALL.map(|(name, _)| name)))]
    attacks: Vec<String>,
    /// The program to attack.
    #[arg(long, default_value = "target/release/quadriga", overrides_with = "program")]
    program: PathBuf,
}

#[tokio::main]
async fn main() -> Result<()> {
    let args = Args::parse();
    let folder = tempfile::tempdir().context("cannot make a folder for the databases")?;
    let mut broken = 0;
    for (name, attack) in Attack::ALL {
        if !args.attacks.is_empty() && !args.attacks.iter().any(|asked| asked == name) {
            continue;
        }
        match attack.run(&args.program, folder.path()).await {
            Ok(figures) => println!("{figures}"),
            Err(error) => {
                println!("{name}: {error:#}");
                broken += 1;
            }
        }
    }
    if broken == 0 { Ok(()) } else { bail!("{broken} attacks did harm") }
}
