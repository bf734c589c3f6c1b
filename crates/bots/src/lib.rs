//! Bots that play every game of Quadriga, because they are written against the contract alone.
//!
//! - [`Bot`] plays: at random, greedily, or by search ([`ismcts`]); [`BotSpec`] names which.
//! - [`Adviser`] and [`hint`] say what a strong player would do, and how sure it is.
//! - [`arena`] lets bots play each other and measures by how much one is stronger.
//! - [`Planner`] is quick and judges as it is told: judgements learn from its games.
//!
//! **Invariant:** a bot looks only at imagined states. Of the true state it asks who decides and
//! how many seats there are, then copies it and calls `imagine` on the copy before anything else.
//!
//! **Invariant:** threads and the clock are those of a [`Machine`](machine::Machine) that the
//! caller names. On [`Alone`](machine::Alone), nothing here starts a thread or asks the operating
//! system for the time.
//!
//! **Invariant:** with a budget of iterations, everything here is a function of its seed.

pub mod arena;
mod bot;
mod greedy;
mod hint;
pub mod ismcts;
pub mod machine;
mod memory;
pub mod pace;
mod planner;
mod random;
mod spec;

pub use bot::{Bot, Means};
pub use hint::{Adviser, Hint, Prospect, hint};
pub use memory::Memory;
pub use planner::Planner;
pub use spec::{BotSpec, Budget, Level, NoSuchBot};
