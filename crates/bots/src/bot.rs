//! A bot at a table.

use std::fmt;
use std::time::Duration;

use quadriga_core::{Chance, Game, Past, QuickChance};

use crate::greedy;
use crate::ismcts::{Decision, Forest};
use crate::machine::{Machine, ThisMachine};
use crate::memory::Memory;
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

/// A bot at a table: what it is, the generator that it draws from, and memory that it uses again.
pub struct Bot<M = ThisMachine> {
    spec: BotSpec,
    machine: M,
    means: Means,
    chance: QuickChance,
    memory: Memory,
}

impl Bot {
    /// A bot of this kind, with the whole machine to think on. With the same seed it plays the
    /// same, unless it thinks by the clock.
    pub fn new(spec: BotSpec, seed: u64) -> Bot {
        Bot::on(ThisMachine::whole(), spec, seed)
    }
}

impl<M: Machine> Bot<M> {
    /// The same on another machine.
    pub fn on(machine: M, spec: BotSpec, seed: u64) -> Bot<M> {
        let (means, chance) = (Means::ALL, QuickChance::new(seed));
        Bot { spec, machine, means, chance, memory: Memory::default() }
    }

    /// The same bot with no more than these means.
    #[must_use]
    pub fn with_means(mut self, means: Means) -> Bot<M> {
        self.means = means;
        self
    }

    /// The same bot in a memory that another has left.
    #[must_use]
    pub fn with_memory(mut self, memory: Memory) -> Bot<M> {
        self.memory = memory;
        self
    }

    /// The memory that the bot leaves.
    pub fn into_memory(self) -> Memory {
        self.memory
    }

    /// What kind of bot it is.
    pub fn spec(&self) -> BotSpec {
        self.spec
    }

    /// The action that the bot chooses for the seat that decides, in a game with this past; `None`
    /// when the game is over.
    pub fn choose<G: Game>(&mut self, state: &G, past: &Past) -> Option<G::Action> {
        let clock = self.machine.clock();
        let seat = state.turn().seat()?;
        let decision = Decision { state, past, seat };
        match self.spec {
            BotSpec::Random => random::choose(state, seat, &mut self.chance),
            BotSpec::Mcts { budget, trees } => self.search(decision, budget, trees, clock),
            // A beginner errs, but does nothing that nobody would do.
            BotSpec::Level(Level::Tiro) if self.chance.below(100) < TIRO_ERRS => {
                random::choose_sensibly(state, seat, &mut self.chance)
            }
            BotSpec::Greedy | BotSpec::Level(Level::Tiro) => {
                greedy::choose(state, past, seat, &mut self.chance)
            }
            BotSpec::Level(Level::Veteranus) => {
                self.search(decision, Budget::Time(VETERANUS), 1, clock)
            }
            BotSpec::Level(Level::Magister) => {
                let threads = self.machine.threads();
                self.search(decision, Budget::Time(MAGISTER), threads, clock)
            }
        }
    }

    fn search<G: Game>(
        &mut self,
        decision: Decision<'_, G>,
        budget: Budget,
        trees: u8,
        clock: M::Clock,
    ) -> Option<G::Action> {
        let mut list = Vec::new();
        let imagined = random::imagined(decision.state, decision.seat, &mut self.chance);
        imagined.actions(&mut list);
        imagined.narrow(&mut list);
        if list.len() < 2 {
            return list.first().copied();
        }
        let mut forest = Forest::new(self.memory.take::<G>());
        let budget = match budget {
            Budget::Time(time) => Budget::Time(time.min(self.means.time)),
            Budget::Iterations(_) => budget,
        };
        let trees = trees.min(self.means.trees);
        forest.grow(decision, budget, trees, &mut self.chance, &self.machine, clock);
        let best = forest.best(&list);
        self.memory.keep(forest.into_trees());
        best
    }
}

impl<M> fmt::Debug for Bot<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Bot").field("spec", &self.spec).finish_non_exhaustive()
    }
}
