//! What the game waits for.

use serde::{Deserialize, Serialize};

use crate::event::Ending;
use crate::region::Region;
use crate::words::{Field, Good, Unit, Wealth};

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "antike/"))]
pub enum Phase {
    /// The mover chooses a field of the rondel.
    Rondel,
    /// The mover pays for steps beyond the free ones.
    Surcharge {
        /// The field that the stone goes to.
        field: Field,
        /// How many units are still to be paid.
        left: u8,
        /// What was paid last. Bots go on with the same or a later one in the order of [`Wealth`],
        /// so that they try each sum once.
        from: Wealth,
    },
    /// The bank has no coin: the mover takes a good instead (AD-3.5).
    Compensation,
    /// The mover builds.
    Templum,
    /// The mover arms.
    Militia,
    /// The mover buys know-how and recruits.
    Scientia,
    /// The mover moves units.
    Movement {
        /// Those that have just crossed a border and may cross another; others may go first.
        group: Option<Group>,
    },
    /// The mover conquers.
    Conquest,
    /// The other player may play the card Fortress.
    Defence {
        /// The attacked city.
        region: Region,
        /// The galleys that the attacker has chosen to lose.
        galleys: u8,
    },
    /// Fortress was played; the attacker chooses the one more unit to lose (AD-11.11).
    Storming {
        /// The attacked city.
        region: Region,
        /// The galleys that the attacker had chosen to lose.
        galleys: u8,
    },
    /// The mover founds cities.
    Founding,
    /// The mover takes personages.
    Personages,
    /// The other player chooses event cards.
    Picking {
        /// How many.
        left: u8,
    },
    /// The game has ended.
    Over(Ending),
}

/// Units that move together and may still go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "antike/"))]
pub struct Group {
    /// Which kind.
    pub unit: Unit,
    /// Where they are.
    pub region: Region,
    /// How many.
    pub count: u8,
    /// How many borders they may still cross.
    pub steps: u8,
}

/// A trade by Commercium that is under way (AD-7.9): three units go in, then two goods come out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "antike/"))]
pub enum Trade {
    /// Units are given.
    Giving {
        /// How many are still to be given.
        left: u8,
        /// What was given last.
        from: Wealth,
    },
    /// Goods are taken.
    Taking {
        /// How many are still to be taken.
        left: u8,
        /// What was taken last.
        from: Good,
    },
}
