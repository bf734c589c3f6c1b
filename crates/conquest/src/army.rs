//! The land units of one player in one province, packed.

use std::fmt;

use crate::words::Unit;

/// Infantry, cavalry, catapults and generals in 16 bits; the Caesar is kept elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Army(u16);

/// Where each kind begins, and the most of it that has room: infantry, cavalry, catapult, general.
const SHIFT: [u16; 4] = [0, 5, 10, 13];
/// The most of each kind that can be packed.
pub(crate) const MOST: [u8; 4] = [31, 31, 7, 7];
/// The bits of the military units.
const TROOPS: u16 = (1 << 13) - 1;

impl Army {
    /// Nobody.
    pub(crate) const NONE: Army = Army(0);

    /// How many of a kind; none of galleys and Caesars.
    #[inline]
    pub(crate) const fn count(self, unit: Unit) -> u8 {
        let kind = unit.index();
        if kind >= SHIFT.len() {
            return 0;
        }
        (self.0 >> SHIFT[kind]) as u8 & MOST[kind]
    }

    /// Infantry, cavalry and catapults.
    #[inline]
    pub(crate) const fn troops(self) -> [u8; 3] {
        [self.count(Unit::Infantry), self.count(Unit::Cavalry), self.count(Unit::Catapult)]
    }

    /// All military units.
    #[inline]
    pub(crate) const fn strength(self) -> u8 {
        let [infantry, cavalry, catapults] = self.troops();
        infantry + cavalry + catapults
    }

    /// Whether there is a military unit.
    #[inline]
    pub(crate) const fn has_troops(self) -> bool {
        self.0 & TROOPS != 0
    }

    /// Whether there is nobody.
    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Sets the number of a kind; what has no room is lost.
    #[inline]
    pub(crate) fn set(&mut self, unit: Unit, count: u8) {
        let kind = unit.index();
        if kind < SHIFT.len() {
            let mask = u16::from(MOST[kind]) << SHIFT[kind];
            self.0 = self.0 & !mask | u16::from(count.min(MOST[kind])) << SHIFT[kind];
        }
    }
}

impl fmt::Debug for Army {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [infantry, cavalry, catapults] = self.troops();
        write!(f, "{infantry}/{cavalry}/{catapults}+{}", self.count(Unit::General))
    }
}
