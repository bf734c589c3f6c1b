//! The door for a land battle: what the battle of a position must fulfil.

use quadriga_core::position::demand;

use crate::activation::Origin;
use crate::battle::{BattleStep, Haven, LandBattle};
use crate::battle_hand::BattleCards;
use crate::door::BadPosition;
use crate::general::GeneralSet;
use crate::side::Side;
use crate::state::Hamilcar;
use crate::task::Task;
use crate::words::{BattleCard, Way};

impl Hamilcar {
    /// The battle and its task belong together, and its cards are those of the deck.
    pub(crate) fn check_battle(&self) -> Result<(), BadPosition> {
        let mut steps = self.tasks.iter().filter_map(|task| match task {
            Task::Battle { side, step } => Some((side, step)),
            _ => None,
        });
        match (&self.battle, steps.next(), steps.next()) {
            (None, None, _) => Ok(()),
            (Some(battle), Some((side, step)), None) => {
                demand(self.is_sound_encounter(battle), BadPosition::Step("no such battle"))?;
                demand(self.are_sound_cards(battle), BadPosition::Cards("no such battle hand"))?;
                let fits = self.is_sound_step(battle, side, step);
                demand(fits, BadPosition::Step("the battle has not come to that"))
            }
            _ => Err(BadPosition::Step("a battle has one task")),
        }
    }

    fn is_sound_encounter(&self, battle: &LandBattle) -> bool {
        let encounter = &battle.encounter;
        let (map, at) = (self.map(), encounter.at);
        let linked = |from| Way::ALL.iter().any(|&way| map.links(at, way).has(from));
        let came = match encounter.origin {
            Origin::Land(from) => linked(from),
            Origin::Sea(from) => map.ports.has(at) && map.ports.has(from) && from != at,
            Origin::Sortie => self.own_city(encounter.attacker, at).is_some(),
        };
        let roads = map.links(at, Way::Road);
        let own = |side: Side| {
            battle.commanders[side].is_none_or(|general| GeneralSet::of(side).has(general))
        };
        came && encounter.interceptors.without(roads).is_empty()
            && Side::ALL.iter().all(|&side| own(side))
    }

    fn are_sound_cards(&self, battle: &LandBattle) -> bool {
        let all = battle.hands.rome.with(battle.hands.carthage).with(battle.played);
        let sound = |side: Side| {
            battle.opened[side].fits(battle.hands[side])
                && battle.hands[side].len() <= self.material.figures.battle_hand_most
                && battle.led[side] != Some(BattleCard::Reserve)
        };
        all.fits(BattleCards::new(self.material.decks.battle))
            && battle.rounds <= battle.played.len()
            && Side::ALL.iter().all(|&side| sound(side))
    }

    fn is_sound_step(&self, battle: &LandBattle, side: Side, step: BattleStep) -> bool {
        let at = battle.encounter.at;
        let faces = Side::ALL.iter().all(|&side| self.army(battle, side).units() > 0);
        let commands = |side: Side| {
            let there = self.generals_at(side, at, false);
            battle.commanders[side].is_none_or(|general| there.has(general))
        };
        let before =
            battle.verdict.is_none() && faces && Side::ALL.iter().all(|&side| commands(side));
        let after = battle.verdict.is_some();
        let leaves = battle.verdict.is_some_and(|verdict| verdict.side() == side);
        let holds = side == battle.initiative;
        let can_go = battle.verdict.is_none_or(|verdict| match verdict {
            crate::battle::Verdict::Lost { .. } => true,
            crate::battle::Verdict::Withdrawn { side, to } => self.is_open(battle, side, to),
        });
        can_go
            && match step {
                BattleStep::Commander
                | BattleStep::Start
                | BattleStep::Deal
                | BattleStep::Dealt => before,
                BattleStep::Charge | BattleStep::Charging => before && side == Side::Carthage,
                BattleStep::Lead => before && holds,
                BattleStep::Match => before && !holds && battle.led[side.enemy()].is_some(),
                BattleStep::Seize => before && !holds,
                BattleStep::Losses | BattleStep::Displacement => after,
                BattleStep::Rout | BattleStep::Retreat | BattleStep::Markers => leaves,
                BattleStep::Shelter => leaves && self.own_city(side, at).is_some(),
                BattleStep::Leave { to } => leaves && self.is_open(battle, side, to),
            }
    }

    /// Whether an army can arrive there.
    fn is_open(&self, battle: &LandBattle, side: Side, to: Haven) -> bool {
        let at = battle.encounter.at;
        match to {
            Haven::Land(end) | Haven::Sea(end) => end != at && !self.is_faced(side, end),
            Haven::Inside => {
                let units = self.army(battle, side).units();
                self.room_inside(side, at) >= units && self.own_city(side, at).is_some()
            }
        }
    }
}
