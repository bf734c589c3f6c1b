//! Mistakes in how the program was called; they end it with exit code 2, as those that clap finds.

use anyhow::Result;
use quadriga_games::UnknownGame;
use thiserror::Error;

/// The program was called wrongly; the text says how to call it.
#[derive(Clone, Debug, Error)]
#[error("{0}")]
pub struct Usage(pub String);

/// A game that was named on the command line.
pub fn named<T>(found: Result<T, UnknownGame>) -> Result<T> {
    found.map_err(|unknown| Usage(unknown.to_string()).into())
}
