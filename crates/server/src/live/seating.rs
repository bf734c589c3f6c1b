//! Who sits at a table, and what each visitor is told of it.

use quadriga_core::{Eye, Seat, Turn};
use serde_json::value::RawValue;

use crate::api::{SeatInfo, SeatKind, Stage, TableInfo};
use crate::error::Error;
use crate::guest::Guest;
use crate::live::{Table, Wish};
use crate::store::SeatRow;

impl Table {
    /// The seats of a guest.
    pub fn seats_of(&self, guest: Guest) -> impl Iterator<Item = Seat> {
        let rows = Seat::all(self.row.seats.len()).zip(&self.row.seats);
        rows.filter(move |(_, row)| row.guest == Some(guest)).map(|(seat, _)| seat)
    }

    /// The eye with which a guest looks: the deciding seat if it is the guest's, else the guest's
    /// lowest seat, else a spectator's.
    pub fn own_eye(&self, guest: Guest) -> Eye {
        let decides = self.turn().and_then(Turn::seat);
        let own = decides.filter(|&seat| self.must_own(seat, guest).is_ok());
        own.or_else(|| self.seats_of(guest).next()).map_or(Eye::Spectator, Eye::Seat)
    }

    /// The eye that a wish means now.
    ///
    /// # Errors
    /// [`Error::NotYourSeat`] for another's seat before the end, or one that does not exist.
    pub fn eye(&self, wish: Wish, guest: Guest) -> Result<Eye, Error> {
        match wish {
            Wish::Mine => Ok(self.own_eye(guest)),
            Wish::Eye(Eye::Spectator) => Ok(Eye::Spectator),
            Wish::Eye(Eye::Seat(seat)) => {
                let open = self.row.stage == Stage::Over && seat.index() < self.row.seats.len();
                if !open {
                    self.must_own(seat, guest)?;
                }
                Ok(Eye::Seat(seat))
            }
        }
    }

    /// Whether the guest sits on several seats, so that the own eye goes from seat to seat.
    pub fn is_hot_seat(&self, guest: Guest) -> bool {
        self.seats_of(guest).nth(1).is_some()
    }

    /// Whether a guest may ask for hints: all other seats are bots.
    pub fn allows_hints(&self, guest: Guest) -> bool {
        let own = |row: &SeatRow| row.guest == Some(guest);
        let bot = |row: &SeatRow| row.kind == SeatKind::Bot;
        self.row.seats.iter().any(own) && self.row.seats.iter().all(|row| own(row) || bot(row))
    }

    /// The seats as everybody sees them.
    pub fn seat_infos(&self) -> Vec<SeatInfo> {
        let info = |row: &SeatRow| SeatInfo {
            kind: row.kind,
            name: row.name.clone(),
            bot: row.bot.clone(),
            connected: match row.kind {
                SeatKind::Open => false,
                SeatKind::Person => row.guest.is_some_and(|guest| self.readers.has(guest)),
                SeatKind::Bot => true,
            },
        };
        self.row.seats.iter().map(info).collect()
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
            seed_hash: self.seed_hash,
            seed: is_over.then(|| String::from(self.seed.clone())),
            standing: self.turn().and_then(Turn::standing),
            resigned: self.resigned,
            rematch: row.rematch.clone(),
            hints: self.allows_hints(guest),
        }
    }
}
