//! Group commit: one task gathers the changes of all tables and stores them in one transaction.
//!
//! While one transaction is on its way to the disk, the next changes gather; so the more there is to
//! do, the less each change costs. Waiting longer for more was tried: it saves nothing and takes time.
//! Whoever asked hears only after the commit.

use std::time::Instant;

use tokio::sync::mpsc::error::SendError;
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::metrics::Metrics;
use crate::store::{Journal, StoreError, Write, Written};

/// The most changes in one transaction.
const BATCH: usize = 256;

/// What to do when a change is stored, or is not.
type Then = Box<dyn FnOnce(Result<Written, StoreError>) + Send>;

struct Order {
    write: Write,
    then: Then,
}

/// What the task is asked for.
enum Task {
    Store(Order),
    Probe(oneshot::Sender<Result<(), StoreError>>),
}

/// The way to the only task that writes.
#[derive(Clone)]
pub(crate) struct Writer {
    // Every change holds the lock of its table or is one request's, so connections bound the queue.
    tasks: UnboundedSender<Task>,
}

impl Writer {
    /// Starts the task. It ends when all writers are gone and everything is stored.
    pub(crate) fn start(journal: Journal, metrics: Metrics) -> (Writer, JoinHandle<()>) {
        let (tasks, queue) = mpsc::unbounded_channel();
        let task = tokio::spawn(work(journal, queue, metrics));
        (Writer { tasks }, task)
    }

    /// Has a change stored, and then calls `then` with the outcome. It is called even if the one who
    /// asked has gone away.
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

async fn work(mut journal: Journal, mut queue: UnboundedReceiver<Task>, metrics: Metrics) {
    let mut tasks = Vec::with_capacity(BATCH);
    let mut orders = Vec::with_capacity(BATCH);
    while queue.recv_many(&mut tasks, BATCH).await > 0 {
        // Requests that have arrived by now are carried out first and come along: under load, groups
        // grow and each change costs less. Where nothing else is to be done, this takes no time.
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
                    let _ = asks.send(journal.probe().await);
                }
            }
        }
        if orders.is_empty() {
            continue;
        }
        let began = Instant::now();
        let writes: Vec<&Write> = orders.iter().map(|order| &order.write).collect();
        let outcomes = journal.commit(&writes).await;
        metrics.committed(orders.len(), began.elapsed());
        for (order, outcome) in orders.drain(..).zip(outcomes) {
            if let Err(error) = &outcome {
                metrics.commit_failed();
                tracing::error!(%error, "a change could not be stored");
            }
            (order.then)(outcome);
        }
    }
    journal.close().await;
}
