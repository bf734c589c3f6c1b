//! The course of a game at the terminal: bots answer, people choose, until it ends or they leave.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use std::time::Duration;

use anyhow::Result;
use quadriga_bots::{Budget, hint};
use quadriga_core::{Reason, Refusal, Seat, Turn};

use super::input::Typed;
use super::screen::screen;
use super::{Chair, Table};
use crate::board::Board;
use crate::paint::Style;

/// How long a hint may take.
const HINT: Budget = Budget::Time(Duration::from_millis(500));
/// How many actions a hint names.
const HINTED: usize = 3;

/// How a game at the terminal ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// By the rules.
    Over,
    /// A player left, or the input ended.
    Left,
}

/// Plays until the game is over or the players leave.
pub fn run<G: Board>(
    table: &mut Table<G>,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<Ended> {
    let words = table.voice.lang.words();
    writeln!(out, "{}", words.welcome(G::INFO.name))?;
    if table.resumed {
        writeln!(out, "{}", words.resumed(table.log.len()))?;
    }
    let mut shown: Option<Seat> = None;
    loop {
        let Turn::Decides(seat) = table.play.turn() else { break };
        match table.chairs[seat.index()] {
            Chair::Bot(..) => table.bot_decides(seat, out)?,
            Chair::Person => {
                table.keep()?;
                if table.needs_curtain(seat, shown) && !table.curtain(seat, input, out)? {
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

impl<G: Board> Table<G> {
    fn bot_decides(&mut self, seat: Seat, out: &mut dyn Write) -> Result<()> {
        let words = self.voice.lang.words();
        if self.voice.paint.is_terminal() {
            let thinking = words.thinking(G::seat_name(seat, self.voice.lang));
            write!(out, "{}\r", self.voice.paint.paint(Style::Faint, &thinking))?;
            out.flush()?;
        }
        let Chair::Bot(bot, _) = &mut self.chairs[seat.index()] else { return Ok(()) };
        let chosen = bot.choose::<G>(self.play.state());
        if self.voice.paint.is_terminal() {
            write!(out, "\x1b[2K\r")?;
        }
        let action = chosen.or_else(|| self.play.legal().first().copied());
        let Some(action) = action else { return Ok(()) };
        let done = self.play.act(seat, action).map_err(|refusal| anyhow::anyhow!("{refusal}"))?;
        self.note(done);
        self.tell_last(self.viewer(None), out)
    }

    /// In a game with secrets, two people at one keyboard must not see each other's screen.
    fn needs_curtain(&self, seat: Seat, shown: Option<Seat>) -> bool {
        let changed = match shown {
            Some(before) => before != seat,
            None => self.resumed,
        };
        G::INFO.has_secrets && changed && self.people().count() > 1
    }

    fn curtain(&self, seat: Seat, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<bool> {
        let player = G::seat_name(seat, self.voice.lang);
        write!(out, "{}\n{} ", self.voice.paint.wipe(), self.voice.lang.words().curtain(player))?;
        out.flush()?;
        let pressed = read_line(input)?.is_some();
        writeln!(out)?;
        if pressed {
            self.tell_others_turn(seat, out)?;
        }
        Ok(pressed)
    }

    /// What happened since this seat last decided, as far as it may know.
    fn tell_others_turn(&self, seat: Seat, out: &mut dyn Write) -> Result<()> {
        for told in self.log.iter().skip(self.heard[seat.index()]) {
            for sentence in self.sentences(told, Some(seat)) {
                writeln!(out, "  {sentence}")?;
            }
        }
        Ok(())
    }

    /// Lets a person choose until an action is carried out; false when the person leaves.
    fn person_decides(
        &mut self,
        seat: Seat,
        input: &mut dyn BufRead,
        out: &mut dyn Write,
    ) -> Result<bool> {
        let words = self.voice.lang.words();
        let actions = self.play.legal();
        let view = self.play.state().view(Self::eye(Some(seat)));
        write!(out, "{}", screen::<G>(&view, Some(seat), &actions, self.voice))?;
        let mut asked_to_quit = false;
        loop {
            write!(out, "{}", words.prompt(actions.len()))?;
            out.flush()?;
            let Some(line) = read_line(input)? else {
                writeln!(out)?;
                return Ok(false);
            };
            if !self.voice.paint.is_terminal() {
                // Nobody typed it onto the screen: a transcript should be readable all the same.
                writeln!(out, "{}", line.trim())?;
            }
            let quit_again = std::mem::take(&mut asked_to_quit);
            match Typed::read(&line) {
                Typed::Board => {
                    write!(out, "{}", screen::<G>(&view, Some(seat), &actions, self.voice))?;
                }
                Typed::Number(number) => match number.checked_sub(1).and_then(|at| actions.get(at))
                {
                    Some(&action) => return self.carry_out(seat, action, out).map(|()| true),
                    None => self.warn(&words.not_in_list(line.trim(), actions.len()), out)?,
                },
                Typed::Undo => match self.play.undo(seat) {
                    Ok(action) => {
                        self.log.pop();
                        let before = self.play.state().view(Self::eye(Some(seat)));
                        let action = G::action(&before, action, self.voice.lang);
                        writeln!(out, "{}", words.taken_back(&action))?;
                        return Ok(true);
                    }
                    Err(why) => self.warn(words.cannot_undo(why), out)?,
                },
                Typed::Hint => self.give_hint(&view, out)?,
                Typed::Help => {
                    let notation = G::notation_help(self.voice.lang);
                    writeln!(out, "{}\n{}\n{notation}", words.help(), words.notation_heading())?;
                }
                Typed::Why(typed) if typed.is_empty() => {
                    self.warn(words.why_needs_action(), out)?;
                }
                Typed::Why(typed) => match G::parse(&view, &typed) {
                    Some(action) => self.explain(seat, &view, action, out)?,
                    None => self.warn(&words.not_understood(&typed), out)?,
                },
                Typed::Log => self.tell_log(Some(seat), out)?,
                Typed::Save(path) => self.save_to(path, out)?,
                Typed::Quit if self.is_saved() || self.save.is_some() || quit_again => {
                    return Ok(false);
                }
                Typed::Quit => {
                    asked_to_quit = true;
                    self.warn(words.really_quit(), out)?;
                }
                Typed::Notation(typed) => match G::parse(&view, &typed) {
                    Some(action) if actions.contains(&action) => {
                        return self.carry_out(seat, action, out).map(|()| true);
                    }
                    Some(action) => self.explain(seat, &view, action, out)?,
                    None => self.warn(&words.not_understood(&typed), out)?,
                },
            }
        }
    }

    fn carry_out(&mut self, seat: Seat, action: G::Action, out: &mut dyn Write) -> Result<()> {
        let done = self.play.act(seat, action).map_err(|refusal| anyhow::anyhow!("{refusal}"))?;
        self.note(done);
        self.heard[seat.index()] = self.log.len();
        self.tell_last(Some(seat), out)
    }

    fn tell_last(&self, viewer: Option<Seat>, out: &mut dyn Write) -> Result<()> {
        for sentence in self.log.last().map_or(vec![], |told| self.sentences(told, viewer)) {
            writeln!(out, "  {sentence}")?;
        }
        Ok(())
    }

    fn tell_log(&self, viewer: Option<Seat>, out: &mut dyn Write) -> Result<()> {
        if self.log.is_empty() {
            writeln!(out, "{}", self.voice.lang.words().empty_log())?;
        }
        for (number, told) in self.log.iter().enumerate() {
            for sentence in self.sentences(told, viewer) {
                writeln!(out, "{:>4}  {sentence}", number + 1)?;
            }
        }
        Ok(())
    }

    fn explain(
        &self,
        seat: Seat,
        view: &G::View,
        action: G::Action,
        out: &mut dyn Write,
    ) -> Result<()> {
        let words = self.voice.lang.words();
        match self.play.check(seat, action) {
            Ok(()) => {
                writeln!(out, "{}", words.allowed(&G::action(view, action, self.voice.lang)))?;
                Ok(())
            }
            Err(Refusal::Illegal(reason)) => {
                let sentence = G::reason(&reason, self.voice.lang);
                self.warn(&words.not_allowed(&sentence, reason.rule()), out)
            }
            Err(refusal) => self.warn(&refusal.to_string(), out),
        }
    }

    fn give_hint(&self, view: &G::View, out: &mut dyn Write) -> Result<()> {
        let words = self.voice.lang.words();
        let Some(hint) = hint::<G>(self.play.state(), HINT, self.play.actions().len() as u64)
        else {
            return Ok(());
        };
        let percent = |share: f32| (share * 100.0).round() as u32;
        let chances = hint.actions.first().map_or(0.5, |best| best.value);
        writeln!(out, "{}", words.hint(percent(chances)))?;
        for prospect in hint.actions.iter().take(HINTED).filter(|prospect| prospect.visits > 0) {
            let named = G::action(view, prospect.action, self.voice.lang);
            let named = format!("{named}  [{}]", G::notation(prospect.action));
            writeln!(out, "{}", words.hint_line(&named, percent(prospect.share)))?;
        }
        Ok(())
    }

    fn save_to(&mut self, path: Option<PathBuf>, out: &mut dyn Write) -> Result<()> {
        let words = self.voice.lang.words();
        let Some(path) = path.or_else(|| self.save.clone()) else {
            return self.warn(words.save_needs_file(), out);
        };
        let before = self.save.replace(path);
        self.saved_at = None;
        match (self.keep(), &self.save) {
            (Ok(()), Some(path)) => {
                writeln!(out, "{}", words.saved(path))?;
                Ok(())
            }
            (Err(error), _) => {
                // A full disk must not end the game; the player can name another place.
                self.save = before;
                self.warn(&format!("{error:#}"), out)
            }
            (Ok(()), None) => Ok(()),
        }
    }

    fn leave(&mut self, out: &mut dyn Write) -> Result<Ended> {
        let words = self.voice.lang.words();
        self.keep()?;
        match &self.save {
            Some(path) => {
                let resume = words.resume_with(G::INFO.id, path);
                writeln!(out, "{}\n{resume}", words.saved(path))?;
            }
            None => writeln!(out, "{}", words.not_saved(G::INFO.id))?,
        }
        writeln!(out, "{}", words.goodbye())?;
        Ok(Ended::Left)
    }

    fn finish(&mut self, out: &mut dyn Write) -> Result<()> {
        let words = self.voice.lang.words();
        let viewer = self.viewer(None);
        let view = self.play.state().view(Self::eye(viewer));
        write!(out, "{}", screen::<G>(&view, viewer, &[], self.voice))?;
        let winner = self.play.turn().standing().and_then(|standing| standing.winner());
        let winner = winner.map(|seat| G::seat_name(seat, self.voice.lang));
        let over = words.over(winner);
        writeln!(out, "\n{}", self.voice.paint.paint(Style::Strong, &over))?;
        self.keep()?;
        if let Some(path) = &self.save {
            writeln!(out, "{}\n{}", words.saved(path), words.finished_record(path))?;
        }
        Ok(())
    }

    fn warn(&self, text: &str, out: &mut dyn Write) -> Result<()> {
        writeln!(out, "{}", self.voice.paint.paint(Style::Warning, text))?;
        Ok(())
    }
}

fn read_line(input: &mut dyn BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    match input.read_until(b'\n', &mut line)? {
        0 => Ok(None),
        _ => Ok(Some(String::from_utf8_lossy(&line).into_owned())),
    }
}
