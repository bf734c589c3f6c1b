//! "Why not?": the reason for every refusal, with its rule and the figures that a player needs.

use quadriga_core::Reason;
use serde::Serialize;

/// Why an action is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "conquest/"))]
pub enum Illegal {
    /// The game has ended.
    GameOver,
    /// It belongs to another step.
    WrongStep,
    /// The bid is not higher than the last.
    BidTooLow {
        /// The lowest bid.
        least: u16,
    },
    /// The opener can't pass.
    MustOpen,
    /// Too little money.
    TooDear {
        /// What it costs.
        price: u16,
        /// What the player has.
        has: u16,
    },
    /// Not two players without a slot.
    WrongProposal,
    /// Not the one player who is left.
    WrongMarker,
    /// No influence to begin there.
    NoInfluenceThere,
    /// Another kind or province is due.
    OutOfOrder,
    /// Not so many.
    WrongCount {
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
    },
    /// Not beside an own province.
    NotBesideInfluence,
    /// No action is left.
    NoActionLeft,
    /// The turn can't end yet.
    ActionsLeft {
        /// How many.
        left: u8,
    },
    /// The card is not there.
    NotOnOffer,
    /// The one card was taken.
    OneCardARound,
    /// An at-once card without effect.
    CannotCarryOut,
    /// No influence or no leader.
    NoRecruitingGround,
    /// Nothing can be had.
    NothingToRecruit,
    /// A Caesar, say.
    NotForSale,
    /// Another sea.
    SeaTooFar,
    /// Nothing was chosen.
    NobodyRecruited,
    /// The order of kinds.
    RecruitedAlready,
    /// Not so many.
    CannotRecruit {
        /// The most.
        most: u8,
    },
    /// Another province.
    OneProvince,
    /// Not a key province.
    NoKeyProvince,
    /// No leader.
    NoLeader,
    /// No token is left.
    NoInfluenceLeft {
        /// All tokens.
        most: u8,
    },
    /// No such token.
    NoToken,
    /// An ally, or oneself.
    NotAnEnemy,
    /// The owner has troops there.
    Protected {
        /// How many protect it.
        units: u8,
    },
    /// Too much or nothing.
    WrongTax {
        /// The most.
        most: u8,
    },
    /// No leader there.
    NoLeaderToMove,
    /// No way.
    NoWay,
    /// Enemies are in the way.
    WayBlocked,
    /// A strait is closed.
    StraitBlocked,
    /// Nobody has moved.
    NobodyMoved,
    /// The sea is not needed.
    GoesByLand,
    /// No own galley.
    NoGalleyThere,
    /// No landing there.
    NoLanding,
    /// No room.
    NoRoom {
        /// How many.
        room: u8,
    },
    /// Not all can go.
    NotAll,
    /// A galley.
    NotOnLand,
    /// The order of kinds.
    SentAlready,
    /// Not so many.
    CannotSend {
        /// The most.
        most: u8,
    },
    /// An errand needs more.
    TooFewTroops {
        /// The fewest.
        least: u8,
    },
    /// No troops of one side.
    NobodyToFight,
    /// Nobody there whom one could attack, or to attack with.
    NobodyToFightWith,
    /// No galley to move.
    NoGalleyElsewhere,
    /// Not so many.
    CannotGather {
        /// The most.
        most: u8,
    },
    /// No galley has moved.
    NoGalleyMoved,
    /// No galleys of one side.
    NobodyAtSea,
    /// Not the player's card.
    NotYourCard,
    /// Used up for now.
    UsedAlready,
    /// Not a merchant, and an action is under way.
    BetweenActions,
    /// No victim was named.
    NameVictim,
    /// It would do nothing.
    NoEffect,
    /// Nobody to kill.
    NoVictim,
    /// No galley to move.
    NoGalleyToFetch,
    /// No site.
    NoSite,
    /// Another province.
    NotNamed,
    /// No such way.
    CannotMuster,
    /// No senator.
    NoSenator,
    /// No troops there.
    NobodyToRevoltAgainst,
    /// Not so many.
    CannotAdd {
        /// The most.
        most: u8,
    },
    /// Not so many.
    CannotLend {
        /// The most.
        most: u8,
    },
    /// The order of kinds.
    CommittedAlready,
    /// Another sea.
    SeaOutOfBattle,
    /// No such unit.
    NoSuchLoss,
    /// Not so many.
    CannotLose {
        /// The most.
        most: u8,
    },
    /// Not there.
    NoRetreatThere,
    /// A standing answer.
    MustWithdraw,
    /// Not there.
    NoRefuge,
    /// No such senator.
    NoSuchSenator,
    /// The order of senators.
    HighestFirst,
    /// Not enough votes.
    TooFewVotes {
        /// The highest bid.
        bid: u8,
    },
    /// Changed already.
    CannotAnswer,
}

impl Reason for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::NotOnLand => "CE-1.2",
            Illegal::NoKeyProvince => "CE-1.4",
            Illegal::TooDear { .. } => "CE-1.12",
            Illegal::WrongStep => "CE-2.1",
            Illegal::NoActionLeft | Illegal::ActionsLeft { .. } | Illegal::OneCardARound => {
                "CE-2.4"
            }
            Illegal::BetweenActions => "CE-2.7",
            Illegal::BidTooLow { .. } | Illegal::MustOpen => "CE-3.3",
            Illegal::WrongProposal => "CE-3.6",
            Illegal::WrongMarker => "CE-3.7",
            Illegal::NotAnEnemy => "CE-3.9",
            Illegal::NoInfluenceThere => "CE-4.2",
            Illegal::NotBesideInfluence => "CE-4.3",
            Illegal::WrongCount { .. } => "CE-4.1",
            Illegal::NotOnOffer => "CE-5.1",
            Illegal::CannotCarryOut => "CE-5.3",
            Illegal::NotYourCard | Illegal::UsedAlready => "CE-5.6",
            Illegal::NoRecruitingGround | Illegal::SeaTooFar => "CE-6.1",
            Illegal::NotForSale => "CE-6.2",
            Illegal::NothingToRecruit
            | Illegal::NobodyRecruited
            | Illegal::CannotRecruit { .. } => "CE-6.3",
            Illegal::OneProvince | Illegal::NoLeader => "CE-7.1",
            Illegal::NoToken => "CE-7.3",
            Illegal::Protected { .. } => "CE-7.4",
            Illegal::NoInfluenceLeft { .. } => "CE-7.5",
            Illegal::WrongTax { .. } => "CE-8.1",
            Illegal::NoLeaderToMove
            | Illegal::NobodyMoved
            | Illegal::NotAll
            | Illegal::CannotSend { .. } => "CE-9.1",
            Illegal::NoWay | Illegal::WayBlocked => "CE-9.2",
            Illegal::StraitBlocked => "CE-9.4",
            Illegal::NoLanding => "CE-9.5",
            Illegal::NoRoom { .. } => "CE-9.6",
            Illegal::NoGalleyThere => "CE-9.7",
            Illegal::GoesByLand => "CE-9.9",
            Illegal::NobodyToFight => "CE-10.1",
            Illegal::CannotAdd { .. } | Illegal::SeaOutOfBattle => "CE-10.2",
            Illegal::CannotLend { .. } => "CE-10.3",
            Illegal::NoSuchLoss | Illegal::CannotLose { .. } => "CE-10.7",
            Illegal::NoRetreatThere => "CE-10.10",
            Illegal::NoRefuge => "CE-10.14",
            Illegal::NoGalleyElsewhere | Illegal::CannotGather { .. } | Illegal::NoGalleyMoved => {
                "CE-11.1"
            }
            Illegal::NobodyAtSea => "CE-11.2",
            Illegal::NoSite => "CE-12.1",
            Illegal::NoEffect => "CE-13.1",
            Illegal::NameVictim | Illegal::NoVictim => "CE-13.2",
            Illegal::NoGalleyToFetch => "CE-13.4",
            Illegal::TooFewTroops { .. } | Illegal::CannotMuster => "CE-13.5",
            Illegal::NoSenator => "CE-13.7",
            Illegal::NobodyToRevoltAgainst => "CE-13.8",
            Illegal::TooFewVotes { .. } => "CE-14.1",
            Illegal::NoSuchSenator => "CE-14.3",
            Illegal::NotNamed => "CE-14.7",
            Illegal::GameOver => "CE-16.1",
            Illegal::MustWithdraw | Illegal::CannotAnswer => "CE-18.5",
            Illegal::NobodyToFightWith => "CE-18.6",
            Illegal::OutOfOrder
            | Illegal::RecruitedAlready
            | Illegal::SentAlready
            | Illegal::CommittedAlready
            | Illegal::HighestFirst => "CE-18.7",
        }
    }
}
