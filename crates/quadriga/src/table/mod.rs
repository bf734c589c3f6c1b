//! A table in the terminal: the game under way, who sits where, and what has happened.

mod decide;
mod input;
mod screen;
mod turns;

use std::path::PathBuf;

use anyhow::Result;
use quadriga_bots::{Bot, BotSpec};
use quadriga_core::{Done, Eye, Play, Player, Record, Seat, Told, heard_by};

use crate::board::{Board, Voice};
use crate::files;

pub use self::turns::{Ended, run};

/// Who plays a seat.
pub enum Chair {
    /// A person at this keyboard.
    Person,
    /// A bot.
    Bot(Box<Bot>, BotSpec),
}

/// A game in the terminal.
pub struct Table<G: Board> {
    play: Play<G>,
    chairs: Vec<Chair>,
    voice: Voice,
    /// What each action told; as long as the list of actions.
    log: Vec<Vec<Told<G::Event>>>,
    /// How much of the log each seat has heard.
    heard: Vec<usize>,
    /// Where the game is kept, once the player has said so.
    save: Option<PathBuf>,
    /// How many actions the file holds.
    saved_at: Option<usize>,
    /// Whether the game went on from a file.
    resumed: bool,
}

impl<G: Board> Table<G> {
    /// A table for a game that has told `log` so far.
    pub fn new(
        play: Play<G>,
        log: Vec<Vec<Told<G::Event>>>,
        chairs: Vec<Chair>,
        voice: Voice,
        save: Option<PathBuf>,
    ) -> Table<G> {
        let resumed = !log.is_empty();
        let heard = vec![log.len(); chairs.len()];
        Table { play, chairs, voice, log, heard, save, saved_at: None, resumed }
    }

    fn people(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.chairs.len())
            .filter(|seat| matches!(self.chairs[seat.index()], Chair::Person))
    }

    /// Through whose eyes the table is seen while nobody at the keyboard decides: the only
    /// person's.
    fn viewer(&self) -> Option<Seat> {
        let mut people = self.people();
        people.next().filter(|_| people.next().is_none())
    }

    fn eye(viewer: Option<Seat>) -> Eye {
        viewer.map_or(Eye::Spectator, Eye::Seat)
    }

    fn note(&mut self, done: Done<G::Event>) {
        self.log.push(done.told);
    }

    /// The sentences of one logged action that the viewer may hear.
    fn sentences(&self, told: &[Told<G::Event>], viewer: Option<Seat>) -> Vec<String> {
        let eye = Self::eye(viewer);
        let view = self.play.state().view(eye);
        heard_by(told, eye).filter_map(|event| G::event(&view, event, self.voice.lang)).collect()
    }

    /// The game as a file can hold it. Unlike a record for others it always has the seed in it:
    /// without that the game could not go on.
    fn record(&self) -> Record<G> {
        let (person, alone) = (self.voice.words().person(), self.viewer().is_some());
        let player = |seat: Seat| match &self.chairs[seat.index()] {
            Chair::Person if alone => Player { name: person.clone(), bot: None },
            // Nobody has told a name, but two are not the same.
            Chair::Person => Player { name: format!("{person} {}", seat.index() + 1), bot: None },
            Chair::Bot(_, spec) => Player { name: spec.to_string(), bot: Some(spec.to_string()) },
        };
        let players = Seat::all(self.chairs.len()).map(player).collect();
        let mut record = Record::of(&self.play, players);
        record.seed = Some(self.play.seed().clone());
        record
    }

    /// Writes the game to its file, if it has one and the file is behind.
    fn keep(&mut self) -> Result<()> {
        let actions = self.play.actions().len();
        if let Some(path) = self.save.as_ref().filter(|_| self.saved_at != Some(actions)) {
            files::write_record(path, &self.record())?;
            self.saved_at = Some(actions);
        }
        Ok(())
    }
}
