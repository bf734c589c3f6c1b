//! What bots know of Conquest: how a position looks, what that was learned from, and what they need
//! not try. No rule rests on it.

mod appraise;
mod assets;
pub(crate) mod judgement;
mod narrow;
mod outlook;
mod warfare;
