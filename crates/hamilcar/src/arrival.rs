//! Chapter 8: what an army meets where it arrives, by land or by sea, in the order of HM-8.14.

use quadriga_core::{Chance, Eyes, Tell};

use crate::activation::{Origin, Step};
use crate::battle::Encounter;
use crate::event::Event;
use crate::place::{Space, SpaceSet};
use crate::side::Side;
use crate::state::Hamilcar;

impl Hamilcar {
    /// What is due in an activation is done, or it ends.
    pub(crate) fn carry_on<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        match self.activation.map(|now| now.step) {
            Some(Step::Pass) => self.cross_pass(chance, tell),
            Some(Step::Arrival) => self.arrive(tell),
            Some(Step::Alone) => self.meet_the_lonely(tell),
            Some(Step::Battle) => self.give_battle(tell),
            Some(Step::Choosing | Step::Over) | None => self.end_activation(tell),
        }
    }

    /// The army stands on a new space; a landing begins here. HM-8.15: without units left nobody
    /// stays among enemies.
    pub(crate) fn arrive<T: Tell<Event>>(&mut self, tell: &mut T) {
        let Some((now, at)) = self.marcher() else { return self.next_is(Step::Over) };
        if now.army.units() == 0 && self.is_faced(now.general.side(), at) {
            return self.go_back(tell);
        }
        self.next_is(Step::Alone);
    }

    /// HM-8.15, HM-9.4: he goes back to where he came from, and his activation is over.
    pub(crate) fn go_back<T: Tell<Event>>(&mut self, tell: &mut T) {
        let Some((now, at)) = self.marcher() else { return self.next_is(Step::Over) };
        if let Some(Origin::Land(from) | Origin::Sea(from)) = now.origin {
            let (general, units) = (now.general, now.army.units());
            tell.tell(Eyes::ALL, Event::WentBack { general, from: at, to: from, units });
            self.bring_army(from);
        }
        self.next_is(Step::Over);
    }

    /// HM-8.13, HM-13.3: what stands alone where units arrive: supply trains are gone, a general
    /// must escape.
    fn meet_the_lonely<T: Tell<Event>>(&mut self, tell: &mut T) {
        self.next_is(Step::Battle);
        let Some((now, at)) = self.marcher() else { return };
        let enemy = now.general.side().enemy();
        if now.army.units() == 0 || self.outside(enemy, at).units() > 0 {
            return;
        }
        self.lose_trains(enemy, at, tell);
        self.strand();
    }

    /// HM-13.3: supply trains without units are removed where enemies come.
    pub(crate) fn lose_trains<T: Tell<Event>>(&mut self, side: Side, at: Space, tell: &mut T) {
        let here = &mut self.outside[side][at.index()];
        let trains = std::mem::take(&mut here.trains);
        if trains > 0 {
            tell.tell(Eyes::ALL, Event::TrainsLost { side, at, trains });
        }
    }

    /// HM-8.10: enemies outside stop the army, and it fights them; else it may go on.
    fn give_battle<T: Tell<Event>>(&mut self, tell: &mut T) {
        self.next_is(Step::Choosing);
        let Some((now, at)) = self.marcher() else { return };
        let attacker = now.general.side();
        let Some(origin) = now.origin.filter(|_| self.is_faced(attacker, at)) else { return };
        let encounter = Encounter {
            at,
            attacker,
            origin,
            interceptors: SpaceSet::NONE,
            stood: true,
            caught: false,
        };
        self.begin_battle(encounter, tell);
    }
}
