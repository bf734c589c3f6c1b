//! Chapter 18: winter attrition on land and at sea, and the losses of any attrition.

use quadriga_core::{Chance, Eyes, Tell};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::place::{SPACES, Space};
use crate::side::Side;
use crate::stack::Stack;
use crate::state::Hamilcar;
use crate::task::Task;
use crate::words::Marker;

/// The place with a number in the order of the winter: a space, outside or inside its city.
fn place(next: u8) -> Option<(Space, bool)> {
    Space::new(usize::from(next / 2)).map(|at| (at, next % 2 == 1))
}

/// How many such places there are.
pub(crate) const PLACES: u8 = 2 * SPACES as u8;

impl Hamilcar {
    /// HM-18.1: whether a stack suffers the winter.
    fn is_exposed(&self, side: Side, at: Space, inside: bool) -> bool {
        if self.stack(side, at, inside).units() == 0 {
            return false;
        }
        let marker = self.marker(at);
        let abroad = marker.owner() == Some(side.enemy()) || marker == Marker::Independent;
        if inside { self.is_besieged(at) } else { abroad }
    }

    /// The next place in the order of the map, from this one on, whose stack suffers the winter.
    fn next_exposed(&self, side: Side, next: u8) -> Option<(u8, Space, bool)> {
        let first = Space::new(usize::from(next / 2))?;
        let stacks = self.occupied[side].with(self.manned_cities(side)).from(first);
        let places = stacks.iter().flat_map(|at| {
            let number = 2 * at.index() as u8;
            [(number, at, false), (number + 1, at, true)]
        });
        let mut due = places.filter(|(number, ..)| *number >= next);
        due.find(|&(_, at, inside)| self.is_exposed(side, at, inside))
    }

    /// The place whose stack its owner may feed now.
    pub(crate) fn to_feed(&self) -> Option<(Side, Space, bool)> {
        let Phase::Winter { side, next } = self.phase else { return None };
        let (at, inside) = place(next)?;
        let can_feed = self.stack(side, at, inside).trains > 0 && self.is_exposed(side, at, inside);
        can_feed.then_some((side, at, inside))
    }

    /// Goes on to the next place, or from one side to the other, or out to sea.
    pub(crate) fn winter_goes_on<C: Chance, T: Tell<Event>>(
        &mut self,
        chance: &mut C,
        tell: &mut T,
    ) {
        let Phase::Winter { side, next } = self.phase else { return };
        match self.next_exposed(side, next) {
            Some((place, at, inside)) => {
                self.phase = Phase::Winter { side, next: place };
                if self.to_feed().is_none() {
                    self.phase = Phase::Winter { side, next: place + 1 };
                    self.suffer_attrition(side, at, inside, 0, chance, tell);
                }
            }
            None if side == Side::Carthage => {
                self.phase = Phase::Winter { side: Side::Rome, next: 0 };
            }
            None => {
                for side in Side::IN_ORDER {
                    self.winter_at_sea(side, chance, tell);
                }
                self.isolate(tell);
                self.check_victory(tell);
            }
        }
    }

    /// HM-18.2: a supply train is removed, or the stack rolls.
    pub(crate) fn winter<C: Chance, T: Tell<Event>>(
        &mut self,
        feed: bool,
        chance: &mut C,
        tell: &mut T,
    ) {
        let Some((side, at, inside)) = self.to_feed() else { return };
        if let Phase::Winter { next, .. } = &mut self.phase {
            *next = next.saturating_add(1);
        }
        if feed {
            self.take(side, at, inside, Stack { trains: 1, ..Stack::NONE });
            tell.tell(Eyes::ALL, Event::Fed { side, at });
        } else {
            self.suffer_attrition(side, at, inside, 0, chance, tell);
        }
    }

    /// HM-1.18: how many units a die of an attrition roll costs.
    pub(crate) fn attrition_hits(
        &self,
        side: Side,
        at: Space,
        inside: bool,
        modifier: i8,
        die: u8,
    ) -> u8 {
        let units = self.exposed(side, at, inside).units();
        let modifier = modifier + self.discipline(side, at, inside);
        self.material.tables.attrition.grid.at(die as i8 + modifier, units).min(units)
    }

    /// HM-1.18: an attrition roll in the column of a stack's units.
    pub(crate) fn suffer_attrition<C: Chance, T: Tell<Event>>(
        &mut self,
        side: Side,
        at: Space,
        inside: bool,
        modifier: i8,
        chance: &mut C,
        tell: &mut T,
    ) {
        let die = chance.die(6);
        let hits = self.attrition_hits(side, at, inside, modifier, die);
        tell.tell(Eyes::ALL, Event::Attrition { side, at, die, hits });
        self.tasks.push(Task::Losing { side, at, inside, left: hits });
    }

    /// HM-1.19: whether the owner has to choose what is lost.
    pub(crate) fn has_choice_of_loss(&self, task: Task) -> bool {
        let Task::Losing { side, at, inside, left } = task else { return false };
        let Stack { plain, elephants, .. } = self.exposed(side, at, inside);
        left > 0 && plain > 0 && elephants > 0 && left < plain.saturating_add(elephants)
    }

    pub(crate) fn check_loss(&self, action: Action) -> Result<(), Illegal> {
        // The task waits only where both kinds are there.
        match action {
            Action::Lose { .. } => Ok(()),
            _ => Err(Illegal::NoSuchUnit),
        }
    }

    /// One unit is lost.
    pub(crate) fn lose<T: Tell<Event>>(&mut self, elephant: bool, tell: &mut T) {
        let Some(Task::Losing { side, at, inside, left }) = self.tasks.top() else { return };
        let elephants = u8::from(elephant);
        let lost = Stack { plain: 1 - elephants, elephants, trains: 0 };
        self.take(side, at, inside, lost);
        self.thin_army(side, at, inside, lost);
        tell.tell(Eyes::ALL, Event::Lost { side, at, units: 1 - elephants, elephants });
        self.tasks.replace(Task::Losing { side, at, inside, left: left.saturating_sub(1) });
    }

    /// What is left to lose goes without a choice, and what comes of it is done (HM-18.3).
    pub(crate) fn finish_losing<T: Tell<Event>>(&mut self, task: Task, tell: &mut T) {
        self.tasks.pop();
        let Task::Losing { side, at, inside, left } = task else { return };
        let here = self.exposed(side, at, inside);
        let plain = left.min(here.plain);
        let elephants = (left - plain).min(here.elephants);
        if plain + elephants > 0 {
            let lost = Stack { plain, elephants, trains: 0 };
            self.take(side, at, inside, lost);
            self.thin_army(side, at, inside, lost);
            tell.tell(Eyes::ALL, Event::Lost { side, at, units: plain, elephants });
        }
        if self.stack(side, at, inside).units() == 0 && self.is_faced(side, at) && !inside {
            // HM-13.3: what is left without units beside enemies is removed.
            self.lose_trains(side, at, tell);
        }
        self.drop_trains(at);
        self.trim_activation();
        // HM-1.11: a running activation settles the table when it is over, and so does a battle.
        if self.activation.is_none() && self.battle.is_none() {
            self.settle();
            self.strand();
        }
    }

    /// HM-18.4: Ready ships become Damaged.
    fn winter_at_sea<C: Chance, T: Tell<Event>>(
        &mut self,
        side: Side,
        chance: &mut C,
        tell: &mut T,
    ) {
        let ready = self.of(side).ready;
        if ready == 0 {
            return;
        }
        let die = chance.die(6);
        let damaged = self.material.tables.attrition.grid.at(die as i8, ready).min(ready);
        let republic = self.of_mut(side);
        republic.ready -= damaged;
        republic.damaged += damaged;
        tell.tell(Eyes::ALL, Event::SeaWinter { side, die, damaged });
    }
}
