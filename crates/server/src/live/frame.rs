//! One frame: the table after an entry, as one eye may know it.

use quadriga_core::Seat;
use serde_json::value::RawValue;

use crate::api::{Frame, Kind};
use crate::live::json::{bytes, written};
use crate::live::{Sight, Table};
use crate::patch::Noted;

/// What a frame says apart from what its game knows.
#[derive(Debug)]
pub struct Head<'a> {
    /// How many entries the log has.
    pub number: u32,
    /// Who looks.
    pub sight: Sight<'a>,
    /// Who acted.
    pub seat: Option<Seat>,
    /// What the entry is.
    pub kind: Kind,
    /// What happened, as far as this eye may know.
    pub events: Vec<&'a RawValue>,
    /// What it shows.
    pub shown: Shown<'a>,
    /// Whether the frame offers actions.
    pub offers: bool,
}

/// What a frame shows of the position, as JSON.
#[derive(Debug)]
pub enum Shown<'a> {
    /// The whole view.
    Whole(&'a Noted),
    /// The difference to the view before.
    Patch(String),
}

impl Table {
    /// The table after the last entry.
    pub(super) fn write_frame(&self, sight: Sight<'_>, shown: Shown<'_>, out: &mut Vec<u8>) {
        let Some(play) = &self.play else { return };
        let last = self.log.back();
        play.frame(
            Head {
                number: self.number,
                sight,
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
    pub(super) fn whole_frame(&self, sight: Sight<'_>) -> Box<RawValue> {
        let mut out = Vec::with_capacity(8192);
        if let Some(play) = &self.play {
            self.write_frame(sight, Shown::Whole(&play.view(sight)), &mut out);
        } else {
            out = bytes(&Frame::<(), (), ()> {
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
        written(out)
    }
}
