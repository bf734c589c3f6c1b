//! The door for fleets at sea: what a sea move and a naval battle of a position must fulfil.

use quadriga_core::position::demand;

use crate::door::BadPosition;
use crate::general::{General, GeneralSet};
use crate::naval::{NavalBattle, NavalStep};
use crate::sea_move::{SeaMove, SeaStep};
use crate::side::Side;
use crate::state::Hamilcar;
use crate::tactics::TacticHand;
use crate::task::Task;
use crate::words::TacticCard;

/// The most that a die of a naval battle is modified by, or was: more than all cards together.
const SWAY: i8 = 30;

impl Hamilcar {
    /// Sea move, naval battle and their tasks belong together.
    pub(crate) fn check_sea(&self) -> Result<(), BadPosition> {
        let bad = BadPosition::Step;
        let count = |wanted: fn(&Task) -> bool| self.tasks.iter().filter(wanted).count();
        let sailing = count(|task| matches!(task, Task::Sea { .. }));
        let fighting = count(|task| matches!(task, Task::Naval { .. }));
        let at_sea = self.sea_move.is_some_and(|sea| sea.step != SeaStep::Ashore);
        demand(sailing == usize::from(at_sea), bad("a fleet is at sea in its move"))?;
        let fights = self.naval.is_some();
        demand(fighting == usize::from(fights), bad("a naval battle has its task"))?;
        if let Some(sea) = &self.sea_move {
            demand(self.is_sound_course(sea), bad("no such course"))?;
            demand(self.is_sound_fleet(sea), bad("no such fleet"))?;
        }
        let empty = self.tactics.rome.is_empty() && self.tactics.carthage.is_empty();
        let cards = BadPosition::Cards("no such tactic hand");
        let Some(battle) = &self.naval else { return demand(empty, cards) };
        let all = self.tactics.rome.with(self.tactics.carthage).with(battle.played);
        demand(TacticHand::new(self.material.decks.tactic).has(all), cards)?;
        demand(self.is_sound_naval_battle(battle), bad("no such naval battle"))
    }

    fn is_sound_course(&self, sea: &SeaMove) -> bool {
        let (map, course) = (self.map(), &sea.course);
        let next = course.iter().skip(1);
        let linked = course.iter().zip(next).all(|(from, to)| map.sea_lines(from).has(to));
        let once = course.ports().len() == course.lines() + 1;
        course.lines() > 0 && linked && once && (!sea.inside || !sea.forced)
    }

    fn is_sound_fleet(&self, sea: &SeaMove) -> bool {
        let (side, enemy) = (sea.side, sea.side.enemy());
        let here = if self.is_retreat(sea) {
            self.outside(side, sea.berth()).units() <= self.material.figures.army_units
        } else {
            let theirs = self.activation.filter(|now| now.general.side() == side);
            let at = theirs.and_then(|now| self.post(now.general).space());
            at.is_some_and(|at| at == sea.berth()) || sea.step == SeaStep::Wreck
        };
        let named = !matches!(sea.step, SeaStep::Course | SeaStep::Fleet | SeaStep::Commander);
        let of = |side, general: Option<General>| {
            general.is_none_or(|general| GeneralSet::of(side).has(general))
        };
        let met = matches!(sea.step, SeaStep::Assignment | SeaStep::TakingBack | SeaStep::Meeting);
        let drawn = sea.step != SeaStep::Course || (!sea.forced && self.has_way(sea));
        // After a battle survivors may be Damaged.
        let ready = sea.shaken || sea.ships <= self.of(side).ready;
        here && drawn
            && ready
            && sea.ships <= self.of(side).ships()
            && (!named || sea.commander.is_some())
            && of(side, sea.commander)
            && of(enemy, sea.interceptor)
            && sea.tried.without(GeneralSet::of(enemy)).is_empty()
            && (!met || sea.interceptor.is_some())
            && (sea.step != SeaStep::Assignment || self.of(enemy).ready > 0)
            && (sea.shaken || sea.against <= self.of(enemy).ready)
    }

    /// Whether a course that is being drawn leads somewhere.
    fn has_way(&self, sea: &SeaMove) -> bool {
        self.marcher().is_some_and(|(now, _)| {
            now.sea_points.min(now.points) >= sea.course.lines()
                && self.leads_somewhere(&now, sea.course)
        })
    }

    fn is_sound_naval_battle(&self, battle: &NavalBattle) -> bool {
        let Some(sea) = &self.sea_move else { return false };
        let (mover, other) = (battle.mover, battle.mover.enemy());
        let fleets = sea.side == mover
            && sea.step == SeaStep::Meeting
            && battle.fleets[mover] == sea.ships
            && battle.fleets[other] == sea.against;
        let people = Some(battle.commanders[mover]) == sea.commander
            && Some(battle.commanders[other]) == sea.interceptor;
        let afloat = |side: Side| battle.ships(side) > 0;
        let fights = afloat(mover) && afloat(other);
        let step = match battle.step {
            NavalStep::Signal { by, card } => {
                let answer = matches!(card, TacticCard::BackWater | TacticCard::Pursuit);
                let whose = if answer { battle.acting.enemy() } else { battle.acting };
                fights && by == whose && card != TacticCard::FalseSignal
            }
            NavalStep::Chase { .. } | NavalStep::Toll { .. } => true,
            _ => fights,
        };
        let calm = |number: i8| (-SWAY..=SWAY).contains(&number);
        fleets
            && people
            && step
            && Side::ALL.iter().all(|&side| {
                battle.fleets[side] <= self.of(side).ready
                    && battle.sunk[side] <= battle.fleets[side]
                    && calm(battle.hampered[side])
                    && calm(battle.extra[side])
            })
            && calm(battle.die)
            && battle.prizes <= battle.sunk.carthage
            && (1..=self.material.figures.naval_rounds).contains(&battle.round)
            && battle.hits <= self.material.figures.warships
            && battle.transports_hit <= self.material.figures.army_units
    }
}
