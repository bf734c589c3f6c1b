//! The turn track, read from `data/track.json`.

use quadriga_core::data::{self, Source, Sourced};
use serde::Deserialize;

use crate::general::{General, Generals};

/// One turn of the track.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnInfo {
    /// Its years, before Christ.
    pub years: String,
    /// How many cards each side is dealt (HM-3.3).
    pub cards: u8,
    /// The Punic general whom it names (HM-6.5).
    pub general: General,
}

/// The turn track.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Track {
    /// The turns, from the first.
    pub turns: Vec<TurnInfo>,
    /// The last turn of a short war (HM-24.1).
    pub short_war: u8,
}

impl Track {
    /// A turn by its number, from 1.
    #[inline]
    pub fn turn(&self, number: u8) -> &TurnInfo {
        &self.turns[usize::from(number).saturating_sub(1).min(self.turns.len() - 1)]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    turns: Vec<Entry>,
    short_war: Sourced<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    years: String,
    cards: u8,
    general: String,
    #[serde(rename = "source")]
    _source: Source,
    #[serde(rename = "cards_source")]
    _cards_source: Source,
}

/// Reads and checks the track.
pub(crate) fn open(text: &str, generals: &Generals) -> Track {
    let file: File = data::parse("hamilcar/track.json", text);
    let turn = |entry: Entry| {
        let Some(general) = generals.find(&entry.general) else {
            panic!("no general {}", entry.general);
        };
        assert!((1..=16).contains(&entry.cards), "both hands come from one deck");
        TurnInfo { years: entry.years, cards: entry.cards, general }
    };
    let turns: Vec<TurnInfo> = file.turns.into_iter().map(turn).collect();
    assert!((1..=32).contains(&turns.len()), "there are turns");
    let short_war = file.short_war.value;
    assert!((1..=turns.len()).contains(&short_war.into()), "a short war is not longer");
    Track { turns, short_war }
}
