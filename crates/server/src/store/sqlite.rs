//! One SQLite file: write-ahead log, every commit synced to the disk, one writer.

mod expiry;
mod holdings;
mod lists;

use std::fmt;
use std::sync::LazyLock;
use std::time::Duration;

use quadriga_core::{Seat, Standing};
use sqlx::sqlite::{
    SqliteArguments, SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteRow, SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Row, SqliteConnection};

use super::file::{Watched, prepare};
use super::{EntryRow, SeatRow, StoreError, TableKey, TableRow, Write, Written};
use crate::api::{ChatLine, Kind, Leavers, SeatKind, Stage};
use crate::config::Config;
use crate::guest::{Guest, Mark};
use crate::text::Name;

/// How many connections read side by side.
const READERS: u32 = 4;
/// The size of a page, in bytes.
const PAGE: u32 = 4096;
/// The most rows that one statement inserts.
const MOST_ROWS: usize = 64;
/// How many statements stay prepared: those that insert 1 to [`MOST_ROWS`] entries or snapshots, and the
/// others.
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
    let readers = SqlitePoolOptions::new().max_connections(READERS);
    let pool = readers.connect_with(options).await?;
    Ok((Sqlite { pool }, journal))
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

/// A change that changes nothing.
const PROBE: &str =
    "insert into setting values ('probe', x'00') on conflict do update set value = x'00'";

const TABLE: &str = "select key, id, game, rules, options, seed, stage, listed, host, rematch, \
                     at, standing, leavers from game_table where id = $1";

impl Sqlite {
    pub(super) async fn setting(&self, name: &str, make: Vec<u8>) -> Result<Vec<u8>, StoreError> {
        let insert = "insert into setting (name, value) values ($1, $2) on conflict do nothing";
        sqlx::query(insert).bind(name.to_owned()).bind(make).execute(&self.pool).await?;
        let select = sqlx::query("select value from setting where name = $1");
        Ok(select.bind(name.to_owned()).fetch_one(&self.pool).await?.try_get(0)?)
    }

    pub(super) async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("select 1 from setting limit 1").fetch_optional(&self.pool).await?;
        Ok(())
    }

    pub(super) async fn name(&self, guest: Guest) -> Result<Option<Name>, StoreError> {
        let select = sqlx::query("select name from guest where guest = $1");
        let row = select.bind(guest.0.to_vec()).fetch_optional(&self.pool).await?;
        row.map_or(Ok(None), |row| Ok(name(row.try_get(0)?)))
    }

    pub(super) async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        let row = sqlx::query(TABLE).bind(id.to_owned()).fetch_optional(&self.pool).await?;
        let Some(row) = row else { return Ok(None) };
        self.with_seats(&row).await.map(Some)
    }

    pub(super) async fn bot_turns(&self) -> Result<Vec<String>, StoreError> {
        let select = sqlx::query(
            "select t.id from game_table t left join entry e on e.table_key = t.key and e.number = \
             (select max(number) from entry where table_key = t.key) join seat s on \
             s.table_key = t.key and s.kind = 2 and s.seat = \
             case when e.number is null then t.decides else e.decides end where t.stage = 1 \
             and exists (select 1 from seat p where p.table_key = t.key and p.kind = 1)",
        );
        let rows = select.fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    pub(super) async fn snapshot(
        &self,
        table: TableKey,
        number: u32,
    ) -> Result<Option<(u32, String)>, StoreError> {
        let select = sqlx::query(
            "select number, state from snapshot where table_key = $1 and number <= $2 \
             order by number desc limit 1",
        );
        let row = select.bind(table).bind(number).fetch_optional(&self.pool).await?;
        row.map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).transpose()
    }

    pub(super) async fn entries(
        &self,
        table: TableKey,
        after: u32,
        to: u32,
    ) -> Result<Vec<EntryRow>, StoreError> {
        let select = sqlx::query(
            "select number, kind, seat, action, events, decides, at from entry \
             where table_key = $1 and number > $2 and number <= $3 order by number",
        );
        let rows = select.bind(table).bind(after).bind(to).fetch_all(&self.pool).await?;
        rows.iter().map(entry).collect()
    }

    pub(super) async fn count(&self, table: TableKey) -> Result<u32, StoreError> {
        let select = "select coalesce(max(number), 0) from entry where table_key = $1";
        Ok(sqlx::query(select).bind(table).fetch_one(&self.pool).await?.try_get(0)?)
    }

    pub(super) async fn chat(
        &self,
        table: TableKey,
        most: u32,
    ) -> Result<Vec<ChatLine>, StoreError> {
        let select = sqlx::query(
            "select id, name, seat, line, at from chat where table_key = $1 \
             order by id desc limit $2",
        );
        let rows = select.bind(table).bind(most).fetch_all(&self.pool).await?;
        rows.iter().rev().map(chat_line).collect()
    }

    pub(super) async fn close(&self) {
        self.pool.close().await;
    }

    async fn with_seats(&self, row: &SqliteRow) -> Result<TableRow, StoreError> {
        let key: TableKey = row.try_get(0)?;
        let select = sqlx::query(
            "select s.kind, s.guest, s.bot, coalesce(g.name, s.name), s.resigned from seat s \
             left join guest g on g.guest = s.guest where s.table_key = $1 order by s.seat",
        );
        let seats = select.bind(key).fetch_all(&self.pool).await?;
        lists::table_row(row, seats.iter().map(seat_row).collect::<Result<_, _>>()?)
    }
}

impl SqliteJournal {
    pub(super) async fn commit(&mut self, writes: &[&Write]) -> Vec<Result<Written, StoreError>> {
        match self.transact(writes).await {
            Ok(written) => written.into_iter().map(Ok).collect(),
            Err(StoreError::Taken) if writes.len() > 1 => {
                let mut outcomes = Vec::with_capacity(writes.len());
                for &write in writes {
                    let outcome = self.transact(&[write]).await.map(|written| written[0]);
                    outcomes.push(outcome);
                }
                outcomes
            }
            Err(error) => writes.iter().map(|_| Err(error.clone())).collect(),
        }
    }

    /// Whether a change could be stored now: makes room for a few pages, gives it back, and syncs one
    /// byte.
    pub(super) async fn probe(&mut self) -> Result<(), StoreError> {
        self.file.must_be_there()?;
        let steps = [
            "begin immediate",
            "insert into setting values ('room', zeroblob(16384))",
            "delete from setting where name = 'room'",
            PROBE,
            "commit",
        ];
        for step in steps {
            if let Err(error) = sqlx::query(step).execute(&mut self.connection).await {
                // A full disk may have rolled back already: then this fails too.
                let _ = sqlx::query("rollback").execute(&mut self.connection).await;
                return Err(error.into());
            }
        }
        Ok(())
    }

    pub(super) async fn close(self) {
        if let Err(error) = self.connection.close().await {
            tracing::warn!(%error, "the database did not close cleanly");
        }
    }

    /// Bounds the file, where the host wants it bounded, with so many pages above the limit.
    async fn bound(&mut self, above: u64) -> Result<(), StoreError> {
        if let Some(pages) = self.most_pages {
            let pragma = AssertSqlSafe(format!("pragma max_page_count = {}", pages + above));
            sqlx::query(pragma).execute(&mut self.connection).await?;
        }
        Ok(())
    }

    /// All changes, or none.
    async fn transact(&mut self, writes: &[&Write]) -> Result<Vec<Written>, StoreError> {
        self.file.must_be_there()?;
        if let Some(entries) = plain_entries(writes) {
            self.insert_entries(&entries).await?;
            return Ok(vec![Written::Done; writes.len()]);
        }
        sqlx::query("begin immediate").execute(&mut self.connection).await?;
        let done = match self.write_all(writes).await {
            Ok(written) => match sqlx::query("commit").execute(&mut self.connection).await {
                Ok(_) => return Ok(written),
                Err(error) => error.into(),
            },
            Err(error) => error,
        };
        // A full disk may have rolled back already: then this fails, and nothing is lost by it.
        let _ = sqlx::query("rollback").execute(&mut self.connection).await;
        Err(done)
    }

    async fn write_all(&mut self, writes: &[&Write]) -> Result<Vec<Written>, StoreError> {
        let mut entries = Vec::new();
        let mut snapshots = Vec::new();
        let mut over = Vec::new();
        let mut written = Vec::with_capacity(writes.len());
        for write in writes {
            written.push(match write {
                Write::Append { table, entry, snapshot, over: ends, row } => {
                    if let Some(row) = row {
                        self.put_seat(*table, entry.seat, row, None).await?;
                    }
                    entries.push((*table, entry));
                    snapshots.extend(snapshot.as_ref().map(|state| (*table, entry.number, state)));
                    over.extend(ends.map(|standing| (*table, entry.at, standing)));
                    Written::Done
                }
                Write::Create { table, decides, entries, snapshots, rematch_of, from } => {
                    let key = self.create(table, *decides, *rematch_of, *from).await?;
                    let entries: Vec<_> = entries.iter().map(|entry| (key, entry)).collect();
                    self.insert_entries(&entries).await?;
                    let snapshots: Vec<_> =
                        snapshots.iter().map(|(number, state)| (key, *number, state)).collect();
                    self.insert_snapshots(&snapshots).await?;
                    Written::Key(key)
                }
                Write::Sit { table, seat, row, start, at, from } => {
                    self.put_seat(*table, *seat, row, *from).await?;
                    if let Some((state, decides)) = start {
                        self.start(*table, state, *decides, *at).await?;
                    }
                    self.enroll(*table).await?;
                    Written::Done
                }
                Write::Chat { table, line } => Written::Key(self.say(*table, line).await?),
                Write::Rename { guest, name } => {
                    self.rename(*guest, name).await?;
                    Written::Done
                }
            });
        }
        self.insert_entries(&entries).await?;
        self.insert_snapshots(&snapshots).await?;
        for (table, at, standing) in over {
            self.end(table, at, standing).await?;
        }
        Ok(written)
    }

    async fn create(
        &mut self,
        table: &TableRow,
        decides: Option<Seat>,
        rematch_of: Option<TableKey>,
        from: Mark,
    ) -> Result<TableKey, StoreError> {
        let insert = sqlx::query(
            "insert into game_table \
             (id, game, rules, options, seed, stage, listed, host, decides, at, standing, \
             opened_from, leavers) \
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning key",
        );
        let row = insert
            .bind(table.id.clone())
            .bind(table.game.clone())
            .bind(table.rules)
            .bind(table.options.clone())
            .bind(table.seed.0.clone())
            .bind(table.stage as i64)
            .bind(table.listed)
            .bind(table.host.map(|guest| guest.0.to_vec()))
            .bind(decides.map(u8::from))
            .bind(table.at)
            .bind(table.standing.map(places))
            .bind(from.0.to_vec())
            .bind(table.leavers as i64)
            .fetch_one(&mut self.connection)
            .await?;
        let key = row.try_get(0)?;
        for (seat, row) in Seat::all(table.seats.len()).zip(&table.seats) {
            self.put_seat(key, seat, row, None).await?;
        }
        if let Some(before) = rematch_of {
            let update = sqlx::query("update game_table set rematch = $1 where key = $2");
            update.bind(table.id.clone()).bind(before).execute(&mut self.connection).await?;
        }
        self.enroll(key).await?;
        Ok(key)
    }

    async fn start(
        &mut self,
        table: TableKey,
        state: &String,
        decides: Option<Seat>,
        at: i64,
    ) -> Result<(), StoreError> {
        let update = sqlx::query("update game_table set stage = 1, decides = $1 where key = $2");
        update.bind(decides.map(u8::from)).bind(table).execute(&mut self.connection).await?;
        // Seats of a table that runs keep nobody out.
        let update = sqlx::query("update seat set taken_from = null where table_key = $1");
        update.bind(table).execute(&mut self.connection).await?;
        self.relist(table, Stage::Running, at).await?;
        self.insert_snapshots(&[(table, 0, state)]).await
    }

    async fn end(
        &mut self,
        table: TableKey,
        at: i64,
        standing: Standing,
    ) -> Result<(), StoreError> {
        let update = sqlx::query("update game_table set stage = 2, standing = $1 where key = $2");
        update.bind(places(standing)).bind(table).execute(&mut self.connection).await?;
        self.relist(table, Stage::Over, at).await
    }

    /// Puts a table where its new stage belongs in the lists of its guests.
    async fn relist(&mut self, table: TableKey, stage: Stage, at: i64) -> Result<(), StoreError> {
        let update =
            sqlx::query("update guest_table set stage = $1, since = $2 where table_key = $3");
        let update = update.bind(stage as i64).bind(at).bind(table);
        update.execute(&mut self.connection).await?;
        Ok(())
    }

    /// Puts a table into the lists of those who have to do with it now, and out of all others'.
    async fn enroll(&mut self, table: TableKey) -> Result<(), StoreError> {
        let delete = sqlx::query(
            "delete from guest_table where table_key = $1 and guest not in \
             (select guest from seat where table_key = $1 and guest is not null \
             union select host from game_table where key = $1 and host is not null)",
        );
        delete.bind(table).execute(&mut self.connection).await?;
        let insert = sqlx::query(
            "insert into guest_table (table_key, guest, stage, since) \
             select t.key, p.guest, t.stage, coalesce((select max(since) from guest_table \
             where table_key = t.key), t.at) from game_table t join \
             (select guest from seat where table_key = $1 and guest is not null \
             union select host from game_table where key = $1 and host is not null) p \
             where t.key = $1 on conflict do nothing",
        );
        insert.bind(table).execute(&mut self.connection).await?;
        Ok(())
    }

    async fn put_seat(
        &mut self,
        table: TableKey,
        seat: Seat,
        row: &SeatRow,
        from: Option<Mark>,
    ) -> Result<(), StoreError> {
        let insert = sqlx::query(
            "insert into seat (table_key, seat, kind, guest, bot, name, taken_from, resigned) \
             values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (table_key, seat) do update set \
             kind = excluded.kind, guest = excluded.guest, bot = excluded.bot, \
             name = excluded.name, taken_from = excluded.taken_from, resigned = excluded.resigned",
        );
        insert
            .bind(table)
            .bind(u8::from(seat))
            .bind(row.kind as i64)
            .bind(row.guest.map(|guest| guest.0.to_vec()))
            .bind(row.bot.clone())
            .bind(row.name.clone().map(String::from))
            .bind(from.map(|mark| mark.0.to_vec()))
            .bind(row.resigned)
            .execute(&mut self.connection)
            .await?;
        Ok(())
    }

    async fn say(&mut self, table: TableKey, line: &ChatLine) -> Result<i64, StoreError> {
        let insert = sqlx::query(
            "insert into chat (table_key, name, seat, line, at) values ($1, $2, $3, $4, $5) \
             returning id",
        );
        let row = insert
            .bind(table)
            .bind(String::from(line.name.clone()))
            .bind(line.seat.map(u8::from))
            .bind(line.text.clone())
            .bind(line.at)
            .fetch_one(&mut self.connection)
            .await?;
        Ok(row.try_get(0)?)
    }

    async fn rename(&mut self, guest: Guest, name: &Name) -> Result<(), StoreError> {
        let insert = sqlx::query(
            "insert into guest (guest, name) values ($1, $2) \
             on conflict (guest) do update set name = excluded.name",
        );
        let insert = insert.bind(guest.0.to_vec()).bind(name.as_str().to_owned());
        insert.execute(&mut self.connection).await?;
        Ok(())
    }

    async fn insert_entries(
        &mut self,
        entries: &[(TableKey, &EntryRow)],
    ) -> Result<(), StoreError> {
        static SQL: LazyLock<Vec<String>> = LazyLock::new(|| {
            let columns = "table_key, number, kind, seat, action, events, decides, at";
            inserts("entry", columns, 8)
        });
        for (rows, sql) in pieces(entries, &SQL) {
            let mut insert = query(sql);
            for (table, entry) in rows {
                insert = insert
                    .bind(*table)
                    .bind(entry.number)
                    .bind(entry.kind as i64)
                    .bind(u8::from(entry.seat))
                    .bind(entry.action.clone())
                    .bind(entry.events.clone())
                    .bind(entry.decides.map(u8::from))
                    .bind(entry.at);
            }
            insert.execute(&mut self.connection).await?;
        }
        Ok(())
    }

    async fn insert_snapshots(
        &mut self,
        snapshots: &[(TableKey, u32, &String)],
    ) -> Result<(), StoreError> {
        static SQL: LazyLock<Vec<String>> =
            LazyLock::new(|| inserts("snapshot", "table_key, number, state", 3));
        for (rows, sql) in pieces(snapshots, &SQL) {
            let mut insert = query(sql);
            for (table, number, state) in rows {
                insert = insert.bind(*table).bind(*number).bind((*state).clone());
            }
            insert.execute(&mut self.connection).await?;
        }
        Ok(())
    }
}

fn query(sql: &'static str) -> sqlx::query::Query<'static, sqlx::Sqlite, SqliteArguments> {
    sqlx::query(AssertSqlSafe(sql))
}

/// The entries of changes that are nothing else and fit into one statement: it is a transaction by itself
/// and takes one trip to the database instead of three.
fn plain_entries<'a>(writes: &[&'a Write]) -> Option<Vec<(TableKey, &'a EntryRow)>> {
    if writes.len() > MOST_ROWS {
        return None;
    }
    let plain = |write: &&'a Write| match write {
        Write::Append { table, entry, snapshot: None, over: None, row: None } => {
            Some((*table, entry))
        }
        _ => None,
    };
    writes.iter().map(plain).collect()
}

/// The statements that insert 1, 2, 3 … rows: one trip to the database for many rows, and few enough
/// statements to keep all of them prepared. A collision rolls all back, which spares SQLite a journal
/// for the statement. Places without numbers spare it a search for each.
fn inserts(table: &str, columns: &str, width: usize) -> Vec<String> {
    let row = format!("({})", vec!["?"; width].join(", "));
    (1..=MOST_ROWS)
        .map(|rows| {
            let rows = vec![row.as_str(); rows].join(", ");
            format!("insert or rollback into {table} ({columns}) values {rows}")
        })
        .collect()
}

/// Cuts `rows` into pieces for which there is a statement.
fn pieces<'a, T>(
    rows: &'a [T],
    statements: &'static [String],
) -> impl Iterator<Item = (&'a [T], &'static str)> {
    rows.chunks(MOST_ROWS).map(|piece| (piece, statements[piece.len() - 1].as_str()))
}

/// A standing as it is stored.
fn places(standing: Standing) -> String {
    serde_json::to_string(&standing).expect("a list of small numbers")
}

fn broken(what: &str) -> StoreError {
    StoreError::Broken(format!("the database holds a wrong {what}"))
}

fn guest(bytes: Option<Vec<u8>>) -> Result<Option<Guest>, StoreError> {
    let guest = |bytes: Vec<u8>| bytes.try_into().map(Guest).map_err(|_| broken("guest"));
    bytes.map(guest).transpose()
}

fn seat(index: Option<u8>) -> Result<Option<Seat>, StoreError> {
    index.map(|index| Seat::try_from(index).map_err(|_| broken("seat"))).transpose()
}

fn stage(number: i64) -> Result<Stage, StoreError> {
    let stages = [Stage::Waiting, Stage::Running, Stage::Over];
    stages.into_iter().find(|stage| *stage as i64 == number).ok_or_else(|| broken("stage"))
}

fn leavers(number: i64) -> Result<Leavers, StoreError> {
    let ways = [Leavers::Bot, Leavers::Last];
    ways.into_iter().find(|way| *way as i64 == number).ok_or_else(|| broken("way to leave"))
}

fn kind(number: i64) -> Result<Kind, StoreError> {
    let kinds = [Kind::Action, Kind::Undo, Kind::Resign];
    kinds.into_iter().find(|kind| *kind as i64 == number).ok_or_else(|| broken("kind"))
}

fn seat_row(row: &SqliteRow) -> Result<SeatRow, StoreError> {
    let kinds = [SeatKind::Open, SeatKind::Person, SeatKind::Bot];
    let number: i64 = row.try_get(0)?;
    let kind = kinds.into_iter().find(|kind| *kind as i64 == number);
    Ok(SeatRow {
        kind: kind.ok_or_else(|| broken("seat"))?,
        guest: guest(row.try_get(1)?)?,
        bot: row.try_get(2)?,
        name: name(row.try_get(3)?),
        resigned: row.try_get(4)?,
    })
}

/// A stored name. One from before names were checked is none.
fn name(stored: Option<String>) -> Option<Name> {
    Name::new(&stored?).ok()
}

fn entry(row: &SqliteRow) -> Result<EntryRow, StoreError> {
    Ok(EntryRow {
        number: row.try_get(0)?,
        kind: kind(row.try_get(1)?)?,
        seat: seat(row.try_get(2)?)?.ok_or_else(|| broken("seat"))?,
        action: row.try_get(3)?,
        events: row.try_get(4)?,
        decides: seat(row.try_get(5)?)?,
        at: row.try_get(6)?,
    })
}

fn chat_line(row: &SqliteRow) -> Result<ChatLine, StoreError> {
    Ok(ChatLine {
        id: row.try_get(0)?,
        // A line from before names were checked keeps its text.
        name: name(row.try_get(1)?).unwrap_or_else(Name::nobody),
        seat: seat(row.try_get(2)?)?,
        text: row.try_get(3)?,
        at: row.try_get(4)?,
    })
}
