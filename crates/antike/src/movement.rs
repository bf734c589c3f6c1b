//! Chapter 8, first half: moving units, and fights between them.

use quadriga_core::{Eyes, Seat, Tell};

use crate::action::Action;
use crate::crossed::Crossed;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::{Group, Phase};
use crate::region::{Region, RegionSet};
use crate::state::{Antike, Special};
use crate::words::{KnowHow, Unit};

/// One move: so many units of a kind cross a border, after those that they have crossed already.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    pub(crate) unit: Unit,
    pub(crate) from: Region,
    pub(crate) to: Region,
    pub(crate) count: u8,
    pub(crate) after: u8,
}

impl Antike {
    /// AD-8.2, AD-7.1, AD-7.2: how many borders the mover's units of a kind may cross.
    #[inline]
    pub(crate) fn reach(&self, kind: usize) -> u8 {
        let know_how = if kind == 0 { KnowHow::Strata } else { KnowHow::Navigatio };
        let more = self.this.marches[kind & 1].min(Crossed::MOST_BORDERS);
        (1 + u8::from(self.own().knows(know_how)) + more).min(Crossed::MOST_BORDERS)
    }

    /// How many borders the mover's special unit has crossed.
    #[inline]
    fn special_crossed(&self) -> u8 {
        u8::from(self.this.special_spent).saturating_add(self.this.special_onward)
    }

    /// How many of the mover's units in a region may cross a border after so many that they have
    /// crossed.
    #[inline]
    pub(crate) fn movable(&self, unit: Unit, region: Region, after: u8) -> u8 {
        if after >= self.reach(self.kind(self.mover, unit)) {
            return 0;
        }
        match unit {
            Unit::Special => {
                let here = self.special_at(self.mover, region);
                u8::from(here && self.special_crossed() == after)
            }
            Unit::Legion | Unit::Galley => {
                let kind = unit.index();
                let crossed = self.spent[kind][region.index()];
                match after {
                    0 => self.own().units[kind][region.index()].saturating_sub(crossed.all()),
                    after => crossed.exactly(after),
                }
            }
        }
    }

    /// How many of the mover's units in a region may still cross a border, and how many borders the
    /// freshest of them may.
    pub(crate) fn can_still_move(&self, unit: Unit, region: Region) -> (u8, u8) {
        let reach = self.reach(self.kind(self.mover, unit));
        let classes = if self.moves_in_groups() { 1 } else { reach };
        let movable = |after| self.movable(unit, region, after);
        let freshest = (0..classes).find(|&after| movable(after) > 0);
        ((0..classes).map(movable).sum(), freshest.map_or(0, |after| reach - after))
    }

    /// The regions that units reach by crossing two borders, and by no fewer.
    pub(crate) fn second_steps(&self, unit: Unit, from: Region) -> RegionSet {
        let across = &self.map.across[self.kind(self.mover, unit)];
        let near = across[from.index()];
        let far = near.iter().fold(RegionSet::NONE, |far, at| far.with(across[at.index()]));
        far.without(near).without(RegionSet::only(from))
    }

    /// AD-8.3, AD-8.4: any number of units that have come equally far, each time over one border.
    #[inline]
    pub(crate) fn offer_moves(&self, group: Option<Group>, list: &mut Vec<Action>) {
        if self.moves_in_groups() {
            return self.offer_moves_in_groups(group, list);
        }
        let own = self.own();
        for (kind, unit) in Unit::ORDINARY.into_iter().enumerate() {
            for from in own.at[kind].iter() {
                for after in 0..self.reach(kind) {
                    for count in 1..=self.movable(unit, from, after) {
                        self.offer_ways(unit, from, count, after, list);
                    }
                }
            }
        }
        if let Special::At(from) = own.special {
            let after = self.special_crossed();
            if self.movable(Unit::Special, from, after) > 0 {
                self.offer_ways(Unit::Special, from, 1, after, list);
            }
        }
    }

    /// The ways of units out of a region.
    #[inline]
    pub(crate) fn offer_ways(
        &self,
        unit: Unit,
        from: Region,
        count: u8,
        after: u8,
        list: &mut Vec<Action>,
    ) {
        let ways = self.map.across[self.kind(self.mover, unit)][from.index()].iter();
        list.extend(ways.map(|to| Action::Move { unit, from, to, count, after }));
    }

    pub(crate) fn check_move(&self, group: Option<Group>, step: Step) -> Result<(), Illegal> {
        let Step { unit, from, to, count, after } = step;
        let fresh = self.movable(unit, from, after);
        let may_go = match self.moves_in_groups() {
            true => after == 0 && self.may_go_in_group(group, unit, from, count),
            false => (1..=fresh).contains(&count),
        };
        if !may_go {
            return Err(Illegal::CannotMove { fresh });
        }
        let across = self.map.across[self.kind(self.mover, unit)][from.index()];
        if across.has(to) { Ok(()) } else { Err(Illegal::NoWay) }
    }

    /// Units cross one border; those who survive may go on if their reach allows.
    pub(crate) fn move_units<T: Tell<Event>>(&mut self, step: Step, tell: &mut T) {
        let Phase::Movement { group } = self.phase else { return };
        let Step { unit, from, to, count, .. } = step;
        let kind = self.kind(self.mover, unit);
        let after = self.crossed_before(group, step);
        if unit == Unit::Special {
            if !self.special_at(self.mover, from) {
                return;
            }
            self.own_mut().special = Special::Absent;
            self.this.special_spent = true;
            self.this.special_onward = if self.moves_in_groups() { 0 } else { after };
        } else {
            if after > 0 {
                let place = self.told_apart(after);
                self.spent[kind][from.index()].remove(place, count);
            }
            let count = count.min(self.own().units[kind][from.index()]);
            self.own_mut().lift(kind, from, count);
        }
        tell.tell(Eyes::ALL, Event::Moved { seat: self.mover, unit, from, to, count });
        let survivors = self.arrive(unit, to, count, tell);
        let crossed = after.saturating_add(1);
        if unit != Unit::Special {
            let place = self.told_apart(crossed);
            self.spent[kind][to.index()].add(place, survivors);
        }
        let steps = self.reach(kind).saturating_sub(crossed);
        let goes_on = survivors > 0 && steps > 0;
        let group = goes_on.then_some(Group { unit, region: to, count: survivors, steps });
        self.phase = Phase::Movement { group };
    }

    /// How many borders the units of a move have crossed before.
    fn crossed_before(&self, group: Option<Group>, step: Step) -> u8 {
        match group.filter(|_| self.moves_in_groups()) {
            Some(group) if group.unit == step.unit && group.region == step.from => {
                self.reach(self.kind(self.mover, step.unit)).saturating_sub(group.steps)
            }
            _ => step.after,
        }
    }

    /// By version 1 it is only known who has moved.
    fn told_apart(&self, crossed: u8) -> u8 {
        if self.moves_in_groups() { 1 } else { crossed }
    }

    /// AD-5.6, AD-8.5, AD-12.6: the mover's units enter a region and are exchanged one for one with
    /// the enemy's of their kind. Returns how many of them stay.
    pub(crate) fn arrive<T: Tell<Event>>(
        &mut self,
        unit: Unit,
        region: Region,
        count: u8,
        tell: &mut T,
    ) -> u8 {
        let (mover, enemy) = (self.mover, self.mover.opponent());
        let kind = self.kind(mover, unit);
        let theirs = self.of(enemy).units[kind][region.index()];
        let their_special = self.special_at(enemy, region) && self.special_kind(enemy) == kind;
        let fallen = count.min(theirs.saturating_add(their_special.into()));
        if fallen > 0 {
            let ordinary = fallen.min(theirs);
            self.of_mut(enemy).withdraw(kind, region, ordinary);
            if fallen > ordinary {
                self.of_mut(enemy).special = Special::Boxed;
            }
            let special = if unit == Unit::Special {
                Some(mover)
            } else {
                (fallen > ordinary).then_some(enemy)
            };
            let kind_of = Unit::ORDINARY[kind];
            tell.tell(
                Eyes::ALL,
                Event::Exchanged { region, unit: kind_of, count: fallen, special },
            );
        }
        let survivors = count - fallen;
        self.station(mover, unit, kind, region, survivors, fallen);
        survivors
    }

    /// Those who survive stand in the region, the others in the box.
    fn station(
        &mut self,
        seat: Seat,
        unit: Unit,
        kind: usize,
        region: Region,
        survivors: u8,
        fallen: u8,
    ) {
        let people = self.of_mut(seat);
        if unit == Unit::Special {
            people.special = if survivors > 0 { Special::At(region) } else { Special::Boxed };
            return;
        }
        people.boxed[kind] = people.boxed[kind].saturating_add(fallen);
        people.land(kind, region, survivors);
    }
}
