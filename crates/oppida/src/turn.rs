//! Chapter 2: the order of play, readable like a player aid.

use quadriga_core::{Eyes, RulesVersion, Seat, Tell, Turn};

use crate::action::Action;
use crate::area::AREAS;
use crate::dice::Dice;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::Supply;
use crate::state::{Oppida, Phase};

/// From this version on recruiting and scouting come in either order, the player ends every turn, and an emptied capital
/// starves nobody (OP-2.3, OP-10.6). Before it, OP-11.2 and OP-11.3 hold.
pub(crate) const EITHER_ORDER: RulesVersion = RulesVersion::new(2);

impl Oppida {
    /// Whether it is played under the rules as they were first (chapter 11).
    #[inline]
    pub(crate) fn is_old(&self) -> bool {
        self.rules < EITHER_ORDER
    }

    /// Whose decision it is.
    #[inline]
    pub(crate) fn whose_turn(&self) -> Turn {
        match self.phase {
            Phase::Over(ending) => Turn::Over(ending.standing()),
            Phase::Starving { hungry } => Turn::Decides(hungry),
            _ => Turn::Decides(self.mover),
        }
    }

    /// What may be chosen in each phase.
    #[inline]
    pub(crate) fn offer(&self, list: &mut Vec<Action>) {
        match self.phase {
            Phase::Choosing => {
                self.offer_recruits(list);
                if !self.is_old() {
                    self.offer_scouting(list);
                }
                self.offer_turning(list);
                self.offer_steps(list);
            }
            Phase::Recruiting { scouted, .. } => {
                if !self.is_old() {
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
    pub(crate) fn allow(&self, action: Action) -> Result<(), Illegal> {
        self.allow_in_phase(action)?;
        match action {
            Action::Recruit { warriors } => self.allow_recruits(warriors),
            Action::Scout { area } => self.allow_scouting(area),
            Action::Build { area } => self.allow_building(area),
            Action::Raze { area } => self.allow_razing(area),
            Action::March { from, die, warriors, to } => self.allow_march(from, die, warriors, to),
            Action::Conquer { from, die, to, warriors } => {
                self.allow_conquest(from, die, to, warriors)
            }
            Action::Fight { from, die, to, warriors } => self.allow_fight(from, die, to, warriors),
            Action::Starve { area, die } => self.allow_starving(area, die),
            Action::End => Ok(()),
        }
    }

    /// OP-2.1: a turn is one of three options.
    #[inline]
    fn allow_in_phase(&self, action: Action) -> Result<(), Illegal> {
        use Action::{Build, Conquer, End, Fight, March, Raze, Recruit, Scout, Starve};
        match (self.phase, action) {
            (Phase::Over(_), _) => Err(Illegal::GameOver),
            (Phase::Starving { .. }, Starve { .. }) => Ok(()),
            (Phase::Starving { hungry }, _) => {
                Err(Illegal::MustStarve { warriors: self.surplus(hungry) })
            }
            (_, Starve { .. }) => Err(Illegal::NobodyHungry),
            (Phase::Choosing, End) => Err(Illegal::NothingDone),
            (Phase::Choosing, Scout { .. }) if self.is_old() => Err(Illegal::RecruitFirst),
            (Phase::Recruiting { .. }, Recruit { .. }) if self.is_old() => {
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
    pub(crate) fn carry_out<T: Tell<Event>>(&mut self, action: Action, tell: &mut T) -> Eyes {
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

    /// Bots need not try every order of recruiting and scouting: they recruit at once, then scout.
    #[inline]
    pub(crate) fn leave_one_order(&self, list: &mut Vec<Action>) {
        match self.phase {
            Phase::Choosing => list.retain(|action| !matches!(action, Action::Scout { .. })),
            Phase::Recruiting { .. } => {
                list.retain(|action| !matches!(action, Action::Recruit { .. }));
            }
            _ => {}
        }
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
