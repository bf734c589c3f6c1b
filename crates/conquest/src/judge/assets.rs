//! A part of the judgement: what a player has besides influence, and the chaos that it has cost.

use quadriga_core::{MAX_SEATS, Seat};

use crate::deck::{Benefit, Effect};
use crate::judge::outlook::Outlook;
use crate::phase::{Phase, Vote, votes};
use crate::state::{Conquest, Realm};
use crate::words::{SENATORS, Unit};

impl Conquest {
    /// Money and units.
    pub(crate) fn stores(&self, seat: Seat, realm: &Realm, outlook: &Outlook<'_>) -> f32 {
        let weights = outlook.weights;
        let bid = self.auction.filter(|auction| auction.bidder == Some(seat));
        let bid = bid.map_or(0, |auction| auction.bid);
        let talents = f32::from(realm.talents.saturating_sub(bid).min(1000));
        // What can't be spent any more is worth nothing.
        let rounds = f32::from(self.map.figures.rounds);
        let turns = outlook.turns[seat.index()] + rounds * outlook.later;
        let money =
            weights.talent * talents / (1.0 + weights.glut * talents) * (turns / 2.0).min(1.0);
        let mut units = 0.0;
        let mut crowd = 0.0;
        for (kind, worth) in weights.units.into_iter().enumerate() {
            let out = self.map.figures.pieces[kind].saturating_sub(realm.supply[kind]);
            units += worth * f32::from(out);
            crowd += f32::from(out);
        }
        money + units / (1.0 + weights.crowd * crowd) * outlook.game[seat.index()]
    }

    /// Cards, and votes in hand.
    pub(crate) fn cards_of(&self, seat: Seat, realm: &Realm, outlook: &Outlook<'_>) -> f32 {
        let weights = outlook.weights;
        let game = outlook.game[seat.index()];
        let still = if outlook.turns[seat.index()] > 0.0 { 1.0 } else { 0.0 };
        let mut sum =
            weights.vote * self.votes_of(seat, realm, weights.laid) * self.vote_time(seat, outlook)
                + weights.army_training * f32::from(realm.army_training) * game
                + weights.naval_training * f32::from(realm.naval_training) * game;
        for card in realm.cards.iter() {
            let uses = outlook.later + if self.used.has(card) { 0.0 } else { still };
            sum += match self.map.card(card).effect {
                Effect::Merchant { at, talents } => {
                    let tokens = self.map.key(at).map_or(0, |key| realm.influence[key]);
                    uses * weights.talent * f32::from(talents) * f32::from(tokens)
                }
                Effect::Loot { .. } => uses * weights.loot,
                Effect::Assassin => uses * weights.assassin,
                Effect::Vote(benefit) => {
                    uses * weights.vote_share * self.benefit_worth(seat, &benefit, outlook)
                }
                Effect::Diplomacy { .. } => weights.diplomacy * outlook.turns[seat.index()],
                Effect::FairWind => weights.fair_wind * game,
                _ => 0.0,
            };
        }
        sum
    }

    /// The votes of a player: those in hand, and those laid down, of which the leader has only a
    /// part left.
    fn votes_of(&self, seat: Seat, realm: &Realm, laid: f32) -> f32 {
        let sum = |senators: &[u8; SENATORS]| f32::from(votes(senators));
        let hand = sum(&realm.senators);
        let Some(vote) = &self.vote else { return hand };
        let kept = if self.leads_vote(vote, seat) { laid } else { 1.0 };
        hand + kept * sum(&vote.laid[seat.index()])
    }

    /// Whether a player has the highest bid, or is about to have it.
    fn leads_vote(&self, vote: &Vote, seat: Seat) -> bool {
        match self.phase {
            Phase::Laying { .. } => vote.asked == seat,
            _ => vote.bidder == Some(seat),
        }
    }

    /// How much of the worth of votes is left: in the end there is nothing to vote on.
    fn vote_time(&self, seat: Seat, outlook: &Outlook<'_>) -> f32 {
        let rounds = f32::from(self.map.figures.rounds);
        (outlook.later + outlook.turns[seat.index()] / rounds).min(1.0)
    }

    /// What winning a vote brings.
    fn benefit_worth(&self, seat: Seat, benefit: &Benefit, outlook: &Outlook<'_>) -> f32 {
        let weights = outlook.weights;
        let influence = match benefit.at.first().and_then(|at| self.map.key(at)) {
            Some(key) if benefit.influence > 0 => {
                self.token_gain(weights, seat, key) * (1.0 + weights.later * outlook.later)
            }
            _ => 0.0,
        };
        let chaos = self.of(seat).chaos.min(benefit.chaos.into());
        f32::from(benefit.points)
            + weights.talent * f32::from(benefit.talents)
            + weights.chaos_off * f32::from(chaos)
            + weights.legion * f32::from(benefit.infantry) * outlook.game[seat.index()]
            + weights.influence * influence
    }

    /// What the vote under way will bring to whoever leads.
    pub(crate) fn weigh_vote(&self, outlook: &Outlook<'_>, values: &mut [f32; MAX_SEATS]) {
        let Some(vote) = &self.vote else { return };
        let benefit = self.benefit(vote.card);
        for seat in self.all().filter(|&seat| self.leads_vote(vote, seat)) {
            let worth = self.benefit_worth(seat, &benefit, outlook);
            values[seat.index()] += outlook.weights.leading * worth;
        }
    }

    /// Penalties to be expected, after cities have calmed their owners.
    pub(crate) fn weigh_chaos(&self, outlook: &Outlook<'_>, values: &mut [f32; MAX_SEATS]) {
        let weights = outlook.weights;
        let mut chaos: [u16; MAX_SEATS] = std::array::from_fn(|seat| self.realms[seat].chaos);
        for owner in self.cities.0.into_iter().flatten() {
            let chaos = &mut chaos[owner.index()];
            *chaos = chaos.saturating_sub(self.map.figures.city_chaos.into());
        }
        let rounds = f32::from(self.map.figures.rounds);
        let believed = weights.penalty_now + weights.penalty_later * outlook.later;
        let [first, second] = self.map.figures.chaos_penalties.map(f32::from);
        for seat in self.all() {
            let (place, own) = (seat.index(), f32::from(chaos[seat.index()]));
            // Until it is shown, nobody knows the order: the nearer two are, the less.
            let blur = weights.chaos_blur * (0.2 + outlook.turns[place]);
            let mut ahead = 0.0;
            for other in self.all().filter(|&other| other != seat) {
                let lead = (f32::from(chaos[other.index()]) - own) / blur;
                ahead += 0.5 + 0.5 * lead / (1.0 + lead.abs());
            }
            let penalty =
                first * (1.0 - ahead).max(0.0) + second * (1.0 - (ahead - 1.0).abs()).max(0.0);
            let campaigns = outlook.later + outlook.turns[place] / rounds;
            values[place] -= weights.chaos * f32::from(self.of(seat).chaos) * campaigns
                + believed * penalty * (own / 2.0).min(1.0);
        }
    }
}

// The order of kinds in the weights of units is that of the supply.
const _: () = assert!(Unit::Galley.index() + 1 == Unit::COUNTED);
