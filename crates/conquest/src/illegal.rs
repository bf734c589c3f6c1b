//! "Why not?": the reason for every refusal, with its rule and the figures that a player needs.

use quadriga_core::Reason;
use serde::Serialize;
use thiserror::Error;

/// Why an action is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "conquest/"))]
pub enum Illegal {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// It belongs to another step.
    #[error("this is not the step of the game for it")]
    WrongStep,
    /// The bid is not higher than the last.
    #[error("the bid must be at least {least} talents")]
    BidTooLow {
        /// The lowest bid.
        least: u16,
    },
    /// The opener can't pass.
    #[error("who opens the auction must bid; zero is a bid")]
    MustOpen,
    /// Too little money.
    #[error("needs {price} talents, you have {has}")]
    TooDear {
        /// What it costs.
        price: u16,
        /// What the player has.
        has: u16,
    },
    /// Not two players without a slot.
    #[error("propose two players who have no slot yet, one for A and one for B")]
    WrongProposal,
    /// Not the one player who is left.
    #[error("one player has no slot yet: put his marker on A or on B")]
    WrongMarker,
    /// No influence to begin there.
    #[error("starting units go where you have influence")]
    NoInfluenceThere,
    /// Another kind or province is due.
    #[error("another kind is placed now, or the provinces before were passed over")]
    OutOfOrder,
    /// Not so many.
    #[error("{least} to {most} can be placed there")]
    WrongCount {
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
    },
    /// Not beside an own province.
    #[error("the galley begins in a sea that touches a province with your influence")]
    NotBesideInfluence,
    /// No action is left.
    #[error("both actions of this turn are used")]
    NoActionLeft,
    /// The turn can't end yet.
    #[error("{left} actions are left: act, or pass")]
    ActionsLeft {
        /// How many.
        left: u8,
    },
    /// The card is not there.
    #[error("this card is not on offer")]
    NotOnOffer,
    /// The one card was taken.
    #[error("you have taken a card in this round already")]
    OneCardARound,
    /// An at-once card without effect.
    #[error("this card must be carried out at once, and you can't")]
    CannotCarryOut,
    /// No influence or no leader.
    #[error("recruiting needs own influence and an own leader in the province")]
    NoRecruitingGround,
    /// Nothing can be had.
    #[error("you can't pay anything that your supply has")]
    NothingToRecruit,
    /// A Caesar, say.
    #[error("such a unit can't be recruited")]
    NotForSale,
    /// Another sea.
    #[error("new galleys go into a sea that touches the province")]
    SeaTooFar,
    /// Nothing was chosen.
    #[error("recruit at least one unit")]
    NobodyRecruited,
    /// The order of kinds.
    #[error("this kind was chosen, or passed over, before")]
    RecruitedAlready,
    /// Not so many.
    #[error("your money and your supply allow {most} of them")]
    CannotRecruit {
        /// The most.
        most: u8,
    },
    /// Another province.
    #[error("an action buys influence in one province only")]
    OneProvince,
    /// Not a key province.
    #[error("influence is found in key provinces only")]
    NoKeyProvince,
    /// No leader.
    #[error("you have no leader there")]
    NoLeader,
    /// No token is left.
    #[error("all your {most} influence tokens lie on the map")]
    NoInfluenceLeft {
        /// All tokens.
        most: u8,
    },
    /// No such token.
    #[error("there is no such token in this province")]
    NoToken,
    /// An ally, or oneself.
    #[error("this player is not your enemy in this campaign")]
    NotAnEnemy,
    /// The owner has troops there.
    #[error("{units} military units of the owner protect this influence")]
    Protected {
        /// How many protect it.
        units: u8,
    },
    /// Too much or nothing.
    #[error("the special tax is for 1 to {most} chaos")]
    WrongTax {
        /// The most.
        most: u8,
    },
    /// No leader there.
    #[error("units move from a province with a leader of yours")]
    NoLeaderToMove,
    /// No way.
    #[error("no way leads there by land")]
    NoWay,
    /// Enemies are in the way.
    #[error("enemy troops on the way would stop you before")]
    WayBlocked,
    /// A strait is closed.
    #[error("an enemy galley closes the strait")]
    StraitBlocked,
    /// Nobody has moved.
    #[error("somebody has to move")]
    NobodyMoved,
    /// The sea is not needed.
    #[error("this province can be reached by land")]
    GoesByLand,
    /// No own galley.
    #[error("you have no galley in that sea")]
    NoGalleyThere,
    /// No landing there.
    #[error("units land from a coast at another coast of a sea with an own galley")]
    NoLanding,
    /// No room.
    #[error("your galleys in that sea have room for {room} more")]
    NoRoom {
        /// How many.
        room: u8,
    },
    /// Not all can go.
    #[error("not all of them can go at once")]
    NotAll,
    /// A galley.
    #[error("galleys do not go on land")]
    NotOnLand,
    /// The order of kinds.
    #[error("this kind was chosen, or passed over, for this goal")]
    SentAlready,
    /// Not so many.
    #[error("{most} of them can go there")]
    CannotSend {
        /// The most.
        most: u8,
    },
    /// An errand needs more.
    #[error("at least {least} military units have to go")]
    TooFewTroops {
        /// The fewest.
        least: u8,
    },
    /// No troops of one side.
    #[error("both need a military land unit in the province")]
    NobodyToFight,
    /// Nobody there whom one could attack, or to attack with.
    #[error(
        "both need a land unit in the province, and a leader who attacks alone galleys or troops of allies"
    )]
    NobodyToFightWith,
    /// No galley to move.
    #[error("you have no galley in another sea")]
    NoGalleyElsewhere,
    /// Not so many.
    #[error("{most} galleys can come from there")]
    CannotGather {
        /// The most.
        most: u8,
    },
    /// No galley has moved.
    #[error("some galley has to move")]
    NoGalleyMoved,
    /// No galleys of one side.
    #[error("both need a galley in that sea")]
    NobodyAtSea,
    /// Not the player's card.
    #[error("you have no such card to use")]
    NotYourCard,
    /// Used up for now.
    #[error("this card was used in this campaign already")]
    UsedAlready,
    /// Not a merchant, and an action is under way.
    #[error("this card is used between the actions, not within one")]
    BetweenActions,
    /// No victim was named.
    #[error("the Assassin needs a victim: a general, or a player with senators")]
    NameVictim,
    /// It would do nothing.
    #[error("you have no influence there: the merchant would bring nothing")]
    NoEffect,
    /// Nobody to kill.
    #[error("there is no such victim")]
    NoVictim,
    /// No galley to move.
    #[error("a galley of yours has to come from another sea")]
    NoGalleyToFetch,
    /// No site.
    #[error(
        "a city needs a province of the card without a city, and an own military land unit there"
    )]
    NoSite,
    /// Another province.
    #[error("the card names other provinces")]
    NotNamed,
    /// No such way.
    #[error("not enough units can march from there by this way")]
    CannotMuster,
    /// No senator.
    #[error("this player has no senator that you could bribe")]
    NoSenator,
    /// No troops there.
    #[error("slaves rise first against another player's troops")]
    NobodyToRevoltAgainst,
    /// Not so many.
    #[error("{most} of your galleys there can join")]
    CannotAdd {
        /// The most.
        most: u8,
    },
    /// Not so many.
    #[error("you can lend {most} of them")]
    CannotLend {
        /// The most.
        most: u8,
    },
    /// The order of kinds.
    #[error("this kind was chosen, or passed over, before")]
    CommittedAlready,
    /// Another sea.
    #[error("galleys join from seas that touch the battlefield")]
    SeaOutOfBattle,
    /// No such unit.
    #[error("no such unit fights on your side")]
    NoSuchLoss,
    /// Not so many.
    #[error("you can lose {most} of them now")]
    CannotLose {
        /// The most.
        most: u8,
    },
    /// Not there.
    #[error("one retreats to a neighbour without military land units of enemies")]
    NoRetreatThere,
    /// A standing answer.
    #[error("you have said that you leave a battle when your own troops are gone")]
    MustWithdraw,
    /// Not there.
    #[error("leaders go to a neighbouring province")]
    NoRefuge,
    /// No such senator.
    #[error("you have no senator of this value")]
    NoSuchSenator,
    /// The order of senators.
    #[error("senators of one bid are laid from the highest down")]
    HighestFirst,
    /// Not enough votes.
    #[error("you need more than {bid} votes")]
    TooFewVotes {
        /// The highest bid.
        bid: u8,
    },
    /// Changed already.
    #[error("a standing answer can be changed once a turn")]
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
