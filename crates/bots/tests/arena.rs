//! Tournaments: who sits where, what the results are worth, and that they can be repeated.

#[path = "../benches/connect_four/game.rs"]
#[allow(dead_code)]
mod connect_four;
#[path = "../../core/tests/ostia/mod.rs"]
mod ostia;

use std::sync::atomic::{AtomicUsize, Ordering};

use connect_four::ConnectFour;
use ostia::{Options, Ostia};
use quadriga_bots::arena::{Arena, ArenaError, Lineup, Pairing, Report, Score, ratings, rounds};

fn arena(bots: &str, games: u32, threads: usize) -> Arena {
    let bots = bots.split(',').map(|bot| bot.parse().expect("a bot")).collect();
    Arena { bots, games, seed: 7, cap: None, threads }
}

fn connect_four(arena: &Arena) -> Report {
    arena.run::<ConnectFour>(&(), |_| ()).expect("two bots")
}

fn seatings(pairings: &[Pairing], bots: usize, seats: usize) -> Vec<Vec<u32>> {
    let mut table = vec![vec![0; seats]; bots];
    for pairing in pairings {
        for (seat, &bot) in pairing.seats.iter().enumerate() {
            table[bot][seat] += 1;
        }
    }
    table
}

#[test]
fn every_bot_sits_on_every_seat_equally_often() {
    for seats in 2..=6 {
        for bots in 2..=6 {
            for games in [1, 5, 12] {
                let (_, pairings) = rounds(bots, seats, games);
                for (bot, row) in seatings(&pairings, bots, seats).iter().enumerate() {
                    let same = row.iter().all(|&times| times == row[0] && times > 0);
                    assert!(same, "bot {bot} of {bots} at a table of {seats}: {row:?}");
                }
            }
        }
    }
}

#[test]
fn each_pair_plays_the_number_of_games_rounded_up_to_whole_turns_of_the_table() {
    let (lineup, pairings) = rounds(3, 2, 5);
    assert_eq!(lineup, Lineup::EachAgainstEach);
    assert_eq!(pairings.len(), 3 * 6);
    for pair in [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]] {
        assert_eq!(pairings.iter().filter(|pairing| pairing.seats == pair).count(), 3);
    }
}

#[test]
fn with_two_bots_at_a_larger_table_the_first_sits_alone() {
    let (lineup, pairings) = rounds(2, 4, 8);
    assert_eq!(lineup, Lineup::OneAgainstTheRest);
    assert_eq!(pairings.len(), 8);
    for pairing in &pairings {
        assert_eq!(pairing.seats.iter().filter(|&&bot| bot == 0).count(), 1);
    }
    assert_eq!(seatings(&pairings, 2, 4), [[2; 4], [6; 4]]);
}

/// The score of so many wins, draws and losses.
fn score(wins: u32, draws: u32, losses: u32) -> Score {
    let mut score = Score::default();
    (0..wins).for_each(|_| score.add(1.0));
    (0..draws).for_each(|_| score.add(0.5));
    (0..losses).for_each(|_| score.add(0.0));
    score
}

/// The rating of the second of two bots.
fn second(wins: u32, draws: u32, losses: u32) -> (f64, f64) {
    let none = Score::default();
    let elo = ratings(&[vec![none, score(wins, draws, losses)], vec![none, none]]);
    assert_eq!((elo[0].value, elo[0].error), (0.0, 0.0));
    (elo[1].value, elo[1].error)
}

#[test]
fn elo_of_known_scores() {
    let close = |found: f64, known: f64| assert!((found - known).abs() < 0.05, "{found} {known}");
    close(second(50, 0, 50).0, 0.0);
    close(second(75, 0, 25).0, -190.85);
    close(second(25, 0, 75).0, 190.85);
    close(second(64, 0, 36).0, -99.95);
    close(second(10, 0, 1).0, -400.0);
    close(second(50, 50, 0).0, -190.85);
    // Everything won counts as half a game lost.
    close(second(100, 0, 0).0, -400.0 * (99.5_f64 / 0.5).log10());
    // 1.96 · √(0.25 / 100) · 400 / (ln 10 · 0.25), and half of that when all but a quarter is
    // drawn.
    close(second(50, 0, 50).1, 68.10);
    close(second(100, 600, 100).1, 12.04);
}

#[test]
fn elo_of_three_bots_adds_up() {
    let none = Score::default();
    let scores = [
        vec![none, score(75, 0, 25), score(90, 0, 10)],
        vec![none, none, score(75, 0, 25)],
        vec![none, none, none],
    ];
    let elo = ratings(&scores);
    assert!((elo[1].value + 190.85).abs() < 1.0, "{elo:?}");
    assert!((elo[2].value + 381.7).abs() < 2.0, "{elo:?}");
    // Less than the 78.6 that the games against the first bot alone would leave.
    assert!(elo[1].error < 78.6 && elo[2].error > elo[1].error, "{elo:?}");
}

#[test]
fn elo_without_games_is_nothing() {
    let elo = ratings(&vec![vec![Score::default(); 2]; 2]);
    assert!(elo.iter().all(|elo| elo.value == 0.0 && elo.error == 0.0));
}

#[test]
fn results_can_be_repeated_and_do_not_depend_on_threads() {
    let report = connect_four(&arena("mcts:30it,greedy,random", 10, 1));
    assert_eq!(report, connect_four(&arena("mcts:30it,greedy,random", 10, 3)));
    assert_ne!(report, connect_four(&Arena { seed: 8, ..arena("mcts:30it,greedy,random", 10, 1) }));
}

#[test]
fn a_report_says_what_scripts_rely_on() {
    let calls = AtomicUsize::new(0);
    let report = arena("mcts:100it,random", 40, 2)
        .run::<ConnectFour>(&(), |progress| {
            assert_eq!(progress.games, 40);
            assert_eq!(progress.done, 1 + calls.fetch_add(1, Ordering::Relaxed));
        })
        .expect("two bots");
    assert_eq!(calls.into_inner(), 40);
    assert_eq!(report.wins.iter().sum::<u32>(), report.decided);
    assert_eq!(report.decided + report.draws, 40);
    assert!(report.wins[0] >= 36, "{report:?}");
    let json = serde_json::to_value(&report).expect("json");
    assert_eq!(json["bots"], serde_json::json!(["mcts:100it", "random"]));
    assert_eq!(json["lineup"], "each_against_each");
    assert_eq!(json["elo"][0], 0.0);
    assert!(json["elo"][1].as_f64() < Some(-200.0));
    assert!(json["elo_error"][1].as_f64() > Some(0.0));
    assert_eq!(json["seatings"], serde_json::json!([[20, 20], [20, 20]]));
}

#[test]
fn games_beyond_the_cap_are_drawn() {
    let report = connect_four(&Arena { cap: Some(6), ..arena("random,random", 4, 1) });
    assert_eq!((report.draws, report.unfinished, report.length), (4, 4, 6.0));
    assert_eq!(report.payoff, [0.5, 0.5]);
}

#[test]
fn one_bot_alone_has_nobody_to_play() {
    let result = arena("random", 4, 1).run::<ConnectFour>(&(), |_| ());
    assert_eq!(result, Err(ArenaError::TooFewBots(1)));
}

#[test]
fn the_search_beats_random_at_a_table_of_three_with_hidden_hands_interrupts_and_a_die() {
    let report = arena("mcts:400it,random", 150, 2)
        .run::<Ostia>(&Options::default(), |_| ())
        .expect("two bots");
    assert_eq!((report.lineup, report.seats), (Lineup::OneAgainstTheRest, 3));
    assert_eq!(report.seatings, [[50; 3], [100; 3]]);
    // An equal would win 50 and take a half; 80 is more than five standard deviations from that.
    assert!(report.wins[0] >= 80, "{report:?}");
    assert!(report.payoff[0] > 0.7, "{report:?}");
}
