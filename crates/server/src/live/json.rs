//! Plain data as JSON. It always has such a form: there are no keys that are no text, and no faults
//! of writing.

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

/// As text.
pub(super) fn text(data: &impl Serialize) -> String {
    serde_json::to_string(data).expect("plain data always has a JSON form")
}

/// As bytes.
pub(super) fn bytes(data: &impl Serialize) -> Vec<u8> {
    serde_json::to_vec(data).expect("plain data always has a JSON form")
}

/// As a value that is written already.
pub(super) fn raw(data: &impl Serialize) -> Box<RawValue> {
    to_raw_value(data).expect("plain data always has a JSON form")
}

/// JSON bytes that were just written, as such a value.
pub(super) fn written(json: Vec<u8>) -> Box<RawValue> {
    let text = String::from_utf8(json).ok();
    text.and_then(|text| RawValue::from_string(text).ok()).unwrap_or_default()
}
