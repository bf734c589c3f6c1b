//! What goes over the wire: every request and every answer of the HTTP interface.
//!
//! The page's TypeScript types are made from these (feature `ts`). Where a type depends on the game it
//! is generic: `A` its actions, `E` its events, `V` its views, `R` its reasons for a refusal.

use quadriga_core::{CannotUndo, Eye, GameInfo, Seat, SeedHash, Standing, Turn};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::text::Name;

/// The name of a table in addresses: twelve letters and digits that nobody guesses.
pub type TableId = String;

/// The visitor.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Me {
    /// A short public id; not the cookie, and not enough to forge one.
    pub guest: String,
    /// The display name, once chosen.
    pub name: Option<Name>,
}

/// `PUT /api/me`: the visitor's wish to be called something.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rename {
    /// 1 to 24 characters after trimming.
    pub name: String,
}

/// The games and the bots' levels.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Catalogue {
    /// The games that can be played.
    pub games: &'static [GameInfo],
    /// The levels of bots, weakest first.
    pub levels: Vec<&'static str>,
}

/// `POST /api/tables`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewTable {
    /// The id of the game.
    pub game: String,
    /// The options of the game; what is missing keeps its default.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "unknown", optional))]
    pub options: Option<Box<RawValue>>,
    /// Who sits where.
    pub seats: Vec<SeatPlan>,
    /// Whether the table is shown among the open ones; whoever has its link can come in any case.
    #[serde(default)]
    pub listed: bool,
    /// What becomes of those who resign among more than two.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<Leavers>", optional))]
    pub leavers: Leavers,
}

/// What becomes of those who resign in a game for more than two: a bot plays on in either case.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Leavers {
    /// They come where the bot brings them.
    #[default]
    Bot,
    /// They come last, whatever the bot reaches: who left first comes behind who left later.
    Last,
}

/// Who is to sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SeatPlan {
    /// The visitor who opens the table.
    Me,
    /// Whoever comes.
    Open,
    /// A bot of this level.
    Bot(String),
}

/// A table was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Created {
    /// Its id.
    pub table: TableId,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Stage {
    /// A seat is still open.
    Waiting,
    /// Under way.
    Running,
    /// Ended.
    Over,
}

/// `GET /api/tables`: a page of a list.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableList {
    /// The tables, in the order of the list.
    pub tables: Vec<TableSummary>,
    /// What `after` has to say for the next page; nothing on the last one.
    pub next: Option<String>,
}

/// A table in a list.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableSummary {
    /// Its id.
    pub id: TableId,
    /// The id of the game.
    pub game: String,
    /// The options that it is played with.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub options: Box<RawValue>,
    /// How far it has come.
    pub stage: Stage,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// How many seats still wait for someone.
    pub missing: u8,
    /// How many entries its log has.
    pub number: u32,
    /// Whether the visitor opened it.
    pub host: bool,
    /// The visitor's seats.
    pub your_seats: Vec<Seat>,
    /// Whether a seat of the visitor has to decide.
    pub your_turn: bool,
    /// The final standing, once there is one.
    pub standing: Option<Standing>,
    /// How it ended for the visitor; nothing for those who did not play, or played all seats.
    pub result: Option<Finish>,
    /// When something last happened, in seconds since 1970.
    pub changed_at: i64,
}

/// How a game ended for one who played it: by the best of the own seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Finish {
    /// Alone in the first place.
    Won,
    /// In the first place with others.
    Shared,
    /// Behind the first place.
    Lost,
}

/// What kind of player a seat has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// A seat as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatInfo {
    /// What kind of player it has.
    pub kind: SeatKind,
    /// The person's name, where one was chosen.
    pub name: Option<Name>,
    /// The bot's level.
    pub bot: Option<String>,
    /// Whether the person whose name it has resigned, and the bot plays on.
    pub resigned: bool,
    /// Whether the person listens to the table's stream now.
    pub connected: bool,
}

/// A table as one visitor sees it, without the position.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableInfo {
    /// Its id.
    pub id: TableId,
    /// The id of the game.
    pub game: String,
    /// The version of the rules.
    pub rules: u16,
    /// The options that it is played with.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub options: Box<RawValue>,
    /// How far it has come.
    pub stage: Stage,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// Whether the visitor opened it.
    pub host: bool,
    /// The visitor's seats.
    pub your_seats: Vec<Seat>,
    /// Whether it is shown among the open tables while it waits.
    pub listed: bool,
    /// What becomes of those who resign among more than two.
    pub leavers: Leavers,
    /// The hash of the secret seed.
    pub seed_hash: SeedHash,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// The final standing, once there is one.
    pub standing: Option<Standing>,
    /// The seat whose resignation ended the game; seats for which a bot plays on say so themselves.
    pub resigned: Option<Seat>,
    /// The table of the return game.
    pub rematch: Option<TableId>,
    /// Whether the visitor may ask for hints.
    pub hints: bool,
}

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

/// The table after one entry of its log, as one eye may know it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Frame<A, E, V> {
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
    pub legal: Vec<Offer<A>>,
    /// Who may take actions back, if anybody may: also a seat that has passed the decision on, until another acts.
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
pub struct Offer<A> {
    /// The action, to be sent back as it is.
    pub action: A,
    /// The path of clicks to it.
    #[cfg_attr(feature = "ts", ts(as = "Vec<quadriga_core::Target>"))]
    pub targets: quadriga_core::Targets,
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
pub struct Snapshot<A, E, V> {
    /// The table.
    pub table: TableInfo,
    /// The position, with the whole view; without one while a seat is open.
    pub frame: Frame<A, E, V>,
    /// The newest 200 entries, oldest first.
    pub log: Vec<LogEntry<E>>,
    /// The newest 100 lines of talk, oldest first.
    pub chat: Vec<ChatLine>,
}

/// `GET …/replay`: consecutive frames; the first has the whole view, the others patches.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Replay<A, E, V> {
    /// How many entries the log has: the number of the last frame.
    pub total: u32,
    /// The frames asked for.
    pub frames: Vec<Frame<A, E, V>>,
}

/// `POST …/join`.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Join {
    /// Which open seat; the first one if not said.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<Seat>,
}

/// `POST …/leave` and `POST …/hint`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OwnSeat {
    /// The visitor's seat.
    pub seat: Seat,
}

/// `POST …/seats`: the host puts a bot on an open seat.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatBot {
    /// Which open seat.
    pub seat: Seat,
    /// The bot's level.
    pub bot: String,
}

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
pub struct Stepped<A, E, V> {
    /// Its number.
    pub number: u32,
    /// What the named stream would have brought, if it is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub frame: Option<Frame<A, E, V>>,
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

/// The reason for a refusal: the figures of the game's own reason with its `code`, the rule, and the
/// whole in English.
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
