//! Search by simulation over imagined states: single-observer information set Monte Carlo tree search
//! (Cowling, Powley, Whitehouse 2012), for any number of seats.
//!
//! Each simulation imagines a state that the deciding seat holds possible, walks down the one tree
//! along actions that are legal in it, adds one node, plays on at random and notes what every seat
//! took from it. A node keeps the value for the seat that chose it, so each seat looks after itself
//! and nothing assumes two seats or alternation. Since not every action is possible in every imagined
//! state, a child competes by how often it was available, not by how often its parent was visited.
//!
//! Where the state at a node is always the same (no secrets, and no chance on the way to it), none of
//! this is needed: its children are all its actions, once and for all.

mod forest;
mod playout;
mod search;
mod tree;

pub(crate) use forest::Forest;
pub use search::Search;
