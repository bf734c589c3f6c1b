//! A table in memory: the game under way, who sits, who listens, and what each of them is sent.
//!
//! **Invariant:** what is in memory is what is stored. A change is worked out, stored, and only then
//! told; where storing fails, the table leaves the memory and is read again.

pub(crate) mod frames;
pub(crate) mod play;
pub(crate) mod readers;
mod seating;
pub(crate) mod table;

pub(crate) use readers::{Named, Reader, Wish};
pub(crate) use table::Table;
