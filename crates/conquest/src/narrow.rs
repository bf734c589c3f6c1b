//! What bots need not try: choices that the rules give and that are hardly ever better than another one.

use crate::action::Action;
use crate::state::Conquest;

impl Conquest {
    /// Takes out of the list of all actions what is hardly ever worth a try.
    pub(crate) fn leave_sensible(&self, list: &mut Vec<Action>) {
        let sensible =
            |action: &Action| !matches!(action, Action::Answer { .. } | Action::NeverLend);
        if list.iter().any(sensible) {
            list.retain(sensible);
        }
    }
}
