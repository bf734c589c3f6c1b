//! Counts of positions, as data: `perft.json` tells where its figures come from.

use std::collections::BTreeSet;

use crate::naive::{Army, Naive, Stage};
use crate::table::{BACKS, offered, picture, table};
use quadriga_oppida::{Action, Oppida, Phase};
use serde::Deserialize;

#[derive(Deserialize)]
struct File {
    #[serde(rename = "source")]
    _source: String,
    turns: Vec<Turn>,
    trees: Vec<Tree>,
}

/// All turns of marches and attacks from one position.
#[derive(Deserialize)]
struct Turn {
    name: String,
    table: String,
    romans_move: bool,
    first_steps: usize,
    /// Different tables before the mover starves.
    results: usize,
    /// Those in which the mover is within supply.
    within_supply: usize,
}

/// All sequences of actions from one position.
#[derive(Deserialize)]
struct Tree {
    name: String,
    table: String,
    /// How many sequences of one action, of two, and so on.
    sequences: Vec<u64>,
}

fn file() -> File {
    serde_json::from_str(include_str!("perft.json")).expect("perft.json is whole")
}

/// The position for the engine.
fn lay(picture: &str, romans_move: bool) -> Oppida {
    let table = table(&picture.replace('/', " "));
    if romans_move { table.romans().lay() } else { table.lay() }
}

/// The same position for the naive model.
fn lay_naively(picture: &str, romans_move: bool) -> Naive {
    let mut backs = [(0, 0); 12];
    backs[1..11].copy_from_slice(&BACKS);
    let mut naive = Naive::start(0, false, backs);
    naive.armies.clear();
    for (cell, token) in picture.replace('/', " ").split_whitespace().enumerate() {
        naive.flipped[cell] = token.starts_with('*');
        let player = usize::from(token.contains('R'));
        for pips in token.chars().filter_map(|sign| sign.to_digit(10)) {
            naive.armies.push(Army { cell, player, pips: pips as u8, done: false });
        }
    }
    (naive.turn, naive.player) = (9, usize::from(romans_move));
    naive
}

/// What counting needs of an engine.
trait Engine: Clone {
    fn choices(&self) -> Vec<Action>;
    fn act(&mut self, action: Action);
    fn draw(&self) -> String;
    /// Whether the march could end here, or the game has.
    fn is_result(&self) -> bool;
    fn is_within_supply(&self) -> bool;

    fn after(&self, action: Action) -> Self {
        let mut next = self.clone();
        next.act(action);
        next
    }
}

impl Engine for Oppida {
    fn choices(&self) -> Vec<Action> {
        offered(self)
    }

    fn act(&mut self, action: Action) {
        crate::table::play(self, &[action]);
    }

    fn draw(&self) -> String {
        picture(self)
    }

    fn is_result(&self) -> bool {
        matches!(self.phase(), Phase::Marching | Phase::Over(_))
    }

    fn is_within_supply(&self) -> bool {
        self.surplus(self.mover()) == 0
    }
}

impl Engine for Naive {
    fn choices(&self) -> Vec<Action> {
        let mut list = self.offers();
        list.sort_by_key(|action| format!("{action:?}"));
        list.dedup();
        list
    }

    fn act(&mut self, action: Action) {
        Naive::act(self, action);
    }

    fn draw(&self) -> String {
        self.picture()
    }

    fn is_result(&self) -> bool {
        matches!(self.stage, Stage::Marching | Stage::Won(_))
    }

    fn is_within_supply(&self) -> bool {
        self.outside(self.player) <= self.food(self.player)
    }
}

fn is_step(action: &Action) -> bool {
    matches!(action, Action::March { .. } | Action::Conquer { .. } | Action::Fight { .. })
}

/// First steps, different results, and those within supply. The opponent's starving belongs to the
/// step that causes it.
fn count_turn<E: Engine>(start: &E) -> (usize, usize, usize) {
    let first_steps = start.choices().into_iter().filter(is_step).count();
    let (mut all, mut within) = (BTreeSet::new(), BTreeSet::new());
    let (mut seen, mut todo) = (BTreeSet::new(), vec![start.clone()]);
    while let Some(state) = todo.pop() {
        let goes_on = |action: &Action| is_step(action) || matches!(action, Action::Starve { .. });
        for action in state.choices().into_iter().filter(goes_on) {
            let next = state.after(action);
            if next.is_result() {
                let table = next.draw().replace('\'', "");
                within.extend(next.is_within_supply().then(|| table.clone()));
                all.insert(table);
            }
            if seen.insert(next.draw()) {
                todo.push(next);
            }
        }
    }
    (first_steps, all.len(), within.len())
}

fn count_sequences<E: Engine>(start: &E, depth: usize) -> u64 {
    let list = start.choices();
    if depth == 1 {
        return list.len() as u64;
    }
    list.into_iter().map(|action| count_sequences(&start.after(action), depth - 1)).sum()
}

/// Rules: OP-6.5, OP-8.4
#[test]
fn turns_of_steps_lead_to_as_many_results_as_counted() {
    for turn in file().turns {
        let expected = (turn.first_steps, turn.results, turn.within_supply);
        let engine = count_turn(&lay(&turn.table, turn.romans_move));
        assert_eq!(engine, expected, "{}, engine", turn.name);
        let naive = count_turn(&lay_naively(&turn.table, turn.romans_move));
        assert_eq!(naive, expected, "{}, naive model", turn.name);
    }
}

/// Rules: OP-2.1, OP-2.4
#[test]
fn there_are_as_many_sequences_of_actions_as_counted() {
    for tree in file().trees {
        let (engine, naive) = (lay(&tree.table, false), lay_naively(&tree.table, false));
        for (depth, &expected) in (1..).zip(&tree.sequences) {
            let name = &tree.name;
            assert_eq!(count_sequences(&engine, depth), expected, "{name}, {depth}, engine");
            assert_eq!(count_sequences(&naive, depth), expected, "{name}, {depth}, naive model");
        }
    }
}
