//! What goes out: frames, snapshots and the text of the stream.

use bytes::{BufMut, Bytes, BytesMut};
use quadriga_core::{Eye, Seat};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::api::{ChatLine, Frame, Kind};
use crate::error::Error;
use crate::guest::Guest;
use crate::live::play::{self, AnyPlay, Head, Shown};
use crate::live::readers::Post;
use crate::live::table::{Table, eye_index};
use crate::live::{Bookmark, Named, Reader, Sight, Wish};
use crate::patch::{Noted, diff};
use crate::store::{EntryRow, Store};

/// How many frames a reader may have missed and still get them one by one.
pub(crate) const RESUMABLE: u32 = 64;

/// What is told to the readers once an entry is stored.
#[derive(Debug)]
pub struct News {
    frames: Vec<Cut>,
}

/// The message about an entry as one eye may know it.
#[derive(Debug)]
struct Cut {
    eye: Eye,
    /// Whether it has the whole view, or a patch.
    whole: bool,
    message: Bytes,
    /// Where the data of the message begin; they end before two line breaks.
    data: usize,
}

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

fn json(data: &impl Serialize) -> Vec<u8> {
    serde_json::to_vec(data).expect("plain data always has a JSON form")
}

impl Table {
    /// What each reader is sent; nothing at all for one that wants to look through what is another's by
    /// now.
    fn posts(&self, mut post: impl FnMut(&Reader, Sight<'_>) -> Post) -> Vec<Option<Post>> {
        let post = |reader: &Reader| self.sight_of(reader).map(|sight| post(reader, sight));
        self.readers.iter().map(post).collect()
    }

    /// Whether a frame for a reader needs the whole view: the view before was another eye's, or may have
    /// been, where the eye goes from seat to seat.
    fn needs_whole(&self, reader: &Reader, sight: Sight<'_>) -> bool {
        let walks = reader.wish == Wish::Mine && self.is_hot_seat(reader.guest);
        walks || !reader.follows(sight.eye())
    }

    /// Keeps the views that readers have, to be compared with those after the next entry.
    pub(super) fn note_views(&mut self) {
        let mut views = std::mem::take(&mut self.views);
        if let Some(play) = &self.play {
            for reader in self.readers.iter() {
                let Some(sight) = self.sight_of(reader) else { continue };
                let place = &mut views[eye_index(sight.eye())];
                let is_fresh = place.as_ref().is_some_and(|(number, _)| *number == self.number);
                if !is_fresh && !self.needs_whole(reader, sight) {
                    *place = Some((self.number, play.view(sight)));
                }
            }
        }
        self.views = views;
    }

    /// The messages about the last entry, one for each eye that listens.
    pub fn news(&mut self) -> News {
        let mut views = std::mem::take(&mut self.views);
        let mut frames: Vec<Cut> = Vec::with_capacity(4);
        for reader in self.readers.iter() {
            let Some(sight) = self.sight_of(reader) else { continue };
            let (eye, whole) = (sight.eye(), self.needs_whole(reader, sight));
            if frames.iter().any(|cut| (cut.eye, cut.whole) == (eye, whole)) {
                continue;
            }
            let head = format!("id: {}\nevent: frame\ndata: ", self.bookmark(sight));
            // The message is written once, in place: this is the hot path.
            let mut out = Vec::with_capacity(4096);
            out.extend_from_slice(head.as_bytes());
            self.newest_frame(sight, whole, &mut views[eye_index(eye)], &mut out);
            out.extend_from_slice(b"\n\n");
            frames.push(Cut { eye, whole, message: Bytes::from(out), data: head.len() });
        }
        self.views = views;
        News { frames }
    }

    /// Tells the readers. The frame for the one that is `answered` is given back instead, to be told with
    /// the answer.
    pub fn tell(&mut self, news: &News, answered: Option<&Named>) -> Option<Bytes> {
        let mut answer = None;
        let posts = self.posts(|reader, sight| {
            let want = (sight.eye(), self.needs_whole(reader, sight));
            let Some(cut) = news.frames.iter().find(|cut| (cut.eye, cut.whole) == want) else {
                return Post::default();
            };
            if answered.is_some_and(|named| reader.is(named)) {
                answer = Some(cut.message.slice(cut.data..cut.message.len() - 2));
                return Post { message: None, shows: Some(cut.eye) };
            }
            Post::view(cut.message.clone(), cut.eye)
        });
        self.readers.send(posts);
        answer
    }

    /// The frame of the last entry for an eye; its view becomes the one to compare the next with.
    fn newest_frame(
        &self,
        sight: Sight<'_>,
        whole: bool,
        place: &mut Option<(u32, Noted)>,
        out: &mut Vec<u8>,
    ) {
        let Some(play) = &self.play else { return };
        let view = play.view(sight);
        let before = place.take().filter(|(number, _)| number + 1 == self.number);
        let shown = match &before {
            Some((_, before)) if !whole => Shown::Patch(diff(before, &view)),
            _ => Shown::Whole(&view),
        };
        self.write_frame(sight, shown, out);
        *place = Some((self.number, view));
    }

    /// The table after the last entry.
    fn write_frame(&self, sight: Sight<'_>, shown: Shown<'_>, out: &mut Vec<u8>) {
        let (Some(play), Some(turn)) = (&self.play, self.turn()) else { return };
        let last = self.log.back();
        play.frame(
            Head {
                number: self.number,
                sight,
                turn,
                seat: last.map(|logged| logged.seat),
                kind: last.map_or(Kind::Start, |logged| logged.kind),
                events: last.map(|logged| logged.heard(sight)).unwrap_or_default(),
                shown,
                offers: true,
            },
            out,
        );
    }

    /// The position as it stands, with the whole view; without one while a seat is open.
    fn whole_frame(&self, sight: Sight<'_>) -> Box<RawValue> {
        let mut out = Vec::with_capacity(8192);
        if let Some(play) = &self.play {
            self.write_frame(sight, Shown::Whole(&play.view(sight)), &mut out);
        } else {
            out = json(&Frame::<(), (), ()> {
                number: 0,
                eye: sight.eye(),
                turn: None,
                seat: None,
                kind: Kind::Start,
                events: Vec::new(),
                view: None,
                patch: None,
                legal: Vec::new(),
                undo: None,
            });
        }
        raw(out)
    }

    /// All that a guest's page needs: the JSON of [`crate::api::Snapshot`].
    pub fn snapshot(&self, sight: Sight<'_>, guest: Guest) -> Box<RawValue> {
        #[derive(Serialize)]
        struct Text<'a, T, L> {
            table: T,
            frame: &'a RawValue,
            log: L,
            chat: Vec<&'a ChatLine>,
        }
        let frame = self.whole_frame(sight);
        raw(json(&Text {
            table: self.info(guest),
            frame: &frame,
            log: self.log_for(sight),
            chat: self.chat_after(0).collect(),
        }))
    }

    /// The snapshot through the guest's own eye.
    pub fn snapshot_for(&self, guest: Guest) -> Box<RawValue> {
        self.snapshot(self.own_sight(guest), guest)
    }

    /// How far whoever looks now has come.
    pub(crate) fn bookmark(&self, sight: Sight<'_>) -> Bookmark {
        Bookmark { number: self.number, chat: self.last_chat(), eye: sight.eye() }
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
        Post::note(message("table", None, &json(&self.info(guest))))
    }

    /// Tells everybody a line of talk.
    pub fn tell_chat(&mut self, line: &ChatLine) {
        let posts = self.posts(|_, sight| self.chat_message(sight, line));
        self.readers.send(posts);
    }

    /// A line of talk as a message.
    pub fn chat_message(&self, sight: Sight<'_>, line: &ChatLine) -> Post {
        let bookmark = Bookmark { chat: line.id, ..self.bookmark(sight) };
        Post::note(message("chat", Some(bookmark), &json(line)))
    }

    /// The frames `from` to `to` as texts: the first with the whole view if `whole`, else all as
    /// patches. They are worked out from the stored entries, so they do not offer actions; where
    /// `offers` is set, the last one does.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn frames(
        &self,
        store: &Store,
        sight: Sight<'_>,
        range: std::ops::RangeInclusive<u32>,
        whole: bool,
        offers: bool,
    ) -> Result<Vec<Vec<u8>>, Error> {
        let (from, to) = (*range.start(), (*range.end()).min(self.number));
        let first = if whole { from } else { from.saturating_sub(1) };
        let (start, checkpoint) =
            store.snapshot(self.row.key, first).await?.ok_or(Error::NotStarted)?;
        let entries = store.entries(self.row.key, start.min(from.saturating_sub(1)), to).await?;
        let mut play = self.open(Some(&checkpoint))?;
        let mut frames = Vec::new();
        let mut resigned: Option<Seat> = None;
        let mut view: Option<Noted> = None;
        let mut note =
            |play: &dyn AnyPlay, number: u32, entry: Option<&EntryRow>, resigned: Option<Seat>| {
                if number < first {
                    return;
                }
                let before = view.replace(play.view(sight));
                if number < from {
                    return;
                }
                let now = view.as_ref().expect("a view was just noted");
                let told =
                    entry.map(|entry| play::told_from_text(&entry.events)).unwrap_or_default();
                let turn = self.turn_of(play, resigned);
                let shown = match &before {
                    Some(before) => Shown::Patch(diff(before, now)),
                    None => Shown::Whole(now),
                };
                let mut out = Vec::with_capacity(1024);
                let heard = told.iter().filter(|told| sight.is_among(told.to));
                play.frame(
                    Head {
                        number,
                        sight,
                        turn,
                        seat: entry.map(|entry| entry.seat),
                        kind: entry.map_or(Kind::Start, |entry| entry.kind),
                        events: heard.map(|told| &*told.event).collect(),
                        shown,
                        offers: offers && number == to,
                    },
                    &mut out,
                );
                frames.push(out);
            };
        let at_start = entries.iter().find(|entry| entry.number == start);
        note(&*play, start, at_start, None);
        for entry in entries.iter().filter(|entry| entry.number > start) {
            play::redo(&mut *play, entry)?;
            if entry.ends_by_resigning() {
                resigned = Some(entry.seat);
            }
            note(&*play, entry.number, Some(entry), resigned);
        }
        Ok(frames)
    }
}

/// JSON bytes that were just written, as a value.
fn raw(json: Vec<u8>) -> Box<RawValue> {
    String::from_utf8(json)
        .ok()
        .and_then(|text| RawValue::from_string(text).ok())
        .unwrap_or_default()
}
