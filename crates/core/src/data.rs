//! Data files of the games: figures that a person with the box in hand can correct.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// Where a figure comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// It stands in the rulebook or on the published material.
    Known,
    /// It is known of the game that this one grew out of.
    Base,
    /// It is remembered of that game, and nobody has looked it up.
    Recalled,
    /// The original could not be found; we made it up and tested that it plays well.
    Designed,
}

/// A figure with its source.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sourced<T> {
    /// The figure.
    pub value: T,
    /// Where it comes from.
    pub source: Source,
}

/// Reads a data file that was compiled into a game's crate.
///
/// # Panics
/// When the text is not what the type asks for. The game's own tests read every file, so a broken
/// one
/// never leaves the workshop.
pub fn parse<T: DeserializeOwned>(name: &str, text: &str) -> T {
    match serde_json::from_str(text) {
        Ok(data) => data,
        Err(error) => panic!("data file {name} is broken: {error}"),
    }
}
