//! Dice as armies: the dice of one player that lie on a card, never merged (OP-1.8, OP-1.14).

use std::fmt;

use serde::{Deserialize, Serialize};

/// One army: a die that shows 1 to 6 warriors.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(as = "u8", export_to = "oppida/"))]
pub struct Die(u8);

impl Die {
    /// A full die.
    pub const SIX: Die = Die(6);

    /// The die that shows this many warriors, if one can.
    #[inline]
    pub const fn new(warriors: u8) -> Option<Die> {
        if matches!(warriors, 1..=6) { Some(Die(warriors)) } else { None }
    }

    /// The warriors that it shows.
    #[inline]
    pub const fn warriors(self) -> u8 {
        self.0
    }

    /// The die after `fallen` warriors are gone, or `None` when nobody is left.
    #[inline]
    #[must_use]
    pub const fn less(self, fallen: u8) -> Option<Die> {
        Die::new(self.0.saturating_sub(fallen))
    }
}

impl TryFrom<u8> for Die {
    type Error = String;

    fn try_from(warriors: u8) -> Result<Die, String> {
        Die::new(warriors).ok_or_else(|| format!("a die shows 1 to 6 warriors, not {warriors}"))
    }
}

impl From<Die> for u8 {
    fn from(die: Die) -> u8 {
        die.0
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Dice lying together: how many show 1, how many 2, and so on. Each value has four bits, so equal
/// heaps are equal numbers whatever the order in which the dice came.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<Die>", into = "Vec<Die>")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "Array<number>", export_to = "oppida/"))]
pub struct Dice(u32);

impl Dice {
    /// No dice.
    pub const NONE: Dice = Dice(0);

    /// A single die.
    #[inline]
    pub const fn one(die: Die) -> Dice {
        Dice(Dice::unit(die))
    }

    const fn unit(die: Die) -> u32 {
        1 << (4 * die.0)
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many dice.
    #[inline]
    pub const fn count(self) -> u8 {
        // The sum of the eight digits, which is 16 at the most, collects in the bytes first.
        let pairs = (self.0 & 0x0f0f_0f0f) + (self.0 >> 4 & 0x0f0f_0f0f);
        (pairs.wrapping_mul(0x0101_0101) >> 24) as u8
    }

    /// How many warriors in all.
    #[inline]
    pub fn warriors(self) -> u8 {
        let digit = |value: u32| (self.0 >> (4 * value) & 0xf) * value;
        (digit(1) + digit(2) + digit(3) + digit(4) + digit(5) + digit(6)) as u8
    }

    /// Whether a die with this value lies here.
    #[inline]
    pub const fn has(self, die: Die) -> bool {
        self.0 >> (4 * die.0) & 0xf != 0
    }

    /// Adds a die.
    #[inline]
    pub const fn add(&mut self, die: Die) {
        self.0 += Dice::unit(die);
    }

    /// Takes a die away; nothing happens when no such die lies here.
    #[inline]
    pub const fn remove(&mut self, die: Die) {
        if self.has(die) {
            self.0 -= Dice::unit(die);
        }
    }

    /// These dice without those others, which are all among them.
    #[inline]
    #[must_use]
    pub const fn without(self, others: Dice) -> Dice {
        Dice(self.0.wrapping_sub(others.0))
    }

    /// Whether those others are all among these dice.
    pub fn contains(self, others: Dice) -> bool {
        (1..=6).all(|value| self.0 >> (4 * value) & 0xf >= others.0 >> (4 * value) & 0xf)
    }

    /// The different values that lie here, ascending.
    #[inline]
    pub fn values(self) -> impl Iterator<Item = Die> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let value = rest.trailing_zeros() / 4;
            rest &= !(0xf << (4 * value));
            Some(Die(value as u8))
        })
    }

    /// The smallest die.
    #[inline]
    pub fn smallest(self) -> Option<Die> {
        (self.0 != 0).then(|| Die((self.0.trailing_zeros() / 4) as u8))
    }

    /// Takes `warriors` away, from the smallest die first (OP-5.3, OP-7.10).
    pub fn lose(&mut self, mut warriors: u8) {
        while let Some(die) = self.smallest().filter(|_| warriors > 0) {
            self.remove(die);
            if let Some(rest) = die.less(warriors) {
                self.add(rest);
            }
            warriors = warriors.saturating_sub(die.0);
        }
    }

    /// Adds `warriors` to the dice, the largest below 6 first; those for whom the dice have no room
    /// go onto one new die (OP-3.4, OP-5.5).
    pub fn gain(&mut self, mut warriors: u8) {
        let before = *self;
        for value in (1..6).rev() {
            for _ in 0..before.0 >> (4 * value) & 0xf {
                let more = warriors.min(6 - value);
                self.0 -= Dice::unit(Die(value));
                self.0 += Dice::unit(Die(value + more));
                warriors -= more;
            }
        }
        if let Some(new) = Die::new(warriors) {
            self.add(new);
        }
    }

    /// How many warriors the dice lack to 6 each.
    #[inline]
    pub fn room(self) -> u8 {
        6 * self.count() - self.warriors()
    }

    /// The heap as a number, for keys.
    #[inline]
    pub(crate) const fn bits(self) -> u32 {
        self.0
    }
}

impl FromIterator<Die> for Dice {
    fn from_iter<I: IntoIterator<Item = Die>>(dice: I) -> Dice {
        dice.into_iter().fold(Dice::NONE, |mut heap, die| {
            heap.add(die);
            heap
        })
    }
}

impl TryFrom<Vec<Die>> for Dice {
    type Error = String;

    fn try_from(dice: Vec<Die>) -> Result<Dice, String> {
        if dice.len() > 8 {
            return Err(format!("{} dice on a card: a player has 8", dice.len()));
        }
        Ok(dice.into_iter().collect())
    }
}

impl From<Dice> for Vec<Die> {
    fn from(dice: Dice) -> Vec<Die> {
        let times = |die: Die| std::iter::repeat_n(die, (dice.0 >> (4 * die.0) & 0xf) as usize);
        (1..=6).rev().map(Die).flat_map(times).collect()
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let values: Vec<u8> = Vec::from(*self).into_iter().map(Die::warriors).collect();
        values.fmt(f)
    }
}
