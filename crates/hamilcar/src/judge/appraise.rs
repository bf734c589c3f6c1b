//! A quick judgement of a position: the difference of political points.

use quadriga_core::BySeat;

use crate::side::Side;
use crate::state::Hamilcar;

/// The lead in political points that is worth half of what is left to win.
const SPREAD: f32 = 4.0;

impl Hamilcar {
    pub(crate) fn appraise(&self) -> BySeat<f32> {
        if let Some(standing) = self.standing() {
            return standing.payoffs();
        }
        let points = |side| f32::from(self.points(side));
        let given = f32::from(self.options.handicap.points());
        let lead = (points(Side::Rome) + given - points(Side::Carthage)) / SPREAD;
        let rome = 0.5 + 0.5 * lead / (1.0 + lead.abs());
        BySeat::new(Side::COUNT, |seat| match Side::on(seat) {
            Some(Side::Rome) => rome,
            _ => 1.0 - rome,
        })
    }
}
