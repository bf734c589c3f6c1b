//! The sequence of play: what the game waits for when nothing else is under way (chapter 3).

use quadriga_core::words;
use serde::{Deserialize, Serialize};

use crate::general::GeneralSet;
use crate::place::Space;
use crate::side::Side;

/// A step of the sequence of play. What interrupts it lies above it as a [`crate::Task`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub enum Phase {
    /// Carthage takes a warship or a unit (HM-6.1).
    PunicShip,
    /// Carthage places units (HM-6.3).
    PunicUnits {
        /// How many more.
        left: u8,
    },
    /// Carthage places the named general and heroes who come back (HM-6.5).
    PunicNamed {
        /// Who is to be placed.
        coming: GeneralSet,
    },
    /// Carthage places the drawn generals (HM-6.6).
    PunicDrawn {
        /// Who is to be placed.
        coming: GeneralSet,
    },
    /// Rome places units (HM-6.9).
    RomanUnits {
        /// How many more.
        left: u8,
        /// Where a general has got some of them.
        camp: Option<Space>,
        /// How many he may still get.
        with_general: u8,
    },
    /// Rome names the proconsul (HM-6.11).
    Proconsul,
    /// Rome places the drawn consuls (HM-6.12).
    Consuls {
        /// Who is to be placed.
        coming: GeneralSet,
        /// Where one of them was placed just now.
        taken: Option<Space>,
    },
    /// Rome makes a nautical reform (HM-6.13).
    Reform,
    /// Both sides are dealt cards (HM-3.3); nobody is asked.
    Deal,
    /// Rome says who begins (HM-4.1).
    FirstPlayer,
    /// A side plays a card (HM-4.2).
    Strategy {
        /// Which.
        side: Side,
    },
    /// Stacks suffer the winter, place by place (HM-18.2).
    Winter {
        /// Whose.
        side: Side,
        /// The next place: twice the number of the space, one more for inside its city.
        next: u8,
    },
    /// The points are counted, and PCs may be due (HM-19.3).
    VictoryCheck,
    /// The side with the higher sum removes supply trains (HM-19.4).
    Burning {
        /// Which.
        side: Side,
        /// The gap that is left.
        gap: u8,
    },
    /// The other side spends the gap (HM-19.5).
    WarChest {
        /// Which.
        side: Side,
        /// The points that are left.
        left: u8,
    },
    /// The game has ended.
    Over {
        /// Who has won.
        winner: Side,
        /// How.
        by: Ending,
    },
}

words! {
    "hamilcar/";
    /// How a game ends.
    Ending {
        /// By political points in the last turn (HM-19.2).
        Points,
        /// The loser sued for peace (HM-5.8).
        Peace,
        /// A capital fell (HM-19.7).
        Capital,
    }
}
