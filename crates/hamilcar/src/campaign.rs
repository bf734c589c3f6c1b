//! Chapter 20, events that call up generals: campaigns (HM-20.4, HM-20.5) and the Force March
//! (HM-20.6).

use crate::activation::Call;
use crate::effect::Effect;
use crate::side::Side;
use crate::state::Hamilcar;
use crate::task::Task;

impl Effect {
    /// Whom an event calls up.
    const fn call(self) -> Option<Call> {
        match self {
            Effect::Campaign { generals, at_sea } => Some(Call::Campaign { generals, at_sea }),
            Effect::ForceMarch => Some(Call::ForceMarch),
            _ => None,
        }
    }
}

impl Hamilcar {
    /// Whether an event calls up somebody who is there.
    pub(crate) fn can_call_up(&self, side: Side, effect: Effect) -> bool {
        effect.call().is_some_and(|call| !self.callable(side, call).is_empty())
    }

    /// HM-8.16: the side names the generals, one after the other.
    pub(crate) fn call_up(&mut self, side: Side, effect: Effect) {
        if let Some(call) = effect.call() {
            self.tasks.push(Task::Calling { side, call });
        }
    }
}
