//! Giving up: with two seats it ends the game; among more a bot plays on, and the game with it.

use quadriga_bots::Level;
use quadriga_core::Seat;

use crate::api::{Kind, SeatKind};
use crate::error::Error;
use crate::live::Table;
use crate::store::{SeatRow, Write};

impl Table {
    /// Gives up and gives what has to be stored.
    ///
    /// # Errors
    /// When it is refused; then nothing has changed.
    pub fn resign(&mut self, seat: Seat) -> Result<Write, Error> {
        self.must_run()?;
        self.note_views();
        let (goes_on, leavers) = (self.goes_on_without(seat), self.row.leavers);
        let play = self.play.as_mut().ok_or(Error::NotStarted)?;
        if !goes_on {
            play.resign(seat)?;
            return Ok(self.add_entry(Kind::Resign, seat, None, Vec::new()));
        }
        play.leave(seat, Level::SUBSTITUTE.to_string(), leavers)?;
        let place = &mut self.row.seats[seat.index()];
        place.kind = SeatKind::Bot;
        place.bot = Some(Level::SUBSTITUTE.to_string());
        place.resigned = Some(self.number + 1);
        let left = place.clone();
        let mut write = self.add_entry(Kind::Resign, seat, None, Vec::new());
        if let Write::Append { row, .. } = &mut write {
            *row = Some(left);
        }
        Ok(write)
    }

    /// Whether the game goes on when the owner of a seat gives up: among more than two, as long as
    /// a person stays.
    fn goes_on_without(&self, leaver: Seat) -> bool {
        let others = Seat::all(self.row.seats.len()).zip(&self.row.seats);
        let stays = |(seat, row): (Seat, &SeatRow)| seat != leaver && row.kind == SeatKind::Person;
        self.row.seats.len() > 2 && others.into_iter().any(stays)
    }
}
