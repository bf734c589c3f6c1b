//! What on the board an action refers to, so that a page can light and click it without knowing the
//! game.

use serde::Serialize;

/// One thing that can be clicked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Target {
    /// A region of the board: a card of the layout, a province, a sea.
    Region(u16),
    /// A piece in a region, told apart by a number that the game gives it (a die's value, a kind of
    /// unit).
    Piece {
        /// Where it stands.
        region: u16,
        /// Which of the pieces there.
        piece: u8,
    },
    /// A card in a hand or on offer.
    Card(u16),
    /// A space of a track or wheel.
    Space {
        /// Which track.
        track: u8,
        /// Which space of it.
        space: u8,
    },
    /// A number that the player names.
    Count(u8),
    /// A button, by the key of its label.
    Button(&'static str),
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
