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
    /// A scholar or general that is due.
    pub(super) const DUE: f32 = 0.9;
    pub(super) const CITY: f32 = 0.15;
    pub(super) const TEMPLE: f32 = 0.1;
    /// The first unit of a good; the n-th is worth less.
    pub(super) const GOOD: f32 = 0.05;
    pub(super) const GLUT: f32 = 0.02;
    pub(super) const COIN: f32 = 0.055;
    /// One more of a good at each production, from the first to the n-th like a root.
    pub(super) const INCOME: f32 = 0.18;
    /// Know-how besides its scholar.
    pub(super) const KNOW_HOW: [f32; KNOWN] = [0.15, 0.15, 0.2, 0.2, 0.1];
    /// Units on the map, like a root of their number; in the box, the first few count.
    pub(super) const ON_MAP: f32 = 0.55;
    pub(super) const IN_BOX: f32 = 0.08;
    pub(super) const FEW: u8 = 4;
    /// Walls in the supply and on the map.
    pub(super) const WALL: f32 = 0.02;
    pub(super) const BUILT_WALL: f32 = 0.075;
    pub(super) const CARD: f32 = 0.08;
    /// A free site under an own unit, and one a step away from some.
    pub(super) const SITE: f32 = 0.08;
    pub(super) const NEAR_SITE: f32 = 0.015;
    /// A city that could be taken at once, and its temple.
    pub(super) const THREAT: f32 = 0.15;
    pub(super) const TEMPLE_THREAT: f32 = 0.5;
    /// A turn, trade or payment that was begun and not ended: steps without use are not worth it.
    pub(super) const UNDONE: f32 = 0.002;

    const KNOWN: usize = crate::words::KnowHow::COUNT;
}

/// By how many personages a lead decides half of what is open.
const SPREAD: f32 = 2.2;

impl Antike {
    pub(crate) fn judge(&self) -> BySeat<f32> {
        if let Phase::Over(ending) = self.phase {
            return ending.standing().payoffs();
        }
        let lead = self.value(Seat::FIRST) - self.value(Seat::SECOND);
        // Near the end the same lead means more.
        let most = self.peoples[0].total().max(self.peoples[1].total());
        let lead = lead * (1.0 + f32::from(most) / 6.0) / SPREAD;
        let share = 0.5 + 0.5 * lead / (1.0 + lead.abs());
        BySeat::new(SEATS, |seat| if seat == Seat::FIRST { share } else { 1.0 - share })
    }

    fn value(&self, seat: Seat) -> f32 {
        let mut value = f32::from(self.of(seat).total());
        for kind in [Personage::King, Personage::Citizen, Personage::Navigator] {
            value += worth::WAY * self.way(seat, kind);
        }
        if seat == self.mover {
            let due = self.due(Personage::Scholar) + self.due(Personage::General);
            value += worth::DUE * f32::from(due) - self.undone();
        }
        value + self.economy(seat) + self.army(seat) - self.danger(seat)
    }

    fn undone(&self) -> f32 {
        let aside: u8 = self.this.pledged.iter().sum();
        let begun = u8::from(self.phase != Phase::Rondel) + u8::from(self.trade.is_some());
        worth::UNDONE * f32::from(begun + aside)
    }

    /// The part of the way to the next personage of a kind that lies behind.
    fn way(&self, seat: Seat, kind: Personage) -> f32 {
        let Some((reached, step)) = self.progress(seat, kind) else { return 0.0 };
        if self.personages_left(kind) == 0 {
            return 0.0;
        }
        let (reached, step) = (f32::from(reached), f32::from(step));
        let behind = reached - step * f32::from(self.of(seat).personages[kind.index()]);
        (behind / step).clamp(-1.0, 1.5)
    }

    fn economy(&self, seat: Seat) -> f32 {
        let people = self.of(seat);
        let mut value = worth::COIN * f32::from(people.coins)
            + worth::CITY * f32::from(people.cities.len())
            + worth::TEMPLE * f32::from(self.temples_of(seat))
            + worth::CARD * f32::from(people.hand.len())
            + worth::WALL * f32::from(people.walls)
            + worth::BUILT_WALL * f32::from(people.cities.within(self.walls).len());
        for (&good, &stock) in Good::ALL.iter().zip(&people.goods) {
            let stock = f32::from(stock.min(60));
            value += worth::GOOD * stock / (1.0 + worth::GLUT * stock);
            value += worth::INCOME * f32::from(self.yield_of(seat, good)).sqrt();
        }
        let known = KnowHow::ALL.iter().zip(worth::KNOW_HOW);
        value
            + known.filter(|(known, _)| people.knows(**known)).map(|(_, worth)| worth).sum::<f32>()
    }

    fn army(&self, seat: Seat) -> f32 {
        let people = self.of(seat);
        let free = self.free_sites();
        let near = |kind: usize| {
            let near = |region: &crate::region::Region| {
                !self.map.across[kind][region.index()].within(free).is_empty()
            };
            people.at[kind].iter().filter(near).count() as u8
        };
        let units = self.map.figures.units;
        let on_map = |kind: usize| {
            units[kind].saturating_sub(people.supply[kind]).saturating_sub(people.boxed[kind])
        };
        let boxed = (people.boxed[0] + people.boxed[1]).min(worth::FEW);
        worth::ON_MAP * f32::from(on_map(0) + on_map(1)).sqrt()
            + worth::IN_BOX * f32::from(boxed)
            + worth::SITE * f32::from(people.present().within(free).len())
            + worth::NEAR_SITE * f32::from(near(0) + near(1))
    }

    /// The cities that the enemy could take where it stands.
    fn danger(&self, seat: Seat) -> f32 {
        let (people, enemy) = (self.of(seat), self.of(seat.opponent()));
        let mut danger = 0.0;
        for region in people.cities.within(enemy.present()).iter() {
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
