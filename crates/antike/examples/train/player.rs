//! A player that plans whole turns, with weights of its own and with whims.

use quadriga_antike::{Action, Antike, Judgement, Phase};
use quadriga_core::{Chance, Game, QuickChance, Seat, Silence};

/// How many actions a turn is followed.
const LONGEST_TURN: u32 = 48;
/// A whim in a turn is more seldom than one on the rondel, by this factor.
const STEADY: f32 = 0.25;

/// Plans a turn for each field of the rondel like the greedy bot, and plays the best one; but now and then anything.
pub(crate) struct Player<'a> {
    judgement: &'a Judgement,
    whims: f32,
    list: Vec<Action>,
    rest: Vec<Action>,
    /// What is still to be played of the plan, the next one last.
    plan: Vec<Action>,
}

impl Player<'_> {
    /// A player that chooses on the rondel at random with this probability.
    pub(crate) fn new(judgement: &Judgement, whims: f32) -> Player<'_> {
        Player { judgement, whims, list: Vec::new(), rest: Vec::new(), plan: Vec::new() }
    }

    /// The next action.
    pub(crate) fn choose(
        &mut self,
        state: &Antike,
        seat: Seat,
        chance: &mut QuickChance,
    ) -> Action {
        self.list.clear();
        state.actions(&mut self.list);
        state.narrow(&mut self.list);
        let whims = if state.phase() == Phase::Rondel { self.whims } else { self.whims * STEADY };
        let roll = chance.below(1 << 20) as f32 / (1 << 20) as f32;
        if roll < whims {
            self.plan.clear();
            return self.list[chance.below(self.list.len() as u32) as usize];
        }
        match self.plan.pop() {
            Some(planned) if self.list.contains(&planned) => planned,
            _ => self.plan(state, seat, chance),
        }
    }

    /// Makes a new plan, and takes its first action.
    fn plan(&mut self, state: &Antike, seat: Seat, chance: &mut QuickChance) -> Action {
        self.plan.clear();
        let mut best = f32::NEG_INFINITY;
        let mut steps = Vec::new();
        for &action in &self.list {
            steps.clear();
            steps.push(action);
            let mut after = state.clone();
            after.perform(action, chance, &mut Silence);
            while steps.len() < LONGEST_TURN as usize && after.turn().seat() == Some(seat) {
                let Some((step, next)) =
                    self.judgement.best_step(&after, seat, &mut self.rest, chance)
                else {
                    break;
                };
                steps.push(step);
                after = next;
            }
            let value = after.judge_by(self.judgement)[seat];
            if value > best {
                best = value;
                self.plan.clone_from(&steps);
            }
        }
        self.plan.reverse();
        self.plan.pop().unwrap_or(self.list[0])
    }
}

trait BestStep {
    fn best_step(
        &self,
        state: &Antike,
        seat: Seat,
        list: &mut Vec<Action>,
        chance: &mut QuickChance,
    ) -> Option<(Action, Antike)>;
}

impl BestStep for Judgement {
    /// The action after which the position looks best at once.
    fn best_step(
        &self,
        state: &Antike,
        seat: Seat,
        list: &mut Vec<Action>,
        chance: &mut QuickChance,
    ) -> Option<(Action, Antike)> {
        list.clear();
        state.actions(list);
        state.narrow(list);
        let mut best: Option<(f32, Action, Antike)> = None;
        for &action in list.iter() {
            let mut after = state.clone();
            after.perform(action, chance, &mut Silence);
            let value = if list.len() > 1 { after.judge_by(self)[seat] } else { 0.0 };
            if best.as_ref().is_none_or(|(most, ..)| value > *most) {
                best = Some((value, action, after));
            }
        }
        best.map(|(_, action, after)| (action, after))
    }
}
