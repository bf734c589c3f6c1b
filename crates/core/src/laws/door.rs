//! Deserialising is the door for positions from outside: what comes through it can be played.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::broken::panic_text;
use super::law::{Fault, Law, Tally};
use super::mutate::broken;
use super::scene::legal;
use crate::chance::{Chance, QuickChance};
use crate::game::Game;
use crate::seat::{Eye, Seat};
use crate::tell::Silence;

/// How many broken copies of one state are tried.
const COPIES: usize = 12;
/// How many random steps a broken state that was accepted is played on.
const STEPS: usize = 20;

/// Breaks copies of `state` and plays on with those that are accepted.
pub(super) fn check<G: Game>(
    state: &G,
    mut chance: QuickChance,
    tally: &mut Tally,
) -> Result<(), Fault> {
    let no_json = |error| Fault { law: Law::Json, told: format!("has no JSON form: {error}") };
    let sound = serde_json::to_value(state).map_err(no_json)?;
    for _ in 0..COPIES {
        let mut value = broken(&sound, &mut chance);
        // Two things may be broken so that they hide each other from a sum that is checked.
        if chance.below(2) == 0 {
            value = broken(&value, &mut chance);
        }
        let stage = Cell::new("reading");
        let probe = || {
            if let Ok(state) = serde_json::from_str::<G>(&value.to_string()) {
                play_on(state, chance.clone(), &stage);
            }
        };
        let outcome = catch_unwind(AssertUnwindSafe(probe));
        let panic = outcome.as_ref().err().map_or("", |panic| panic_text(panic.as_ref()));
        let told = || format!("{} panics on a broken state: {panic}\n{value}", stage.get());
        tally.demand(Law::Door, outcome.is_ok(), told)?;
        chance.bits();
    }
    Ok(())
}

fn play_on<G: Game>(mut state: G, mut chance: QuickChance, stage: &Cell<&str>) {
    for _ in 0..STEPS {
        let list = examine(&state, &mut chance, stage);
        if list.is_empty() {
            return;
        }
        let action = list[chance.below(list.len() as u32) as usize];
        stage.set("apply");
        _ = state.apply(action, &mut chance, &mut Silence);
    }
}

fn examine<G: Game>(state: &G, chance: &mut QuickChance, stage: &Cell<&str>) -> Vec<G::Action> {
    stage.set("turn");
    _ = state.turn().standing().map(|standing| standing.payoffs());
    stage.set("actions");
    let list = legal(state);
    stage.set("check");
    list.iter().for_each(|&action| _ = state.check(action));
    stage.set("targets");
    list.iter().for_each(|&action| _ = (state.targets(action), state.upshot(action)));
    stage.set("view");
    Eye::all(state.seats()).for_each(|eye| _ = serde_json::to_string(&state.view(eye)));
    stage.set("appraise");
    _ = state.appraise();
    stage.set("repetition_key");
    _ = state.repetition_key();
    stage.set("imagine");
    for seat in Seat::all(state.seats()) {
        let mut imagined = state.clone();
        imagined.imagine(seat, chance);
        _ = legal(&imagined);
    }
    list
}
