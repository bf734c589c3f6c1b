//! What an engine needs and can't have by itself.

use quadriga_bots::machine::Machine;
use quadriga_core::Seed;

/// Where an engine runs.
pub trait Host {
    /// What `best` thinks on.
    type Machine: Machine;

    /// The threads and the clock that `best` may use.
    fn machine(&self) -> Self::Machine;

    /// A seed that nobody can guess, for a game that names none; nothing where none can be had.
    fn seed(&mut self) -> Option<Seed>;
}
