//! A quick judgement of a position: personages, what is on the way to them, and the economy.

use quadriga_core::{BySeat, Seat};

use crate::phase::Phase;
use crate::state::{Antike, SEATS};
use crate::words::{Good, KnowHow, Personage};

/// What things are worth, in personages.
mod worth {
    /// The whole way to the next king, citizen or navigator: less than the personage itself, so that
    /// it is taken.
    pub(super) const WAY: f32 = 0.8;
    /// A unit of a good, and how much is lost for each one that is already there.
    pub(super) const GOOD: f32 = 0.055;
    pub(super) const GLUT: f32 = 0.02;
    pub(super) const COIN: f32 = 0.06;
    /// One more of a good at each production.
    pub(super) const INCOME: f32 = 0.09;
    pub(super) const KNOW_HOW: [f32; 5] = [0.1, 0.1, 0.2, 0.15, 0.1];
    pub(super) const ON_MAP: f32 = 0.1;
    pub(super) const IN_BOX: f32 = 0.04;
    pub(super) const WALL: f32 = 0.03;
    pub(super) const CARD: f32 = 0.08;
    /// A free site under an own unit.
    pub(super) const SITE: f32 = 0.08;
    /// A city that could be taken at once, and its temple.
    pub(super) const THREAT: f32 = 0.15;
    pub(super) const TEMPLE_THREAT: f32 = 0.5;
}

/// How far ahead is how good.
const SPREAD: f32 = 2.2;

impl Antike {
    pub(crate) fn judge(&self) -> BySeat<f32> {
        if let Phase::Over(ending) = self.phase {
            return ending.standing().payoffs();
        }
        let lead = self.value(Seat::FIRST) - self.value(Seat::SECOND);
        let near = self.peoples[0].total().max(self.peoples[1].total());
        let sharpness = (1.0 + f32::from(near) / 6.0) / SPREAD;
        let share = 0.5 + 0.5 * (lead * sharpness / (1.0 + (lead * sharpness).abs()));
        BySeat::new(SEATS, |seat| if seat == Seat::FIRST { share } else { 1.0 - share })
    }

    fn value(&self, seat: Seat) -> f32 {
        let people = self.of(seat);
        let mut value = f32::from(people.total());
        for kind in [Personage::King, Personage::Citizen, Personage::Navigator] {
            value += worth::WAY * self.way(seat, kind);
        }
        if seat == self.mover {
            value += 0.9 * f32::from(self.due(Personage::Scholar) + self.due(Personage::General));
        }
        value + self.economy(seat) + self.army(seat) - self.danger(seat)
    }

    /// The part of the way to the next personage of a kind that lies behind.
    fn way(&self, seat: Seat, kind: Personage) -> f32 {
        let Some((reached, step)) = self.progress(seat, kind) else { return 0.0 };
        let (reached, step) = (f32::from(reached), f32::from(step));
        let behind = reached - step * f32::from(self.of(seat).personages[kind.index()]);
        if self.personages_left(kind) == 0 {
            0.02 * reached
        } else {
            (behind / step).clamp(-1.0, 1.5)
        }
    }

    fn economy(&self, seat: Seat) -> f32 {
        let people = self.of(seat);
        let mut value = worth::COIN * f32::from(people.coins);
        for (&good, &stock) in Good::ALL.iter().zip(&people.goods) {
            let stock = f32::from(stock.min(40));
            value += worth::GOOD * stock / (1.0 + worth::GLUT * stock);
            value += worth::INCOME * f32::from(self.yield_of(seat, good)).sqrt() * 2.0;
        }
        for (&known, worth) in KnowHow::ALL.iter().zip(worth::KNOW_HOW) {
            if people.knows(known) {
                value += worth;
            }
        }
        value += worth::CARD * f32::from(people.hand.len());
        value + worth::WALL * f32::from(people.walls + 2 * people.cities.within(self.walls).len())
    }

    fn army(&self, seat: Seat) -> f32 {
        let people = self.of(seat);
        let free = self.map.sites.without(self.cities());
        let sites = people.present().within(free).len();
        let figures = &self.map.figures;
        let on_map =
            (0..2).map(|kind| figures.units[kind] - people.supply[kind] - people.boxed[kind]);
        let boxed = people.boxed[0] + people.boxed[1];
        worth::ON_MAP * on_map.map(f32::from).sum::<f32>()
            + worth::IN_BOX * f32::from(boxed)
            + worth::SITE * f32::from(sites)
    }

    /// The cities that the enemy could take where it stands.
    fn danger(&self, seat: Seat) -> f32 {
        let (people, enemy) = (self.of(seat), self.of(seat.opponent()));
        let attacked = people.cities.within(enemy.present());
        let mut danger = 0.0;
        for region in attacked.iter() {
            let [legions, galleys] = enemy.force(region);
            if legions + galleys >= self.strength(region) {
                danger += worth::THREAT;
                if self.temples.has(region) {
                    danger += worth::TEMPLE_THREAT;
                }
            }
        }
        danger
    }
}
