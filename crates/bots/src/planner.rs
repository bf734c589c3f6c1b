//! A player for learning: plans whole turns with a judgement of its own, and has whims.

use quadriga_core::{Chance, Game, QuickChance, Seat, Silence};

use crate::random::imagined;

/// How many actions a turn is followed.
const LONGEST_TURN: usize = 48;
/// Whims are counted in so many parts.
const PARTS: u32 = 1 << 20;

/// Plans a turn from each first step like the greedy bot, but in one imagined state, and plays the
/// best one; now and then it does anything that is worth a try. It is quick and judges as it is
/// told, so that a judgement can learn from its games.
#[derive(Debug)]
pub struct Planner<G: Game, J> {
    judge: J,
    list: Vec<G::Action>,
    rest: Vec<G::Action>,
    /// What is still to be played of the plan, the next one last.
    plan: Vec<G::Action>,
}

impl<G: Game, J: Fn(&G, Seat) -> f32> Planner<G, J> {
    /// A player that judges a position for a seat by `judge`.
    pub fn new(judge: J) -> Planner<G, J> {
        Planner { judge, list: Vec::new(), rest: Vec::new(), plan: Vec::new() }
    }

    /// The next action of `seat`, which decides in `state`; with the probability `whims` any.
    pub fn choose(
        &mut self,
        state: &G,
        seat: Seat,
        whims: f32,
        chance: &mut QuickChance,
    ) -> Option<G::Action> {
        let state = imagined(state, seat, chance);
        self.list.clear();
        state.actions(&mut self.list);
        state.narrow(&mut self.list);
        if (chance.below(PARTS) as f32) < whims * PARTS as f32 {
            self.plan.clear();
            return self.list.get(chance.below(self.list.len() as u32) as usize).copied();
        }
        match self.plan.pop() {
            Some(planned) if self.list.contains(&planned) => Some(planned),
            _ => self.plan(&state, seat, chance),
        }
    }

    /// Makes a new plan, and takes its first action.
    fn plan(&mut self, state: &G, seat: Seat, chance: &mut QuickChance) -> Option<G::Action> {
        self.plan.clear();
        if let &[only] = self.list.as_slice() {
            return Some(only);
        }
        let mut best = f32::NEG_INFINITY;
        let mut steps = Vec::new();
        let firsts = std::mem::take(&mut self.list);
        for &action in &firsts {
            steps.clear();
            steps.push(action);
            let mut after = state.clone();
            after.perform(action, chance, &mut Silence);
            while steps.len() < LONGEST_TURN && after.turn().seat() == Some(seat) {
                let Some((step, next)) = self.best_step(&after, seat, chance) else { break };
                steps.push(step);
                after = next;
            }
            let value = (self.judge)(&after, seat);
            if value > best {
                best = value;
                self.plan.clone_from(&steps);
            }
        }
        self.list = firsts;
        self.plan.reverse();
        self.plan.pop()
    }

    /// The action after which the position looks best at once, and what comes of it.
    fn best_step(
        &mut self,
        state: &G,
        seat: Seat,
        chance: &mut QuickChance,
    ) -> Option<(G::Action, G)> {
        self.rest.clear();
        state.actions(&mut self.rest);
        state.narrow(&mut self.rest);
        let mut best: Option<(f32, G::Action, G)> = None;
        for &action in &self.rest {
            let mut after = state.clone();
            after.perform(action, chance, &mut Silence);
            let value = if self.rest.len() > 1 { (self.judge)(&after, seat) } else { 0.0 };
            if best.as_ref().is_none_or(|(most, ..)| value > *most) {
                best = Some((value, action, after));
            }
        }
        best.map(|(_, action, after)| (action, after))
    }
}
