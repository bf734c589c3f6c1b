//! "Why not?": the reason for every refusal, with its rule and the figures that a player needs.

use quadriga_core::Reason;
use serde::Serialize;
use thiserror::Error;

/// Why an action is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "antike/"))]
pub enum Illegal {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// It belongs to another step of the turn.
    #[error("this is not the step of the turn for it")]
    WrongStep,
    /// A trade or payment has to be finished first.
    #[error("first finish what you have begun to pay")]
    Unfinished,
    /// Such a region is not on the map.
    #[error("there is no such region on this map")]
    NoRegion,
    /// The field asks for more than the player has.
    #[error("this field costs {cost}, you have {wealth} units in all")]
    FieldTooDear {
        /// What it costs.
        cost: u8,
        /// All that the player has.
        wealth: u32,
    },
    /// Nothing of this kind to pay with, or not enough behind it.
    #[error("{left} are still to be paid, and not with this")]
    CannotPay {
        /// How many units.
        left: u8,
    },
    /// Too few goods and coins.
    #[error("{}", too_dear(*good, *coins, *has_good, *has_coins, *aside))]
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
    #[error("no coin can be put aside for this now")]
    NoCoinAside,
    /// Not the player's city.
    #[error("you have no city there")]
    NotYourCity,
    /// The city has a temple.
    #[error("this city has a temple already")]
    HasTemple,
    /// All temples are on the map.
    #[error("all temples are on the map")]
    NoTempleLeft,
    /// The city has a wall.
    #[error("this city has a wall already")]
    HasWall,
    /// No wall in the supply.
    #[error("you have no town wall in your supply")]
    NoWallLeft,
    /// No such unit that was in the box at the start of the turn.
    #[error("no such unit was in your box at the start of the turn")]
    NoRecruit,
    /// The city has armed as many as it can.
    #[error("this city can arm no more than {most} in a turn")]
    CityFull {
        /// The most.
        most: u8,
    },
    /// The region has no border of the unit's kind.
    #[error("such a unit can't stand there: the region has no border for it")]
    NoBorderFor,
    /// Special units need a temple.
    #[error("a special unit can be armed only at a city with a temple")]
    NeedsTemple,
    /// The know-how is owned.
    #[error("you have this know-how already")]
    KnownAlready,
    /// The supply of units is used up.
    #[error("no such unit is left in your supply")]
    NoUnitLeft,
    /// No such units that may move.
    #[error("{fresh} such units may go on from there")]
    CannotMove {
        /// How many that have come as far as was said.
        fresh: u8,
    },
    /// No border that the unit can cross.
    #[error("no border leads there that such a unit can cross")]
    NoWay,
    /// Not a city of the opponent.
    #[error("the opponent has no city there")]
    NotTheirCity,
    /// Too few attackers.
    #[error("the city has a strength of {strength}, you have {attackers} there")]
    TooWeak {
        /// The strength.
        strength: u8,
        /// The attackers.
        attackers: u8,
    },
    /// Only a special unit attacks.
    #[error("a General or Admiral takes no city without a legion or galley")]
    SpecialAlone,
    /// A choice of losses that is not possible.
    #[error("{fewest} to {most} of the {losses} units that return can be galleys")]
    WrongLosses {
        /// How many units return.
        losses: u8,
        /// The fewest galleys.
        fewest: u8,
        /// The most galleys.
        most: u8,
    },
    /// No free city site.
    #[error("there is no free city site")]
    NoSite,
    /// No unit in the region.
    #[error("you have no legion or galley there")]
    NoUnitThere,
    /// No tile left.
    #[error("no city tile of this kind is left")]
    NoTileLeft,
    /// Founding is too dear.
    #[error("founding takes {coins} coins besides your goods, you have {has}")]
    FoundingTooDear {
        /// Coins that are needed.
        coins: u8,
        /// Coins of the player.
        has: u8,
    },
    /// No such personage is due.
    #[error("no such personage is due to you")]
    NotDue,
    /// The card does not lie open.
    #[error("this card does not lie open")]
    NotOpen,
    /// The player does not hold the card.
    #[error("you do not hold this card")]
    NotHeld,
    /// The card can't be played now, or not like this.
    #[error("this card can't be played now, or has no effect there")]
    CardIdle,
    /// Nothing to swap.
    #[error("no such swap is open to you")]
    NoSwap,
    /// The player may not trade.
    #[error("a trade needs Commercium, not bought in this turn, and three units to give")]
    NoTrade,
}

/// What is missing for a price in one good, and what of it the player holds back.
fn too_dear(good: u8, coins: u8, has_good: u16, has_coins: u8, aside: u8) -> String {
    let pieces =
        |number: u8| if number == 1 { "1 coin".to_owned() } else { format!("{number} coins") };
    let (coins, has_coins) = (pieces(coins), pieces(has_coins));
    let mut text = format!(
        "needs {good} of the good and {coins} besides; you have {has_good} and {has_coins}"
    );
    if aside > 0 {
        text += &format!(", of which {aside} put aside to save the good");
    }
    text
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
