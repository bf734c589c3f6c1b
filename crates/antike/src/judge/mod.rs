//! What bots know of Antike: how a position looks, what that was learned from, and what they need
//! not try. No rule rests on it.

mod appraise;
pub(crate) mod assets;
pub(crate) mod judgement;
mod narrow;
