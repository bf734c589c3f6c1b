//! Budgets of time, by a clock that the test turns.

#[path = "../benches/connect_four/game.rs"]
#[allow(dead_code)]
mod connect_four;

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use connect_four::ConnectFour;
use quadriga_bots::ismcts::Search;
use quadriga_bots::pace::{Clock, Deadline, Pace};
use quadriga_core::{Game, QuickChance, Seat};

/// A clock that shows what it is set to, and counts how often it was read.
#[derive(Clone, Default)]
struct Hands {
    now: Rc<Cell<Duration>>,
    looks: Rc<Cell<u32>>,
}

impl Clock for Hands {
    fn elapsed(&mut self) -> Duration {
        self.looks.set(self.looks.get() + 1);
        self.now.get()
    }
}

/// How long a search of `budget` takes, and how often it looks at the clock, if simulation number n
/// takes `cost(n)`.
fn thinking(budget: Duration, cost: impl Fn(u32) -> Duration) -> (Duration, u32, u32) {
    let clock = Hands::default();
    let mut deadline = Deadline::new(clock.clone(), budget);
    let mut simulations = 0;
    while deadline.next() {
        clock.now.set(clock.now.get() + cost(simulations));
        simulations += 1;
    }
    (clock.now.get(), clock.looks.get(), simulations)
}

#[test]
fn time_is_used_and_never_exceeded_by_a_tenth() {
    for budget in [1, 10, 50, 1_000].map(Duration::from_millis) {
        for micros in [1, 7, 50, 90] {
            let (taken, ..) = thinking(budget, |_| Duration::from_micros(micros));
            assert!(taken >= budget && taken < budget + budget / 10, "{micros} µs: {taken:?}");
        }
    }
}

#[test]
fn simulations_that_grow_slower_do_not_break_the_budget() {
    let budget = Duration::from_millis(50);
    let slower = |n: u32| Duration::from_nanos(500 + u64::from(n) * 20);
    let (taken, ..) = thinking(budget, slower);
    assert!(taken >= budget && taken < budget + budget / 10, "{taken:?}");
}

#[test]
fn the_clock_is_read_seldom_when_simulations_are_quick() {
    let (_, looks, simulations) =
        thinking(Duration::from_millis(100), |_| Duration::from_nanos(500));
    assert!(simulations >= 200_000);
    assert!(looks < simulations / 20, "{looks} looks for {simulations} simulations");
}

#[test]
fn expensive_simulations_are_watched_one_by_one() {
    let (taken, looks, simulations) =
        thinking(Duration::from_millis(50), |_| Duration::from_millis(4));
    assert!(taken <= Duration::from_millis(52));
    assert_eq!(looks, simulations + 1);
}

/// A clock on which every look takes a millisecond.
struct Ticking(u64);

impl Clock for Ticking {
    fn elapsed(&mut self) -> Duration {
        self.0 += 1;
        Duration::from_millis(self.0)
    }
}

#[test]
fn a_search_stops_by_the_clock_it_is_given() {
    let state = ConnectFour::start(&(), &mut QuickChance::new(0));
    let mut search = Search::new();
    let mut deadline = Deadline::new(Ticking(0), Duration::from_millis(30));
    let simulations = search.run(&state, Seat::FIRST, QuickChance::new(1), &mut deadline);
    assert_eq!(simulations, search.simulations());
    assert!((1..=29 * 64).contains(&simulations), "{simulations}");
    assert!(!deadline.next());
}
