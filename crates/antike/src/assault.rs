//! The part of the judgement that looks at armies: which cities they could take.

use quadriga_core::Seat;

use crate::phase::Phase;
use crate::region::MOST_REGIONS;
use crate::state::{Antike, Special};
use crate::words::{Field, KnowHow, Personage};

/// Units count so many twelfths: in the region, and as many turns of Duellum away from it.
const BY_TURNS: [u16; 4] = [12, 9, 5, 3];

/// What a city with temple is worth in an attack, in cities without.
const TEMPLE_PRIZE: f32 = 3.0;

/// The enemy cities in danger, by the part of the needed units that is near.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Prey {
    /// The city without temple that is most in danger, and the sum of the squares of all others.
    pub(crate) city: f32,
    pub(crate) other_cities: f32,
    /// The same with temple; nothing when no general is left.
    pub(crate) temple: f32,
    pub(crate) other_temples: f32,
    /// Whether one could be taken in the turn that begins.
    pub(crate) city_falls: bool,
    pub(crate) temple_falls: bool,
}

/// Units that could be in each region, in twelfths.
struct Force {
    /// All, those far away for less.
    all: [u16; MOST_REGIONS],
    /// Those that are there after one Duellum.
    next: [u16; MOST_REGIONS],
}

impl Antike {
    /// What the armies of a player threaten.
    pub(crate) fn prey(&self, seat: Seat) -> Prey {
        let mut prey = Prey::default();
        let Some(force) = self.force_in_reach(seat) else { return prey };
        let generals = self.personages_left(Personage::General) > 0;
        let at_once = self.strikes_next(seat);
        for region in self.of(seat.opponent()).cities.iter() {
            let all = force.all[region.index()];
            if all == 0 {
                continue;
            }
            let needed = BY_TURNS[0] * u16::from(self.strength(region).max(1));
            let part = (f32::from(all) / f32::from(needed)).min(1.0);
            let falls = at_once && force.next[region.index()] >= needed;
            if !self.temples.has(region) {
                let lesser = prey.city.min(part);
                prey.other_cities += lesser * lesser;
                prey.city = prey.city.max(part);
                prey.city_falls |= falls;
            } else if generals {
                let lesser = prey.temple.min(part);
                prey.other_temples += lesser * lesser;
                prey.temple = prey.temple.max(part);
                prey.temple_falls |= falls;
            }
        }
        prey
    }

    /// What the mover's attack may take. Units are moved one after the other, and only all of them
    /// together conquer: without this nobody who looks one step ahead would begin.
    pub(crate) fn strike(&self) -> f32 {
        let moving = matches!(self.phase, Phase::Movement { .. });
        let storming =
            matches!(self.phase, Phase::Conquest | Phase::Defence { .. } | Phase::Storming { .. });
        if !moving && !storming {
            return 0.0;
        }
        let generals = self.personages_left(Personage::General) > self.this.generals;
        let fresh = if moving { self.fresh_in_reach() } else { [0; MOST_REGIONS] };
        let mut sum = 0.0;
        for region in self.foe().cities.iter() {
            let there = self.attackers(region);
            let strength = self.strength(region).max(1);
            let enough = there.saturating_add(fresh[region.index()]) >= strength;
            if there == 0 || !enough || !self.has_someone_to_lose(self.mover, region) {
                continue;
            }
            let prize = if self.temples.has(region) && generals { TEMPLE_PRIZE } else { 1.0 };
            let part = f32::from(there.min(strength)) / f32::from(strength);
            sum += prize * part * part;
        }
        sum
    }

    /// How many units of the mover that have not moved could still come to each enemy city.
    fn fresh_in_reach(&self) -> [u8; MOST_REGIONS] {
        let own = self.own();
        let cities = self.foe().cities;
        let mut fresh = [0_u8; MOST_REGIONS];
        for (kind, faster) in [KnowHow::Strata, KnowHow::Navigatio].into_iter().enumerate() {
            let ways = &self.map.turns_away[usize::from(own.knows(faster))][kind];
            for from in own.at[kind].iter() {
                let units = own.units[kind][from.index()]
                    .saturating_sub(self.spent[kind][from.index()].all());
                for to in ways[from.index()][1].within(cities).iter() {
                    fresh[to.index()] = fresh[to.index()].saturating_add(units);
                }
            }
        }
        // Those that have crossed one border and may cross another.
        if let Phase::Movement { group: Some(group) } = self.phase {
            let kind = self.kind(self.mover, group.unit);
            for to in self.map.across[kind][group.region.index()].within(cities).iter() {
                fresh[to.index()] = fresh[to.index()].saturating_add(group.count);
            }
        }
        fresh
    }

    /// Whose turn begins next, or has just begun.
    #[inline]
    pub(crate) fn next_mover(&self) -> Seat {
        if self.phase == Phase::Rondel { self.mover } else { self.mover.opponent() }
    }

    /// Whether the next turn is this player's, with a free way to Duellum.
    fn strikes_next(&self, seat: Seat) -> bool {
        let free = |field| self.field_cost(seat, field) == 0;
        seat == self.next_mover() && (free(Field::Duellum) || free(Field::SecondDuellum))
    }

    /// The units that could be in each region after some turns; `None` if none could be anywhere.
    fn force_in_reach(&self, seat: Seat) -> Option<Force> {
        let people = self.of(seat);
        let cities = self.of(seat.opponent()).cities;
        let mut force = Force { all: [0; MOST_REGIONS], next: [0; MOST_REGIONS] };
        let mut any = false;
        for (kind, faster) in [KnowHow::Strata, KnowHow::Navigatio].into_iter().enumerate() {
            let ways = &self.map.turns_away[usize::from(people.knows(faster))][kind];
            for from in people.at[kind].iter() {
                let units = u16::from(people.units[kind][from.index()]);
                for (turns, within) in ways[from.index()].iter().enumerate() {
                    for to in within.within(cities).iter() {
                        add(&mut force.all[to.index()], BY_TURNS[turns] * units);
                        if turns < 2 {
                            add(&mut force.next[to.index()], BY_TURNS[0] * units);
                        }
                        any = true;
                    }
                }
            }
        }
        if let Special::At(region) = people.special
            && (force.all[region.index()] > 0 || self.special_fights())
        {
            add(&mut force.all[region.index()], BY_TURNS[0]);
            add(&mut force.next[region.index()], BY_TURNS[0]);
            any = true;
        }
        any.then_some(force)
    }
}

/// Positions from outside may hold more units than the box.
fn add(sum: &mut u16, units: u16) {
    *sum = sum.saturating_add(units);
}
