//! A quick judgement of a position: victory points won and to be expected, influence at risk,
//! money, armies, cards, votes and chaos, all in victory points. The weights are those of
//! `data/judgement.json`.

use quadriga_core::{BySeat, MAX_SEATS, Seat};

use crate::judge::judgement::Judgement;
use crate::judge::outlook::Outlook;
use crate::key::Key;
use crate::phase::{Battlefield, Phase};
use crate::place::Province;
use crate::state::Conquest;

impl Conquest {
    pub(crate) fn appraise(&self) -> BySeat<f32> {
        self.judge_by(&self.map.judgement)
    }

    /// The same by other weights, for training better ones.
    pub fn judge_by(&self, judgement: &Judgement) -> BySeat<f32> {
        if self.phase == Phase::Over {
            return self.standing().payoffs();
        }
        let values = self.values(judgement);
        let spread = judgement.spread;
        let seats = usize::from(self.players);
        BySeat::new(seats, |seat| {
            let mine = values[seat.index()];
            let others = self.all().filter(|&other| other != seat);
            let shares = others.map(|other| {
                let lead = (mine - values[other.index()]) / spread;
                0.5 + 0.5 * lead / (1.0 + lead.abs())
            });
            shares.sum::<f32>() / (seats - 1).max(1) as f32
        })
    }

    fn values(&self, judgement: &Judgement) -> [f32; MAX_SEATS] {
        let outlook = self.outlook(judgement);
        let mut values = [0.0; MAX_SEATS];
        self.weigh_chaos(&outlook, &mut values);
        self.weigh_vote(&outlook, &mut values);
        self.weigh_slots(&outlook, &mut values);
        for seat in self.all() {
            let realm = self.of(seat);
            values[seat.index()] += f32::from(realm.points)
                + self.stores(seat, realm, &outlook)
                + self.cards_of(seat, realm, &outlook);
        }
        for key in Key::all() {
            self.add_province(key, &outlook, &mut values);
        }
        if let Some(battle) = &self.battle {
            self.weigh_battle(battle, &outlook, &mut values);
        }
        let asked = self.decider();
        values[asked.index()] += self.intent(asked, &outlook);
        // The mover goes on when the others have answered.
        if asked != self.mover && self.round > 0 {
            values[self.mover.index()] += judgement.action * f32::from(self.left);
        }
        values
    }

    /// The ranks in one key province for this campaign and those to come.
    fn add_province(&self, key: Key, outlook: &Outlook<'_>, values: &mut [f32; MAX_SEATS]) {
        let weights = outlook.weights;
        let at = self.map.keys[key];
        let counts = self.token_counts(key);
        let points = &self.map.points[key];
        for seat in self.all() {
            let (realm, place) = (self.of(seat), seat.index());
            let tokens = realm.influence[key];
            if tokens > 0 {
                let worth = standing_worth(weights, points, counts, tokens);
                let [now, later] = self.trust(seat, at, outlook);
                values[place] += worth * (now + weights.later * outlook.later * later)
                    + f32::from(tokens) * outlook.token;
            }
            if realm.generals.has(at) || realm.caesar == Some(at) {
                values[place] += self.market(seat, key, counts, outlook);
            }
        }
        if let Some(owner) = self.cities[key] {
            let (figures, tokens) = (&self.map.figures, self.of(owner).influence[key]);
            let tax = f32::from(figures.city_tax) * f32::from(tokens) * outlook.later;
            let calm = f32::from(figures.city_chaos) * (1.0 + outlook.later);
            values[owner.index()] += weights.city * outlook.game[owner.index()]
                + weights.tax * tax
                + weights.city_chaos * calm;
        }
    }

    /// How many of the rank's points are believed in, for this campaign and for each to come.
    #[inline]
    pub(crate) fn trust(&self, seat: Seat, at: Province, outlook: &Outlook<'_>) -> [f32; 2] {
        let (weights, place) = (outlook.weights, seat.index());
        let threat = outlook.threats[place];
        let own = self.of(seat).army(at).strength();
        if own == 0 {
            let exposed = outlook.foreign[place].has(at);
            return [outlook.open[usize::from(exposed)][place], outlook.open_later];
        }
        // Diplomacy helps whoever has troops there, until the campaign ends.
        let envoys = self.envoys(seat, Battlefield::Land(at)).into_iter().sum::<u8>();
        let guards = own.saturating_add(envoys);
        let hold = |guards: u8| 1.0 + weights.guard * (f32::from(guards) - 1.0);
        let mut now = hold(guards) / (hold(guards) + weights.guard_risk * threat);
        if threat > 0.0 && outlook.hostile[place].has(at) {
            let foes = outlook.foes[place].iter();
            let against = foes.map(|foe| self.of(foe).army(at).strength()).max().unwrap_or(0);
            let pressure = f32::from(against) / f32::from(guards.saturating_add(against));
            now *= 1.0 - (1.0 - weights.pressed) * pressure;
        }
        [now, hold(own) / (hold(own) + weights.guard_risk * outlook.usual)]
    }

    /// What a leader in a key province could buy there: the points of one more token.
    #[inline]
    fn market(&self, seat: Seat, key: Key, counts: u64, outlook: &Outlook<'_>) -> f32 {
        let (weights, at) = (outlook.weights, self.map.keys[key]);
        let realm = self.of(seat);
        let price = u16::from(self.map.figures.influence_price);
        if realm.talents < price || outlook.turns[seat.index()] <= 0.0 {
            return 0.0;
        }
        let open = |foe: Seat| self.of(foe).influence[key] > 0 && !self.of(foe).troops.has(at);
        let part = if outlook.foes[seat.index()].iter().any(open) {
            weights.spoils
        } else if self.tokens[key] > 0 {
            weights.market
        } else {
            return 0.0;
        };
        part * self.gain(weights, key, counts, realm.influence[key]).max(1.0) / 10.0
    }

    /// The points that one more token would bring in this campaign.
    pub(crate) fn token_gain(&self, weights: &Judgement, seat: Seat, key: Key) -> f32 {
        self.gain(weights, key, self.token_counts(key), self.of(seat).influence[key])
    }

    #[inline]
    pub(crate) fn gain(&self, weights: &Judgement, key: Key, counts: u64, tokens: u8) -> f32 {
        let points = &self.map.points[key];
        let now = if tokens > 0 { standing_worth(weights, points, counts, tokens) } else { 0.0 };
        standing_worth(weights, points, counts, tokens + 1) - now
    }

    /// The numbers of tokens that players have in a key province, as bits.
    #[inline]
    pub(crate) fn token_counts(&self, key: Key) -> u64 {
        let counts = self.all().map(|seat| 1_u64 << (self.of(seat).influence[key] & 63));
        counts.fold(0, |all, bit| all | bit) & !1
    }
}

/// The points of the rank with so many tokens among `counts`, and what is near: the next rank, and
/// the safety of a lead.
#[inline]
pub(crate) fn standing_worth(
    weights: &Judgement,
    points: &[u8; 3],
    counts: u64,
    tokens: u8,
) -> f32 {
    let higher = counts >> (tokens & 63) >> 1;
    let rank = higher.count_ones() as usize;
    let at = |rank: usize| points.get(rank).copied().map_or(0.0, f32::from);
    let mut worth = at(rank);
    if rank > 0 {
        let short = higher.trailing_zeros() as usize;
        if let Some(near) = weights.near_rank.get(short) {
            worth += near * (at(rank - 1) - at(rank));
        }
    } else {
        let below = counts & ((1_u64 << (tokens & 63)) - 1);
        let lead = tokens as i32 - (63 - below.leading_zeros() as i32).max(0);
        if lead >= 2 {
            worth += at(0) * weights.lead[usize::from(lead > 2)];
        }
    }
    worth
}
