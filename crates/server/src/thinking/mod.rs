//! Thinking: bots, hints and forecasts, on threads of their own, so that no request waits for them.
//!
//! There are two desks. At the one bots think about their turns, at the other questions of people
//! are answered: so no question waits for a bot's turn, and it comes with a deadline. At each desk
//! time is shared fairly ([`shares`]), and the more there is to do, the shorter each thought is
//! ([`pace`]).
//!
//! **Invariant:** what is thought about takes one thread: the desks have as many as the machine has
//! cores, and nobody starts more.

mod desk;
pub(crate) mod pace;
mod shares;

use std::thread;
use std::time::{Duration, Instant};

use desk::{Desk, Job};
pub(crate) use desk::{Done, Ticket};
pub(crate) use shares::{Lane, Payer};

use crate::error::Error;

/// How long after it was asked a question is answered at the latest, or not at all.
const ANSWER_WITHIN: Duration = Duration::from_millis(1400);
/// How many questions of one visitor may wait.
const MOST_QUESTIONS: usize = 16;

/// The threads that think. They end when this is gone.
pub(crate) struct Thinkers {
    bots: Desk,
    questions: Desk,
}

impl Thinkers {
    /// Starts the threads: for bots one fewer than cores, but at least one; and one for questions.
    pub(crate) fn start() -> Thinkers {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let bots = Desk::open("bot", cores.saturating_sub(1).max(1), |usual, next, threads, _| {
            Some(pace::bot_time(usual, next.lane, next.crowd, threads))
        });
        let questions = Desk::open("hint", 1, |usual, next, threads, asked| {
            let left = ANSWER_WITHIN.checked_sub(asked.elapsed())?;
            let time = pace::question_time(usual, next.crowd, threads);
            // Nobody waits any more for what comes too late, so it need not be thought.
            (time <= left).then_some(time)
        });
        Thinkers { bots, questions }
    }

    /// A number by which a bot's turn can be found again while it waits.
    pub(crate) fn ticket(&self) -> Ticket {
        self.bots.ticket()
    }

    /// Lets a bot think about its turn for as long as it usually does, or shorter; `None` if it
    /// failed.
    pub(crate) async fn turn<T: Send + 'static>(
        &self,
        ticket: Ticket,
        payer: Payer,
        lane: Lane,
        usual: Duration,
        thought: impl FnOnce(Duration) -> T + Send + 'static,
    ) -> Option<Done<T>> {
        let (job, outcome) = Job::new(ticket, usual, thought);
        self.bots.put(payer, lane, job);
        outcome.await.ok()
    }

    /// Somebody looks now at the table whose bot has this ticket.
    pub(crate) fn watch(&self, ticket: Ticket) {
        self.bots.watch(ticket);
    }

    /// Answers a question that is usually thought about for so long.
    ///
    /// # Errors
    /// [`Error::Busy`] when there is no time for it soon enough.
    pub(crate) async fn answer<T: Send + 'static>(
        &self,
        payer: Payer,
        usual: Duration,
        thought: impl FnOnce(Duration) -> T + Send + 'static,
    ) -> Result<T, Error> {
        if self.questions.waiting(payer) >= MOST_QUESTIONS {
            return Err(Error::Busy);
        }
        let (job, outcome) = Job::new(self.questions.ticket(), usual, thought);
        self.questions.put(payer, Lane::Watched, job);
        outcome.await.map(|done| done.outcome).map_err(|_| Error::Busy)
    }
}

/// When something was asked.
type Asked = Instant;
