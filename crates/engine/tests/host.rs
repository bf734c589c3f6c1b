//! The engine has nothing that its host does not give it.

mod hosts;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::{self, ThreadId};
use std::time::Duration;

use hosts::Counting;
use quadriga_bots::machine::Alone;
use quadriga_core::Seed;
use quadriga_engine::{Engine, Host};
use serde_json::{Value, json};

/// A host without randomness, and with this clock.
struct Bare<T>(T);

impl<T: Fn() -> Duration + Clone + Send> Host for Bare<T> {
    type Machine = Alone<T>;

    fn machine(&self) -> Alone<T> {
        Alone(self.0.clone())
    }

    fn seed(&mut self) -> Option<Seed> {
        None
    }
}

/// A clock that goes on by a quarter of a minute with each look, and may only be looked at on this
/// thread.
fn at_home(home: ThreadId) -> impl Fn() -> Duration + Clone + Send {
    let looks = Arc::new(AtomicU64::new(0));
    move || {
        assert_eq!(thread::current().id(), home, "somebody thinks elsewhere");
        Duration::from_secs(15 * looks.fetch_add(1, Ordering::Relaxed))
    }
}

fn ask(engine: &mut Engine, request: &Value) -> Value {
    serde_json::from_str(&engine.answer(&request.to_string())).expect("answers are JSON")
}

fn oppida(host: impl Host + 'static) -> Engine {
    Engine::new("oppida", host).expect("a game")
}

#[test]
fn every_game_of_the_catalogue_has_an_engine_and_others_have_none() {
    for game in quadriga_games::catalogue() {
        let mut engine = Engine::new(game.id, Counting::default()).expect("a game");
        assert_eq!(ask(&mut engine, &json!({ "cmd": "new" }))["game"], game.id);
    }
    let unknown = Engine::new("chess", Counting::default()).expect_err("no game of ours");
    assert_eq!(unknown.asked, "chess");
}

#[test]
fn a_game_without_a_seed_gets_the_next_one_of_the_host() {
    let mut engine = oppida(Counting::default());
    let (new, first) = (json!({ "cmd": "new" }), json!({ "cmd": "new", "seed": 0 }));
    let drawn = [ask(&mut engine, &new), ask(&mut engine, &new)];
    assert_eq!(drawn[0], ask(&mut engine, &first));
    assert_ne!(drawn[0]["seed_hash"], drawn[1]["seed_hash"]);
}

#[test]
fn where_there_is_no_randomness_a_seed_has_to_be_named() {
    let mut engine = oppida(Bare(|| Duration::ZERO));
    let answer = ask(&mut engine, &json!({ "cmd": "new" }));
    assert_eq!(answer["error"]["code"], "internal", "{answer}");
    assert!(answer["error"]["message"].as_str().is_some_and(|text| text.contains("\"seed\"")));
    assert_eq!(ask(&mut engine, &json!({ "cmd": "new", "seed": 3 }))["number"], 0);
}

#[test]
fn best_thinks_on_the_thread_that_asks_and_stops_by_the_clock_of_the_host() {
    let mut engine = oppida(Bare(at_home(thread::current().id())));
    ask(&mut engine, &json!({ "cmd": "new", "seed": 1 }));
    // So long that a machine with threads would use them; but on this clock a minute is over after
    // four looks.
    let best = ask(&mut engine, &json!({ "cmd": "best", "budget": { "ms": 60_000 } }));
    let simulations = best["simulations"].as_u64().unwrap_or_else(|| panic!("no answer: {best}"));
    assert!((1..=4 * 64).contains(&simulations), "{simulations}");
}

#[test]
fn a_quit_is_known_to_whoever_reads_the_lines() {
    let mut engine = oppida(Counting::default());
    engine.answer("nonsense");
    assert!(!engine.has_quit());
    assert_eq!(engine.answer(r#"{"cmd":"quit"}"#), r#"{"quit":true}"#);
    assert!(engine.has_quit());
}
