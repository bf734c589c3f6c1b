//! All tests of Hamilcar, a module for each chapter of its rules, in one program: it is linked
//! once.

mod abilities;
mod avoiding;
mod battle_hands;
mod battle_odds;
mod battles;
mod campaigns;
mod control;
mod encounters;
mod generals;
mod interceptions;
mod laws;
mod marches;
mod material;
mod no_allocation;
mod position;
mod reinforcements;
mod retreats;
mod secrets;
mod setup;
mod strategy;
mod table;
mod turn;
mod victory;
mod walls;
mod winter;
