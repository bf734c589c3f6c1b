//! Strategy cards by their printed numbers, and sets of them.

use std::fmt;

use quadriga_core::Chance;
use serde::{Deserialize, Serialize};

/// How many strategy cards there are.
pub const CARDS: usize = 64;
/// The number on the first of them.
const FIRST: u8 = 65;

/// A strategy card; in JSON its printed number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(as = "u8", export_to = "hamilcar/"))]
pub struct Card(u8);

impl Card {
    /// The card with a printed number, if there is one.
    pub const fn numbered(number: u8) -> Option<Card> {
        match number.checked_sub(FIRST) {
            Some(index) if (index as usize) < CARDS => Some(Card(index)),
            _ => None,
        }
    }

    /// The printed number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 + FIRST
    }

    /// Its place in the order of the numbers, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All of them in order.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..CARDS as u8).map(Card)
    }
}

impl TryFrom<u8> for Card {
    type Error = String;

    fn try_from(number: u8) -> Result<Card, String> {
        let last = FIRST as usize + CARDS - 1;
        Card::numbered(number)
            .ok_or_else(|| format!("there is no card {number}: they are {FIRST} to {last}"))
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.number()
    }
}

/// A set of strategy cards: a hand, or a pile that has no order (HM-23.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(as = "Vec<u8>", export_to = "hamilcar/"))]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const NONE: CardSet = CardSet(0);
    /// All cards.
    pub const ALL: CardSet = CardSet(u64::MAX);

    /// Whether the card is in it.
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Puts a card in.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// Those in either set.
    #[inline]
    #[must_use]
    pub const fn with(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// Those in both sets.
    #[inline]
    #[must_use]
    pub const fn within(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// Those that are not in the other set.
    #[inline]
    #[must_use]
    pub const fn without(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// In the order of their numbers.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let card = Card(rest.trailing_zeros() as u8);
            let any = rest != 0;
            rest &= rest.wrapping_sub(1);
            any.then_some(card)
        })
    }

    /// Takes one out at random.
    #[inline]
    pub fn draw<C: Chance>(&mut self, chance: &mut C) -> Option<Card> {
        let card = Card(chance.pick(self.0)? as u8);
        self.remove(card);
        Some(card)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::NONE;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl TryFrom<Vec<Card>> for CardSet {
    type Error = String;

    fn try_from(cards: Vec<Card>) -> Result<CardSet, String> {
        if cards.windows(2).any(|pair| pair[0] >= pair[1]) {
            return Err("a card is listed twice, or out of order".to_owned());
        }
        Ok(cards.into_iter().collect())
    }
}

impl From<CardSet> for Vec<Card> {
    fn from(set: CardSet) -> Vec<Card> {
        set.iter().collect()
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Card::number)).finish()
    }
}
