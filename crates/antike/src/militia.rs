//! Chapter 5: arming.

use quadriga_core::{Eyes, Tell};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::payment::Price;
use crate::region::Region;
use crate::state::{Antike, Special};
use crate::words::{Good, Unit};

impl Antike {
    /// AD-4.4: what a city can do at once: 1, with a temple 3.
    #[inline]
    pub(crate) fn capacity(&self, region: Region) -> u8 {
        if self.temples.has(region) { 3 } else { 1 }
    }

    /// AD-5.3: how many units the mover may still arm at a city in this turn.
    #[inline]
    pub(crate) fn room(&self, region: Region) -> u8 {
        self.capacity(region).saturating_sub(self.spent[0][region.index()].exactly(1))
    }

    #[inline]
    pub(crate) fn arming_price(&self, unit: Unit) -> Price {
        let figures = &self.map.figures;
        let iron = match unit {
            _ if self.this.armouries > 0 => 0,
            Unit::Special => figures.special_iron,
            Unit::Legion | Unit::Galley => figures.arming_iron,
        };
        Price::of(Good::Iron, iron)
    }

    #[inline]
    pub(crate) fn offer_arming(&self, list: &mut Vec<Action>) {
        for &unit in Unit::ALL {
            if self.this.armable[unit.index()] == 0 || !self.affords(self.arming_price(unit)) {
                continue;
            }
            list.extend(self.places_to_arm(unit).map(|region| Action::Arm { unit, region }));
        }
    }

    /// AD-5.3, AD-5.4, AD-12.2: the own cities where a unit of a kind can be armed.
    #[inline]
    pub(crate) fn places_to_arm(&self, unit: Unit) -> impl Iterator<Item = Region> {
        let mut fit = self.own().cities.within(self.map.open_to[self.kind(self.mover, unit)]);
        if unit == Unit::Special {
            fit = fit.within(self.temples);
        }
        fit.iter().filter(|&region| self.room(region) > 0)
    }

    pub(crate) fn check_arming(&self, unit: Unit, region: Region) -> Result<(), Illegal> {
        if self.this.armable[unit.index()] == 0 {
            return Err(Illegal::NoRecruit);
        }
        if !self.own().cities.has(region) {
            return Err(Illegal::NotYourCity);
        }
        if !self.map.open_to[self.kind(self.mover, unit)].has(region) {
            return Err(Illegal::NoBorderFor);
        }
        if unit == Unit::Special && !self.temples.has(region) {
            return Err(Illegal::NeedsTemple);
        }
        if self.room(region) == 0 {
            return Err(Illegal::CityFull { most: self.capacity(region) });
        }
        self.check_price(Good::Iron, self.arming_price(unit))
    }

    pub(crate) fn arm<T: Tell<Event>>(&mut self, unit: Unit, region: Region, tell: &mut T) {
        self.pay(self.arming_price(unit), tell);
        self.this.armouries = self.this.armouries.saturating_sub(1);
        let armable = &mut self.this.armable[unit.index()];
        *armable = armable.saturating_sub(1);
        self.spent[0][region.index()].add(1, 1);
        let own = self.own_mut();
        match unit {
            Unit::Special => own.special = Special::Absent,
            Unit::Legion | Unit::Galley => {
                own.boxed[unit.index()] = own.boxed[unit.index()].saturating_sub(1);
            }
        }
        tell.tell(Eyes::ALL, Event::Armed { seat: self.mover, unit, region });
        self.arrive(unit, region, 1, tell);
    }
}
