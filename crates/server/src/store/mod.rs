//! Where tables are kept: the interface, and what goes through it.
//!
//! [`Store`] is an enum and not a trait object: there will be two databases, both known here, and an
//! `async fn` of an enum needs no boxed future for every query. What PostgreSQL has to fill is the list
//! of methods below; the columns are integers, text and blobs, and the placeholders `$n`, so that most
//! of the SQL can be shared.
//!
//! **Invariant:** every change goes through [`Journal::commit`], of which one task owns the only one
//! (see `writer.rs`).

mod sqlite;

use quadriga_core::Seat;
use thiserror::Error;

use crate::api::{ChatLine, Kind, SeatKind, Stage};
use crate::config::Config;
use crate::guest::Guest;

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
    /// It does not answer, cannot write, or is full.
    #[error("{0}")]
    Unavailable(String),
    /// Someone else has stored this number first.
    #[error("this number is stored already")]
    Taken,
    /// It holds something that this program cannot read.
    #[error("{0}")]
    Broken(String),
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
    /// The person.
    pub guest: Option<Guest>,
    /// The bot's specification.
    pub bot: Option<String>,
    /// The name: the person's own, or that of the imported record.
    pub name: Option<String>,
}

impl SeatRow {
    /// A seat for whoever comes.
    pub const OPEN: SeatRow = SeatRow { kind: SeatKind::Open, guest: None, bot: None, name: None };

    /// A person's seat.
    pub fn person(guest: Guest, name: Option<String>) -> SeatRow {
        SeatRow { kind: SeatKind::Person, guest: Some(guest), bot: None, name }
    }

    /// A bot's seat.
    pub fn bot(spec: String) -> SeatRow {
        SeatRow { kind: SeatKind::Bot, guest: None, bot: Some(spec), name: None }
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

/// Which tables a list shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Listing {
    /// Those on which the guest sits or which the guest opened.
    Mine(Guest),
    /// Those that wait for players and are shown to all.
    Open,
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
        /// Whether the game is over with it.
        over: bool,
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
        name: String,
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
        let (store, journal) = sqlite::open(&config.db, config.db_limit).await?;
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
    pub async fn name(&self, guest: Guest) -> Result<Option<String>, StoreError> {
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

    /// The newest tables of a list, at most 100.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn list(&self, listing: Listing) -> Result<Vec<ListedRow>, StoreError> {
        match self {
            Store::Sqlite(store) => store.list(listing).await,
        }
    }

    /// How many tables count against the guest's limit: those opened and not over, and those imported
    /// after `since`.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn counted_tables(&self, guest: Guest, since: i64) -> Result<u32, StoreError> {
        match self {
            Store::Sqlite(store) => store.counted_tables(guest, since).await,
        }
    }

    /// The running tables on which a bot decides.
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
