//! Group commit: one task gathers the changes of all tables and stores them in one transaction.
//!
//! While one transaction is on its way to the disk, the next changes gather; so the more there is to
//! do, the less each change costs. Whoever asked hears only after the commit.

use std::time::Instant;

use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
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

/// The way to the only task that writes.
#[derive(Clone)]
pub(crate) struct Writer {
    // Every change holds the lock of its table or is one request's, so connections bound the queue.
    orders: UnboundedSender<Order>,
}

impl Writer {
    /// Starts the task. It ends when all writers are gone and everything is stored.
    pub(crate) fn start(journal: Journal, metrics: Metrics) -> (Writer, JoinHandle<()>) {
        let (orders, queue) = mpsc::unbounded_channel();
        let task = tokio::spawn(work(journal, queue, metrics));
        (Writer { orders }, task)
    }

    /// Has a change stored, and then calls `then` with the outcome. It is called even if the one who
    /// asked has gone away.
    pub(crate) fn submit(
        &self,
        write: Write,
        then: impl FnOnce(Result<Written, StoreError>) + Send + 'static,
    ) {
        let order = Order { write, then: Box::new(then) };
        if let Err(refused) = self.orders.send(order) {
            let gone = StoreError::Unavailable("the writer has ended".to_owned());
            (refused.0.then)(Err(gone));
        }
    }
}

async fn work(mut journal: Journal, mut queue: UnboundedReceiver<Order>, metrics: Metrics) {
    let mut orders = Vec::with_capacity(BATCH);
    while queue.recv_many(&mut orders, BATCH).await > 0 {
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
