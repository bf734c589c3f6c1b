//! What all requests share.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bytes::Bytes;
use tokio::sync::{Semaphore, oneshot, watch};
use tokio::task::JoinHandle;

use crate::config::Config;
use crate::error::Error;
use crate::guard::Limiter;
use crate::guest::{Key, random};
use crate::hall::{Entered, Hall};
use crate::live::Named;
use crate::metrics::Metrics;
use crate::pages::Zipped;
use crate::store::{Outdated, Store, StoreError, Write, Written};
use crate::tally::Tally;
use crate::thinking::Thinkers;
use crate::writer::{Writer, gone};

/// How often the database is tried at most, to say whether it can be written.
const PROBE_EVERY: Duration = Duration::from_secs(5);

/// How many records may be read at the same time: each takes up to 4 MiB, and a visitor may be
/// slow.
const IMPORTS: usize = 32;
/// How many records are verified at the same time: each takes a processor, and memory for what it
/// holds.
const VERIFIED: usize = 2;
/// The seconds of a day.
const DAY: i64 = 24 * 60 * 60;

/// The server without its listener; cheap to clone.
#[derive(Clone)]
pub struct App(Arc<Shared>);

/// What all requests share.
pub struct Shared {
    /// How it runs.
    pub(crate) config: Config,
    /// The database, for reading.
    pub(crate) store: Store,
    /// The way to the one who writes.
    pub(crate) writer: Writer,
    /// All tables in memory.
    pub(crate) hall: Arc<Hall>,
    /// The threads on which bots think and questions are answered.
    pub(crate) thinkers: Thinkers,
    /// The key that signs cookies.
    pub(crate) key: Key,
    /// Who has asked how often.
    pub(crate) limiter: Limiter,
    /// The requests of each address that are under way; nothing where connections are counted.
    pub(crate) under_way: Option<Tally>,
    /// Held by one who has counted what a visitor holds, until the next thing is stored.
    pub(crate) counting: tokio::sync::Mutex<()>,
    /// The addresses that import a record now, one at a time each.
    pub(crate) importing: Tally,
    /// How many more records may be read now.
    pub(crate) imports: Semaphore,
    /// How many more records may be verified now.
    pub(crate) verifying: Semaphore,
    /// Figures.
    pub(crate) metrics: Metrics,
    /// The page, compressed.
    pub(crate) zipped: Zipped,
    /// When the database was last tried, and how that went.
    pub(crate) tried: tokio::sync::Mutex<Option<(Instant, Result<(), StoreError>)>>,
    /// Turns true when the server stops.
    pub(crate) stopping: watch::Sender<bool>,
}

impl std::ops::Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl App {
    /// Opens the database and starts the task that writes; the task ends when the last [`App`] is
    /// gone.
    ///
    /// # Errors
    /// When the database cannot be opened or written.
    pub async fn open(config: Config) -> Result<(App, JoinHandle<()>), StoreError> {
        let (store, journal) = Store::open(&config).await?;
        let fresh: [u8; 32] =
            random().map_err(|error| StoreError::Unavailable(error.to_string()))?;
        let key = Key::new(&store.setting("cookie_key", fresh.to_vec()).await?);
        let metrics = Metrics::default();
        let hall = Arc::<Hall>::default();
        let (writer, task) = Writer::start(journal, hall.clone(), metrics.clone());
        let shared = Shared {
            limiter: Limiter::new(&config),
            counting: tokio::sync::Mutex::default(),
            importing: Tally::new(1),
            imports: Semaphore::new(IMPORTS),
            verifying: Semaphore::new(VERIFIED),
            under_way: (config.proxy_header.as_ref())
                .map(|_| Tally::new(config.connections_per_address)),
            config,
            store,
            writer,
            hall,
            thinkers: Thinkers::start(),
            key,
            metrics,
            zipped: Zipped::default(),
            tried: tokio::sync::Mutex::default(),
            stopping: watch::Sender::new(false),
        };
        Ok((App(Arc::new(shared)), task))
    }

    /// The folder of the database.
    pub fn db_folder(&self) -> &Path {
        self.config.db.parent().unwrap_or(Path::new("."))
    }

    /// Lets the tables go from memory that nobody has used for `idle`; returns how many stay.
    pub fn sweep(&self, idle: Duration) -> usize {
        let tables = self.hall.sweep(idle);
        self.metrics.tables(tables);
        self.limiter.sweep();
        tables
    }

    /// Deletes tables whose time has come: those that have waited for a day, and imported ones that
    /// the host does not keep longer. `now` is in seconds since 1970.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn expire(&self, now: i64) -> Result<usize, StoreError> {
        let mut times = vec![(Outdated::Waiting, now - DAY)];
        if self.config.keep_imports > 0 {
            times.push((Outdated::Imported, now - i64::from(self.config.keep_imports) * DAY));
        }
        let mut deleted = 0;
        for (kind, before) in times {
            loop {
                match self.writer.expire(kind, before).await? {
                    0 => break,
                    tables => deleted += tables,
                }
            }
        }
        Ok(deleted)
    }

    /// Locks a table.
    ///
    /// # Errors
    /// [`Error::NoTable`], or when the database fails.
    pub(crate) async fn enter(&self, id: &str) -> Result<Entered, Error> {
        self.hall.enter(&self.store, id).await
    }

    /// Whether the database can be read and written. Asked more often than every five seconds, the
    /// answer is the one before: whoever asks must not be able to keep the disk busy.
    ///
    /// # Errors
    /// When it cannot.
    pub(crate) async fn health(&self) -> Result<(), StoreError> {
        let mut tried = self.tried.lock().await;
        if let Some((when, outcome)) = &*tried
            && when.elapsed() < PROBE_EVERY
        {
            return outcome.clone();
        }
        let readable = self.store.ping().await;
        let outcome = match readable {
            Ok(()) => self.writer.probe().await,
            Err(error) => Err(error),
        };
        *tried = Some((Instant::now(), outcome.clone()));
        outcome
    }

    /// Has a change stored, and waits for it.
    ///
    /// # Errors
    /// When it could not be stored.
    pub(crate) async fn store(&self, write: Write) -> Result<Written, StoreError> {
        let (sender, outcome) = oneshot::channel();
        self.writer.submit(write, move |written| {
            let _ = sender.send(written);
        });
        outcome.await.unwrap_or_else(|_| Err(gone()))
    }

    /// Has a change of a table stored; then, still before anyone else may enter the table, changes
    /// it by `then`. It happens even if the visitor has gone away meanwhile. Where storing fails,
    /// the table is read again.
    ///
    /// # Errors
    /// When it could not be stored.
    pub(crate) async fn change<T: Send + 'static>(
        &self,
        mut table: Entered,
        write: Write,
        then: impl FnOnce(&mut Entered, Written) -> T + Send + 'static,
    ) -> Result<T, StoreError> {
        let (sender, outcome) = oneshot::channel();
        let app = self.clone();
        self.writer.submit(write, move |written| {
            let done = match written {
                Ok(written) => {
                    let done = then(&mut table, written);
                    app.wake_bot(table);
                    Ok(done)
                }
                Err(error) => {
                    table.forget();
                    Err(error)
                }
            };
            let _ = sender.send(done);
        });
        outcome.await.unwrap_or_else(|_| Err(gone()))
    }

    /// Deletes a table with all that belongs to it. It happens even if the visitor has gone away
    /// meanwhile; whoever listens to the table hears that it is not there.
    ///
    /// # Errors
    /// When it could not be deleted.
    pub(crate) async fn delete(&self, table: Entered) -> Result<(), StoreError> {
        let (sender, outcome) = oneshot::channel();
        self.writer.delete(table.row.key, move |deleted| {
            table.forget();
            let _ = sender.send(deleted);
        });
        outcome.await.unwrap_or_else(|_| Err(gone()))
    }

    /// Has an entry that is carried out already stored, and then told. Gives its number, and the
    /// frame for the reader that is `answered`, if it listens.
    ///
    /// # Errors
    /// When it could not be stored.
    pub(crate) async fn append(
        &self,
        mut table: Entered,
        write: Write,
        answered: Option<Named>,
    ) -> Result<(u32, Option<Bytes>), StoreError> {
        let news = table.news();
        let is_left = matches!(write, Write::Append { row: Some(_), .. });
        let then = move |table: &mut Entered, _| {
            let frame = table.tell(&news, answered.as_ref());
            if is_left || table.row.stage == crate::api::Stage::Over {
                table.tell_table();
            }
            (table.number, frame)
        };
        self.change(table, write, then).await
    }
}
