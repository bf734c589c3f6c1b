//! Chapter 18: standing answers.

use quadriga_core::{Eyes, Tell};

use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::Conquest;
use crate::words::Answer;

impl Conquest {
    /// CE-18.5: each answer can be changed once a turn, so that nobody goes on for ever.
    #[inline]
    pub(crate) fn may_answer(&self, answer: Answer) -> bool {
        self.changed >> answer.index() & 1 == 0
    }

    pub(crate) fn check_answer(&self, answer: Answer, on: bool) -> Result<(), Illegal> {
        let changes = self.own().answers(answer) != on;
        if changes && self.may_answer(answer) { Ok(()) } else { Err(Illegal::CannotAnswer) }
    }

    pub(crate) fn answer<T: Tell<Event>>(&mut self, answer: Answer, on: bool, tell: &mut T) {
        let seat = self.mover;
        self.own_mut().set_answer(answer, on);
        self.changed |= 1 << answer.index();
        tell.tell(Eyes::ALL, Event::Answered { seat, answer, on });
    }
}
