//! What a card does, with the figures that a player wants to read on it.

use serde::Serialize;

use crate::deck::Effect;
use crate::place::{Province, Sea};
use crate::state::Conquest;
use crate::words::Card;

/// What a card does, as an onlooker reads it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "conquest/"))]
pub enum CardEffect {
    /// Talents for each own influence token in a province.
    Merchant {
        /// Where.
        at: Province,
        /// For each token.
        talents: u8,
    },
    /// A general or a senator is removed.
    Assassin,
    /// Talents for chaos.
    Loot {
        /// What it brings.
        talents: u8,
        /// What it costs.
        chaos: u8,
    },
    /// A senate vote, and what its winner gets.
    Vote {
        /// Talents.
        talents: u8,
        /// Chaos that goes.
        chaos: u8,
        /// Victory points.
        points: u8,
        /// Infantry.
        infantry: u8,
        /// Influence tokens.
        influence: u8,
        /// Where.
        at: Option<Province>,
        /// Or where.
        or: Option<Province>,
    },
    /// Votes in the senate.
    Senator {
        /// How many.
        votes: u8,
    },
    /// Troops in battles.
    Diplomacy {
        /// Where; without a province, at sea.
        at: Option<Province>,
        /// Infantry, cavalry, catapults, galleys.
        troops: [u8; 4],
    },
    /// Galleys in a sea that a galley was moved to.
    Fleet {
        /// Where.
        sea: Sea,
        /// How many.
        galleys: u8,
    },
    /// A city.
    City {
        /// The chaos that it takes off its owner in each campaign.
        chaos: u8,
    },
    /// A reward for moving troops to a province.
    Barbarians {
        /// Where to.
        at: Province,
        /// The fewest that must go.
        units: u8,
        /// Infantry and cavalry there.
        troops: [u8; 2],
        /// Talents.
        talents: u8,
        /// Victory points.
        points: u8,
    },
    /// Influence where the Caesar is.
    Politician,
    /// A senator of another player.
    Bribe,
    /// Slaves that fight everyone in a province.
    SlaveRevolt {
        /// How many.
        infantry: u8,
    },
    /// A die more on land.
    ArmyTraining,
    /// A die more at sea.
    NavalTraining,
    /// No sea battle against one's will.
    FairWind,
}

impl Conquest {
    /// What stands on a card.
    pub(crate) fn show_effect(&self, card: Card) -> CardEffect {
        match self.map.card(card).effect {
            Effect::Merchant { at, talents } => CardEffect::Merchant { at, talents },
            Effect::Assassin => CardEffect::Assassin,
            Effect::Loot { talents, chaos } => CardEffect::Loot { talents, chaos },
            Effect::Vote(gain) => {
                let mut places = gain.at.iter();
                CardEffect::Vote {
                    talents: gain.talents,
                    chaos: gain.chaos,
                    points: gain.points,
                    infantry: gain.infantry,
                    influence: gain.influence,
                    at: places.next(),
                    or: places.next(),
                }
            }
            Effect::Senator => CardEffect::Senator { votes: card.votes().unwrap_or(0) },
            Effect::Diplomacy { at, troops } => CardEffect::Diplomacy { at, troops },
            Effect::Fleet { sea, galleys } => CardEffect::Fleet { sea, galleys },
            Effect::City { .. } => CardEffect::City { chaos: self.map.figures.city_chaos },
            Effect::Barbarians { at, units, reward } => CardEffect::Barbarians {
                at,
                units,
                troops: [reward.infantry, reward.cavalry],
                talents: reward.talents,
                points: reward.points,
            },
            Effect::Politician => CardEffect::Politician,
            Effect::Bribe => CardEffect::Bribe,
            Effect::SlaveRevolt { infantry } => CardEffect::SlaveRevolt { infantry },
            Effect::ArmyTraining => CardEffect::ArmyTraining,
            Effect::NavalTraining => CardEffect::NavalTraining,
            Effect::FairWind => CardEffect::FairWind,
        }
    }
}
