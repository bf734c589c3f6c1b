//! What a bot thinks on: threads, and a clock.
//!
//! Beside the arena, this is the only place here that asks the operating system for anything.

#![expect(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "whoever names `ThisMachine` has one that can be asked"
)]

use std::num::NonZero;
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use crate::pace::Clock;

/// The machine that a bot thinks on.
pub trait Machine {
    /// What tells the time on it.
    type Clock: Clock + Clone + Send;

    /// A clock that starts now.
    fn clock(&self) -> Self::Clock;

    /// How many threads there are to think on. Where it is one, that is the caller's, and no other
    /// is started.
    fn threads(&self) -> u8;
}

/// The machine that the program runs on, or a part of it.
#[derive(Clone, Copy, Debug)]
pub struct ThisMachine {
    threads: u8,
}

impl ThisMachine {
    /// All cores.
    pub fn whole() -> ThisMachine {
        let cores = available_parallelism().map_or(1, NonZero::get);
        ThisMachine { threads: cores.min(u8::MAX.into()) as u8 }
    }

    /// The caller's thread alone: for a host that shares its threads out among many.
    pub const fn one_thread() -> ThisMachine {
        ThisMachine { threads: 1 }
    }
}

impl Machine for ThisMachine {
    type Clock = Watch;

    fn clock(&self) -> Watch {
        Watch(Instant::now())
    }

    fn threads(&self) -> u8 {
        self.threads
    }
}

/// The clock of this machine, started when the bot was asked.
#[derive(Clone, Copy, Debug)]
pub struct Watch(Instant);

impl Clock for Watch {
    #[inline]
    fn elapsed(&mut self) -> Duration {
        self.0.elapsed()
    }
}

/// The caller's thread, and a clock that the caller has: for places where the standard library
/// knows neither threads nor the time, such as a browser. What is inside tells the time since any
/// moment that stays the same.
#[derive(Clone, Copy, Debug)]
pub struct Alone<T>(pub T);

impl<T: Fn() -> Duration + Clone + Send> Machine for Alone<T> {
    type Clock = Since<T>;

    fn clock(&self) -> Since<T> {
        Since { began: (self.0)(), time: self.0.clone() }
    }

    fn threads(&self) -> u8 {
        1
    }
}

/// The time since a clock of [`Alone`] was started.
#[derive(Clone, Copy, Debug)]
pub struct Since<T> {
    time: T,
    began: Duration,
}

impl<T: Fn() -> Duration> Clock for Since<T> {
    #[inline]
    fn elapsed(&mut self) -> Duration {
        (self.time)().saturating_sub(self.began)
    }
}
