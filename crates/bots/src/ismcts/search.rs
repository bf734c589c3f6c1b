//! One search: simulation after simulation into one tree.
//!
//! A simulation has the parts of the paper: `simulate` goes down the tree along the
//! children that `select.rs` picks and adds a leaf, `evaluate.rs` says what the leaf is worth, and
//! `note` carries that back up the way that was come.

use quadriga_core::{BySeat, Game, Past, QuickChance, Seat, Silence, Turn};

use super::evaluate::{Luck, has_ended_turn};
use super::tree::{Node, NodeId, ROOT, Tree};
use crate::greedy::{ObservedChance, repeated};
use crate::pace::Pace;

/// One tree with all the memory that a search needs, so that the next search needs none.
#[derive(Clone, Debug)]
pub struct Search<G: Game> {
    pub(super) tree: Tree<G::Action>,
    /// What the deciding seat may do where the simulation stands.
    pub(super) list: Vec<G::Action>,
    /// The nodes that the simulation has gone through, the root left out.
    path: Vec<NodeId>,
    /// The places in `list` of actions that have no child yet.
    pub(super) untried: Vec<u32>,
    pub(super) chance: QuickChance,
    simulations: u32,
    /// The positions of the game so far that count for repetition, and during a simulation those of
    /// its own.
    pub(super) past: Past,
}

impl<G: Game> Search<G> {
    /// A search that has not begun.
    pub fn new() -> Search<G> {
        Search {
            tree: Tree::new(),
            list: Vec::new(),
            path: Vec::new(),
            untried: Vec::new(),
            chance: QuickChance::new(0),
            simulations: 0,
            past: Past::default(),
        }
    }

    /// Searches `state` anew for `seat`, which decides in it, for as long as `pace` allows. Returns
    /// the number of simulations.
    pub fn run<P: Pace>(
        &mut self,
        state: &G,
        seat: Seat,
        chance: QuickChance,
        pace: &mut P,
    ) -> u32 {
        self.chance = chance;
        self.simulations = 0;
        let first = self.imagine(state, seat);
        self.list_actions(&first);
        let Some(&any) = self.list.first() else { return 0 };
        self.tree.restart(any, seat, !G::INFO.has_secrets);
        let usual = self.usual_worth(state, seat);
        let stood = self.past.len();
        while pace.next() {
            let imagined = self.imagine(state, seat);
            let luck = usual.map(|usual| Luck::of(&imagined, usual));
            let payoffs = self.simulate(imagined, seat, pace);
            self.past.truncate(stood);
            if let Some(payoffs) = payoffs {
                self.note(&luck.map_or(payoffs, |luck| luck.taken_off(payoffs)));
                self.simulations += 1;
            }
        }
        self.simulations
    }

    /// Makes known which positions that count for repetition the game has been through. Coming back
    /// to one of them counts as the draw that it threatens.
    pub fn remember(&mut self, past: &Past) {
        self.past.clone_from(past);
    }

    /// How many simulations the last search made.
    pub fn simulations(&self) -> u32 {
        self.simulations
    }

    /// The tried actions of the deciding seat: the action, its visits and its mean payoff.
    pub fn outcomes(&self) -> impl Iterator<Item = (G::Action, u32, f32)> {
        let children = if self.tree.len() == 0 { &[] } else { self.tree.children(ROOT) };
        children.iter().map(|child: &Node<G::Action>| (child.action, child.visits, child.mean))
    }

    /// A determinization: a state that `seat` holds possible.
    #[inline]
    pub(super) fn imagine(&mut self, state: &G, seat: Seat) -> G {
        let mut imagined = state.clone();
        if G::INFO.has_secrets {
            imagined.imagine(seat, &mut self.chance);
        }
        imagined
    }

    /// Fills `list` with what is worth a try in `state`.
    #[inline]
    pub(super) fn list_actions(&mut self, state: &G) {
        self.list.clear();
        state.actions(&mut self.list);
        state.narrow(&mut self.list);
    }

    /// One simulation for `root`, which decides at the root: down the tree, one new leaf, and what
    /// that is worth. The nodes passed are left in `path`. `None` when the time was up before.
    #[inline]
    fn simulate<P: Pace>(&mut self, mut state: G, root: Seat, pace: &mut P) -> Option<BySeat<f32>> {
        let mut near: Option<BySeat<f32>> = None;
        self.path.clear();
        let mut node = ROOT;
        loop {
            let seat = match state.turn() {
                Turn::Over(standing) => return Some(standing.payoffs()),
                Turn::Decides(seat) => seat,
            };
            let Some((child, fresh)) = self.select(&state, node, seat) else { break };
            let mut chance = ObservedChance::new(&mut self.chance);
            state.perform(self.tree.node(child).action, &mut chance, &mut Silence);
            let drawn = chance.was_drawn;
            self.path.push(child);
            if Self::WIDENS && near.is_none() && has_ended_turn(&state, root) {
                near = Some(state.appraise());
            }
            if self.past.note(&state) > 1 {
                return Some(repeated(state.seats()));
            }
            if fresh {
                self.tree.node_mut(child).fixed = !drawn && self.tree.node(node).fixed;
                break;
            }
            node = child;
        }
        let far = self.evaluate(&mut state, root, pace)?;
        let is_over = state.turn().seat().is_none();
        Some(near.filter(|_| !is_over).map_or(far, |near| Self::SIGHT.blend(near, far)))
    }

    /// Backs up: every node on the way notes what came of it for the seat that chose it.
    #[inline]
    fn note(&mut self, payoffs: &BySeat<f32>) {
        self.tree.note_root(payoffs[self.tree.node(ROOT).seat()]);
        for &id in &self.path {
            let node = self.tree.node_mut(id);
            node.note(payoffs[node.seat()]);
        }
    }
}

impl<G: Game> Default for Search<G> {
    fn default() -> Search<G> {
        Search::new()
    }
}
