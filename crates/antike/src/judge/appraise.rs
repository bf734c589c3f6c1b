//! A quick judgement of a position: the chances of each player, from what both have and what that
//! was found to be worth.
//!
//! Bots judge at the end of a turn, and a plan takes several: recruit, arm, move, conquer or found.
//! So each step has to be worth more than what it uses up, or nobody would begin.

use quadriga_core::{BySeat, Seat};

use crate::judge::judgement::{Judgement, odds, stage};
use crate::phase::Phase;
use crate::state::{Antike, SEATS};

/// A turn, trade or payment that was begun and not ended, in the judgement's measure: steps without
/// use are not worth it.
const UNDONE: f32 = 0.004;

impl Antike {
    /// The chances of both players.
    #[inline]
    pub(crate) fn appraise(&self) -> BySeat<f32> {
        self.judge_by(self.map.judgement)
    }

    /// The same by other weights, for training better ones.
    pub fn judge_by(&self, judgement: &Judgement) -> BySeat<f32> {
        if let Phase::Over(ending) = self.phase {
            return ending.standing().payoffs();
        }
        let [first, second] = [Seat::FIRST, Seat::SECOND].map(|seat| self.assets(seat));
        let mut lead = judgement.weigh(&first, &second, stage(self.most_personages()));
        lead += if self.mover == Seat::FIRST { -self.undone() } else { self.undone() };
        let share = odds(lead);
        BySeat::new(SEATS, |seat| if seat == Seat::FIRST { share } else { 1.0 - share })
    }

    /// The personages of the leader.
    pub fn most_personages(&self) -> u8 {
        self.peoples[0].total().max(self.peoples[1].total())
    }

    fn undone(&self) -> f32 {
        let aside: u8 = self.this.pledged.iter().sum();
        let begun = u8::from(self.phase != Phase::Rondel) + u8::from(self.trade.is_some());
        UNDONE * f32::from(begun + aside)
    }
}
