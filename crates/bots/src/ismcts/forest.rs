//! Several trees side by side, each on its own thread, whose visits are summed at the end.

use std::time::Duration;

use quadriga_core::{Game, Past, QuickChance, Seat};

use super::search::Search;
use crate::hint::Prospect;
use crate::machine::Machine;
use crate::pace::{Count, Deadline};
use crate::spec::Budget;

/// What is kept of a time budget for waking the last thread, summing the trees and handing the
/// answer over. A bot must have answered when its budget is up, not only have stopped to search:
/// with 10 ms and no reserve, one answer in 30 came after 12.1 ms. One part in twenty is enough,
/// but not less than three milliseconds, as a machine that does something else for a moment does it
/// however short the budget is, and never more than a third.
fn reserve(time: Duration) -> Duration {
    (time / 20).max(Duration::from_millis(3)).min(time / 3)
}

/// What is searched: `seat` decides in `state`, in a game with this past.
pub(crate) struct Decision<'a, G> {
    pub(crate) state: &'a G,
    pub(crate) past: &'a Past,
    pub(crate) seat: Seat,
}

impl<G> Clone for Decision<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for Decision<'_, G> {}

/// Several searches of the same decision. Each tree has a seed of its own, so that the sum depends
/// on the seed, the iterations and the number of trees, but not on how the threads were scheduled.
pub(crate) struct Forest<G: Game> {
    trees: Vec<Search<G>>,
}

impl<G: Game> Forest<G> {
    /// A forest that grows in the memory of earlier trees.
    pub(crate) fn new(trees: Vec<Search<G>>) -> Forest<G> {
        Forest { trees }
    }

    /// The trees, to be used again.
    pub(crate) fn into_trees(self) -> Vec<Search<G>> {
        self.trees
    }

    /// Searches. Time counts from the start of `clock`, one of the `machine`. Where that has one
    /// thread, the trees grow one after the other, and by the clock there is only one of them.
    #[expect(clippy::disallowed_methods, reason = "threads are started where the machine has them")]
    pub(crate) fn grow<M: Machine>(
        &mut self,
        decision: Decision<'_, G>,
        budget: Budget,
        trees: u8,
        chance: &mut QuickChance,
        machine: &M,
        clock: M::Clock,
    ) {
        let alone = machine.threads() <= 1;
        let trees = match budget {
            Budget::Time(_) if alone => 1,
            Budget::Time(_) | Budget::Iterations(_) => trees.max(1),
        };
        self.trees.resize_with(trees.into(), Search::new);
        self.trees.iter_mut().for_each(|tree| tree.remember(decision.past));
        let seed = chance.bits64();
        let run = |tree: &mut Search<G>, number: u8, clock: M::Clock| {
            let Decision { state, seat, .. } = decision;
            let own = QuickChance::new(seed).fork(number.into());
            match budget {
                Budget::Iterations(all) => {
                    let share = all / u32::from(trees);
                    let extra = u32::from(u32::from(number) < all % u32::from(trees));
                    tree.run(state, seat, own, &mut Count(share + extra))
                }
                Budget::Time(time) => {
                    let end = time - reserve(time);
                    tree.run(state, seat, own, &mut Deadline::new(clock, end))
                }
            }
        };
        if alone {
            for (number, tree) in (0..).zip(&mut self.trees) {
                run(tree, number, clock.clone());
            }
            return;
        }
        let Some((first, others)) = self.trees.split_first_mut() else { return };
        std::thread::scope(|scope| {
            for (number, tree) in (1..).zip(others) {
                let clock = clock.clone();
                scope.spawn(move || run(tree, number, clock));
            }
            run(first, 0, clock);
        });
    }

    /// How many simulations all trees have made.
    pub(crate) fn simulations(&self) -> u64 {
        self.trees.iter().map(|tree| u64::from(tree.simulations())).sum()
    }

    /// What all trees together think of each action of `list`, in its order.
    pub(crate) fn prospects(&self, list: &[G::Action]) -> Vec<Prospect<G::Action>> {
        let all = self.simulations().max(1);
        let prospect = |&action: &G::Action| {
            let (mut visits, mut sum) = (0, 0.0);
            for (_, times, mean) in
                self.trees.iter().flat_map(Search::outcomes).filter(|&(other, ..)| other == action)
            {
                visits += u64::from(times);
                sum += f64::from(times) * f64::from(mean);
            }
            let value = (sum / visits.max(1) as f64) as f32;
            Prospect { action, visits, share: visits as f32 / all as f32, value }
        };
        list.iter().map(prospect).collect()
    }

    /// The action of `list` that was tried most often, and among equals the one with the best
    /// value.
    pub(crate) fn best(&self, list: &[G::Action]) -> Option<G::Action> {
        let prospects = self.prospects(list);
        (prospects.iter())
            .max_by(|a, b| a.visits.cmp(&b.visits).then(a.value.total_cmp(&b.value)))
            .map(|best| best.action)
    }
}
