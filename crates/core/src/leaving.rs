//! Giving up: a player ends the game by it, or leaves the seat to a bot, and the others play on.
//!
//! It belongs to the [`Play`] and to no game's rules, so that whoever plays one agrees on what
//! becomes of it.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::game::Game;
use crate::play::Play;
use crate::seat::Seat;
use crate::turn::{Standing, Turn};

/// What becomes of those who resign in a game for more than two: a bot plays on in either case.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Leavers {
    /// They come where the bot brings them.
    #[default]
    Bot,
    /// They come last, whatever the bot reaches: who left first comes behind who left later.
    Last,
}

/// A player who left a game for more than two: a bot played on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Left {
    /// From which seat.
    pub seat: Seat,
    /// After how many of the actions.
    pub after: u32,
    /// The specification of the bot that played on.
    pub bot: String,
    /// Whether the seat comes last in the standing, whatever the bot reached.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub last: bool,
}

impl Left {
    /// What becomes of the one who left.
    pub fn way(&self) -> Leavers {
        if self.last { Leavers::Last } else { Leavers::Bot }
    }
}

/// Why a seat cannot be given up. The game stays as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum CannotLeave {
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// The game has no such seat.
    #[error("there is no seat {0}")]
    NoSeat(Seat),
    /// A bot plays on there already.
    #[error("seat {0} was left before")]
    LeftBefore(Seat),
    /// Nobody would be left to play on.
    #[error("only games for more than two go on without a player, and not without all of them")]
    NobodyStays,
    /// Others have left to another end.
    #[error("those who left before came to another end: all leavers of a game come to the same")]
    OtherWay,
}

impl<G: Game> Play<G> {
    /// Those who left while the game went on, in the order in which they did.
    pub fn left(&self) -> &[Left] {
        &self.left
    }

    /// The seat whose resignation has ended the game.
    pub fn resigned(&self) -> Option<Seat> {
        self.resigned
    }

    /// Ends the game, given up by `seat`, which need not be the one that decides. The others share
    /// the first place; those who left earlier for the last one come behind.
    ///
    /// # Errors
    /// When the game is over, or nobody sits there.
    pub fn resign(&mut self, seat: Seat) -> Result<(), CannotLeave> {
        self.must_be_held(seat)?;
        self.resigned = Some(seat);
        Ok(())
    }

    /// Leaves a seat to a bot that plays on; the game goes on.
    ///
    /// # Errors
    /// When the game is over, nobody sits there, or it could not go on.
    pub fn leave(&mut self, seat: Seat, bot: String, way: Leavers) -> Result<(), CannotLeave> {
        self.must_be_held(seat)?;
        let seats = self.state().seats();
        if seats <= 2 || self.left.len() + 1 >= seats {
            return Err(CannotLeave::NobodyStays);
        }
        if self.left.first().is_some_and(|first| first.way() != way) {
            return Err(CannotLeave::OtherWay);
        }
        self.left.push(Left { seat, after: self.count(), bot, last: way == Leavers::Last });
        Ok(())
    }

    fn must_be_held(&self, seat: Seat) -> Result<(), CannotLeave> {
        if self.turn().seat().is_none() {
            return Err(CannotLeave::Over);
        }
        if seat.index() >= self.state().seats() {
            return Err(CannotLeave::NoSeat(seat));
        }
        let has_left = self.left.iter().any(|left| left.seat == seat);
        if has_left { Err(CannotLeave::LeftBefore(seat)) } else { Ok(()) }
    }

    /// What becomes of the turn that the rules give, by those who gave up.
    pub(crate) fn after_leaving(&self, turn: Turn) -> Turn {
        let ended = match self.resigned {
            Some(_) => Some(Standing::draw(self.state().seats())),
            None => turn.standing(),
        };
        let Some(standing) = ended else { return turn };
        let left = self.left.iter().filter(|left| left.last).map(|left| left.seat);
        let last: Vec<Seat> = left.chain(self.resigned).collect();
        Turn::Over(standing.with_last(&last))
    }
}
