//! What is under way above the sequence of play: which side a task asks, what it offers, and what
//! comes of the answer. Each task has its chapter; here it only finds the way there.

use quadriga_core::{Chance, Eyes, Tell};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::side::Side;
use crate::state::Hamilcar;
use crate::task::Task;

impl Task {
    /// The side whose task it is.
    pub fn side(self) -> Side {
        match self {
            Task::Spending { side, .. }
            | Task::Conciliating { side }
            | Task::Raising { side }
            | Task::Repairing { side, .. }
            | Task::Demand { side, .. }
            | Task::Losing { side, .. }
            | Task::Calling { side, .. }
            | Task::Activating { side }
            | Task::Battle { side, .. }
            | Task::Window { side, .. }
            | Task::Sea { side }
            | Task::Naval { side }
            | Task::Event { side, .. } => side,
            Task::Escaping { general } => general.side(),
            Task::Siege { general, step } => Task::asked_in_siege(general, step),
        }
    }
}

impl Hamilcar {
    /// The side that decides in the top task: in an activation and at sea the step
    /// says which.
    pub(crate) fn asked(&self, task: Task) -> Side {
        match task {
            Task::Activating { side } => self.asked_in_activation(side),
            Task::Sea { side } => self.asked_at_sea(side),
            Task::Naval { side } => self.asked_in_naval_battle(side),
            _ => task.side(),
        }
    }

    /// Whether there is something to decide in the top task.
    pub(crate) fn waits_in_task(&self, task: Task) -> bool {
        match task {
            Task::Spending { side, left, .. } => left > 0 && self.can_spend(side),
            Task::Conciliating { side } => !self.conciliable(side).is_empty(),
            Task::Raising { side } => !self.raisers(side).is_empty(),
            Task::Repairing { side, left } => left > 0 && self.of(side).damaged > 0,
            Task::Demand { left, .. } => left > 0,
            Task::Losing { .. } => self.has_choice_of_loss(task),
            Task::Escaping { general } => !self.escapes(general).is_empty(),
            Task::Calling { side, call } => !self.callable(side, call).is_empty(),
            Task::Activating { .. } => self.waits_in_activation(),
            Task::Battle { side, step } => self.waits_in_battle(side, step),
            Task::Window { window, side } => self.is_asked(window, side),
            Task::Siege { general, step } => self.waits_in_siege(general, step),
            Task::Sea { .. } => self.waits_in_sea_move(),
            Task::Naval { .. } => self.waits_in_naval_battle(),
            Task::Event { side, card, part } => self.part_waits(side, card, part),
        }
    }

    /// What may be chosen in it.
    pub(crate) fn offer_in_task(&self, task: Task, list: &mut Vec<Action>) {
        match task {
            Task::Spending { side, .. } => self.offer_spending(side, list),
            Task::Conciliating { side } => self.offer_conciliation(side, list),
            Task::Raising { side } => {
                let generals = self.raisers(side).iter();
                list.extend(generals.map(|general| Action::Raise { general }));
            }
            Task::Repairing { .. } => list.extend([Action::Repair, Action::Done]),
            Task::Demand { side, first, .. } => self.offer_holdings(side, first, list),
            Task::Losing { .. } => {
                list.extend([false, true].map(|elephant| Action::Lose { elephant }));
            }
            Task::Escaping { general } => {
                list.extend(self.escapes(general).iter().map(|to| Action::Escape { to }));
            }
            Task::Calling { side, call } => self.offer_generals(side, call, list),
            Task::Activating { .. } => self.offer_in_activation(list),
            Task::Battle { side, step } => self.offer_in_battle(side, step, list),
            Task::Window { window, side } => self.offer_counters(window, side, list),
            Task::Siege { general, step } => self.offer_in_siege(general, step, list),
            Task::Sea { .. } => self.offer_in_sea_move(list),
            Task::Naval { .. } => self.offer_in_naval_battle(list),
            Task::Event { side, card, part } => self.offer_part(side, card, part, list),
        }
    }

    /// Whether an action may be chosen in it.
    pub(crate) fn check_in_task(&self, task: Task, action: Action) -> Result<(), Illegal> {
        match (task, action) {
            (Task::Spending { side, .. }, _) => self.check_spending(side, action),
            (Task::Conciliating { side }, _) => self.check_conciliation(side, action),
            (Task::Raising { side }, Action::Raise { general }) => {
                if self.raisers(side).has(general) { Ok(()) } else { Err(Illegal::CannotRaise) }
            }
            (Task::Repairing { side, .. }, Action::Repair) => self.check_repair(side),
            (Task::Repairing { .. }, Action::Done) => Ok(()),
            (Task::Demand { side, first, .. }, Action::Renounce { from }) => {
                self.check_holding(side, first, from)
            }
            (Task::Losing { .. }, _) => self.check_loss(action),
            (Task::Escaping { general }, Action::Escape { to }) => self.check_escape(general, to),
            (Task::Calling { side, call }, _) => self.check_general(side, call, action),
            (Task::Activating { .. }, _) => self.check_in_activation(action),
            (Task::Battle { side, step }, _) => self.check_in_battle(side, step, action),
            (Task::Window { window, side }, _) => self.check_counter(window, side, action),
            (Task::Siege { general, step }, _) => self.check_in_siege(general, step, action),
            (Task::Sea { .. }, _) => self.check_in_sea_move(action),
            (Task::Naval { .. }, _) => self.check_in_naval_battle(action),
            (Task::Event { side, card, part }, _) => self.check_part(side, card, part, action),
            _ => Err(Illegal::WrongStep),
        }
    }

    /// Carries an allowed action out. Returns who learned something.
    pub(crate) fn perform_in_task<C: Chance, T: Tell<Event>>(
        &mut self,
        task: Task,
        action: Action,
        chance: &mut C,
        tell: &mut T,
    ) -> Eyes {
        match (task, action) {
            (Task::Spending { .. }, _) => self.spend(action, tell),
            (Task::Conciliating { side }, _) => self.conciliate(side, action, tell),
            (Task::Raising { side }, Action::Raise { general }) => self.raise(side, general, tell),
            (Task::Repairing { side, left }, Action::Repair) => {
                self.repair(side, tell);
                self.tasks.replace(Task::Repairing { side, left: left.saturating_sub(1) });
            }
            (Task::Demand { .. }, Action::Renounce { from }) => self.renounce(from, tell),
            (Task::Losing { .. }, Action::Lose { elephant }) => self.lose(elephant, tell),
            (Task::Escaping { general }, Action::Escape { to }) => {
                self.escape(general, to, chance, tell);
            }
            (Task::Calling { side, call }, _) => self.activate(side, call, action, tell),
            (Task::Activating { .. }, _) => self.perform_in_activation(action, chance, tell),
            (Task::Battle { side, .. }, _) => {
                return self.perform_in_battle(side, action, chance, tell);
            }
            (Task::Window { side, .. }, _) => return self.counter(side, action, chance, tell),
            (Task::Siege { general, step }, _) => {
                self.perform_in_siege(general, step, action, chance, tell);
            }
            (Task::Sea { .. }, _) => self.perform_in_sea_move(action, chance, tell),
            (Task::Naval { .. }, _) => {
                return self.perform_in_naval_battle(action, chance, tell);
            }
            (Task::Event { .. }, _) => self.perform_part(action, chance, tell),
            _ => _ = self.tasks.pop(),
        }
        Eyes::NONE
    }

    /// Ends a task in which nothing is left to decide. Returns who learned something.
    pub(crate) fn finish_task<C: Chance, T: Tell<Event>>(
        &mut self,
        task: Task,
        chance: &mut C,
        tell: &mut T,
    ) -> Eyes {
        match task {
            Task::Losing { .. } => self.finish_losing(task, tell),
            Task::Escaping { general } => self.finish_escape(general, tell),
            Task::Spending { side, marked, .. } => self.finish_spending(side, marked),
            Task::Calling { .. } => self.dismiss(),
            Task::Activating { .. } => self.carry_on(chance, tell),
            Task::Conciliating { .. }
            | Task::Raising { .. }
            | Task::Repairing { .. }
            | Task::Demand { .. }
            | Task::Window { .. } => _ = self.tasks.pop(),
            Task::Siege { general, step } => self.siege_goes_on(general, step, chance, tell),
            Task::Battle { side, step } => return self.battle_goes_on(side, step, chance, tell),
            Task::Sea { .. } => self.sea_goes_on(chance, tell),
            Task::Naval { .. } => return self.naval_goes_on(chance, tell),
            Task::Event { side, card, part } => self.finish_part(side, card, part, chance, tell),
        }
        Eyes::NONE
    }
}
