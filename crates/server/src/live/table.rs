//! The table itself.

use std::collections::VecDeque;
use std::time::Instant;

use quadriga_bots::BotSpec;
use quadriga_core::{Eye, MAX_SEATS, Seat, Seed, SeedHash, Turn};
use serde_json::value::RawValue;

use crate::api::{ChatLine, Kind, LogEntry, SeatKind, Stage};
use crate::clock::now;
use crate::error::Error;
use crate::guest::Guest;
use crate::live::Sight;
use crate::live::audience::Audience;
use crate::live::opening::{self, redo};
use crate::live::play::AnyPlay;
use crate::live::readers::Readers;
use crate::live::told::{self, ToldJson};
use crate::patch::Noted;
use crate::store::{EntryRow, SeatRow, Store, TableRow, Talk, Write};
use crate::thinking::Ticket;

/// After how many entries a position is stored.
pub(super) const SNAPSHOT_EVERY: u32 = 32;
/// How many entries of the log a snapshot shows.
const LOG: usize = 200;
/// How many lines of talk a snapshot shows.
const CHAT: usize = 100;

/// A table in memory.
pub struct Table {
    /// What is stored of it, apart from its entries.
    pub row: TableRow,
    pub(super) seed: Seed,
    pub(super) seed_hash: SeedHash,
    /// How many entries its log has.
    pub number: u32,
    /// The game, once it has started.
    pub(super) play: Option<Box<dyn AnyPlay>>,
    pub(super) log: VecDeque<Logged>,
    pub(super) chat: VecDeque<ChatLine>,
    /// How many lines of talk are stored.
    pub lines: u32,
    /// The last view of each eye that was sent, with its number.
    pub(super) views: Views,
    /// Who listens.
    pub readers: Readers,
    /// When the last entry came.
    pub entered: Instant,
    /// The bot that thinks, so that no second one starts.
    pub(crate) thinks: Option<Thinking>,
    /// Who looks, and on whose account its bots think.
    pub(crate) audience: Audience,
}

/// A bot that thinks about its turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Thinking {
    /// At which number of the log.
    pub number: u32,
    /// By which its turn is found while it waits.
    pub ticket: Ticket,
}

/// The last view of each eye, the spectator's last.
pub(super) type Views = [Option<(u32, Noted)>; MAX_SEATS + 1];

/// An entry of the log with what it told.
#[derive(Debug)]
pub(super) struct Logged {
    pub(super) number: u32,
    pub(super) seat: Seat,
    pub(super) kind: Kind,
    pub(super) told: Vec<ToldJson>,
}

impl Logged {
    /// What may be known of it by whoever looks.
    pub(super) fn heard(&self, sight: Sight<'_>) -> Vec<&RawValue> {
        let heard = self.told.iter().filter(|told| sight.is_among(told.to));
        heard.map(|told| &*told.event).collect()
    }

    fn of(entry: &EntryRow) -> Logged {
        let told = told::from_text(&entry.events);
        Logged { number: entry.number, seat: entry.seat, kind: entry.kind, told }
    }
}

/// The place of an eye in [`Views`].
pub(super) fn eye_index(eye: Eye) -> usize {
    match eye {
        Eye::Seat(seat) => seat.index(),
        Eye::Spectator => MAX_SEATS,
    }
}

impl Table {
    /// Reads a table: its last stored position, and the few entries after it.
    ///
    /// # Errors
    /// [`Error::NoTable`], or when the database fails.
    pub async fn load(store: &Store, id: &str) -> Result<Table, Error> {
        let row = store.table(id).await?.ok_or(Error::NoTable)?;
        let Talk { newest, lines } = store.talk(row.key, CHAT as u32).await?;
        let mut table = Table::new(row)?;
        (table.chat, table.lines) = (newest.into(), lines);
        if table.row.stage != Stage::Waiting {
            table.catch_up(store).await?;
        }
        Ok(table)
    }

    /// A table that has not started.
    ///
    /// # Errors
    /// When what is stored is no seed.
    pub fn new(row: TableRow) -> Result<Table, Error> {
        let seed: Seed = row.seed.0.parse().map_err(|_| {
            tracing::error!(table = row.id, "the stored seed cannot be read");
            Error::Internal
        })?;
        Ok(Table {
            seed_hash: seed.hash(),
            seed,
            row,
            number: 0,
            play: None,
            log: VecDeque::new(),
            chat: VecDeque::new(),
            lines: 0,
            views: Views::default(),
            readers: Readers::default(),
            entered: Instant::now(),
            thinks: None,
            audience: Audience::default(),
        })
    }

    async fn catch_up(&mut self, store: &Store) -> Result<(), Error> {
        let key = self.row.key;
        let count = store.count(key).await?;
        let (from, checkpoint) = store.snapshot(key, count).await?.ok_or_else(|| {
            tracing::error!(table = self.row.id, "a started table has no set-up");
            Error::Internal
        })?;
        let oldest = from.min(count.saturating_sub(LOG as u32));
        let entries = store.entries(key, oldest, count).await?;
        let mut play = self.open(Some(&checkpoint))?;
        for entry in entries.iter().filter(|entry| entry.number > from) {
            redo(&mut *play, entry, &self.row.seats, self.row.leavers)?;
        }
        let shown = entries.len().saturating_sub(LOG);
        self.log = entries[shown..].iter().map(Logged::of).collect();
        self.number = count;
        self.play = Some(play);
        Ok(())
    }

    /// The game from its set-up, or from a checkpoint.
    ///
    /// # Errors
    /// When what is stored does not fit the game.
    pub fn open(&self, checkpoint: Option<&str>) -> Result<Box<dyn AnyPlay>, Error> {
        let row = &self.row;
        opening::open(&row.game, row.rules, &row.options, self.seed.clone(), checkpoint)
    }

    /// The secret seed, for records; nobody may see it before the end.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// The game, if it has started.
    ///
    /// # Errors
    /// [`Error::NotStarted`].
    pub fn play(&self) -> Result<&dyn AnyPlay, Error> {
        self.play.as_deref().ok_or(Error::NotStarted)
    }

    /// Who decides or how it ended; nothing while a seat is open.
    pub fn turn(&self) -> Option<Turn> {
        self.play.as_ref().map(|play| play.turn())
    }

    /// The bot that has to decide.
    pub fn bot_to_move(&self) -> Option<(Seat, BotSpec)> {
        let seat = self.turn()?.seat()?;
        let row = self.row.seats.get(seat.index())?;
        let spec = row.bot.as_ref().filter(|_| row.kind == SeatKind::Bot)?;
        Some((seat, spec.parse().ok()?))
    }

    /// Whether `guest` may act for `seat`.
    ///
    /// # Errors
    /// [`Error::NotYourSeat`].
    pub fn must_own(&self, seat: Seat, guest: Guest) -> Result<(), Error> {
        let owner = self.row.seats.get(seat.index()).and_then(SeatRow::owner);
        if owner == Some(guest) { Ok(()) } else { Err(Error::NotYourSeat) }
    }

    /// Whether the visitor has seen the last entry.
    ///
    /// # Errors
    /// [`Error::NotStarted`], or [`Error::Stale`] with the newer state.
    pub fn must_be_at(&self, number: u32, guest: Guest) -> Result<(), Error> {
        self.play()?;
        if number == self.number { Ok(()) } else { Err(Error::Stale(self.snapshot_for(guest))) }
    }

    /// Carries an action out and gives what has to be stored.
    ///
    /// # Errors
    /// When it is refused; then nothing has changed.
    pub fn act(&mut self, seat: Seat, action: &RawValue) -> Result<Write, Error> {
        self.must_run()?;
        self.note_views();
        let play = self.play.as_mut().ok_or(Error::NotStarted)?;
        let acted = play.act(seat, action)?;
        Ok(self.add_entry(Kind::Action, seat, Some(acted.action), acted.told))
    }

    /// Takes the last action back and gives what has to be stored.
    ///
    /// # Errors
    /// When it is refused; then nothing has changed.
    pub fn undo(&mut self, seat: Seat) -> Result<Write, Error> {
        self.must_run()?;
        self.note_views();
        let play = self.play.as_mut().ok_or(Error::NotStarted)?;
        play.undo(seat)?;
        Ok(self.add_entry(Kind::Undo, seat, None, Vec::new()))
    }

    pub(super) fn must_run(&self) -> Result<(), Error> {
        match self.turn() {
            None => Err(Error::NotStarted),
            Some(Turn::Over(_)) => Err(Error::Over),
            Some(Turn::Decides(_)) => Ok(()),
        }
    }

    /// Adds an entry to the log.
    pub(super) fn add_entry(
        &mut self,
        kind: Kind,
        seat: Seat,
        action: Option<String>,
        told: Vec<ToldJson>,
    ) -> Write {
        self.number += 1;
        let number = self.number;
        let turn = self.turn();
        let decides = turn.and_then(Turn::seat);
        let events = told::to_text(&told);
        let over = turn.and_then(Turn::standing);
        if over.is_some() {
            (self.row.stage, self.row.standing) = (Stage::Over, over);
        }
        self.log.push_back(Logged { number, seat, kind, told });
        if self.log.len() > LOG {
            self.log.pop_front();
        }
        self.entered = Instant::now();
        let due = number.is_multiple_of(SNAPSHOT_EVERY);
        let snapshot = self.play.as_ref().filter(|_| due).map(|play| play.checkpoint());
        let entry = EntryRow { number, kind, seat, action, events, decides, at: now() };
        Write::Append { table: self.row.key, entry, snapshot, over, row: None }
    }

    /// The set-up as it is stored with the start, and who decides first.
    ///
    /// # Errors
    /// When the game cannot be set up.
    pub fn set_up(&self) -> Result<(String, Option<Seat>), Error> {
        let play = self.open(None)?;
        Ok((play.checkpoint(), play.turn().seat()))
    }

    /// Starts the game, after its set-up was stored.
    ///
    /// # Errors
    /// When the game cannot be set up.
    pub fn start(&mut self) -> Result<(), Error> {
        self.play = Some(self.open(None)?);
        self.row.stage = Stage::Running;
        self.entered = Instant::now();
        Ok(())
    }

    /// Remembers a line of talk, after it was stored.
    pub fn hear(&mut self, line: ChatLine) {
        self.lines += 1;
        self.chat.push_back(line);
        if self.chat.len() > CHAT {
            self.chat.pop_front();
        }
    }

    /// The id of the last line of talk, 0 if there is none.
    pub fn last_chat(&self) -> i64 {
        self.chat.back().map_or(0, |line| line.id)
    }

    /// The lines of talk after `id`.
    pub fn chat_after(&self, id: i64) -> impl Iterator<Item = &ChatLine> {
        self.chat.iter().filter(move |line| line.id > id)
    }

    /// The log as it may be known by whoever looks.
    pub(super) fn log_for(&self, sight: Sight<'_>) -> Vec<LogEntry<&RawValue>> {
        let entry = |logged: &'_ Logged| (logged.number, logged.seat, logged.kind);
        (self.log.iter())
            .map(|logged| {
                let (number, seat, kind) = entry(logged);
                LogEntry { number, seat, kind, events: logged.heard(sight) }
            })
            .collect()
    }
}
