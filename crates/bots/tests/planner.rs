//! The player that judgements learn from.

#[path = "../benches/connect_four/game.rs"]
#[allow(dead_code)]
mod connect_four;

use connect_four::{ConnectFour, Drop};
use quadriga_bots::Planner;
use quadriga_core::{Game, QuickChance, Seat, Silence, Turn};

/// The position after discs into these columns.
fn after(columns: &str) -> ConnectFour {
    let mut chance = QuickChance::new(0);
    let mut state = ConnectFour::start(&(), &mut chance);
    for column in columns.bytes() {
        state.apply(Drop(column - b'0'), &mut chance, &mut Silence).expect("a legal column");
    }
    state
}

/// Won games are good, and nothing else is known.
fn victory(state: &ConnectFour, seat: Seat) -> f32 {
    match state.turn() {
        Turn::Over(standing) => standing.payoffs()[seat],
        Turn::Decides(_) => 0.0,
    }
}

#[test]
fn plays_what_its_judgement_likes_best() {
    let mut chance = QuickChance::new(1);
    let mut planner = Planner::new(victory);
    let state = after("001122");
    for _ in 0..20 {
        assert_eq!(planner.choose(&state, Seat::FIRST, 0.0, &mut chance), Some(Drop(3)));
    }
    let mut contrary = Planner::new(|state: &ConnectFour, seat| -victory(state, seat));
    assert_ne!(contrary.choose(&state, Seat::FIRST, 0.0, &mut chance), Some(Drop(3)));
}

#[test]
fn has_whims_as_often_as_it_is_told() {
    let mut chance = QuickChance::new(1);
    let mut planner = Planner::new(victory);
    let state = after("001122");
    let mut others = |whims: f32| {
        let choices = (0..1_000).map(|_| planner.choose(&state, Seat::FIRST, whims, &mut chance));
        choices.filter(|&choice| choice != Some(Drop(3))).count()
    };
    assert_eq!(others(0.0), 0);
    // Any of seven columns, one of which is the best one.
    assert!((780..930).contains(&others(1.0)));
    assert!((40..140).contains(&others(0.1)));
}
