//! Dice: the test that an action asks for, and what the faces of a roll for losses cost.

use serde::Serialize;

use crate::action::Action;
use crate::activation::Step;
use crate::battle::{BattleStep, Haven};
use crate::choices::FleetOrder;
use crate::general::General;
use crate::naval::NavalStep;
use crate::place::Space;
use crate::side::Side;
use crate::state::Hamilcar;
use crate::task::Task;

/// The faces of a die.
const FACES: std::ops::RangeInclusive<u8> = 1..=6;
/// What is sure, in thousandths.
const SURE: u32 = 1000;

/// A die that decides: at most so much.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub struct Test {
    /// Whose rating it is.
    pub general: General,
    /// The highest die that passes.
    pub die: u8,
}

/// What is lost.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub struct Losses {
    /// How many there are.
    pub of: u8,
    /// How likely none, one, two and so on are lost, in thousandths.
    pub shares: Vec<u16>,
    /// The mean, in thousandths.
    pub mean: u16,
    /// The supply trains that it costs.
    pub trains: u8,
}

impl Losses {
    /// By what each face of a die costs.
    fn by_die(of: u8, hits: impl Fn(u8) -> u8) -> Losses {
        let mut faces = [0_u32; u8::MAX as usize + 1];
        let mut most = 0;
        let mut sum = 0;
        for die in FACES {
            let lost = hits(die).min(of);
            faces[usize::from(lost)] += 1;
            most = most.max(lost);
            sum += u32::from(lost);
        }
        let count = FACES.count() as u32;
        let share = |faces: u32| ((SURE * faces + count / 2) / count) as u16;
        let shares = faces[..=usize::from(most)].iter().map(|&faces| share(faces)).collect();
        Losses { of, shares, mean: share(sum), trains: 0 }
    }

    /// So many, without a die.
    fn sure(of: u8, lost: u8) -> Losses {
        Losses::by_die(of, |_| lost)
    }
}

impl Hamilcar {
    pub(super) fn test_upshot(&self, action: Action) -> Option<Test> {
        let rated = |general| Test { general, die: self.rating(Some(general)) };
        let commander = |side: Side| self.battle.and_then(|battle| battle.commanders[side]);
        match (self.tasks.top()?, action) {
            (_, Action::Intercept { general, .. } | Action::PutToSea { general }) => {
                Some(rated(general))
            }
            (_, Action::Pursue) => self.activation.map(|now| rated(now.general)),
            (_, Action::Avoid { .. }) if self.may_stand() => {
                let (now, at) = self.marcher().filter(|(now, _)| now.step == Step::Avoiding)?;
                let general = self.avoider(now.general.side().enemy(), at)?;
                Some(Test { general, die: self.evasion(general) })
            }
            (Task::Battle { side, .. }, Action::Withdraw { .. } | Action::Seize { roll: true }) => {
                commander(side).map(rated)
            }
            (
                Task::Battle { side: Side::Rome, step: BattleStep::Commander },
                Action::Command { general },
            ) if self.is_consul(general) => {
                Some(Test { general, die: self.material.figures.consul_die_most })
            }
            (Task::Naval { .. }, Action::Order { what }) if what != FleetOrder::Evade => {
                let battle = self.naval?;
                let general = battle.commanders[battle.acting];
                Some(Test { general, die: self.order_most(&battle, battle.acting) })
            }
            _ => None,
        }
    }

    pub(crate) fn losses_upshot(&self, action: Action) -> Option<Losses> {
        match action {
            Action::Winter { feed } => {
                let (side, at, inside) = self.to_feed()?;
                let units = self.exposed(side, at, inside).units();
                let fed = Losses { trains: 1, ..Losses::sure(units, 0) };
                Some(if feed { fed } else { self.attrition(side, at, inside, 0) })
            }
            Action::Retreat { to } | Action::Withdraw { to } => self.toll_of_way(action, to),
            Action::Chase => self.chase_losses(),
            _ => None,
        }
    }

    /// HM-11.4, HM-10.13: what the way of a beaten or withdrawing army costs.
    fn toll_of_way(&self, action: Action, to: Haven) -> Option<Losses> {
        let Some(Task::Battle { side, .. }) = self.tasks.top() else { return None };
        let battle = self.battle.as_ref()?;
        let units = self.army(battle, side).units();
        let toll = match (action, to) {
            (Action::Retreat { .. }, Haven::Land(end)) => self.retreat_path(battle, side, end).cost,
            (Action::Retreat { .. }, Haven::Sea(_)) => self.beyond_transports(battle, side),
            (Action::Retreat { .. }, Haven::Inside) => return None,
            _ => self.toll_of_withdrawal(battle, side, to),
        };
        Some(Losses::sure(units, toll))
    }

    /// HM-16.17: the transports that a chase costs the beaten.
    fn chase_losses(&self) -> Option<Losses> {
        let battle = self.naval?;
        let NavalStep::Chase { loser } = battle.step else { return None };
        let winner = loser.enemy();
        let hits = |die| self.chase_hits(winner, battle.commanders[winner], die).1;
        Some(Losses::by_die(self.transports(&battle, loser), hits))
    }

    /// HM-1.18: what an attrition roll may cost a stack.
    pub(super) fn attrition(&self, side: Side, at: Space, inside: bool, modifier: i8) -> Losses {
        let units = self.exposed(side, at, inside).units();
        Losses::by_die(units, |die| self.attrition_hits(side, at, inside, modifier, die))
    }
}
