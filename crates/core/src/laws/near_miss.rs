//! Near misses: actions that are almost, but not quite, what the game offers.

use std::collections::{BTreeSet, HashMap, HashSet};

use serde_json::Value;

use super::mutate::{leaves, with};
use crate::chance::{Chance, QuickChance};
use crate::game::Game;

/// How many of the offered actions have their near misses tried in one position.
const MUTATED: usize = 8;
/// How many of the actions offered earlier are tried in one position.
const STALE: usize = 48;

/// What a game has offered so far, to any seat, and the near misses made of it.
pub(super) struct Memory<G: Game> {
    offered: Vec<G::Action>,
    known: HashSet<G::Action>,
    /// The names of variants seen in actions so far.
    words: BTreeSet<String>,
    near: HashMap<G::Action, Vec<G::Action>>,
}

impl<G: Game> Memory<G> {
    pub(super) fn new() -> Memory<G> {
        Memory {
            offered: Vec::new(),
            known: HashSet::new(),
            words: BTreeSet::new(),
            near: HashMap::new(),
        }
    }

    /// Everything that was ever offered, in the order of its first appearance.
    pub(super) fn offered(&self) -> &[G::Action] {
        &self.offered
    }

    /// Takes note of what is offered now.
    pub(super) fn remember(&mut self, legal: &[G::Action]) {
        for &action in legal {
            if self.known.insert(action) {
                self.offered.push(action);
                let words_before = self.words.len();
                collect_words(&json(action), &mut self.words);
                if self.words.len() > words_before {
                    self.near.clear();
                }
            }
        }
    }

    /// Actions that are not in `legal`: mutated ones, stale ones, those of other seats. What is in
    /// them follows from the game and `chance` alone.
    pub(super) fn unoffered(
        &mut self,
        legal: &[G::Action],
        chance: &mut QuickChance,
    ) -> Vec<G::Action> {
        let mut tried: HashSet<G::Action> = legal.iter().copied().collect();
        let mut found = Vec::new();
        for action in some_of(legal, MUTATED, chance) {
            let words = &self.words;
            let near = self.near.entry(action).or_insert_with(|| near_misses::<G>(action, words));
            found.extend(near.iter().copied().filter(|&near| tried.insert(near)));
        }
        let stale = some_of(&self.offered, STALE, chance);
        found.extend(stale.into_iter().filter(|&stale| tried.insert(stale)));
        found
    }
}

/// Up to `most` neighbouring items from a random place on, going round at the end.
fn some_of<T: Copy>(items: &[T], most: usize, chance: &mut QuickChance) -> Vec<T> {
    let first = chance.below(items.len() as u32) as usize;
    items.iter().cycle().skip(first).take(most.min(items.len())).copied().collect()
}

fn json<A: serde::Serialize>(action: A) -> Value {
    serde_json::to_value(action).unwrap_or(Value::Null)
}

/// Every action that differs from `action` in one field, in its variant, or by two fields
/// exchanged.
fn near_misses<G: Game>(action: G::Action, words: &BTreeSet<String>) -> Vec<G::Action> {
    let origin = json(action);
    let mut mutants = Vec::new();
    let places = leaves(&origin);
    for (place, leaf) in &places {
        mutants.extend(leaf_mutants(leaf, words).into_iter().map(|new| with(&origin, place, new)));
    }
    for (index, (first, one)) in places.iter().enumerate() {
        for (second, other) in &places[index + 1..] {
            let half = with(&origin, first, other.clone());
            mutants.push(with(&half, second, one.clone()));
        }
    }
    mutants.extend(other_variants(&origin, words));
    mutants.into_iter().filter_map(|mutant| serde_json::from_value(mutant).ok()).collect()
}

fn leaf_mutants(leaf: &Value, words: &BTreeSet<String>) -> Vec<Value> {
    match leaf {
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or(0);
            let near = [1, -1, 2, -2].map(|by| number.saturating_add(by));
            let edges = [0, i64::from(u8::MAX), i64::from(u16::MAX), i64::from(u32::MAX)];
            let numbers = near.into_iter().chain(edges).map(Value::from);
            numbers.chain([Value::Null]).collect()
        }
        Value::Bool(flag) => vec![Value::Bool(!flag)],
        Value::Null => vec![Value::from(0), Value::from(1)],
        Value::String(_) => words.iter().map(|word| Value::from(word.as_str())).collect(),
        Value::Array(_) | Value::Object(_) => Vec::new(),
    }
}

/// The same fields under the name of another variant.
fn other_variants(origin: &Value, words: &BTreeSet<String>) -> Vec<Value> {
    let Value::Object(fields) = origin else { return Vec::new() };
    let Some(inner) = fields.values().next().filter(|_| fields.len() == 1) else {
        return Vec::new();
    };
    let renamed =
        |word: &String| Value::Object([(word.clone(), inner.clone())].into_iter().collect());
    words.iter().map(renamed).chain(words.iter().map(|word| Value::from(word.as_str()))).collect()
}

fn collect_words(value: &Value, words: &mut BTreeSet<String>) {
    match value {
        Value::String(word) => _ = words.insert(word.clone()),
        Value::Object(fields) => {
            if fields.len() == 1 {
                words.extend(fields.keys().cloned());
            }
            fields.values().for_each(|inner| collect_words(inner, words));
        }
        Value::Array(items) => items.iter().for_each(|inner| collect_words(inner, words)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}
