//! Random games through all that search calls, for tests that watch what it costs.

use crate::chance::{Chance, QuickChance};
use crate::game::Game;
use crate::seat::Seat;
use crate::tell::Silence;

/// Plays random games and counts. It brings the lists itself, so that whoever counts allocations
/// around [`Exercise::play`] counts those of the game alone.
#[derive(Debug)]
pub struct Exercise<G: Game> {
    list: Vec<G::Action>,
    narrowed: Vec<G::Action>,
    /// How many actions were played.
    pub actions: u64,
    /// How many were offered in all.
    pub listed: u64,
    /// The longest list that was offered.
    pub longest: usize,
}

impl<G: Game> Exercise<G> {
    /// With lists that have room for so many actions.
    pub fn with_room(room: usize) -> Exercise<G> {
        let list = || Vec::with_capacity(room);
        Exercise { list: list(), narrowed: list(), actions: 0, listed: 0, longest: 0 }
    }

    /// Plays the game to its end.
    ///
    /// # Panics
    /// Where an offered action is refused, or where narrowing leaves nothing or changes the order.
    pub fn play(&mut self, state: &mut G, chance: &mut QuickChance) {
        let (list, narrowed) = (&mut self.list, &mut self.narrowed);
        while state.turn().seat().is_some() {
            list.clear();
            state.actions(list);
            narrowed.clone_from(list);
            state.narrow(narrowed);
            let mut rest = list.iter();
            let in_order = narrowed.iter().all(|kept| rest.any(|action| action == kept));
            assert!(in_order && !narrowed.is_empty(), "{list:?} became {narrowed:?}");
            let action = list[chance.below(list.len() as u32) as usize];
            assert!(state.check(action).is_ok(), "{action:?} was offered and is refused");
            state.perform(action, chance, &mut Silence);
            let mut imagined = state.clone();
            for seat in Seat::all(state.seats()) {
                imagined.imagine(seat, chance);
            }
            let _ = (imagined.appraise(), imagined.repetition_key(), imagined.targets(action));
            self.actions += 1;
            self.listed += list.len() as u64;
            self.longest = self.longest.max(list.len());
        }
    }
}
