//! What is told to those who listen about the last entry, one message for each eye.

use bytes::Bytes;
use quadriga_core::Eye;

use crate::live::frame::Shown;
use crate::live::readers::Post;
use crate::live::table::{Table, eye_index};
use crate::live::{Named, Reader, Sight, Wish};
use crate::patch::{Noted, diff};

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

impl Table {
    /// Whether a frame for a reader needs the whole view: the view before was another eye's, or may
    /// have been, where the eye goes from seat to seat.
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

    /// Tells the readers. The frame for the one that is `answered` is given back instead, to be
    /// told with the answer.
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
}
