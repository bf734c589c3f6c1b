//! The tree: one flat list of nodes, the children of a node side by side.

use quadriga_core::Seat;

/// How strongly a search prefers what it knows little of.
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
}

impl<A: Copy + Eq> Tree<A> {
    /// A tree without nodes; [`Tree::restart`] plants it.
    pub(super) const fn new() -> Tree<A> {
        Tree { nodes: Vec::new() }
    }

    /// Only a root again. `any` fills the place of the action that led to it.
    pub(super) fn restart(&mut self, any: A, seat: Seat, fixed: bool) {
        self.nodes.clear();
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
        let weight = EXPLORATION * ln(node.visits).sqrt();
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
            let score = child.mean + EXPLORATION * ln(child.available).sqrt() * child.spread;
            if score > best.0 {
                best = (score, Some(first + index as NodeId));
            }
        }
        best.1
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

/// The natural logarithm to about 6 %, the same on every machine: the exponent of the number, and its
/// mantissa for what lies between two powers of two.
#[inline]
fn ln(number: u32) -> f32 {
    let bits = (number as f32).to_bits();
    (bits as f32 * (1.0 / (1 << 23) as f32) - 127.0) * std::f32::consts::LN_2
}
