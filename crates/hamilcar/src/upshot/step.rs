//! Where a step by land or a course by sea leads.

use serde::Serialize;

use super::Losses;
use crate::action::Action;
use crate::legs::Reached;
use crate::state::Hamilcar;

/// A step by land or a course by sea.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub struct StepUpshot {
    /// The MPs that are left then.
    pub points: u8,
    /// How many of them may be spent on sea lines.
    pub sea_points: u8,
    /// What he finds there; nothing where the course has to go on.
    pub reached: Option<Reached>,
    /// What the pass costs.
    pub toll: Option<Losses>,
}

impl Hamilcar {
    pub(super) fn step_upshot(&self, action: Action) -> Option<StepUpshot> {
        let (now, _) = self.marcher()?;
        let ships = self.free_ships(now.general.side());
        let (leg, cost, sea) = match action {
            Action::March { to } => {
                let leg = self.leg_by_land(to)?;
                let cost = leg.reached.cost;
                (Some(leg), cost, 0)
            }
            Action::Sail { to } => {
                let course = self.course()?.to(to)?;
                let ends = |inside| self.check_goal(&course, inside).is_ok();
                let inside = [false, true].into_iter().find(|&inside| ends(inside));
                let leg = inside.and_then(|inside| self.leg_by_sea(course, ships, inside));
                let fare = self.fare(course.lines());
                (leg, fare, fare)
            }
            Action::Embark { ships, inside } => {
                let sea = self.sea_move.filter(|sea| !sea.forced)?;
                let fare = self.fare(sea.course.lines());
                (self.leg_by_sea(sea.course, ships, inside), fare, fare)
            }
            _ => return None,
        };
        let points = now.points.saturating_sub(cost);
        let toll = leg.as_ref().filter(|leg| leg.reached.passes > 0).and_then(|leg| {
            let (army, at) = leg.table.marcher()?;
            let modifier = self.material.tables.attrition.pass;
            (army.army.units() > 0)
                .then(|| leg.table.attrition(now.general.side(), at, false, modifier))
        });
        Some(StepUpshot {
            points,
            sea_points: now.sea_points.saturating_sub(sea).min(points),
            reached: leg.map(|leg| leg.reached),
            toll,
        })
    }
}
