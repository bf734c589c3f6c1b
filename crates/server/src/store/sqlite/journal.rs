//! Many changes in one transaction.

use sqlx::{AssertSqlSafe, Connection};

use super::SqliteJournal;
use super::batches::MOST_ROWS;
use crate::store::{EntryRow, StoreError, TableKey, Write, Written};

/// A change that changes nothing.
pub(super) const PROBE: &str =
    "insert into setting values ('probe', x'00') on conflict do update set value = x'00'";

impl SqliteJournal {
    pub(in crate::store) async fn commit(
        &mut self,
        writes: &[&Write],
    ) -> Vec<Result<Written, StoreError>> {
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

    /// Whether a change could be stored now: makes room for a few pages, gives it back, and syncs
    /// one byte.
    pub(in crate::store) async fn probe(&mut self) -> Result<(), StoreError> {
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

    pub(in crate::store) async fn close(self) {
        if let Err(error) = self.connection.close().await {
            tracing::warn!(%error, "the database did not close cleanly");
        }
    }

    /// Bounds the file, where the host wants it bounded, with so many pages above the limit.
    pub(super) async fn bound(&mut self, above: u64) -> Result<(), StoreError> {
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
}

/// The entries of changes that are nothing else and fit into one statement: it is a transaction by
/// itself and takes one trip to the database instead of three.
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
