//! A bot at a table.

use std::any::Any;
use std::collections::VecDeque;
use std::fmt;
use std::num::NonZero;
use std::thread::available_parallelism;
use std::time::Duration;

use quadriga_core::{Chance, Game, QuickChance, Seat};

use crate::greedy;
use crate::ismcts::{Forest, Search};
use crate::pace::Watch;
use crate::random;
use crate::spec::{BotSpec, Budget, Level};

/// How often a tiro errs, of a hundred decisions.
const TIRO_ERRS: u32 = 35;
/// How long a veteranus thinks.
const VETERANUS: Duration = Duration::from_millis(40);
/// How long a magister thinks.
const MAGISTER: Duration = Duration::from_millis(1000);

impl Level {
    /// How long the level thinks about a decision; nothing where it does not search.
    pub const fn time(self) -> Option<Duration> {
        match self {
            Level::Tiro => None,
            Level::Veteranus => Some(VETERANUS),
            Level::Magister => Some(MAGISTER),
        }
    }
}

impl BotSpec {
    /// How long the bot thinks about a decision; nothing where no clock says so.
    pub const fn time(self) -> Option<Duration> {
        match self {
            BotSpec::Mcts { budget: Budget::Time(time), .. } => Some(time),
            BotSpec::Level(level) => level.time(),
            BotSpec::Random | BotSpec::Greedy | BotSpec::Mcts { .. } => None,
        }
    }
}

/// How much of a machine a bot may use at most for a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Means {
    /// How long it may search, where a clock says so.
    pub time: Duration,
    /// How many trees it may grow side by side, each on a thread of its own.
    pub trees: u8,
}

impl Means {
    /// All that the bot would like to use.
    pub const ALL: Means = Means { time: Duration::MAX, trees: u8::MAX };

    /// The caller's thread, for so long: for a host that shares its threads out among many.
    pub const fn one_thread(time: Duration) -> Means {
        Means { time, trees: 1 }
    }
}

/// How many positions a bot remembers.
const MEMORY: usize = 64;

/// A bot at a table, for one game: what it is, the generator that it draws from, the positions that it
/// was asked about, and memory that it uses again.
pub struct Bot {
    spec: BotSpec,
    means: Means,
    chance: QuickChance,
    /// The trees of the last search, a `Vec<Search<G>>`, so that the next one needs no new memory.
    trees: Option<Box<dyn Any + Send>>,
    /// The keys of the positions that it was asked about and that count for repetition.
    past: VecDeque<u64>,
}

impl Bot {
    /// A bot of this kind. With the same seed it plays the same, unless it thinks by the clock.
    pub fn new(spec: BotSpec, seed: u64) -> Bot {
        let (means, chance) = (Means::ALL, QuickChance::new(seed));
        Bot { spec, means, chance, trees: None, past: VecDeque::new() }
    }

    /// The same bot with no more than these means.
    #[must_use]
    pub fn with_means(mut self, means: Means) -> Bot {
        self.means = means;
        self
    }

    /// What kind of bot it is.
    pub fn spec(&self) -> BotSpec {
        self.spec
    }

    /// The action that the bot chooses for the seat that decides; `None` when the game is over.
    pub fn choose<G: Game>(&mut self, state: &G) -> Option<G::Action> {
        let watch = Watch::start();
        let seat = state.turn().seat()?;
        match self.spec {
            BotSpec::Random => random::choose(state, seat, &mut self.chance),
            BotSpec::Mcts { budget, trees } => self.search(state, seat, budget, trees, watch),
            // A beginner errs, but does nothing that nobody would do.
            BotSpec::Level(Level::Tiro) if self.chance.below(100) < TIRO_ERRS => {
                random::choose_sensibly(state, seat, &mut self.chance)
            }
            BotSpec::Greedy | BotSpec::Level(Level::Tiro) => {
                greedy::choose(state, seat, &mut self.chance)
            }
            BotSpec::Level(Level::Veteranus) => {
                self.search(state, seat, Budget::Time(VETERANUS), 1, watch)
            }
            BotSpec::Level(Level::Magister) => {
                self.search(state, seat, Budget::Time(MAGISTER), all_cores(), watch)
            }
        }
    }

    fn search<G: Game>(
        &mut self,
        state: &G,
        seat: Seat,
        budget: Budget,
        trees: u8,
        watch: Watch,
    ) -> Option<G::Action> {
        let mut list = Vec::new();
        let imagined = random::imagined(state, seat, &mut self.chance);
        imagined.actions(&mut list);
        imagined.narrow(&mut list);
        if list.len() < 2 {
            return list.first().copied();
        }
        self.remember(&imagined);
        let kept = self.trees.take().and_then(|trees| trees.downcast::<Vec<Search<G>>>().ok());
        let mut forest = Forest::new(kept.map(|trees| *trees).unwrap_or_default());
        forest.remember(self.past.make_contiguous());
        let budget = match budget {
            Budget::Time(time) => Budget::Time(time.min(self.means.time)),
            Budget::Iterations(_) => budget,
        };
        let trees = trees.min(self.means.trees);
        forest.grow(state, seat, budget, trees, &mut self.chance, watch);
        let best = forest.best(&list);
        self.trees = Some(Box::new(forest.into_trees()));
        best
    }

    /// Keeps the last positions, so that the search knows where it would go in circles. What counts
    /// for repetition is open to all seats.
    fn remember<G: Game>(&mut self, state: &G) {
        let Some(key) = state.repetition_key() else { return };
        if !self.past.contains(&key) {
            self.past.push_back(key);
        }
        if self.past.len() > MEMORY {
            self.past.pop_front();
        }
    }
}

impl fmt::Debug for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Bot").field("spec", &self.spec).finish_non_exhaustive()
    }
}

/// One tree for each core of the machine.
pub(crate) fn all_cores() -> u8 {
    available_parallelism().map_or(1, NonZero::get).min(u8::MAX.into()) as u8
}
