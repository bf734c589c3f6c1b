//! What an entry told, and who may know it: in memory, and as it is stored.

use quadriga_core::{Eyes, Game};
use serde_json::value::RawValue;

use crate::live::json::{raw, text};

/// An event, with those who may know it.
#[derive(Clone, Debug)]
pub struct Told {
    /// Who may know it.
    pub to: Eyes,
    /// The event, as JSON.
    pub event: Box<RawValue>,
}

impl Told {
    /// What a step of a game told.
    pub(super) fn all<G: Game>(told: &[quadriga_core::Told<G::Event>]) -> Vec<Told> {
        told.iter().map(|told| Told { to: told.to, event: raw(&told.event) }).collect()
    }
}

/// The events of an entry as they are stored: pairs of who may know it and what it is.
pub(super) fn to_text(told: &[Told]) -> String {
    let pairs: Vec<(u8, &RawValue)> =
        told.iter().map(|told| (told.to.bits(), &*told.event)).collect();
    text(&pairs)
}

/// Reads what [`to_text`] wrote.
pub(super) fn from_text(events: &str) -> Vec<Told> {
    let pairs: Vec<(u8, Box<RawValue>)> = serde_json::from_str(events).unwrap_or_default();
    pairs.into_iter().map(|(to, event)| Told { to: Eyes::from_bits(to), event }).collect()
}
