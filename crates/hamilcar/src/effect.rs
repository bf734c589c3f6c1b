//! What the events of the strategy cards do, with their figures (chapter 20).

use serde::{Deserialize, Serialize};

use crate::map;
use crate::place::{ProvinceSet, SpaceSet};

/// What an event does; named after its card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
#[allow(missing_docs, reason = "the figures say what their names say")]
pub enum Effect {
    /// 65-70: several generals.
    Campaign { generals: u8, at_sea: u8 },
    /// 71, 86, 110: a longer march.
    ForceMarch,
    /// 72, 84, 85, 109: units with a general or in the capital.
    Auxiliaries { units: u8 },
    /// 73: warships, and a step for the poor.
    Quinquereme { ships: u8 },
    /// 74: Corvi, or repairs.
    Raven { repairs: u8 },
    /// 75: warships up to a total.
    Patriots { total: u8, ships: u8, from_turn: u8, at_most: u8 },
    /// 76: repairs or warships.
    Cothon { ships: u8 },
    /// 77: units in Carthago or overseas.
    Mercenaries {
        units: u8,
        #[serde(deserialize_with = "map::provinces")]
        provinces: ProvinceSet,
    },
    /// 78: an elephant.
    Atlas { elephants: u8, units: u8 },
    /// 79: a warship for each of some ports.
    Socii {
        #[serde(deserialize_with = "map::spaces")]
        spaces: SpaceSet,
    },
    /// 80: Syracusae changes sides.
    Hiero {
        units: u8,
        #[serde(deserialize_with = "map::spaces")]
        city: SpaceSet,
        #[serde(deserialize_with = "map::spaces")]
        markers: SpaceSet,
    },
    /// 81: units in Roma.
    Levy { units: u8, with_consul: u8 },
    /// 82: supremacy.
    Command { repairs: u8, trains: u8 },
    /// 83: the way to Africa.
    Africa,
    /// 87: markers placed or one turned.
    Diplomacy { markers: u8, turned: u8 },
    /// 88: tactic cards.
    BattleLine { cards: u8 },
    /// 89: units, or a tribe.
    Princes {
        units: u8,
        #[serde(deserialize_with = "map::spaces")]
        tribe: SpaceSet,
    },
    /// 90, 91: loose PCs and tribes of provinces.
    Revolt {
        #[serde(deserialize_with = "map::provinces")]
        provinces: ProvinceSet,
    },
    /// 92: loose PCs of chosen provinces of Sicilia.
    Waver { provinces: u8 },
    /// 93: spoils of a taken city.
    Sack { trains: u8, markers: u8, enemy: u8 },
    /// 94: units in Messana.
    Mamertines {
        units: u8,
        otherwise: u8,
        #[serde(deserialize_with = "map::spaces")]
        city: SpaceSet,
        #[serde(deserialize_with = "map::provinces")]
        provinces: ProvinceSet,
    },
    /// 95: seamanship, or repairs.
    Benches { repairs: u8 },
    /// 96: help for a besieged port.
    Blockade { units: u8, trains: u8, points: u8 },
    /// 97: a storm at the goal.
    GreatStorm,
    /// 98: a stack, supply or the Miat suffers.
    Mutiny { least: u8, units: u8, trains: u8, seats: u8 },
    /// 99: siege points without a roll.
    Treachery { points: u8, undefended: u8 },
    /// 100: the Miat and units.
    Terms { seats: u8, units: u8 },
    /// 101: supply trains.
    Grain {
        trains: u8,
        otherwise: u8,
        #[serde(deserialize_with = "map::spaces")]
        city: SpaceSet,
    },
    /// 102: avoiding without a die.
    Heirkte { most: u8, loss: u8 },
    /// 103, 104: loose PCs in ports.
    Raid {
        #[serde(deserialize_with = "map::regions")]
        regions: SpaceSet,
        markers: u8,
        trains: u8,
    },
    /// 105: siege rolls.
    Engines { rolls: u8 },
    /// 106: another proconsul.
    Recall { markers: u8 },
    /// 107: a beaten general goes.
    Failure { seats: u8 },
    /// 108: markers and seamanship.
    Columna { markers: u8 },
    /// 111: ships damaged near Africa.
    Shoals {
        ships: u8,
        #[serde(deserialize_with = "map::regions")]
        regions: SpaceSet,
        #[serde(deserialize_with = "map::spaces")]
        spaces: SpaceSet,
    },
    /// 112: battle cards opened.
    Spy,
    /// 113: a card taken.
    Messenger { least: u8 },
    /// 114: a short march.
    Weather { points: u8 },
    /// 115: a storm on the way.
    Storms { stopped_at_most: u8 },
    /// 116: a charge turns.
    Fright,
    /// 117: fewer cards for Rome.
    Omen { battle_cards: u8, tactic_cards: u8, under_aristocrat: u8, first_attack: i8 },
    /// 118: attrition in a province.
    Epidemic { least: u8 },
    /// 119: attrition at a siege.
    Pestilence { modifier: i8 },
    /// 120: attrition on the march.
    HostileTribes { column: u8 },
    /// 121: no subjugation points.
    Resistance { points: u8 },
    /// 122: no siege roll.
    Sortie { loss: u8 },
    /// 123: battle cards discarded.
    Desertion { least: u8, most: u8 },
    /// 124: a siege lifted.
    Relief,
    /// 125: the Miat.
    Quarrels { seats: u8 },
    /// 126: ships or seamanship.
    Plot { ships: u8, markers: u8 },
    /// 127: a truce.
    Truce,
    /// 128: supply trains, or markers.
    Shortage { trains: u8 },
}
