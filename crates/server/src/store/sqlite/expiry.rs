//! Tables that may go: which they are, and how they leave.

use sqlx::Row;

use super::SqliteJournal;
use crate::store::{Outdated, StoreError, TableKey};

/// How many pages above the host's limit there may be while tables are deleted.
const SPARE: u64 = 256;

/// The tables of a key, and what belongs to them; the tables themselves last, as others refer to
/// them.
const DELETE: [&str; 6] = [
    "delete from entry where table_key = $1",
    "delete from snapshot where table_key = $1",
    "delete from chat where table_key = $1",
    "delete from guest_table where table_key = $1",
    "delete from seat where table_key = $1",
    "delete from game_table where key = $1",
];

impl SqliteJournal {
    /// The oldest tables of a kind from before a time, at most `most`.
    pub(in crate::store) async fn outdated(
        &mut self,
        kind: Outdated,
        before: i64,
        most: u32,
    ) -> Result<Vec<(TableKey, String)>, StoreError> {
        let select = match kind {
            Outdated::Waiting => {
                "select key, id from game_table where stage = 0 and at < $1 order by at limit $2"
            }
            Outdated::Imported => {
                "select key, id from game_table where imported = 1 and at < $1 order by at limit $2"
            }
        };
        let select = sqlx::query(select).bind(before).bind(most);
        let rows = select.fetch_all(&mut self.connection).await?;
        rows.iter().map(|row| Ok((row.try_get("key")?, row.try_get("id")?))).collect()
    }

    /// Deletes the names of guests who have to do with no table, some of them at a time.
    pub(in crate::store) async fn forget_names(&mut self) -> Result<u64, StoreError> {
        self.bound(SPARE).await?;
        let delete = sqlx::query(
            "delete from guest where rowid in (select g.rowid from guest g where not exists \
             (select 1 from guest_table t where t.guest = g.guest) limit 10000)",
        );
        let deleted = delete.execute(&mut self.connection).await;
        self.bound(0).await?;
        Ok(deleted?.rows_affected())
    }

    /// Deletes tables with all that belongs to them, or none of them.
    pub(in crate::store) async fn delete(&mut self, tables: &[TableKey]) -> Result<(), StoreError> {
        self.file.must_be_there()?;
        // Also to delete, SQLite may need a page before it has freed one.
        self.bound(SPARE).await?;
        let deleted = self.delete_in_one(tables).await;
        self.bound(0).await?;
        deleted
    }

    async fn delete_in_one(&mut self, tables: &[TableKey]) -> Result<(), StoreError> {
        sqlx::query("begin immediate").execute(&mut self.connection).await?;
        let done = match self.delete_all(tables).await {
            Ok(()) => sqlx::query("commit").execute(&mut self.connection).await.map(drop),
            Err(error) => Err(error),
        };
        if done.is_err() {
            let _ = sqlx::query("rollback").execute(&mut self.connection).await;
        }
        Ok(done?)
    }

    async fn delete_all(&mut self, tables: &[TableKey]) -> Result<(), sqlx::Error> {
        for &table in tables {
            for delete in DELETE {
                sqlx::query(delete).bind(table).execute(&mut self.connection).await?;
            }
        }
        Ok(())
    }
}
