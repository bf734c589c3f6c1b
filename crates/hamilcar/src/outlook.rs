//! What is to come: the next turn and the war chest.

use serde::Serialize;

use crate::general::General;
use crate::side::{BySide, Side};
use crate::state::Hamilcar;

/// What the war chest will be reckoned by (HM-19.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub struct ChestView {
    /// Whose cards had more OPs: he may close the gap with supply trains.
    pub higher: Side,
    /// The gap, which the other side gets.
    pub gap: u8,
}

/// What the next turn brings, as things stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub struct ComingView {
    /// The turn.
    pub turn: u8,
    /// Its years, before Christ.
    pub years: &'static str,
    /// How many cards each side is dealt.
    pub cards: u8,
    /// The Punic general whom it names.
    pub general: General,
    /// The units that each side gets; Carthage one more instead of a warship.
    pub units: BySide<u8>,
    /// How many generals Carthage will have.
    pub generals: u8,
    /// How many consuls Rome elects.
    pub consuls: u8,
}

impl Hamilcar {
    pub(crate) fn show_chest(&self) -> ChestView {
        let (higher, gap) = self.gap();
        ChestView { higher, gap }
    }

    /// What comes next; nothing after the last turn.
    pub(crate) fn show_coming(&self) -> Option<ComingView> {
        let turn = self.turn.saturating_add(1);
        if turn > self.last_turn() {
            return None;
        }
        let info = self.material.track.turn(turn);
        Some(ComingView {
            turn,
            years: &info.years,
            cards: info.cards,
            general: info.general,
            units: BySide { rome: self.roman_units(), carthage: self.punic_units() },
            generals: self.punic_generals(),
            consuls: self.material.figures.consuls,
        })
    }
}
