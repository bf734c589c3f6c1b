//! `quadriga verify`: proves that a record is a game by the rules with the chance that was
//! promised.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Result, bail};
use quadriga_core::Game;
use quadriga_core::record::Verified;
use quadriga_games::{Job, with_game};
use serde_json::json;

use crate::files::RecordFile;

/// Prove a record: the seed is the promised one, every action is allowed, the end is as it says
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  quadriga verify game.json
  quadriga verify game.json --json

Exit code 0: proved. Exit code 1: not a true record; the message says where it fails.")]
pub struct Args {
    /// The record
    file: PathBuf,
    /// The result as one JSON line
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn run(args: &Args) -> Result<()> {
    let proof = RecordFile::read(&args.file)
        .and_then(|file| with_game(&file.game, Prove(&file)).map_err(anyhow::Error::from)?);
    let mut out = io::stdout().lock();
    let shown = args.file.display();
    match proof {
        Ok((game, Verified { actions, standing, final_hash })) => {
            if args.json {
                let proof = json!({
                    "valid": true, "game": game, "actions": actions,
                    "standing": standing, "final_hash": final_hash,
                });
                writeln!(out, "{proof}")?;
            } else {
                let end = match standing.map(|standing| standing.winner()) {
                    None => "not over yet".to_owned(),
                    Some(None) => "a draw".to_owned(),
                    Some(Some(seat)) => format!("seat {seat} wins"),
                };
                writeln!(out, "{shown} is true: {game}, {actions} actions, {end}.")?;
                writeln!(out, "The seed is the one that was promised; every action is allowed.")?;
                writeln!(out, "Last position: {final_hash}")?;
            }
            Ok(())
        }
        Err(error) => {
            if args.json {
                writeln!(out, "{}", json!({ "valid": false, "error": format!("{error:#}") }))?;
            }
            bail!("{shown} is not proved: {error:#}")
        }
    }
}

struct Prove<'a>(&'a RecordFile);

impl Job for Prove<'_> {
    type Output = Result<(&'static str, Verified)>;

    fn run<G: Game>(self) -> Self::Output {
        Ok((G::INFO.id, self.0.parse::<G>()?.verify()?))
    }
}
