//! Chapter 9, interception: generals beside an army's way come to meet it (HM-9.1 to HM-9.6).

use quadriga_core::{Chance, Eyes, Tell};

use crate::action::Action;
use crate::activation::{Activation, Origin, Step};
use crate::event::Event;
use crate::general::{General, GeneralSet};
use crate::illegal::Illegal;
use crate::place::Space;
use crate::stack::Stack;
use crate::state::{Hamilcar, Post};
use crate::window::Standing;
use crate::words::{Kind, Way};

impl Hamilcar {
    /// The generals who may try to intercept.
    pub(crate) fn interceptors(&self) -> GeneralSet {
        let Some((now, at)) = self.marcher() else { return GeneralSet::NONE };
        if self.is_sheltered(&now, at) {
            return GeneralSet::NONE;
        }
        let enemies = self.on_map(now.general.side().enemy()).without(now.entry.tried);
        enemies.iter().filter(|&general| self.forces(general, at).next().is_some()).collect()
    }

    /// HM-9.2, HM-22.2: whether nobody intercepts an army on a space.
    fn is_sheltered(&self, now: &Activation, at: Space) -> bool {
        let side = now.general.side();
        let narrows = matches!(now.origin, Some(Origin::Land(from))
            if self.crosses_narrows(now.general, from, at));
        let others = self.outside(side, at).without(now.army);
        let garrison = self.stack(side, at, true);
        let site = self.markers[side].has(at) && !self.map().of_kind(Kind::Ordinary).has(at);
        let walled = site && !self.is_faced(side, at);
        let held = self.has_answered(side.enemy(), Standing::HoldBack);
        held || self.truce || narrows || walled || others.units() > 0 || garrison.units() > 0
    }

    /// HM-9.1: where a general would come from, by road.
    fn post_beside(&self, general: General, at: Space) -> Option<Space> {
        match self.post(general) {
            Post::Outside(from) => Some(from).filter(|&from| {
                let units = self.outside(general.side(), from).units();
                units > 0 && self.map().links(at, Way::Road).has(from)
            }),
            _ => None,
        }
    }

    /// HM-9.3, HM-7.5: with how many units he may come.
    fn forces(&self, general: General, at: Space) -> impl Iterator<Item = u8> {
        let from = self.post_beside(general, at);
        let has = from.map_or(0, |from| self.outside(general.side(), from).units());
        let most = has.min(self.material.figures.army_units);
        (1..=most).filter(move |&units| self.check_force(general, at, units).is_ok())
    }

    fn check_force(&self, general: General, at: Space, units: u8) -> Result<(), Illegal> {
        let side = general.side();
        let from = self.post_beside(general, at).ok_or(Illegal::CannotIntercept)?;
        let has = self.outside(side, from).units();
        let most = has.min(self.material.figures.army_units);
        if !(1..=most).contains(&units) {
            return Err(Illegal::InterceptWith { most });
        }
        let joined = self.outside(side, at).units().saturating_add(units);
        let going = GeneralSet::only(general);
        if self.keeps_consuls(self.post(general), going, has, has - units, joined) {
            Ok(())
        } else {
            Err(Illegal::ConsulNeedsUnits { least: self.material.figures.consul_units })
        }
    }

    pub(crate) fn offer_interceptions(&self, list: &mut Vec<Action>) {
        let Some((_, at)) = self.marcher() else { return };
        for general in self.interceptors().iter() {
            let forces = self.forces(general, at);
            list.extend(forces.map(|units| Action::Intercept { general, units }));
        }
        list.extend([Action::Done, Action::Always { answer: Standing::HoldBack }]);
    }

    pub(crate) fn check_interception(&self, action: Action) -> Result<(), Illegal> {
        let Some((_, at)) = self.marcher() else { return Err(Illegal::WrongStep) };
        match action {
            Action::Intercept { general, units } if self.interceptors().has(general) => {
                self.check_force(general, at, units)
            }
            Action::Intercept { .. } => Err(Illegal::CannotIntercept),
            Action::Done | Action::Always { answer: Standing::HoldBack } => Ok(()),
            _ => Err(Illegal::WrongStep),
        }
    }

    /// HM-9.3: he tries, and comes with his units if he can.
    pub(crate) fn intercept<C: Chance, T: Tell<Event>>(
        &mut self,
        general: General,
        units: u8,
        chance: &mut C,
        tell: &mut T,
    ) {
        let Some((mut now, at)) = self.marcher() else { return };
        let Some(from) = self.post_beside(general, at) else { return };
        now.entry.tried.insert(general);
        if self.tests(general, chance, tell) {
            let side = general.side();
            let here = self.outside(side, from);
            let force = Stack { trains: here.trains.min(units), ..here.first_units(units) };
            self.take(side, from, false, force);
            self.put_outside(side, at, force);
            self.send(general, Post::Outside(at));
            self.drop_trains(from);
            now.entry.interceptors.insert(from);
            now.entry.brought = now.entry.brought.with(force);
            tell.tell(Eyes::ALL, Event::Intercepted { general, from, at, units });
        }
        self.activation = Some(now);
    }

    /// Nobody intercepts, or nobody else; HM-21.4: perhaps from now on.
    pub(crate) fn decline_interception<T: Tell<Event>>(&mut self, action: Action, tell: &mut T) {
        let side = self.decider();
        self.stop_intercepting();
        if let Action::Always { answer } = action {
            self.answer_always(side, answer, tell);
        }
    }

    /// HM-9.4: who was intercepted fights or goes back; else the enemies may go inside.
    pub(crate) fn stop_intercepting(&mut self) {
        let Some(now) = self.activation else { return };
        let came = now.entry.brought.units() > 0;
        self.next_is(if came { Step::Intercepted } else { Step::Walls });
    }

    /// HM-9.4: without units he can only go back.
    pub(crate) fn can_face_interceptors(&self) -> bool {
        self.activation.is_some_and(|now| now.army.units() > 0)
    }
}
