//! Chapters 10 and 11: the losses of a land battle, the retreat roll, the way off the field, the
//! PCs and the generals who are displaced (HM-10.15 to HM-11.7).

use quadriga_core::{Chance, Eyes, Tell};

use crate::action::Action;
use crate::battle::{BattleStep, Haven, LandBattle, Verdict};
use crate::event::Event;
use crate::general::General;
use crate::place::{Space, SpaceSet};
use crate::side::Side;
use crate::stack::Stack;
use crate::state::{Hamilcar, Post};
use crate::task::Task;
use crate::walls::Gate;
use crate::words::BattleCard;

impl Hamilcar {
    /// HM-10.15: each side rolls once in the column of the rounds.
    pub(crate) fn suffer_battle_losses<C: Chance, T: Tell<Event>>(
        &mut self,
        side: Side,
        chance: &mut C,
        tell: &mut T,
    ) {
        let Some(battle) = self.battle else { return };
        let Some(verdict) = battle.verdict else { return };
        if side == battle.encounter.attacker {
            self.go_on(side.enemy(), BattleStep::Losses);
        } else {
            self.go_on(verdict.side(), BattleStep::Rout);
        }
        if battle.rounds > 0 {
            let die = chance.die(6);
            let hits = self.material.tables.attrition.grid.at(die as i8, battle.rounds);
            let hits = hits.min(self.army(&battle, side).units());
            tell.tell(Eyes::ALL, Event::BattleLosses { side, die, hits });
            self.bleed(side, hits);
        }
    }

    /// The army of a side in the battle loses units by its owner's choice.
    fn bleed(&mut self, side: Side, hits: u8) {
        self.count_losses(side, hits);
        let Some(battle) = &self.battle else { return };
        let at = battle.encounter.at;
        self.tasks.push(Task::Losing { side, at, inside: false, left: hits });
    }

    /// HM-10.17: what is lost on the retreat counts too.
    pub(crate) fn count_losses(&mut self, side: Side, units: u8) {
        if let Some(battle) = &mut self.battle {
            battle.lost[side] = battle.lost[side].saturating_add(units);
        }
    }

    /// HM-11.1: the retreat roll of the loser; who withdrew only pays for a pass.
    pub(crate) fn rout<C: Chance, T: Tell<Event>>(
        &mut self,
        side: Side,
        chance: &mut C,
        tell: &mut T,
    ) {
        let Some(battle) = self.battle else { return };
        let units = self.army(&battle, side).units();
        if let Some(Verdict::Withdrawn { to, .. }) = battle.verdict {
            let toll = self.toll_of_withdrawal(&battle, side, to).min(units);
            self.go_on(side, BattleStep::Leave { to });
            return self.bleed(side, toll);
        }
        self.go_on(side, BattleStep::Retreat);
        if units == 0 {
            return;
        }
        let modifier = self.rout_modifier(&battle, side);
        let die = chance.die(6);
        let hits = self.rout_losses(die, modifier, units);
        tell.tell(Eyes::ALL, Event::RetreatRolled { side, die, modifier, hits });
        self.bleed(side, hits);
    }

    /// HM-11.1: what the last card of the winner adds to the retreat roll of the loser.
    pub(crate) fn rout_modifier(&self, battle: &LandBattle, side: Side) -> i8 {
        let table = &self.material.tables.retreat;
        match battle.led[side.enemy()] {
            Some(BattleCard::Probe) => table.probe,
            Some(BattleCard::DoubleEnvelopment) => table.double_envelopment,
            _ => 0,
        }
    }

    /// HM-11.1: how many of so many units are lost.
    pub(crate) fn rout_losses(&self, die: u8, modifier: i8, units: u8) -> u8 {
        let grid = &self.material.tables.retreat.grid;
        grid.at(die as i8 + modifier, units).unwrap_or(units).min(units)
    }

    /// The only way is gone without asking; without any all are eliminated (HM-11.7).
    pub(crate) fn retreat_without_choice<T: Tell<Event>>(&mut self, side: Side, tell: &mut T) {
        let Some(battle) = self.battle else { return };
        if let Some(only) = self.havens(&battle, side).iter().next() {
            return self.retreat(side, only, tell);
        }
        let army = self.army(&battle, side);
        self.go_on(side, BattleStep::Markers);
        self.bleed(side, army.units());
    }

    /// HM-11.4 to HM-11.6: the loser sets out.
    pub(crate) fn retreat<T: Tell<Event>>(&mut self, side: Side, to: Haven, tell: &mut T) {
        let Some(battle) = self.battle else { return };
        let at = battle.encounter.at;
        self.leave_trains(side, at);
        match to {
            Haven::Land(end) => {
                let path = self.retreat_path(&battle, side, end);
                self.sweep_along(side, at, path.spaces.without(SpaceSet::only(end)), tell);
                self.go_on(side, BattleStep::Leave { to });
                let units = self.army(&battle, side).units();
                self.bleed(side, path.cost.min(units));
            }
            Haven::Inside if self.army(&battle, side).units() > self.room_inside(side, at) => {
                self.go_on(side, BattleStep::Shelter);
            }
            Haven::Sea(_) => {
                self.go_on(side, BattleStep::Leave { to });
                self.bleed(side, self.beyond_transports(&battle, side));
            }
            Haven::Inside => self.go_on(side, BattleStep::Leave { to }),
        }
    }

    /// HM-10.18: an army keeps at most as many supply trains as it has units.
    fn leave_trains(&mut self, side: Side, at: Space) {
        let here = self.outside(side, at);
        self.set_outside(side, at, Stack { trains: here.trains.min(here.units()), ..here });
        self.trim_activation();
    }

    /// HM-11.5, HM-13.3: smaller own stacks on the way come along, and enemy supply trains that lie
    /// alone are gone. The stacks share the losses of the path, so they join before it is paid.
    fn sweep_along<T: Tell<Event>>(&mut self, side: Side, at: Space, way: SpaceSet, tell: &mut T) {
        for from in way.iter() {
            if !self.occupied[side.enemy()].has(from) {
                self.set_outside(side.enemy(), from, Stack::NONE);
            }
            if !self.occupied[side].has(from) {
                continue;
            }
            let swept = self.outside(side, from);
            self.take(side, from, false, swept);
            self.put_outside(side, at, swept);
            for general in self.generals_at(side, from, false).iter() {
                self.send(general, Post::Outside(at));
            }
            tell.tell(Eyes::ALL, Event::SweptAlong { side, from, units: swept.units() });
        }
    }

    /// HM-11.6: those of a beaten army who may go inside.
    pub(crate) fn shelter_of(&self, battle: &LandBattle, side: Side) -> Gate {
        let at = battle.encounter.at;
        let (here, generals) = (self.army(battle, side), self.generals_at(side, at, false));
        Gate { side, at, here, generals }
    }

    /// One more goes inside; when that is over, the rest retreats.
    pub(crate) fn shelter<T: Tell<Event>>(&mut self, side: Side, action: Action, tell: &mut T) {
        let Action::Shelter { what } = action else { return self.close_gates(side, tell) };
        let Some(battle) = self.battle else { return };
        self.enter_city(side, battle.encounter.at, what, tell);
        self.trim_activation();
    }

    /// HM-11.6: the rest retreats.
    pub(crate) fn close_gates<T: Tell<Event>>(&mut self, side: Side, _tell: &mut T) {
        if let Some(battle) = &mut self.battle {
            battle.sheltered = true;
        }
        self.go_on(side, BattleStep::Retreat);
    }

    /// What is left of an army reaches its haven.
    pub(crate) fn leave_field<T: Tell<Event>>(&mut self, side: Side, to: Haven, tell: &mut T) {
        let Some(battle) = self.battle else { return };
        let at = battle.encounter.at;
        match battle.verdict {
            Some(Verdict::Withdrawn { .. }) => self.go_on(side, BattleStep::Displacement),
            _ => self.go_on(side, BattleStep::Markers),
        }
        self.leave_trains(side, at);
        let army = self.army(&battle, side);
        if army.units() == 0 {
            return;
        }
        if let Haven::Sea(end) = to {
            return self.begin_forced_sea_move(side, at, end);
        }
        let generals = self.generals_at(side, at, false);
        self.take(side, at, false, army);
        match to {
            Haven::Land(end) | Haven::Sea(end) => {
                self.put(side, end, army);
                generals.iter().for_each(|general| self.station(general, end));
            }
            Haven::Inside => {
                self.stand_inside(side, at, army);
                for general in generals.iter() {
                    self.send(general, Post::Inside(at));
                }
            }
        }
        if let Some(now) = self.activation.as_mut().filter(|now| generals.has(now.general)) {
            // HM-8.5: all of a beaten army has moved, with what it has swept along.
            now.arrived = army;
        }
        self.trim_activation();
        tell.tell(Eyes::ALL, Event::Retreated { side, to });
    }

    /// HM-10.17: the loser removes PCs for half of his losses.
    pub(crate) fn pay_for_defeat<T: Tell<Event>>(&mut self, side: Side, tell: &mut T) {
        let Some(battle) = self.battle else { return };
        self.go_on(side, BattleStep::Displacement);
        self.demand(side, battle.lost[side] / 2, tell);
    }

    /// HM-10.16: generals whose army has no unit left are displaced one by one, the attacker's
    /// first; then the battle is over.
    pub(crate) fn displace_beaten<T: Tell<Event>>(&mut self, _side: Side, tell: &mut T) {
        let Some(battle) = self.battle else { return };
        let attacker = battle.encounter.attacker;
        for side in [attacker, attacker.enemy()] {
            if self.army(&battle, side).units() > 0 {
                continue;
            }
            if let Some(general) = self.generals_at(side, battle.encounter.at, false).first() {
                return self.displace(general, tell);
            }
        }
        self.battle = None;
        self.tasks.pop();
        // HM-1.11: a running activation settles the table when it is over.
        if self.activation.is_none() {
            self.settle();
            self.strand();
        }
    }

    /// The active general leads what is left with him: an army that fought may be scattered.
    pub(crate) fn trim_activation(&mut self) {
        let Some(mut now) = self.activation else { return };
        let post = self.post(now.general);
        let inside = self.is_inside(now.general);
        let side = now.general.side();
        let here = post.space().map_or(Stack::NONE, |at| self.stack(side, at, inside));
        (now.army, now.arrived) = (now.army.within(here), now.arrived.within(here));
        let beside = |&general: &General| self.post(general) == post;
        now.companions = now.companions.iter().filter(beside).collect();
        now.escort = now.escort.iter().filter(beside).collect();
        self.activation = Some(now);
    }
}
