//! Battle cards as counts by type: a hand, what was opened of it, what was played (HM-10.3).

use quadriga_core::Chance;
use serde::{Deserialize, Serialize};

use crate::words::BattleCard;

/// How many battle cards of each type.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub struct BattleCards([u8; BattleCard::COUNT]);

impl BattleCards {
    /// None.
    pub const NONE: BattleCards = BattleCards([0; BattleCard::COUNT]);

    /// So many of each type, in the order of the types.
    pub const fn new(copies: [u8; BattleCard::COUNT]) -> BattleCards {
        BattleCards(copies)
    }

    /// How many of a type.
    #[inline]
    pub const fn of(self, card: BattleCard) -> u8 {
        self.0[card.index()]
    }

    /// How many in all.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.iter().fold(0, |sum, &copies| sum.saturating_add(copies))
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The types of which there is one.
    pub fn types(self) -> impl Iterator<Item = BattleCard> {
        BattleCard::ALL.iter().copied().filter(move |&card| self.of(card) > 0)
    }

    /// Whether there are at most as many of each type as there.
    pub fn fits(self, other: BattleCards) -> bool {
        self.0.iter().zip(other.0).all(|(&few, many)| few <= many)
    }

    /// Both together.
    #[must_use]
    pub fn with(self, other: BattleCards) -> BattleCards {
        BattleCards(std::array::from_fn(|card| self.0[card].saturating_add(other.0[card])))
    }

    /// Of each type the larger number.
    #[must_use]
    pub fn joined(self, other: BattleCards) -> BattleCards {
        BattleCards(std::array::from_fn(|card| self.0[card].max(other.0[card])))
    }

    /// These without those; never fewer than none.
    #[must_use]
    pub fn without(self, other: BattleCards) -> BattleCards {
        BattleCards(std::array::from_fn(|card| self.0[card].saturating_sub(other.0[card])))
    }

    /// Puts one in.
    #[inline]
    pub fn insert(&mut self, card: BattleCard) {
        let copies = &mut self.0[card.index()];
        *copies = copies.saturating_add(1);
    }

    /// Takes one out, if there is one.
    #[inline]
    pub fn remove(&mut self, card: BattleCard) {
        let copies = &mut self.0[card.index()];
        *copies = copies.saturating_sub(1);
    }

    /// Takes one out at random: every card is as likely as any other.
    pub(crate) fn draw<C: Chance>(&mut self, chance: &mut C) -> Option<BattleCard> {
        if self.is_empty() {
            return None;
        }
        let mut place = chance.below(self.len().into());
        for &card in BattleCard::ALL {
            let copies = u32::from(self.of(card));
            if place < copies {
                self.remove(card);
                return Some(card);
            }
            place -= copies;
        }
        None
    }

    /// Takes so many out at random, or all if there are fewer.
    pub(crate) fn draw_several<C: Chance>(&mut self, cards: u8, chance: &mut C) -> BattleCards {
        let mut drawn = BattleCards::NONE;
        for _ in 0..cards {
            if let Some(card) = self.draw(chance) {
                drawn.insert(card);
            }
        }
        drawn
    }
}
