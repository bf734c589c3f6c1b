//! "Why not?": the reason for every refusal, with its rule and the figures that a player needs.

use quadriga_core::Reason;
use serde::Serialize;

/// Why an action is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "antike/"))]
pub enum Illegal {
    /// The game has ended.
    GameOver,
    /// It belongs to another step of the turn.
    WrongStep,
    /// A trade or payment has to be finished first.
    Unfinished,
    /// Such a region is not on the map.
    NoRegion,
    /// The field asks for more than the player has.
    FieldTooDear {
        /// What it costs.
        cost: u8,
        /// All that the player has.
        wealth: u32,
    },
    /// Nothing of this kind to pay with, or not enough behind it.
    CannotPay {
        /// How many units.
        left: u8,
    },
    /// Too few goods and coins.
    TooDear {
        /// Units of the good.
        good: u8,
        /// Coins besides.
        coins: u8,
        /// What the player has of the good.
        has_good: u16,
        /// The player's coins.
        has_coins: u8,
        /// How many of them are put aside to save the good.
        aside: u8,
    },
    /// No coin to put aside, or nothing to put it aside for.
    NoCoinAside,
    /// Not the player's city.
    NotYourCity,
    /// The city has a temple.
    HasTemple,
    /// All temples are on the map.
    NoTempleLeft,
    /// The city has a wall.
    HasWall,
    /// No wall in the supply.
    NoWallLeft,
    /// No such unit that was in the box at the start of the turn.
    NoRecruit,
    /// The city has armed as many as it can.
    CityFull {
        /// The most.
        most: u8,
    },
    /// The region has no border of the unit's kind.
    NoBorderFor,
    /// Special units need a temple.
    NeedsTemple,
    /// The know-how is owned.
    KnownAlready,
    /// The supply of units is used up.
    NoUnitLeft,
    /// No such units that may move.
    CannotMove {
        /// How many that have come as far as was said.
        fresh: u8,
    },
    /// No border that the unit can cross.
    NoWay,
    /// Not a city of the opponent.
    NotTheirCity,
    /// Too few attackers.
    TooWeak {
        /// The strength.
        strength: u8,
        /// The attackers.
        attackers: u8,
    },
    /// Only a special unit attacks.
    SpecialAlone,
    /// A choice of losses that is not possible.
    WrongLosses {
        /// How many units return.
        losses: u8,
        /// The fewest galleys.
        fewest: u8,
        /// The most galleys.
        most: u8,
    },
    /// No free city site.
    NoSite,
    /// No unit in the region.
    NoUnitThere,
    /// No tile left.
    NoTileLeft,
    /// Founding is too dear.
    FoundingTooDear {
        /// Coins that are needed.
        coins: u8,
        /// Coins of the player.
        has: u8,
    },
    /// No such personage is due.
    NotDue,
    /// The card does not lie open.
    NotOpen,
    /// The player does not hold the card.
    NotHeld,
    /// The card can't be played now, or not like this.
    CardIdle,
    /// Nothing to swap.
    NoSwap,
    /// The player may not trade.
    NoTrade,
}

impl Reason for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::NoRegion => "AD-1.2",
            Illegal::TooDear { .. } => "AD-1.12",
            Illegal::NoCoinAside => "AD-1.13",
            Illegal::WrongStep => "AD-2.1",
            Illegal::FieldTooDear { .. } => "AD-2.4",
            Illegal::CannotPay { .. } | Illegal::Unfinished => "AD-2.7",
            Illegal::NotYourCity => "AD-4.1",
            Illegal::HasTemple | Illegal::NoTempleLeft => "AD-4.3",
            Illegal::NoWallLeft => "AD-4.5",
            Illegal::HasWall => "AD-4.6",
            Illegal::NoRecruit => "AD-5.2",
            Illegal::CityFull { .. } => "AD-5.3",
            Illegal::NoBorderFor => "AD-5.4",
            Illegal::KnownAlready => "AD-6.3",
            Illegal::NoUnitLeft => "AD-6.6",
            Illegal::NoTrade => "AD-7.6",
            Illegal::NoWay => "AD-8.2",
            Illegal::CannotMove { .. } => "AD-8.3",
            Illegal::NotTheirCity | Illegal::TooWeak { .. } => "AD-8.8",
            Illegal::WrongLosses { .. } => "AD-8.11",
            Illegal::NoSite | Illegal::NoUnitThere => "AD-9.2",
            Illegal::NoTileLeft => "AD-9.5",
            Illegal::FoundingTooDear { .. } => "AD-9.6",
            Illegal::NotDue => "AD-10.1",
            Illegal::NotOpen => "AD-11.2",
            Illegal::NotHeld | Illegal::CardIdle => "AD-11.4",
            Illegal::NoSwap => "AD-11.17",
            Illegal::NeedsTemple => "AD-12.2",
            Illegal::SpecialAlone => "AD-12.5",
            Illegal::GameOver => "AD-14.1",
        }
    }
}
