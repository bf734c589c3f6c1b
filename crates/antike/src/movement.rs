//! Chapter 8, first half: moving units, and fights between them.

use quadriga_core::{Eyes, Seat, Tell};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::{Group, Phase};
use crate::region::Region;
use crate::state::{Antike, Special};
use crate::words::{KnowHow, Unit};

impl Antike {
    /// AD-8.2, AD-7.1, AD-7.2: how many borders the mover's units of a kind may cross.
    #[inline]
    pub(crate) fn reach(&self, kind: usize) -> u8 {
        let know_how = if kind == 0 { KnowHow::Strata } else { KnowHow::Navigatio };
        1 + u8::from(self.own().knows(know_how)) + self.this.marches[kind & 1].min(8)
    }

    /// How many of the mover's units in a region have not moved yet.
    #[inline]
    pub(crate) fn fresh(&self, unit: Unit, region: Region) -> u8 {
        match unit {
            Unit::Special => {
                u8::from(self.special_at(self.mover, region) && !self.this.special_spent)
            }
            Unit::Legion | Unit::Galley => {
                let kind = unit.index();
                let there = self.own().units[kind][region.index()];
                there.saturating_sub(self.spent[kind][region.index()])
            }
        }
    }

    #[inline]
    pub(crate) fn offer_moves(&self, group: Option<Group>, list: &mut Vec<Action>) {
        let own = self.own();
        for (kind, unit) in Unit::ORDINARY.into_iter().enumerate() {
            for from in own.at[kind].iter() {
                let fresh = self.fresh(unit, from);
                if fresh == 0 || holds_back(group, unit, from) {
                    continue;
                }
                for to in self.map.across[kind][from.index()].iter() {
                    list.push(Action::Move { unit, from, to, count: 1 });
                    if fresh > 1 {
                        list.push(Action::Move { unit, from, to, count: fresh });
                    }
                }
            }
        }
        if let Special::At(from) = own.special
            && !self.this.special_spent
        {
            let kind = self.special_kind(self.mover);
            let ways = self.map.across[kind][from.index()].iter();
            list.extend(ways.map(|to| Action::Move { unit: Unit::Special, from, to, count: 1 }));
        }
        if let Some(Group { unit, region: from, count, .. }) = group {
            let ways = self.map.across[self.kind(self.mover, unit)][from.index()].iter();
            list.extend(ways.map(|to| Action::Move { unit, from, to, count }));
        }
    }

    pub(crate) fn allow_move(
        &self,
        group: Option<Group>,
        unit: Unit,
        from: Region,
        to: Region,
        count: u8,
    ) -> Result<(), Illegal> {
        let movable = match group {
            Some(group) if group.unit == unit && group.region == from => count == group.count,
            _ => {
                let fresh = self.fresh(unit, from);
                fresh > 0 && (count == 1 || count == fresh)
            }
        };
        if !movable {
            return Err(Illegal::CannotMove { fresh: self.fresh(unit, from) });
        }
        let across = self.map.across[self.kind(self.mover, unit)][from.index()];
        if across.has(to) { Ok(()) } else { Err(Illegal::NoWay) }
    }

    /// Units cross one border; those who survive may go on if their reach allows.
    pub(crate) fn move_units<T: Tell<Event>>(
        &mut self,
        unit: Unit,
        from: Region,
        to: Region,
        count: u8,
        tell: &mut T,
    ) {
        let Phase::Movement { group } = self.phase else { return };
        let kind = self.kind(self.mover, unit);
        let going_on = group.filter(|group| group.unit == unit && group.region == from);
        let steps = going_on.map_or_else(|| self.reach(kind), |group| group.steps);
        if unit == Unit::Special {
            if !self.special_at(self.mover, from) {
                return;
            }
            self.own_mut().special = Special::Absent;
            self.this.special_spent = true;
        } else {
            if going_on.is_some() {
                let spent = &mut self.spent[kind][from.index()];
                *spent = spent.saturating_sub(count);
            }
            let count = count.min(self.own().units[kind][from.index()]);
            self.own_mut().lift(kind, from, count);
        }
        tell.tell(Eyes::ALL, Event::Moved { seat: self.mover, unit, from, to, count });
        let survivors = self.arrive(unit, to, count, tell);
        if unit != Unit::Special {
            let spent = &mut self.spent[kind][to.index()];
            *spent = spent.saturating_add(survivors);
        }
        let steps = steps.saturating_sub(1);
        let goes_on = survivors > 0 && steps > 0;
        let group = goes_on.then_some(Group { unit, region: to, count: survivors, steps });
        self.phase = Phase::Movement { group };
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

/// AD-8.4: units that have not moved wait while a group of their kind is under way in their region.
#[inline]
fn holds_back(group: Option<Group>, unit: Unit, region: Region) -> bool {
    group.is_some_and(|group| group.unit == unit && group.region == region)
}
