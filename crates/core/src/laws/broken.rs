//! The report of a broken law, with all that is needed to see it again.

use std::any::Any;
use std::fmt;

use super::law::{Fault, Law};
use crate::game::Game;
use crate::play::Play;
use crate::record::{Player, Record};
use crate::seat::Seat;

/// A law was broken: which one, where, and a record that leads there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The law.
    pub law: Law,
    /// The id of the game.
    pub game: &'static str,
    /// The number of the random game; it is also the number of its seed.
    pub number: u64,
    /// How many actions had been carried out.
    pub step: usize,
    /// The action that was tried next, if any.
    pub action: Option<String>,
    /// What was found.
    pub told: String,
    /// The record of the game up to there, with its seed; `None` when not even the set-up
    /// succeeded.
    pub record: Option<String>,
}

impl Broken {
    /// A law that was broken outside any single game.
    pub(super) fn at_large<G: Game>(fault: Fault) -> Broken {
        Broken::in_game::<G>(fault, 0, None, None)
    }

    /// A law that was broken in game `number`.
    pub(super) fn in_game<G: Game>(
        fault: Fault,
        number: u64,
        play: Option<&Play<G>>,
        action: Option<G::Action>,
    ) -> Broken {
        Broken {
            law: fault.law,
            game: G::INFO.id,
            number,
            step: play.map_or(0, |play| play.actions().len()),
            action: action.map(|action| format!("{action:?}")),
            told: fault.told,
            record: play.map(replayable),
        }
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} breaks a law: {}", self.game, self.law.statement())?;
        writeln!(f, "  law:    {:?}", self.law)?;
        writeln!(f, "  where:  random game {}, after {} actions", self.number, self.step)?;
        if let Some(action) = &self.action {
            writeln!(f, "  action: {action}")?;
        }
        writeln!(f, "  found:  {}", self.told.replace('\n', "\n          "))?;
        match &self.record {
            Some(record) => writeln!(f, "  record: {record}"),
            None => writeln!(f, "  record: none, the set-up itself failed"),
        }
    }
}

/// What a caught panic said.
pub(crate) fn panic_text(panic: &(dyn Any + Send)) -> &str {
    match (panic.downcast_ref::<String>(), panic.downcast_ref::<&str>()) {
        (Some(text), _) => text,
        (None, Some(text)) => text,
        (None, None) => "(no message)",
    }
}

/// The players of a random game, for records.
pub(super) fn players(seats: usize) -> Vec<Player> {
    let bot = Some("random".to_owned());
    Seat::all(seats)
        .map(|seat| Player { name: format!("random {seat}"), bot: bot.clone() })
        .collect()
}

/// The record with its seed, although the game may not have ended.
fn replayable<G: Game>(play: &Play<G>) -> String {
    let mut record = Record::of(play, players(play.state().seats()));
    record.seed = Some(play.seed().clone());
    serde_json::to_string(&record).unwrap_or_else(|error| format!("has no JSON form: {error}"))
}
