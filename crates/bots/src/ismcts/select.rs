//! Selection and expansion: which child a simulation goes to, and when a node gets one more.
//!
//! Among the children, the one with the highest upper confidence bound
//! (`Tree::best_of`) is next. A node that has actions without a child gets one
//! for them first: all of them at once, or, where the judgement of the game is trusted
//! (`Game::BEST_FIRST`), step by step, what looks best at once first.

use quadriga_core::{Chance, Game, Seat, Silence};

use super::evaluate::Sight;
use super::search::Search;
use super::tree::{NodeId, ROOT};
use crate::greedy::judge;

/// From here on the tree does not grow any more, and simulations start from the leaves it has. A
/// bound for the memory; not measured.
const MOST_NODES: usize = 4_000_000;

/// Progressive widening: a node that was visited `n` times may have `at_once + more · √n` children.
/// So a search follows what looks good to the next turns before it tries what does not.
///
/// Where something is hidden, simulations differ more, and a child needs more of them. The four
/// figures were not measured against others.
struct Widening {
    at_once: f32,
    more: f32,
}

impl Widening {
    const OPEN: Widening = Widening { at_once: 2.0, more: 1.0 };
    const HIDDEN: Widening = Widening { at_once: 1.0, more: 0.4 };

    /// How many children a node may have that was visited so often.
    fn room(&self, visits: u32) -> usize {
        (self.at_once + self.more * (visits as f32).sqrt()) as usize
    }
}

impl<G: Game> Search<G> {
    /// Whether nodes get their children one after the other: where the judgement of a position is
    /// trusted so far that nothing is played out, it is good enough to say what to try first.
    pub(super) const WIDENS: bool = G::BEST_FIRST;

    const WIDENING: Widening = match Self::SIGHT {
        Sight::Open => Widening::OPEN,
        Sight::Hidden => Widening::HIDDEN,
    };

    /// The child to go to, and whether it is new. `None` where the tree ends and may not grow.
    #[inline]
    pub(super) fn select(&mut self, state: &G, node: NodeId, seat: Seat) -> Option<(NodeId, bool)> {
        if self.tree.node(node).complete {
            return Some((self.tree.best(node), false));
        }
        self.list_actions(state);
        if Self::WIDENS {
            return self.widen(state, node, seat);
        }
        if self.tree.node(node).fixed {
            return self.next_in_turn(node, seat);
        }
        self.untried.clear();
        let best = self.tree.best_of(node, seat, &self.list, &mut self.untried);
        if self.untried.is_empty() || self.is_full() {
            return best.map(|child| (child, false));
        }
        let pick = self.untried[self.chance.below(self.untried.len() as u32) as usize];
        Some((self.tree.add(node, self.list[pick as usize], seat), true))
    }

    /// The most promising child, or a new one if the node has been visited often enough to have one
    /// more. The actions that look best at once come first. The root has all of them, and so has,
    /// where nothing is hidden, every node where the decision goes to another seat.
    fn widen(&mut self, state: &G, node: NodeId, seat: Seat) -> Option<(NodeId, bool)> {
        self.untried.clear();
        let best = self.tree.best_of(node, seat, &self.list, &mut self.untried);
        let tried = self.list.len() - self.untried.len();
        let opens =
            node == ROOT || (Self::SIGHT == Sight::Open && self.tree.node(node).seat() != seat);
        let has_room = opens || tried < Self::WIDENING.room(self.tree.node(node).visits);
        if !has_room || self.untried.is_empty() || self.is_full() {
            return best.map(|child| (child, false));
        }
        let mut most = (f32::NEG_INFINITY, self.untried[0]);
        for &index in &self.untried {
            let mut after = state.clone();
            after.perform(self.list[index as usize], &mut self.chance, &mut Silence);
            let value = judge(&after, &self.past, seat);
            if value > most.0 {
                most = (value, index);
            }
        }
        Some((self.tree.add(node, self.list[most.1 as usize], seat), true))
    }

    /// The next untried action of a fixed node. They are tried in the order of the list, but from a
    /// different one on at each node.
    #[inline]
    fn next_in_turn(&mut self, node: NodeId, seat: Seat) -> Option<(NodeId, bool)> {
        if self.is_full() {
            let started = self.tree.n_children(node) > 0;
            return started.then(|| (self.tree.best(node), false));
        }
        let tried = self.tree.n_children(node);
        let offset = (node.wrapping_mul(0x9e37_79b9) >> 16) as usize;
        let action = *self.list.get((offset + tried) % self.list.len().max(1))?;
        if tried + 1 == self.list.len() {
            self.tree.node_mut(node).complete = true;
        }
        Some((self.tree.add(node, action, seat), true))
    }

    fn is_full(&self) -> bool {
        self.tree.len() >= MOST_NODES
    }
}
