//! What goes out: frames, snapshots and the text of the stream.

use bytes::{BufMut, Bytes, BytesMut};
use quadriga_core::{Eye, Seat};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::api::{ChatLine, Frame, Kind};
use crate::error::Error;
use crate::guest::Guest;
use crate::live::play::{self, AnyPlay, Head, Sight};
use crate::live::table::{Table, eye_index};
use crate::live::{Named, Reader, Wish};
use crate::patch::{Noted, diff};
use crate::store::{EntryRow, Store};

/// How many frames a reader may have missed and still get them one by one.
pub(crate) const RESUMABLE: u32 = 64;

/// What is told to the readers once an entry is stored: a message for each of them.
#[derive(Debug)]
pub struct News {
    /// The messages by eye, the whole view or a patch.
    frames: Vec<(Eye, bool, Bytes)>,
    /// Where the data of each message begin; they end before two line breaks.
    data: usize,
}

/// One message of the stream.
pub(crate) fn message(event: &str, id: Option<(u32, i64)>, data: &[u8]) -> Bytes {
    let mut out = BytesMut::with_capacity(data.len() + 64);
    if let Some((number, chat)) = id {
        out.put_slice(format!("id: {number}-{chat}\n").as_bytes());
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
    /// The eye of a reader, and whether frames for it carry the whole view: they do where the eye goes
    /// from seat to seat, as then the view before was another's.
    fn reader_eye(&self, reader: &Reader) -> (Eye, bool) {
        match reader.wish {
            Wish::Mine => (self.own_eye(reader.guest), self.is_hot_seat(reader.guest)),
            Wish::Eye(eye) => (eye, false),
        }
    }

    /// Keeps the views that readers have, to be compared with those after the next entry.
    pub(super) fn note_views(&mut self) {
        let Some(play) = &self.play else { return };
        for reader in self.readers.iter() {
            let (eye, whole) = self.reader_eye(reader);
            let place = &self.views[eye_index(eye)];
            if whole || place.as_ref().is_some_and(|(number, _)| *number == self.number) {
                continue;
            }
            let view = play.view(eye);
            self.views[eye_index(eye)] = Some((self.number, view));
        }
    }

    /// The messages about the last entry.
    pub fn news(&mut self) -> News {
        let mut wanted: Vec<(Eye, bool)> = Vec::with_capacity(4);
        for reader in self.readers.iter() {
            let want = self.reader_eye(reader);
            if !wanted.contains(&want) {
                wanted.push(want);
            }
        }
        let head = format!("id: {}-{}\nevent: frame\ndata: ", self.number, self.last_chat());
        let frames = wanted.into_iter().map(|(eye, whole)| {
            // The message is written once, in place: this is the hot path.
            let mut out = Vec::with_capacity(4096);
            out.extend_from_slice(head.as_bytes());
            self.newest_frame(eye, whole, &mut out);
            out.extend_from_slice(b"\n\n");
            (eye, whole, Bytes::from(out))
        });
        News { frames: frames.collect(), data: head.len() }
    }

    /// Tells the readers. The frame for the one that is `answered` is given back instead, to be told with
    /// the answer.
    pub fn tell(&mut self, news: &News, answered: Option<&Named>) -> Option<Bytes> {
        let mut readers = std::mem::take(&mut self.readers);
        let mut answer = None;
        readers.send_each(|reader| {
            let want = self.reader_eye(reader);
            let found = news.frames.iter().find(|(eye, whole, _)| (*eye, *whole) == want);
            let (_, _, message) = found?;
            if answered.is_some_and(|named| reader.is(named)) {
                answer = Some(message.slice(news.data..message.len() - 2));
                return None;
            }
            Some(message.clone())
        });
        self.readers = readers;
        answer
    }

    /// The frame of the last entry for an eye; its view becomes the one to compare the next with.
    fn newest_frame(&mut self, eye: Eye, whole: bool, out: &mut Vec<u8>) {
        let (Some(play), Some(turn)) = (&self.play, self.turn()) else { return };
        let view = play.view(eye);
        let place = &mut self.views[eye_index(eye)];
        let before = place.take().filter(|(number, _)| number + 1 == self.number);
        let sight = match &before {
            Some((_, before)) if !whole => Sight::Patch(diff(before, &view)),
            _ => Sight::Whole(&view),
        };
        let last = self.log.back();
        play.frame(
            Head {
                number: self.number,
                eye,
                turn,
                seat: last.map(|logged| logged.seat),
                kind: last.map_or(Kind::Start, |logged| logged.kind),
                events: last.map(|logged| logged.heard(eye)).unwrap_or_default(),
                sight,
                offers: true,
            },
            out,
        );
        *place = Some((self.number, view));
    }

    /// The position as it stands, with the whole view; without one while a seat is open.
    fn whole_frame(&self, eye: Eye) -> Box<RawValue> {
        let mut out = Vec::with_capacity(8192);
        if let (Some(play), Some(turn)) = (&self.play, self.turn()) {
            let last = self.log.back();
            let view = play.view(eye);
            play.frame(
                Head {
                    number: self.number,
                    eye,
                    turn,
                    seat: last.map(|logged| logged.seat),
                    kind: last.map_or(Kind::Start, |logged| logged.kind),
                    events: last.map(|logged| logged.heard(eye)).unwrap_or_default(),
                    sight: Sight::Whole(&view),
                    offers: true,
                },
                &mut out,
            );
        } else {
            out = json(&Frame::<(), (), ()> {
                number: 0,
                eye,
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

    /// All that a page needs: the JSON of [`crate::api::Snapshot`].
    pub fn snapshot(&self, eye: Eye, guest: Guest) -> Box<RawValue> {
        #[derive(Serialize)]
        struct Text<'a, T, L> {
            table: T,
            frame: &'a RawValue,
            log: L,
            chat: Vec<&'a ChatLine>,
        }
        let frame = self.whole_frame(eye);
        raw(json(&Text {
            table: self.info(guest),
            frame: &frame,
            log: self.log_for(eye),
            chat: self.chat_after(0).collect(),
        }))
    }

    /// The snapshot through the guest's own eye.
    pub fn snapshot_for(&self, guest: Guest) -> Box<RawValue> {
        self.snapshot(self.own_eye(guest), guest)
    }

    /// The whole state as a message for one reader.
    pub fn sync(&self, reader: &Reader) -> Bytes {
        let snapshot = self.snapshot(self.reader_eye(reader).0, reader.guest);
        message("sync", Some((self.number, self.last_chat())), snapshot.get().as_bytes())
    }

    /// Sends everybody the whole state: the table has started, or seats have changed hands.
    pub fn sync_all(&mut self) {
        let messages: Vec<Bytes> = self.readers.iter().map(|reader| self.sync(reader)).collect();
        let mut messages = messages.into_iter();
        self.readers.send_each(|_| messages.next());
    }

    /// Tells everybody about the table: someone came or went, or the game is over.
    pub fn tell_table(&mut self) {
        let messages: Vec<Bytes> =
            self.readers.iter().map(|reader| self.table_message(reader.guest)).collect();
        let mut messages = messages.into_iter();
        self.readers.send_each(|_| messages.next());
    }

    /// What a guest is told about the table.
    pub fn table_message(&self, guest: Guest) -> Bytes {
        message("table", None, &json(&self.info(guest)))
    }

    /// Tells everybody a line of talk.
    pub fn tell_chat(&mut self, line: &ChatLine) {
        let message = self.chat_message(line);
        self.readers.send_each(|_| Some(message.clone()));
    }

    /// A line of talk as a message.
    pub fn chat_message(&self, line: &ChatLine) -> Bytes {
        message("chat", Some((self.number, line.id)), &json(line))
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
        eye: Eye,
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
                let before = view.replace(play.view(eye));
                if number < from {
                    return;
                }
                let now = view.as_ref().expect("a view was just noted");
                let told =
                    entry.map(|entry| play::told_from_text(&entry.events)).unwrap_or_default();
                let turn = match resigned {
                    Some(seat) => quadriga_core::Turn::Over(quadriga_core::Standing::resigned_by(
                        seat,
                        play.seats(),
                    )),
                    None => play.turn(),
                };
                let sight = match &before {
                    Some(before) => Sight::Patch(diff(before, now)),
                    None => Sight::Whole(now),
                };
                let mut out = Vec::with_capacity(1024);
                let heard = told.iter().filter(|told| told.to.has(eye));
                play.frame(
                    Head {
                        number,
                        eye,
                        turn,
                        seat: entry.map(|entry| entry.seat),
                        kind: entry.map_or(Kind::Start, |entry| entry.kind),
                        events: heard.map(|told| &*told.event).collect(),
                        sight,
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
            if entry.kind == Kind::Resign {
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
