//! The part of the judgement that looks at armies: which cities they could take, and at what price.

use quadriga_core::Seat;

use crate::phase::Phase;
use crate::region::MOST_REGIONS;
use crate::state::{Antike, PerRegion, Special};
use crate::words::{Field, KnowHow, Personage};

/// What a conquest is worth, in personages.
mod worth {
    /// A city that one has more and the other has less. Armies are seldom where it would cost little, so
    /// it counts for less than a founded one.
    pub(super) const CITY: f32 = 0.3;
    /// A temple that the other has less.
    pub(super) const TEMPLE: f32 = 0.3;
    /// The general for it.
    pub(super) const GENERAL: f32 = 0.9;
    /// A unit that returns to the box.
    pub(super) const UNIT: f32 = 0.12;
    /// How much of it counts while it is only possible: for who moves next and stands well on the
    /// rondel, and else.
    pub(super) const AT_ONCE: f32 = 0.5;
    pub(super) const SOME_DAY: f32 = 0.2;
    /// The second best target and all others: the same units could take one of them only.
    pub(super) const OTHERS: f32 = 0.25;
}

/// Units count so many quarters: on the march to the region, and in it.
const ON_THE_MARCH: u8 = 3;
const THERE: u8 = 4;

impl Antike {
    /// What the attacks that a player could make are worth.
    pub(crate) fn assault(&self, seat: Seat) -> f32 {
        let force = self.force_in_reach(seat);
        let generals = f32::from(self.personages_left(Personage::General).min(1));
        let (mut best, mut sum) = (0.0_f32, 0.0);
        for region in self.of(seat.opponent()).cities.iter() {
            let force = force[region.index()];
            if force == 0 {
                continue;
            }
            let strength = f32::from(self.strength(region).max(1));
            let mut prize = worth::CITY - worth::UNIT * strength;
            if self.temples.has(region) {
                prize += worth::TEMPLE + worth::GENERAL * generals;
            }
            let part = (f32::from(force) / (f32::from(THERE) * strength)).min(1.0);
            let prize = prize.max(0.0) * part * part;
            best = best.max(prize);
            sum += prize;
        }
        (best + worth::OTHERS * (sum - best)) * self.readiness(seat)
    }

    /// Whose turn begins next, or has just begun.
    pub(crate) fn next_mover(&self) -> Seat {
        if self.phase == Phase::Rondel { self.mover } else { self.mover.opponent() }
    }

    /// How near the next Duellum is.
    fn readiness(&self, seat: Seat) -> f32 {
        let cost = |field| self.field_cost(seat, field);
        let free = cost(Field::Duellum) == 0 || cost(Field::SecondDuellum) == 0;
        if seat == self.next_mover() && free { worth::AT_ONCE } else { worth::SOME_DAY }
    }

    /// The units that could be in each region after one Duellum, in quarters.
    fn force_in_reach(&self, seat: Seat) -> PerRegion {
        let people = self.of(seat);
        let cities = self.of(seat.opponent()).cities;
        let mut force = [0_u8; MOST_REGIONS];
        for (kind, faster) in [KnowHow::Strata, KnowHow::Navigatio].into_iter().enumerate() {
            let ways = if people.knows(faster) { &self.map.within_two } else { &self.map.across };
            for from in people.at[kind].iter() {
                let units = people.units[kind][from.index()].min(12);
                for to in ways[kind][from.index()].within(cities).iter() {
                    let place = &mut force[to.index()];
                    *place = place.saturating_add(ON_THE_MARCH * units);
                }
                if cities.has(from) {
                    let place = &mut force[from.index()];
                    *place = place.saturating_add(THERE * units);
                }
            }
        }
        if let Special::At(region) = people.special {
            let place = &mut force[region.index()];
            *place = place.saturating_add(THERE);
        }
        force
    }
}
