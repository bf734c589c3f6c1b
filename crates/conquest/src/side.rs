//! The two sides of a battle, and what each of them has.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// A side of a battle; in JSON 0 and 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Side {
    /// Who attacks, or the slaves that rise.
    Attacker,
    /// Who is attacked.
    Defender,
}

impl Side {
    /// Both, the attacker first.
    pub const BOTH: [Side; 2] = [Side::Attacker, Side::Defender];

    /// The one that it fights.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Side {
        match self {
            Side::Attacker => Side::Defender,
            Side::Defender => Side::Attacker,
        }
    }
}

impl TryFrom<u8> for Side {
    type Error = String;

    fn try_from(number: u8) -> Result<Side, String> {
        let side = Side::BOTH.get(usize::from(number)).copied();
        side.ok_or_else(|| format!("there is no side {number}: they are 0 and 1"))
    }
}

impl From<Side> for u8 {
    fn from(side: Side) -> u8 {
        side as u8
    }
}

/// What each side has, the attacker first.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BySide<T>(pub [T; 2]);

impl<T> BySide<T> {
    /// What `of` says of each side.
    #[inline]
    pub fn new(of: impl FnMut(Side) -> T) -> BySide<T> {
        BySide(Side::BOTH.map(of))
    }

    /// What comes of each.
    #[inline]
    pub fn map<U>(self, change: impl FnMut(T) -> U) -> BySide<U> {
        BySide(self.0.map(change))
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        let [attacker, defender] = &self.0;
        match side {
            Side::Attacker => attacker,
            Side::Defender => defender,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        let [attacker, defender] = &mut self.0;
        match side {
            Side::Attacker => attacker,
            Side::Defender => defender,
        }
    }
}
