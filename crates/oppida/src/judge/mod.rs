//! What bots know of Oppida: how a position looks, and what they need not try. No rule rests on it.

mod appraise;
mod narrow;
