//! All tables in memory: read when someone comes, dropped when nobody has looked for a while.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::OwnedMutexGuard;

use crate::error::Error;
use crate::live::Table;
use crate::store::Store;

/// A table's place in the hall; empty while it is not read, or after storing has failed.
type Place = Arc<tokio::sync::Mutex<Option<Table>>>;

/// All tables in memory.
#[derive(Default)]
pub(crate) struct Hall {
    places: Mutex<HashMap<String, (Place, Instant)>>,
}

/// A table that is locked for one visitor.
pub struct Entered {
    guard: OwnedMutexGuard<Option<Table>>,
}

impl std::ops::Deref for Entered {
    type Target = Table;

    fn deref(&self) -> &Table {
        self.guard.as_ref().expect("a table is entered only when it is there")
    }
}

impl std::ops::DerefMut for Entered {
    fn deref_mut(&mut self) -> &mut Table {
        self.guard.as_mut().expect("a table is entered only when it is there")
    }
}

impl Entered {
    /// Lets the table go from memory, as it may differ from what is stored: the next visitor reads it
    /// again, and the readers come again.
    pub fn forget(mut self) {
        *self.guard = None;
    }
}

impl Hall {
    /// Locks a table, reading it first if it is not in memory.
    ///
    /// # Errors
    /// [`Error::NoTable`], or when the database fails.
    pub(crate) async fn enter(&self, store: &Store, id: &str) -> Result<Entered, Error> {
        let place = self.place(id);
        let mut guard = place.lock_owned().await;
        if guard.is_none() {
            match Table::load(store, id).await {
                Ok(table) => *guard = Some(table),
                Err(error) => {
                    drop(guard);
                    self.drop_empty(id);
                    return Err(error);
                }
            }
        }
        Ok(Entered { guard })
    }

    fn place(&self, id: &str) -> Place {
        let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((place, used)) = places.get_mut(id) {
            *used = Instant::now();
            return place.clone();
        }
        let place = Place::default();
        places.insert(id.to_owned(), (place.clone(), Instant::now()));
        place
    }

    fn drop_empty(&self, id: &str) {
        let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        let is_empty = |place: &Place| place.try_lock().is_ok_and(|table| table.is_none());
        if places.get(id).is_some_and(|(place, _)| is_empty(place)) {
            places.remove(id);
        }
    }

    /// Drops the tables that nobody has used for `idle` and that nobody listens to. Returns how many
    /// stay.
    pub(crate) fn sweep(&self, idle: Duration) -> usize {
        let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        places.retain(|_, (place, used)| {
            // Someone who waits for the place holds a second handle to it.
            let is_held = Arc::strong_count(place) > 1;
            if is_held || used.elapsed() < idle {
                return true;
            }
            let unused = place
                .try_lock()
                .is_ok_and(|table| table.as_ref().is_none_or(|table| table.readers.is_empty()));
            !unused
        });
        places.len()
    }

    /// The ids of all tables in memory.
    pub(crate) fn ids(&self) -> Vec<String> {
        let places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        places.keys().cloned().collect()
    }

    /// Ends all streams, so that the server can stop.
    pub(crate) async fn close(&self, store: &Store) {
        for id in self.ids() {
            if let Ok(mut table) = self.enter(store, &id).await {
                table.readers.clear();
            }
        }
    }
}
