//! A game under way whose type is not known: what a table needs of [`Play`], for any game.

use std::cell::Cell;
use std::time::Duration;

use quadriga_bots::{Adviser, Bot, BotSpec, Budget, Means, Memory};
use quadriga_core::forecast::foresee;
use quadriga_core::{CannotLeave, CannotUndo, Game, Leavers, Play, Reason, Refusal, Seat, Turn};
use quadriga_words::{shell, why_not};
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

use crate::api::{Advice, Frame, Hint, Odds, Offer, Undo, Why, WhyNot};
use crate::error::Error;
use crate::live::Sight;
use crate::live::frame::{Head, Shown};
use crate::live::json::{raw, text};
use crate::live::told::{self, ToldJson};
use crate::patch::Noted;

/// Something to be worked out elsewhere, on one thread and in the time that there is; gives JSON
/// text.
pub(crate) type Thought = Box<dyn FnOnce(Duration) -> Option<Box<RawValue>> + Send>;

thread_local! {
    /// Where the trees of bots grow, those of one thought after the other's. It belongs to the
    /// thread and to no table: so there are as many as threads that think, however many tables
    /// there are.
    static MEMORY: Cell<Memory> = Cell::default();
}

/// What an action did.
#[derive(Clone, Debug)]
pub struct Acted {
    /// The action, as it is stored.
    pub action: String,
    /// What happened.
    pub told: Vec<ToldJson>,
}

/// A game under way.
pub trait AnyPlay: Send + Sync {
    /// Who decides, or how it ended.
    fn turn(&self) -> Turn;
    /// Who may take actions back, and how many.
    fn undo_offer(&self) -> Option<Undo>;
    /// Carries an action out.
    fn act(&mut self, seat: Seat, action: &RawValue) -> Result<Acted, Error>;
    /// Takes the last action back.
    fn undo(&mut self, seat: Seat) -> Result<(), CannotUndo>;
    /// Ends the game, given up by a seat.
    fn resign(&mut self, seat: Seat) -> Result<(), CannotLeave>;
    /// Leaves a seat to a bot, and the game goes on.
    fn leave(&mut self, seat: Seat, bot: String, way: Leavers) -> Result<(), CannotLeave>;
    /// The seat whose resignation has ended the game.
    fn resigned(&self) -> Option<Seat>;
    /// Whether an action is allowed: the JSON of [`Why`].
    fn why(&self, seat: Seat, action: &RawValue) -> Result<Box<RawValue>, Error>;
    /// The odds of an action, to be worked out elsewhere: the JSON of [`Odds`].
    fn forecast(&self, seat: Seat, action: &RawValue) -> Result<Thought, Error>;
    /// What may be known by whoever looks.
    fn view(&self, sight: Sight<'_>) -> Noted;
    /// Writes a frame.
    fn frame(&self, head: Head<'_>, out: &mut Vec<u8>);
    /// The position and what of the past still matters. Secret.
    fn checkpoint(&self) -> String;
    /// The choice of a bot, to be worked out elsewhere.
    fn choice(&self, spec: BotSpec, seed: u64) -> Thought;
    /// What a strong player would do, to be worked out elsewhere: the JSON of [`Hint`].
    fn hint(&self, seed: u64) -> Thought;
    /// Whether seats know what others do not.
    fn has_secrets(&self) -> bool;
}

impl<G: Game> AnyPlay for Play<G> {
    fn turn(&self) -> Turn {
        Play::turn(self)
    }

    fn undo_offer(&self) -> Option<Undo> {
        let seat = self.may_undo()?;
        Some(Undo { seat, steps: self.undoable(seat) as u32 })
    }

    fn act(&mut self, seat: Seat, action: &RawValue) -> Result<Acted, Error> {
        let action = parse_action::<G>(action)?;
        let done = Play::act(self, seat, action).map_err(refused::<G>)?;
        Ok(Acted { action: text(&action), told: told::to_json::<G>(&done.told) })
    }

    fn undo(&mut self, seat: Seat) -> Result<(), CannotUndo> {
        Play::undo(self, seat).map(|_| ())
    }

    fn resign(&mut self, seat: Seat) -> Result<(), CannotLeave> {
        Play::resign(self, seat)
    }

    fn leave(&mut self, seat: Seat, bot: String, way: Leavers) -> Result<(), CannotLeave> {
        Play::leave(self, seat, bot, way)
    }

    fn resigned(&self) -> Option<Seat> {
        Play::resigned(self)
    }

    fn why(&self, seat: Seat, action: &RawValue) -> Result<Box<RawValue>, Error> {
        let why = match self.check(seat, parse_action::<G>(action)?) {
            Ok(()) => Why { allowed: true, reason: None },
            Err(refusal) => Why { allowed: false, reason: Some(reason::<G>(refusal)) },
        };
        Ok(raw(&why))
    }

    fn forecast(&self, seat: Seat, action: &RawValue) -> Result<Thought, Error> {
        let action = parse_action::<G>(action)?;
        self.check(seat, action).map_err(refused::<G>)?;
        let state = self.state().clone();
        Ok(Box::new(move |_| Some(raw(&Odds { forecast: foresee(&state, seat, action) }))))
    }

    fn view(&self, sight: Sight<'_>) -> Noted {
        Noted::of(&self.state().view(sight.eye()))
    }

    fn frame(&self, head: Head<'_>, out: &mut Vec<u8>) {
        let Head { number, sight, seat, kind, events, shown, offers } = head;
        let (eye, turn) = (sight.eye(), Play::turn(self));
        let decides = turn.seat().is_some_and(|seat| sight.is_of(seat));
        let legal = if decides && offers { self.legal() } else { Vec::new() };
        let undo = self.undo_offer().filter(|_| offers && turn.seat().is_some());
        let legal = legal.into_iter().map(|action| Offered { play: self, action }).collect();
        let (turn, view) = (Some(turn), None::<()>);
        let frame = Frame { number, eye, turn, seat, kind, events, view, patch: None, legal, undo };
        serde_json::to_writer(&mut *out, &frame)
            .expect("a frame is plain data and memory takes it");
        // What it shows is JSON already: put in as text, it is not read again.
        let closing = out.pop();
        let (key, text): (&[u8], &str) = match &shown {
            Shown::Whole(view) => (b",\"view\":", &view.text()),
            Shown::Patch(patch) => (b",\"patch\":", patch),
        };
        out.extend_from_slice(key);
        out.extend_from_slice(text.as_bytes());
        out.extend(closing);
    }

    fn checkpoint(&self) -> String {
        text(&Play::checkpoint(self))
    }

    fn choice(&self, spec: BotSpec, seed: u64) -> Thought {
        let (state, past) = (self.state().clone(), self.past().clone());
        Box::new(move |time| {
            let bot = Bot::new(spec, seed).with_means(Means::one_thread(time));
            let mut bot = bot.with_memory(MEMORY.take());
            let choice = bot.choose(&state, &past).map(|action| raw(&action));
            MEMORY.set(bot.into_memory());
            choice
        })
    }

    fn has_secrets(&self) -> bool {
        G::INFO.has_secrets
    }

    fn hint(&self, seed: u64) -> Thought {
        let (state, past) = (self.state().clone(), self.past().clone());
        Box::new(move |time| {
            let hint = Adviser::on_one_thread().hint(&state, &past, Budget::Time(time), seed)?;
            let advice = |prospect: &quadriga_bots::Prospect<G::Action>| Advice {
                action: prospect.action,
                targets: state.targets(prospect.action),
                share: prospect.share,
                value: prospect.value,
            };
            Some(raw(&Hint { actions: hint.actions.iter().map(advice).collect() }))
        })
    }
}

/// An offer that is worked out while it is written: a list of whole ones would be copied several
/// times, and they are large.
struct Offered<'a, G: Game> {
    play: &'a Play<G>,
    action: G::Action,
}

impl<G: Game> Serialize for Offered<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Offered { play, action } = *self;
        let state = play.state();
        let (targets, upshot) = (state.targets(action), state.upshot(action));
        Offer { action, targets, upshot, repeats: play.repeats(action) }.serialize(serializer)
    }
}

fn parse_action<G: Game>(action: &RawValue) -> Result<G::Action, Error> {
    serde_json::from_str(action.get()).map_err(|error| Error::BadJson(format!("action: {error}")))
}

fn refused<G: Game>(refusal: Refusal<G::Illegal>) -> Error {
    match refusal {
        Refusal::NotYourDecision { .. } => Error::NotYourDecision,
        Refusal::Over => Error::Over,
        Refusal::Illegal(illegal) => {
            Error::Illegal { message: why_not(G::INFO.id, &illegal), reason: reason::<G>(refusal) }
        }
    }
}

/// The reason that a page shows.
fn reason<G: Game>(refusal: Refusal<G::Illegal>) -> Box<RawValue> {
    #[derive(Serialize)]
    struct Plain {
        code: &'static str,
    }
    let plain = |code| {
        let (rule, message) = (String::new(), shell("code", &code));
        raw(&WhyNot { rule, message, reason: Plain { code } })
    };
    match refusal {
        Refusal::NotYourDecision { .. } => plain("not_your_decision"),
        Refusal::Over => plain("over"),
        Refusal::Illegal(reason) => {
            let (rule, message) = (reason.rule().to_owned(), why_not(G::INFO.id, &reason));
            raw(&WhyNot { rule, message, reason })
        }
    }
}
