//! `quadriga engine`: a game over JSON lines, for scripts in any language.

use std::io::{self, BufRead, BufWriter, Write};

use anyhow::Result;
use quadriga_bots::machine::ThisMachine;
use quadriga_core::Seed;
use quadriga_engine::{Engine, Host, LONGEST};

use crate::lines::read_line;
use crate::seeds;
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
    let mut engine = named(Engine::new(&args.game, Program))?;
    Ok(serve(&mut engine, io::stdin().lock(), BufWriter::new(io::stdout().lock()))?)
}

/// Answers requests until `quit` or the end of the input.
fn serve(engine: &mut Engine, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    while !engine.has_quit() {
        let Some(line) = read_line(&mut input, LONGEST)? else { break };
        writeln!(output, "{}", engine.answer_bytes(&line))?;
        output.flush()?;
    }
    Ok(())
}

/// The engine's host: this program, which has the whole machine.
struct Program;

impl Host for Program {
    type Machine = ThisMachine;

    fn machine(&self) -> ThisMachine {
        ThisMachine::whole()
    }

    fn seed(&mut self) -> Option<Seed> {
        seeds::random().ok()
    }
}
