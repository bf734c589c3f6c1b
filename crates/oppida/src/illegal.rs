//! "Why not?": the reason for every refusal, with its rule and the figures that a player needs.

use quadriga_core::{Reason, Seat};
use serde::Serialize;

/// Why an action is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "oppida/"))]
pub enum Illegal {
    /// The game has ended.
    GameOver,
    /// Another option was chosen for this turn.
    OtherOption,
    /// There is nothing to end yet.
    NothingDone,
    /// Someone must starve warriors first.
    MustStarve {
        /// How many still.
        warriors: u8,
    },
    /// Nobody has to starve.
    NobodyHungry,
    /// More recruits than a turn allows.
    TooManyRecruits {
        /// The most.
        most: u8,
    },
    /// More recruits than are left of those that a turn allows.
    FewerRecruitsLeft {
        /// How many can still be recruited.
        left: u8,
    },
    /// Recruiting nobody when recruiting has begun.
    NobodyMore,
    /// The capital has no room for so many.
    NoRoom {
        /// How many fit.
        room: u8,
    },
    /// Loose supply: no recruits while warriors outside are short of ears.
    ShortOfEars {
        /// Warriors outside.
        outside: u8,
        /// Ears.
        ears: u8,
    },
    /// Under the first rules scouting follows recruiting.
    RecruitFirst,
    /// A second card in one turn.
    ScoutedAlready,
    /// Capitals and oppida can't be scouted.
    NothingToScout,
    /// The card is not occupied by the player.
    NotYours,
    /// Razing on a card that is not occupied by the player.
    NotYoursToRaze,
    /// A capital can't be turned.
    IsCapital,
    /// Building on an oppidum.
    IsOppidum,
    /// Razing where no oppidum stands.
    NoOppidum,
    /// Building needs more warriors.
    TooFewToBuild {
        /// How many are needed.
        needs: u8,
        /// How many there are.
        has: u8,
    },
    /// Razing needs a free die.
    NoDieForFarmers,
    /// A card turned twice in a turn.
    TurnedAlready,
    /// No such die of the player.
    NoSuchDie {
        /// The value asked for.
        die: u8,
    },
    /// The die has taken its step.
    DieDone,
    /// Not a neighbour.
    NotAdjacent,
    /// A number of warriors that the die can't send.
    WrongNumber {
        /// The most.
        most: u8,
    },
    /// Splitting needs a free die.
    NoDieToSplit,
    /// A march onto an enemy.
    EnemiesThere,
    /// An attack on nobody.
    NoEnemies,
    /// All would fall at the shields.
    FallAtShields {
        /// Warriors of the die.
        die: u8,
        /// Shields of the card.
        shields: u8,
    },
    /// Too weak to conquer.
    TooWeak {
        /// Warriors left after the shields.
        rest: u8,
        /// Warriors that defend.
        defenders: u8,
    },
    /// A wrong number to commit.
    WrongCommitment {
        /// The most.
        most: u8,
    },
    /// A number that can't enter a conquered card.
    WrongEntry {
        /// All who survive.
        most: u8,
    },
    /// Entering with a part needs a free die.
    NoDieToEnter {
        /// Those who survive.
        survivors: u8,
    },
    /// Capitals feed themselves.
    CapitalFeeds,
    /// No such die of the hungry player.
    NoDieToStarve {
        /// The value asked for.
        die: u8,
    },
    /// The last warrior of a card.
    LastWarrior,
    /// The die does not belong to the hungry player.
    NotHungry {
        /// Who has to.
        hungry: Seat,
    },
}

impl Reason for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::GameOver => "OP-9.1",
            Illegal::IsCapital => "OP-1.2",
            Illegal::OtherOption => "OP-2.1",
            Illegal::NobodyMore => "OP-2.3",
            Illegal::NothingDone => "OP-2.5",
            Illegal::TooManyRecruits { .. } | Illegal::FewerRecruitsLeft { .. } => "OP-3.2",
            Illegal::NoRoom { .. } => "OP-3.5",
            Illegal::ScoutedAlready => "OP-4.1",
            Illegal::NothingToScout => "OP-4.4",
            Illegal::NotYours | Illegal::IsOppidum => "OP-5.1",
            Illegal::TooFewToBuild { .. } => "OP-5.2",
            Illegal::NoOppidum | Illegal::NotYoursToRaze => "OP-5.4",
            Illegal::NoDieForFarmers => "OP-5.5",
            Illegal::TurnedAlready => "OP-5.7",
            Illegal::NoSuchDie { .. } | Illegal::NotAdjacent => "OP-6.1",
            Illegal::EnemiesThere => "OP-6.2",
            Illegal::WrongNumber { .. } => "OP-6.3",
            Illegal::NoDieToSplit => "OP-6.4",
            Illegal::DieDone => "OP-6.6",
            Illegal::NoEnemies => "OP-7.1",
            Illegal::FallAtShields { .. } => "OP-7.3",
            Illegal::TooWeak { .. }
            | Illegal::WrongEntry { .. }
            | Illegal::WrongCommitment { .. } => "OP-7.5",
            Illegal::NoDieToEnter { .. } => "OP-7.6",
            Illegal::CapitalFeeds => "OP-8.2",
            Illegal::MustStarve { .. }
            | Illegal::NobodyHungry
            | Illegal::NoDieToStarve { .. }
            | Illegal::NotHungry { .. } => "OP-8.7",
            Illegal::LastWarrior => "OP-8.8",
            Illegal::ShortOfEars { .. } => "OP-10.4",
            Illegal::RecruitFirst => "OP-11.2",
        }
    }
}
