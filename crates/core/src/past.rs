//! The past of a game as far as rules ask for it: which positions have stood, and how often.

use serde::{Deserialize, Serialize};

use crate::chance::{Chance, QuickChance};
use crate::game::Game;
use crate::seat::Seat;
use crate::tell::Silence;

/// How often a position must stand before the game ends by repetition.
pub const REPETITIONS: usize = 3;

/// The positions of a game that count for repetition, by their keys, in the order in which they
/// stood. They are open to all seats; a game that counts none has an empty past.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Past {
    keys: Vec<u64>,
}

impl Past {
    /// The past of a game that begins with this position.
    pub fn beginning_with<G: Game>(first: &G) -> Past {
        Past { keys: first.repetition_key().into_iter().collect() }
    }

    /// Whether no position counted so far.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.keys.is_empty()
    }

    /// How many positions counted so far.
    #[inline]
    pub fn len(&self) -> usize {
        self.keys.len()
    }

    /// Forgets all positions but the first `len`.
    #[inline]
    pub fn truncate(&mut self, len: usize) {
        self.keys.truncate(len);
    }

    /// Whether the position that was noted last has stood so often that the game is over.
    pub fn is_exhausted(&self) -> bool {
        self.keys.last().is_some_and(|&key| self.count(key) >= REPETITIONS)
    }

    #[inline]
    fn count(&self, key: u64) -> usize {
        self.keys.iter().filter(|&&earlier| earlier == key).count()
    }

    /// How often a position like this one has stood; never where positions like it do not count.
    #[inline]
    pub fn times<G: Game>(&self, state: &G) -> usize {
        if self.keys.is_empty() {
            return 0;
        }
        state.repetition_key().map_or(0, |key| self.count(key))
    }

    /// Notes that this position stands now, if it counts. Returns how often it has stood, this time
    /// included; never where it does not count.
    #[inline]
    pub fn note<G: Game>(&mut self, state: &G) -> usize {
        let Some(key) = state.repetition_key() else { return 0 };
        self.keys.push(key);
        self.count(key)
    }

    /// Forgets that this position stood, which was noted last.
    #[inline]
    pub fn forget<G: Game>(&mut self, state: &G) {
        if state.repetition_key().is_some() {
            self.keys.pop();
        }
    }

    /// How often the position will have stood that an allowed `action` of `seat` leads to; none
    /// where it is a new one, where none counts, or where that depends on chance. What the seat
    /// can't know is imagined, always alike, so that the answer tells nothing of it.
    pub fn repeats<G: Game>(&self, state: &G, seat: Seat, action: G::Action) -> Option<usize> {
        if self.keys.is_empty() {
            return None;
        }
        let mut after = state.clone();
        after.imagine(seat, &mut QuickChance::new(0));
        let mut chance = Watched { chance: QuickChance::new(1), was_drawn: false };
        after.perform(action, &mut chance, &mut Silence);
        if chance.was_drawn {
            return None;
        }
        let times = self.times(&after);
        (times > 0).then_some(times + 1)
    }
}

/// Chance that knows whether anything was drawn. This is asked of every offer that goes out, so it
/// is the quick one; nothing that it draws is ever played.
struct Watched {
    chance: QuickChance,
    was_drawn: bool,
}

impl Chance for Watched {
    fn bits(&mut self) -> u32 {
        self.was_drawn = true;
        self.chance.bits()
    }
}
