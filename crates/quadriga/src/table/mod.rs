//! A table in the terminal: the game under way, who sits where, and what has happened.

mod decide;
mod input;
mod resign;
mod screen;
mod turns;

use std::path::PathBuf;

use anyhow::Result;
use quadriga_bots::{Bot, BotSpec};
use quadriga_core::seed::sha256;
use quadriga_core::{Done, Eye, Leavers, Left, Play, Player, Record, Seat, Seed, Told, heard_by};

use crate::board::{Terminal, Voice};
use crate::files;

pub use self::turns::{Ended, run};

/// Who plays a seat.
pub enum Chair {
    /// A person at this keyboard.
    Person,
    /// A bot.
    Bot(Box<Bot>, BotSpec),
}

impl Chair {
    /// A bot on this seat. Its own chance is the same for the same game, and no clue to the seed.
    pub fn bot(spec: BotSpec, game: &Seed, seat: Seat) -> Chair {
        let digest = sha256(&[b"quadriga bot ".as_slice(), game.bytes(), &[seat.into()]].concat());
        let seed = digest.iter().take(8).fold(0, |number, &byte| number << 8 | u64::from(byte));
        Chair::Bot(Box::new(Bot::new(spec, seed)), spec)
    }
}

/// A game in the terminal.
pub struct Table<G: Terminal> {
    play: Play<G>,
    chairs: Vec<Chair>,
    voice: Voice,
    /// What becomes of those who resign among more than two.
    leavers: Leavers,
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

impl<G: Terminal> Table<G> {
    /// A table for a game that has told `log` so far.
    pub fn new(
        play: Play<G>,
        log: Vec<Vec<Told<G::Event>>>,
        chairs: Vec<Chair>,
        voice: Voice,
        save: Option<PathBuf>,
    ) -> Table<G> {
        let resumed = !log.is_empty();
        let leavers = play.left().first().map(Left::way).unwrap_or_default();
        let heard = vec![log.len(); chairs.len()];
        Table { play, chairs, voice, leavers, log, heard, save, saved_at: None, resumed }
    }

    /// The same table, where this becomes of those who resign among more than two.
    #[must_use]
    pub fn with_leavers(self, leavers: Leavers) -> Table<G> {
        Table { leavers, ..self }
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
        let person = self.voice.words().person();
        let alone = self.viewer().is_some() && self.play.left().is_empty();
        let player = |seat: Seat| match &self.chairs[seat.index()] {
            // The record says by itself which bot played on for a person.
            Chair::Bot(_, spec) if !self.has_left(seat) => {
                Player { name: spec.to_string(), bot: Some(spec.to_string()) }
            }
            _ if alone => Player { name: person.clone(), bot: None },
            // Nobody has told a name, but two are not the same.
            _ => Player { name: format!("{person} {}", seat.index() + 1), bot: None },
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
