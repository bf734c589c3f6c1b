//! The decisions of a player.

use serde::{Deserialize, Serialize};

use crate::battle::Haven;
use crate::card::Card;
use crate::choices::{Concession, FleetOrder, Holding, Piece, Toll};
use crate::general::General;
use crate::place::{Province, Space};
use crate::side::Side;
use crate::siege::Defence;
use crate::walls::Sheltered;
use crate::window::Standing;
use crate::words::{BattleCard, TacticCard, Use};

/// One decision. A large order is a row of small ones; `Done` ends what may be done several times.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub enum Action {
    /// Say who begins (HM-4.1).
    Begin {
        /// Which side.
        side: Side,
    },
    /// Play a card for a use (HM-4.3).
    Play {
        /// Which.
        card: Card,
        /// For what.
        to: Use,
    },
    /// Place or turn a PC (HM-4.9).
    Mark {
        /// Where.
        at: Space,
    },
    /// Repair a warship (HM-4.10).
    Repair,
    /// Make a concession (HM-4.11).
    Concede {
        /// Which.
        what: Concession,
    },
    /// Place a supply train (HM-4.12).
    Supply {
        /// Where.
        at: Space,
    },
    /// Raise a unit with a general (HM-4.7).
    Raise {
        /// With whom.
        general: General,
    },
    /// Place a unit of the reinforcements or of the war chest (HM-6.3, HM-6.9, HM-19.5).
    Muster {
        /// Where.
        at: Space,
    },
    /// Take a warship (HM-6.1, HM-6.9, HM-6.13, HM-19.5).
    Launch,
    /// Take a unit instead of the warship (HM-6.1).
    Convert,
    /// Place a general (HM-6.7, HM-6.12).
    Station {
        /// Whom.
        general: General,
        /// Where.
        at: Space,
    },
    /// Name the proconsul (HM-6.11).
    Appoint {
        /// Whom.
        general: General,
    },
    /// Raise seamanship by a reform (HM-6.13).
    Drill,
    /// Mount the Corvi, or take them off (HM-6.13).
    Refit,
    /// Begin to repair by a reform (HM-6.13).
    Overhaul,
    /// Give up a PC (HM-5.6).
    Renounce {
        /// Which.
        from: Holding,
    },
    /// Lose a unit (HM-1.19).
    Lose {
        /// Whether it is an elephant.
        elephant: bool,
    },
    /// Feed a stack through the winter, or roll (HM-18.2).
    Winter {
        /// Whether a supply train is removed.
        feed: bool,
    },
    /// Remove a supply train to close the gap (HM-19.4).
    Burn {
        /// Where.
        at: Space,
    },
    /// Seek a refuge with a general who is alone beside enemies (HM-7.7).
    Escape {
        /// Where to.
        to: Space,
    },
    /// End what may be done several times.
    Done,
    /// Activate a general (HM-4.5).
    Activate {
        /// Whom.
        general: General,
    },
    /// Take one up into the army (HM-8.4).
    Take {
        /// What.
        what: Piece,
    },
    /// Leave one of the army (HM-8.4).
    Leave {
        /// What.
        what: Piece,
    },
    /// Take a general along (HM-8.3).
    Join {
        /// Whom.
        general: General,
    },
    /// Leave a general behind (HM-8.6).
    Part {
        /// Whom.
        general: General,
    },
    /// Take all up that the general may lead (HM-8.4).
    Gather,
    /// Go one step by land (HM-8.2).
    March {
        /// Where to.
        to: Space,
    },
    /// Name the commander of a battle (HM-7.3).
    Command {
        /// Whom.
        general: General,
    },
    /// Let the elephants charge, or not (HM-10.7).
    Charge {
        /// Whether they do.
        ordered: bool,
    },
    /// Lead a battle card (HM-10.8).
    Lead {
        /// Which.
        card: BattleCard,
        /// As what: a reserve is named as any other type.
        named: BattleCard,
    },
    /// Match the card that was led (HM-10.9).
    Match {
        /// With which.
        card: BattleCard,
    },
    /// Concede the battle (HM-10.9).
    Yield,
    /// Try to take the initiative, or leave it (HM-10.10).
    Seize {
        /// Whether the die is rolled.
        roll: bool,
    },
    /// Try to withdraw from a battle (HM-10.13).
    Withdraw {
        /// Where to.
        to: Haven,
    },
    /// Retreat after a lost battle (HM-11.2).
    Retreat {
        /// Where to.
        to: Haven,
    },
    /// Let somebody go inside a city (HM-9.7, HM-11.6).
    Shelter {
        /// Whom.
        what: Sheltered,
    },
    /// Try to intercept an army (HM-9.3).
    Intercept {
        /// Who.
        general: General,
        /// With how many units.
        units: u8,
    },
    /// Fight those who have intercepted (HM-9.4).
    Fight,
    /// Go back to where the army came from (HM-9.4).
    GoBack,
    /// Try to avoid a battle (HM-9.8).
    Avoid {
        /// Where to.
        to: Space,
    },
    /// Try to pursue those who have avoided battle (HM-9.12).
    Pursue,
    /// Play a card out of turn (HM-21.2).
    Counter {
        /// Which.
        card: Card,
    },
    /// Play no card, or no more, out of turn.
    Pass,
    /// Answer so from now on (HM-21.4).
    Always {
        /// How.
        answer: Standing,
    },
    /// Take a standing answer back (HM-21.4).
    Recall {
        /// Which.
        answer: Standing,
    },
    /// Make a siege or subjugation roll (HM-12.1).
    Besiege,
    /// Come out of a city to fight (HM-12.9).
    Sortie,
    /// Roll a siege die again, or let it stand (HM-22.4).
    Reroll {
        /// Whether it is rolled again.
        again: bool,
    },
    /// Stop a siege point, or not (HM-12.5).
    Defend {
        /// At what price.
        with: Defence,
    },
    /// Draw the course of a sea move one sea line on (HM-14.2).
    Sail {
        /// To which port.
        to: Space,
    },
    /// Declare a sea move with its fleet (HM-14.3).
    Embark {
        /// With how many warships.
        ships: u8,
        /// Whether it lands inside the city (HM-14.7).
        inside: bool,
    },
    /// Try to intercept a fleet (HM-15.2).
    PutToSea {
        /// Who.
        general: General,
    },
    /// Take warships to intercept (HM-15.2).
    Assign {
        /// How many.
        ships: u8,
    },
    /// Hand supremacy over to take the sea move back (HM-15.3).
    HandOver,
    /// Remove the loose PC of the port (HM-22.9).
    Raid,
    /// Play a tactic card (HM-16.3, HM-16.21).
    Tactic {
        /// Which.
        card: TacticCard,
    },
    /// Name the target of an attack (HM-16.4).
    Aim {
        /// Whether transports are it.
        transports: bool,
    },
    /// Order the fleet to do something after its attack (HM-16.10).
    Order {
        /// What.
        what: FleetOrder,
    },
    /// Chase the transports of the beaten (HM-16.17).
    Chase,
    /// Strike at a place with an event (chapter 20).
    Strike {
        /// Where.
        at: Space,
        /// Whether inside the city.
        inside: bool,
    },
    /// Take an enemy PC off by an event (HM-20.25, HM-20.35).
    Expel {
        /// Where.
        at: Space,
    },
    /// Name a province for an event (HM-20.24, HM-20.48).
    Stir {
        /// Which.
        province: Province,
    },
    /// Name a general for an event (HM-20.37 to HM-20.39).
    Name {
        /// Whom.
        general: General,
    },
    /// Pay for an event of the enemy (HM-20.30, HM-20.56).
    Pay {
        /// With what.
        toll: Toll,
    },
}
