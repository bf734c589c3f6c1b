//! What a visitor does at a table, and asks.

use quadriga_core::Seat;
use serde::{Deserialize, Serialize};

use crate::api::Frame;

/// `POST …/actions`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Act<A> {
    /// How many entries the visitor has seen.
    pub number: u32,
    /// For which seat.
    pub seat: Seat,
    /// The action, as it was offered.
    pub action: A,
    /// The name of the stream that need not bring the frame, as the answer does.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub reader: Option<String>,
}

/// `POST …/undo` and `POST …/resign`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Step {
    /// How many entries the visitor has seen.
    pub number: u32,
    /// For which seat.
    pub seat: Seat,
    /// The name of the stream that need not bring the frame, as the answer does.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub reader: Option<String>,
}

/// An entry was stored.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Stepped<O, E, V> {
    /// Its number.
    pub number: u32,
    /// What the named stream would have brought, if it is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub frame: Option<Frame<O, E, V>>,
}

/// `POST …/why` and `POST …/forecast`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ask<A> {
    /// For which seat.
    pub seat: Seat,
    /// What the visitor would like to do.
    pub action: A,
}

/// Whether an action is allowed, else why not.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Why<R> {
    /// Whether it is.
    pub allowed: bool,
    /// Why it is not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub reason: Option<R>,
}

/// The reason for a refusal: the figures of the game's own reason with its `code`, the rule, and
/// the whole in English.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WhyNot<R> {
    /// The id of the rule.
    pub rule: String,
    /// The reason in English.
    pub message: String,
    /// The game's own reason, with its `code` and its figures.
    #[serde(flatten)]
    #[cfg_attr(feature = "ts", ts(flatten))]
    pub reason: R,
}

/// What can be foreseen of an action.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Odds {
    /// The odds; none where there is nothing to foresee.
    pub forecast: Option<quadriga_core::Forecast>,
}

/// What a strong player would do.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hint<A> {
    /// Every legal action, the best first.
    pub actions: Vec<Advice<A>>,
}

/// What a strong player thinks of one action.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Advice<A> {
    /// The action.
    pub action: A,
    /// The path of clicks to it.
    #[cfg_attr(feature = "ts", ts(as = "Vec<quadriga_core::Target>"))]
    pub targets: quadriga_core::Targets,
    /// How sure the search is, between 0 and 1.
    pub share: f32,
    /// The payoff to expect, between 0 and 1.
    pub value: f32,
}

/// `POST …/chat`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Say {
    /// 1 to 500 characters after trimming.
    pub text: String,
}
