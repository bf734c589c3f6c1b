//! What happens, for the log and the animation.

use serde::Serialize;

use crate::battle::Haven;
use crate::battle_hand::BattleCards;
use crate::card::{Card, CardSet};
use crate::choices::{Concession, FleetOrder, Holding};
use crate::general::General;
use crate::phase::Ending;
use crate::place::Space;
use crate::side::{BySide, Side};
use crate::siege::Defence;
use crate::tactics::TacticHand;
use crate::walls::Sheltered;
use crate::window::Standing;
use crate::words::{BattleCard, Seamanship, SiegeFace, TacticCard, Use};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
#[allow(missing_docs, reason = "the fields say what their types and names say")]
pub enum Event {
    /// A turn begins.
    TurnBegun { turn: u8 },
    /// A side was dealt cards.
    Dealt { side: Side, cards: u8 },
    /// Which ones, for that side alone.
    DealtCards { side: Side, cards: CardSet },
    /// The discards became the draw pile.
    Reshuffled { cards: u8 },
    /// Rome said who begins.
    Begun { side: Side },
    /// A card was played.
    Played { side: Side, card: Card, to: Use },
    /// A PC was placed.
    Marked { side: Side, at: Space },
    /// An enemy PC was turned.
    Turned { side: Side, at: Space },
    /// Warships were repaired.
    Repaired { side: Side, ships: u8 },
    /// A concession was made.
    Conceded { side: Side, what: Concession },
    /// Supply trains were placed.
    Supplied { side: Side, at: Space, trains: u8 },
    /// Units were placed.
    Mustered { side: Side, at: Space, units: u8 },
    /// Warships were built.
    Launched { side: Side, ships: u8 },
    /// Seamanship has changed.
    SeamanshipChanged { to: Seamanship },
    /// The Corvi were mounted or taken off.
    CorviChanged { mounted: bool },
    /// The generals of a side went off the map.
    GeneralsLeft { side: Side },
    /// A general was drawn.
    Drawn { general: General },
    /// A general was placed.
    Stationed { general: General, at: Space },
    /// A general found no place.
    NoPlace { general: General },
    /// Xanthippus has ended the forgotten tactics.
    TacticsRemembered,
    /// A proconsul was named.
    Appointed { general: General },
    /// A test of a general's battle rating: the die, and whether he passed.
    Tested { general: General, die: u8, passed: bool },
    /// A general was displaced.
    Displaced { general: General },
    /// The winter was spared a stack by a supply train.
    Fed { side: Side, at: Space },
    /// An attrition roll: the die, and how many are lost.
    Attrition { side: Side, at: Space, die: u8, hits: u8 },
    /// Units were lost.
    Lost { side: Side, at: Space, units: u8, elephants: u8 },
    /// The winter at sea: the die, and how many ships were Damaged.
    SeaWinter { side: Side, die: u8, damaged: u8 },
    /// An isolated PC was removed.
    Isolated { side: Side, at: Space },
    /// The political points.
    Counted { rome: u8, carthage: u8 },
    /// A side must remove PCs.
    Demanded { side: Side, markers: u8 },
    /// A PC was given up.
    Renounced { side: Side, from: Holding },
    /// A supply train was removed to close the gap.
    Burned { side: Side, at: Space },
    /// The war chest holds so much for a side.
    WarChest { side: Side, points: u8 },
    /// The game is over.
    Ended { winner: Side, by: Ending },
    /// A general was activated, with so many MPs.
    Activated { general: General, points: u8 },
    /// A general went a step by land, with so many units.
    Marched { general: General, from: Space, to: Space, units: u8 },
    /// An activation is over.
    ActivationOver { general: General },
    /// A land battle begins.
    BattleBegun { at: Space, attacker: Side },
    /// A die between two consuls: whom Rome named, and who commands.
    ConsulsRolled { named: General, die: u8, general: General },
    /// Who commands a side in the battle; an army may have no general.
    Commands { side: Side, general: Option<General> },
    /// The elephants charge.
    ChargeOrdered,
    /// How the charge ended: the die, none after card 116, and who is dealt fewer cards.
    Charged { die: u8, against: Option<Side>, cards: u8 },
    /// A side was dealt battle cards.
    BattleDealt { side: Side, cards: u8 },
    /// Which ones, for that side alone.
    BattleHand { side: Side, hand: BattleCards },
    /// A side had to open battle cards.
    BattleCardsOpened { side: Side, cards: BattleCards },
    /// A side had to discard a battle card.
    BattleCardDeserted { side: Side, card: BattleCard },
    /// A battle card was led.
    Led { side: Side, card: BattleCard, named: BattleCard },
    /// It was matched.
    Matched { side: Side, card: BattleCard },
    /// The initiative has passed.
    InitiativePassed { to: Side },
    /// A side withdrew from the battle.
    Withdrew { side: Side },
    /// A side has lost the battle.
    BattleLost { side: Side, rounds: u8 },
    /// The losses of a battle: the die, and how many are lost.
    BattleLosses { side: Side, die: u8, hits: u8 },
    /// The retreat roll: the die, what is added, and how many are lost.
    RetreatRolled { side: Side, die: u8, modifier: i8, hits: u8 },
    /// A smaller stack was swept along by a retreat.
    SweptAlong { side: Side, from: Space, units: u8 },
    /// Somebody went inside a city.
    WentInside { side: Side, what: Sheltered },
    /// An army has left the field.
    Retreated { side: Side, to: Haven },
    /// A general went back a step, with so many units.
    WentBack { general: General, from: Space, to: Space, units: u8 },
    /// Supply trains were removed where enemies came.
    TrainsLost { side: Side, at: Space, trains: u8 },
    /// A general has intercepted with so many units.
    Intercepted { general: General, from: Space, at: Space, units: u8 },
    /// A single unit was overrun.
    Overrun { side: Side, at: Space },
    /// A side has avoided battle with so many units.
    Avoided { side: Side, from: Space, to: Space, units: u8 },
    /// A card was played out of turn.
    Countered { side: Side, card: Card },
    /// A standing answer was given or taken back.
    StandingAnswer { side: Side, answer: Standing, given: bool },
    /// A siege or subjugation roll was declared.
    SiegeDeclared { general: General, at: Space },
    /// It was made: with the red die or the white one, and what the die brings.
    SiegeRolled { general: General, red: bool, die: u8, face: SiegeFace },
    /// A point was stopped by determined defence.
    PointStopped { side: Side, at: Space, with: Defence },
    /// The siege or subjugation points of a place have changed.
    SiegePoints { at: Space, points: u8 },
    /// A city or a tribe has fallen to a side.
    Fallen { side: Side, at: Space },
    /// A side sets sail with units and warships.
    SetSail { side: Side, from: Space, to: Space, units: u8, ships: u8 },
    /// A general has intercepted a fleet with so many warships.
    FleetIntercepted { general: General, ships: u8 },
    /// A side has handed supremacy over and took its sea move back.
    MoveTakenBack { side: Side },
    /// A side has landed with so many units.
    Landed { side: Side, at: Space, units: u8 },
    /// A raid from the sea has removed a PC.
    Raided { side: Side, at: Space },
    /// Storms rose against a sea move: the die, and whether it is cancelled.
    StormsRose { side: Side, die: u8, stopped: bool },
    /// A storm: the die, and how many hits.
    Storm { side: Side, die: u8, hits: u8 },
    /// A side has taken supremacy.
    SupremacyTaken { side: Side },
    /// A naval battle begins: who commands, and with how many warships.
    NavalBattleBegun { commanders: BySide<General>, fleets: BySide<u8> },
    /// A side has drawn tactic cards.
    TacticsDrawn { side: Side, cards: u8 },
    /// What it holds now, for that side alone.
    TacticsHeld { side: Side, hand: TacticHand },
    /// A tactic card was played.
    TacticPlayed { side: Side, card: TacticCard },
    /// An attack at sea: in which round, none for a chase; the die, modified, and how many hits.
    NavalAttack { side: Side, round: Option<u8>, transports: bool, die: u8, modified: i8, hits: u8 },
    /// A hit warship is a prize.
    PrizeTaken,
    /// A fleet evades, and supremacy goes.
    FleetEvades { side: Side },
    /// A fleet was ordered to reform or to flee: the die, and whether it could.
    FleetOrdered { side: Side, what: FleetOrder, die: u8, passed: bool },
    /// The naval battle is over; nobody may have won it.
    NavalBattleOver { winner: Option<Side> },
    /// Warships were lost.
    ShipsLost { side: Side, ships: u8 },
    /// Warships became Damaged.
    ShipsDamaged { side: Side, ships: u8 },
    /// A side keeps prizes, or has them back.
    PrizesKept { side: Side, ships: u8 },
    /// A card has left the game with its event.
    CardLeft { card: Card },
    /// A truce holds, or is broken.
    TruceChanged { holds: bool },
    /// The sea lines to Africa are open to Rome.
    AfricaOpened,
    /// A PC was taken off by the enemy of its side.
    Expelled { side: Side, at: Space },
    /// A city or a tribe has become independent.
    Freed { at: Space },
    /// The siege of a city was lifted.
    SiegeLifted { at: Space },
    /// A concession box was emptied.
    BoxEmptied { side: Side, what: Concession },
    /// A general was called back: he is not displaced.
    Recalled { general: General },
    /// A side has taken a card from the hand of the other.
    Stolen { side: Side },
    /// Which one, for both sides alone.
    StolenCard { side: Side, card: Card },
}
