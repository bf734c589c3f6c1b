//! Clients on this machine for the server: players, listeners, and what they measure. The tests
//! that kill the server use the same ones.

pub mod attack;
pub mod client;
pub mod copies;
pub mod idle;
pub mod long;
pub mod machine;
pub mod play;
pub mod server;
