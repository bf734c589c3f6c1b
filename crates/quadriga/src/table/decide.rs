//! One decision of a person: the screen, what the person types, and the answers to it.

use std::io::{BufRead, Write};
use std::path::PathBuf;
use std::time::Duration;

use anyhow::Result;
use quadriga_bots::{Budget, hint};
use quadriga_core::{Reason, Refusal, Seat};

use super::Table;
use super::input::{Typed, read_line};
use super::screen::{screen, wrap};
use crate::board::{Offer, Terminal};
use crate::paint::Style;

/// How long a hint may take.
const HINT: Budget = Budget::Time(Duration::from_millis(500));
/// How many actions a hint names.
const HINTED: usize = 3;

/// What the person who decides has before the eyes.
struct Decision<G: Terminal> {
    seat: Seat,
    view: G::View,
    actions: Vec<G::Action>,
    /// The last thing typed, where it has to be typed again before it is done.
    asked: Option<Typed>,
}

/// What follows from what was typed.
enum Next {
    /// The same decision stands.
    Stay,
    /// An action was carried out or taken back, or the seat given up.
    Moved,
    /// The person leaves.
    Leave,
}

impl<G: Terminal> Table<G> {
    /// Lets a person choose until an action is carried out; false when the person leaves.
    pub(super) fn person_decides(
        &mut self,
        seat: Seat,
        input: &mut dyn BufRead,
        out: &mut dyn Write,
    ) -> Result<bool> {
        let actions = self.play.legal();
        let view = self.play.state().view(Self::eye(Some(seat)));
        let mut decision = Decision { seat, view, actions, asked: None };
        self.show(&decision, out)?;
        loop {
            write!(out, "{}", self.voice.words().prompt(decision.actions.len()))?;
            out.flush()?;
            let Some(line) = read_line(input)? else {
                writeln!(out)?;
                return Ok(false);
            };
            if !self.voice.paint.is_terminal() {
                // Nobody typed it onto the screen: a transcript should be readable all the same.
                writeln!(out, "{}", line.trim())?;
            }
            match self.obey(&mut decision, Typed::read(&line), out)? {
                Next::Stay => {}
                Next::Moved => return Ok(true),
                Next::Leave => return Ok(false),
            }
        }
    }

    fn obey(
        &mut self,
        decision: &mut Decision<G>,
        typed: Typed,
        out: &mut dyn Write,
    ) -> Result<Next> {
        let words = self.voice.words();
        let is_sure = decision.asked.take().as_ref() == Some(&typed);
        match typed {
            Typed::Number(number) => return self.choose(decision, number, out),
            Typed::Notation(text) => return self.try_notation(decision, &text, out),
            Typed::Undo => return self.undo(decision.seat, out),
            Typed::Quit if self.save.is_some() || is_sure => return Ok(Next::Leave),
            Typed::Quit => {
                decision.asked = Some(typed);
                self.warn(&words.really_quit(), out)?;
            }
            Typed::Resign if is_sure => {
                self.resign(decision.seat, out)?;
                return Ok(Next::Moved);
            }
            Typed::Resign => {
                decision.asked = Some(typed);
                self.warn(&words.really_resign(), out)?;
            }
            Typed::Board => self.show(decision, out)?,
            Typed::Hint => self.give_hint(decision, out)?,
            Typed::Help => self.help(out)?,
            Typed::Why(text) if text.is_empty() => self.warn(&words.why_needs_action(), out)?,
            Typed::Why(text) => match G::parse(&decision.view, &text) {
                Some(action) => self.explain(decision, action, out)?,
                None => self.warn(&words.not_understood(&text), out)?,
            },
            Typed::Log => self.tell_log(decision.seat, out)?,
            Typed::Save(path) => self.save_to(path, out)?,
        }
        Ok(Next::Stay)
    }

    fn show(&self, decision: &Decision<G>, out: &mut dyn Write) -> Result<()> {
        let Decision { seat, view, actions, .. } = decision;
        let offers = Offer::list(self.play.state(), actions);
        write!(out, "{}", screen::<G>(view, Some(*seat), &offers, self.voice))?;
        for &action in actions {
            if let Some(times) = self.play.repeats(action) {
                let action = G::action(view, action, self.voice.lang);
                self.warn(&self.voice.words().repeats(&action, times), out)?;
            }
        }
        Ok(())
    }

    fn choose(
        &mut self,
        decision: &Decision<G>,
        number: usize,
        out: &mut dyn Write,
    ) -> Result<Next> {
        match number.checked_sub(1).and_then(|place| decision.actions.get(place)) {
            Some(&action) => self.carry_out(decision.seat, action, out),
            None => {
                let most = decision.actions.len();
                let complaint = self.voice.words().not_in_list(number, most);
                self.warn(&complaint, out)?;
                Ok(Next::Stay)
            }
        }
    }

    fn try_notation(
        &mut self,
        decision: &Decision<G>,
        text: &str,
        out: &mut dyn Write,
    ) -> Result<Next> {
        match G::parse(&decision.view, text) {
            Some(action) if decision.actions.contains(&action) => {
                return self.carry_out(decision.seat, action, out);
            }
            Some(action) => self.explain(decision, action, out)?,
            None => self.warn(&self.voice.words().not_understood(text), out)?,
        }
        Ok(Next::Stay)
    }

    fn carry_out(&mut self, seat: Seat, action: G::Action, out: &mut dyn Write) -> Result<Next> {
        let done = self.play.act(seat, action).map_err(|refusal| anyhow::anyhow!("{refusal}"))?;
        self.note(done);
        self.heard[seat.index()] = self.log.len();
        self.tell_last(Some(seat), out)?;
        Ok(Next::Moved)
    }

    /// Takes back for `seat`, or for another one at this keyboard that has just passed the decision
    /// on to it.
    fn undo(&mut self, seat: Seat, out: &mut dyn Write) -> Result<Next> {
        let words = self.voice.words();
        let may_undo = self.play.may_undo();
        let seat = self.people().find(|&person| Some(person) == may_undo).unwrap_or(seat);
        match self.play.undo(seat) {
            Ok(action) => {
                self.log.pop();
                let told = self.log.len();
                self.heard.iter_mut().for_each(|heard| *heard = (*heard).min(told));
                let before = self.play.state().view(Self::eye(Some(seat)));
                let action = G::action(&before, action, self.voice.lang);
                writeln!(out, "{}", words.taken_back(&action))?;
                Ok(Next::Moved)
            }
            Err(why) => {
                self.warn(&words.cannot_undo(why), out)?;
                Ok(Next::Stay)
            }
        }
    }

    fn help(&self, out: &mut dyn Write) -> Result<()> {
        let words = self.voice.words();
        let notation = G::notation_help(self.voice.lang);
        writeln!(out, "{}\n{}\n{notation}", words.help(), words.notation_heading())?;
        Ok(())
    }

    fn explain(
        &self,
        decision: &Decision<G>,
        action: G::Action,
        out: &mut dyn Write,
    ) -> Result<()> {
        let words = self.voice.words();
        match self.play.check(decision.seat, action) {
            Ok(()) => {
                let action = G::action(&decision.view, action, self.voice.lang);
                writeln!(out, "{}", words.allowed(&action))?;
                Ok(())
            }
            Err(Refusal::Illegal(reason)) => {
                let sentence = G::reason(&reason, self.voice.lang);
                self.warn(&words.not_allowed(&sentence, reason.rule()), out)
            }
            Err(Refusal::Over) => self.warn(&words.refused("over"), out),
            Err(Refusal::NotYourDecision { .. }) => {
                self.warn(&words.refused("not_your_decision"), out)
            }
        }
    }

    fn give_hint(&self, decision: &Decision<G>, out: &mut dyn Write) -> Result<()> {
        let words = self.voice.words();
        let seed = self.play.actions().len() as u64;
        let Some(hint) = hint::<G>(self.play.state(), self.play.past(), HINT, seed) else {
            return Ok(());
        };
        let percent = |share: f32| (share * 100.0).round() as u32;
        let chances = hint.actions.first().map_or(0.5, |best| best.value);
        writeln!(out, "{}", words.hint(percent(chances)))?;
        for prospect in hint.actions.iter().take(HINTED).filter(|prospect| prospect.visits > 0) {
            let named = G::action(&decision.view, prospect.action, self.voice.lang);
            let named = format!("{named}  [{}]", G::notation(prospect.action));
            writeln!(out, "  {:>3} %  {named}", percent(prospect.share))?;
        }
        Ok(())
    }

    fn tell_log(&self, seat: Seat, out: &mut dyn Write) -> Result<()> {
        if self.log.is_empty() {
            writeln!(out, "{}", self.voice.words().empty_log())?;
        }
        for (number, told) in self.log.iter().enumerate() {
            for sentence in self.sentences(told, Some(seat)) {
                writeln!(out, "{:>4}  {sentence}", number + 1)?;
            }
        }
        Ok(())
    }

    fn save_to(&mut self, path: Option<PathBuf>, out: &mut dyn Write) -> Result<()> {
        let words = self.voice.words();
        let Some(path) = path.or_else(|| self.save.clone()) else {
            return self.warn(&words.save_needs_file(), out);
        };
        let before = self.save.replace(path.clone());
        self.saved_at = None;
        match self.keep() {
            Ok(()) => {
                writeln!(out, "{}", words.saved(path.display()))?;
                Ok(())
            }
            Err(error) => {
                // The game goes on; the player can name another place.
                self.save = before;
                self.warn(&format!("{error:#}"), out)
            }
        }
    }

    /// Says that something did not work.
    pub(super) fn warn(&self, text: &str, out: &mut dyn Write) -> Result<()> {
        writeln!(out, "{}", self.voice.paint.paint(Style::Warning, &wrap(text)))?;
        Ok(())
    }
}
