//! What can be chosen before the game (chapter 10).

use quadriga_core::{Choice, Seat};
use serde::{Deserialize, Serialize};

/// The options of a game of Oppida.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "oppida/"))]
pub struct Options {
    /// Who begins.
    pub beginner: Beginner,
    /// How supply is enforced.
    pub supply: Supply,
}

/// Who begins (OP-10.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "oppida/"))]
pub enum Beginner {
    /// Drawn by lot.
    #[default]
    Lot,
    /// The Celts.
    Celts,
    /// The Romans.
    Romans,
}

/// How supply is enforced (OP-10.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "oppida/"))]
pub enum Supply {
    /// Every turn ends within supply.
    #[default]
    Strict,
    /// Supply limits recruiting, and hunger follows only the loss of a card.
    Loose,
}

/// The seat of the Celts.
pub const CELTS: Seat = Seat::FIRST;
/// The seat of the Romans.
pub const ROMANS: Seat = Seat::SECOND;

/// The options for the catalogue.
pub(crate) const CHOICES: &[Choice] = &[
    Choice { key: "beginner", values: &["lot", "celts", "romans"] },
    Choice { key: "supply", values: &["strict", "loose"] },
];
