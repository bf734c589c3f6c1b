//! How far the units of one kind in one region have gone in this Duellum.

use std::fmt;

/// Bits for the number of units that have crossed one number of borders.
const WIDTH: u8 = 4;
/// The most units of one number that can be told.
const MOST_UNITS: u8 = (1 << WIDTH) - 1;

/// How many units have crossed one border, how many two, and so on. Those that have not moved are
/// not in it.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Crossed(u16);

impl Crossed {
    /// Nobody has moved.
    pub(crate) const NONE: Crossed = Crossed(0);
    /// The most borders that units can cross in one Duellum: with know-how and two cards.
    pub(crate) const MOST_BORDERS: u8 = 4;

    #[inline]
    const fn shift(borders: u8) -> u8 {
        let borders = if borders < Crossed::MOST_BORDERS { borders } else { Crossed::MOST_BORDERS };
        WIDTH * borders.saturating_sub(1)
    }

    /// How many units have crossed so many borders, from 1.
    #[inline]
    pub(crate) const fn exactly(self, borders: u8) -> u8 {
        (self.0 >> Crossed::shift(borders)) as u8 & MOST_UNITS
    }

    /// How many units have crossed any border.
    #[inline]
    pub(crate) fn all(self) -> u8 {
        (1..=Crossed::MOST_BORDERS).map(|borders| self.exactly(borders)).sum()
    }

    #[inline]
    const fn set(&mut self, borders: u8, units: u8) {
        let shift = Crossed::shift(borders);
        self.0 = self.0 & !((MOST_UNITS as u16) << shift) | (units as u16) << shift;
    }

    /// More units have crossed so many borders.
    #[inline]
    pub(crate) fn add(&mut self, borders: u8, units: u8) {
        self.set(borders, self.exactly(borders).saturating_add(units).min(MOST_UNITS));
    }

    /// Some of those who have crossed so many borders are gone; never more than there are.
    #[inline]
    pub(crate) fn remove(&mut self, borders: u8, units: u8) {
        self.set(borders, self.exactly(borders).saturating_sub(units));
    }
}

impl fmt::Debug for Crossed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let borders = 1..=Crossed::MOST_BORDERS;
        f.debug_list().entries(borders.map(|borders| self.exactly(borders))).finish()
    }
}
