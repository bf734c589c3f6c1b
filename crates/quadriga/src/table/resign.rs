//! Giving up at the terminal: the game is over, or a bot plays on for the others' sake.

use std::io::Write;

use anyhow::Result;
use quadriga_bots::{BotSpec, Level};
use quadriga_core::Seat;

use super::{Chair, Table};
use crate::board::Terminal;

impl<G: Terminal> Table<G> {
    /// Gives a person's seat up. Among more than two a bot plays on as long as a person stays, as
    /// on the server.
    pub(super) fn resign(&mut self, seat: Seat, out: &mut dyn Write) -> Result<()> {
        let words = self.voice.words();
        let player = G::seat_label(seat, self.voice.lang);
        let others = self.people().any(|person| person != seat);
        if self.chairs.len() > 2 && others {
            let bot = BotSpec::Level(Level::SUBSTITUTE);
            self.play.leave(seat, bot.to_string(), self.leavers)?;
            self.chairs[seat.index()] = Chair::bot(bot, self.play.seed(), seat);
            writeln!(out, "{}", words.left(player, bot))?;
        } else {
            self.play.resign(seat)?;
            writeln!(out, "{}", words.resigned(player))?;
        }
        // The file has as many actions as before, and is behind all the same.
        self.saved_at = None;
        Ok(())
    }

    /// Whether a bot plays on for a person who gave this seat up.
    pub(super) fn has_left(&self, seat: Seat) -> bool {
        self.play.left().iter().any(|left| left.seat == seat)
    }
}
