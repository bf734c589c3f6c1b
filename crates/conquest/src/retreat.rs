//! Chapter 10, how a battle ends: retreat, defeat, and leaders that must leave.

use quadriga_core::{Chance, Eyes, Seat, Tell};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::{Battle, Phase};
use crate::place::{Province, ProvinceSet, SeaSet};
use crate::side::{BySide, Side};
use crate::state::Conquest;
use crate::words::{Answer, Unit};

/// Where a side could retreat to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Escape {
    /// To one of these provinces; to none of them, not at all.
    To(ProvinceSet),
    /// Nobody is left there to go anywhere (CE-10.11).
    BreakOff,
}

impl Conquest {
    /// CE-10.10, CE-10.11: how a player could leave the battle.
    fn escape(&self, battle: &Battle, seat: Seat) -> Escape {
        let Some(at) = battle.province() else { return Escape::To(ProvinceSet::NONE) };
        if !self.of(seat).is_in(at) {
            return Escape::BreakOff;
        }
        let near = self.map.neighbours(at).with(self.across(at, self.hostile_seas(seat)));
        Escape::To(near.without(self.hostile(seat)))
    }

    /// Whether a player has said that he leaves a battle without own troops (CE-18.5).
    fn must_withdraw(&self, battle: &Battle, seat: Seat) -> bool {
        let gone = battle.province().is_some_and(|at| !self.of(seat).troops.has(at));
        gone && self.of(seat).answers(Answer::Withdraw)
    }

    /// After a round the defender, then the attacker is asked; whether somebody is, or has left.
    pub(crate) fn asks_retreat<C: Chance, T: Tell<Event>>(
        &mut self,
        chance: &mut C,
        tell: &mut T,
    ) -> bool {
        while let Some(mut battle) = self.battle {
            // In the order in which they are asked after a round.
            let order = [Side::Defender, Side::Attacker];
            let Some(&side) = order.get(usize::from(battle.asked)) else { break };
            battle.asked += 1;
            self.battle = Some(battle);
            let Some(seat) = battle.commander(side) else { continue };
            let escape = self.escape(&battle, seat);
            if escape == Escape::To(ProvinceSet::NONE) {
                continue;
            }
            self.phase = Phase::Retreating { side };
            if self.must_withdraw(&battle, seat) {
                match escape {
                    Escape::BreakOff => self.retreat(None, chance, tell),
                    Escape::To(places) if places.len() == 1 => {
                        self.retreat(places.first(), chance, tell);
                    }
                    Escape::To(_) => {}
                }
            }
            return true;
        }
        false
    }

    pub(crate) fn offer_retreats(&self, side: Side, list: &mut Vec<Action>) {
        let Some(battle) = &self.battle else { return };
        let Some(seat) = battle.commander(side) else { return };
        match self.escape(battle, seat) {
            Escape::BreakOff => list.push(Action::Retreat { to: None }),
            Escape::To(places) => {
                list.extend(places.iter().map(|to| Action::Retreat { to: Some(to) }));
            }
        }
        if !self.must_withdraw(battle, seat) {
            list.push(Action::Stay);
        }
    }

    pub(crate) fn check_retreat(&self, side: Side, action: Action) -> Result<(), Illegal> {
        let Some(battle) = &self.battle else { return Err(Illegal::WrongStep) };
        let Some(seat) = battle.commander(side) else { return Err(Illegal::WrongStep) };
        match (action, self.escape(battle, seat)) {
            (Action::Retreat { to: None }, Escape::BreakOff) => Ok(()),
            (Action::Retreat { to: Some(to) }, Escape::To(places)) if places.has(to) => Ok(()),
            (Action::Retreat { .. }, _) => Err(Illegal::NoRetreatThere),
            (Action::Stay, _) if self.must_withdraw(battle, seat) => Err(Illegal::MustWithdraw),
            (Action::Stay, _) => Ok(()),
            _ => Err(Illegal::WrongStep),
        }
    }

    pub(crate) fn stay<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        self.fight(chance, tell);
    }

    pub(crate) fn retreat<C: Chance, T: Tell<Event>>(
        &mut self,
        to: Option<Province>,
        chance: &mut C,
        tell: &mut T,
    ) {
        let (Phase::Retreating { side }, Some(battle)) = (self.phase, self.battle) else { return };
        let Some(seat) = battle.commander(side) else { return };
        if let (Some(from), Some(to)) = (battle.province(), to) {
            self.withdraw(seat, from, to, &Unit::LAND);
        }
        tell.tell(Eyes::ALL, Event::Retreated { seat, to });
        self.conclude(BySide::new(|other| other == side), chance, tell);
    }

    /// Takes a player's units of some kinds from one province to another.
    fn withdraw(&mut self, seat: Seat, from: Province, to: Province, kinds: &[Unit]) {
        let realm = self.of_mut(seat);
        for &unit in kinds {
            let count = realm.units(unit, from);
            realm.take(unit, from, count);
            realm.put(unit, to, count);
        }
    }

    /// The battle is over; `beaten` are the sides that have lost it.
    pub(crate) fn conclude<C: Chance, T: Tell<Event>>(
        &mut self,
        beaten: BySide<bool>,
        chance: &mut C,
        tell: &mut T,
    ) {
        let Some(mut battle) = self.battle else { return };
        let field = battle.field;
        for side in [Side::Defender, Side::Attacker] {
            let Some(loser) = battle.commander(side).filter(|_| beaten[side]) else {
                continue;
            };
            tell.tell(Eyes::ALL, Event::Beaten { seat: loser, field });
            self.take_chaos(loser, self.map.figures.defeat_chaos, tell);
            if let Some(at) = battle.province() {
                if self.of(loser).leaders().has(at) {
                    battle.fleeing.insert(loser);
                }
                let winner = side.opposite();
                let winner = battle.commander(winner).filter(|_| !beaten[winner]);
                self.capture_city(at, loser, winner, tell);
            }
        }
        if beaten == BySide::default() {
            tell.tell(Eyes::ALL, Event::Undecided { field });
        }
        battle.hits = BySide::default();
        battle.throw_due = false;
        self.battle = Some(battle);
        self.let_flee(chance, tell);
    }

    /// CE-12.2: who beats the owner there has the city.
    fn capture_city<T: Tell<Event>>(
        &mut self,
        at: Province,
        loser: Seat,
        winner: Option<Seat>,
        tell: &mut T,
    ) {
        let (Some(key), Some(seat)) = (self.map.key(at), winner) else { return };
        if self.cities[key] == Some(loser) {
            self.cities[key] = Some(seat);
            tell.tell(Eyes::ALL, Event::CityTaken { seat, at });
        }
    }

    /// CE-10.14: where leaders can go from the battlefield.
    pub(crate) fn refuges(&self) -> ProvinceSet {
        let Some(at) = self.battle.and_then(|battle| battle.province()) else {
            return ProvinceSet::NONE;
        };
        let near = self.map.neighbours(at).with(self.across(at, SeaSet::NONE));
        if !near.is_empty() {
            return near;
        }
        let coasts = self.map.shores(at).iter();
        let coasts = coasts.fold(ProvinceSet::NONE, |all, sea| all.with(self.map.coasts(sea)));
        coasts.without(ProvinceSet::only(at))
    }

    /// Asks for the leaders that must leave, the defender's first; then the battle is done.
    fn let_flee<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        let Some(mut battle) = self.battle else { return };
        for seat in [Some(battle.defender), battle.attacker].into_iter().flatten() {
            if !battle.fleeing.has(seat) {
                continue;
            }
            let refuges = self.refuges();
            if refuges.len() > 1 {
                self.phase = Phase::Fleeing { seat };
                return;
            }
            battle.fleeing.remove(seat);
            self.battle = Some(battle);
            if let Some(to) = refuges.first() {
                self.lead_away(seat, to, tell);
            }
        }
        self.end_battle(chance, tell);
    }

    fn lead_away<T: Tell<Event>>(&mut self, seat: Seat, to: Province, tell: &mut T) {
        if let Some(at) = self.battle.and_then(|battle| battle.province()) {
            self.withdraw(seat, at, to, &[Unit::General, Unit::Caesar]);
            tell.tell(Eyes::ALL, Event::Fled { seat, to });
        }
    }

    pub(crate) fn flee<C: Chance, T: Tell<Event>>(
        &mut self,
        to: Province,
        chance: &mut C,
        tell: &mut T,
    ) {
        let Phase::Fleeing { seat } = self.phase else { return };
        self.lead_away(seat, to, tell);
        if let Some(battle) = &mut self.battle {
            battle.fleeing.remove(seat);
        }
        self.let_flee(chance, tell);
    }

    /// Slaves look for their next victim; otherwise the turn goes on.
    fn end_battle<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        if let Some(battle) = self.battle
            && battle.attacker.is_none()
            && self.next_victim(&battle, chance, tell)
        {
            return;
        }
        self.battle = None;
        self.phase = Phase::Turn;
    }
}
