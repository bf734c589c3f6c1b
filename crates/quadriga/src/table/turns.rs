//! The course of a game at the terminal: bots answer, people choose, until it ends or they leave.

use std::io::{BufRead, Write};

use anyhow::Result;
use quadriga_core::{Eye, Seat, Turn};

use super::input::read_line;
use super::screen::{screen, wrap};
use super::{Chair, Table};
use crate::board::Terminal;
use crate::paint::Style;

/// How a game at the terminal ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// By the rules.
    Over,
    /// A player left, or the input ended.
    Left,
}

/// Plays until the game is over or the players leave.
pub fn run<G: Terminal>(
    table: &mut Table<G>,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<Ended> {
    let words = table.voice.words();
    // A place where nothing can be kept is better known before the game than after it.
    table.keep()?;
    writeln!(out, "{}", words.welcome(G::INFO.name))?;
    if table.resumed {
        writeln!(out, "{}", words.resumed(table.log.len()))?;
    }
    let mut shown: Option<Seat> = None;
    while let Turn::Decides(seat) = table.play.turn() {
        match table.chairs[seat.index()] {
            Chair::Bot(..) => table.bot_decides(seat, out)?,
            Chair::Person => {
                if let Err(error) = table.keep() {
                    table.warn(&format!("{error:#}"), out)?;
                }
                let hidden = table.needs_curtain(seat, shown);
                if hidden && !table.curtain(shown, seat, input, out)? {
                    return table.leave(out);
                }
                shown = Some(seat);
                if !table.person_decides(seat, input, out)? {
                    return table.leave(out);
                }
            }
        }
    }
    table.finish(out)?;
    Ok(Ended::Over)
}

impl<G: Terminal> Table<G> {
    fn bot_decides(&mut self, seat: Seat, out: &mut dyn Write) -> Result<()> {
        let is_terminal = self.voice.paint.is_terminal();
        if is_terminal {
            let thinking = self.voice.words().thinking(G::seat_name(seat, self.voice.lang));
            write!(out, "{}", self.voice.paint.paint(Style::Faint, &thinking))?;
            out.flush()?;
        }
        let Chair::Bot(bot, _) = &mut self.chairs[seat.index()] else { return Ok(()) };
        let chosen = bot.choose::<G>(self.play.state(), self.play.past());
        if is_terminal {
            write!(out, "\r\x1b[2K")?;
        }
        let action = chosen.or_else(|| self.play.legal().first().copied());
        let Some(action) = action else { return Ok(()) };
        let done = self.play.act(seat, action).map_err(|refusal| anyhow::anyhow!("{refusal}"))?;
        self.note(done);
        self.tell_last(self.viewer(), out)
    }

    /// In a game with secrets, two people at one keyboard must not see each other's screen.
    fn needs_curtain(&self, seat: Seat, shown: Option<Seat>) -> bool {
        let changed = match shown {
            Some(before) => before != seat,
            None => self.resumed,
        };
        G::INFO.has_secrets && changed && self.people().count() > 1
    }

    /// Hides the screen of the person before and waits for the next; false when the input ends.
    fn curtain(
        &self,
        before: Option<Seat>,
        seat: Seat,
        input: &mut dyn BufRead,
        out: &mut dyn Write,
    ) -> Result<bool> {
        let words = self.voice.words();
        if before.is_some_and(|before| self.has_just_learned(before)) {
            write!(out, "{} ", words.when_read())?;
            out.flush()?;
            if read_line(input)?.is_none() {
                return Ok(false);
            }
        }
        let player = G::seat_name(seat, self.voice.lang);
        write!(out, "{}\n{} ", self.voice.paint.wipe(), words.curtain(&player))?;
        out.flush()?;
        let pressed = read_line(input)?.is_some();
        writeln!(out)?;
        if pressed {
            for told in self.log.iter().skip(self.heard[seat.index()]) {
                for sentence in self.sentences(told, Some(seat)) {
                    writeln!(out, "  {sentence}")?;
                }
            }
        }
        Ok(pressed)
    }

    /// Whether the last action told this seat something that not everybody may know.
    fn has_just_learned(&self, seat: Seat) -> bool {
        let secret = |to: &quadriga_core::Eyes| to.has(Eye::Seat(seat)) && !to.has(Eye::Spectator);
        self.log.last().is_some_and(|told| told.iter().any(|told| secret(&told.to)))
    }

    /// Tells what the last action did, as far as the viewer may know it.
    pub(super) fn tell_last(&self, viewer: Option<Seat>, out: &mut dyn Write) -> Result<()> {
        for sentence in self.log.last().map_or(vec![], |told| self.sentences(told, viewer)) {
            writeln!(out, "  {sentence}")?;
        }
        Ok(())
    }

    fn leave(&mut self, out: &mut dyn Write) -> Result<Ended> {
        let words = self.voice.words();
        self.keep()?;
        match &self.save {
            Some(path) => {
                let resume = words.resume_with(G::INFO.id, path.display());
                writeln!(out, "{}\n{resume}", words.saved(path.display()))?;
            }
            None => writeln!(out, "{}", wrap(&words.not_saved(G::INFO.id)))?,
        }
        writeln!(out, "{}", words.goodbye())?;
        Ok(Ended::Left)
    }

    fn finish(&mut self, out: &mut dyn Write) -> Result<()> {
        let words = self.voice.words();
        let viewer = self.viewer();
        let view = self.play.state().view(Self::eye(viewer));
        write!(out, "{}", screen::<G>(&view, viewer, &[], self.voice))?;
        let winner = self.play.turn().standing().and_then(|standing| standing.winner());
        let winner = winner.map(|seat| G::seat_name(seat, self.voice.lang));
        let over = words.over(winner.as_deref());
        writeln!(out, "\n{}", self.voice.paint.paint(Style::Strong, &over))?;
        self.keep()?;
        if let Some(path) = &self.save {
            let path = path.display();
            writeln!(out, "{}\n{}", words.saved(&path), words.finished_record(&path))?;
        }
        Ok(())
    }
}
