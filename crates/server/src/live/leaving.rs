//! Giving up: with two seats it ends the game; among more a bot plays on, and the game with it.

use quadriga_bots::Level;
use quadriga_core::{Seat, Standing, Turn};

use crate::api::{Kind, Leavers, SeatKind};
use crate::error::Error;
use crate::live::Table;
use crate::live::play::AnyPlay;
use crate::store::{SeatRow, Write};

/// Who plays on for those who leave: good enough to spoil nobody's game, and quick.
const SUBSTITUTE: Level = Level::Veteranus;

impl Table {
    /// Gives up and gives what has to be stored.
    ///
    /// # Errors
    /// When it is refused; then nothing has changed.
    pub fn resign(&mut self, seat: Seat) -> Result<Write, Error> {
        self.must_run()?;
        self.note_views();
        if !self.goes_on_without(seat) {
            self.resigned = Some(seat);
            return Ok(self.enter(Kind::Resign, seat, None, Vec::new()));
        }
        let place = &mut self.row.seats[seat.index()];
        place.kind = SeatKind::Bot;
        place.bot = Some(SUBSTITUTE.to_string());
        place.resigned = Some(self.number + 1);
        let left = place.clone();
        let mut write = self.enter(Kind::Resign, seat, None, Vec::new());
        if let Write::Append { row, .. } = &mut write {
            *row = Some(left);
        }
        Ok(write)
    }

    /// Whether the game goes on when the owner of a seat gives up: among more than two, as long as a
    /// person stays.
    fn goes_on_without(&self, leaver: Seat) -> bool {
        let others = Seat::all(self.row.seats.len()).zip(&self.row.seats);
        let stays = |(seat, row): (Seat, &SeatRow)| seat != leaver && row.kind == SeatKind::Person;
        self.row.seats.len() > 2 && others.into_iter().any(stays)
    }

    /// Who decides in `play` or how it ended, if `resigned` ended it or others left before.
    pub(super) fn turn_of(&self, play: &dyn AnyPlay, resigned: Option<Seat>) -> Turn {
        let mut last = match self.row.leavers {
            Leavers::Bot => Vec::new(),
            Leavers::Last => self.leavers(),
        };
        let turn = match resigned {
            Some(seat) => {
                last.push(seat);
                Turn::Over(Standing::draw(play.seats()))
            }
            None => play.turn(),
        };
        match turn {
            Turn::Over(standing) => Turn::Over(standing.with_last(&last)),
            Turn::Decides(_) => turn,
        }
    }

    /// The seats for which bots play on, in the order in which their owners left.
    fn leavers(&self) -> Vec<Seat> {
        let rows = Seat::all(self.row.seats.len()).zip(&self.row.seats);
        let mut left: Vec<(u32, Seat)> =
            rows.filter_map(|(seat, row)| Some((row.resigned?, seat))).collect();
        left.sort_unstable();
        left.into_iter().map(|(_, seat)| seat).collect()
    }
}
