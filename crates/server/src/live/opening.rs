//! Games from what is stored of them: options, a position, and the entries after it.

use quadriga_core::{
    CannotLeave, Checkpoint, Game, Leavers, Play, QuickChance, RulesVersion, Seed,
};
use quadriga_games::{Job, with_game};
use serde_json::value::RawValue;

use crate::api::Kind;
use crate::error::Error;
use crate::live::json::text;
use crate::live::play::AnyPlay;
use crate::store::{EntryRow, SeatRow};
use crate::words::Words;

/// Checks the options of a new table and gives them as they are kept.
///
/// # Errors
/// When the game does not exist or does not have these options with so many seats.
pub(crate) fn check_options(
    game: &str,
    options: Option<&RawValue>,
    seats: usize,
) -> Result<(String, u16), Error> {
    with_game(game, CheckOptions { options, seats })?
}

struct CheckOptions<'a> {
    options: Option<&'a RawValue>,
    seats: usize,
}

impl Job for CheckOptions<'_> {
    type Output = Result<(String, u16), Error>;

    fn run<G: Game>(self) -> Self::Output {
        let options: G::Options = match self.options {
            Some(options) => serde_json::from_str(options.get())
                .map_err(|error| Error::BadOptions(error.to_string()))?,
            None => G::Options::default(),
        };
        let seats = G::start(&options, &mut QuickChance::new(0)).seats();
        if seats != self.seats {
            let asked = self.seats;
            return Err(Error::BadRequest(Words.wrong_seats(seats, asked)));
        }
        Ok((text(&options), G::INFO.rules.number()))
    }
}

/// A game from its set-up, or from a checkpoint.
///
/// # Errors
/// When what is stored does not fit the game.
pub(crate) fn open(
    game: &str,
    rules: u16,
    options: &str,
    seed: Seed,
    checkpoint: Option<&str>,
) -> Result<Box<dyn AnyPlay>, Error> {
    let opened = with_game(game, Open { rules, options, seed, checkpoint });
    opened.unwrap_or_else(|unknown| Err(broken(&unknown)))
}

/// What a game is opened from.
pub(super) struct Open<'a> {
    /// The version of the rules.
    pub(super) rules: u16,
    /// The options, as JSON.
    pub(super) options: &'a str,
    /// The seed.
    pub(super) seed: Seed,
    /// The position, unless it is the set-up.
    pub(super) checkpoint: Option<&'a str>,
}

/// A stored table that cannot be read.
pub(super) fn broken(what: &dyn std::fmt::Display) -> Error {
    tracing::error!(%what, "a stored table cannot be opened");
    Error::Internal
}

impl Job for Open<'_> {
    type Output = Result<Box<dyn AnyPlay>, Error>;

    fn run<G: Game>(self) -> Self::Output {
        Ok(Box::new(self.play::<G>()?))
    }
}

impl Open<'_> {
    /// The game.
    ///
    /// # Errors
    /// When what is stored does not fit it.
    pub(super) fn play<G: Game>(self) -> Result<Play<G>, Error> {
        let rules = RulesVersion::new(self.rules);
        if !rules.is_known(G::INFO.rules) {
            let program = G::INFO.rules.number();
            return Err(Error::OtherRules { table: self.rules, program });
        }
        let options = serde_json::from_str(self.options).map_err(|error| broken(&error))?;
        let Some(checkpoint) = self.checkpoint else {
            return Ok(Play::new_under(rules, options, self.seed));
        };
        let checkpoint: Checkpoint<G> =
            serde_json::from_str(checkpoint).map_err(|error| broken(&error))?;
        Ok(Play::resume(rules, options, self.seed, checkpoint))
    }
}

/// Carries out an entry that was stored, at a table with these seats.
///
/// # Errors
/// When the rules refuse it, which is a defect.
pub(super) fn redo(
    play: &mut dyn AnyPlay,
    entry: &EntryRow,
    seats: &[SeatRow],
    leavers: Leavers,
) -> Result<(), Error> {
    let done = match (entry.kind, &entry.action) {
        (Kind::Action, Some(action)) => serde_json::from_str::<&RawValue>(action)
            .map_err(|error| error.to_string())
            .and_then(|action| play.act(entry.seat, action).map_err(|error| error.to_string()))
            .map(|_| ()),
        (Kind::Undo, _) => play.undo(entry.seat).map_err(|why| format!("{why:?}")),
        (Kind::Resign, _) => {
            give_up(play, entry, seats, leavers).map_err(|error| error.to_string())
        }
        _ => Ok(()),
    };
    done.map_err(|error| {
        tracing::error!(number = entry.number, error, "a stored entry is refused");
        Error::Internal
    })
}

fn give_up(
    play: &mut dyn AnyPlay,
    entry: &EntryRow,
    seats: &[SeatRow],
    leavers: Leavers,
) -> Result<(), CannotLeave> {
    if entry.ends_by_resigning() {
        return play.resign(entry.seat);
    }
    let bot = seats.get(entry.seat.index()).and_then(|row| row.bot.clone());
    play.leave(entry.seat, bot.unwrap_or_default(), leavers)
}
