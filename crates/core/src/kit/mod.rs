//! The kit for the tests of a game: what all of them need, so that a game's own tests are about its
//! rules.
//!
//! - [`offered`], [`play`], [`after`], [`refused`]: a position in the hand of a test; [`roll`] with
//!   a [`Script`] in the place of chance.
//! - [`Golden`]: recorded games that must replay for ever. [`Perft`]: counts of sequences of
//!   actions, as data.
//! - [`let_in_is_playable`]: broken positions at the door. [`views`]: what everyone sees, for
//!   snapshots.
//! - [`allocates_nothing`], [`is_small`]: what search relies on.

mod acting;
mod exercise;
mod golden;
mod lean;
mod outside;
mod perft;
mod script;
mod views;

pub use acting::{after, decides, is_offered, offered, play, refused, roll, told};
pub use exercise::Exercise;
pub use golden::{Golden, Wanted};
pub use lean::{allocates_nothing, is_small};
pub use outside::let_in_is_playable;
pub use perft::{Perft, sequences};
pub use script::Script;
pub use views::views;
