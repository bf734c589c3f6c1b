//! A part of the judgement: battles, on land and at sea, that are under way or about to come.

use crate::activation::Step;
use crate::battle::{BattleStep, LandBattle, Verdict};
use crate::judge::forces::Force;
use crate::judge::outlook::Outlook;
use crate::naval::{NavalBattle, NavalStep};
use crate::sea_move::SeaMove;
use crate::side::Side;
use crate::state::Hamilcar;
use crate::task::Task;
use crate::words::{BattleCard, Seamanship};

/// How likely it is that a lead like this wins.
#[inline]
fn likely(lead: f32) -> f32 {
    0.5 + 0.5 * lead / (1.0 + lead.abs())
}

const fn sign(side: Side) -> f32 {
    match side {
        Side::Rome => 1.0,
        Side::Carthage => -1.0,
    }
}

impl Hamilcar {
    /// What an attack of one force on another brings its side, against the enemy.
    #[inline]
    pub(crate) fn clash_between(
        &self,
        side: Side,
        force: &Force,
        foe: &Force,
        outlook: &Outlook<'_>,
    ) -> f32 {
        let weights = outlook.weights;
        let (own, other) = (force.stack.units(), foe.stack.units());
        let cards = f32::from(own.min(10)) - f32::from(other.min(10));
        let [mine, theirs] =
            [force.rating, foe.rating].map(|rating| f32::from(rating.unwrap_or(0)));
        let at_home = self.map().province_of(foe.at)
            == self.map().province_of(self.map().capitals[side.enemy()]);
        let militia = if at_home { 2.0 } else { 0.0 };
        let lead = weights.attack
            + weights.battle_card * (cards + mine - theirs - militia)
            + weights.battle_rating * (mine - theirs);
        self.stakes(likely(lead), own, other, outlook)
    }

    /// What a battle is worth to the side that wins it so likely, with so many units on both sides.
    #[inline]
    fn stakes(&self, wins: f32, own: u8, other: u8, outlook: &Outlook<'_>) -> f32 {
        let weights = outlook.weights;
        let worth = |units: u8| {
            // Of an army up to three units are lost, with the way back.
            let units = f32::from(units);
            weights.rout * weights.unit * outlook.lasting * units.min(1.0 + 0.5 * units)
                + weights.victory * (units / (units + 3.0))
        };
        wins * worth(other) - (1.0 - wins) * worth(own)
    }

    /// The battle on land that is fought or that an army has run into, for Rome against Carthage.
    pub(crate) fn weigh_battle(&self, outlook: &Outlook<'_>) -> f32 {
        if let Some(battle) = &self.battle {
            let attacker = battle.encounter.attacker;
            let wins = self.battle_odds(battle, outlook);
            let [own, other] =
                [attacker, attacker.enemy()].map(|side| self.army(battle, side).units());
            return sign(attacker) * self.stakes(wins, own, other, outlook);
        }
        let Some((now, at)) = self.marcher() else { return 0.0 };
        let side = now.general.side();
        let meets = !matches!(now.step, Step::Choosing | Step::Over);
        if !meets || !self.is_faced(side, at) || now.army.units() == 0 {
            return 0.0;
        }
        let find = |side: Side| outlook.forces[side].iter().find(|force| force.at == at);
        let (Some(own), Some(foe)) = (find(side), find(side.enemy())) else { return 0.0 };
        sign(side) * self.clash_between(side, own, foe, outlook)
    }

    /// How likely the attacker wins.
    fn battle_odds(&self, battle: &LandBattle, outlook: &Outlook<'_>) -> f32 {
        let (attacker, weights) = (battle.encounter.attacker, outlook.weights);
        let defender = attacker.enemy();
        match battle.verdict {
            Some(Verdict::Lost { side }) => return if side == attacker { 0.0 } else { 1.0 },
            Some(Verdict::Withdrawn { .. }) => return 0.5,
            None => {}
        }
        let rating = |side: Side| f32::from(self.rating(battle.commanders[side]));
        let lead = weights.battle_rating * (rating(attacker) - rating(defender));
        let dealt = !battle.hands.rome.is_empty() || !battle.hands.carthage.is_empty();
        if !dealt && battle.rounds == 0 {
            let hand = |side: Side| f32::from(self.hand_size(battle, side));
            return likely(
                weights.attack + lead + weights.battle_card * (hand(attacker) - hand(defender)),
            );
        }
        let cards = |side: Side| f32::from(battle.hands[side].len());
        let ahead = |side: Side| f32::from(Hamilcar::excess(battle, side));
        let leads = if battle.initiative == attacker { weights.attack } else { -weights.attack };
        let lead = lead
            + leads
            + self.unanswered(battle, outlook)
            + weights.battle_card * (cards(attacker) - cards(defender))
            + weights.excess * (ahead(attacker) - ahead(defender));
        likely(lead)
    }

    /// What a card is worth to the attacker that lies unmatched: if it can't be matched, it has
    /// decided.
    fn unanswered(&self, battle: &LandBattle, outlook: &Outlook<'_>) -> f32 {
        const DECIDED: f32 = 50.0;
        let Some(Task::Battle { side, step: BattleStep::Match }) = self.tasks.top() else {
            return 0.0;
        };
        let Some(led) = battle.led[side.enemy()] else { return 0.0 };
        let hand = battle.hands[side];
        let worth = match (hand.of(led), hand.of(BattleCard::Reserve)) {
            (0, 0) => DECIDED,
            (0, _) => outlook.weights.excess,
            _ => 0.0,
        };
        if side == battle.encounter.attacker { -worth } else { worth }
    }

    /// By how many cards of one type a side has more than the enemy can match.
    fn excess(battle: &LandBattle, side: Side) -> u8 {
        let (own, other) = (battle.hands[side], battle.hands[side.enemy()]);
        let reserves = other.of(BattleCard::Reserve);
        let types = BattleCard::ALL.iter().filter(|&&card| card != BattleCard::Reserve);
        let own_reserves = own.of(BattleCard::Reserve);
        let over = types.map(|&card| {
            let mine = own.of(card) + own_reserves;
            mine.saturating_sub(other.of(card) + reserves)
        });
        over.max().unwrap_or(0)
    }

    /// Fleets that meet or may meet, for Rome against Carthage.
    pub(crate) fn weigh_sea(&self, outlook: &Outlook<'_>) -> f32 {
        match (&self.sea_move, &self.naval) {
            (Some(sea), Some(battle)) => self.weigh_naval_battle(sea, battle, outlook),
            (Some(sea), None) if sea.is_on_the_way() => self.weigh_passage(sea, outlook),
            _ => 0.0,
        }
    }

    /// What a lost battle costs a fleet with so many ships and units aboard.
    fn price(ships: u8, cargo: u8, outlook: &Outlook<'_>) -> f32 {
        let weights = outlook.weights;
        let drowned = 0.4 * weights.unit * f32::from(cargo);
        weights.disgrace + outlook.lasting * (weights.wreck * f32::from(ships) + drowned)
    }

    fn units_aboard(&self) -> u8 {
        self.activation.map_or(0, |now| now.army.units())
    }

    fn weigh_naval_battle(
        &self,
        sea: &SeaMove,
        battle: &NavalBattle,
        outlook: &Outlook<'_>,
    ) -> f32 {
        let weights = outlook.weights;
        let (own, enemy) = (sea.side, sea.side.enemy());
        let ships = |side: Side| f32::from(battle.ships(side));
        let tactics = |side: Side| f32::from(self.tactics[side].len());
        let lead = weights.warship * (ships(own) - ships(enemy))
            + weights.tactic * (tactics(own) - tactics(enemy))
            + weights.die * (self.sailing_skill(own) - self.sailing_skill(enemy));
        let wins =
            match battle.step {
                NavalStep::Toll { loser: None } => 0.5,
                NavalStep::Toll { loser: Some(loser) } | NavalStep::Chase { loser } => {
                    if loser == own { 0.0 } else { 1.0 }
                }
                _ => likely(lead),
            };
        let sunk = |side: Side| outlook.lasting * weights.ready * f32::from(battle.sunk[side]);
        // The later it is, the more of it is decided.
        let rounds = f32::from(self.material.figures.naval_rounds);
        let left = 1.0 - 0.7 * (f32::from(battle.round) / rounds).min(1.0);
        let fight = wins * Hamilcar::price(battle.fleets[enemy], 0, outlook)
            - (1.0 - wins) * Hamilcar::price(battle.fleets[own], self.units_aboard(), outlook);
        sign(own) * (left * fight - (sunk(own) - sunk(enemy)))
    }

    /// A fleet before it has arrived: who may meet it, and what it may win.
    fn weigh_passage(&self, sea: &SeaMove, outlook: &Outlook<'_>) -> f32 {
        let weights = outlook.weights;
        let (own, enemy) = (sea.side, sea.side.enemy());
        let met = if sea.interceptor.is_some() {
            1.0
        } else if self.sea_interceptors(sea).is_empty() {
            0.0
        } else {
            1.0 - weights.passage
        };
        let against = if sea.against > 0 { sea.against } else { self.of(enemy).ready };
        let unarmed = if sea.ships == 0 { -2.0 } else { 0.0 };
        let wins = likely(
            weights.warship * (f32::from(sea.ships) - f32::from(against))
                + weights.die * (self.sailing_skill(own) - self.sailing_skill(enemy))
                + unarmed,
        );
        let fight = wins * Hamilcar::price(against, 0, outlook)
            - (1.0 - wins) * Hamilcar::price(sea.ships, self.units_aboard(), outlook);
        let hostile = self.markers[enemy].has(sea.course.goal());
        let takes = sea.ships > 0 && self.supremacy != own && hostile && !sea.forced;
        // What one side wins the other loses.
        let prize = if takes { 2.0 * (1.0 - weights.supremacy * outlook.lasting) } else { 0.0 };
        sign(own) * (met * fight + (1.0 - met * (1.0 - wins)) * prize)
    }

    /// What seamanship and Corvi add to the die (HM-16.5).
    fn sailing_skill(&self, side: Side) -> f32 {
        if side == Side::Carthage {
            return 0.0;
        }
        let table = &self.material.tables.naval_attack;
        let clumsy = matches!(self.seamanship, Seamanship::Poor | Seamanship::Fair);
        let skill =
            if clumsy { table.poor_or_fair } else { 0 } + if self.corvi { table.corvi } else { 0 };
        f32::from(skill)
    }
}
