//! What a strategy card brings in each of its uses.

use serde::Serialize;

use crate::action::Action;
use crate::card::Card;
use crate::general::GeneralSet;
use crate::side::Side;
use crate::state::Hamilcar;
use crate::words::{Seamanship, Use};

/// What a strategy card brings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub struct CardUpshot {
    /// The OPs that count for the war chest.
    pub ops: u8,
    /// Whose sum is the higher one then.
    pub higher: Side,
    /// The gap between the sums then.
    pub gap: u8,
    /// The generals whom it calls up, or with whom a unit is raised.
    pub generals: GeneralSet,
    /// The warships that are built.
    pub ships: u8,
    /// The step of seamanship that is reached.
    pub seamanship: Option<Seamanship>,
    /// Whether the card leaves the game.
    pub removed: bool,
    /// Whether a truce ends.
    pub breaks_truce: bool,
}

impl Hamilcar {
    pub(super) fn card_upshot(&self, action: Action) -> Option<CardUpshot> {
        let side = Side::on(self.turn().seat()?)?;
        match action {
            Action::Play { card, to } => Some(self.played(side, card, to)),
            Action::Counter { card } => Some(self.played(side, card, Use::Event)),
            _ => None,
        }
    }

    fn played(&self, side: Side, card: Card, to: Use) -> CardUpshot {
        let info = self.material.deck.info(card);
        let figures = &self.material.figures;
        let mut after = self.clone();
        after.lay_down(side, card);
        let (higher, gap) = after.gap();
        let room = figures.warships.saturating_sub(self.of(side).ships());
        let is_event = to == Use::Event;
        CardUpshot {
            ops: info.ops,
            higher,
            gap,
            generals: match to {
                Use::Activate => self.callable(side, self.call_of(card)),
                Use::Raise => self.raisers(side),
                Use::Event => self.called_up(side, info.effect),
                _ => GeneralSet::NONE,
            },
            ships: if to == Use::Build { info.ships.min(room) } else { 0 },
            seamanship: if to == Use::Train { self.seamanship.raised() } else { None },
            removed: is_event && info.removed,
            breaks_truce: is_event && info.breaks_truce && self.truce,
        }
    }
}
