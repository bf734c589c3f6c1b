//! A quick judgement of a position: victory points won and to be expected, influence and what protects it,
//! money, armies, cards and chaos.

use quadriga_core::{BySeat, MAX_SEATS, Seat};

use crate::map::KEYS;
use crate::phase::Phase;
use crate::state::{Conquest, Realm};
use crate::words::Unit;

/// What things are worth, in victory points.
mod worth {
    use crate::words::Unit;

    /// A token besides the rank that it helps to hold.
    pub(super) const TOKEN: f32 = 1.2;
    /// The part of a rank's points that is believed in where own troops protect it, and where not.
    pub(super) const PROTECTED: f32 = 0.9;
    pub(super) const OPEN: f32 = 0.65;
    /// A talent, at first; the more there are, the less one more is worth.
    pub(super) const TALENT: f32 = 0.12;
    pub(super) const GLUT: f32 = 0.006;
    /// Units: infantry, cavalry, catapults, generals, galleys.
    pub(super) const UNITS: [f32; Unit::COUNTED] = [0.45, 0.7, 0.8, 2.5, 0.8];
    /// How much a crowd of units takes off each.
    pub(super) const CROWD: f32 = 0.02;
    /// A vote in hand, a multi-use card, a training.
    pub(super) const VOTE: f32 = 0.5;
    pub(super) const CARD: f32 = 1.6;
    pub(super) const TRAINING: f32 = 1.8;
    pub(super) const CITY: f32 = 4.0;
    /// A point of chaos besides what it costs now.
    pub(super) const CHAOS: f32 = 0.35;
    /// The part of the penalties that would be due now that is believed in.
    pub(super) const PENALTY: f32 = 0.5;
    /// A leader where influence could be bought.
    pub(super) const MARKET: f32 = 0.8;
}

/// By how many points a lead decides half of what is open.
const SPREAD: f32 = 14.0;

impl Conquest {
    pub(crate) fn judge(&self) -> BySeat<f32> {
        if self.phase == Phase::Over {
            return self.standing().payoffs();
        }
        let values = self.values();
        let seats = usize::from(self.players);
        BySeat::new(seats, |seat| {
            let mine = values[seat.index()];
            let others = self.all().filter(|&other| other != seat);
            let shares = others.map(|other| {
                let lead = (mine - values[other.index()]) / SPREAD;
                0.5 + 0.5 * lead / (1.0 + lead.abs())
            });
            shares.sum::<f32>() / (seats - 1).max(1) as f32
        })
    }

    fn values(&self) -> [f32; MAX_SEATS] {
        let campaigns = f32::from(self.last_campaign.saturating_sub(self.campaign)) + 1.0;
        let penalties = self.penalties();
        let mut values = [0.0; MAX_SEATS];
        for seat in self.all() {
            let realm = self.of(seat);
            let chaos = worth::CHAOS * f32::from(realm.chaos)
                + worth::PENALTY * campaigns * f32::from(penalties[seat.index()]);
            values[seat.index()] =
                f32::from(realm.points) - chaos + self.stores(realm) - self.unfinished(seat);
        }
        for key in 0..KEYS {
            self.add_province(key, campaigns, &mut values);
        }
        values
    }

    /// The ranks in one key province for this campaign and those to come.
    fn add_province(&self, key: usize, campaigns: f32, values: &mut [f32; MAX_SEATS]) {
        let ranks = self.ranks(key);
        let at = self.map.keys[key];
        // Later campaigns are less certain than this one.
        let weight = 1.0 + 0.6 * (campaigns - 1.0);
        for seat in self.all() {
            let (realm, value) = (self.of(seat), &mut values[seat.index()]);
            if let Some(&points) = self.map.points[key].get(ranks[seat.index()]) {
                let guarded = realm.troops.has(at);
                let trust = if guarded { worth::PROTECTED } else { worth::OPEN };
                *value += weight * trust * f32::from(points);
                *value += worth::TOKEN * f32::from(realm.influence[key]);
            }
            if self.cities[key] == Some(seat) {
                *value += worth::CITY;
            }
            if self.tokens[key] > 0 && realm.leaders().has(at) {
                *value += worth::MARKET;
            }
        }
    }

    /// Money, units and cards.
    fn stores(&self, realm: &Realm) -> f32 {
        let talents = f32::from(realm.talents.min(1000));
        let mut units = 0.0;
        let mut crowd = 0.0;
        for (kind, worth) in worth::UNITS.into_iter().enumerate() {
            let out = self.map.figures.pieces[kind].saturating_sub(realm.supply[kind]);
            units += worth * f32::from(out);
            crowd += f32::from(out);
        }
        let votes: f32 =
            realm.senators.iter().zip(1..).map(|(&n, v)| f32::from(n) * v as f32).sum();
        worth::TALENT * talents / (1.0 + worth::GLUT * talents)
            + units / (1.0 + worth::CROWD * crowd)
            + worth::VOTE * votes
            + worth::CARD * realm.cards.iter().count() as f32
            + worth::TRAINING * f32::from(realm.army_training)
            + 0.4 * worth::TRAINING * f32::from(realm.naval_training)
    }

    /// A bid that leads is as good as paid, and senators laid down as good as spent.
    fn unfinished(&self, seat: Seat) -> f32 {
        let bid = self.auction.filter(|auction| auction.bidder == Some(seat));
        let bid = bid.map_or(0.0, |auction| worth::TALENT * f32::from(auction.bid));
        let begun = self.phase != Phase::Turn && seat == self.mover;
        bid + if begun { 0.01 } else { 0.0 }
    }
}

// The order of kinds in `worth::UNITS` is that of the supply.
const _: () = assert!(Unit::Galley.index() + 1 == Unit::COUNTED);
