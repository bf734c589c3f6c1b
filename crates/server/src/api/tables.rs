//! Tables: opening them, listing them, and who sits where.

use quadriga_core::{Leavers, Seat, SeedHash, Standing};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::text::Name;

/// The name of a table in addresses: twelve letters and digits that nobody guesses.
pub type TableId = String;

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
