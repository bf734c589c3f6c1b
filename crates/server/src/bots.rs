//! Bots think on threads of their own, so that no request waits for them.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use tokio::sync::oneshot;
use tokio::time::sleep_until;

use crate::error::Error;
use crate::guest::random;
use crate::hall::Entered;
use crate::state::App;

type Work = Box<dyn FnOnce() + Send>;

/// The bots' threads: one fewer than cores, but at least one.
pub(crate) struct Pool {
    work: Sender<Work>,
}

impl Pool {
    /// Starts the threads. They end when the pool is gone.
    pub(crate) fn start() -> Pool {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let (work, queue) = channel();
        let queue = Arc::new(Mutex::new(queue));
        for index in 0..cores.saturating_sub(1).max(1) {
            let queue = queue.clone();
            let named = thread::Builder::new().name(format!("bot-{index}"));
            if let Err(error) = named.spawn(move || labour(&queue)) {
                tracing::error!(%error, "a thread for bots could not be started");
            }
        }
        Pool { work }
    }

    /// Works something out on one of the threads; `None` if it failed.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (sender, outcome) = oneshot::channel();
        let work = move || {
            // Nobody wants the answer any more: the visitor has gone.
            if !sender.is_closed() {
                let _ = sender.send(thought());
            }
        };
        self.work.send(Box::new(work)).ok()?;
        outcome.await.ok()
    }
}

fn labour(queue: &Mutex<Receiver<Work>>) {
    loop {
        let next = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(work) = next else { return };
        if catch_unwind(AssertUnwindSafe(work)).is_err() {
            tracing::error!("a bot's thought panicked");
        }
    }
}

impl App {
    /// Lets the bot think that has to decide, if one has and does not think already.
    pub fn wake_bot(&self, mut table: Entered) {
        let number = table.number;
        if table.thinks_at == Some(number) || table.bot_to_move().is_none() {
            return;
        }
        table.thinks_at = Some(number);
        let id = table.row.id.clone();
        drop(table);
        let app = self.clone();
        tokio::spawn(async move {
            if let Err(error) = app.bot_turn(&id, number).await {
                tracing::warn!(table = id, number, %error, "a bot could not act");
                app.excuse_bot(&id, number).await;
            }
        });
    }

    /// Thinks on a copy, and acts if the table still stands where it stood.
    async fn bot_turn(&self, id: &str, number: u32) -> Result<(), Error> {
        let table = self.enter(id).await?;
        let Some((seat, spec)) = table.bot_to_move().filter(|_| table.number == number) else {
            return Ok(());
        };
        let choice = table.play()?.choice(spec, u64::from_le_bytes(random()?));
        let earliest = table.entered + self.config.bot_delay();
        drop(table);
        let began = Instant::now();
        let action = self.pool.run(choice).await.flatten().ok_or(Error::Internal)?;
        self.metrics.bot_chose(began.elapsed());
        sleep_until(earliest.into()).await;
        let mut table = self.enter(id).await?;
        if table.number != number || table.bot_to_move().is_none() {
            return Ok(());
        }
        let write = table.act(seat, &action)?;
        self.append(table, write, None).await?;
        Ok(())
    }

    /// Lets the next visitor wake the bot again after a failure.
    async fn excuse_bot(&self, id: &str, number: u32) {
        if let Ok(mut table) = self.enter(id).await
            && table.thinks_at == Some(number)
        {
            table.thinks_at = None;
        }
    }

    /// Wakes the bots of all tables that stopped in the middle of a bot's turn.
    pub async fn resume_bots(&self) {
        match self.store.bot_turns().await {
            Ok(tables) => {
                for id in tables {
                    if let Ok(table) = self.enter(&id).await {
                        self.wake_bot(table);
                    }
                }
            }
            Err(error) => tracing::error!(%error, "the bots' turns could not be read"),
        }
    }
}
