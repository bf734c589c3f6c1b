//! The armies as a judgement sees them: where they are, or are about to be, how strong, and under
//! whom.

use crate::activation::Step;
use crate::general::{Ability, General, GeneralSet};
use crate::judge::judgement::Weights;
use crate::place::{SPACES, Space};
use crate::sea_move::{SeaMove, SeaStep};
use crate::side::{BySide, Side};
use crate::stack::Stack;
use crate::state::{Hamilcar, Post};

/// Stacks beyond so many are left out; there are hardly ever half as many.
const MOST: usize = 24;

/// A stack outside, with those who lead it.
#[derive(Clone, Copy)]
pub(crate) struct Force {
    pub(crate) at: Space,
    pub(crate) stack: Stack,
    /// The best rating among its generals; none without a general.
    pub(crate) rating: Option<u8>,
    /// How much nearer everything is to it: the MPs left of an active general.
    pub(crate) stride: f32,
    /// MPs left for a siege roll.
    pub(crate) points: u8,
}

/// The stacks of a side.
#[derive(Clone, Copy)]
pub(crate) struct Forces {
    list: [Option<Force>; MOST],
    count: usize,
    /// Generals without units outside a city, and Aristocrats among them or with few.
    pub(crate) alone: u8,
    pub(crate) aristocrats: u8,
}

impl Forces {
    const NONE: Forces = Forces { list: [None; MOST], count: 0, alone: 0, aristocrats: 0 };

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Force> {
        self.list[..self.count].iter().flatten()
    }

    fn push(&mut self, force: Force) {
        if let Some(free) = self.list.get_mut(self.count) {
            *free = Some(force);
            self.count += 1;
        }
    }

    /// Where a fleet has left and is about to land.
    fn transfer(&mut self, from: Space, force: Force) {
        for other in self.list[..self.count].iter_mut().flatten() {
            if other.at == from {
                other.stack = other.stack.without(force.stack);
            }
        }
        self.push(force);
    }
}

impl SeaMove {
    /// Whether it has not arrived, and is not over.
    pub(crate) fn is_on_the_way(&self) -> bool {
        matches!(
            self.step,
            SeaStep::Course
                | SeaStep::Fleet
                | SeaStep::Commander
                | SeaStep::Declared
                | SeaStep::Interception
                | SeaStep::Assignment
                | SeaStep::TakingBack
                | SeaStep::Meeting
                | SeaStep::Arrival
        )
    }
}

impl Hamilcar {
    /// The stacks of both sides.
    pub(crate) fn survey(&self, weights: &Weights) -> BySide<Forces> {
        let mut best = BySide { rome: [0_u8; SPACES], carthage: [0_u8; SPACES] };
        let mut forces = BySide { rome: Forces::NONE, carthage: Forces::NONE };
        for general in General::all() {
            let Post::Outside(at) = self.post(general) else { continue };
            let side = general.side();
            let rating = &mut best[side][at.index()];
            *rating = (*rating).max(self.material.generals.info(general).battle);
            let units = self.outside(side, at).units();
            let sheltered = units == 0 && self.own_city(side, at).is_some();
            if units == 0 && !sheltered {
                forces[side].alone += 1;
            }
            if units < 3 && self.material.generals.can(general, Ability::Aristocrat) {
                forces[side].aristocrats += 1;
            }
        }
        for &side in Side::ALL {
            for at in self.occupied[side].iter() {
                let rating = Some(best[side][at.index()]).filter(|&rating| rating > 0);
                let stack = self.outside(side, at);
                let (stride, points) = self.stride(weights, side, at);
                forces[side].push(Force { at, stack, rating, stride, points });
            }
        }
        self.foresee_landing(&mut forces);
        forces
    }

    /// What the MPs that the active general has left are worth in distance, if that is his stack.
    fn stride(&self, weights: &Weights, side: Side, at: Space) -> (f32, u8) {
        match &self.activation {
            Some(now) if now.general.side() == side && now.step == Step::Choosing => {
                let here = self.post(now.general) == Post::Outside(at);
                let points = if here { now.points } else { 0 };
                (weights.stride * f32::from(points), points)
            }
            _ => (0.0, 0),
        }
    }

    /// An army at sea counts where it is about to land.
    fn foresee_landing(&self, forces: &mut BySide<Forces>) {
        let (Some(sea), Some(now)) = (&self.sea_move, &self.activation) else { return };
        if !sea.is_on_the_way() || sea.forced || now.army.units() == 0 {
            return;
        }
        let generals = Hamilcar::officers(now);
        let force = Force {
            at: sea.course.goal(),
            stack: now.army,
            rating: self.best_rating(generals),
            stride: 0.0,
            points: now.points.saturating_sub(sea.course.lines()),
        };
        forces[sea.side].transfer(sea.course.start(), force);
    }

    /// The best rating among some generals.
    pub(crate) fn best_rating(&self, generals: GeneralSet) -> Option<u8> {
        generals.iter().map(|general| self.material.generals.info(general).battle).max()
    }
}
