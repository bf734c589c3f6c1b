//! The figures on the cards and in the box, read from `data/figures.json`.

use std::sync::LazyLock;

use quadriga_core::data::{self, Source, Sourced};
use serde::{Deserialize, Serialize};

use crate::area::AreaSet;

/// One side of a card: what it shows.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "oppida/"))]
pub struct Side {
    /// How many warriors an attacker loses before the fight.
    pub shields: u8,
    /// How many warriors it feeds.
    pub ears: u8,
}

/// The figures that the rules ask for all the time. They travel with the state, so that no rule has
/// to look anything up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Figures {
    pub(crate) front: Side,
    pub(crate) capital_shields: u8,
    pub(crate) recruits: u8,
    pub(crate) farmers: u8,
    pub(crate) dice: u8,
    pub(crate) areas_to_win: u8,
    pub(crate) turn_limit: u8,
}

/// All figures of the game.
#[derive(Clone, Debug)]
pub(crate) struct Box {
    pub(crate) figures: Figures,
    pub(crate) backs: Vec<Side>,
    pub(crate) start: [u8; 2],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    front: SourcedSide,
    backs: Vec<SourcedSide>,
    capital_shields: Sourced<u8>,
    recruits: Sourced<u8>,
    farmers: Sourced<u8>,
    dice: Sourced<u8>,
    start: Sourced<[u8; 2]>,
    areas_to_win: Sourced<u8>,
    turn_limit: Sourced<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SourcedSide {
    shields: u8,
    ears: u8,
    #[serde(rename = "source")]
    _source: Source,
}

static BOX: LazyLock<Box> = LazyLock::new(|| open(include_str!("../data/figures.json")));

/// The box as it came from the data file.
pub(crate) fn the_box() -> &'static Box {
    &BOX
}

/// Reads and checks the figures.
pub(crate) fn open(text: &str) -> Box {
    let file: File = data::parse("oppida/figures.json", text);
    let side = |side: &SourcedSide| Side { shields: side.shields, ears: side.ears };
    let opened = Box {
        figures: Figures {
            front: side(&file.front),
            capital_shields: file.capital_shields.value,
            recruits: file.recruits.value,
            farmers: file.farmers.value,
            dice: file.dice.value,
            areas_to_win: file.areas_to_win.value,
            turn_limit: file.turn_limit.value,
        },
        backs: file.backs.iter().map(side).collect(),
        start: file.start.value,
    };
    opened.check();
    opened
}

impl Box {
    /// What the rules rely on; a file that breaks it is refused when it is loaded.
    fn check(&self) {
        let Figures { front, recruits, dice, .. } = self.figures;
        let sides = || self.backs.iter().chain([&front]);
        assert_eq!(
            self.backs.len(),
            usize::from(AreaSet::LAND.len()),
            "one back for each land card"
        );
        assert!(sides().all(|side| side.ears >= 1), "every card feeds its last warrior (OP-8.8)");
        assert!(sides().all(|side| side.shields <= 5), "a 6 can attack every card");
        assert!((1..=8).contains(&dice), "a heap counts at most 8 dice");
        assert!((1..=6).contains(&recruits), "recruits fit on one new die");
        assert!(self.start.iter().all(|warriors| (1..=6).contains(warriors)), "one die to start");
    }
}
