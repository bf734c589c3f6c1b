//! Hamilcar: First Punic War, Rome against Carthage, for two, from the box of Hannibal and Hamilcar.
//!
//! The rules are those of the German player aid, with the parts from the base game, the designed
//! parts and the rulings that `docs/rules/hamilcar.en.md` marks as such; every rule there has an id
//! (`HM-4.8`). The board, the cards and the generals of the box are designed; they are data
//! (`data/`).

mod card;
mod deck;
mod decks;
mod effect;
mod figures;
mod general;
mod map;
mod material;
mod opening;
mod place;
mod side;
mod stack;
mod tables;
mod track;
mod words;

pub use card::{CARDS, Card, CardSet};
pub use deck::{CardInfo, Deck, When};
pub use decks::Decks;
pub use effect::Effect;
pub use figures::Figures;
pub use general::{Ability, GENERALS, General, GeneralInfo, GeneralSet, Generals};
pub use map::{Map, ProvinceInfo, SpaceInfo, map};
pub use material::{Material, material};
pub use opening::{Force, Opening};
pub use place::{PROVINCES, Province, ProvinceSet, SITES, SPACES, Site, SiteSet, Space, SpaceSet};
pub use side::{BySide, Side};
pub use stack::Stack;
pub use tables::{Attrition, Charge, Grid, MiatRow, NavalAttack, RetreatLosses, Tables};
pub use track::{Track, TurnInfo};
pub use words::{
    BattleCard, Kind, Marker, Region, Seamanship, SiegeFace, TacticCard, Use, Way, Window,
};
