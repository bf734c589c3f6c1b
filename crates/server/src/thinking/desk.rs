//! A few threads that take what is next, and think.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

use crate::thinking::Asked;
use crate::thinking::shares::{Lane, Next, Payer, Shares};

/// A number by which something that waits can be found again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ticket(u64);

/// What was thought, and in which time.
#[derive(Debug)]
pub(crate) struct Done<T> {
    /// What came of it.
    pub outcome: T,
    /// When the thought began.
    pub began: Instant,
    /// How long it was allowed to take.
    pub time: Duration,
}

/// Something to be thought about.
pub(super) struct Job {
    ticket: Ticket,
    usual: Duration,
    asked: Asked,
    /// Thinks, for the time that it is given.
    work: Box<dyn FnOnce(Duration) + Send>,
    /// Whether someone still waits for what comes of it.
    is_wanted: Box<dyn Fn() -> bool + Send>,
}

impl Job {
    /// A thought that usually takes so long, and the way to its outcome.
    pub(super) fn new<T: Send + 'static>(
        ticket: Ticket,
        usual: Duration,
        thought: impl FnOnce(Duration) -> T + Send + 'static,
    ) -> (Job, oneshot::Receiver<Done<T>>) {
        let (sender, outcome) = oneshot::channel();
        let sender = Arc::new(Mutex::new(Some(sender)));
        let asks = sender.clone();
        let is_wanted = move || {
            let sender = asks.lock().unwrap_or_else(PoisonError::into_inner);
            sender.as_ref().is_some_and(|sender: &oneshot::Sender<Done<T>>| !sender.is_closed())
        };
        let work = move |time: Duration| {
            let began = Instant::now();
            let outcome = thought(time);
            let sender = sender.lock().unwrap_or_else(PoisonError::into_inner).take();
            if let Some(sender) = sender {
                let _ = sender.send(Done { outcome, began, time });
            }
        };
        let (work, is_wanted) = (Box::new(work), Box::new(is_wanted));
        (Job { ticket, usual, asked: Instant::now(), work, is_wanted }, outcome)
    }
}

impl fmt::Debug for Job {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Job").field("ticket", &self.ticket).finish_non_exhaustive()
    }
}

/// How long a job may take that usually takes so long, of so many threads; nothing if it comes too
/// late.
type Allot = fn(Duration, &Next<Job>, usize, Asked) -> Option<Duration>;

/// The threads, and what waits for them.
pub(super) struct Desk {
    shared: Arc<Shared>,
}

struct Shared {
    waiting: Mutex<Waiting>,
    bell: Condvar,
    tickets: AtomicU64,
    threads: usize,
    allot: Allot,
}

struct Waiting {
    shares: Shares<Job>,
    is_closed: bool,
}

impl Desk {
    /// Starts so many threads.
    pub(super) fn open(name: &str, threads: usize, allot: Allot) -> Desk {
        let waiting = Mutex::new(Waiting { shares: Shares::new(), is_closed: false });
        let (bell, tickets) = (Condvar::new(), AtomicU64::new(0));
        let shared = Arc::new(Shared { waiting, bell, tickets, threads, allot });
        for index in 0..threads {
            let shared = shared.clone();
            let named = thread::Builder::new().name(format!("{name}-{index}"));
            if let Err(error) = named.spawn(move || shared.labour()) {
                tracing::error!(%error, "a thread to think on could not be started");
            }
        }
        Desk { shared }
    }

    /// A number that nothing else here has.
    pub(super) fn ticket(&self) -> Ticket {
        Ticket(self.shared.tickets.fetch_add(1, Ordering::Relaxed))
    }

    /// Lets a job wait for its turn.
    pub(super) fn put(&self, payer: Payer, lane: Lane, job: Job) {
        self.shared.lock().shares.add(payer, lane, job);
        self.shared.bell.notify_one();
    }

    /// Somebody looks at what has this ticket.
    pub(super) fn watch(&self, ticket: Ticket) {
        self.shared.lock().shares.watch(|job| job.ticket == ticket);
    }

    /// How much of this visitor waits.
    pub(super) fn waiting(&self, payer: Payer) -> usize {
        self.shared.lock().shares.of(payer)
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        self.shared.lock().is_closed = true;
        self.shared.bell.notify_all();
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes what is next, until the desk is closed.
    fn labour(&self) {
        while let Some((next, time)) = self.next() {
            let Next { job, lane, payer, .. } = next;
            let began = Instant::now();
            let work = job.work;
            if catch_unwind(AssertUnwindSafe(move || work(time))).is_err() {
                tracing::error!("a thought panicked");
            }
            let mut waiting = self.lock();
            waiting.shares.charge(lane, payer, micros(began.elapsed()));
            waiting.shares.refund(lane, payer, micros(time));
        }
    }

    /// What is next and still wanted, and the time that it may take, which is charged.
    fn next(&self) -> Option<(Next<Job>, Duration)> {
        let mut waiting = self.lock();
        while !waiting.is_closed {
            let Some(next) = waiting.shares.next() else {
                waiting = self.bell.wait(waiting).unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            let time = (self.allot)(next.job.usual, &next, self.threads, next.job.asked);
            if let Some(time) = time.filter(|_| (next.job.is_wanted)()) {
                waiting.shares.charge(next.lane, next.payer, micros(time));
                return Some((next, time));
            }
        }
        None
    }
}

fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}
