//! One random game from the set-up to the end, with every law examined on the way.

use std::panic::{AssertUnwindSafe, catch_unwind};

use super::broken::{Broken, panic_text};
use super::law::{Fault, Law, Tally};
use super::near_miss::Memory;
use super::replay::Forgery;
use super::scene::{Scene, conserved};
use super::{Laws, door, ending, json, offering, refusal, replay, secrecy, undo};
use crate::chance::{Chance, QuickChance};
use crate::game::Game;
use crate::play::Play;
use crate::seat::Seat;
use crate::seed::Seed;
use crate::turn::{Standing, Turn};

/// Costly laws are examined only in every so many-th position, another one in each game.
mod every {
    pub(super) const REFUSAL: usize = 3;
    pub(super) const JSON: usize = 4;
    pub(super) const RECORD: usize = 101;
    pub(super) const SECRECY: usize = 2;
    pub(super) const DOOR: usize = 13;
}

/// A random game on trial.
pub(super) struct Trial<'a, G: Game> {
    number: u64,
    laws: &'a Laws<G>,
    play: Play<G>,
    memory: Memory<G>,
    /// The action that is being examined or carried out.
    action: Option<G::Action>,
    forgery: Option<Forgery<G::Action>>,
    /// How many imagined positions differed from the real one.
    imagined: u64,
}

/// Plays game `number`. Returns how many imagined positions differed from the real one.
pub(super) fn play_game<G: Game>(
    laws: &Laws<G>,
    number: u64,
    options: &G::Options,
    tally: &mut Tally,
) -> Result<u64, Broken> {
    let start = || Play::<G>::new(options.clone(), Seed::from_number(number));
    let play =
        caught(start, tally).map_err(|fault| Broken::in_game::<G>(fault, number, None, None))?;
    let mut trial = Trial {
        number,
        laws,
        play,
        memory: Memory::new(),
        action: None,
        forgery: None,
        imagined: 0,
    };
    let mut counted = Tally::default();
    let outcome = caught(|| trial.run(&mut counted), tally).flatten();
    tally.add(&counted);
    match outcome {
        Ok(()) => Ok(trial.imagined),
        Err(fault) => Err(Broken::in_game(fault, number, Some(&trial.play), trial.action)),
    }
}

fn caught<T>(run: impl FnOnce() -> T, tally: &mut Tally) -> Result<T, Fault> {
    let outcome = catch_unwind(AssertUnwindSafe(run));
    let panic = outcome.as_ref().err().map_or("", |panic| panic_text(panic.as_ref()));
    tally.demand(Law::NoPanic, outcome.is_ok(), || panic.to_owned())?;
    outcome.map_err(|_| Fault { law: Law::NoPanic, told: String::new() })
}

impl<G: Game> Trial<'_, G> {
    fn run(&mut self, tally: &mut Tally) -> Result<(), Fault> {
        json::record(&self.play, tally)?;
        loop {
            self.action = None;
            self.examine_position(tally)?;
            match self.play.turn() {
                Turn::Over(standing) => return self.examine_end(&standing, tally),
                Turn::Decides(seat) => self.step(seat, tally)?,
            }
            let (played, longest) = (self.play.actions().len(), self.laws.longest);
            let told = || format!("no end after {played} actions, at most {longest} are allowed");
            tally.demand(Law::Ends, played < longest, told)?;
        }
    }

    fn examine_position(&mut self, tally: &mut Tally) -> Result<(), Fault> {
        let (first, state) = (self.play.first(), self.play.state());
        ending::judged(state, tally)?;
        conserved(&*self.laws.conserve, first, state, "in the game", tally)?;
        if self.is_due(every::DOOR) {
            door::check(state, self.chance(), tally)?;
        }
        Ok(())
    }

    fn step(&mut self, seat: Seat, tally: &mut Tally) -> Result<(), Fault> {
        let mut chance = self.chance();
        let legal = self.play.legal();
        let told = || format!("{seat:?} decides, but nothing is offered");
        tally.demand(Law::SomethingToDo, !legal.is_empty(), told)?;
        let action = legal[chance.below(legal.len() as u32) as usize];
        self.action = Some(action);
        self.memory.remember(&legal);
        self.examine_scene(seat, action, &legal, chance, tally)?;

        let before = self.play.state().clone();
        match self.play.act(seat, action) {
            Ok(done) => undo::check(&mut self.play, &before, seat, &done, tally),
            Err(refusal) => {
                let told = || format!("{action:?} is offered, but `Play` says: {refusal}");
                tally.demand(Law::OfferedIsLegal, false, told)
            }
        }
    }

    fn examine_scene(
        &mut self,
        seat: Seat,
        action: G::Action,
        legal: &[G::Action],
        mut chance: QuickChance,
        tally: &mut Tally,
    ) -> Result<(), Fault> {
        let unoffered = match self.is_due(every::REFUSAL) {
            true => self.memory.unoffered(legal, &mut chance),
            false => Vec::new(),
        };
        if !unoffered.is_empty() {
            refusal::other_seats(&mut self.play, seat, action, tally)?;
            self.forge(unoffered[chance.below(unoffered.len() as u32) as usize], &mut chance);
        }
        let (play, conserve) = (&self.play, &*self.laws.conserve);
        let unoffered = unoffered.as_slice();
        let scene = Scene { play, seat, legal, action, unoffered, conserve, chance };
        offering::check(&scene, tally)?;
        refusal::check(&scene, tally)?;
        if self.is_due(every::JSON) {
            json::check(&scene, tally)?;
        }
        if self.is_due(every::RECORD) {
            json::record(&self.play, tally)?;
        }
        if self.is_due(every::SECRECY) {
            self.imagined += secrecy::check(&scene, tally)?;
        }
        Ok(())
    }

    fn examine_end(&mut self, standing: &Standing, tally: &mut Tally) -> Result<(), Fault> {
        tally.demand(Law::Ends, true, String::new)?;
        ending::check(&mut self.play, standing, self.memory.offered(), tally)?;
        json::survives("the last state", self.play.state(), tally)?;
        json::record(&self.play, tally)?;
        replay::check(&self.play, self.forgery.as_ref(), tally)
    }

    /// Keeps one of the unoffered actions for the record, now and then a later one.
    fn forge(&mut self, action: G::Action, chance: &mut QuickChance) {
        if self.forgery.is_none() || chance.below(8) == 0 {
            self.forgery = Some(Forgery { index: self.play.actions().len(), action });
        }
    }

    fn is_due(&self, every: usize) -> bool {
        let every = every * self.laws.sparsely;
        (self.number as usize + self.play.actions().len()).is_multiple_of(every)
    }

    /// The kit's own chance in this position.
    fn chance(&self) -> QuickChance {
        QuickChance::new(self.number).fork(self.play.actions().len() as u64 + 1)
    }
}
