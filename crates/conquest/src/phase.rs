//! What the game waits for, and what is under way.

use quadriga_core::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

use crate::deck::Force;
use crate::map::SHORES;
use crate::place::{Province, Sea};
use crate::side::{BySide, Side};
use crate::words::{Card, SENATORS, Unit};

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "conquest/"))]
pub enum Phase {
    /// A player bids in an alliance auction, or passes.
    Bidding,
    /// The bidder proposes who comes onto A and B.
    Proposing {
        /// The bid, in talents.
        bid: u16,
    },
    /// The mover places starting units on land.
    Placing {
        /// A kind that is not all placed; the others may come before it.
        unit: Unit,
        /// How many of it are left.
        left: u8,
        /// The province after the last one in the order of the map, or the first again.
        from: Province,
    },
    /// The mover places the first galley.
    Stationing,
    /// The mover chooses an action or uses a card.
    Turn,
    /// The mover recruits.
    Recruiting {
        /// Where.
        at: Province,
        /// The place after the last choice, 0 before the first: infantry, cavalry, catapults,
        /// generals, then the seas.
        from: u8,
    },
    /// The mover's Caesar may buy another token.
    Buying {
        /// Where.
        at: Province,
        /// How many more.
        left: u8,
    },
    /// The mover moves land units and chooses the next goal.
    Marching {
        /// From where.
        from: Province,
        /// Whether somebody has moved.
        moved: bool,
    },
    /// The mover chooses who goes to a goal.
    Sending(March),
    /// The mover gathers galleys in a sea.
    Sailing {
        /// Where.
        to: Sea,
        /// The sea after the last from which some came.
        from: u8,
        /// Whether some have come.
        moved: bool,
    },
    /// After a naval move the mover may fight a sea battle.
    Sailed,
    /// The mover chooses the galley that moves for a fleet card.
    Fetching {
        /// The card.
        card: Card,
    },
    /// The mover chooses where to build a city.
    Building {
        /// The card.
        card: Card,
    },
    /// The mover chooses from where units march against barbarians.
    Mustering {
        /// The card.
        card: Card,
    },
    /// The mover chooses whose senator to bribe.
    Bribing,
    /// The mover chooses where slaves rise, and against whom first.
    Revolting,
    /// The winner of the vote New Legions chooses where they come.
    Raising {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The attacked player may use Fair Wind.
    FairWind,
    /// A player adds own galleys to the battle, or lends units.
    Committing {
        /// Who.
        seat: Seat,
        /// The place after the last choice, 0 before the first: infantry, cavalry, catapults,
        /// general, Caesar, then the seas that touch the province, in order.
        from: u8,
    },
    /// A side chooses which units it loses.
    Losing {
        /// Which.
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        side: Side,
    },
    /// A side may retreat.
    Retreating {
        /// Which.
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        side: Side,
    },
    /// A beaten player's leaders must leave.
    Fleeing {
        /// Who.
        seat: Seat,
    },
    /// A player bids in a senate vote, or passes.
    Voting,
    /// A player goes on laying down senators.
    Laying {
        /// The value that was laid last.
        most: u8,
    },
    /// The game has ended.
    Over,
}

/// Units that go from one province to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "conquest/"))]
pub struct March {
    /// From where.
    pub from: Province,
    /// To where.
    pub to: Province,
    /// The sea of the landing; none by land.
    pub over: Option<Sea>,
    /// The place after the last choice, 0 before the first: infantry, cavalry, catapults, general,
    /// Caesar.
    pub next: u8,
    /// How many military units have gone.
    pub troops: u8,
    /// Whether anybody has gone.
    pub any: bool,
    /// The barbarians that they march against.
    pub errand: Option<Card>,
}

/// An alliance auction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "conquest/"))]
pub struct Auction {
    /// Who opened it.
    pub opener: Seat,
    /// Who is asked.
    pub asked: Seat,
    /// Who leads.
    pub bidder: Option<Seat>,
    /// The highest bid, in talents.
    pub bid: u16,
    /// The proposal for field A.
    pub a: Option<Seat>,
    /// The proposal for field B.
    pub b: Option<Seat>,
}

/// A vote in the senate.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "conquest/"))]
pub struct Vote {
    /// About what.
    pub card: Card,
    /// Who is asked.
    pub asked: Seat,
    /// Who leads.
    pub bidder: Option<Seat>,
    /// The highest bid, in votes.
    pub bid: u8,
    /// The senators that each player has laid down, by value.
    pub laid: [[u8; SENATORS]; MAX_SEATS],
}

impl Vote {
    /// The votes that a player has laid down.
    #[inline]
    pub fn votes(&self, seat: Seat) -> u8 {
        votes(&self.laid[seat.index()])
    }
}

/// The sum of senators.
#[inline]
pub(crate) fn votes(senators: &[u8; SENATORS]) -> u8 {
    let values = senators.iter().zip(1..);
    values.fold(0, |sum: u8, (&count, value)| sum.saturating_add(count.saturating_mul(value)))
}

/// Where a battle is fought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "conquest/"))]
pub enum Battlefield {
    /// In a province.
    Land(Province),
    /// In a sea.
    Sea(Sea),
}

/// A battle. In JSON sides are counted 0, the attacker, and 1, the defender.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "conquest/"))]
pub struct Battle {
    /// Where.
    pub field: Battlefield,
    /// Who attacks; nobody when slaves do.
    pub attacker: Option<Seat>,
    /// Who is attacked.
    pub defender: Seat,
    /// The round, from 1; 0 before the dice.
    pub round: u8,
    /// Troops of diplomacy cards, pirates and slaves on each side: infantry, cavalry, catapults,
    /// galleys.
    #[cfg_attr(feature = "ts", ts(as = "[Force; 2]"))]
    pub envoys: BySide<Force>,
    /// Infantry, cavalry and catapults that each player has lent.
    pub lent: [[u8; 3]; MAX_SEATS],
    /// Galleys that each player has added or lent, by the seas that touch the province, in order;
    /// at sea only those lent, in the first place.
    pub galleys: [[u8; SHORES]; MAX_SEATS],
    /// Whether a leader was lent to each side.
    #[cfg_attr(feature = "ts", ts(as = "[bool; 2]"))]
    pub lent_leader: BySide<bool>,
    /// How many units each side still has to lose.
    #[cfg_attr(feature = "ts", ts(as = "[u8; 2]"))]
    pub hits: BySide<u8>,
    /// Whether the attacker throws only after the losses, because of a city.
    pub throw_due: bool,
    /// Who is asked next before the battle: 0 the attacker, 1 the defender, then the slots.
    pub asked: u8,
    /// The players that rising slaves have still to fight.
    pub victims: SeatSet,
    /// The players whose leaders have to leave.
    pub fleeing: SeatSet,
}

/// A set of seats, written as a list.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Seat>", into = "Vec<Seat>")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(as = "Vec<Seat>", export_to = "conquest/"))]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub(crate) const NONE: SeatSet = SeatSet(0);

    /// Whether the seat is in it.
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 >> seat.index() & 1 == 1
    }

    #[inline]
    pub(crate) const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.index();
    }

    #[inline]
    pub(crate) const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.index());
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS).filter(move |&seat| self.has(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::NONE, |mut set, seat| {
            set.insert(seat);
            set
        })
    }
}

impl TryFrom<Vec<Seat>> for SeatSet {
    type Error = String;

    fn try_from(seats: Vec<Seat>) -> Result<SeatSet, String> {
        if seats.windows(2).any(|pair| pair[0] >= pair[1]) {
            return Err("seats are listed in ascending order, each once".to_owned());
        }
        Ok(seats.into_iter().collect())
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Vec<Seat> {
        set.iter().collect()
    }
}
