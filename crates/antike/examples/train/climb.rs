//! Weights that follow the winner of matches.

use quadriga_antike::{Asset, Assets, Judgement};
use quadriga_core::{Chance, QuickChance};

/// How far a weight is moved for a match: a part of itself, and a little more, so that small ones move too.
const PART: f32 = 0.25;
const LITTLE: [f32; 2] = [0.02, 0.04];
/// How far it follows a match that was won in all games, in moves.
const FOLLOW: f32 = 1.2;

/// A judgement on its way up.
pub(crate) struct Climb {
    judgement: Judgement,
    /// The last moves of early and late weights.
    moves: [Assets; 2],
    done: u32,
    matches: u32,
}

impl Climb {
    /// At the foot of the hill.
    pub(crate) fn new(judgement: Judgement, matches: u32) -> Climb {
        Climb { judgement, moves: [[0.0; Asset::COUNT]; 2], done: 0, matches }
    }

    /// Where it stands.
    pub(crate) fn judgement(&self) -> &Judgement {
        &self.judgement
    }

    /// Two judgements near this one, on opposite sides of it.
    pub(crate) fn both_ways(&mut self, chance: &mut QuickChance) -> [Judgement; 2] {
        let halves = [&self.judgement.early, &self.judgement.late];
        for ((moves, worth), little) in self.moves.iter_mut().zip(halves).zip(LITTLE) {
            for (step, worth) in moves.iter_mut().zip(worth) {
                let way = if chance.below(2) == 0 { 1.0 } else { -1.0 };
                *step = way * (PART * worth.abs() + little);
            }
        }
        // Who looks to the end of his own turn never sees what the next turn is worth: it was measured, as half of
        // what a turn adds to the lead of who plays it.
        for moves in &mut self.moves {
            moves[Asset::Turn.index()] = 0.0;
        }
        [self.moved(1.0), self.moved(-1.0)]
    }

    /// Goes the way of the one that did better; the longer the climb, the shorter the steps.
    pub(crate) fn follow(&mut self, score: f32) {
        let late = self.done as f32 / self.matches.max(1) as f32;
        self.judgement = self.moved(FOLLOW * (1.0 - 0.8 * late) * (score - 0.5));
        self.done += 1;
    }

    fn moved(&self, far: f32) -> Judgement {
        let mut moved = self.judgement.clone();
        for (worth, moves) in [&mut moved.early, &mut moved.late].into_iter().zip(&self.moves) {
            for (worth, step) in worth.iter_mut().zip(moves) {
                *worth += far * step;
            }
        }
        moved
    }
}
