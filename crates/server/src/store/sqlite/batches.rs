//! Entries and positions, many rows in one statement.

use std::sync::LazyLock;

use sqlx::AssertSqlSafe;
use sqlx::sqlite::SqliteArguments;

use super::SqliteJournal;
use crate::store::numbers::Stored;
use crate::store::{EntryRow, StoreError, TableKey};

/// The most rows that one statement inserts.
pub(super) const MOST_ROWS: usize = 64;

impl SqliteJournal {
    pub(super) async fn insert_entries(
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
                    .bind(entry.kind.number())
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

    pub(super) async fn insert_snapshots(
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

/// The statements that insert 1, 2, 3 … rows: one trip to the database for many rows, and few
/// enough statements to keep all of them prepared. A collision rolls all back, which spares SQLite
/// a journal for the statement. Places without numbers spare it a search for each.
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
