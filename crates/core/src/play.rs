//! A game under way: the state, the actions that led to it, and what may still be taken back.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::chance::TableChance;
use crate::forecast::{Forecast, foresee};
use crate::game::{Game, Reason};
use crate::seat::{Eyes, Seat};
use crate::seed::Seed;
use crate::tell::Told;
use crate::turn::Turn;

/// How often a position must stand before the game ends by repetition.
const REPETITIONS: usize = 3;

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
    /// The last actions that may still be taken back, oldest first.
    undoable: Vec<Undoable<G>>,
    /// The keys of the positions that count for repetition, in order.
    keys: Vec<u64>,
}

/// An action that may still be taken back, with the state before it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
struct Undoable<G: Game> {
    action: G::Action,
    before: G,
}

/// Where a game stands, with all of its past that still matters: [`Play::resume`] goes on from it as
/// if every action had been replayed. Secret, as it holds the state.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Checkpoint<G: Game> {
    state: G,
    actions: u32,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    undoable: Vec<Undoable<G>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    keys: Vec<u64>,
}

/// What one act did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Done<E> {
    /// What happened, and who may know it.
    pub told: Vec<Told<E>>,
    /// Who learned something hidden.
    pub learned: Eyes,
    /// Whether the act can't be taken back: chance was drawn, something was revealed, or the decision
    /// went to another seat.
    pub barrier: bool,
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
    #[error("{0} ({rule})", rule = .0.rule())]
    Illegal(R),
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum CannotUndo {
    /// It is another seat's decision, or the game is over.
    #[error("only the seat that decides can take its last step back")]
    NotYourDecision,
    /// The last step was a barrier, or there was none.
    #[error("nothing to take back: dice fell, something was revealed, or another seat has acted")]
    Barrier,
}

impl<G: Game> Play<G> {
    /// A new game; the set-up draws from step 0 of the seed.
    pub fn new(options: G::Options, seed: Seed) -> Play<G> {
        let first = G::start(&options, &mut TableChance::new(&seed, 0));
        Play::from_position(options, first, seed)
    }

    /// A game that goes on from a given position, without a past.
    pub fn from_position(options: G::Options, first: G, seed: Seed) -> Play<G> {
        let keys = first.repetition_key().into_iter().collect();
        let state = first.clone();
        let (actions, undoable) = (Vec::new(), Vec::new());
        Play { options, seed, first, state, earlier: 0, actions, undoable, keys }
    }

    /// Where the game stands now.
    pub fn checkpoint(&self) -> Checkpoint<G> {
        Checkpoint {
            state: self.state.clone(),
            actions: self.count(),
            undoable: self.undoable.clone(),
            keys: self.keys.clone(),
        }
    }

    /// The game that stood at `checkpoint` and was played under `seed`. It goes on as the whole game
    /// would, but the actions before are not in it: it does not make a [`crate::Record`].
    pub fn resume(options: G::Options, seed: Seed, checkpoint: Checkpoint<G>) -> Play<G> {
        let Checkpoint { state, actions: earlier, undoable, keys } = checkpoint;
        let first = state.clone();
        Play { options, seed, first, state, earlier, actions: Vec::new(), undoable, keys }
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

    /// The actions so far, without those taken back, and without those before the checkpoint that it
    /// was resumed from.
    pub fn actions(&self) -> &[G::Action] {
        &self.actions
    }

    /// How many actions led here, without those taken back.
    pub fn count(&self) -> u32 {
        self.earlier + self.actions.len() as u32
    }

    /// Who decides now, or how it ended.
    pub fn turn(&self) -> Turn {
        self.state.turn()
    }

    /// The offered actions.
    pub fn legal(&self) -> Vec<G::Action> {
        let mut list = Vec::new();
        self.state.actions(&mut list);
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

    /// What `seat`, which decides, can foresee of `action`; none where there is nothing to foresee, and a
    /// refusal where the action would be refused.
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

        let passed_on = self.turn().seat() != Some(seat);
        let barrier = chance.was_drawn() || !learned.is_empty() || passed_on;
        if barrier {
            self.undoable.clear();
        } else {
            self.undoable.push(Undoable { action, before });
        }
        Ok(Done { told, learned, barrier })
    }

    /// How many actions `seat` may take back now.
    pub fn undoable(&self, seat: Seat) -> usize {
        if self.turn().seat() == Some(seat) { self.undoable.len() } else { 0 }
    }

    /// Takes the last action back, if it was this seat's own and no barrier lies in between. Returns
    /// the action.
    pub fn undo(&mut self, seat: Seat) -> Result<G::Action, CannotUndo> {
        if self.turn().seat() != Some(seat) {
            return Err(CannotUndo::NotYourDecision);
        }
        let Undoable { action, before } = self.undoable.pop().ok_or(CannotUndo::Barrier)?;
        if self.actions.pop().is_none() {
            self.earlier = self.earlier.saturating_sub(1);
        }
        self.state = before;
        Ok(action)
    }

    /// Keys are counted where the decision passes to the next player's turn, which is a barrier: so
    /// undo never has to take one back.
    fn count_repetition(&mut self, told: &mut Vec<Told<G::Event>>) {
        let Some(key) = self.state.repetition_key() else { return };
        self.keys.push(key);
        if self.keys.iter().filter(|&&earlier| earlier == key).count() >= REPETITIONS {
            self.state.end_by_repetition(told);
        }
    }
}
