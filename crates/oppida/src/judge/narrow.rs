//! What bots need not try: orders that lead to the same.

use crate::action::Action;
use crate::state::{Oppida, Phase};

impl Oppida {
    /// Bots need not try every order of recruiting and scouting: they recruit at once, then scout.
    #[inline]
    pub(crate) fn narrow(&self, list: &mut Vec<Action>) {
        match self.phase {
            Phase::Choosing => list.retain(|action| !matches!(action, Action::Scout { .. })),
            Phase::Recruiting { .. } => {
                list.retain(|action| !matches!(action, Action::Recruit { .. }));
            }
            _ => {}
        }
    }
}
