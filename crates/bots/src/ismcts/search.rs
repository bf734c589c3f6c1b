//! One search: simulation after simulation into one tree.

use quadriga_core::{BySeat, Chance, Game, Past, QuickChance, Seat, Silence, Turn};

use super::playout::playout;
use super::tree::{Node, NodeId, ROOT, Tree};
use crate::greedy::{Noted, expect, finish_turn, judge, repeated};
use crate::pace::Pace;

/// From here on the tree does not grow any more, and simulations start from the leaves it has.
const MOST_NODES: usize = 4_000_000;

/// One tree with all the memory that a search needs, so that the next search needs none.
#[derive(Clone, Debug)]
pub struct Search<G: Game> {
    tree: Tree<G::Action>,
    list: Vec<G::Action>,
    path: Vec<NodeId>,
    untried: Vec<u32>,
    chance: QuickChance,
    simulations: u32,
    /// The positions of the game so far that count for repetition, and during a simulation those of its own.
    past: Past,
}

/// What the position at the end of the own turn counts against the one at the end of a simulation that goes on: where
/// nothing is hidden, and where something is. With nothing of it, what can be done now is put off as long as it can be
/// done later too; and what others do unseen is uncertain.
const NEAR: [f32; 2] = [0.5, 0.8];

/// Whether the turn of `root` is over, and all that others had to decide in it.
fn has_ended_turn<G: Game>(state: &G, root: Seat) -> bool {
    state.turn().seat().is_some_and(|next| next != root) && state.is_settled()
}

/// How many children a node may have that was visited so often: a few at once, then as many as the root of the
/// visits. So a search follows what looks good to the next turns before it tries what does not. Where something is
/// hidden, simulations differ more, and a child needs more of them.
fn room(visits: u32, hidden: bool) -> usize {
    const AT_ONCE: [f32; 2] = [2.0, 1.0];
    const MORE: [f32; 2] = [1.0, 0.4];
    let hidden = usize::from(hidden);
    (AT_ONCE[hidden] + MORE[hidden] * (visits as f32).sqrt()) as usize
}

impl<G: Game> Search<G> {
    /// Whether nodes get their children one after the other: where the judgement of a position is trusted so far
    /// that nothing is played out, it is good enough to say what to try first.
    const WIDENS: bool = G::BEST_FIRST;
    /// Whether it does so although something is hidden.
    const HIDDEN: bool = G::BEST_FIRST && G::INFO.has_secrets;

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
        self.list.clear();
        first.actions(&mut self.list);
        first.narrow(&mut self.list);
        let Some(&any) = self.list.first() else { return 0 };
        self.tree.restart(any, seat, !G::INFO.has_secrets);
        let usual = self.usual(state, seat);
        let stood = self.past.len();
        while pace.next() {
            let imagined = self.imagine(state, seat);
            let before = usual.map(|_| imagined.appraise());
            let payoffs = self.simulate(imagined, seat, pace);
            self.past.truncate(stood);
            if let Some(mut payoffs) = payoffs {
                if let (Some(usual), Some(before)) = (&usual, &before) {
                    let level = |seat: Seat| payoffs[seat] - before[seat] + usual[seat];
                    payoffs = BySeat::new(state.seats(), level);
                }
                self.note(&payoffs);
                self.simulations += 1;
            }
        }
        self.simulations
    }

    /// Makes known which positions that count for repetition the game has been through. Coming back to one of them
    /// counts as the draw that it threatens.
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

    #[inline]
    fn imagine(&mut self, state: &G, seat: Seat) -> G {
        let mut imagined = state.clone();
        if G::INFO.has_secrets {
            imagined.imagine(seat, &mut self.chance);
        }
        imagined
    }

    /// Where positions are judged and something is hidden: what the imagined states are worth on average. How
    /// much better or worse one of them is from the outset says nothing of the actions, and is taken off.
    fn usual(&mut self, state: &G, seat: Seat) -> Option<BySeat<f32>> {
        const IMAGINED: usize = 16;
        if !Self::HIDDEN {
            return None;
        }
        let mut sum = BySeat::new(state.seats(), |_| 0.0);
        for _ in 0..IMAGINED {
            let values = self.imagine(state, seat).appraise();
            sum = BySeat::new(state.seats(), |seat| sum[seat] + values[seat] / IMAGINED as f32);
        }
        Some(sum)
    }

    /// One walk down the tree and out of it; the nodes passed are left in `path`.
    #[inline]
    fn simulate<P: Pace>(&mut self, mut state: G, seat: Seat, pace: &mut P) -> Option<BySeat<f32>> {
        let root = seat;
        let even = Self::WIDENS.then_some(seat);
        let mut near: Option<BySeat<f32>> = None;
        self.path.clear();
        let mut node = ROOT;
        loop {
            let seat = match state.turn() {
                Turn::Over(standing) => return Some(standing.payoffs()),
                Turn::Decides(seat) => seat,
            };
            let Some((child, fresh)) = self.descend(&state, node, seat) else { break };
            let action = self.tree.node(child).action;
            let mut noted = Noted { chance: &mut self.chance, drawn: false };
            state.perform(action, &mut noted, &mut Silence);
            let drawn = noted.drawn;
            self.path.push(child);
            if Self::WIDENS && near.is_none() && has_ended_turn(&state, root) {
                near = Some(state.appraise());
            }
            if self.past.enter(&state) > 1 {
                return Some(repeated(state.seats()));
            }
            if fresh {
                self.tree.node_mut(child).fixed = !drawn && self.tree.node(node).fixed;
                break;
            }
            node = child;
        }
        let far = if Self::HIDDEN {
            self.settle(&mut state, root, pace)?
        } else {
            playout(&mut state, &self.past, &mut self.list, &mut self.chance, pace, even)?
        };
        Some(match near {
            Some(near) if state.turn().seat().is_some() => {
                let weight = NEAR[usize::from(Self::HIDDEN)];
                BySeat::new(state.seats(), |seat| weight * near[seat] + (1.0 - weight) * far[seat])
            }
            _ => far,
        })
    }

    /// Plays on with what looks best at once, until `root` has ended its turn and nothing is half done, and judges.
    /// `None` when the time was up before.
    fn settle<P: Pace>(&mut self, state: &mut G, root: Seat, pace: &mut P) -> Option<BySeat<f32>> {
        /// No turn is interrupted more often.
        const MOST: u32 = 40;
        for _ in 0..MOST {
            if state.turn().seat().is_none() || has_ended_turn(state, root) {
                break;
            }
            if !pace.go_on() {
                return None;
            }
            finish_turn(state, &self.past, &mut self.list, &mut self.chance);
        }
        Some(expect(state, &self.past))
    }

    /// The child to go to, and whether it is new. `None` where the tree ends and may not grow.
    #[inline]
    fn descend(&mut self, state: &G, node: NodeId, seat: Seat) -> Option<(NodeId, bool)> {
        if self.tree.node(node).complete {
            return Some((self.tree.best(node), false));
        }
        self.list.clear();
        state.actions(&mut self.list);
        state.narrow(&mut self.list);
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

    /// The most promising child, or a new one if the node has been visited often enough to have one more. The
    /// actions that look best at once come first.
    fn widen(&mut self, state: &G, node: NodeId, seat: Seat) -> Option<(NodeId, bool)> {
        self.untried.clear();
        let best = self.tree.best_of(node, seat, &self.list, &mut self.untried);
        let tried = self.list.len() - self.untried.len();
        let opens = node == ROOT || (!Self::HIDDEN && self.tree.node(node).seat() != seat);
        let room = room(self.tree.node(node).visits, Self::HIDDEN);
        let full = !opens && tried >= room;
        if full || self.untried.is_empty() || self.is_full() {
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
