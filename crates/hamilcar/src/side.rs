//! The two sides, and what each of them has.

use std::ops::{Index, IndexMut};

use quadriga_core::{Seat, words};
use serde::{Deserialize, Serialize};

words! {
    "hamilcar/";
    /// A side of the war (HM-1.1).
    Side {
        /// The first seat.
        Rome,
        /// The second seat.
        Carthage,
    }
}

impl Side {
    /// Both in the order of most phases: Carthage first.
    pub const IN_ORDER: [Side; 2] = [Side::Carthage, Side::Rome];

    /// The other side.
    #[inline]
    #[must_use]
    pub const fn enemy(self) -> Side {
        match self {
            Side::Rome => Side::Carthage,
            Side::Carthage => Side::Rome,
        }
    }

    /// Where it sits.
    #[inline]
    pub const fn seat(self) -> Seat {
        match self {
            Side::Rome => Seat::FIRST,
            Side::Carthage => Seat::SECOND,
        }
    }

    /// The side on a seat; none on seats that the game does not have.
    #[inline]
    pub fn on(seat: Seat) -> Option<Side> {
        Side::ALL.get(seat.index()).copied()
    }
}

/// What each side has.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub struct BySide<T> {
    /// What Rome has.
    pub rome: T,
    /// What Carthage has.
    pub carthage: T,
}

impl<T> BySide<T> {
    /// What `of` says of each side.
    #[inline]
    pub fn new(mut of: impl FnMut(Side) -> T) -> BySide<T> {
        BySide { rome: of(Side::Rome), carthage: of(Side::Carthage) }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        match side {
            Side::Rome => &self.rome,
            Side::Carthage => &self.carthage,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Rome => &mut self.rome,
            Side::Carthage => &mut self.carthage,
        }
    }
}
