//! The tree: one flat list of nodes, the children of a node side by side.

use quadriga_core::Seat;

/// How strongly a search prefers what it knows little of, in standard deviations of the payoffs:
/// the `c` of the formula. With the spread in place of a fixed scale, and a new judgement, 1,000
/// iterations of Oppida won 37 games of 40 against greedy and lost none, where 5,000 had won 18 of
/// 100 and lost 22. The figure 0.7 is the paper's; others were not measured.
const EXPLORATION: f32 = 0.7;
/// The spread of a child without a finished visit: it comes first.
const UNKNOWN: f32 = 1e6;

/// The index of a node.
pub(super) type NodeId = u32;

/// The position that the search started from.
pub(super) const ROOT: NodeId = 0;

/// One action at one place in the tree, with what came of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<A> {
    /// The action that leads here.
    pub(super) action: A,
    /// The mean payoff to the seat that chose it.
    pub(super) mean: f32,
    /// One over the root of the visits.
    spread: f32,
    /// How many simulations went through here.
    pub(super) visits: u32,
    /// How often the action could be chosen.
    available: u32,
    /// Where the children are.
    first: NodeId,
    children: u16,
    /// How many children fit there.
    room: u16,
    /// The seat that chose the action.
    seat: Seat,
    /// Whether the state here is the same in every simulation.
    pub(super) fixed: bool,
    /// Whether it is fixed and every action has a child.
    pub(super) complete: bool,
}

/// A tree that can be used again without new memory.
#[derive(Clone, Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
    payoffs: Spread,
}

/// How far the payoffs to the deciding seat lie apart. Won and lost games do by a half, judgements
/// of quiet positions by much less, and what is worth exploring has to follow.
#[derive(Clone, Copy, Debug)]
struct Spread {
    count: f32,
    mean: f32,
    squares: f32,
    deviation: f32,
}

impl<A: Copy + Eq> Tree<A> {
    /// A tree without nodes; [`Tree::restart`] plants it.
    pub(super) const fn new() -> Tree<A> {
        Tree { nodes: Vec::new(), payoffs: Spread::NONE }
    }

    /// Only a root again. `any` fills the place of the action that led to it.
    pub(super) fn restart(&mut self, any: A, seat: Seat, fixed: bool) {
        self.nodes.clear();
        self.payoffs = Spread::NONE;
        self.nodes.push(Node::new(any, seat));
        self.nodes[0].fixed = fixed;
    }

    #[inline]
    pub(super) fn node(&self, id: NodeId) -> &Node<A> {
        &self.nodes[id as usize]
    }

    #[inline]
    pub(super) fn node_mut(&mut self, id: NodeId) -> &mut Node<A> {
        &mut self.nodes[id as usize]
    }

    /// The children of a node, in the order in which they were added.
    #[inline]
    pub(super) fn children(&self, id: NodeId) -> &[Node<A>] {
        let node = self.node(id);
        &self.nodes[node.first as usize..][..usize::from(node.children)]
    }

    #[inline]
    fn children_mut(&mut self, id: NodeId) -> &mut [Node<A>] {
        let node = self.node(id);
        let (first, children) = (node.first as usize, usize::from(node.children));
        &mut self.nodes[first..][..children]
    }

    /// The most promising child of a node whose children were available in every visit.
    #[inline]
    pub(super) fn best(&self, id: NodeId) -> NodeId {
        let node = self.node(id);
        let weight = self.exploration() * ln(node.visits).sqrt();
        let mut best = (f32::NEG_INFINITY, 0);
        for (index, child) in (0..).zip(self.children(id)) {
            let score = child.mean + weight * child.spread;
            if score > best.0 {
                best = (score, index);
            }
        }
        node.first + best.1
    }

    /// The most promising child among those whose actions `seat` may choose now, each of which is
    /// noted as available. The positions in `list` of actions without a child go to `untried`.
    pub(super) fn best_of(
        &mut self,
        id: NodeId,
        seat: Seat,
        list: &[A],
        untried: &mut Vec<u32>,
    ) -> Option<NodeId> {
        let exploration = self.exploration();
        let first = self.node(id).first;
        let children = self.children_mut(id);
        let mut best = (f32::NEG_INFINITY, None);
        let mut cursor = 0;
        for (position, &action) in (0..).zip(list) {
            let Some(index) = find(children, cursor, action, seat) else {
                untried.push(position);
                continue;
            };
            // Lists have a stable order, so the next one is most often found at once.
            cursor = index + 1;
            let child = &mut children[index];
            child.available += 1;
            let score = child.mean + exploration * ln(child.available).sqrt() * child.spread;
            if score > best.0 {
                best = (score, Some(first + index as NodeId));
            }
        }
        best.1
    }

    #[inline]
    fn exploration(&self) -> f32 {
        EXPLORATION * self.payoffs.deviation
    }

    /// Notes what a simulation brought to the seat that decides at the root.
    #[inline]
    pub(super) fn note_root(&mut self, payoff: f32) {
        self.nodes[0].visits += 1;
        self.payoffs.add(payoff);
    }

    /// Adds a child. Only a node on the way down may grow: its children move when they need room.
    pub(super) fn add(&mut self, id: NodeId, action: A, seat: Seat) -> NodeId {
        if self.node(id).children == self.node(id).room {
            self.make_room(id);
        }
        let node = self.node_mut(id);
        let child = node.first + NodeId::from(node.children);
        node.children += 1;
        self.nodes[child as usize] = Node::new(action, seat);
        child
    }

    /// How many nodes there are, those in reserve among them.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// How many children a node has.
    #[inline]
    pub(super) fn n_children(&self, id: NodeId) -> usize {
        self.node(id).children.into()
    }

    /// Twice the room for the children of a node, at the end of the list.
    fn make_room(&mut self, id: NodeId) {
        let Node { first, children, room, .. } = *self.node(id);
        let start = self.nodes.len();
        let wanted = if room == 0 { 4 } else { room.saturating_mul(2) };
        self.nodes.extend_from_within(first as usize..first as usize + usize::from(children));
        let spare = *self.node(id);
        self.nodes.resize(start + usize::from(wanted), spare);
        let node = self.node_mut(id);
        node.first = start as NodeId;
        node.room = wanted;
    }
}

impl<A> Node<A> {
    fn new(action: A, seat: Seat) -> Node<A> {
        Node {
            action,
            mean: 0.0,
            spread: UNKNOWN,
            visits: 0,
            available: 1,
            first: 0,
            children: 0,
            room: 0,
            seat,
            fixed: false,
            complete: false,
        }
    }

    /// The seat that chose the action.
    #[inline]
    pub(super) fn seat(&self) -> Seat {
        self.seat
    }

    /// Notes that a simulation through here ended with this payoff to the seat that chose it.
    #[inline]
    pub(super) fn note(&mut self, payoff: f32) {
        self.visits += 1;
        let part = 1.0 / self.visits as f32;
        self.mean += (payoff - self.mean) * part;
        self.spread = part.sqrt();
    }
}

impl Spread {
    /// Before anything is known it is that of won and lost games, with the weight of a few of them.
    const NONE: Spread = Spread { count: 4.0, mean: 0.5, squares: 1.0, deviation: 0.5 };

    #[inline]
    fn add(&mut self, payoff: f32) {
        let surprise = payoff - self.mean;
        self.count += 1.0;
        self.mean += surprise / self.count;
        self.squares += surprise * (payoff - self.mean);
        self.deviation = (self.squares / self.count).sqrt();
    }
}

/// The child of this action and seat, looked for from `cursor` on and then from the start.
#[inline]
fn find<A: Copy + Eq>(children: &[Node<A>], cursor: usize, action: A, seat: Seat) -> Option<usize> {
    let matches = |child: &Node<A>| child.action == action && child.seat == seat;
    let cursor = cursor.min(children.len());
    let (before, after) = children.split_at(cursor);
    match after.iter().position(matches) {
        Some(index) => Some(cursor + index),
        None => before.iter().position(matches),
    }
}

/// The natural logarithm to about 6 %, the same on every machine: the exponent of the number, and
/// its mantissa for what lies between two powers of two.
#[inline]
fn ln(number: u32) -> f32 {
    let bits = (number as f32).to_bits();
    (bits as f32 * (1.0 / (1 << 23) as f32) - 127.0) * std::f32::consts::LN_2
}
