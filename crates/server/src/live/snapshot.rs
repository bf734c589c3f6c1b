//! All that a page needs to show a table, for one who comes.

use serde::Serialize;
use serde_json::value::RawValue;

use crate::api::ChatLine;
use crate::guest::Guest;
use crate::live::json::{bytes, written};
use crate::live::{Bookmark, Sight, Table};

impl Table {
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
        written(bytes(&Text {
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
}
