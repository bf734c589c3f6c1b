//! Chapter 9, avoiding battle and pursuit (HM-9.8 to HM-9.13).

use quadriga_core::{Chance, Eyes, Tell};

use crate::activation::Step;
use crate::event::Event;
use crate::general::{Ability, General};
use crate::place::{Space, SpaceSet};
use crate::side::Side;
use crate::state::Hamilcar;
use crate::task::Task;
use crate::words::Region;

impl Hamilcar {
    /// HM-9.6, HM-9.8, HM-9.9: where those may go whom an army has met, if they have a general and
    /// nobody came to their help.
    pub(crate) fn avoidances(&self) -> SpaceSet {
        let Some((now, at)) = self.marcher() else { return SpaceSet::NONE };
        let side = now.general.side().enemy();
        let met = self.outside(side, at).units() > 0 && now.entry.interceptors.is_empty();
        if met && self.avoider(side, at).is_some() {
            self.ways_from(side, at)
        } else {
            SpaceSet::NONE
        }
    }

    /// HM-7.3: the commander; among equals the owner takes the one who avoids best.
    pub(crate) fn avoider(&self, side: Side, at: Space) -> Option<General> {
        let equals = self.highest(side, at, false);
        equals.iter().max_by_key(|&general| self.evasion(general))
    }

    /// HM-9.8, HM-22.13: the highest die with which a general avoids battle.
    pub(crate) fn evasion(&self, general: General) -> u8 {
        let generals = &self.material.generals;
        if generals.can(general, Ability::Thunderbolt) {
            self.material.figures.thunderbolt_die_most
        } else {
            generals.info(general).battle
        }
    }

    /// HM-20.34: whether a side could avoid the battle by card 102: with a small army in Sicilia.
    pub(crate) fn has_hills(&self, side: Side, most: u8) -> bool {
        let Some((now, at)) = self.marcher() else { return false };
        let asked = now.step == Step::Avoiding && now.entry.hills.is_none();
        let small = self.outside(side, at).units() <= most;
        let there = self.map().region(Region::Sicilia).has(at);
        asked && now.general.side() != side && small && there && !self.avoidances().is_empty()
    }

    /// HM-20.34: the battle is avoided without a die, at a loss for the army that came.
    pub(crate) fn take_to_hills(&mut self, loss: u8) {
        if let Some(now) = &mut self.activation {
            now.entry.hills = Some(loss);
        }
    }

    /// Whether those whom an army has met may wait for it: card 102 leads them away.
    pub(crate) fn may_stand(&self) -> bool {
        self.activation.is_some_and(|now| now.entry.hills.is_none())
    }

    /// The commander tries to avoid the battle.
    pub(crate) fn avoid<C: Chance, T: Tell<Event>>(
        &mut self,
        to: Space,
        chance: &mut C,
        tell: &mut T,
    ) {
        let Some((now, at)) = self.marcher() else { return };
        if let Some(loss) = now.entry.hills {
            // HM-20.34: without a die and a pursuit.
            let left = loss.min(now.army.units());
            self.slip_away(to, Step::Over, tell);
            let side = now.general.side();
            return self.tasks.push(Task::Losing { side, at, inside: false, left });
        }
        let Some(general) = self.avoider(now.general.side().enemy(), at) else { return };
        let die = chance.die(6);
        let passed = die <= self.evasion(general);
        tell.tell(Eyes::ALL, Event::Tested { general, die, passed });
        if passed {
            return self.slip_away(to, Step::Pursuit, tell);
        }
        if let Some(now) = &mut self.activation {
            (now.entry.caught, now.step) = (true, Step::Battle);
        }
    }

    /// HM-9.9, HM-9.10: those whom the army has met go a space away; what one general can't lead
    /// stays and fights. If nobody stays, `then` is due.
    pub(crate) fn slip_away<T: Tell<Event>>(&mut self, to: Space, then: Step, tell: &mut T) {
        let Some((now, at)) = self.marcher() else { return };
        let side = now.general.side().enemy();
        let going = self.most_of(self.outside(side, at));
        let generals = self.generals_at(side, at, false);
        self.take(side, at, false, going);
        self.put(side, to, going);
        generals.iter().for_each(|general| self.station(general, to));
        tell.tell(Eyes::ALL, Event::Avoided { side, from: at, to, units: going.units() });
        if self.is_faced(now.general.side(), at) {
            self.next_is(Step::Battle);
        } else {
            self.lose_trains(side, at, tell);
            self.next_is(then);
        }
        // HM-9.13: where only passes lead away, that costs units.
        let left = self.ways_out(at).1.min(going.units());
        if left > 0 {
            self.tasks.push(Task::Losing { side, at: to, inside: false, left });
        }
    }

    /// HM-9.12: whether the mover has MPs left to pursue.
    pub(crate) fn can_pursue(&self) -> bool {
        self.activation.is_some_and(|now| now.points > 0)
    }

    /// HM-9.12: who passes the test goes on.
    pub(crate) fn pursue<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        let Some(now) = self.activation else { return };
        let passed = self.tests(now.general, chance, tell);
        self.next_is(if passed { Step::Choosing } else { Step::Over });
    }
}
