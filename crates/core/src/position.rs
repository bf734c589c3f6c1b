//! What the doors for positions from outside have in common: how a position is written briefly, and
//! how it is refused.

/// Whether a field is as it is where nothing is said: it is left out when a position is written.
///
/// ```
/// # use quadriga_core::position::is_default;
/// #[derive(serde::Serialize)]
/// struct Stack {
///     legions: u8,
///     #[serde(default, skip_serializing_if = "is_default")]
///     galleys: u8,
/// }
/// let stack = Stack { legions: 2, galleys: 0 };
/// let json = serde_json::to_string(&stack).expect("it has a JSON form");
/// assert_eq!(json, r#"{"legions":2}"#);
/// ```
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Refuses a position by the reason `bad`, unless what has to hold does.
pub fn demand<E>(holds: bool, bad: E) -> Result<(), E> {
    if holds { Ok(()) } else { Err(bad) }
}
