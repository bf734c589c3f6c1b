//! Chapter 14, the steps of a sea move: what is asked in each, and what follows (HM-14.12).

use quadriga_core::{Chance, Tell};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::sea_move::SeaStep;
use crate::side::Side;
use crate::state::Hamilcar;
use crate::window::Standing;
use crate::words::Window;

impl Hamilcar {
    /// The side that is asked in the sea move.
    pub(crate) fn asked_at_sea(&self, mover: Side) -> Side {
        self.sea_move.map_or(mover, |sea| sea.decider())
    }

    /// Whether something is to be decided in it.
    pub(crate) fn waits_in_sea_move(&self) -> bool {
        let Some(sea) = &self.sea_move else { return false };
        match sea.step {
            SeaStep::Course => true,
            SeaStep::Fleet => self.free_ships(sea.side) > 0,
            SeaStep::Commander => self.fleet_commanders(sea).len() > 1,
            SeaStep::Interception => !self.sea_interceptors(sea).is_empty(),
            SeaStep::Assignment => self.of(sea.side.enemy()).ready > 1,
            SeaStep::TakingBack => self.may_take_back(sea),
            SeaStep::Raid => self.may_raid(sea),
            _ => false,
        }
    }

    /// What may be decided in it.
    pub(crate) fn offer_in_sea_move(&self, list: &mut Vec<Action>) {
        let Some(sea) = &self.sea_move else { return };
        match sea.step {
            SeaStep::Course => {
                self.offer_lines(list);
                for inside in [false, true] {
                    if self.check_goal(&sea.course, inside).is_ok() {
                        let ships = 0..=self.free_ships(sea.side);
                        list.extend(ships.map(|ships| Action::Embark { ships, inside }));
                    }
                }
            }
            SeaStep::Fleet => {
                let ships = 0..=self.free_ships(sea.side);
                list.extend(ships.map(|ships| Action::Embark { ships, inside: false }));
            }
            SeaStep::Commander => {
                let equals = self.fleet_commanders(sea);
                list.extend(equals.iter().map(|general| Action::Command { general }));
            }
            SeaStep::Interception => {
                let generals = self.sea_interceptors(sea);
                list.extend(generals.iter().map(|general| Action::PutToSea { general }));
                list.extend([Action::Done, Action::Always { answer: Standing::HoldBack }]);
            }
            SeaStep::Assignment => {
                let ships = 1..=self.of(sea.side.enemy()).ready;
                list.extend(ships.map(|ships| Action::Assign { ships }));
            }
            SeaStep::TakingBack => list.extend([Action::HandOver, Action::Fight]),
            SeaStep::Raid => list.extend([Action::Raid, Action::Done]),
            _ => {}
        }
    }

    /// Whether an action may be chosen in it.
    pub(crate) fn check_in_sea_move(&self, action: Action) -> Result<(), Illegal> {
        let Some(sea) = &self.sea_move else { return Err(Illegal::WrongStep) };
        match (sea.step, action) {
            (SeaStep::Course, Action::Sail { to }) => self.check_sail(to),
            (SeaStep::Course, Action::Embark { ships, inside }) => {
                self.check_goal(&sea.course, inside)?;
                self.check_fleet(sea.side, ships)
            }
            (SeaStep::Fleet, Action::Embark { ships, inside: false }) => {
                self.check_fleet(sea.side, ships)
            }
            (SeaStep::Commander, Action::Command { general }) => {
                let fits = self.fleet_commanders(sea).has(general);
                if fits { Ok(()) } else { Err(Illegal::NoFleetCommander) }
            }
            (SeaStep::Interception, Action::PutToSea { general }) => {
                let fits = self.sea_interceptors(sea).has(general);
                if fits { Ok(()) } else { Err(Illegal::CannotPutToSea) }
            }
            (SeaStep::Assignment, Action::Assign { ships: 0 }) => Err(Illegal::NoFleet),
            (SeaStep::Assignment, Action::Assign { ships }) => {
                let has = self.of(sea.side.enemy()).ready;
                if ships <= has { Ok(()) } else { Err(Illegal::TooFewReady { has }) }
            }
            (SeaStep::TakingBack, Action::HandOver | Action::Fight)
            | (SeaStep::Raid, Action::Raid | Action::Done)
            | (
                SeaStep::Interception,
                Action::Done | Action::Always { answer: Standing::HoldBack },
            ) => Ok(()),
            _ => Err(Illegal::WrongStep),
        }
    }

    fn check_fleet(&self, side: Side, ships: u8) -> Result<(), Illegal> {
        let has = self.free_ships(side);
        if ships <= has { Ok(()) } else { Err(Illegal::TooFewReady { has }) }
    }

    /// Carries an allowed action out.
    pub(crate) fn perform_in_sea_move<C: Chance, T: Tell<Event>>(
        &mut self,
        action: Action,
        chance: &mut C,
        tell: &mut T,
    ) {
        match action {
            Action::Sail { to } => self.sail(to),
            Action::Embark { ships, inside } => self.embark(ships, inside, tell),
            Action::Command { general } => self.command_fleet(general, tell),
            Action::PutToSea { general } => self.put_to_sea(general, chance, tell),
            Action::Assign { ships } => self.assign(ships, tell),
            Action::HandOver => self.hand_over(tell),
            Action::Raid => self.raid(tell),
            Action::Always { answer } => self.answer_always(self.decider(), answer, tell),
            _ => self.sea_goes_on(chance, tell),
        }
    }

    /// Does what needs no decision, or what follows when none is taken.
    pub(crate) fn sea_goes_on<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        let Some(sea) = self.sea_move else {
            self.tasks.pop();
            return;
        };
        match sea.step {
            SeaStep::Fleet => self.embark(0, false, tell),
            SeaStep::Commander => match self.fleet_commanders(&sea).first() {
                Some(general) => self.command_fleet(general, tell),
                None => self.end_sea_move(),
            },
            SeaStep::Declared => {
                self.sea_is(SeaStep::Interception);
                self.open_window(Window::SeaMoveDeclared, sea.side.enemy());
            }
            SeaStep::Interception => self.sea_is(SeaStep::Arrival),
            SeaStep::Assignment => self.assign(1, tell),
            SeaStep::TakingBack => self.sea_is(SeaStep::Meeting),
            SeaStep::Meeting => self.meet(sea, chance, tell),
            SeaStep::Return => self.return_to_port(&sea),
            SeaStep::Arrival => self.reach_goal(&sea, tell),
            SeaStep::Goal => {
                self.sea_is(SeaStep::Landing);
                self.open_window(Window::SeaGoalReached, sea.side.enemy());
            }
            SeaStep::Landing => self.land(&sea, tell),
            SeaStep::Raid => self.go_ashore(&sea),
            SeaStep::Wreck => self.drown(&sea, tell),
            SeaStep::Course | SeaStep::Ashore => self.end_sea_move(),
        }
    }
}
