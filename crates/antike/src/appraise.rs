//! A quick judgement of a position: personages, what is on the way to them, and the economy. What armies
//! can do is judged in `assault`.
//!
//! Bots judge at the end of a turn, and a plan takes several: recruit, arm, move, conquer or found. So
//! each step has to be worth more than what it uses up, or nobody would begin.

use quadriga_core::{BySeat, Seat};

use crate::phase::Phase;
use crate::region::RegionSet;
use crate::state::{Antike, SEATS};
use crate::words::{Good, KnowHow, Personage};

/// What things are worth, in personages.
mod worth {
    use crate::words::{Good, KnowHow};

    /// The whole way to the next king, citizen or navigator: less than the personage itself, so that
    /// it is taken although the opponent gets a card.
    pub(super) const WAY: f32 = 0.75;
    /// A scholar or general that is due.
    pub(super) const DUE: f32 = 0.9;
    /// Cities and temples besides what they count for personages and produce.
    pub(super) const CITY: f32 = 0.2;
    pub(super) const TEMPLE: f32 = 0.3;
    /// The first unit of a good; the more there are, the less one more is worth.
    pub(super) const GOOD: f32 = 0.05;
    pub(super) const GLUT: f32 = 0.03;
    /// A coin stands in for any good and pays what nothing else can.
    pub(super) const COIN: f32 = 0.052;
    /// Gold towards the cheapest know-how that nobody has, besides its worth as a good.
    pub(super) const SAVED: f32 = 0.25;
    /// Production of each good, like a root of what it brings: all three are needed.
    pub(super) const INCOME: [f32; Good::COUNT] = [0.38, 0.29, 0.33];
    /// How many personages make production worthless, as there is no time left to use it.
    pub(super) const HARVESTS: f32 = 26.0;
    /// Know-how besides its scholar.
    pub(super) const KNOW_HOW: [f32; KnowHow::COUNT] = [0.15, 0.2, 0.25, 0.3, 0.15];
    /// Legions and galleys on the map and in the box, to begin with more than the iron and the gold that
    /// they cost; the larger the army, the less one more is worth.
    pub(super) const ON_MAP: [f32; 2] = [0.45, 0.48];
    pub(super) const IN_BOX: [f32; 2] = [0.1, 0.25];
    pub(super) const CROWD: f32 = 0.06;
    /// Walls in the supply, on the map, and at a temple besides.
    pub(super) const WALL: f32 = 0.02;
    pub(super) const BUILT_WALL: f32 = 0.05;
    pub(super) const TEMPLE_WALL: f32 = 0.06;
    pub(super) const CARD: f32 = 0.07;
    /// A free site under an own unit, and one a step away from some. More would keep bots from founding
    /// there, since the founded site is free no longer.
    pub(super) const SITE: f32 = 0.12;
    pub(super) const NEAR_SITE: f32 = 0.03;
    /// The next turn: what a player gains in one on average. Without it a line that a search has followed
    /// through the opponent's turn would look worse than one that stops before.
    pub(super) const TURN: f32 = 0.18;
    /// A turn, trade or payment that was begun and not ended: steps without use are not worth it.
    pub(super) const UNDONE: f32 = 0.002;
}

/// By how many personages a lead decides half of what is open.
const SPREAD: f32 = 2.2;
/// With so many personages of the leader the same lead means twice as much.
const LATE: f32 = 6.0;

impl Antike {
    pub(crate) fn judge(&self) -> BySeat<f32> {
        if let Phase::Over(ending) = self.phase {
            return ending.standing().payoffs();
        }
        let lead = self.value(Seat::FIRST) - self.value(Seat::SECOND);
        let lead = lead * (1.0 + self.most_personages() / LATE) / SPREAD;
        let share = 0.5 + 0.5 * lead / (1.0 + lead.abs());
        BySeat::new(SEATS, |seat| if seat == Seat::FIRST { share } else { 1.0 - share })
    }

    fn most_personages(&self) -> f32 {
        f32::from(self.peoples[0].total().max(self.peoples[1].total()))
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
        if seat == self.next_mover() {
            value += worth::TURN;
        }
        value + self.stores(seat) + self.empire(seat) + self.army(seat) + self.assault(seat)
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

    /// What can be spent.
    fn stores(&self, seat: Seat) -> f32 {
        let people = self.of(seat);
        // Cards that are about to be chosen count, or a bot would see the price of a personage too late.
        let chosen = match self.phase {
            Phase::Picking { left } if seat != self.mover => left,
            _ => 0,
        };
        let mut value = worth::COIN * f32::from(people.coins)
            + worth::CARD * f32::from(people.hand.len() + chosen)
            + worth::WALL * f32::from(people.walls);
        for &stock in &people.goods {
            let stock = f32::from(stock.min(60));
            value += worth::GOOD * stock / (1.0 + worth::GLUT * stock);
        }
        let known = self.peoples[0].know_how | self.peoples[1].know_how;
        let prices = self.map.figures.prices.iter().enumerate();
        let open = prices.filter(|(index, _)| known >> index & 1 == 0);
        if let Some(price) = open.map(|(_, price)| price[0]).min() {
            let saved = people.goods[Good::Gold.index()].min(60) + u16::from(people.coins);
            value += worth::SAVED * (f32::from(saved) / f32::from(price.max(1))).min(1.0);
        }
        value
    }

    /// What lasts: cities with what they bring, and know-how.
    fn empire(&self, seat: Seat) -> f32 {
        let people = self.of(seat);
        let temples = people.cities.within(self.temples);
        let walls = people.cities.within(self.walls);
        let mut value = worth::CITY * f32::from(people.cities.len())
            + worth::TEMPLE * f32::from(temples.len())
            + worth::BUILT_WALL * f32::from(walls.len())
            + worth::TEMPLE_WALL * f32::from(walls.within(temples).len());
        let harvests = 1.0 - self.most_personages() / worth::HARVESTS;
        for (&good, income) in Good::ALL.iter().zip(worth::INCOME) {
            value += income * harvests * f32::from(self.yield_of(seat, good)).sqrt();
        }
        let known = KnowHow::ALL.iter().zip(worth::KNOW_HOW);
        value
            + known.filter(|(known, _)| people.knows(**known)).map(|(_, worth)| worth).sum::<f32>()
    }

    /// Units by their number, and where they can found.
    fn army(&self, seat: Seat) -> f32 {
        let people = self.of(seat);
        let free = self.free_sites();
        let units = self.map.figures.units;
        let (mut value, mut all, mut near) = (0.0, 0, RegionSet::NONE);
        for (kind, &boxed) in people.boxed.iter().enumerate() {
            let on_map = units[kind].saturating_sub(people.supply[kind]).saturating_sub(boxed);
            all += on_map + boxed;
            value +=
                worth::ON_MAP[kind] * f32::from(on_map) + worth::IN_BOX[kind] * f32::from(boxed);
            for region in people.at[kind].iter() {
                near = near.and(self.map.across[kind][region.index()]);
            }
        }
        let reached = people.present().within(free);
        value / (1.0 + worth::CROWD * f32::from(all))
            + worth::SITE * f32::from(reached.len())
            + worth::NEAR_SITE * f32::from(near.within(free).without(reached).len())
    }
}
