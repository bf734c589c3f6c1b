//! What bots need not try with an army: marches that lead nowhere, fleets of odd sizes, battle
//! cards that do no better than others.

use crate::action::Action;
use crate::activation::{Origin, Step};
use crate::battle::{BattleStep, Haven};
use crate::choices::Piece;
use crate::general::GENERALS;
use crate::judge::forces::Force;
use crate::judge::narrow::REFUGES;
use crate::judge::shortlist::{keep, keep_best};
use crate::place::Space;
use crate::side::Side;
use crate::state::Hamilcar;
use crate::walls::Sheltered;
use crate::words::BattleCard;

/// How many steps and ports are looked at.
const STEPS: usize = 4;
const PORTS: usize = 5;
/// So many units are left behind at most when an army sets out.
const GARRISON: u8 = 4;

impl Hamilcar {
    /// What an active general may do.
    pub(super) fn leave_orders(&self, side: Side, list: &mut Vec<Action>) {
        let Some((now, _)) = self.marcher() else { return };
        match now.step {
            Step::Choosing => self.leave_marches(side, list),
            Step::Interception => self.leave_interceptions(list),
            Step::Avoiding => keep_best::<REFUGES>(list, |action| match action {
                Action::Avoid { to } => Some(self.refuge(side.enemy(), to)),
                _ => None,
            }),
            Step::Walls => keep(list, |action| {
                !matches!(action, Action::Shelter { what: Sheltered::Elephant })
            }),
            _ => {}
        }
    }

    /// Each general comes with all that he may bring, or stays.
    fn leave_interceptions(&self, list: &mut Vec<Action>) {
        let most = |general| {
            let forces = list.iter().filter_map(|&action| match action {
                Action::Intercept { general: other, units } if other == general => Some(units),
                _ => None,
            });
            forces.max()
        };
        let mut fits = [None; GENERALS];
        for action in list.iter() {
            if let Action::Intercept { general, .. } = *action {
                fits[general.index()] = most(general);
            }
        }
        keep(list, |action| match action {
            Action::Intercept { general, units } => fits[general.index()] == Some(units),
            _ => true,
        });
    }

    /// Steps towards something; the army is set when it sets out, and taken along on the way.
    fn leave_marches(&self, side: Side, list: &mut Vec<Action>) {
        let Some((now, at)) = self.marcher() else { return };
        let outlook = self.outlook(&self.material.judgement);
        let goals = self.goals(side, &outlook);
        let under_way = now.origin.is_some() || self.sea_move.is_some();
        let staying = self.outside(side, at).without(now.army).units();
        let here = self.outside(side, at);
        let raided = self.ordinary_markers(side.enemy());
        keep(list, |action| match action {
            // On the way one unit may stay, to turn the PC under it.
            Action::Leave { what: Piece::Unit } if under_way => {
                staying == 0 && now.army.units() > 1 && raided.has(at)
            }
            Action::Leave { what: Piece::Unit } => staying < GARRISON,
            Action::Part { .. } => !under_way,
            Action::Gather => under_way && here.units() > now.army.units() && !raided.has(at),
            Action::Leave { .. } | Action::Take { .. } | Action::Join { .. } => false,
            Action::March { to } => {
                let back = now.origin == Some(Origin::Land(to));
                !back || self.is_faced(side, to)
            }
            _ => true,
        });
        let drawn = |to: Space, cost: f32, from_sea: bool| {
            let moves = outlook.weights.stride * (f32::from(now.points) - cost).max(0.0);
            let stack = match self.is_faced(side, to) || from_sea {
                true => now.army,
                false => now.army.with(self.outside(side, to)),
            };
            let force = Force {
                at: to,
                stack,
                rating: self.best_rating(Hamilcar::officers(&now)),
                stride: moves,
                points: now.points,
            };
            let home = if self.markers[side].has(to) { 0.02 } else { 0.0 };
            let friends = 0.01 * f32::from(self.outside(side, to).units());
            self.lure(side, &force, &goals, &outlook) + home + friends
        };
        keep_best::<STEPS>(list, |action| match action {
            Action::March { to } => {
                let cost = self.way(now.general, at, to).map_or(1, |(_, cost)| cost);
                Some(drawn(to, f32::from(cost), false))
            }
            _ => None,
        });
        keep_best::<PORTS>(list, |action| match action {
            Action::Sail { to } => Some(drawn(to, 1.0, true)),
            _ => None,
        });
    }

    /// Of ports the most promising, of fleets some sizes.
    pub(super) fn leave_fleets(&self, side: Side, list: &mut Vec<Action>) {
        let enemy = self.of(side.enemy()).ready;
        let free = self.free_ships(side);
        keep(list, |action| match action {
            Action::Embark { ships, .. } => {
                ships == 0
                    || ships == free
                    || ships == 1
                    || ships == enemy.max(2)
                    || 2 * ships == free
            }
            Action::Assign { ships } => {
                let most = self.of(side.enemy()).ready;
                let mover = self.sea_move.map_or(0, |sea| sea.ships);
                ships == most || ships == mover.max(1) || ships == mover + 2
            }
            _ => true,
        });
        let outlook = self.outlook(&self.material.judgement);
        let goals = self.goals(side, &outlook);
        let Some((now, _)) = self.marcher() else { return };
        keep_best::<PORTS>(list, |action| match action {
            Action::Sail { to } => {
                let rating = self.best_rating(Hamilcar::officers(&now));
                let force = Force { at: to, stack: now.army, rating, stride: 0.0, points: 0 };
                Some(self.lure(side, &force, &goals, &outlook))
            }
            _ => None,
        });
    }

    /// Cards that could win, and no reserve where another card does as well.
    pub(super) fn leave_battle(&self, side: Side, step: BattleStep, list: &mut Vec<Action>) {
        let Some(battle) = &self.battle else { return };
        match step {
            BattleStep::Lead => {
                let hand = battle.hands[side];
                let types = BattleCard::ALL.iter().filter(|&&card| card != BattleCard::Reserve);
                // The first of the longest suits.
                let mut longest = BattleCard::FrontalAssault;
                for &card in types {
                    if hand.of(card) > hand.of(longest) {
                        longest = card;
                    }
                }
                keep(list, |action| match action {
                    Action::Lead { card: BattleCard::Reserve, named } => {
                        named == longest || hand.len() == hand.of(BattleCard::Reserve)
                    }
                    _ => true,
                });
                keep_best::<2>(list, |action| match action {
                    Action::Withdraw { to } => Some(self.haven(side, to)),
                    _ => None,
                });
            }
            BattleStep::Match => {
                keep(list, |action| matches!(action, Action::Match { .. }));
                keep(list, |action| action != Action::Match { card: BattleCard::Reserve });
            }
            BattleStep::Retreat => keep_best::<REFUGES>(list, |action| match action {
                Action::Retreat { to } => Some(self.haven(side, to)),
                _ => None,
            }),
            _ => {}
        }
    }

    fn haven(&self, side: Side, to: Haven) -> f32 {
        match to {
            Haven::Land(at) | Haven::Sea(at) => self.refuge(side, at),
            Haven::Inside => 3.0,
        }
    }
}
