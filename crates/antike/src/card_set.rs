//! A set of event cards: how many of each kind, which is all that matters of a card.

use std::fmt;

use quadriga_core::Chance;

use crate::words::Card;

/// Bits for the number of one kind.
const WIDTH: usize = 2;
/// The most cards of one kind.
pub(crate) const MOST_COPIES: u8 = (1 << WIDTH) - 1;

/// Event cards.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct CardSet(u32);

impl CardSet {
    /// No card.
    pub(crate) const NONE: CardSet = CardSet(0);

    /// How many of a kind.
    #[inline]
    pub(crate) const fn count(self, card: Card) -> u8 {
        (self.0 >> (card.index() * WIDTH)) as u8 & MOST_COPIES
    }

    /// Whether one of the kind is there.
    #[inline]
    pub(crate) const fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Whether no card is there.
    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards.
    #[inline]
    pub(crate) const fn len(self) -> u8 {
        const LOW: u32 = 0x5555_5555;
        ((self.0 & LOW).count_ones() + 2 * (self.0 >> 1 & LOW).count_ones()) as u8
    }

    /// Puts a card in, if there is room for one more of its kind.
    #[inline]
    pub(crate) const fn add(&mut self, card: Card) {
        if self.count(card) < MOST_COPIES {
            self.0 += 1 << (card.index() * WIDTH);
        }
    }

    /// Takes a card out, if one is there. Returns whether it was.
    #[inline]
    pub(crate) const fn remove(&mut self, card: Card) -> bool {
        let there = self.has(card);
        if there {
            self.0 -= 1 << (card.index() * WIDTH);
        }
        there
    }

    /// The kinds in order, each once.
    #[inline]
    pub(crate) fn kinds(self) -> impl Iterator<Item = Card> {
        Card::ALL.iter().copied().filter(move |&card| self.has(card))
    }

    /// The cards in order, doubles included.
    pub(crate) fn list(self) -> Vec<Card> {
        let copies = |card: Card| std::iter::repeat_n(card, self.count(card).into());
        self.kinds().flat_map(copies).collect()
    }

    /// One of the cards, each as likely.
    pub(crate) fn pick<C: Chance>(self, chance: &mut C) -> Option<Card> {
        if self.is_empty() {
            return None;
        }
        let mut place = chance.below(self.len().into());
        self.kinds().find(|&card| {
            let copies = u32::from(self.count(card));
            let found = place < copies;
            place = place.saturating_sub(copies);
            found
        })
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.list()).finish()
    }
}
