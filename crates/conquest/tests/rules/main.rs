//! All tests of Conquest of the Empire II, a module for each chapter of its rules, in one program:
//! it is linked once.

mod alliances;
mod battle;
mod cards;
mod cities;
mod golden;
mod influence;
mod laws;
mod movement;
mod no_allocation;
mod odds;
mod offers;
mod options;
mod perft;
mod position;
mod recruit;
mod scoring;
mod sea;
mod secrets;
mod senate;
mod setup;
mod snapshots;
mod table;
mod tactics;
mod targets;
mod turn;
