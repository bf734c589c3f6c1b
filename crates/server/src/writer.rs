//! Group commit: one task gathers the changes of all tables and stores them in one transaction.
//!
//! While one transaction is on its way to the disk, the next changes gather; so the more there is
//! to do, the less each change costs. Waiting longer for more was tried: it saves nothing and takes
//! time. Whoever asked hears only after the commit.

use std::sync::Arc;
use std::time::Instant;

use tokio::sync::mpsc::error::SendError;
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::clock::now;
use crate::hall::{Hall, HeldTable};
use crate::metrics::Metrics;
use crate::store::{Journal, Outdated, StoreError, TableKey, Write, Written};

/// The most changes in one transaction.
const BATCH: usize = 256;
/// The most tables that are looked at in one go to be deleted: an imported one has many entries.
const MOST_WAITING: u32 = 64;
const MOST_IMPORTED: u32 = 4;
/// For how many seconds a table that waits is left alone, however little room there is.
const FRESH: i64 = 60 * 60;
/// How often room is made for the same changes.
const ATTEMPTS: u32 = 8;

/// What to do when a change is stored, or is not.
type Then = Box<dyn FnOnce(Result<Written, StoreError>) + Send>;

/// What to do when a table is deleted, or is not.
type Deleted = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

struct Order {
    write: Write,
    then: Then,
}

/// What the task is asked for.
enum Task {
    Store(Order),
    Probe(oneshot::Sender<Result<(), StoreError>>),
    Delete { table: TableKey, then: Deleted },
    Expire { kind: Outdated, before: i64, asks: oneshot::Sender<Result<usize, StoreError>> },
}

/// The way to the only task that writes.
#[derive(Clone)]
pub(crate) struct Writer {
    // Every change holds the lock of its table or is one request's, so connections bound the queue.
    tasks: UnboundedSender<Task>,
}

impl Writer {
    /// Starts the task. It ends when all writers are gone and everything is stored.
    pub(crate) fn start(
        journal: Journal,
        hall: Arc<Hall>,
        metrics: Metrics,
    ) -> (Writer, JoinHandle<()>) {
        let (tasks, queue) = mpsc::unbounded_channel();
        let work = Work { journal, hall, metrics };
        let task = tokio::spawn(work.on(queue));
        (Writer { tasks }, task)
    }

    /// Has a change stored, and then calls `then` with the outcome. It is called even if the one
    /// who asked has gone away.
    pub(crate) fn submit(
        &self,
        write: Write,
        then: impl FnOnce(Result<Written, StoreError>) + Send + 'static,
    ) {
        let order = Order { write, then: Box::new(then) };
        if let Err(SendError(Task::Store(refused))) = self.tasks.send(Task::Store(order)) {
            (refused.then)(Err(gone()));
        }
    }

    /// Deletes a table, and then calls `then` with the outcome, even if the one who asked has gone
    /// away. Whoever calls it holds the table, so that no other change of it is under way.
    pub(crate) fn delete(
        &self,
        table: TableKey,
        then: impl FnOnce(Result<(), StoreError>) + Send + 'static,
    ) {
        let task = Task::Delete { table, then: Box::new(then) };
        if let Err(SendError(Task::Delete { then, .. })) = self.tasks.send(task) {
            then(Err(gone()));
        }
    }

    /// Deletes some of the oldest tables of a kind from before a time, except those that someone
    /// looks at; how many. Others' changes come between two calls, so that nobody waits for all of
    /// it.
    ///
    /// # Errors
    /// When the database fails.
    pub(crate) async fn expire(&self, kind: Outdated, before: i64) -> Result<usize, StoreError> {
        let (asks, outcome) = oneshot::channel();
        self.tasks.send(Task::Expire { kind, before, asks }).map_err(|_| gone())?;
        outcome.await.unwrap_or_else(|_| Err(gone()))
    }

    /// Whether a change could be stored now.
    ///
    /// # Errors
    /// When it could not.
    pub(crate) async fn probe(&self) -> Result<(), StoreError> {
        let (sender, outcome) = oneshot::channel();
        self.tasks.send(Task::Probe(sender)).map_err(|_| gone())?;
        outcome.await.unwrap_or_else(|_| Err(gone()))
    }
}

/// The failure of those who come too late.
pub(crate) fn gone() -> StoreError {
    StoreError::Unavailable("the writer has ended".to_owned())
}

/// What the task has.
struct Work {
    journal: Journal,
    hall: Arc<Hall>,
    metrics: Metrics,
}

impl Work {
    async fn on(mut self, mut queue: UnboundedReceiver<Task>) {
        let mut tasks = Vec::with_capacity(BATCH);
        let mut orders = Vec::with_capacity(BATCH);
        while queue.recv_many(&mut tasks, BATCH).await > 0 {
            // Requests that have arrived by now are carried out first and come along: under load,
            // groups grow and each change costs less. Where nothing else is to be done, this takes
            // no time.
            tokio::task::yield_now().await;
            while tasks.len() < BATCH
                && let Ok(task) = queue.try_recv()
            {
                tasks.push(task);
            }
            for task in tasks.drain(..) {
                match task {
                    Task::Store(order) => orders.push(order),
                    // In a transaction of its own: if it fails, no change fails with it.
                    Task::Probe(asks) => {
                        let _ = asks.send(self.journal.probe().await);
                    }
                    Task::Delete { table, then } => then(self.journal.delete(&[table]).await),
                    Task::Expire { kind, before, asks } => {
                        let _ = asks.send(self.expire(kind, before).await);
                    }
                }
            }
            if !orders.is_empty() {
                self.store(&mut orders).await;
            }
        }
        self.journal.close().await;
    }

    async fn store(&mut self, orders: &mut Vec<Order>) {
        let began = Instant::now();
        let writes: Vec<&Write> = orders.iter().map(|order| &order.write).collect();
        let mut outcomes = self.journal.commit(&writes).await;
        for _ in 0..ATTEMPTS {
            let is_full = outcomes.iter().all(|outcome| outcome == &Err(StoreError::Full));
            if !is_full || !self.make_room().await {
                break;
            }
            outcomes = self.journal.commit(&writes).await;
        }
        self.metrics.committed(orders.len(), began.elapsed());
        for (order, outcome) in orders.drain(..).zip(outcomes) {
            if let Err(error) = &outcome {
                self.metrics.commit_failed();
                tracing::error!(%error, "a change could not be stored");
            }
            (order.then)(outcome);
        }
    }

    /// Deletes what may go before its time: imported games, then tables that have waited for an
    /// hour, then names of guests without tables. Whether it found some.
    async fn make_room(&mut self) -> bool {
        // Those of this very second too: whoever fills the file does it quickly.
        for (kind, before) in [(Outdated::Imported, now() + 1), (Outdated::Waiting, now() - FRESH)]
        {
            match self.expire(kind, before).await {
                Ok(0) => {}
                Ok(tables) => {
                    tracing::warn!(tables, "deleted to make room");
                    return true;
                }
                Err(error) => tracing::error!(%error, "no room could be made"),
            }
        }
        // What is left of visitors who came and went.
        self.journal.forget_names().await.is_ok_and(|names| names > 0)
    }

    async fn expire(&mut self, kind: Outdated, before: i64) -> Result<usize, StoreError> {
        let most = match kind {
            Outdated::Waiting => MOST_WAITING,
            Outdated::Imported => MOST_IMPORTED,
        };
        let tables = self.journal.outdated(kind, before, most).await?;
        // Whoever comes to one of them meanwhile waits, and then hears that it is not there.
        let held = tables.iter().filter_map(|(key, id)| Some((*key, self.hall.hold(id)?)));
        let (keys, held): (Vec<TableKey>, Vec<_>) = held.unzip();
        if !keys.is_empty() {
            self.journal.delete(&keys).await?;
            held.into_iter().for_each(HeldTable::forget);
        }
        Ok(keys.len())
    }
}
