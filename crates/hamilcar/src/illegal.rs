//! "Why not?": the reason for every refusal, with its rule and the figures that a player needs.

use serde::Serialize;

/// Why an action is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub enum Illegal {
    /// The game has ended.
    GameOver,
    /// It belongs to another step.
    WrongStep,
    /// The card is not in the hand.
    NotInHand,
    /// Nothing can be done with the points of the card.
    NothingToSpendOn,
    /// The card has too few operation points for that.
    TooFewOps {
        /// The fewest.
        least: u8,
        /// What the card has.
        has: u8,
    },
    /// The card shows too few ships.
    TooFewSymbols {
        /// The fewest.
        least: u8,
        /// What the card shows.
        has: u8,
    },
    /// Only Rome trains.
    OnlyRomeTrains,
    /// Seamanship is at its best.
    BestSeamanship,
    /// All warships are built.
    NoShipLeft {
        /// The most.
        most: u8,
    },
    /// No Damaged warship.
    NothingToRepair,
    /// A city or tribe, or a PC of the side itself.
    NotOrdinary,
    /// The space has a marker of the side.
    OwnMarker,
    /// Enemy units stand there.
    EnemiesThere,
    /// An enemy PC is turned by units only.
    NoUnitsThere,
    /// The ability reaches his own province only.
    NotHisProvince,
    /// No free seat, no enemy PC, no free slot.
    NoConcession,
    /// Carthage's alone.
    NotYourBox,
    /// All supply trains are on the map.
    NoTrainLeft {
        /// The most.
        most: u8,
    },
    /// No supply train can be placed there.
    NoSupplyThere,
    /// That general can't raise troops.
    CannotRaise,
    /// No unit can be placed there.
    NoMusterThere,
    /// A general got the most that he may.
    CampFull {
        /// The most.
        most: u8,
    },
    /// Too few warships to take a unit.
    TooFewShips {
        /// The fewest.
        least: u8,
        /// What the side has.
        has: u8,
    },
    /// That general is not to be placed.
    NotComing,
    /// No general can be placed there.
    NoPlaceThere,
    /// No refuge for that general.
    NoRefuge,
    /// That general is not on the map.
    NotOnMap,
    /// No Punic PC comes before one in the Miat.
    MiatFirst,
    /// No own PC there.
    NoMarkerThere,
    /// No such unit.
    NoSuchUnit,
    /// No supply train there.
    NoTrainThere,
    /// The war chest has not enough.
    TooDear {
        /// What it costs.
        price: u8,
        /// What is left.
        has: u8,
    },
    /// No general can be activated by that, or not this one.
    CannotActivate,
    /// His strategy rating, or that of all who could be activated, is above the points of the card.
    RatedHigher {
        /// The fewest points.
        least: u8,
        /// What the card has.
        has: u8,
    },
    /// He was activated on this card before.
    ActivatedBefore,
    /// A general inside a city does not march out.
    ShutIn,
    /// No link leads there.
    NoWay,
    /// The step costs more than is left.
    TooFewPoints {
        /// What it costs.
        cost: u8,
        /// What is left.
        has: u8,
    },
    /// A consul would be left with too few units.
    ConsulNeedsUnits {
        /// The fewest.
        least: u8,
    },
    /// The army is as large as one general can lead.
    ArmyFull {
        /// The most.
        most: u8,
    },
    /// Nothing of that is there which has not moved.
    NothingToTake,
    /// That is not in the army.
    NotInArmy,
    /// That general is not here, has moved or is in the army.
    CannotJoin,
    /// A general without units enters no space with enemies.
    NoUnitsToFight,
    /// There is a truce.
    Truce,
    /// He does not command: others rank above him, or he is not there.
    NoCommander,
    /// An army without a general can't do that.
    NoGeneral,
    /// The battle card is not in the hand.
    NotInBattleHand,
    /// Only a reserve is named as another type, and it must be.
    WronglyNamed,
    /// It is not of the type that was led.
    NoMatch,
    /// The army can't withdraw there.
    NoWithdrawal,
    /// Having failed, the side tries again only after another card was led.
    HeldFast,
    /// The army can't retreat there.
    NoRetreatThere,
    /// It can't go inside.
    NoShelter,
    /// That general can't intercept here, or has tried.
    CannotIntercept,
    /// He intercepts with other numbers.
    InterceptWith {
        /// The most units.
        most: u8,
    },
    /// Battle can't be avoided there.
    CannotAvoid,
    /// The event of the card would do nothing.
    NoEffect,
    /// That card does not fit this moment.
    CannotCounter,
    /// No such answer stands.
    NothingStands,
    /// There is nothing to besiege.
    NoSiegeThere,
    /// Too few units for a siege.
    TooFewUnits {
        /// The fewest.
        least: u8,
        /// What is there.
        has: u8,
    },
    /// A great city is besieged with supremacy only.
    NeedsSupremacy,
    /// Nobody can come out to fight.
    NoSortie,
    /// The garrison cannot pay for that.
    NoDefence,
    /// Sea lines are closed to him.
    SeaClosed,
    /// No sea line leads there, or the course has touched that port.
    NoSeaLine,
    /// A besieged city is closed to its own side.
    Blockaded,
    /// Rome can't sail to Africa so.
    AfricaClosed,
    /// Nobody is shut in there: all land outside.
    NotShutIn,
    /// Too little room inside the city.
    NoRoomInside {
        /// How many units find room.
        room: u8,
    },
    /// Fewer warships can sail.
    TooFewReady {
        /// How many can.
        has: u8,
    },
    /// Others command the fleet.
    NoFleetCommander,
    /// That general can't intercept the fleet.
    CannotPutToSea,
    /// Who intercepts takes a warship at least.
    NoFleet,
    /// No tactic card of that kind is in hand, or it is no answer.
    NoSuchTactic,
    /// It is played only as an answer.
    OnlyReaction,
    /// That needs at least as many warships as the enemy has.
    Outnumbered {
        /// The own.
        own: u8,
        /// The enemy's.
        enemy: u8,
    },
    /// All tactic cards are drawn.
    NoTacticLeft,
    /// Only the holder of supremacy can evade.
    NoSupremacy,
    /// The card is played for its event in its moment only.
    OnlyOutOfTurn,
    /// The event is the other side's.
    NotYourEvent,
    /// That is no choice of the event.
    NotForEvent,
    /// The fleet is too large for the event, and it is too early.
    FleetTooLarge {
        /// The most warships.
        at_most: u8,
    },
    /// The capital is besieged.
    CapitalBesieged,
    /// Hiero has too few reasons.
    HieroUnwon,
    /// No Ready warship, or fewer than the enemy.
    EnemyCommandsSea,
    /// No city or tribe was taken in this turn.
    NothingTaken,
    /// No Ready warship.
    NoReadyShip,
    /// No enemy stands in Africa.
    NoInvader,
    /// Neither supremacy nor more Ready warships.
    CoastsGuarded,
    /// No general has lost a battle in this turn.
    NobodyFailed,
    /// No naval battle was won in this turn.
    NoNavalVictory,
    /// The enemy holds too few cards.
    FewEnemyCards {
        /// The fewest.
        least: u8,
        /// What he holds.
        has: u8,
    },
    /// The enemy has naval supremacy.
    NotSupreme,
    /// There is a truce already.
    TruceHolds,
}
