//! Very many tables, without anybody opening them: copies of those that a server has stored.
//!
//! The columns are read from the file, and all that is not said here is copied as the server wrote
//! it: a copy can be opened and played like any other table.

use std::path::Path;

use anyhow::{Context, Result};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Row, SqliteConnection};

/// The tables of the database whose rows belong to a game, and the column that says to which. Talk
/// is left out.
const TABLES: [(&str, &str); 5] = [
    ("game_table", "key"),
    ("seat", "table_key"),
    ("entry", "table_key"),
    ("snapshot", "table_key"),
    ("guest_table", "table_key"),
];

/// By how many seconds each copy is older than the one before.
const APART: u32 = 60;

/// Adds `copies` of every stored table, with new ids and a little older each time. No server may
/// run on the file.
///
/// # Errors
/// When the file is no database of the server, or cannot be written.
pub async fn add(db: &Path, copies: u32) -> Result<()> {
    let mut file = SqliteConnectOptions::new().filename(db).connect().await?;
    let most = sqlx::query("select max(key) as most from game_table").fetch_one(&mut file).await?;
    let most: i64 = most.try_get("most").context("there is no table to copy")?;
    let mut transaction = file.begin().await?;
    for (table, key) in TABLES {
        let copy = copy_of(&mut transaction, table, key).await?;
        for copied in 1..=copies {
            let insert = sqlx::query(AssertSqlSafe(copy.clone())).bind(copied).bind(most);
            insert.execute(&mut *transaction).await.with_context(|| format!("copying {table}"))?;
        }
    }
    transaction.commit().await?;
    file.close().await?;
    Ok(())
}

/// The statement that makes copy `$1` of all rows with keys up to `$2`.
async fn copy_of(file: &mut SqliteConnection, table: &str, key: &str) -> Result<String> {
    let rows = sqlx::query("select name from pragma_table_info($1)").bind(table.to_owned());
    let rows = rows.fetch_all(file).await?;
    let names = rows.iter().map(|row| row.try_get("name"));
    let names: Vec<String> = names.collect::<Result<_, _>>()?;
    let values = names.iter().map(|name| match name.as_str() {
        name if name == key => format!("{key} + $1 * $2"),
        // Twelve of the letters and digits that ids are made of.
        "id" => "lower(hex(randomblob(6)))".to_owned(),
        "at" | "since" => format!("{name} - $1 * {APART}"),
        _ => name.clone(),
    });
    let values: Vec<String> = values.collect();
    Ok(format!(
        "insert into {table} ({}) select {} from {table} where {key} <= $2",
        names.join(", "),
        values.join(", ")
    ))
}
