//! The messages of a stream: the whole state, the table, and lines of talk.

use bytes::{BufMut, Bytes, BytesMut};

use crate::api::ChatLine;
use crate::guest::Guest;
use crate::live::json;
use crate::live::readers::Post;
use crate::live::{Bookmark, Reader, Sight, Table};

/// One message of the stream.
pub(crate) fn message(event: &str, bookmark: Option<Bookmark>, data: &[u8]) -> Bytes {
    let mut out = BytesMut::with_capacity(data.len() + 64);
    if let Some(bookmark) = bookmark {
        out.put_slice(format!("id: {bookmark}\n").as_bytes());
    }
    out.put_slice(b"event: ");
    out.put_slice(event.as_bytes());
    out.put_slice(b"\ndata: ");
    // JSON text has no line breaks, so one data line is enough.
    out.put_slice(data);
    out.put_slice(b"\n\n");
    out.freeze()
}

impl Table {
    /// What each reader is sent; nothing at all for one that wants to look through what is
    /// another's by now.
    pub(super) fn posts(
        &self,
        mut post: impl FnMut(&Reader, Sight<'_>) -> Post,
    ) -> Vec<Option<Post>> {
        let post = |reader: &Reader| self.sight_of(reader).map(|sight| post(reader, sight));
        self.readers.iter().map(post).collect()
    }

    /// The whole state as a message for one who listens.
    pub fn sync(&self, sight: Sight<'_>, guest: Guest) -> Post {
        let snapshot = self.snapshot(sight, guest);
        let message = message("sync", Some(self.bookmark(sight)), snapshot.get().as_bytes());
        Post::view(message, sight.eye())
    }

    /// Sends everybody the whole state: the table has started, or seats have changed hands.
    pub fn sync_all(&mut self) {
        let posts = self.posts(|reader, sight| self.sync(sight, reader.guest));
        self.readers.send(posts);
    }

    /// Tells everybody about the table: someone came or went, or the game is over.
    pub fn tell_table(&mut self) {
        let posts = self.posts(|reader, _| self.table_message(reader.guest));
        self.readers.send(posts);
    }

    /// What a guest is told about the table.
    pub fn table_message(&self, guest: Guest) -> Post {
        Post::note(message("table", None, &json::bytes(&self.info(guest))))
    }

    /// Tells everybody a line of talk.
    pub fn tell_chat(&mut self, line: &ChatLine) {
        let posts = self.posts(|_, sight| self.chat_message(sight, line));
        self.readers.send(posts);
    }

    /// A line of talk as a message.
    pub fn chat_message(&self, sight: Sight<'_>, line: &ChatLine) -> Post {
        let bookmark = Bookmark { chat: line.id, ..self.bookmark(sight) };
        Post::note(message("chat", Some(bookmark), &json::bytes(line)))
    }
}
