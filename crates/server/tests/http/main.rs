//! The server as its visitors meet it. One program, so that it is built and linked once.

mod common;
mod eyes;
mod faults;
mod files;
mod leaving;
mod limits;
mod patches;
mod people;
mod secrecy;
mod slow;
mod sockets;
mod steps;
mod stream;
mod tables;
mod thinking;
