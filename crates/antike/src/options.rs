//! What can be chosen before the game (chapter 13).

use quadriga_core::Choice;
use serde::{Deserialize, Serialize};

/// The options of a game of Antike Duellum.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "antike/"))]
pub struct Options {
    /// The map and the start cities.
    pub board: Board,
    /// Who plays which people.
    pub sides: Sides,
    /// Which people begins.
    pub beginner: Beginner,
    /// Whether event cards are played with.
    pub events: bool,
    /// Whether General and Admiral are played with.
    pub special_units: bool,
    /// Whether a special unit takes part in conquests like one more unit.
    pub special_fights: bool,
    /// Who decides about the card Fortress.
    pub fortress: Fortress,
    /// How many coins there are.
    pub coins: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            board: Board::West,
            sides: Sides::FirstBrown,
            beginner: Beginner::Lot,
            events: true,
            special_units: false,
            special_fights: false,
            fortress: Fortress::Asked,
            coins: 30,
        }
    }
}

/// The map and the start cities (AD-13.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "antike/"))]
pub enum Board {
    /// Carthage against Rome.
    West,
    /// Carthage against Rome, with other start cities.
    WestAlternative,
    /// Greece against Persia.
    East,
}

/// Who plays which people (AD-13.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "antike/"))]
pub enum Sides {
    /// The first seat plays brown: Carthage, Greece.
    FirstBrown,
    /// The first seat plays beige: Rome, Persia.
    FirstBeige,
    /// Drawn by lot.
    Lot,
}

/// Which people begins (AD-13.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "antike/"))]
pub enum Beginner {
    /// Drawn by lot.
    Lot,
    /// Carthage, Greece.
    Brown,
    /// Rome, Persia.
    Beige,
}

/// Who decides about the card Fortress (AD-13.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "antike/"))]
pub enum Fortress {
    /// The defender is asked at each conquest.
    Asked,
    /// It is played at the first conquest.
    Automatic,
}

/// The options for the catalogue.
pub(crate) const CHOICES: &[Choice] = &[
    Choice { key: "board", values: &["west", "west_alternative", "east"] },
    Choice { key: "sides", values: &["first_brown", "first_beige", "lot"] },
    Choice { key: "beginner", values: &["lot", "brown", "beige"] },
    Choice { key: "events", values: &["true", "false"] },
    Choice { key: "special_units", values: &["false", "true"] },
    Choice { key: "special_fights", values: &["false", "true"] },
    Choice { key: "fortress", values: &["asked", "automatic"] },
    Choice { key: "coins", values: &["30", "20", "40", "60"] },
];
