//! Search by simulation over imagined states: single-observer information set Monte Carlo tree
//! search (Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012), for
//! any
//! number of seats.
//!
//! Each simulation has the parts of the paper:
//!
//! 1. *Determinize*: imagine a state that the deciding seat holds possible (`search.rs`).
//! 2. *Select*: walk down the one tree along actions that are legal in it, each time to the child
//!    `i` with the largest
//!
//!    > x̄ᵢ + c · σ · √(ln aᵢ / nᵢ)
//!
//!    where x̄ᵢ is its mean payoff to the seat that chooses, nᵢ how often it was visited, aᵢ how
//!    often it was *available*: not every action is possible in every imagined state, so a child
//!    competes by that, and not by how often its parent was visited. σ is the spread of the payoffs
//!    at the root, in place of the paper's fixed scale, since judgements of quiet positions lie
//!    much
//!    closer together than wins and losses; c is 0.7 (`select.rs`, `tree.rs`).
//! 3. *Expand*: add one node for an action that has none.
//! 4. *Simulate*: play on at random, or judge (`evaluate.rs`, `playout.rs`).
//! 5. *Back up*: every node on the way notes the payoff to the seat that chose it (`search.rs`), so
//!    each seat looks after itself and nothing assumes two seats or alternation.
//!
//! Where the state at a node is always the same (no secrets, and no chance on the way to it),
//! availability is not needed: its children are all its actions, once and for all. Several trees
//! side
//! by side are a `forest`.

mod evaluate;
mod forest;
mod playout;
mod search;
mod select;
mod tree;

pub(crate) use forest::{Decision, Forest};
pub use search::Search;
