//! All tests of Hamilcar, a module for each chapter of its rules, in one program: it is linked
//! once.

mod abilities;
mod battle_odds;
mod control;
mod generals;
mod laws;
mod marches;
mod material;
mod no_allocation;
mod position;
mod reinforcements;
mod secrets;
mod setup;
mod strategy;
mod table;
mod turn;
mod victory;
mod winter;
