//! Cards: how many of each kind, and which kinds.

use quadriga_core::Chance;

use crate::words::Card;

/// A stack of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CardSet {
    counts: [u8; Card::COUNT],
    kinds: Cards,
}

/// Kinds of cards, each once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Cards(u64);

impl Cards {
    /// No kind.
    pub(crate) const NONE: Cards = Cards(0);

    /// Whether the kind is there.
    #[inline]
    pub(crate) const fn has(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// Adds a kind.
    #[inline]
    pub(crate) const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.index();
    }

    /// Takes a kind away.
    #[inline]
    pub(crate) const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.index());
    }

    /// Those that are not in the other set.
    #[inline]
    pub(crate) const fn without(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// Those in both sets.
    #[inline]
    pub(crate) const fn within(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    /// Whether there is none.
    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// In order.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let card = Card::ALL.get(rest.trailing_zeros() as usize).copied();
            rest &= rest.wrapping_sub(1);
            card
        })
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, |mut set, card| {
            set.insert(card);
            set
        })
    }
}

impl CardSet {
    /// No card.
    pub(crate) const NONE: CardSet = CardSet { counts: [0; Card::COUNT], kinds: Cards::NONE };

    /// How many of a kind.
    #[inline]
    pub(crate) const fn count(&self, card: Card) -> u8 {
        self.counts[card.index()]
    }

    /// Whether one of the kind is there.
    #[inline]
    pub(crate) const fn has(&self, card: Card) -> bool {
        self.kinds.has(card)
    }

    /// The kinds that are there.
    #[inline]
    pub(crate) const fn kinds(&self) -> Cards {
        self.kinds
    }

    /// All cards.
    pub(crate) fn len(&self) -> u16 {
        self.counts.iter().map(|&count| u16::from(count)).sum()
    }

    /// Adds a card.
    pub(crate) fn add(&mut self, card: Card) {
        let count = &mut self.counts[card.index()];
        *count = count.saturating_add(1);
        self.kinds.insert(card);
    }

    /// Takes a card away; whether there was one.
    pub(crate) fn remove(&mut self, card: Card) -> bool {
        let count = &mut self.counts[card.index()];
        if *count == 0 {
            return false;
        }
        *count -= 1;
        if *count == 0 {
            self.kinds.remove(card);
        }
        true
    }

    /// Draws a card at random.
    pub(crate) fn draw<C: Chance>(&mut self, chance: &mut C) -> Option<Card> {
        let all = self.len();
        if all == 0 {
            return None;
        }
        let mut nth = chance.below(all.into()) as u16;
        for card in self.kinds.iter() {
            let count = u16::from(self.count(card));
            if nth < count {
                self.remove(card);
                return Some(card);
            }
            nth -= count;
        }
        None
    }

    /// Every card, in order.
    pub(crate) fn list(&self) -> Vec<Card> {
        let cards = self.kinds.iter();
        cards.flat_map(|card| std::iter::repeat_n(card, self.count(card).into())).collect()
    }
}
