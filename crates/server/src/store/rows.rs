//! What is stored: tables, seats, entries and talk.

use quadriga_core::{Leavers, Seat, Standing};

use crate::api::{ChatLine, Kind, SeatInfo, SeatKind, Stage};
use crate::guest::Guest;
use crate::store::TableKey;
use crate::text::Name;

/// A table without its entries.
#[derive(Clone, Debug)]
pub struct TableRow {
    /// Its key inside the database.
    pub key: TableKey,
    /// Its id outside.
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// The version of the rules.
    pub rules: u16,
    /// The options, as JSON.
    pub options: String,
    /// The secret seed, as text.
    pub seed: Secret,
    /// How far it has come.
    pub stage: Stage,
    /// Whether it is shown among the open tables.
    pub listed: bool,
    /// Who opened it.
    pub host: Option<Guest>,
    /// The table of the return game.
    pub rematch: Option<String>,
    /// When it was made, in seconds since 1970.
    pub at: i64,
    /// The final standing, once there is one.
    pub standing: Option<Standing>,
    /// What becomes of those who leave.
    pub leavers: Leavers,
    /// Whether it comes from a record, and was not played here.
    pub imported: bool,
    /// Who sits where.
    pub seats: Vec<SeatRow>,
}

/// Text that no log line shows.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(pub String);

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret")
    }
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRow {
    /// What kind of player it has.
    pub kind: SeatKind,
    /// The person, also one who left and for whom a bot plays on.
    pub guest: Option<Guest>,
    /// The bot's specification.
    pub bot: Option<String>,
    /// The name: the person's own, or that of the imported record.
    pub name: Option<Name>,
    /// The number of the entry with which the person left it to the bot.
    pub resigned: Option<u32>,
}

impl SeatRow {
    /// A seat for whoever comes.
    pub const OPEN: SeatRow =
        SeatRow { kind: SeatKind::Open, guest: None, bot: None, name: None, resigned: None };

    /// A person's seat.
    pub fn person(guest: Guest, name: Option<Name>) -> SeatRow {
        SeatRow { kind: SeatKind::Person, guest: Some(guest), name, ..SeatRow::OPEN }
    }

    /// A bot's seat.
    pub fn bot(spec: String) -> SeatRow {
        SeatRow { kind: SeatKind::Bot, bot: Some(spec), ..SeatRow::OPEN }
    }

    /// Who may act and look for it: the person, unless a bot plays on.
    pub fn owner(&self) -> Option<Guest> {
        self.guest.filter(|_| self.kind == SeatKind::Person)
    }

    /// What everybody is told of it; `is_here` says whether its owner listens.
    pub fn info(&self, is_here: bool) -> SeatInfo {
        SeatInfo {
            kind: self.kind,
            name: self.name.clone(),
            bot: self.bot.clone(),
            resigned: self.resigned.is_some(),
            connected: is_here || self.kind == SeatKind::Bot,
        }
    }
}

/// One entry of a table's log.
#[derive(Clone, Debug)]
pub struct EntryRow {
    /// Its number, from 1.
    pub number: u32,
    /// What it is.
    pub kind: Kind,
    /// Who acted.
    pub seat: Seat,
    /// The action, as JSON.
    pub action: Option<String>,
    /// What happened and who may know it, as a JSON array of pairs.
    pub events: String,
    /// Who decides afterwards.
    pub decides: Option<Seat>,
    /// When, in seconds since 1970.
    pub at: i64,
}

impl EntryRow {
    /// Whether it is a resignation that ended the game; after others a bot plays on.
    pub fn ends_by_resigning(&self) -> bool {
        self.kind == Kind::Resign && self.decides.is_none()
    }
}

/// What was said at a table.
#[derive(Clone, Debug)]
pub struct Talk {
    /// The newest lines, oldest first.
    pub newest: Vec<ChatLine>,
    /// How many lines there are in all.
    pub lines: u32,
}
