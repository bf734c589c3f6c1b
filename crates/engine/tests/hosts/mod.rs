//! A host for tests: it has no threads, and a clock and randomness of its own.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use quadriga_bots::machine::Alone;
use quadriga_core::Seed;
use quadriga_engine::Host;

/// A clock on which every look takes a millisecond.
fn ticking() -> Duration {
    static TICKS: AtomicU64 = AtomicU64::new(0);
    Duration::from_micros(1_000 * TICKS.fetch_add(1, Ordering::Relaxed))
}

/// Its seeds are 0, 1, 2 and so on.
#[derive(Default)]
pub(crate) struct Counting {
    seeds: u64,
}

impl Host for Counting {
    type Machine = Alone<fn() -> Duration>;

    fn machine(&self) -> Self::Machine {
        Alone(ticking)
    }

    fn seed(&mut self) -> Option<Seed> {
        self.seeds += 1;
        Some(Seed::from_number(self.seeds - 1))
    }
}
