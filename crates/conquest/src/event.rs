//! What happens, for the log and the animation.

use quadriga_core::Seat;
use serde::Serialize;

use crate::phase::Battlefield;
use crate::place::{Province, Sea};
use crate::words::{Answer, Card, Unit};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "conquest/"))]
#[allow(missing_docs, reason = "the fields say what their types and names say")]
pub enum Event {
    /// A campaign begins.
    CampaignBegun { campaign: u8 },
    /// A province token was laid into its province.
    TokenLaid { at: Province },
    /// A card was laid on offer.
    CardLaid { card: Card },
    /// A player bid and proposed, in talents.
    Bid { seat: Seat, talents: u16, a: Option<Seat>, b: Option<Seat> },
    /// A player passed an action, a bid or a vote.
    Passed { seat: Seat },
    /// An auction was won.
    AuctionWon { seat: Seat, talents: u16 },
    /// A player got a slot, counted from 1.
    Allied { seat: Seat, slot: u8 },
    /// Starting units were placed.
    Placed { seat: Seat, unit: Unit, at: Province, count: u8 },
    /// The first galley was placed.
    Stationed { seat: Seat, sea: Sea },
    /// A card was taken from the offer.
    Took { seat: Seat, card: Card, price: u16 },
    /// Land units were recruited.
    Enlisted { seat: Seat, unit: Unit, at: Province, count: u8 },
    /// Galleys were recruited.
    Launched { seat: Seat, sea: Sea, count: u8 },
    /// A player took chaos.
    ChaosTaken { seat: Seat, chaos: u8 },
    /// Influence was bought; from nobody is a province token.
    Bought { seat: Seat, at: Province, from: Option<Seat> },
    /// Talents came from the bank.
    Received { seat: Seat, talents: u16 },
    /// Land units moved.
    Moved { seat: Seat, unit: Unit, from: Province, to: Province, over: Option<Sea>, count: u8 },
    /// Galleys moved.
    Sailed { seat: Seat, from: Sea, to: Sea, count: u8 },
    /// An attack was declared; nobody's are slaves.
    Attacked { seat: Option<Seat>, field: Battlefield, whom: Seat },
    /// A sea battle was avoided.
    FairWindUsed { seat: Seat },
    /// Galleys were added to a battle, or lent.
    Committed { seat: Seat, sea: Sea, count: u8 },
    /// Land units were lent.
    Lent { seat: Seat, unit: Unit, count: u8 },
    /// Dice were thrown: how many show infantry, cavalry, catapult, galley, blank; how many of the
    /// first four hit, and in all. Nobody's are slaves'.
    Threw { seat: Option<Seat>, faces: [u8; 5], struck: [u8; 4], hits: u8 },
    /// A unit fell; nobody's are diplomacy troops or slaves.
    Fell { seat: Option<Seat>, unit: Unit, count: u8 },
    /// A player retreated.
    Retreated { seat: Seat, to: Option<Province> },
    /// Leaders left a lost battle.
    Fled { seat: Seat, to: Province },
    /// A player lost a battle.
    Beaten { seat: Seat, field: Battlefield },
    /// A battle ended without a loser.
    Undecided { field: Battlefield },
    /// A city was built.
    CityBuilt { seat: Seat, at: Province },
    /// A city changed hands.
    CityTaken { seat: Seat, at: Province },
    /// A multi-use card was used.
    Used { seat: Seat, card: Card },
    /// A general was killed.
    GeneralKilled { whom: Seat, at: Province },
    /// A senator was killed, and shown.
    SenatorKilled { whom: Seat, votes: u8 },
    /// A senator changed hands.
    SenatorTaken { seat: Seat, from: Seat },
    /// Which one, for those two alone.
    SenatorSeen { seat: Seat, from: Seat, votes: u8 },
    /// Units came without being recruited.
    Joined { seat: Seat, unit: Unit, at: Province, count: u8 },
    /// Influence came without being bought.
    InfluenceWon { seat: Seat, at: Province },
    /// Victory points came by a card.
    PointsWon { seat: Seat, points: u8 },
    /// A player lost chaos.
    ChaosLost { seat: Seat, chaos: u8 },
    /// A vote was called.
    VoteCalled { seat: Seat, card: Card },
    /// Votes were laid down, so many in all.
    Laid { seat: Seat, votes: u8, total: u8 },
    /// A vote was won.
    VoteWon { seat: Seat, card: Card, votes: u8 },
    /// Nobody voted.
    VoteVoid { card: Card },
    /// The majority of Italia took one of the senators.
    SenatorKept { seat: Seat, votes: u8 },
    /// A standing answer was given or taken back.
    Answered { seat: Seat, answer: Answer, on: bool },
    /// A turn is over.
    TurnEnded { seat: Seat },
    /// A round is over.
    RoundEnded { round: u8 },
    /// Taxes were paid.
    Taxed { seat: Seat, talents: u16 },
    /// A province brought points, by rank from 1.
    Scored { seat: Seat, at: Province, rank: u8, points: u8 },
    /// A player's cities took chaos off him.
    CitiesCalmed { seat: Seat, cities: u8 },
    /// Chaos was shown.
    ChaosShown { seat: Seat, chaos: u16 },
    /// Chaos cost victory points.
    Penalised { seat: Seat, points: u8 },
    /// A campaign is over.
    CampaignEnded { campaign: u8 },
    /// The game is over.
    Ended,
}
