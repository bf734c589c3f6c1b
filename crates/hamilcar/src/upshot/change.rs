//! What becomes of political points, provinces and the Miat.

use quadriga_core::Silence;
use serde::Serialize;

use crate::action::Action;
use crate::choices::FleetOrder;
use crate::place::Province;
use crate::side::{BySide, Side};
use crate::state::Hamilcar;
use crate::task::Task;

/// What becomes of political points.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub struct Change {
    /// The points of each side then.
    pub points: BySide<u8>,
    /// The provinces whose control changes.
    pub provinces: Vec<ProvinceChange>,
    /// Who controls the Miat then.
    pub miat: Option<Side>,
    /// Who has supremacy then.
    pub supremacy: Side,
}

/// A province that changes hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub struct ProvinceChange {
    /// Which.
    pub province: Province,
    /// Who controls it then.
    pub control: Option<Side>,
}

impl Hamilcar {
    pub(super) fn change_upshot(&self, action: Action) -> Option<Change> {
        let side = Side::on(self.turn().seat()?)?;
        let mut then = self.clone();
        match action {
            Action::Mark { at } => then.mark(side, at, &mut Silence),
            Action::Expel { at } => then.markers[side.enemy()].remove(at),
            Action::Concede { what } => then.concede(side, what, &mut Silence),
            Action::Renounce { from } if matches!(self.tasks.top(), Some(Task::Demand { .. })) => {
                then.renounce(from, &mut Silence);
            }
            Action::Raid => {
                let port = self.sea_move?.course.goal();
                then.markers[side.enemy()].remove(port);
            }
            Action::HandOver | Action::Order { what: FleetOrder::Evade } => {
                then.supremacy = side.enemy();
            }
            _ => return None,
        }
        self.changed(&then)
    }

    /// What another table differs in, if it does.
    fn changed(&self, then: &Hamilcar) -> Option<Change> {
        let control =
            |table: &Hamilcar, at| Side::ALL.iter().copied().find(|&side| table.controls(side, at));
        let moved = |&at: &Province| control(self, at) != control(then, at);
        let provinces: Vec<ProvinceChange> = Province::all()
            .filter(moved)
            .map(|province| ProvinceChange { province, control: control(then, province) })
            .collect();
        let same = provinces.is_empty()
            && self.miat_control() == then.miat_control()
            && self.supremacy == then.supremacy
            && Side::ALL.iter().all(|&side| self.points(side) == then.points(side));
        let change = Change {
            points: BySide::new(|side| then.points(side)),
            provinces,
            miat: then.miat_control(),
            supremacy: then.supremacy,
        };
        (!same).then_some(change)
    }
}
