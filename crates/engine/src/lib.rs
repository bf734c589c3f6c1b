//! The engine protocol without input and output: a line in, a line out. Described in
//! `docs/protocol.md`.
//!
//! The program wraps an [`Engine`] in standard input and output; a browser worker or a binding for
//! another language can do the same with what it has.
//!
//! **Invariant:** the engine starts no thread, reads no clock and asks nobody for randomness,
//! except by the [`Host`] that it is given.

mod fault;
mod host;
mod json;
mod request;
mod session;

use std::fmt;

use quadriga_core::Game;
use quadriga_games::{Job, UnknownGame, with_game};
use serde_json::json;

pub use self::fault::{Code, Fault};
pub use self::host::Host;
pub use self::json::DEEPEST;
use self::request::Command;
pub use self::request::{COMMANDS, LONGEST};
use self::session::{Answering, Session};

/// One game under way after the other, as one client plays them.
pub struct Engine {
    session: Box<dyn Answering>,
    has_quit: bool,
}

impl Engine {
    /// An engine for the game with this id, in which no game was started yet.
    ///
    /// # Errors
    /// When no game has the id.
    pub fn new(game: &str, host: impl Host + 'static) -> Result<Engine, UnknownGame> {
        with_game(game, Opening(host))
    }

    /// An engine for the game `G`.
    pub fn of<G: Game>(host: impl Host + 'static) -> Engine {
        Engine { session: Box::new(Session::<G, _>::new(host)), has_quit: false }
    }

    /// The answer to one request: a line without its end for a line without its end.
    pub fn answer(&mut self, line: &str) -> String {
        self.answer_bytes(line.as_bytes())
    }

    /// The same for a line that nobody has looked at yet, not even whether it is text.
    pub fn answer_bytes(&mut self, line: &[u8]) -> String {
        let (id, command) = request::parse(line);
        self.has_quit |= matches!(command, Ok(Command::Quit));
        let answer = command.and_then(|command| self.session.answer(command));
        let mut answer = answer.unwrap_or_else(|fault| json!({ "error": fault }));
        if let Some(id) = id {
            answer["id"] = id;
        }
        answer.to_string()
    }

    /// Whether the client has sent `quit`. Whoever reads its lines stops then.
    pub fn has_quit(&self) -> bool {
        self.has_quit
    }
}

impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine").field("has_quit", &self.has_quit).finish_non_exhaustive()
    }
}

struct Opening<H>(H);

impl<H: Host + 'static> Job for Opening<H> {
    type Output = Engine;

    fn run<G: Game>(self) -> Engine {
        Engine::of::<G>(self.0)
    }
}
