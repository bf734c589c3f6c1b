//! Doing something for a game that is only known by its id.
//!
//! The list of games itself stands in the crate `quadriga-games`; everything above it is written
//! once for any [`Game`] and handed over as a [`Job`].

use thiserror::Error;

use crate::game::Game;

/// Something that can be done for any game.
pub trait Job {
    /// What comes out of it.
    type Output;

    /// Does it for the game `G`.
    fn run<G: Game>(self) -> Self::Output;
}

/// No game has this id.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{} {asked:?}; the games are: {known}", if *.planned { "there is not yet a game" } else { "there is no game" })]
pub struct UnknownGame {
    /// What was asked for.
    pub asked: String,
    /// Whether the id is kept for a game that is still to come.
    pub planned: bool,
    /// The ids that there are, separated by commas.
    pub known: String,
}
