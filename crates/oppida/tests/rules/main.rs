//! All tests of Oppida, a module for each chapter of its rules, in one program: it is linked once.

mod attack;
mod build;
mod differential;
mod ending;
mod examples;
mod golden;
mod laws;
mod march;
mod naive;
mod no_allocation;
mod offers;
mod options;
mod perft;
mod position;
mod recruit;
mod regression;
mod scout;
mod setup;
mod snapshots;
mod supply;
mod table;
mod turn;
mod versions;
