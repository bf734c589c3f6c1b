//! What bots know, and no rule: what a position is worth, and which choices are worth a try.

mod appraise;
mod clash;
mod distances;
mod forces;
mod intent;
pub(crate) mod judgement;
mod lure;
mod narrow;
mod narrow_orders;
mod outlook;
mod shortlist;
