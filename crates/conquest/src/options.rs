//! What can be chosen before the game (chapter 18).

use quadriga_core::{Choice, MAX_SEATS};
use serde::{Deserialize, Serialize};

/// The options of a game of Conquest of the Empire II.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "conquest/"))]
pub struct Options {
    /// How many play.
    pub players: Players,
    /// Four campaigns, or five.
    pub campaigns: Campaigns,
    /// Whether all see everybody's chaos.
    pub open_chaos: bool,
    /// The disputed border of Mesopotamia and Arabia Petraea.
    pub border: Border,
    /// Who sits beside whom.
    pub seating: Seating,
    /// Whether leaders without troops fight.
    pub leaders: Leaders,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            players: Players(4),
            campaigns: Campaigns::Four,
            open_chaos: false,
            border: Border::Closed,
            seating: Seating::Chosen,
            leaders: Leaders::Spared,
        }
    }
}

/// How many play: 2 to 6.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(as = "u8", export_to = "conquest/"))]
pub struct Players(u8);

impl Players {
    /// So many players, if a table can have them.
    pub const fn new(players: u8) -> Option<Players> {
        if players >= 2 && players as usize <= MAX_SEATS { Some(Players(players)) } else { None }
    }

    /// The number.
    #[inline]
    pub const fn count(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for Players {
    type Error = String;

    fn try_from(players: u8) -> Result<Players, String> {
        Players::new(players).ok_or_else(|| format!("2 to {MAX_SEATS} can play, not {players}"))
    }
}

impl From<Players> for u8 {
    fn from(players: Players) -> u8 {
        players.0
    }
}

/// How long the game is (CE-18.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "conquest/"))]
pub enum Campaigns {
    /// The ordinary game.
    Four,
    /// The longer game.
    Five,
}

/// How the disputed border is treated (CE-18.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "conquest/"))]
pub enum Border {
    /// Nobody crosses it.
    Closed,
    /// It is a border like any other.
    Open,
}

/// Who sits beside whom (CE-18.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "conquest/"))]
pub enum Seating {
    /// Clockwise in the order of the seats.
    Chosen,
    /// Drawn by lot.
    Lot,
}

/// Whether leaders without troops can be attacked, and attack with the troops of others (CE-18.6).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "conquest/"))]
pub enum Leaders {
    /// They neither attack nor are attacked.
    #[default]
    Spared,
    /// They are units like others, except that nobody can kill them.
    Fight,
}

impl Leaders {
    pub(crate) fn are_spared(&self) -> bool {
        *self == Leaders::Spared
    }
}

/// The options for the catalogue.
pub(crate) const CHOICES: &[Choice] = &[
    Choice { key: "players", values: &["4", "2", "3", "5", "6"] },
    Choice { key: "campaigns", values: &["four", "five"] },
    Choice { key: "open_chaos", values: &["false", "true"] },
    Choice { key: "border", values: &["closed", "open"] },
    Choice { key: "seating", values: &["chosen", "lot"] },
    Choice { key: "leaders", values: &["spared", "fight"] },
];
