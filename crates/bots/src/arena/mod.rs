//! Bots against bots: who is stronger, and by how much.
//!
//! Every game is played through [`Play`], as at a real table. The results depend on the seed alone
//! as long as all bots think for a number of iterations, however many games are played side by
//! side.

mod elo;
mod pairing;
mod report;

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use quadriga_core::{Game, Play, QuickChance, Seat, Seed, Standing};
use thiserror::Error;

use crate::bot::Bot;
use crate::spec::BotSpec;
pub use elo::{Elo, Score, ratings};
pub use pairing::{Lineup, Pairing, rounds};
pub use report::Report;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Arena {
    /// Who plays. At least two.
    pub bots: Vec<BotSpec>,
    /// How many games for each pairing; rounded up so that every bot sits on every seat equally
    /// often.
    pub games: u32,
    /// Where all chance comes from.
    pub seed: u64,
    /// After how many actions a game is broken off and counts as drawn.
    pub cap: Option<u32>,
    /// How many games are played side by side; 0 and 1 mean one after the other.
    pub threads: usize,
}

/// Why nothing can be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum ArenaError {
    /// There is nobody to play against.
    #[error("an arena needs at least two bots, and got {0}")]
    TooFewBots(usize),
}

/// How far an arena has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Games that are over.
    pub done: usize,
    /// Games in all.
    pub games: usize,
    /// How often each bot has won so far.
    pub wins: Vec<u32>,
}

/// One finished game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Outcome {
    /// `None` when it was broken off.
    standing: Option<Standing>,
    actions: u32,
    /// Whether a position that stood for the third time ended it.
    repeated: bool,
}

impl Arena {
    /// Plays all games, and tells `progress` after each.
    #[expect(clippy::disallowed_methods, reason = "an arena is for the machine that it runs on")]
    pub fn run<G: Game>(
        &self,
        options: &G::Options,
        progress: impl Fn(&Progress) + Sync,
    ) -> Result<Report, ArenaError> {
        if self.bots.len() < 2 {
            return Err(ArenaError::TooFewBots(self.bots.len()));
        }
        let seats = G::start(options, &mut QuickChance::new(self.seed)).seats();
        let (lineup, pairings) = rounds(self.bots.len(), seats, self.games);
        let tally = Mutex::new(Tally::new(self.bots.len(), pairings.len()));
        let next = AtomicUsize::new(0);
        let work = || {
            while let Some(pairing) = pairings.get(next.fetch_add(1, Ordering::Relaxed)) {
                let outcome = self.play::<G>(options, pairing);
                let mut tally = tally.lock().unwrap_or_else(PoisonError::into_inner);
                tally.count(pairing, outcome);
                progress(&tally.progress);
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..self.threads.min(pairings.len()) {
                scope.spawn(work);
            }
            work();
        });
        let tally = tally.into_inner().unwrap_or_else(PoisonError::into_inner);
        let played = pairings.iter().zip(tally.outcomes.into_iter().flatten());
        Ok(Report::new(&self.bots, seats, lineup, played))
    }

    /// One game. Games of the same round have the same table chance, whoever sits where.
    fn play<G: Game>(&self, options: &G::Options, pairing: &Pairing) -> Outcome {
        let mut chance = QuickChance::new(self.seed).fork(pairing.round.into());
        let mut play = Play::<G>::new(options.clone(), Seed::from_number(chance.bits64()));
        let mut chance = chance.fork(1 + pairing.number as u64);
        let mut bots: Vec<Bot> =
            pairing.seats.iter().map(|&bot| Bot::new(self.bots[bot], chance.bits64())).collect();
        let mut actions = 0;
        while let Some(seat) = play.turn().seat() {
            let over = self.cap.is_some_and(|cap| actions >= cap);
            let action =
                bots.get_mut(seat.index()).and_then(|bot| bot.choose(play.state(), play.past()));
            let Some(action) = action.filter(|_| !over) else { break };
            if play.act(seat, action).is_err() {
                break;
            }
            actions += 1;
        }
        Outcome { standing: play.turn().standing(), actions, repeated: play.past().is_exhausted() }
    }
}

/// The games so far, in the order of the pairings.
struct Tally {
    outcomes: Vec<Option<Outcome>>,
    progress: Progress,
}

impl Tally {
    fn new(bots: usize, games: usize) -> Tally {
        Tally {
            outcomes: vec![None; games],
            progress: Progress { done: 0, games, wins: vec![0; bots] },
        }
    }

    fn count(&mut self, pairing: &Pairing, outcome: Outcome) {
        self.outcomes[pairing.number] = Some(outcome);
        self.progress.done += 1;
        if let Some(bot) = outcome.winner(pairing) {
            self.progress.wins[bot] += 1;
        }
    }
}

impl Outcome {
    /// The bot that holds the first place alone.
    fn winner(&self, pairing: &Pairing) -> Option<usize> {
        let winner = self.standing?.winner()?;
        pairing.seats.get(winner.index()).copied()
    }

    /// What each seat took; a game that was broken off is a draw.
    fn payoff(&self, seat: Seat, seats: usize) -> f32 {
        self.standing.unwrap_or_else(|| Standing::draw(seats)).payoffs()[seat]
    }

    /// What `seat` scored against `other`: 1, ½ or 0.
    fn score(&self, seat: Seat, other: Seat) -> f64 {
        self.standing.map_or(0.5, |standing| {
            match standing.place(seat).cmp(&standing.place(other)) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            }
        })
    }
}
