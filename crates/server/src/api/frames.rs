//! What is shown of a table: frames, the log, talk, and all of it at once.

use quadriga_core::{Eye, Seat, Turn};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::api::TableInfo;
use crate::text::Name;

/// What an entry of a table's log is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Kind {
    /// The set-up; number 0, stored nowhere.
    Start,
    /// A seat acted.
    Action,
    /// A seat took its last action back.
    Undo,
    /// A seat gave up.
    Resign,
}

/// The table after one entry of its log, as one eye may know it; `O` is an [`Offer`] of the game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Frame<O, E, V> {
    /// How many entries the log has.
    pub number: u32,
    /// Whose eye.
    pub eye: Eye,
    /// Who decides, or how it ended; nothing while a seat is open.
    pub turn: Option<Turn>,
    /// Who acted.
    pub seat: Option<Seat>,
    /// What the entry is.
    pub kind: Kind,
    /// What happened, as far as this eye may know.
    pub events: Vec<E>,
    /// The whole view.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub view: Option<V>,
    /// The difference to the view of the same eye in the frame before.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub patch: Option<Patch>,
    /// What the eye's seat may choose; empty unless it decides.
    pub legal: Vec<O>,
    /// Who may take actions back, if anybody may: also a seat that has passed the decision on,
    /// until another acts.
    pub undo: Option<Undo>,
}

/// What can still be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Undo {
    /// The seat that may.
    pub seat: Seat,
    /// How many of its last actions.
    pub steps: u32,
}

/// The difference of two JSON values, as text; see `patch/mod.rs`.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "{ [key: string]: unknown }"))]
pub struct Patch(pub Box<RawValue>);

/// An action that may be chosen.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offer<A, O> {
    /// The action, to be sent back as it is.
    pub action: A,
    /// The path of clicks to it.
    #[cfg_attr(feature = "ts", ts(as = "Vec<quadriga_core::Target>"))]
    pub targets: quadriga_core::Targets,
    /// What it costs, brings and leaves, where the game tells that before.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub upshot: Option<O>,
    /// How often the position that it leads to will have stood, where it has stood before: with the
    /// third time the game ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub repeats: Option<usize>,
}

/// One entry of a table's log, as one eye may know it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LogEntry<E> {
    /// Its number, from 1.
    pub number: u32,
    /// Who acted.
    pub seat: Seat,
    /// What it is.
    pub kind: Kind,
    /// What happened.
    pub events: Vec<E>,
}

/// A line of the table's talk.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChatLine {
    /// Its id; later lines have larger ones.
    pub id: i64,
    /// Who said it.
    pub name: Name,
    /// The speaker's seat, if any.
    pub seat: Option<Seat>,
    /// What was said.
    pub text: String,
    /// When, in seconds since 1970.
    pub at: i64,
}

/// All that a page needs to show a table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Snapshot<O, E, V> {
    /// The table.
    pub table: TableInfo,
    /// The position, with the whole view; without one while a seat is open.
    pub frame: Frame<O, E, V>,
    /// The newest 200 entries, oldest first.
    pub log: Vec<LogEntry<E>>,
    /// The newest 100 lines of talk, oldest first.
    pub chat: Vec<ChatLine>,
}

/// `GET …/replay`: consecutive frames; the first has the whole view, the others patches.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Replay<O, E, V> {
    /// How many entries the log has: the number of the last frame.
    pub total: u32,
    /// The frames asked for.
    pub frames: Vec<Frame<O, E, V>>,
}
