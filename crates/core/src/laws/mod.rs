//! The laws kit: what must hold for every game, checked over thousands of random games.
//!
//! Each game's `tests/rules/laws.rs` is one call:
//!
//! ```text
//! Laws::<Oppida>::new().conserve(|start, now| now.same_pieces_as(start)).check();
//! ```
//!
//! The seeds are fixed, so the games are the same on every machine. `QUADRIGA_LAWS_GAMES=20000`
//! plays another number of them, `QUADRIGA_LAWS_GAMES=x10` ten times as many. A broken law ends in
//! a panic that names the law, the place and what was found, with a record that leads there.
//!
//! The laws are listed as [`Law`]; there is one file here for each family of them.

mod broken;
mod door;
mod ending;
mod games;
mod json;
mod law;
mod mutate;
mod near_miss;
mod offering;
mod options;
mod refusal;
mod replay;
mod scene;
mod secrecy;
mod trial;
mod undo;

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

pub use broken::Broken;
pub(crate) use broken::panic_text;
pub use law::{Law, Tally};
pub(crate) use mutate::broken;

use crate::game::Game;
use law::Fault;
use scene::Conserve;

/// How many games are played unless told otherwise.
const GAMES: u64 = 2_000;
/// After how many actions a game counts as endless unless told otherwise.
const LONGEST: usize = 50_000;

/// The laws, ready to be checked for the game `G`.
pub struct Laws<G: Game> {
    games: u64,
    longest: usize,
    sparsely: usize,
    options: Vec<G::Options>,
    conserve: Box<Conserve<G>>,
}

/// What the games of a run have shown so far.
#[derive(Default)]
struct Findings {
    tally: Tally,
    imagined: u64,
    /// The broken law in the game with the lowest number.
    broken: Option<Box<Broken>>,
}

impl<G: Game> Default for Laws<G> {
    fn default() -> Laws<G> {
        Laws::new()
    }
}

impl<G: Game> Laws<G> {
    /// The laws over 2,000 games, with the default options and each listed choice set alone.
    pub fn new() -> Laws<G> {
        let conserve = Box::new(|_: &G, _: &G| Ok(()));
        Laws { games: GAMES, longest: LONGEST, sparsely: 1, options: Vec::new(), conserve }
    }

    /// Plays this many games; the variable `QUADRIGA_LAWS_GAMES` has the last word.
    #[must_use]
    pub fn games(mut self, games: u64) -> Laws<G> {
        self.games = games;
        self
    }

    /// Plays with these options in turn.
    #[must_use]
    pub fn options(mut self, options: Vec<G::Options>) -> Laws<G> {
        self.options = options;
        self
    }

    /// Every game must end before this many actions.
    #[must_use]
    pub fn longest(mut self, actions: usize) -> Laws<G> {
        self.longest = actions;
        self
    }

    /// Examines the costly laws so many times less often within a game, in other positions of each:
    /// for long games, of which many are better than few.
    #[must_use]
    pub fn sparsely(mut self, factor: usize) -> Laws<G> {
        self.sparsely = factor.max(1);
        self
    }

    /// How to tell that no piece was lost or gained: given the first position of a game and any
    /// later or imagined one, the error says what is missing.
    #[must_use]
    pub fn conserve(
        mut self,
        conserve: impl Fn(&G, &G) -> Result<(), String> + Send + Sync + 'static,
    ) -> Laws<G> {
        self.conserve = Box::new(conserve);
        self
    }

    /// Plays the games and returns how often each law was put to the test.
    ///
    /// # Panics
    /// When a law is broken, with a report that leads to it.
    pub fn check(self) -> Tally {
        match self.verdict() {
            Ok(tally) => tally,
            Err(broken) => panic!("{broken}"),
        }
    }

    /// Like [`Laws::check`], with the report of a broken law as an ordinary error.
    ///
    /// # Errors
    /// The first broken law, in the order of the games.
    pub fn verdict(mut self) -> Result<Tally, Box<Broken>> {
        let at_large = |fault| Box::new(Broken::at_large::<G>(fault));
        let mut tally = Tally::default();
        let listed = options::check::<G>(&mut tally).map_err(at_large)?;
        if self.options.is_empty() {
            self.options = listed;
        }
        self.games = games::number(self.games);
        let mut findings = self.play_all();
        if let Some(broken) = findings.broken {
            return Err(broken);
        }
        findings.tally.add(&tally);
        let told = || "in no game did a seat imagine anything but the real position".to_owned();
        let idle = G::INFO.has_secrets && findings.imagined == 0 && self.games > 0;
        let verdict: Result<(), Fault> =
            findings.tally.demand(Law::ImaginationIsNotIdle, !idle, told);
        verdict.map_err(at_large)?;
        Ok(findings.tally)
    }

    /// Plays the games on all cores. What comes out does not depend on how many there are.
    fn play_all(&self) -> Findings {
        let findings = Mutex::new(Findings::default());
        let next = AtomicU64::new(0);
        let worker = || {
            let mut tally = Tally::default();
            let mut imagined = 0;
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.games {
                    break;
                }
                match self.play_one(number, &mut tally) {
                    Ok(different) => imagined += different,
                    Err(broken) => {
                        // No game after this one is begun, and those before it are under way.
                        next.store(self.games, Ordering::Relaxed);
                        note(&findings, |findings| findings.take(broken));
                        break;
                    }
                }
            }
            note(&findings, |findings| {
                findings.tally.add(&tally);
                findings.imagined += imagined;
            });
        };
        thread::scope(|scope| {
            for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
                scope.spawn(worker);
            }
        });
        findings.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    fn play_one(&self, number: u64, tally: &mut Tally) -> Result<u64, Box<Broken>> {
        let options = &self.options[number as usize % self.options.len()];
        trial::play_game(self, number, options, tally).map_err(Box::new)
    }
}

impl Findings {
    fn take(&mut self, broken: Box<Broken>) {
        if self.broken.as_ref().is_none_or(|earlier| broken.number < earlier.number) {
            self.broken = Some(broken);
        }
    }
}

fn note(findings: &Mutex<Findings>, note: impl FnOnce(&mut Findings)) {
    note(&mut findings.lock().unwrap_or_else(std::sync::PoisonError::into_inner));
}
