//! The material of the box: the map, the cards, the generals, the tables and the figures, all that
//! a state looks up.

use std::fmt;
use std::sync::LazyLock;

use crate::deck::{self, Deck};
use crate::decks::{self, Decks};
use crate::figures::{self, Figures};
use crate::general::{self, Generals};
use crate::handbook::{self, Handbook};
use crate::judge::judgement::{self, Judgement};
use crate::map::{Map, map};
use crate::opening::{self, Opening};
use crate::tables::{self, Tables};
use crate::track::{self, Track};

/// The material of the box. There is one, made once.
pub struct Material {
    /// The map.
    pub map: &'static Map,
    /// The figures of the rules.
    pub figures: Figures,
    /// The tables.
    pub tables: Tables,
    /// The strategy cards.
    pub deck: Deck,
    /// The battle cards and tactic cards.
    pub decks: Decks,
    /// The generals.
    pub generals: Generals,
    /// The turn track.
    pub track: Track,
    /// How the war begins.
    pub opening: Opening,
    /// What is printed on all of it.
    pub handbook: Handbook,
    /// What things are worth to bots.
    pub(crate) judgement: Judgement,
}

/// The data file with the figures.
pub(crate) const FIGURES: &str = include_str!("../data/figures.json");
/// The data file with the tables.
pub(crate) const TABLES: &str = include_str!("../data/tables.json");

static MATERIAL: LazyLock<Material> = LazyLock::new(|| read(FIGURES, TABLES));

/// Reads the box with these figures and tables.
fn read(figures: &str, tables: &str) -> Material {
    let (figures, tables) = (figures::open(figures), tables::open(tables));
    let generals = general::open(include_str!("../data/generals.json"));
    let deck = deck::open(include_str!("../data/cards.json"));
    let decks = decks::open(include_str!("../data/decks.json"));
    let track = track::open(include_str!("../data/track.json"), &generals);
    Material {
        map: map(),
        judgement: judgement::open(include_str!("../data/judgement.json")),
        opening: opening::open(include_str!("../data/setup.json"), map(), &generals),
        handbook: handbook::write(&deck, &generals, &track, &tables, &figures, &decks),
        figures,
        tables,
        deck,
        decks,
        track,
        generals,
    }
}

/// A box with a corrected data file, for tests.
#[cfg(test)]
pub(crate) fn corrected(figures: &str, tables: &str) -> &'static Material {
    Box::leak(Box::new(read(figures, tables)))
}

/// The material.
pub fn material() -> &'static Material {
    &MATERIAL
}

// There is only one.
impl PartialEq for Material {
    fn eq(&self, _: &Material) -> bool {
        true
    }
}

impl Eq for Material {}

impl fmt::Debug for Material {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Material")
    }
}
