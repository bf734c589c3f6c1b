//! What a strong player would do here.

use std::time::Duration;

use quadriga_core::{Game, Past, QuickChance, Seat};
use serde::Serialize;

use crate::ismcts::{Decision, Forest, Search};
use crate::machine::{Machine, ThisMachine};
use crate::random::imagined;
use crate::spec::Budget;

/// How many simulations judge a position where there is nothing to choose. Not measured.
const NO_CHOICE: u32 = 200;

/// Below this time one tree grows on the caller's thread: starting others, and waiting for the last
/// of them to be woken, took up to 2 of 10 ms.
const WORTH_THREADS: Duration = Duration::from_millis(100);

/// What a search thinks of a decision.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(bound = "")]
pub struct Hint<G: Game> {
    /// Whose decision it is.
    pub seat: Seat,
    /// Every legal action, the best first.
    pub actions: Vec<Prospect<G::Action>>,
    /// How many simulations the hint rests on.
    pub simulations: u64,
}

/// What a search thinks of one action.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Prospect<A> {
    /// The action.
    pub action: A,
    /// How many simulations began with it.
    pub visits: u64,
    /// The share of all simulations that began with it, between 0 and 1: how sure the search is.
    pub share: f32,
    /// The payoff that the deciding seat may expect of it, between 0 and 1.
    pub value: f32,
}

/// Someone who can be asked again and again, and thinks in the memory of earlier answers: memory
/// that is new to the process is handed out by the operating system page by page, which a short
/// budget feels.
#[derive(Clone, Debug)]
pub struct Adviser<G: Game, M = ThisMachine> {
    trees: Vec<Search<G>>,
    machine: M,
}

impl<G: Game> Adviser<G> {
    /// An adviser who was never asked, and has the whole machine to think on.
    pub fn new() -> Adviser<G> {
        Adviser::on(ThisMachine::whole())
    }

    /// One who thinks on the caller's thread alone: for a host that shares its threads out among
    /// many.
    pub fn on_one_thread() -> Adviser<G> {
        Adviser::on(ThisMachine::one_thread())
    }
}

impl<G: Game, M: Machine> Adviser<G, M> {
    /// An adviser who thinks on this machine.
    pub const fn on(machine: M) -> Adviser<G, M> {
        Adviser { trees: Vec::new(), machine }
    }

    /// What the deciding seat should do in a game with this past; `None` when the game is over. The
    /// answer does not depend on what was asked before.
    ///
    /// A budget of time uses all threads, unless it is very short. A budget of iterations grows one
    /// tree, so that the answer is the same on every machine.
    pub fn hint(&mut self, state: &G, past: &Past, budget: Budget, seed: u64) -> Option<Hint<G>> {
        let clock = self.machine.clock();
        let seat = state.turn().seat()?;
        let mut chance = QuickChance::new(seed);
        let mut list = Vec::new();
        imagined(state, seat, &mut chance).actions(&mut list);
        let (budget, trees) = match budget {
            Budget::Time(_) if list.len() < 2 => (Budget::Iterations(NO_CHOICE), 1),
            Budget::Time(time) if time < WORTH_THREADS => (budget, 1),
            Budget::Time(_) => (budget, self.machine.threads()),
            Budget::Iterations(_) => (budget, 1),
        };
        let mut forest = Forest::new(std::mem::take(&mut self.trees));
        let decision = Decision { state, past, seat };
        forest.grow(decision, budget, trees, &mut chance, &self.machine, clock);
        let mut actions = forest.prospects(&list);
        // A stable sort: equals stay in the order of the legal list.
        actions.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)));
        let simulations = forest.simulations();
        self.trees = forest.into_trees();
        Some(Hint { seat, actions, simulations })
    }
}

impl<G: Game> Default for Adviser<G> {
    fn default() -> Adviser<G> {
        Adviser::new()
    }
}

/// The same from an [`Adviser`] who is asked once.
pub fn hint<G: Game>(state: &G, past: &Past, budget: Budget, seed: u64) -> Option<Hint<G>> {
    Adviser::new().hint(state, past, budget, seed)
}
