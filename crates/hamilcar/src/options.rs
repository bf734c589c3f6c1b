//! What can be chosen before the game (chapter 24).

use quadriga_core::{Choice, words};
use serde::{Deserialize, Serialize};

words! {
    "hamilcar/";
    /// How long the war is (HM-24.1).
    War {
        /// All turns of the track.
        Whole,
        /// The first of them.
        Short,
    }
}

words! {
    "hamilcar/";
    /// To whom sea lines are open (HM-24.2).
    SeaLines {
        /// To who is activated by a card with a ship.
        Symbols,
        /// To everybody who is activated.
        Free,
    }
}

/// Points that Rome begins the last count with; below 0 they are Carthage's (HM-24.4).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(try_from = "i8", into = "i8")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(as = "i8", export_to = "hamilcar/"))]
pub struct Handicap(i8);

impl Handicap {
    /// The most points on either side.
    const MOST: i8 = 4;

    /// The points, of which there are not too many.
    pub const fn new(points: i8) -> Option<Handicap> {
        if points >= -Handicap::MOST && points <= Handicap::MOST {
            Some(Handicap(points))
        } else {
            None
        }
    }

    /// The points.
    #[inline]
    pub const fn points(self) -> i8 {
        self.0
    }
}

impl TryFrom<i8> for Handicap {
    type Error = String;

    fn try_from(points: i8) -> Result<Handicap, String> {
        let most = Handicap::MOST;
        Handicap::new(points).ok_or_else(|| format!("a handicap is {most} points at most"))
    }
}

impl From<Handicap> for i8 {
    fn from(handicap: Handicap) -> i8 {
        handicap.0
    }
}

/// The options of a game of Hamilcar.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub struct Options {
    /// How long the war is.
    pub war: War,
    /// To whom sea lines are open.
    pub sea_lines: SeaLines,
    /// Whether both see all strategy cards (HM-24.3).
    pub open_hands: bool,
    /// Points given before.
    pub handicap: Handicap,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            war: War::Whole,
            sea_lines: SeaLines::Symbols,
            open_hands: false,
            handicap: Handicap(0),
        }
    }
}

/// The options for the catalogue.
pub(crate) const CHOICES: &[Choice] = &[
    Choice { key: "war", values: &["whole", "short"] },
    Choice { key: "sea_lines", values: &["symbols", "free"] },
    Choice { key: "open_hands", values: &["false", "true"] },
    Choice { key: "handicap", values: &["0", "1", "2", "3", "4", "-1", "-2", "-3", "-4"] },
];
