//! The ability of Valerius (HM-22.3): one more PC after operation points have placed one.

use quadriga_core::Tell;

use crate::action::Action;
use crate::event::Event;
use crate::general::{Ability, General};
use crate::illegal::Illegal;
use crate::place::SpaceSet;
use crate::side::Side;
use crate::state::{Hamilcar, Post};
use crate::task::Task;

impl Hamilcar {
    /// Where a side's conciliator may have a PC placed: in his province, if he is not besieged.
    pub(crate) fn conciliable(&self, side: Side) -> SpaceSet {
        let generals = &self.material.generals;
        let conciliates = |general: &General| generals.can(*general, Ability::Conciliator);
        let Some(general) = self.on_map(side).iter().find(conciliates) else {
            return SpaceSet::NONE;
        };
        let at = match self.post(general) {
            Post::Outside(at) => at,
            Post::Inside(at) if !self.is_besieged(at) => at,
            _ => return SpaceSet::NONE,
        };
        self.markable(side).within(self.map().spaces_of(self.map().province_of(at)))
    }

    /// The points of a card are spent: the conciliator follows where a PC was placed.
    pub(crate) fn finish_spending(&mut self, side: Side, marked: bool) {
        self.tasks.pop();
        if marked && !self.conciliable(side).is_empty() {
            self.tasks.push(Task::Conciliating { side });
        }
    }

    pub(crate) fn offer_conciliation(&self, side: Side, list: &mut Vec<Action>) {
        list.extend(self.conciliable(side).iter().map(|at| Action::Mark { at }));
        list.push(Action::Done);
    }

    pub(crate) fn check_conciliation(&self, side: Side, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Mark { at } if self.conciliable(side).has(at) => Ok(()),
            Action::Mark { .. } => Err(Illegal::NotHisProvince),
            Action::Done => Ok(()),
            _ => Err(Illegal::WrongStep),
        }
    }

    pub(crate) fn conciliate<T: Tell<Event>>(&mut self, side: Side, action: Action, tell: &mut T) {
        self.tasks.pop();
        if let Action::Mark { at } = action {
            self.mark(side, at, tell);
        }
    }
}
