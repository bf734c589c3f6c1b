//! The server as its visitors meet it. One program, so that it is built and linked once.

mod common;
mod faults;
mod files;
mod limits;
mod patches;
mod people;
mod secrecy;
mod slow;
mod sockets;
mod steps;
mod stream;
mod tables;
