//! A table in memory: the game under way, who sits, who listens, and what each of them is sent.
//!
//! **Invariant:** what is in memory is what is stored. A change is worked out, stored, and only
//! then told; where storing fails, the table leaves the memory and is read again.

mod audience;
pub(crate) mod bookmark;
pub(crate) mod export;
mod frame;
pub(crate) mod import;
mod json;
mod leaving;
pub(crate) mod messages;
mod news;
pub(crate) mod opening;
pub(crate) mod play;
pub(crate) mod readers;
pub(crate) mod replay;
mod seating;
pub(crate) mod sight;
mod snapshot;
pub(crate) mod table;
mod told;

pub(crate) use bookmark::Bookmark;
pub(crate) use readers::{Named, Reader};
pub(crate) use sight::{Sight, Wish};
pub(crate) use table::Table;
