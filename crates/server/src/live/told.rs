//! What an entry told, and who may know it: in memory, and as it is stored.

use quadriga_core::{Eyes, Game, Told};
use serde_json::value::RawValue;

use crate::live::json::{raw, text};

/// An event as JSON, with those who may know it.
pub(super) type ToldJson = Told<Box<RawValue>>;

/// What a step of the game `G` told.
pub(super) fn to_json<G: Game>(told: &[Told<G::Event>]) -> Vec<ToldJson> {
    told.iter().map(|told| Told { to: told.to, event: raw(&told.event) }).collect()
}

/// The events of an entry as they are stored: pairs of who may know it and what it is.
pub(super) fn to_text(told: &[ToldJson]) -> String {
    let pairs: Vec<(u8, &RawValue)> =
        told.iter().map(|told| (told.to.bits(), &*told.event)).collect();
    text(&pairs)
}

/// Reads what [`to_text`] wrote.
pub(super) fn from_text(events: &str) -> Vec<ToldJson> {
    let pairs: Vec<(u8, Box<RawValue>)> = serde_json::from_str(events).unwrap_or_default();
    pairs.into_iter().map(|(to, event)| Told { to: Eyes::from_bits(to), event }).collect()
}
