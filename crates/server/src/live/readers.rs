//! Who listens to a table.

use bytes::Bytes;
use quadriga_core::Eye;
use tokio::sync::mpsc::{self, Receiver, Sender};

use crate::guest::Guest;

/// How many messages a reader may lag behind before it is dropped; it resumes by itself.
const BUFFER: usize = 96;

/// Through which eye a visitor wants to look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// The visitor's own, whichever that is at the moment.
    Mine,
    /// This one.
    Eye(Eye),
}

/// A stream that its visitor has named, to take a frame from an answer instead of from there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Named {
    /// Whose it is.
    pub guest: Guest,
    /// Its name, which only this visitor's requests can mean.
    pub name: String,
}

/// One who listens.
#[derive(Debug)]
pub struct Reader {
    id: u64,
    /// Who it is.
    pub guest: Guest,
    /// How the visitor calls this stream.
    pub name: Option<String>,
    /// Through which eye.
    pub wish: Wish,
    sender: Sender<Bytes>,
}

impl Reader {
    /// Sends a message, or says that the reader is gone or too slow.
    pub fn send(&self, message: Bytes) -> bool {
        self.sender.try_send(message).is_ok()
    }

    /// Whether it is this one.
    pub fn is(&self, named: &Named) -> bool {
        self.guest == named.guest && self.name.as_ref() == Some(&named.name)
    }
}

/// All who listen.
#[derive(Debug, Default)]
pub struct Readers {
    list: Vec<Reader>,
    last_id: u64,
}

impl Readers {
    /// Adds a reader and gives its id and its messages.
    pub fn add(
        &mut self,
        guest: Guest,
        wish: Wish,
        name: Option<String>,
    ) -> (u64, Receiver<Bytes>) {
        let (sender, receiver) = mpsc::channel(BUFFER);
        self.last_id += 1;
        self.list.push(Reader { id: self.last_id, guest, name, wish, sender });
        (self.last_id, receiver)
    }

    /// The reader that was added last.
    pub fn last(&self) -> Option<&Reader> {
        self.list.last()
    }

    /// Takes a reader out; who it was.
    pub fn remove(&mut self, id: u64) -> Option<Guest> {
        let at = self.list.iter().position(|reader| reader.id == id)?;
        Some(self.list.swap_remove(at).guest)
    }

    /// Whether a guest listens.
    pub fn has(&self, guest: Guest) -> bool {
        self.list.iter().any(|reader| reader.guest == guest)
    }

    /// Whether nobody listens.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Reader> {
        self.list.iter()
    }

    /// Sends to each what `message` gives; those who are gone or too slow are dropped.
    pub fn send_each(&mut self, mut message: impl FnMut(&Reader) -> Option<Bytes>) {
        self.list.retain(|reader| message(reader).is_none_or(|bytes| reader.send(bytes)));
    }

    /// Drops all: their streams end, and they come again.
    pub fn clear(&mut self) {
        self.list.clear();
    }
}
