//! Chapter 8: what an army meets where it arrives, by land or by sea, in the order of HM-8.14.

use quadriga_core::position::is_default;
use quadriga_core::{Chance, Eyes, Tell};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::activation::{Origin, Step};
use crate::battle::Encounter;
use crate::event::Event;
use crate::general::GeneralSet;
use crate::illegal::Illegal;
use crate::place::SpaceSet;
use crate::side::Side;
use crate::stack::Stack;
use crate::state::Hamilcar;
use crate::words::Window;

/// How the other side has answered to an army that entered a space.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub struct Entry {
    /// The generals who tried to intercept (HM-9.3); those in the space are the ones who came.
    #[serde(skip_serializing_if = "is_default")]
    pub tried: GeneralSet,
    /// Where those came from who intercepted.
    #[serde(skip_serializing_if = "is_default")]
    pub interceptors: SpaceSet,
    /// What they brought.
    #[serde(skip_serializing_if = "is_default")]
    pub brought: Stack,
    /// Whether the enemies tried in vain to avoid battle (HM-9.11).
    #[serde(skip_serializing_if = "is_default")]
    pub caught: bool,
    /// How many units card 102 costs the army when they avoid battle without a die.
    #[serde(skip_serializing_if = "is_default")]
    pub hills: Option<u8>,
}

impl Step {
    /// The side that a step asks.
    pub(crate) fn asks(self, mover: Side) -> Side {
        match self {
            Step::Interception | Step::Walls | Step::Avoiding => mover.enemy(),
            _ => mover,
        }
    }
}

impl Hamilcar {
    /// The side that is asked in the activation.
    pub(crate) fn asked_in_activation(&self, mover: Side) -> Side {
        self.activation.map_or(mover, |now| now.step.asks(mover))
    }

    /// Whether something is to be decided in it.
    pub(crate) fn waits_in_activation(&self) -> bool {
        match self.activation.map(|now| now.step) {
            Some(Step::Choosing) => self.moves_on(),
            Some(Step::Interception) => !self.interceptors().is_empty(),
            Some(Step::Intercepted) => self.can_face_interceptors(),
            Some(Step::Walls) => self.has_gate(),
            Some(Step::Avoiding) => !self.avoidances().is_empty(),
            Some(Step::Pursuit) => self.can_pursue(),
            _ => false,
        }
    }

    /// What may be decided in it.
    pub(crate) fn offer_in_activation(&self, list: &mut Vec<Action>) {
        match self.activation.map(|now| now.step) {
            Some(Step::Choosing) => self.offer_activation(list),
            Some(Step::Interception) => self.offer_interceptions(list),
            Some(Step::Intercepted) => list.extend([Action::Fight, Action::GoBack]),
            Some(Step::Walls) => self.offer_walls(list),
            Some(Step::Avoiding) => {
                list.extend(self.avoidances().iter().map(|to| Action::Avoid { to }));
                if self.may_stand() {
                    list.push(Action::Done);
                }
            }
            Some(Step::Pursuit) => list.extend([Action::Pursue, Action::Done]),
            _ => {}
        }
    }

    /// Whether an action may be chosen in it.
    pub(crate) fn check_in_activation(&self, action: Action) -> Result<(), Illegal> {
        match (self.activation.map(|now| now.step), action) {
            (Some(Step::Choosing), _) => self.check_activation(action),
            (Some(Step::Interception), _) => self.check_interception(action),
            (Some(Step::Walls), _) => self.check_walls(action),
            (Some(Step::Avoiding), Action::Done) if self.may_stand() => Ok(()),
            (Some(Step::Avoiding), Action::Avoid { to }) => {
                if self.avoidances().has(to) {
                    Ok(())
                } else {
                    Err(Illegal::CannotAvoid)
                }
            }
            (Some(Step::Intercepted), Action::Fight | Action::GoBack)
            | (Some(Step::Pursuit), Action::Pursue | Action::Done) => Ok(()),
            _ => Err(Illegal::WrongStep),
        }
    }

    /// Carries an allowed action out.
    pub(crate) fn perform_in_activation<C: Chance, T: Tell<Event>>(
        &mut self,
        action: Action,
        chance: &mut C,
        tell: &mut T,
    ) {
        match (self.activation.map(|now| now.step), action) {
            (Some(Step::Choosing), _) => self.order(action, tell),
            (Some(Step::Interception), Action::Intercept { general, units }) => {
                self.intercept(general, units, chance, tell);
            }
            (Some(Step::Interception), _) => self.decline_interception(action, tell),
            (Some(Step::Intercepted), Action::Fight) => self.next_is(Step::Walls),
            (Some(Step::Intercepted), _) => self.go_back(tell),
            (Some(Step::Walls), Action::Shelter { what }) => self.withdraw_inside(what, tell),
            (Some(Step::Walls), _) => self.next_is(Step::Alone),
            (Some(Step::Avoiding), Action::Avoid { to }) => self.avoid(to, chance, tell),
            (Some(Step::Avoiding), _) => self.next_is(Step::Battle),
            (Some(Step::Pursuit), Action::Pursue) => self.pursue(chance, tell),
            _ => self.next_is(Step::Over),
        }
    }

    /// What is due in an activation is done, or it ends.
    pub(crate) fn carry_on<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        match self.activation.map(|now| now.step) {
            Some(Step::Pass) => self.cross_pass(chance, tell),
            Some(Step::Arrival) => self.set_foot(),
            Some(Step::Foothold) => self.arrive(tell),
            Some(Step::Interception) => self.stop_intercepting(),
            Some(Step::Intercepted) => self.go_back(tell),
            Some(Step::Walls) => self.next_is(Step::Alone),
            Some(Step::Alone) => self.overrun(tell),
            Some(Step::Avoiding) => self.next_is(Step::Battle),
            Some(Step::Battle) => self.give_battle(tell),
            Some(Step::Choosing | Step::Pursuit | Step::Over) | None => self.end_activation(tell),
        }
    }

    /// A land step is made, and cards may be played.
    fn set_foot(&mut self) {
        self.next_is(Step::Foothold);
        if let Some(now) = self.activation {
            self.open_window(Window::LandStep, now.general.side().enemy());
        }
    }

    /// The army stands on a new space; a landing begins here. HM-8.15: without units left nobody
    /// stays among enemies.
    pub(crate) fn arrive<T: Tell<Event>>(&mut self, tell: &mut T) {
        let Some((mut now, at)) = self.marcher() else { return self.next_is(Step::Over) };
        if now.army.units() == 0 && self.is_faced(now.general.side(), at) {
            return self.go_back(tell);
        }
        (now.entry, now.step) = (Entry::default(), Step::Interception);
        self.activation = Some(now);
    }

    /// HM-8.15, HM-9.4: he goes back to where he came from, and his activation is over.
    pub(crate) fn go_back<T: Tell<Event>>(&mut self, tell: &mut T) {
        let Some((now, at)) = self.marcher() else { return self.next_is(Step::Over) };
        self.next_is(Step::Over);
        if let (Some(Origin::Sea(_)), Some(_)) = (now.origin, self.sea_move) {
            return self.sail_back();
        }
        if let Some(Origin::Land(from) | Origin::Sea(from)) = now.origin {
            let (general, units) = (now.general, now.army.units());
            tell.tell(Eyes::ALL, Event::WentBack { general, from: at, to: from, units });
            self.bring_army(from);
            // What lay there alone before is left to those who have come.
            let side = general.side();
            if self.is_faced(side, at) && self.outside(side, at).units() == 0 {
                self.lose_trains(side, at, tell);
            }
        }
    }

    /// HM-8.10: enemies outside stop the army, and it fights them; else it may go on.
    pub(crate) fn give_battle<T: Tell<Event>>(&mut self, tell: &mut T) {
        self.next_is(Step::Choosing);
        let Some((mut now, at)) = self.marcher() else { return };
        let attacker = now.general.side();
        let Some(origin) = now.origin.filter(|_| self.is_faced(attacker, at)) else { return };
        let Entry { interceptors, brought, caught, .. } = std::mem::take(&mut now.entry);
        self.activation = Some(now);
        let stood = self.outside(attacker.enemy(), at).without(brought).units() > 0;
        let encounter = Encounter { at, attacker, origin, interceptors, stood, caught };
        self.begin_battle(encounter, tell);
    }
}
