//! Where tables are kept: the interface, and what goes through it.
//!
//! [`Store`] is an enum and not a trait object: there will be two databases, both known here, and an
//! `async fn` of an enum needs no boxed future for every query. What PostgreSQL has to fill is the list
//! of methods below; the columns are integers, text and blobs, and the placeholders `$n`, so that most
//! of the SQL can be shared.
//!
//! **Invariant:** every change goes through [`Journal::commit`], of which one task owns the only one
//! (see `writer.rs`).

mod cursor;
mod file;
mod sqlite;

use quadriga_core::{Seat, Standing};
use thiserror::Error;

use crate::api::{ChatLine, Kind, Leavers, SeatInfo, SeatKind, Stage};
use crate::config::Config;
use crate::guest::{Guest, Mark};
use crate::text::Name;

pub use cursor::{Cursor, NoCursor, Rank};

/// A table's key inside the database.
pub type TableKey = i64;

/// The database, for reading.
#[derive(Clone, Debug)]
pub enum Store {
    /// One SQLite file.
    Sqlite(sqlite::Sqlite),
}

/// The database, for writing; there is one of it.
#[derive(Debug)]
pub enum Journal {
    /// One SQLite file.
    Sqlite(sqlite::SqliteJournal),
}

/// Why the database did not do it.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StoreError {
    /// It does not answer or cannot write.
    #[error("{0}")]
    Unavailable(String),
    /// There is no room, on the disk or up to the host's limit.
    #[error("the database is full")]
    Full,
    /// The file is not there any more, or another one is in its place.
    #[error("{0} was deleted, moved or replaced while the server ran")]
    Gone(String),
    /// Someone else has stored this number first.
    #[error("this number is stored already")]
    Taken,
    /// It holds something that this program cannot read.
    #[error("{0}")]
    Broken(String),
    /// Others on this machine can read this file.
    #[error(
        "others on this machine can read {0}, which holds the seeds of running games and the key of \
         the cookies"
    )]
    Exposed(String),
}

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

/// A table in a list.
#[derive(Clone, Debug)]
pub struct ListedRow {
    /// The table.
    pub table: TableRow,
    /// How many entries its log has.
    pub number: u32,
    /// Who decides.
    pub decides: Option<Seat>,
    /// When something last happened.
    pub changed_at: i64,
}

/// A part of a list.
#[derive(Clone, Debug)]
pub struct Page {
    /// The tables, in the order of the list.
    pub rows: Vec<ListedRow>,
    /// The place after which the list goes on, unless it has ended.
    pub next: Option<Cursor>,
}

/// Which tables a list shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Listing {
    /// Those on which the guest sits or which the guest opened: where it is the guest's turn, then the
    /// other running ones, those that wait, those that are over.
    Mine(Guest),
    /// Those that wait for players and are shown to all.
    Open,
}

/// Who holds something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holder {
    /// A visitor.
    Guest(Guest),
    /// All who come from one address.
    Address(Mark),
}

/// How much someone holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Holdings {
    /// Tables opened that wait or run.
    pub tables: u32,
    /// Tables imported lately.
    pub imports: u32,
    /// Tables shown among the open ones.
    pub listed: u32,
}

/// Tables that go when their time has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outdated {
    /// Those that wait for players.
    Waiting,
    /// Those that were imported.
    Imported,
}

/// A change.
#[derive(Clone, Debug)]
pub enum Write {
    /// One more entry.
    Append {
        /// Of which table.
        table: TableKey,
        /// The entry.
        entry: EntryRow,
        /// The position after it, where one is due.
        snapshot: Option<String>,
        /// How the game ended, if it did with it.
        over: Option<Standing>,
        /// The entry's seat as it is from now on, if someone else plays on there.
        row: Option<SeatRow>,
    },
    /// A new table, with all that it has already.
    Create {
        /// The table; its key is not known yet.
        table: Box<TableRow>,
        /// The seat that decides first, if it runs at once.
        decides: Option<Seat>,
        /// Its entries, if it was imported.
        entries: Vec<EntryRow>,
        /// Its positions by number; 0 is the set-up.
        snapshots: Vec<(u32, String)>,
        /// The table of which this is the return game.
        rematch_of: Option<TableKey>,
        /// Where it was opened from.
        from: Mark,
    },
    /// Another player on a seat, and perhaps the start of the game.
    Sit {
        /// At which table.
        table: TableKey,
        /// On which seat.
        seat: Seat,
        /// Who.
        row: SeatRow,
        /// The set-up and the seat that decides first, if the game starts.
        start: Option<(String, Option<Seat>)>,
        /// When, in seconds since 1970.
        at: i64,
        /// Where it was taken from, if the table waits and is another's.
        from: Option<Mark>,
    },
    /// A line of talk.
    Chat {
        /// At which table.
        table: TableKey,
        /// The line; its id is not known yet.
        line: ChatLine,
    },
    /// A guest's name.
    Rename {
        /// Who.
        guest: Guest,
        /// The name.
        name: Name,
    },
}

/// What a change gave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Written {
    /// It is stored.
    Done,
    /// It is stored under this key or id.
    Key(i64),
}

impl Store {
    /// Opens the database, brings it up to date, and gives the door for reading and the one for
    /// writing.
    ///
    /// # Errors
    /// When it cannot be opened or written.
    pub async fn open(config: &Config) -> Result<(Store, Journal), StoreError> {
        let (store, journal) = sqlite::open(config).await?;
        Ok((Store::Sqlite(store), Journal::Sqlite(journal)))
    }

    /// The value of a setting; `make` gives it if it is not there yet.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn setting(&self, name: &str, make: Vec<u8>) -> Result<Vec<u8>, StoreError> {
        match self {
            Store::Sqlite(store) => store.setting(name, make).await,
        }
    }

    /// Whether the database answers.
    ///
    /// # Errors
    /// When it does not.
    pub async fn ping(&self) -> Result<(), StoreError> {
        match self {
            Store::Sqlite(store) => store.ping().await,
        }
    }

    /// A guest's name.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn name(&self, guest: Guest) -> Result<Option<Name>, StoreError> {
        match self {
            Store::Sqlite(store) => store.name(guest).await,
        }
    }

    /// The table with this id.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        match self {
            Store::Sqlite(store) => store.table(id).await,
        }
    }

    /// The tables of a list after a place in it, the newest of each rank first, at most `most`.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn list(
        &self,
        listing: Listing,
        after: Option<Cursor>,
        most: u32,
    ) -> Result<Page, StoreError> {
        match self {
            Store::Sqlite(store) => store.list(listing, after, most).await,
        }
    }

    /// What someone holds; of what was imported, that after `since`.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn holdings(&self, holder: Holder, since: i64) -> Result<Holdings, StoreError> {
        match self {
            Store::Sqlite(store) => store.holdings(holder, since).await,
        }
    }

    /// How many seats someone holds at waiting tables of others.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn seats_held(&self, holder: Holder) -> Result<u32, StoreError> {
        match self {
            Store::Sqlite(store) => store.seats_held(holder).await,
        }
    }

    /// The ids of a guest's tables in the order of the list, at most `most`.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn ids_of(&self, guest: Guest, most: u32) -> Result<Vec<String>, StoreError> {
        match self {
            Store::Sqlite(store) => store.ids_of(guest, most).await,
        }
    }

    /// The running tables with people on which a bot decides.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn bot_turns(&self) -> Result<Vec<String>, StoreError> {
        match self {
            Store::Sqlite(store) => store.bot_turns().await,
        }
    }

    /// The last position at or before `number`.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn snapshot(
        &self,
        table: TableKey,
        number: u32,
    ) -> Result<Option<(u32, String)>, StoreError> {
        match self {
            Store::Sqlite(store) => store.snapshot(table, number).await,
        }
    }

    /// The entries with numbers above `after` and up to `to`.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn entries(
        &self,
        table: TableKey,
        after: u32,
        to: u32,
    ) -> Result<Vec<EntryRow>, StoreError> {
        match self {
            Store::Sqlite(store) => store.entries(table, after, to).await,
        }
    }

    /// How many entries a table has.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn count(&self, table: TableKey) -> Result<u32, StoreError> {
        match self {
            Store::Sqlite(store) => store.count(table).await,
        }
    }

    /// The newest lines of talk, at most `most`, oldest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn chat(&self, table: TableKey, most: u32) -> Result<Vec<ChatLine>, StoreError> {
        match self {
            Store::Sqlite(store) => store.chat(table, most).await,
        }
    }

    /// Closes all connections.
    pub async fn close(&self) {
        match self {
            Store::Sqlite(store) => store.close().await,
        }
    }
}

impl Journal {
    /// Stores all changes in one transaction and gives the outcome of each. A change that collides
    /// with what is stored fails alone; where the database fails, all do.
    pub async fn commit(&mut self, writes: &[&Write]) -> Vec<Result<Written, StoreError>> {
        match self {
            Journal::Sqlite(journal) => journal.commit(writes).await,
        }
    }

    /// The oldest tables of a kind from before a time, with their ids, at most `most`.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn outdated(
        &mut self,
        kind: Outdated,
        before: i64,
        most: u32,
    ) -> Result<Vec<(TableKey, String)>, StoreError> {
        match self {
            Journal::Sqlite(journal) => journal.outdated(kind, before, most).await,
        }
    }

    /// Deletes tables with all that belongs to them, or none of them.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn delete(&mut self, tables: &[TableKey]) -> Result<(), StoreError> {
        match self {
            Journal::Sqlite(journal) => journal.delete(tables).await,
        }
    }

    /// Whether a change could be stored now.
    ///
    /// # Errors
    /// When it could not.
    pub async fn probe(&mut self) -> Result<(), StoreError> {
        match self {
            Journal::Sqlite(journal) => journal.probe().await,
        }
    }

    /// Closes the connection.
    pub async fn close(self) {
        match self {
            Journal::Sqlite(journal) => journal.close().await,
        }
    }
}
