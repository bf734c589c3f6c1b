//! How the war begins, read from `data/setup.json` (chapter 2).

use quadriga_core::data::{self, Source, Sourced};
use serde::Deserialize;

use crate::general::{General, GeneralSet, Generals};
use crate::map::{self, Map};
use crate::place::{Space, SpaceSet};
use crate::side::{BySide, Side};
use crate::stack::Stack;
use crate::words::Seamanship;

/// What stands where at the start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// The markers of each side.
    pub markers: BySide<SpaceSet>,
    /// The stacks with their generals.
    pub forces: Vec<Force>,
    /// What is inside independent cities.
    pub garrisons: Vec<(Space, Stack)>,
    /// Ready warships.
    pub ready: BySide<u8>,
    /// Who holds supremacy.
    pub supremacy: Side,
    /// How well Rome sails.
    pub seamanship: Seamanship,
    /// Whether the Corvi are mounted.
    pub corvi: bool,
    /// PCs in the Miat.
    pub miat: BySide<u8>,
}

/// A stack at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Force {
    /// Whose.
    pub side: Side,
    /// Where.
    pub at: Space,
    /// What.
    pub stack: Stack,
    /// Who is with it.
    pub generals: GeneralSet,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    markers: Markers,
    forces: Vec<ForceEntry>,
    garrisons: Vec<GarrisonEntry>,
    ready: Sourced<BySide<u8>>,
    supremacy: Sourced<Side>,
    seamanship: Sourced<Seamanship>,
    corvi: Sourced<bool>,
    miat: Sourced<BySide<u8>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Markers {
    #[serde(deserialize_with = "map::spaces")]
    rome: SpaceSet,
    #[serde(deserialize_with = "map::spaces")]
    carthage: SpaceSet,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ForceEntry {
    side: Side,
    space: String,
    generals: Vec<String>,
    plain: u8,
    #[serde(default)]
    elephants: u8,
    #[serde(default)]
    trains: u8,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GarrisonEntry {
    space: String,
    plain: u8,
    trains: u8,
    #[serde(rename = "source")]
    _source: Source,
}

/// Reads and checks the set-up.
pub(crate) fn open(text: &str, map: &Map, generals: &Generals) -> Opening {
    let file: File = data::parse("hamilcar/setup.json", text);
    let space = |id: &str| map.space(id).unwrap_or_else(|| panic!("no space {id}"));
    let general =
        |id: &String| -> General { generals.find(id).unwrap_or_else(|| panic!("no general {id}")) };
    let forces = file.forces.iter().map(|entry| Force {
        side: entry.side,
        at: space(&entry.space),
        stack: Stack { plain: entry.plain, elephants: entry.elephants, trains: entry.trains },
        generals: entry.generals.iter().map(general).collect(),
    });
    let garrisons = file.garrisons.iter().map(|entry| {
        (space(&entry.space), Stack { plain: entry.plain, elephants: 0, trains: entry.trains })
    });
    let markers = BySide { rome: file.markers.rome, carthage: file.markers.carthage };
    assert!(markers.rome.within(markers.carthage).is_empty(), "a space has one marker");
    Opening {
        markers,
        forces: forces.collect(),
        garrisons: garrisons.collect(),
        ready: file.ready.value,
        supremacy: file.supremacy.value,
        seamanship: file.seamanship.value,
        corvi: file.corvi.value,
        miat: file.miat.value,
    }
}
