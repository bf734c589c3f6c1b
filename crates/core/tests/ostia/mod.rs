//! Ostia: a tiny game of smugglers for tests. Three merchants, fifteen jars, one die.
//!
//! It exists because nothing in Quadriga may assume two seats, open information or strict
//! alternation.
//! It is included by path from the tests of other crates too, and needs `quadriga_core` and
//! `serde`.
//!
//! # The rules
//! - **TG-1** The fifteen jars are worth 1 to 5, three of each. Each merchant holds three (a large
//!   cargo: four) in secret, the rest is in the warehouse, and has a purse of two coins.
//! - **TG-2.1** The trader loads one jar from the hand, face down.
//! - **TG-2.2** The trader sails, and casts the die for the toll. On a 1 there is a storm: the jar
//!   is
//!   turned over and lost.
//! - **TG-3.1** Else the others are asked in order, in the trader's turn: seize the jar, or let it
//!   pass?
//! - **TG-3.2** Before the answer, the one asked may bribe a sailor once: for a coin, one look at
//!   the jar.
//! - **TG-3.3** A seized jar is turned over. Worth more than the die it is contraband: the
//!   inspector gets
//!   its worth. Else the trader gets its worth, and up to two coins from the inspector.
//! - **TG-3.4** A jar that both let pass is turned over, and the trader gets its worth.
//! - **TG-4.1** The trader takes a jar from the warehouse, while there is one. Who has seized
//!   contraband
//!   trades next, else the next seat; who has no jar is passed over.
//! - **TG-4.2** When no jar is left, the fullest purse wins.

#![allow(
    dead_code,
    unused_imports,
    reason = "each test that includes the game uses another part of it"
)]

mod rules;
mod state;
mod words;

pub(crate) use state::{ALL_JARS, Draft, Ostia, Stage, worth};
pub(crate) use words::{Action, Cargo, Event, Illegal, Options, View};
