//! The tactic cards of a naval battle (HM-16.20): hands of them, and how they are drawn.

use quadriga_core::Chance;
use serde::{Deserialize, Serialize};

use crate::words::TacticCard;

/// Tactic cards, counted by type.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub struct TacticHand([u8; TacticCard::COUNT]);

impl TacticHand {
    /// So many of each type.
    pub const fn new(counts: [u8; TacticCard::COUNT]) -> TacticHand {
        TacticHand(counts)
    }

    /// How many of a type.
    #[inline]
    pub const fn of(self, card: TacticCard) -> u8 {
        self.0[card.index()]
    }

    /// How many in all.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.iter().fold(0, |all, &count| count.saturating_add(all))
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// One more of a type.
    #[inline]
    pub(crate) fn add(&mut self, card: TacticCard) {
        let count = &mut self.0[card.index()];
        *count = count.saturating_add(1);
    }

    /// One fewer of a type.
    #[inline]
    pub(crate) fn remove(&mut self, card: TacticCard) {
        let count = &mut self.0[card.index()];
        *count = count.saturating_sub(1);
    }

    /// These without those; none where there are fewer.
    pub(crate) fn without(self, other: TacticHand) -> TacticHand {
        TacticHand(std::array::from_fn(|at| self.0[at].saturating_sub(other.0[at])))
    }

    /// Whether all of those are among these.
    pub(crate) fn has(self, other: TacticHand) -> bool {
        self.0.iter().zip(other.0).all(|(&count, wanted)| count >= wanted)
    }

    /// Both together.
    pub(crate) fn with(self, other: TacticHand) -> TacticHand {
        TacticHand(std::array::from_fn(|at| self.0[at].saturating_add(other.0[at])))
    }

    /// Takes one out at random, each card as likely.
    pub(crate) fn draw<C: Chance>(&mut self, chance: &mut C) -> Option<TacticCard> {
        if self.is_empty() {
            return None;
        }
        let mut place = chance.below(self.len().into());
        for &card in TacticCard::ALL {
            let count = u32::from(self.of(card));
            if place < count {
                self.remove(card);
                return Some(card);
            }
            place -= count;
        }
        None
    }
}

impl TacticCard {
    /// Whether it is played only as an answer (HM-16.3).
    pub const fn is_reaction(self) -> bool {
        matches!(self, TacticCard::BackWater | TacticCard::Pursuit | TacticCard::FalseSignal)
    }
}
