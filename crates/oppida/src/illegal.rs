//! "Why not?": the reason for every refusal, with its rule and the figures that a player needs.

use quadriga_core::{Reason, Seat};
use serde::Serialize;
use thiserror::Error;

/// Why an action is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "oppida/"))]
pub enum Illegal {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// Another option was chosen for this turn.
    #[error("this turn is used for something else: a turn is one of three options")]
    OtherOption,
    /// There is nothing to end yet.
    #[error("nothing has been done yet: to pass, recruit 0 and do not scout")]
    NothingDone,
    /// Someone must starve warriors first.
    #[error("first {warriors} of the warriors outside must starve")]
    MustStarve {
        /// How many still.
        warriors: u8,
    },
    /// Nobody has to starve.
    #[error("nobody has to starve now")]
    NobodyHungry,
    /// More recruits than a turn allows.
    #[error("a turn brings at most {most} recruits")]
    TooManyRecruits {
        /// The most.
        most: u8,
    },
    /// More recruits than are left of those that a turn allows.
    #[error("only {left} more can be recruited in this turn")]
    FewerRecruitsLeft {
        /// How many can still be recruited.
        left: u8,
    },
    /// Recruiting nobody when recruiting has begun.
    #[error("to recruit nobody more, scout or end the turn")]
    NobodyMore,
    /// The capital has no room for so many.
    #[error("the capital has room for {room} more: the dice there are full and no die is free")]
    NoRoom {
        /// How many fit.
        room: u8,
    },
    /// Loose supply: no recruits while warriors outside are short of ears.
    #[error("no recruits while {outside} warriors outside have only {ears} ears")]
    ShortOfEars {
        /// Warriors outside.
        outside: u8,
        /// Ears.
        ears: u8,
    },
    /// Under the first rules scouting follows recruiting.
    #[error("scouting comes after recruiting: first say how many you recruit (0 is enough)")]
    RecruitFirst,
    /// A second card in one turn.
    #[error("one card was scouted in this turn already")]
    ScoutedAlready,
    /// Capitals and oppida can't be scouted.
    #[error("only a land card with its front up can be scouted")]
    NothingToScout,
    /// The card is not occupied by the player.
    #[error("you do not occupy this card")]
    NotYours,
    /// Razing on a card that is not occupied by the player.
    #[error("you do not occupy this card, so there is nothing that you can raze")]
    NotYoursToRaze,
    /// A capital can't be turned.
    #[error("a capital is never turned over")]
    IsCapital,
    /// Building on an oppidum.
    #[error("this card is an oppidum already")]
    IsOppidum,
    /// Razing where no oppidum stands.
    #[error("there is no oppidum on this card")]
    NoOppidum,
    /// Building needs more warriors.
    #[error("building needs {needs} warriors on the card, there are {has}")]
    TooFewToBuild {
        /// How many are needed.
        needs: u8,
        /// How many there are.
        has: u8,
    },
    /// Razing needs a free die.
    #[error("the returning farmers need a new die, and none is free")]
    NoDieForFarmers,
    /// A card turned twice in a turn.
    #[error("this card was turned over in this turn already")]
    TurnedAlready,
    /// No such die of the player.
    #[error("no die of yours shows {die} there")]
    NoSuchDie {
        /// The value asked for.
        die: u8,
    },
    /// The die has taken its step.
    #[error("this die is done for the turn")]
    DieDone,
    /// Not a neighbour.
    #[error("the target is not adjacent")]
    NotAdjacent,
    /// A number of warriors that the die can't send.
    #[error("1 to {most} warriors can go")]
    WrongNumber {
        /// The most.
        most: u8,
    },
    /// Splitting needs a free die.
    #[error("an army can only split onto a free die, and none is free: all or nobody")]
    NoDieToSplit,
    /// A march onto an enemy.
    #[error("enemies stand there: this is an attack, not a march")]
    EnemiesThere,
    /// An attack on nobody.
    #[error("no enemy stands there: this is a march, not an attack")]
    NoEnemies,
    /// All would fall at the shields.
    #[error("all {die} would fall at the {shields} shields")]
    FallAtShields {
        /// Warriors of the die.
        die: u8,
        /// Shields of the card.
        shields: u8,
    },
    /// Too weak to conquer.
    #[error("{rest} are left behind the shields, not more than the {defenders} defenders")]
    TooWeak {
        /// Warriors left after the shields.
        rest: u8,
        /// Warriors that defend.
        defenders: u8,
    },
    /// A wrong number to commit.
    #[error("1 to {most} warriors can be committed without winning")]
    WrongCommitment {
        /// The most.
        most: u8,
    },
    /// A number that can't enter a conquered card.
    #[error("1 to {most} of the survivors can enter")]
    WrongEntry {
        /// All who survive.
        most: u8,
    },
    /// Entering with a part needs a free die.
    #[error("entering with a part needs a free die, and none is free: all {survivors} enter")]
    NoDieToEnter {
        /// Those who survive.
        survivors: u8,
    },
    /// Capitals feed themselves.
    #[error("warriors in the capital do not starve")]
    CapitalFeeds,
    /// No such die of the hungry player.
    #[error("no die there shows {die}, so none of its warriors can starve")]
    NoDieToStarve {
        /// The value asked for.
        die: u8,
    },
    /// The last warrior of a card.
    #[error("the last warrior of a card does not starve")]
    LastWarrior,
    /// The die does not belong to the hungry player.
    #[error("seat {hungry} has to starve warriors, and none of its dice lies there")]
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
