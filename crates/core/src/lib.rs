//! The contract that every game of Quadriga fulfils, and what follows from it for all of them
//! alike: seats, turns, secrecy, chance, undo, records, the laws and the kit for tests.
//!
//! **Invariant:** nothing here, and nothing in a rules crate, reads a clock, a file, the network or
//! the operating system's randomness. Same seed and same actions give the same game, for ever.
//!
//! Start with [`Game`], then [`Play`], which is how everything above this crate plays one.

pub mod chance;
pub mod data;
pub mod forecast;
mod game;
#[cfg(feature = "laws")]
pub mod kit;
#[cfg(feature = "laws")]
pub mod laws;
mod leaving;
mod past;
mod places;
pub mod play;
pub mod position;
pub mod record;
pub mod registry;
mod seat;
pub mod seed;
#[doc(hidden)]
pub mod snake;
pub mod target;
pub mod tell;
mod turn;
mod version;
mod words;

pub use chance::{Chance, QuickChance, TableChance};
pub use forecast::Forecast;
pub use game::{Choice, Game, GameInfo, Reason};
pub use leaving::{CannotLeave, Leavers, Left};
pub use past::{Past, REPETITIONS};
pub use play::{Barrier, CannotUndo, Checkpoint, Done, Play, Refusal};
pub use record::{Player, Record, RecordError};
pub use seat::{BySeat, Eye, Eyes, MAX_SEATS, Seat};
pub use seed::{Seed, SeedHash};
pub use target::{Target, Targets, Which};
pub use tell::{Silence, Tell, Told, heard_by};
pub use turn::{Standing, Turn};
pub use version::RulesVersion;
