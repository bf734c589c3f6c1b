//! The commands, one file each: its arguments, and what it does.

pub mod arena;
pub mod bench;
pub mod engine;
pub mod play;
pub mod replay;
pub mod serve;
pub mod verify;
