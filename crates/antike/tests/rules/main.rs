//! All tests of Antike Duellum, a module for each chapter of its rules, in one program: it is
//! linked once.

mod cards;
mod duellum;
mod ending;
mod founding;
mod golden;
mod laws;
mod militia;
mod no_allocation;
mod offers;
mod options;
mod perft;
mod personages;
mod position;
mod production;
mod rondel;
mod scientia;
mod setup;
mod snapshots;
mod special;
mod table;
mod tactics;
mod targets;
mod templum;
