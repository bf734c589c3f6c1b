//! Who listens to a table.
//!
//! **Invariant:** a reader holds a guest and a wish, and no permission: see `sight.rs`.

use bytes::Bytes;
use quadriga_core::Eye;
use tokio::sync::mpsc::{self, Receiver, Sender};

use crate::guest::Guest;
use crate::live::Wish;

/// How many messages a reader may lag behind before it is dropped; it resumes by itself.
const BUFFER: usize = 96;

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
    /// Through which eye the visitor wants to look.
    pub wish: Wish,
    /// Through which eye it was shown the position last: a patch can only follow a view of the
    /// same.
    shown: Option<Eye>,
    sender: Sender<Bytes>,
}

impl Reader {
    /// Whether it is this one.
    pub fn is(&self, named: &Named) -> bool {
        self.guest == named.guest && self.name.as_ref() == Some(&named.name)
    }

    /// Whether it has the view of this eye, so that a difference is enough.
    pub fn follows(&self, eye: Eye) -> bool {
        self.shown == Some(eye)
    }

    fn take(&mut self, post: Post) -> bool {
        self.shown = post.shows.or(self.shown);
        post.message.is_none_or(|message| self.sender.try_send(message).is_ok())
    }
}

/// What one reader is sent.
#[derive(Debug, Default)]
pub struct Post {
    /// The message; none where the answer to a step brings it.
    pub message: Option<Bytes>,
    /// Through which eye the reader sees the position with it, if it shows one.
    pub shows: Option<Eye>,
}

impl Post {
    /// A message that shows no position.
    pub fn note(message: Bytes) -> Post {
        Post { message: Some(message), shows: None }
    }

    /// A message that shows the position through `eye`.
    pub fn view(message: Bytes, eye: Eye) -> Post {
        Post { message: Some(message), shows: Some(eye) }
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
        self.list.push(Reader { id: self.last_id, guest, name, wish, shown: None, sender });
        (self.last_id, receiver)
    }

    /// Sends the reader that was added last its first messages.
    pub fn greet(&mut self, posts: impl IntoIterator<Item = Post>) {
        let Some(reader) = self.list.last_mut() else { return };
        for post in posts {
            reader.take(post);
        }
    }

    /// Takes a reader out, if it is still there.
    pub fn remove(&mut self, id: u64) {
        self.list.retain(|reader| reader.id != id);
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

    /// Sends to each, in the order of [`Readers::iter`], what there is for it. Those for whom there
    /// is nothing any more, who are gone or too slow are dropped: their streams end.
    pub fn send(&mut self, posts: Vec<Option<Post>>) {
        let mut posts = posts.into_iter();
        self.list.retain_mut(|reader| posts.next().flatten().is_some_and(|post| reader.take(post)));
    }

    /// Drops all: their streams end, and they come again.
    pub fn clear(&mut self) {
        self.list.clear();
    }
}
