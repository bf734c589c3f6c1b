//! Frames of earlier entries, worked out again from what is stored.

use crate::api::Kind;
use crate::error::Error;
use crate::live::frame::{Head, Shown};
use crate::live::opening::redo;
use crate::live::play::AnyPlay;
use crate::live::{Sight, Table, told};
use crate::patch::{Noted, diff};
use crate::store::{EntryRow, Store};

/// How many frames a reader may have missed and still get them one by one.
pub(crate) const RESUMABLE: u32 = 64;

impl Table {
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
        let at_start = entries.iter().find(|entry| entry.number == start);
        let mut play = self.open(Some(&checkpoint))?;
        let mut frames = Vec::new();
        let mut view: Option<Noted> = None;
        let mut note = |play: &dyn AnyPlay, number: u32, entry: Option<&EntryRow>| {
            if number < first {
                return;
            }
            let before = view.replace(play.view(sight));
            if number < from {
                return;
            }
            let now = view.as_ref().expect("a view was just noted");
            let told = entry.map(|entry| told::from_text(&entry.events)).unwrap_or_default();
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
        note(&*play, start, at_start);
        for entry in entries.iter().filter(|entry| entry.number > start) {
            redo(&mut *play, entry, &self.row.seats, self.row.leavers)?;
            note(&*play, entry.number, Some(entry));
        }
        Ok(frames)
    }
}
