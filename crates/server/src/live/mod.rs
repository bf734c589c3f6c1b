//! A table in memory: the game under way, who sits, who listens, and what each of them is sent.
//!
//! **Invariant:** what is in memory is what is stored. A change is worked out, stored, and only then
//! told; where storing fails, the table leaves the memory and is read again.

pub mod frames;
pub mod play;
pub mod readers;
mod seating;
pub mod table;

pub use play::AnyPlay;
pub use readers::{Reader, Wish};
pub use table::Table;
