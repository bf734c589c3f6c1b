//! A game under way: the state, the actions that led to it, and what may still be taken back.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::chance::TableChance;
use crate::forecast::{Forecast, foresee};
use crate::game::{Game, Reason};
use crate::leaving::Left;
use crate::past::{Past, REPETITIONS};
use crate::seat::{Eyes, Seat};
use crate::seed::Seed;
use crate::tell::Told;
use crate::turn::Turn;
use crate::version::RulesVersion;

/// A game under way. Whatever plays a game that counts (server, program, replay) plays it through
/// this, so that seats, chance, undo and repetition work in one way only.
#[derive(Clone, Debug)]
pub struct Play<G: Game> {
    options: G::Options,
    seed: Seed,
    first: G,
    state: G,
    /// How many actions lie before those in `actions`: none, unless it was resumed.
    earlier: u32,
    actions: Vec<G::Action>,
    /// The last actions of one seat, which may still be taken back, oldest first.
    undoable: Vec<Undoable<G>>,
    /// What closed the way back before those.
    closed: Option<Closed>,
    /// The positions that count for repetition.
    past: Past,
    /// Those who left while the game went on, in the order in which they did.
    pub(crate) left: Vec<Left>,
    /// The seat whose resignation has ended the game.
    pub(crate) resigned: Option<Seat>,
}

/// An action that may still be taken back, with the state before it, in which its seat had to
/// decide.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
struct Undoable<G: Game> {
    action: G::Action,
    before: G,
}

/// A step that can't be taken back: whose it was, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Closed {
    seat: Seat,
    barrier: Barrier,
}

/// Where a game stands, with all of its past that still matters: [`Play::resume`] goes on from it
/// as if every action had been replayed. Secret, as it holds the state.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Checkpoint<G: Game> {
    state: G,
    actions: u32,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    undoable: Vec<Undoable<G>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    closed: Option<Closed>,
    #[serde(default, rename = "keys", skip_serializing_if = "Past::is_empty")]
    past: Past,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    left: Vec<Left>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    resigned: Option<Seat>,
}

/// What one act did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Done<E> {
    /// What happened, and who may know it.
    pub told: Vec<Told<E>>,
    /// Who learned something hidden.
    pub learned: Eyes,
    /// Why the act can't be taken back, if it can't. Otherwise it can until another seat acts.
    pub barrier: Option<Barrier>,
}

/// Why a step can't be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Barrier {
    /// Dice fell or cards were drawn.
    Chance,
    /// Somebody has learned something that was hidden.
    Revealed,
    /// The game ended with it, and its seed was published.
    Ended,
}

/// Why an act was refused. The game stays as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Refusal<R: Reason> {
    /// Another seat decides.
    #[error("it is not your decision: seat {decides} has to choose")]
    NotYourDecision {
        /// The seat that decides.
        decides: Seat,
    },
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// The rules forbid it.
    #[error("{0:?} ({rule})", rule = .0.rule())]
    Illegal(R),
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CannotUndo {
    /// The seat has not acted yet, or has taken everything back.
    Nothing,
    /// Another seat has acted after this one.
    OtherActed,
    /// Dice fell or cards were drawn in the last step.
    Chance,
    /// The last step showed somebody what was hidden.
    Revealed,
    /// The game has ended.
    Over,
}

impl From<Barrier> for CannotUndo {
    fn from(barrier: Barrier) -> CannotUndo {
        match barrier {
            Barrier::Chance => CannotUndo::Chance,
            Barrier::Revealed => CannotUndo::Revealed,
            Barrier::Ended => CannotUndo::Over,
        }
    }
}

impl<G: Game> Play<G> {
    /// A new game under the newest rules; the set-up draws from step 0 of the seed.
    pub fn new(options: G::Options, seed: Seed) -> Play<G> {
        Play::new_under(G::INFO.rules, options, seed)
    }

    /// A new game under a version of the rules that the program knows.
    pub fn new_under(rules: RulesVersion, options: G::Options, seed: Seed) -> Play<G> {
        let first = G::start(&options, &mut TableChance::new(&seed, 0)).under(rules);
        Play::from_position(options, first, seed)
    }

    /// A game that goes on from a given position, without a past. What the position tells of the
    /// options, `options` need not say.
    pub fn from_position(options: G::Options, first: G, seed: Seed) -> Play<G> {
        let options = first.chosen(options);
        let past = Past::beginning_with(&first);
        let state = first.clone();
        Play {
            options,
            seed,
            first,
            state,
            earlier: 0,
            actions: Vec::new(),
            undoable: Vec::new(),
            closed: None,
            past,
            left: Vec::new(),
            resigned: None,
        }
    }

    /// Where the game stands now.
    pub fn checkpoint(&self) -> Checkpoint<G> {
        Checkpoint {
            state: self.state.clone(),
            actions: self.count(),
            undoable: self.undoable.clone(),
            closed: self.closed,
            past: self.past.clone(),
            left: self.left.clone(),
            resigned: self.resigned,
        }
    }

    /// The game that stood at `checkpoint` and was played under `rules` and `seed`. It goes on as
    /// the whole game would, but the actions before are not in it: it does not make a
    /// [`crate::Record`].
    pub fn resume(
        rules: RulesVersion,
        options: G::Options,
        seed: Seed,
        checkpoint: Checkpoint<G>,
    ) -> Play<G> {
        let Checkpoint { state, actions: earlier, undoable, closed, past, left, resigned } =
            checkpoint;
        let state = state.under(rules);
        let under =
            |Undoable { action, before }| Undoable { action, before: G::under(before, rules) };
        let undoable = undoable.into_iter().map(under).collect();
        Play {
            options,
            seed,
            first: state.clone(),
            state,
            earlier,
            actions: Vec::new(),
            undoable,
            closed,
            past,
            left,
            resigned,
        }
    }

    /// The version of the rules that it is played under.
    pub fn rules(&self) -> RulesVersion {
        self.state.rules()
    }

    /// The options that it is played with.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// The secret seed. Nobody at the table may see it before the end.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// The position before the first of [`Play::actions`].
    pub fn first(&self) -> &G {
        &self.first
    }

    /// The position now.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The actions so far, without those taken back, and without those before the checkpoint that
    /// it was resumed from.
    pub fn actions(&self) -> &[G::Action] {
        &self.actions
    }

    /// How many actions led here, without those taken back.
    pub fn count(&self) -> u32 {
        self.earlier + self.actions.len() as u32
    }

    /// The positions so far that count for repetition.
    pub fn past(&self) -> &Past {
        &self.past
    }

    /// How often the position will have stood that an offered action leads to, where it has stood
    /// before: with the third time the game ends. It is what the seat that decides can foresee.
    pub fn repeats(&self, action: G::Action) -> Option<usize> {
        self.past.repeats(&self.state, self.turn().seat()?, action)
    }

    /// Who decides now, or how it ended: by the rules, or because somebody gave up.
    pub fn turn(&self) -> Turn {
        self.after_leaving(self.state.turn())
    }

    /// The offered actions.
    pub fn legal(&self) -> Vec<G::Action> {
        let mut list = Vec::new();
        if self.resigned.is_none() {
            self.state.actions(&mut list);
        }
        list
    }

    /// Whether `seat` may choose `action` now, else why not.
    pub fn check(&self, seat: Seat, action: G::Action) -> Result<(), Refusal<G::Illegal>> {
        match self.turn() {
            Turn::Over(_) => Err(Refusal::Over),
            Turn::Decides(decides) if decides != seat => Err(Refusal::NotYourDecision { decides }),
            Turn::Decides(_) => self.state.check(action).map_err(Refusal::Illegal),
        }
    }

    /// What `seat`, which decides, can foresee of `action`; none where there is nothing to foresee,
    /// and a refusal where the action would be refused.
    pub fn forecast(
        &self,
        seat: Seat,
        action: G::Action,
    ) -> Result<Option<Forecast>, Refusal<G::Illegal>> {
        self.check(seat, action)?;
        Ok(foresee(&self.state, seat, action))
    }

    /// Carries out `action` for `seat`, or refuses it and changes nothing.
    pub fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
    ) -> Result<Done<G::Event>, Refusal<G::Illegal>> {
        self.check(seat, action)?;
        let before = self.state.clone();
        let mut chance = TableChance::new(&self.seed, self.count() + 1);
        let mut told = Vec::new();
        let learned = self.state.perform(action, &mut chance, &mut told);
        self.actions.push(action);
        self.count_repetition(&mut told);

        let barrier = match self.turn() {
            Turn::Over(_) => Some(Barrier::Ended),
            _ if chance.was_drawn() => Some(Barrier::Chance),
            _ if !learned.is_empty() => Some(Barrier::Revealed),
            Turn::Decides(_) => None,
        };
        if barrier.is_some() || self.may_undo() != Some(seat) {
            self.undoable.clear();
        }
        match barrier {
            Some(barrier) => self.closed = Some(Closed { seat, barrier }),
            None => self.undoable.push(Undoable { action, before }),
        }
        Ok(Done { told, learned, barrier })
    }

    /// The seat that may take its last action back; it need not be the one that decides.
    pub fn may_undo(&self) -> Option<Seat> {
        let last = self.undoable.last().filter(|_| self.resigned.is_none())?;
        last.before.turn().seat()
    }

    /// How many actions `seat` may take back now: also when it has passed the decision on, as long
    /// as nobody else has acted.
    pub fn undoable(&self, seat: Seat) -> usize {
        if self.may_undo() == Some(seat) { self.undoable.len() } else { 0 }
    }

    /// Takes the last action back, if it was this seat's own and no barrier lies in between.
    /// Returns the action.
    pub fn undo(&mut self, seat: Seat) -> Result<G::Action, CannotUndo> {
        if self.may_undo() != Some(seat) {
            return Err(self.why_not_undo(seat));
        }
        let Some(Undoable { action, before }) = self.undoable.pop() else {
            return Err(self.why_not_undo(seat));
        };
        // What counts as a repetition counted when this position came about, and only then.
        self.past.forget(&self.state);
        if self.actions.pop().is_none() {
            self.earlier = self.earlier.saturating_sub(1);
        }
        self.state = before;
        // Whoever left meanwhile has left the game as it stands now.
        let count = self.count();
        self.left.iter_mut().for_each(|left| left.after = left.after.min(count));
        Ok(action)
    }

    fn why_not_undo(&self, seat: Seat) -> CannotUndo {
        match self.closed {
            _ if self.turn().seat().is_none() => CannotUndo::Over,
            _ if !self.undoable.is_empty() => CannotUndo::OtherActed,
            Some(closed) if closed.seat == seat => closed.barrier.into(),
            Some(_) => CannotUndo::OtherActed,
            None => CannotUndo::Nothing,
        }
    }

    /// Counts the position if the rules do, and ends the game where it has stood too often.
    fn count_repetition(&mut self, told: &mut Vec<Told<G::Event>>) {
        if self.past.note(&self.state) >= REPETITIONS {
            self.state.end_by_repetition(told);
        }
    }
}
