//! `quadriga engine`: a game over JSON lines, for scripts in any language.

use std::io::{self, BufWriter};

use anyhow::Result;
use quadriga_core::Game;
use quadriga_games::{Job, with_game};

use crate::protocol;
use crate::usage::named;

/// Play a game over JSON lines on standard input and output, for scripts and programs
#[derive(clap::Args)]
#[command(after_help = r#"Examples:
  quadriga engine oppida
  printf '%s\n' '{"cmd":"new","seed":1}' '{"cmd":"legal"}' | quadriga engine oppida

One JSON object a line, one answer line for each; docs/protocol.md describes them all."#)]
pub struct Args {
    /// The game, such as oppida
    game: String,
}

/// Runs the command.
pub fn run(args: &Args) -> Result<()> {
    named(with_game(&args.game, Serve))?
}

struct Serve;

impl Job for Serve {
    type Output = Result<()>;

    fn run<G: Game>(self) -> Result<()> {
        let output = BufWriter::new(io::stdout().lock());
        Ok(protocol::serve::<G>(io::stdin().lock(), output)?)
    }
}
