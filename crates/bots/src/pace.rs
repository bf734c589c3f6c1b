//! When a search has to stop: after a number of simulations, or when its time is up.

use std::time::Duration;

/// What a search asks before each simulation, and now and then during a long one.
pub trait Pace {
    /// Whether one more simulation may begin.
    fn next(&mut self) -> bool;

    /// Whether a long simulation may go on. One that may not is thrown away.
    fn go_on(&mut self) -> bool {
        true
    }
}

/// A number of simulations, whatever time they take.
#[derive(Clone, Debug)]
pub struct Count(pub u32);

impl Pace for Count {
    #[inline]
    fn next(&mut self) -> bool {
        let more = self.0 > 0;
        self.0 = self.0.saturating_sub(1);
        more
    }
}

/// Something that tells how much time has passed since the bot was asked.
pub trait Clock {
    /// The time since the bot was asked.
    fn elapsed(&mut self) -> Duration;
}

/// An amount of time, whatever number of simulations fits into it.
///
/// The clock is read often enough never to miss the end by much and seldom enough to cost nothing:
/// the number of simulations until the next look follows from how long the last ones took.
#[derive(Clone, Debug)]
pub struct Deadline<C> {
    clock: C,
    budget: Duration,
    last: Duration,
    batch: u32,
    left: u32,
}

impl<C: Clock> Deadline<C> {
    /// The longest stretch between two looks at the clock, as a part of the budget.
    const LOOKS: u32 = 100;
    /// The most simulations between two looks, however quick they are.
    const LONGEST: u32 = 64;

    /// A search may go on until `clock` has reached `budget`.
    pub fn new(clock: C, budget: Duration) -> Deadline<C> {
        Deadline { clock, budget, last: Duration::ZERO, batch: 0, left: 0 }
    }

    /// Reads the clock and plans the next look.
    fn look(&mut self) -> bool {
        let now = self.clock.elapsed();
        if now >= self.budget {
            return false;
        }
        let taken = now.saturating_sub(self.last).as_nanos().max(1);
        let allowed = (self.budget / Self::LOOKS).min((self.budget - now) / 2).as_nanos();
        let fits = allowed * u128::from(self.batch) / taken;
        // Doubling at most: one lucky quick batch proves nothing.
        self.batch = fits.min(u128::from(self.batch * 2).min(Self::LONGEST.into())).max(1) as u32;
        self.left = self.batch - 1;
        self.last = now;
        true
    }
}

impl<C: Clock> Pace for Deadline<C> {
    #[inline]
    fn next(&mut self) -> bool {
        if self.left > 0 {
            self.left -= 1;
            return true;
        }
        self.look()
    }

    #[inline]
    fn go_on(&mut self) -> bool {
        self.clock.elapsed() < self.budget
    }
}
