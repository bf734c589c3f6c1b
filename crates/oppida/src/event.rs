//! What happens, for the log and the animation.

use quadriga_core::Seat;
use serde::{Deserialize, Serialize};

use crate::area::Area;
use crate::dice::Die;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "oppida/"))]
pub enum Event {
    /// Warriors were recruited in the capital.
    Recruited {
        /// By whom.
        seat: Seat,
        /// How many.
        warriors: u8,
    },
    /// Someone looked at the back of a card.
    Scouted {
        /// Who.
        seat: Seat,
        /// Which card.
        area: Area,
    },
    /// What the scout saw; told to nobody else.
    Saw {
        /// Which card.
        area: Area,
        /// The shields of its back.
        shields: u8,
        /// The ears of its back.
        ears: u8,
    },
    /// An oppidum was built.
    Built {
        /// By whom.
        seat: Seat,
        /// Where.
        area: Area,
        /// Its shields.
        shields: u8,
        /// Its ears.
        ears: u8,
    },
    /// An oppidum was razed.
    Razed {
        /// By whom.
        seat: Seat,
        /// Where.
        area: Area,
    },
    /// Warriors marched.
    Marched {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Area,
        /// To where.
        to: Area,
        /// How many.
        warriors: u8,
        /// How many stayed on the old die.
        stayed: u8,
    },
    /// A card was conquered.
    Conquered {
        /// By whom.
        seat: Seat,
        /// From where.
        from: Area,
        /// Which card.
        to: Area,
        /// Attackers that fell at the shields.
        fell: u8,
        /// Defenders slain, and as many attackers.
        slain: u8,
        /// Warriors that entered.
        entered: u8,
        /// Warriors that stayed where they came from.
        stayed: u8,
        /// Whether an oppidum was destroyed.
        destroyed: bool,
    },
    /// An attack that did not take the card.
    Fought {
        /// By whom.
        seat: Seat,
        /// From where.
        from: Area,
        /// Which card.
        to: Area,
        /// Attackers that fell at the shields.
        fell: u8,
        /// Warriors lost on each side in the fight.
        slain: u8,
        /// Defenders left; with 0 the card is empty.
        defenders: u8,
        /// Warriors that stayed where they came from.
        stayed: u8,
    },
    /// A player has more warriors outside than ears and must starve some.
    Hungry {
        /// Who.
        seat: Seat,
        /// How many too many.
        warriors: u8,
    },
    /// A warrior starved.
    Starved {
        /// Whose.
        seat: Seat,
        /// Where.
        area: Area,
        /// The die before.
        die: Die,
    },
    /// A turn is over.
    TurnEnded {
        /// Whose.
        seat: Seat,
        /// Its number, from 1.
        turn: u8,
    },
    /// The game is over.
    Ended(Ending),
}

/// How a game can end (chapter 9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "oppida/"))]
pub enum Ending {
    /// Eight areas occupied.
    Areas {
        /// The winner.
        winner: Seat,
    },
    /// The enemy capital entered.
    Capital {
        /// The winner.
        winner: Seat,
    },
    /// A draw: the third time the same position.
    Repetition,
    /// A draw: the last turn was played.
    TurnLimit,
}
