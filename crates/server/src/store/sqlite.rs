//! One SQLite file: write-ahead log, every commit synced to the disk, one writer.

mod batches;
mod expiry;
mod holdings;
mod journal;
mod lists;
mod reading;
mod rows;
mod tables;

use std::fmt;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use super::StoreError;
use super::file::{Watched, prepare};
use crate::config::Config;
use batches::MOST_ROWS;
use journal::PROBE;

/// How many connections read side by side.
const READERS: u32 = 4;
/// The size of a page, in bytes.
const PAGE: u32 = 4096;
/// How many statements stay prepared: those that insert 1 to [`MOST_ROWS`] entries or snapshots,
/// and the others.
const PREPARED: usize = 2 * MOST_ROWS + 32;

/// The file, for reading.
#[derive(Clone)]
pub struct Sqlite {
    pool: SqlitePool,
}

/// The file, for writing.
pub struct SqliteJournal {
    connection: SqliteConnection,
    file: Watched,
    /// The most pages that the file may have.
    most_pages: Option<u64>,
}

impl fmt::Debug for Sqlite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Sqlite")
    }
}

impl fmt::Debug for SqliteJournal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SqliteJournal")
    }
}

/// Opens the file, making and migrating it as needed.
pub(super) async fn open(config: &Config) -> Result<(Sqlite, SqliteJournal), StoreError> {
    prepare(&config.db, config.db_readable)?;
    let options = SqliteConnectOptions::new()
        .filename(&config.db)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        // Group commit makes the sync cheap (see writer.rs), so not even a power cut loses what was
        // acknowledged.
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .page_size(PAGE)
        .busy_timeout(Duration::from_secs(5))
        .statement_cache_capacity(PREPARED)
        .disable_statement_logging();
    let mut connection = SqliteConnection::connect_with(&options).await?;
    sqlx::migrate!("migrations/sqlite")
        .run(&mut connection)
        .await
        .map_err(|error| StoreError::Unavailable(error.to_string()))?;
    // Finds out now, and not at the first table, that the file cannot be written.
    sqlx::query(PROBE).execute(&mut connection).await?;
    let most_pages = config.db_limit.map(|mb| u64::from(mb) * 1024 * 1024 / u64::from(PAGE));
    let mut journal = SqliteJournal { connection, file: Watched::new(&config.db)?, most_pages };
    journal.bound(0).await?;
    Ok((Sqlite { pool: readers(options).await? }, journal))
}

/// The connections that read. All of them are opened now and stay: one that is opened while the
/// file is moved away would make an empty one in its place, and SQLite would delete the newest
/// entries beside it as those of another file.
async fn readers(options: SqliteConnectOptions) -> Result<SqlitePool, StoreError> {
    let pool = SqlitePoolOptions::new()
        .min_connections(READERS)
        .max_connections(READERS)
        .idle_timeout(None)
        .max_lifetime(None)
        .connect_with(options.create_if_missing(false))
        .await?;
    let mut opened = Vec::new();
    for _ in 0..READERS {
        opened.push(pool.acquire().await?);
    }
    drop(opened);
    Ok(pool)
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match &error {
            sqlx::Error::Database(cause) if cause.is_unique_violation() => StoreError::Taken,
            // SQLITE_FULL
            sqlx::Error::Database(cause) if cause.code().as_deref() == Some("13") => {
                StoreError::Full
            }
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::ColumnNotFound(_) => {
                StoreError::Broken(error.to_string())
            }
            _ => StoreError::Unavailable(error.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use sqlx::Row;

    use super::*;

    #[tokio::test]
    async fn tables_imported_before_there_was_a_column_for_it_are_known() {
        let folder = tempfile::tempdir().expect("a folder");
        let db = folder.path().join("test.db");
        let config = Config { db, db_readable: true, ..Config::default() };
        let options = SqliteConnectOptions::new().filename(&config.db).create_if_missing(true);
        let mut before = options.connect().await.expect("a file");
        let mut migrations = sqlx::migrate!("migrations/sqlite");
        migrations.migrations.to_mut().retain(|migration| migration.version < 6);
        migrations.run(&mut before).await.expect("the tables of an earlier release");
        let insert = "insert into game_table (id, game, rules, options, seed, stage, listed, \
                      decides, at) values ('waits', 'oppida', 1, '{}', '', 0, 0, null, 0), \
                      ('played', 'oppida', 1, '{}', '', 2, 0, 1, 0), \
                      ('imported', 'oppida', 1, '{}', '', 2, 0, null, 0)";
        sqlx::query(insert).execute(&mut before).await.expect("three tables");
        before.close().await.expect("it closes");
        let (store, _journal) = open(&config).await.expect("a database");
        let rows = sqlx::query("select id from game_table where imported = 1");
        let rows = rows.fetch_all(&store.pool).await.expect("tables");
        let ids: Vec<String> = rows.iter().map(|row| row.get("id")).collect();
        assert_eq!(ids, ["imported"]);
    }
}
