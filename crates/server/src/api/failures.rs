//! What can go wrong, as a program reads it.

use quadriga_core::CannotUndo;
use serde::{Deserialize, Serialize};

/// What every failed request answers.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Failure<R, S> {
    /// What went wrong.
    pub error: Fault<R>,
    /// The newer state, when the request was stale.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub snapshot: Option<S>,
}

/// What went wrong.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Fault<R> {
    /// The stable code that a program matches on.
    pub code: Code,
    /// The same for people, in English.
    pub message: String,
    /// Why the rules refuse the action, for `illegal`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub reason: Option<R>,
    /// Why nothing can be taken back, for `cannot_undo`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub why: Option<CannotUndo>,
}

/// The stable codes of everything that can go wrong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Code {
    /// The body is not JSON, or not of the right form.
    BadJson,
    /// Something else about the request is wrong.
    BadRequest,
    /// The body is too large.
    TooLarge,
    /// The body did not come in time.
    TooSlow,
    /// No such game.
    UnknownGame,
    /// The game does not have these options.
    BadOptions,
    /// Not a display name, or none chosen yet where one is needed.
    BadName,
    /// Not a line of talk.
    BadText,
    /// No such table.
    NoTable,
    /// Nothing at this address.
    NotFound,
    /// The seat belongs to someone else.
    NotYourSeat,
    /// The seat is not open.
    SeatTaken,
    /// The table has started already.
    NotWaiting,
    /// The table has not started yet.
    NotStarted,
    /// The game is not over yet.
    NotOver,
    /// The game is over.
    Over,
    /// The table has moved on.
    Stale,
    /// Another seat decides.
    NotYourDecision,
    /// The rules forbid it.
    Illegal,
    /// Nothing can be taken back.
    CannotUndo,
    /// No hints where people play against people.
    NoHints,
    /// The request comes from another site.
    WrongOrigin,
    /// The visitor has too many tables under way, among the open ones, or imported today.
    TooManyTables,
    /// The visitor holds too many seats at waiting tables of others.
    TooManySeats,
    /// The table keeps no more lines of talk.
    TalkFull,
    /// The game has as many steps as one may have: its players can only resign.
    LogFull,
    /// Too many requests; `Retry-After` says how long to wait.
    TooManyRequests,
    /// The record does not prove a game.
    RecordInvalid,
    /// The table is played by a version of the rules that the server does not have.
    OtherRules,
    /// The database does not answer or cannot write.
    Unavailable,
    /// Too many ask for hints and forecasts at once.
    Busy,
    /// A defect of the server.
    Internal,
}
