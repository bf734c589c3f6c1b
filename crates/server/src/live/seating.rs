//! Who sits at a table, and what each visitor is told of it.

use quadriga_core::{Seat, Turn};
use serde_json::value::RawValue;

use crate::api::{SeatInfo, SeatKind, Stage, TableInfo};
use crate::guest::Guest;
use crate::live::Table;
use crate::store::SeatRow;

impl Table {
    /// The seats of a guest.
    pub fn seats_of(&self, guest: Guest) -> impl Iterator<Item = Seat> {
        let rows = Seat::all(self.row.seats.len()).zip(&self.row.seats);
        rows.filter(move |(_, row)| row.owner() == Some(guest)).map(|(seat, _)| seat)
    }

    /// Whether the guest sits on several seats, so that the own eye goes from seat to seat.
    pub fn is_hot_seat(&self, guest: Guest) -> bool {
        self.seats_of(guest).nth(1).is_some()
    }

    /// Whether a guest may ask for hints: all other seats are bots.
    pub fn allows_hints(&self, guest: Guest) -> bool {
        let own = |row: &SeatRow| row.owner() == Some(guest);
        let bot = |row: &SeatRow| row.kind == SeatKind::Bot;
        self.row.seats.iter().any(own) && self.row.seats.iter().all(|row| own(row) || bot(row))
    }

    /// The seats as everybody sees them.
    pub fn seat_infos(&self) -> Vec<SeatInfo> {
        let is_here = |row: &SeatRow| row.owner().is_some_and(|guest| self.readers.has(guest));
        self.row.seats.iter().map(|row| row.info(is_here(row))).collect()
    }

    /// The table as a guest sees it.
    pub fn info(&self, guest: Guest) -> TableInfo {
        let row = &self.row;
        let is_over = row.stage == Stage::Over;
        TableInfo {
            id: row.id.clone(),
            game: row.game.clone(),
            rules: row.rules,
            options: RawValue::from_string(row.options.clone()).unwrap_or_default(),
            stage: row.stage,
            seats: self.seat_infos(),
            host: row.host == Some(guest),
            your_seats: self.seats_of(guest).collect(),
            listed: row.listed,
            leavers: row.leavers,
            seed_hash: self.seed_hash,
            seed: is_over.then(|| String::from(self.seed.clone())),
            standing: self.turn().and_then(Turn::standing),
            resigned: self.play.as_ref().and_then(|play| play.resigned()),
            rematch: row.rematch.clone(),
            hints: self.allows_hints(guest),
        }
    }
}
