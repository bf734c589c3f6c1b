//! Evaluation: what a leaf is worth to each seat.
//!
//! The paper plays on at random to the end of the game. That is done here too, up to the game's
//! horizon; where the judgement of the game is trusted, it is asked instead, at moments that can be
//! compared with each other.

use quadriga_core::{BySeat, Game, Seat};

use super::playout::playout;
use super::search::Search;
use crate::greedy::{expect, finish_turn};
use crate::pace::Pace;

/// Whether something is hidden where the judgement leads the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sight {
    /// All lies open, or nothing is judged.
    Open,
    /// Something is hidden.
    Hidden,
}

impl Sight {
    /// What the position at the end of the own turn counts against the one at the end of a
    /// simulation that goes on. With nothing of it, what can be done now is put off as long as it
    /// can be done later too; and what others do unseen is uncertain. The two figures were not
    /// measured against others.
    const fn near(self) -> f32 {
        match self {
            Sight::Open => 0.5,
            Sight::Hidden => 0.8,
        }
    }

    /// The worth of a simulation, from the one at the end of the own turn and the one at its end.
    pub(super) fn blend(self, near: BySeat<f32>, far: BySeat<f32>) -> BySeat<f32> {
        let weight = self.near();
        BySeat::new(far.seats(), |seat| weight * near[seat] + (1.0 - weight) * far[seat])
    }
}

/// How much better or worse an imagined state is from the outset than they usually are. That says
/// nothing of the actions, and differs more from one state to the next than the actions do.
pub(super) struct Luck {
    before: BySeat<f32>,
    usual: BySeat<f32>,
}

impl Luck {
    /// The luck of a state that was imagined, where they are usually worth so much.
    pub(super) fn of<G: Game>(imagined: &G, usual: BySeat<f32>) -> Luck {
        Luck { before: imagined.appraise(), usual }
    }

    /// What is left of the payoffs without it.
    pub(super) fn taken_off(self, payoffs: BySeat<f32>) -> BySeat<f32> {
        let level = |seat: Seat| payoffs[seat] - self.before[seat] + self.usual[seat];
        BySeat::new(payoffs.seats(), level)
    }
}

/// Whether the turn of `root` is over, and all that others had to decide in it.
pub(super) fn has_ended_turn<G: Game>(state: &G, root: Seat) -> bool {
    state.turn().seat().is_some_and(|next| next != root) && state.is_settled()
}

impl<G: Game> Search<G> {
    /// Whether something is hidden where the judgement leads the search.
    pub(super) const SIGHT: Sight =
        if G::BEST_FIRST && G::INFO.has_secrets { Sight::Hidden } else { Sight::Open };

    /// What the leaf `state` is worth. `None` when the time was up before.
    #[inline]
    pub(super) fn evaluate<P: Pace>(
        &mut self,
        state: &mut G,
        root: Seat,
        pace: &mut P,
    ) -> Option<BySeat<f32>> {
        match Self::SIGHT {
            Sight::Hidden => self.settle(state, root, pace),
            Sight::Open => {
                let even = Self::WIDENS.then_some(root);
                playout(state, &self.past, &mut self.list, &mut self.chance, pace, even)
            }
        }
    }

    /// Plays on with what looks best at once, until `root` has ended its turn and nothing is half
    /// done, and judges. `None` when the time was up before.
    fn settle<P: Pace>(&mut self, state: &mut G, root: Seat, pace: &mut P) -> Option<BySeat<f32>> {
        /// No turn is interrupted more often. A bound against games that never settle; not
        /// measured.
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

    /// Where positions are judged and something is hidden: what the imagined states are worth on
    /// average.
    pub(super) fn usual_worth(&mut self, state: &G, seat: Seat) -> Option<BySeat<f32>> {
        /// Enough for an average; not measured.
        const IMAGINED: usize = 16;
        if Self::SIGHT == Sight::Open {
            return None;
        }
        let mut sum = BySeat::new(state.seats(), |_| 0.0);
        for _ in 0..IMAGINED {
            let values = self.imagine(state, seat).appraise();
            sum = BySeat::new(state.seats(), |seat| sum[seat] + values[seat] / IMAGINED as f32);
        }
        Some(sum)
    }
}
