//! Chapter 2: the order of play, readable like a player aid.

use quadriga_core::{Eyes, Seat, Tell, Turn};

use crate::action::Action;
use crate::area::AREAS;
use crate::dice::Dice;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::Supply;
use crate::state::{Oppida, Phase};

impl Oppida {
    /// Whose decision it is.
    #[inline]
    pub(crate) fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over(ending) => Turn::Over(ending.standing()),
            Phase::Starving { hungry } => Turn::Decides(hungry),
            _ => Turn::Decides(self.mover),
        }
    }

    /// What may be chosen in each phase.
    #[inline]
    pub(crate) fn actions(&self, list: &mut Vec<Action>) {
        match self.phase {
            Phase::Choosing => {
                self.offer_recruits(list);
                if !self.keeps_order() {
                    self.offer_scouting(list);
                }
                self.offer_turning(list);
                self.offer_steps(list);
            }
            Phase::Recruiting { scouted, .. } => {
                if !self.keeps_order() {
                    self.offer_recruits(list);
                }
                if !scouted {
                    self.offer_scouting(list);
                }
                list.push(Action::End);
            }
            Phase::Building { .. } => {
                self.offer_turning(list);
                list.push(Action::End);
            }
            Phase::Marching => {
                self.offer_steps(list);
                list.push(Action::End);
            }
            Phase::Starving { hungry } => self.offer_starving(hungry, list),
            Phase::Over(_) => {}
        }
    }

    /// Whether an action may be chosen in this phase, and by its own rule.
    #[inline]
    pub(crate) fn check(&self, action: Action) -> Result<(), Illegal> {
        self.check_in_phase(action)?;
        match action {
            Action::Recruit { warriors } => self.check_recruits(warriors),
            Action::Scout { area } => self.check_scouting(area),
            Action::Build { area } => self.check_building(area),
            Action::Raze { area } => self.check_razing(area),
            Action::March { from, die, warriors, to } => self.check_march(from, die, warriors, to),
            Action::Conquer { from, die, to, warriors } => {
                self.check_conquest(from, die, to, warriors)
            }
            Action::Fight { from, die, to, warriors } => self.check_fight(from, die, to, warriors),
            Action::Starve { area, die } => self.check_starving(area, die),
            Action::End => Ok(()),
        }
    }

    /// OP-2.1: a turn is one of three options.
    #[inline]
    fn check_in_phase(&self, action: Action) -> Result<(), Illegal> {
        use Action::{Build, Conquer, End, Fight, March, Raze, Recruit, Scout, Starve};
        match (self.phase, action) {
            (Phase::Over(_), _) => Err(Illegal::GameOver),
            (Phase::Starving { .. }, Starve { .. }) => Ok(()),
            (Phase::Starving { hungry }, _) => {
                Err(Illegal::MustStarve { warriors: self.surplus(hungry) })
            }
            (_, Starve { .. }) => Err(Illegal::NobodyHungry),
            (Phase::Choosing, End) => Err(Illegal::NothingDone),
            (Phase::Choosing, Scout { .. }) if self.keeps_order() => Err(Illegal::RecruitFirst),
            (Phase::Recruiting { .. }, Recruit { .. }) if self.keeps_order() => {
                Err(Illegal::OtherOption)
            }
            (Phase::Choosing, _)
            | (Phase::Recruiting { .. }, Recruit { .. } | Scout { .. } | End)
            | (Phase::Building { .. }, Build { .. } | Raze { .. } | End)
            | (Phase::Marching, March { .. } | Conquer { .. } | Fight { .. } | End) => Ok(()),
            (
                _,
                Recruit { .. }
                | Scout { .. }
                | Build { .. }
                | Raze { .. }
                | March { .. }
                | Conquer { .. }
                | Fight { .. },
            ) => Err(Illegal::OtherOption),
        }
    }

    /// Carries an allowed action out. Returns who learned something hidden.
    #[inline]
    pub(crate) fn perform<T: Tell<Event>>(&mut self, action: Action, tell: &mut T) -> Eyes {
        match action {
            Action::Recruit { warriors } => self.recruit(warriors, tell),
            Action::Scout { area } => return self.scout(area, tell),
            Action::Build { area } => return self.build(area, tell),
            Action::Raze { area } => self.raze(area, tell),
            Action::March { from, die, warriors, to } => self.march(from, die, warriors, to, tell),
            Action::Conquer { from, die, to, warriors } => {
                self.conquer(from, die, to, warriors, tell);
            }
            Action::Fight { from, die, to, warriors } => self.fight(from, die, to, warriors, tell),
            Action::Starve { area, die } => self.starve(area, die, tell),
            Action::End => self.end_turn(tell),
        }
        Eyes::NONE
    }

    /// OP-2.6: at the end of the turn the mover may have to starve; then the next turn begins.
    pub(crate) fn end_turn<T: Tell<Event>>(&mut self, tell: &mut T) {
        self.done = [Dice::NONE; AREAS];
        if self.supply == Supply::Strict && self.grow_hungry(self.mover, tell) {
            return;
        }
        self.begin_next_turn(tell);
    }

    /// The turn passes to the other player, unless it was the last one (OP-9.8).
    pub(crate) fn begin_next_turn<T: Tell<Event>>(&mut self, tell: &mut T) {
        tell.tell(Eyes::ALL, Event::TurnEnded { seat: self.mover, turn: self.turn });
        if self.turn >= self.figures.turn_limit {
            self.end_at_turn_limit(tell);
            return;
        }
        self.turn += 1;
        self.mover = self.mover.opponent();
        self.phase = Phase::Choosing;
    }

    /// The player who is not moving.
    #[inline]
    pub(crate) fn enemy(&self) -> Seat {
        self.mover.opponent()
    }
}
