//! A part of the judgement: what is under way, and where an army should go.

use quadriga_core::{MAX_SEATS, Seat};

use crate::deck::Force;
use crate::judge::appraise::standing_worth;
use crate::judge::outlook::Outlook;
use crate::phase::{Battle, Phase};
use crate::place::Province;
use crate::side::{BySide, Side};
use crate::state::Conquest;

impl Conquest {
    /// Whether a player is about to begin a turn or to bid, so that nothing is half done.
    pub(crate) fn is_settled(&self) -> bool {
        match self.phase {
            Phase::Turn => self.left == self.map.figures.actions && !self.card_taken,
            Phase::Bidding => true,
            _ => false,
        }
    }

    /// What the battle under way may still bring: fallen units, chaos, and influence that nobody
    /// protects any more.
    pub(crate) fn weigh_battle(
        &self,
        battle: &Battle,
        outlook: &Outlook<'_>,
        values: &mut [f32; MAX_SEATS],
    ) {
        let weights = outlook.weights;
        let forces = BySide::new(|side| self.force(battle, side));
        let strength = forces.map(|force| force.iter().map(|&count| f32::from(count)).sum::<f32>());
        let wins = self.battle_odds(battle, &forces, strength);
        let [first, second] = wins.0;
        let fray = first.min(second) + 0.5 * (1.0 - (first - second).abs());
        for side in Side::BOTH {
            let Some(seat) = battle.commander(side) else { continue };
            let place = seat.index();
            let other = side.opposite();
            let lost = wins[other] * strength[side] + 0.5 * fray * strength[other];
            let campaigns = 1.0 + outlook.later;
            let chaos = weights.chaos * f32::from(self.map.figures.defeat_chaos) * campaigns;
            values[place] -= weights.units[0] * outlook.game[place] * lost.min(strength[side])
                + wins[other] * chaos;
        }
        let Some(key) = battle.province().and_then(|at| self.map.key(at)) else { return };
        let (at, defender) = (self.map.keys[key], battle.defender);
        let (counts, tokens) = (self.token_counts(key), self.of(defender).influence[key]);
        let Some(attacker) = battle.attacker else { return };
        for (seat, beaten) in [(defender, first), (attacker, second)] {
            let tokens = self.of(seat).influence[key];
            if tokens > 0 {
                let worth = standing_worth(weights, &self.map.points[key], counts, tokens);
                let [held, _] = self.trust(seat, at, outlook);
                let open = outlook.open[1][seat.index()];
                values[seat.index()] -= beaten * worth * (held - open).max(0.0);
            }
        }
        let realm = self.of(attacker);
        let can_buy = realm.talents >= u16::from(self.map.figures.influence_price)
            && outlook.turns[attacker.index()] > 0.0;
        if tokens > 0 && can_buy && realm.leaders().has(at) {
            let gain = self.gain(weights, key, counts, realm.influence[key]).max(1.0);
            values[attacker.index()] += first * weights.spoils * gain / 10.0;
        }
    }

    /// How likely each side beats the other, by the rounds that it needs for it.
    fn battle_odds(
        &self,
        battle: &Battle,
        forces: &BySide<Force>,
        strength: BySide<f32>,
    ) -> BySide<f32> {
        let mut rounds = BySide([0.0; 2]);
        for side in Side::BOTH {
            let faces = &self.map.figures.die;
            let hitting = faces
                .iter()
                .filter(|face| forces[side].get(face.index()).is_some_and(|&count| count > 0));
            let dice = f32::from(self.dice(battle, side)) * hitting.count() as f32 / 6.0;
            let hits = dice.min(strength[side]).max(0.1);
            rounds[side] = strength[side.opposite()] / hits;
        }
        let [mine, theirs] = rounds.map(|rounds| rounds * rounds).0;
        let sum = (mine + theirs).max(0.01);
        BySide([theirs / sum, mine / sum])
    }

    /// What the order that is under way may still bring: else a step that only begins one would
    /// look like a pass.
    pub(crate) fn intent(&self, seat: Seat, outlook: &Outlook<'_>) -> f32 {
        let weights = outlook.weights;
        let turns = outlook.turns[seat.index()] + 4.0 * outlook.later;
        let goal = match self.phase {
            Phase::Sending(march) if !march.any && march.errand.is_none() => {
                self.lure(seat, march.to)
            }
            Phase::Marching { from, moved: false } => {
                let goals = self.reach(seat, from).within(self.map.key_set).iter();
                goals.map(|to| self.lure(seat, to)).fold(0.0, f32::max)
            }
            Phase::Recruiting { from: 0, .. } => {
                let most = f32::from(self.of(seat).talents.min(weights.levy));
                return weights.intent * weights.talent * most;
            }
            _ => return 0.0,
        };
        if turns > 0.0 { weights.intent * goal } else { 0.0 }
    }

    /// What draws an army of a player with a leader to a province, in victory points of this
    /// campaign.
    pub(crate) fn lure(&self, seat: Seat, at: Province) -> f32 {
        let Some(key) = self.map.key(at) else { return 0.0 };
        let (realm, weights) = (self.of(seat), &self.map.judgement);
        let (mut open, mut guarded, mut strongest) = (false, false, 0);
        for foe in self.foes(seat).iter() {
            let other = self.of(foe);
            strongest = strongest.max(other.army(at).strength());
            if other.influence[key] > 0 {
                if other.troops.has(at) { guarded = true } else { open = true }
            }
        }
        let mut lure = 0.0;
        let first = f32::from(self.map.points[key][0]);
        if self.tokens[key] > 0 || open {
            lure += weights.lure_token * self.token_gain(weights, seat, key);
            lure += if open { weights.lure_open * first } else { 0.0 };
        }
        if realm.influence[key] > 0 && !realm.troops.has(at) {
            lure += weights.lure_guard * first;
        }
        if guarded {
            lure += weights.lure_fight * first / (1.0 + f32::from(strongest));
        }
        lure
    }
}
