//! The engine protocol: JSON lines, one answer for every request. Described in `docs/protocol.md`.

mod fault;
mod json;
mod lines;
mod request;
mod session;

use std::io::{self, BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};

use quadriga_core::Game;
use serde_json::{Value, json};

pub use self::fault::{Code, Fault};
pub use self::json::DEEPEST;
pub use self::lines::LONGEST;
use self::lines::{Line, read_line};
pub use self::request::COMMANDS;
use self::request::Command;
use self::session::Session;

/// Answers requests until `quit` or the end of the input.
pub fn serve<G: Game>(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut session = Session::<G>::default();
    while let Some(line) = read_line(&mut input, LONGEST)? {
        let (answer, quit) = respond(&mut session, &line);
        serde_json::to_writer(&mut output, &answer)?;
        output.write_all(b"\n")?;
        output.flush()?;
        if quit {
            break;
        }
    }
    Ok(())
}

/// The answer to one line, and whether it was a `quit`.
fn respond<G: Game>(session: &mut Session<G>, line: &Line) -> (Value, bool) {
    let (id, command) = match line {
        Line::Bytes(bytes) => request::parse(bytes),
        Line::TooLong => {
            let message = format!("a request line has at most {LONGEST} bytes");
            (None, Err(Fault::new(Code::LineTooLong, message)))
        }
    };
    let quit = matches!(command, Ok(Command::Quit));
    let answer = command.and_then(|command| guarded(session, command));
    let mut answer = answer.unwrap_or_else(|fault| json!({ "error": fault }));
    if let Some(id) = id {
        answer["id"] = id;
    }
    (answer, quit)
}

/// A panic would be a defect, but even then the script at the other end gets its answer and keeps
/// its game.
fn guarded<G: Game>(session: &mut Session<G>, command: Command) -> Result<Value, Fault> {
    let before = session.clone();
    catch_unwind(AssertUnwindSafe(|| session.answer(command))).unwrap_or_else(|_| {
        *session = before;
        Err(Fault::new(Code::Internal, "a defect of the engine; the game is as it was before"))
    })
}
