//! A bot plays the same on whatever machine it thinks, as long as no clock says when it stops.

use std::cell::Cell;
use std::thread;
use std::time::Duration;

use quadriga_bots::machine::Alone;
use quadriga_bots::{Adviser, Bot, Budget};
use quadriga_core::{Game, Past, QuickChance};
use quadriga_games::oppida::Oppida;

fn start() -> Oppida {
    Oppida::start(&Default::default(), &mut QuickChance::new(1))
}

/// The clock of a machine that has none.
fn no_clock() -> Duration {
    thread_local! {
        static LOOKS: Cell<u64> = const { Cell::new(0) };
    }
    LOOKS.set(LOOKS.get() + 1);
    Duration::from_millis(LOOKS.get())
}

#[test]
fn two_trees_on_one_thread_think_what_they_think_on_two() {
    let spec = "mcts:300it:2t".parse().expect("a bot");
    let mut alone = Bot::on(Alone(no_clock), spec, 5);
    assert_eq!(
        alone.choose(&start(), &Past::default()),
        Bot::new(spec, 5).choose(&start(), &Past::default())
    );
    let budget = Budget::Iterations(300);
    let mut advisers = (Adviser::on(Alone(no_clock)), Adviser::new());
    let hints = (
        advisers.0.hint(&start(), &Past::default(), budget, 7),
        advisers.1.hint(&start(), &Past::default(), budget, 7),
    );
    assert_eq!(hints.0, hints.1);
}

#[test]
fn every_kind_of_bot_thinks_on_the_thread_that_asks_by_the_clock_that_it_is_given() {
    let home = thread::current().id();
    let clock = move || {
        assert_eq!(thread::current().id(), home, "somebody thinks elsewhere");
        no_clock()
    };
    let bots =
        ["random", "greedy", "tiro", "veteranus", "magister", "mcts:200ms:4t", "mcts:50it:4t"];
    for bot in bots {
        let mut bot = Bot::on(Alone(clock), bot.parse().expect("a bot"), 5);
        assert!(bot.choose(&start(), &Past::default()).is_some(), "{bot:?}");
    }
}
