//! The decisions of a player.

use quadriga_core::{Target, Targets};
use serde::{Deserialize, Serialize};

use crate::area::Area;
use crate::dice::Die;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "oppida/"))]
pub enum Action {
    /// Recruit this many warriors in the own capital (chapter 3), as a first act also none: the way
    /// to pass.
    Recruit {
        /// How many.
        warriors: u8,
    },
    /// Look at the back of a land card (chapter 4).
    Scout {
        /// Which card.
        area: Area,
    },
    /// Turn an own land card to its oppidum (OP-5.1).
    Build {
        /// Which card.
        area: Area,
    },
    /// Turn an own oppidum to its front (OP-5.4).
    Raze {
        /// Which card.
        area: Area,
    },
    /// March with some or all warriors of a die to an adjacent card without enemies (chapter 6).
    March {
        /// Where the die lies.
        from: Area,
        /// Which die.
        die: Die,
        /// How many of its warriors go.
        warriors: u8,
        /// Where they go.
        to: Area,
    },
    /// Attack, win, and enter with some or all of the survivors (OP-7.6).
    Conquer {
        /// Where the die lies.
        from: Area,
        /// Which die.
        die: Die,
        /// The attacked card.
        to: Area,
        /// How many of the survivors enter.
        warriors: u8,
    },
    /// Attack without winning: commit no more warriors than defend (OP-7.7, OP-7.8).
    Fight {
        /// Where the die lies.
        from: Area,
        /// Which die.
        die: Die,
        /// The attacked card.
        to: Area,
        /// How many are committed.
        warriors: u8,
    },
    /// Let one warrior of a die starve (OP-8.7).
    Starve {
        /// Where the die lies.
        area: Area,
        /// Which die.
        die: Die,
    },
    /// End the turn.
    End,
}

impl Action {
    /// Where on the table the action is chosen. A turn is not begun with scouting by a single click
    /// on a card.
    pub(crate) fn targets(self, begins_turn: bool) -> Targets {
        let region = |area: Area| Target::Region(area.index() as u16);
        let piece = |area: Area, die: Die| Target::Piece {
            region: area.index() as u16,
            piece: u8::from(die).into(),
        };
        match self {
            Action::Recruit { warriors } => {
                Targets::new([Target::Button("recruit"), Target::Count(warriors)])
            }
            Action::Scout { area } if begins_turn => {
                Targets::new([Target::Button("scout"), region(area)])
            }
            Action::Scout { area } => Targets::new([region(area), Target::Button("scout")]),
            Action::Build { area } => Targets::new([region(area), Target::Button("build")]),
            Action::Raze { area } => Targets::new([region(area), Target::Button("raze")]),
            Action::March { from, die, warriors, to } => {
                Targets::new([piece(from, die), region(to), Target::Count(warriors)])
            }
            Action::Conquer { from, die, to, warriors } => Targets::new([
                piece(from, die),
                region(to),
                Target::Button("conquer"),
                Target::Count(warriors),
            ]),
            Action::Fight { from, die, to, warriors } => Targets::new([
                piece(from, die),
                region(to),
                Target::Button("fight"),
                Target::Count(warriors),
            ]),
            Action::Starve { area, die } => Targets::new([piece(area, die)]),
            Action::End => Targets::new([Target::Button("end")]),
        }
    }
}
