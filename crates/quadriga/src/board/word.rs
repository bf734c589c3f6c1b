//! The engine's own words, as they are typed in the terminal.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// The engine's own word for one of its things; empty for what has none.
pub(super) fn word<T: Serialize>(thing: T) -> String {
    match serde_json::to_value(thing) {
        Ok(Value::String(word)) => word,
        _ => String::new(),
    }
}

/// What the engine calls by this word, if there is such a thing.
pub(super) fn known<T: DeserializeOwned>(word: &str) -> Option<T> {
    serde_json::from_value(Value::from(word)).ok()
}
