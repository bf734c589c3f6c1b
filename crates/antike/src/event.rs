//! What happens, for the log and the animation.

use quadriga_core::Seat;
use serde::{Deserialize, Serialize};

use crate::region::Region;
use crate::words::{Card, Field, Good, KnowHow, Personage, Unit};

/// Something that happened. Everything in this game lies open, so all hear all of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "antike/"))]
pub enum Event {
    /// The stone was moved on the rondel.
    Advanced {
        /// Whose.
        seat: Seat,
        /// To which field.
        field: Field,
        /// How many units it costs.
        cost: u8,
    },
    /// Something was paid to the bank; always told before what it was paid for.
    Paid {
        /// By whom.
        seat: Seat,
        /// What.
        sum: Bundle,
    },
    /// Cities produced.
    Produced {
        /// Whose.
        seat: Seat,
        /// What.
        good: Good,
        /// How much.
        amount: u8,
        /// Whether the bank had a coin to add.
        coin: bool,
    },
    /// Goods came from the bank: by a card, in a trade, or instead of a coin.
    Received {
        /// To whom.
        seat: Seat,
        /// What.
        good: Good,
        /// How much.
        amount: u8,
    },
    /// A temple was built.
    TempleBuilt {
        /// By whom.
        seat: Seat,
        /// Where.
        region: Region,
    },
    /// A town wall was built.
    WallBuilt {
        /// By whom.
        seat: Seat,
        /// Where.
        region: Region,
    },
    /// A unit was armed.
    Armed {
        /// Whose.
        seat: Seat,
        /// Which kind.
        unit: Unit,
        /// Where.
        region: Region,
    },
    /// A know-how was bought.
    Learned {
        /// By whom.
        seat: Seat,
        /// Which.
        know_how: KnowHow,
        /// Whether nobody had it before.
        first: bool,
    },
    /// A unit came from the supply into the recruits' box.
    Recruited {
        /// Whose.
        seat: Seat,
        /// Which kind.
        unit: Unit,
    },
    /// Units crossed a border.
    Moved {
        /// Whose.
        seat: Seat,
        /// Which kind.
        unit: Unit,
        /// From where.
        from: Region,
        /// To where.
        to: Region,
        /// How many.
        count: u8,
    },
    /// Units of one kind met and went back to their boxes, one for one.
    Exchanged {
        /// Where.
        region: Region,
        /// Legions or galleys.
        unit: Unit,
        /// How many of each side, special units included.
        count: u8,
        /// Whose special unit was among them.
        special: Option<Seat>,
    },
    /// A city was conquered.
    Conquered {
        /// By whom.
        seat: Seat,
        /// Which.
        region: Region,
        /// Its strength.
        strength: u8,
        /// Attacking legions that returned to the box.
        legions: u8,
        /// Attacking galleys that returned to the box.
        galleys: u8,
        /// Defending units that returned to their box.
        defenders: u8,
        /// Whether a temple was destroyed.
        temple: bool,
        /// Whether a wall was destroyed.
        wall: bool,
    },
    /// The card Fortress made the attack too weak: the city stands.
    Withstood {
        /// Which city.
        region: Region,
        /// Its strength.
        strength: u8,
    },
    /// A city was founded.
    Founded {
        /// By whom.
        seat: Seat,
        /// Where.
        region: Region,
        /// What it produces.
        good: Good,
    },
    /// A personage was won.
    Claimed {
        /// By whom.
        seat: Seat,
        /// Which kind.
        personage: Personage,
        /// How many personages the people has now.
        total: u8,
    },
    /// The count track gave a town wall.
    WallGained {
        /// To whom.
        seat: Seat,
    },
    /// An open event card was chosen.
    Picked {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// An event card was turned up.
    Revealed {
        /// Which.
        card: Card,
    },
    /// The played cards were shuffled and are the new stack.
    Reshuffled,
    /// An event card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A wall was destroyed by an earthquake and went back to its owner's supply.
    WallFell {
        /// Whose.
        seat: Seat,
        /// Where.
        region: Region,
    },
    /// Coins were stolen; they go to the bank.
    CoinsLost {
        /// Whose.
        seat: Seat,
        /// How many.
        coins: u8,
    },
    /// A unit returned to its box by a card.
    Withdrawn {
        /// Whose.
        seat: Seat,
        /// Which kind.
        unit: Unit,
        /// From where.
        region: Region,
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

/// An amount of goods and coins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "antike/"))]
pub struct Bundle {
    /// Marble.
    pub marble: u8,
    /// Iron.
    pub iron: u8,
    /// Gold.
    pub gold: u8,
    /// Coins.
    pub coins: u8,
}

/// How a game can end (chapter 14).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "antike/"))]
pub enum Ending {
    /// A people has nine personages.
    Personages {
        /// The winner.
        winner: Seat,
    },
    /// The last turn was played; the people with more personages wins, if one has more.
    TurnLimit {
        /// The winner, if there is one.
        winner: Option<Seat>,
    },
}
