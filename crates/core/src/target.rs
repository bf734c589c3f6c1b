//! What on the board an action refers to, so that a page can light and click it without knowing the
//! game. Whatever has a word in the game is named by it, so that nobody counts places in a list.

use serde::Serialize;

use crate::seat::Seat;

/// One thing that can be clicked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Target {
    /// A region of the board (a card of the layout, a province, a sea), by its place in the view.
    Region(u16),
    /// A piece in a region.
    Piece {
        /// Where it stands.
        region: u16,
        /// Which of the pieces there: a kind of unit, a die's value.
        piece: Which,
    },
    /// A card in a hand or on offer.
    Card(&'static str),
    /// A space of a track or wheel.
    Space {
        /// Which track.
        track: &'static str,
        /// Which space of it.
        space: Which,
    },
    /// A number that the player names.
    Count(u8),
    /// A button, by the key of its label.
    Button(&'static str),
}

/// Which one of several alike. In JSON: the word, the number, or `null`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Which {
    /// The one that the game calls so.
    Word(&'static str),
    /// The one with this number: a bid, a die, a seat.
    Number(u8),
    /// The one that belongs to nobody, among those of the players.
    Nobody,
}

impl From<&'static str> for Which {
    fn from(word: &'static str) -> Which {
        Which::Word(word)
    }
}

impl From<u8> for Which {
    fn from(number: u8) -> Which {
        Which::Number(number)
    }
}

impl From<Option<Seat>> for Which {
    fn from(seat: Option<Seat>) -> Which {
        seat.map_or(Which::Nobody, |seat| Which::Number(seat.index() as u8))
    }
}

/// The path of clicks that leads to an action: the first target is chosen among those of all
/// offered actions, the second among those that share the first, and so on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Targets {
    path: [Target; Targets::LONGEST],
    length: u8,
}

impl Targets {
    const LONGEST: usize = 5;

    /// The path over these targets (at most five).
    pub fn new<const N: usize>(path: [Target; N]) -> Targets {
        const { assert!(N <= Targets::LONGEST, "a path has at most five targets") };
        let mut targets = Targets { path: [Target::Count(0); Targets::LONGEST], length: N as u8 };
        targets.path[..N].copy_from_slice(&path);
        targets
    }

    /// The targets in the order of the clicks.
    pub fn as_slice(&self) -> &[Target] {
        &self.path[..usize::from(self.length)]
    }
}

impl Serialize for Targets {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}
