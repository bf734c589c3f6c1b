//! Where tables are kept: the interface, and what goes through it.
//!
//! [`Store`] is an enum and not a trait object: there will be two databases, both known here, and
//! an `async fn` of an enum needs no boxed future for every query. What PostgreSQL has to fill is
//! the list of methods below; the columns are integers, text and blobs, and the placeholders `$n`,
//! so that most of the SQL can be shared.
//!
//! **Invariant:** every change goes through [`Journal::commit`], of which one task owns the only
//! one (see `writer.rs`).

mod asked;
mod change;
mod cursor;
mod error;
mod file;
mod numbers;
mod rows;
mod sqlite;

use crate::config::Config;
use crate::guest::Guest;
use crate::text::Name;

pub use asked::{Holder, Holdings, ListedRow, Listing, Outdated, Page};
pub use change::{Write, Written};
pub use cursor::{Cursor, NoCursor, Rank};
pub use error::StoreError;
pub use rows::{EntryRow, SeatRow, Secret, TableRow, Talk};

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

    /// The talk of a table, with the newest lines, at most `most`.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn talk(&self, table: TableKey, most: u32) -> Result<Talk, StoreError> {
        match self {
            Store::Sqlite(store) => store.talk(table, most).await,
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

    /// Deletes the names of guests who have to do with no table; how many.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn forget_names(&mut self) -> Result<u64, StoreError> {
        match self {
            Journal::Sqlite(journal) => journal.forget_names().await,
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
