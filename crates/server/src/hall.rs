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
    /// Lets the table go from memory, as it may differ from what is stored: the next visitor reads
    /// it again, and the readers come again.
    pub fn forget(mut self) {
        *self.guard = None;
    }
}

/// A table that nobody can enter, be it in memory or not.
pub(crate) struct HeldTable<'a> {
    hall: &'a Hall,
    id: String,
    guard: Option<OwnedMutexGuard<Option<Table>>>,
}

impl HeldTable<'_> {
    /// Lets the table go from memory, as it is stored no more.
    pub(crate) fn forget(mut self) {
        if let Some(guard) = &mut self.guard {
            **guard = None;
        }
    }
}

impl Drop for HeldTable<'_> {
    fn drop(&mut self) {
        self.guard = None;
        self.hall.drop_empty(&self.id);
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

    /// Locks a table that is in memory, without reading it and without making it look used.
    pub(crate) async fn peek(&self, id: &str) -> Option<Entered> {
        let place = {
            let places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
            places.get(id)?.0.clone()
        };
        let guard = place.lock_owned().await;
        guard.is_some().then_some(Entered { guard })
    }

    /// Keeps everybody out of a table, unless someone uses it now or listens to it.
    pub(crate) fn hold(&self, id: &str) -> Option<HeldTable<'_>> {
        let place = {
            let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
            let (place, _) =
                places.entry(id.to_owned()).or_insert_with(|| (Place::default(), Instant::now()));
            place.clone()
        };
        let guard = place.try_lock_owned().ok()?;
        let is_heard = guard.as_ref().is_some_and(|table| !table.readers.is_empty());
        (!is_heard).then(|| HeldTable { hall: self, id: id.to_owned(), guard: Some(guard) })
    }

    fn drop_empty(&self, id: &str) {
        let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        // Someone who waits for the place would read the table into one that nobody else finds.
        let is_empty = |place: &Place| {
            Arc::strong_count(place) == 1 && place.try_lock().is_ok_and(|table| table.is_none())
        };
        if places.get(id).is_some_and(|(place, _)| is_empty(place)) {
            places.remove(id);
        }
    }

    /// Drops the tables that nobody has used for `idle` and that nobody listens to. Returns how
    /// many stay.
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
