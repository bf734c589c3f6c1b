//! A part of the judgement: what is ordered and not yet done. Else a step that only begins
//! something would look like a pass.

use crate::calling::Call;
use crate::events::Part;
use crate::judge::forces::Force;
use crate::judge::lure::Goals;
use crate::judge::outlook::Outlook;
use crate::place::Space;
use crate::side::Side;
use crate::siege::SiegeStep;
use crate::state::{Hamilcar, Post};
use crate::task::Task;

impl Hamilcar {
    /// What the tasks under way may still bring, for Rome against Carthage.
    pub(crate) fn weigh_intents(&self, outlook: &Outlook<'_>) -> f32 {
        self.tasks
            .iter()
            .map(|task| {
                let worth = self.weigh_task(task, outlook);
                if task.side() == Side::Rome { worth } else { -worth }
            })
            .sum()
    }

    fn weigh_task(&self, task: Task, outlook: &Outlook<'_>) -> f32 {
        let weights = outlook.weights;
        let lasting = outlook.lasting;
        match task {
            Task::Spending { side, left, .. } => self.spending(side, left, outlook),
            Task::Conciliating { side } => self.spending(side, 1, outlook),
            Task::Raising { .. } => lasting * weights.unit,
            Task::Repairing { side, left } => {
                let ships = left.min(self.of(side).damaged);
                lasting * (weights.ready - weights.damaged) * f32::from(ships)
            }
            Task::Demand { left, .. } => -lasting * weights.removed * f32::from(left),
            Task::Losing { left, .. } => -lasting * weights.unit * f32::from(left),
            Task::Escaping { .. } => -weights.rating,
            Task::Calling { side, call } => self.calling(side, call, outlook),
            Task::Siege { general, step } => {
                let declared = matches!(step, SiegeStep::Declared | SiegeStep::Rolled { .. });
                let worth = match step {
                    SiegeStep::Storming { left } => f32::from(left) * weights.siege[0],
                    SiegeStep::Subduing { points } => f32::from(points) * weights.siege[0],
                    _ if declared => weights.storm,
                    _ => 0.0,
                };
                let at = self.post(general).space().and_then(|at| self.map().site(at));
                let prize = at.map_or(0.0, |site| self.prize(general.side(), site, outlook));
                // A storm is asked of the defender, but is still the besieger's.
                let own = if task.side() == general.side() { 1.0 } else { -1.0 };
                own * worth * prize
            }
            Task::Event { side, part, .. } => self.weigh_part(side, part, outlook),
            _ => 0.0,
        }
    }

    fn weigh_part(&self, side: Side, part: Part, outlook: &Outlook<'_>) -> f32 {
        let (weights, lasting) = (outlook.weights, outlook.lasting);
        match part {
            Part::Camp => 2.0 * lasting * weights.unit,
            Part::Marks(left) => self.spending(side, left, outlook),
            Part::Expulsions(left) | Part::Spoils(_, left) => {
                weights.upkeep * 2.0 * f32::from(left)
            }
            Part::Supplies(left) => lasting * weights.train * f32::from(left),
            Part::Burnings(left, _) => -lasting * weights.train * f32::from(left),
            Part::Seats(left) => weights.seat * f32::from(left),
            Part::Yard => 2.0 * lasting * weights.ready,
            Part::Aim | Part::Provinces(..) | Part::Engines(..) => 4.0 * weights.upkeep,
            Part::Whom => 2.0 * weights.upkeep,
            Part::Toll(..) | Part::Plot => -3.0 * weights.upkeep,
            Part::Plague(..) => 0.0,
        }
    }

    /// What so many operation points bring that are not spent yet.
    fn spending(&self, side: Side, left: u8, outlook: &Outlook<'_>) -> f32 {
        let weights = outlook.weights;
        let markable = self.markable(side);
        let mut best = 0.0_f32;
        for province in self.map().significant.iter() {
            let spaces = markable.within(self.map().spaces_of(province));
            if spaces.is_empty() {
                continue;
            }
            let more = left.min(spaces.len());
            let turned = self.markers[side.enemy()].within(spaces).len().min(more);
            let gain = outlook.gain(outlook.held[province.index()], side, more, turned);
            best = best.max(gain);
        }
        let least = weights.upkeep.max(weights.marker * outlook.lasting);
        let few = f32::from(left.min(markable.len()));
        (weights.plan * (best + few * weights.marker * outlook.lasting))
            .max(f32::from(left) * least * 0.9)
    }

    /// What the best of those who can be called may reach, more than now.
    fn calling(&self, side: Side, call: Call, outlook: &Outlook<'_>) -> f32 {
        let (weights, figures) = (outlook.weights, &self.material.figures);
        let (points, times) = match call {
            Call::Rated { .. } => (figures.movement_points, 1.0),
            Call::Campaign { generals, .. } => (figures.movement_points, f32::from(generals)),
            Call::ForceMarch => (figures.force_march_points, 1.0),
        };
        let goals = self.goals(side, outlook);
        let mut best = 0.0_f32;
        for general in self.callable(side, call).iter() {
            let Post::Outside(at) = self.post(general) else { continue };
            best = best.max(self.errand(side, at, points, &goals, outlook));
        }
        weights.intent * (1.0 + 0.5 * (times - 1.0)) * best
    }

    /// How much nearer its goals a stack comes by so many MPs.
    fn errand(
        &self,
        side: Side,
        at: Space,
        points: u8,
        goals: &Goals,
        outlook: &Outlook<'_>,
    ) -> f32 {
        let Some(force) = outlook.forces[side].iter().find(|force| force.at == at) else {
            return 0.0;
        };
        let still = Force { stride: 0.0, ..*force };
        let moving = Force { stride: outlook.weights.stride * f32::from(points), ..*force };
        let near = self.lure(side, &moving, goals, outlook);
        let storm = self.storming(side, force, points, outlook);
        near - self.lure(side, &still, goals, outlook) + storm
    }

    /// What a siege roll may bring a force that stands where it could make one.
    pub(crate) fn storming(
        &self,
        side: Side,
        force: &Force,
        points: u8,
        outlook: &Outlook<'_>,
    ) -> f32 {
        let figures = &self.material.figures;
        let Some(site) = self.map().site(force.at) else { return 0.0 };
        let possible = points >= figures.siege_cost
            && force.stack.units() >= figures.siege_units
            && !self.markers[side].has(force.at)
            && !self.is_faced(side, force.at)
            && !self.truce
            && (!self.is_great(force.at) || self.supremacy == side);
        if possible { outlook.weights.storm * self.prize(side, site, outlook) } else { 0.0 }
    }
}
