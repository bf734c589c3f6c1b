//! Chapter 12: a siege or subjugation roll, from the die to the points that it brings.

use quadriga_core::{Chance, Eyes, Tell};

use crate::action::Action;
use crate::event::Event;
use crate::general::{Ability, General};
use crate::illegal::Illegal;
use crate::place::Space;
use crate::side::Side;
use crate::siege::{Defence, SiegeStep};
use crate::stack::Stack;
use crate::state::Hamilcar;
use crate::task::Task;
use crate::words::{SiegeFace, Window};

impl Hamilcar {
    /// Whether something is to be decided in a step of a siege roll.
    pub(crate) fn waits_in_siege(&self, general: General, step: SiegeStep) -> bool {
        match step {
            SiegeStep::Rolled { .. } => self.may_roll_again(general),
            SiegeStep::Storming { left } => left > 0 && self.defences(general).nth(1).is_some(),
            SiegeStep::Declared | SiegeStep::Subduing { .. } | SiegeStep::Over => false,
        }
    }

    /// HM-22.4: once in an activation.
    pub(crate) fn may_roll_again(&self, general: General) -> bool {
        let Some(site) = self.post(general).space().and_then(|at| self.map().site(at)) else {
            return false;
        };
        let city = self.map().is_city(site);
        let ability = if city { Ability::SiegeExpert } else { Ability::Subjugator };
        let active = self.activation.is_some_and(|now| now.general == general);
        active && self.material.generals.can(general, ability)
    }

    /// HM-12.5, HM-22.10: whether the defender may meet a point so.
    fn can_defend(&self, general: General, with: Defence) -> bool {
        let Some(at) = self.post(general).space() else { return with == Defence::None };
        let garrison = self.map().site(at).map_or(Stack::NONE, |site| self.inside(site));
        let resolute = |other| self.material.generals.can(other, Ability::ResoluteDefender);
        let resolute = self.generals_at(general.side().enemy(), at, true).iter().any(resolute);
        match with {
            Defence::None => true,
            Defence::Both => !resolute && garrison.units() > 0 && garrison.trains > 0,
            Defence::Unit => resolute && garrison.units() > 0,
            Defence::Train => resolute && garrison.trains > 0,
        }
    }

    /// The ways in which the defender may meet a point.
    pub(crate) fn defences(&self, general: General) -> impl Iterator<Item = Defence> {
        Defence::ALL.iter().copied().filter(move |&with| self.can_defend(general, with))
    }

    pub(crate) fn offer_in_siege(&self, general: General, step: SiegeStep, list: &mut Vec<Action>) {
        match step {
            SiegeStep::Rolled { .. } => {
                list.extend([true, false].map(|again| Action::Reroll { again }));
            }
            SiegeStep::Storming { .. } => {
                list.extend(self.defences(general).map(|with| Action::Defend { with }));
            }
            _ => {}
        }
    }

    pub(crate) fn check_in_siege(
        &self,
        general: General,
        step: SiegeStep,
        action: Action,
    ) -> Result<(), Illegal> {
        match (step, action) {
            (SiegeStep::Rolled { .. }, Action::Reroll { .. }) => Ok(()),
            (SiegeStep::Storming { .. }, Action::Defend { with }) => {
                if self.can_defend(general, with) { Ok(()) } else { Err(Illegal::NoDefence) }
            }
            _ => Err(Illegal::WrongStep),
        }
    }

    pub(crate) fn perform_in_siege<C: Chance, T: Tell<Event>>(
        &mut self,
        general: General,
        step: SiegeStep,
        action: Action,
        chance: &mut C,
        tell: &mut T,
    ) {
        match (step, action) {
            (SiegeStep::Rolled { die }, Action::Reroll { again }) => {
                let die = if again { self.siege_die(general, chance, tell) } else { die };
                self.read_die(general, die);
            }
            (SiegeStep::Storming { left }, Action::Defend { with }) => {
                self.meet_point(general, left, with, tell);
            }
            _ => {}
        }
    }

    /// What a step does when nothing, or nothing more, is decided in it.
    pub(crate) fn siege_goes_on<C: Chance, T: Tell<Event>>(
        &mut self,
        general: General,
        step: SiegeStep,
        chance: &mut C,
        tell: &mut T,
    ) {
        match step {
            SiegeStep::Declared => {
                let die = self.siege_die(general, chance, tell);
                self.tasks.replace(Task::Siege { general, step: SiegeStep::Rolled { die } });
            }
            SiegeStep::Rolled { die } => self.read_die(general, die),
            SiegeStep::Storming { left } if left > 0 => {
                self.meet_point(general, left, Defence::None, tell);
            }
            SiegeStep::Subduing { points } => {
                self.tasks.pop();
                self.add_siege_points(general, points, tell);
            }
            SiegeStep::Storming { .. } | SiegeStep::Over => _ = self.tasks.pop(),
        }
    }

    /// HM-12.2, HM-12.3: which die is rolled is read at that moment.
    pub(crate) fn is_red(&self, side: Side, at: Space) -> bool {
        self.supremacy == side && !self.is_great(at)
    }

    /// HM-12.4: what a die says, from 1.
    fn siege_face(&self, side: Side, at: Space, die: u8) -> SiegeFace {
        let tables = &self.material.tables;
        let faces = if self.is_red(side, at) { &tables.red_die } else { &tables.white_die };
        faces.get(usize::from(die.saturating_sub(1))).copied().unwrap_or(SiegeFace::Nothing)
    }

    fn siege_die<C: Chance, T: Tell<Event>>(
        &self,
        general: General,
        chance: &mut C,
        tell: &mut T,
    ) -> u8 {
        let die = chance.die(6);
        if let Some(at) = self.post(general).space() {
            let red = self.is_red(general.side(), at);
            let face = self.siege_face(general.side(), at, die);
            tell.tell(Eyes::ALL, Event::SiegeRolled { general, red, die, face });
        }
        die
    }

    /// HM-12.4: what the die brings.
    fn read_die(&mut self, general: General, die: u8) {
        let over = Task::Siege { general, step: SiegeStep::Over };
        self.tasks.replace(over);
        let Some(at) = self.post(general).space() else { return };
        let side = general.side();
        let points = match self.siege_face(side, at, die) {
            SiegeFace::OnePoint => 1,
            SiegeFace::TwoPoints => 2,
            SiegeFace::Loss => {
                let left = self.outside(side, at).units().min(1);
                return self.tasks.push(Task::Losing { side, at, inside: false, left });
            }
            SiegeFace::Nothing => return,
        };
        if self.map().site(at).is_some_and(|site| self.map().is_city(site)) {
            let step = SiegeStep::Storming { left: points };
            self.tasks.replace(Task::Siege { general, step });
        } else {
            self.tasks.replace(Task::Siege { general, step: SiegeStep::Subduing { points } });
            self.open_window(Window::SubjugationPoint, side.enemy());
        }
    }

    /// HM-12.5: a point is stopped, or placed.
    fn meet_point<T: Tell<Event>>(
        &mut self,
        general: General,
        left: u8,
        with: Defence,
        tell: &mut T,
    ) {
        let step = SiegeStep::Storming { left: left.saturating_sub(1) };
        self.tasks.replace(Task::Siege { general, step });
        let Some(at) = self.post(general).space() else { return };
        if with == Defence::None {
            return self.add_siege_points(general, 1, tell);
        }
        let side = general.side().enemy();
        tell.tell(Eyes::ALL, Event::PointStopped { side, at, with });
        if matches!(with, Defence::Both | Defence::Train) {
            self.take(side, at, true, Stack { trains: 1, ..Stack::NONE });
        }
        if matches!(with, Defence::Both | Defence::Unit) {
            if self.marker(at).owner().is_some() {
                self.tasks.push(Task::Losing { side, at, inside: true, left: 1 });
            } else {
                // HM-1.13: the garrison is nobody's, so nobody chooses.
                self.take(side, at, true, Stack { plain: 1, ..Stack::NONE });
            }
        }
    }
}
