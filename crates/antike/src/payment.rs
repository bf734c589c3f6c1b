//! Chapter 1, payment: goods, coins that stand in for them, and the limited coins of the bank.

use quadriga_core::{Eyes, Seat, Tell};

use crate::action::Action;
use crate::event::{Bundle, Event};
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::state::Antike;
use crate::words::{Good, KnowHow, Unit, Wealth};

/// What something costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Price {
    /// Units of each good, for which coins may stand in.
    pub(crate) goods: [u8; Good::COUNT],
    /// Coins, for which nothing may stand in.
    pub(crate) coins: u8,
}

impl Price {
    /// Units of one good.
    #[inline]
    pub(crate) const fn of(good: Good, units: u8) -> Price {
        let mut goods = [0; Good::COUNT];
        goods[good.index()] = units;
        Price { goods, coins: 0 }
    }

    /// The price with coins besides.
    #[inline]
    pub(crate) const fn and_coins(self, coins: u8) -> Price {
        Price { coins, ..self }
    }
}

/// The most kinds of payments in one good that a step can ask for: all know-how, first and second,
/// and recruits.
const MOST_PAYMENTS: usize = 2 * KnowHow::COUNT + 2;

impl Antike {
    /// AD-1.12, AD-1.13: what the mover hands over for a price: goods, as far as no coins were put
    /// aside to save them, and coins for the rest. The coins may be more than there are.
    #[inline]
    pub(crate) fn bill(&self, price: Price) -> Bundle {
        let own = self.own();
        let mut coins = price.coins;
        let mut goods = [0; Good::COUNT];
        for (good, units) in goods.iter_mut().enumerate() {
            let asked = price.goods[good];
            let aside = self.this.pledged[good].min(asked);
            let has = own.goods[good].min(255) as u8;
            *units = match self.coins_replace_any_good() {
                true => asked.min(has).saturating_sub(aside),
                false => (asked - aside).min(has),
            };
            coins = coins.saturating_add(asked - *units);
        }
        let [marble, iron, gold] = goods;
        Bundle { marble, iron, gold, coins }
    }

    /// Whether the mover can pay.
    #[inline]
    pub(crate) fn affords(&self, price: Price) -> bool {
        self.bill(price).coins <= self.own().coins
    }

    /// The reason why the mover can't pay a price in one good.
    pub(crate) fn check_price(&self, good: Good, price: Price) -> Result<(), Illegal> {
        if self.affords(price) {
            return Ok(());
        }
        Err(Illegal::TooDear {
            good: price.goods[good.index()],
            coins: price.coins,
            has_good: self.own().goods[good.index()],
            has_coins: self.own().coins,
            aside: self.this.pledged[good.index()],
        })
    }

    /// The mover pays; never more than there is.
    #[inline]
    pub(crate) fn pay<T: Tell<Event>>(&mut self, price: Price, tell: &mut T) {
        let sum = self.bill(price);
        for (good, units) in [sum.marble, sum.iron, sum.gold].into_iter().enumerate() {
            let aside = self.this.pledged[good];
            self.this.pledged[good] = aside.saturating_sub(price.goods[good]);
            let own = self.own_mut();
            own.goods[good] = own.goods[good].saturating_sub(units.into());
        }
        self.return_coins(self.mover, sum.coins);
        if sum != Bundle::default() {
            tell.tell(Eyes::ALL, Event::Paid { seat: self.mover, sum });
        }
    }

    /// Coins of a player go to the bank; never more than there are.
    #[inline]
    pub(crate) fn return_coins(&mut self, seat: Seat, coins: u8) {
        let people = self.of_mut(seat);
        let coins = coins.min(people.coins);
        people.coins -= coins;
        self.coins = self.coins.saturating_add(coins);
    }

    /// Goods come from the bank, which never lacks any (AD-1.8).
    #[inline]
    pub(crate) fn receive<T: Tell<Event>>(&mut self, good: Good, amount: u8, tell: &mut T) {
        let store = &mut self.own_mut().goods[good.index()];
        *store = store.saturating_add(amount.into());
        tell.tell(Eyes::ALL, Event::Received { seat: self.mover, good, amount });
    }

    /// The mover gives one unit of anything to the bank.
    #[inline]
    pub(crate) fn give<T: Tell<Event>>(&mut self, with: Wealth, tell: &mut T) {
        match with.good() {
            Some(good) => {
                let store = &mut self.own_mut().goods[good.index()];
                *store = store.saturating_sub(1);
            }
            None => self.return_coins(self.mover, 1),
        }
        let mut sum = Bundle::default();
        match with {
            Wealth::Marble => sum.marble = 1,
            Wealth::Iron => sum.iron = 1,
            Wealth::Gold => sum.gold = 1,
            Wealth::Coin => sum.coins = 1,
        }
        tell.tell(Eyes::ALL, Event::Paid { seat: self.mover, sum });
    }

    /// What single payments of this step can ask for of a good, in any order; 0 stands for nothing.
    #[inline]
    fn payments(&self, good: Good) -> [u8; MOST_PAYMENTS] {
        let figures = &self.map.figures;
        let mut asked = [0; MOST_PAYMENTS];
        match (self.phase, good) {
            (Phase::Templum, Good::Marble) => {
                asked[..2].copy_from_slice(&[figures.temple_marble, figures.wall_marble]);
            }
            (Phase::Militia, Good::Iron) => {
                asked[0] = figures.arming_iron;
                // Version 1 forgot that a special unit costs more.
                if self.this.armable[Unit::Special.index()] > 0 && self.coins_replace_any_good() {
                    asked[1] = figures.special_iron;
                }
            }
            (Phase::Scientia, Good::Gold) => {
                let prices = figures.prices.as_flattened().iter().chain(&figures.recruiting_gold);
                asked.iter_mut().zip(prices).for_each(|(place, &price)| *place = price);
            }
            (Phase::Founding, _) if !self.reached_sites().is_empty() => asked[0] = 1,
            _ => {}
        }
        asked
    }

    /// AD-1.13: whether one more coin may be put aside to save a good that the mover has: where
    /// some payment of this step can be made with all that are aside then.
    #[inline]
    fn may_put_aside(&self, good: Good) -> bool {
        let (coins, has) = (self.own().coins, self.own().goods[good.index()].min(255) as u8);
        let all: u8 = self.this.pledged.iter().sum();
        if coins <= all || has == 0 {
            return false;
        }
        let aside = self.this.pledged[good.index()] + 1;
        let payments = self.payments(good);
        if !self.coins_replace_any_good() {
            return aside <= payments.into_iter().max().unwrap_or(0) && aside <= has;
        }
        let spare = coins - (all - self.this.pledged[good.index()]);
        payments.into_iter().any(|asked| {
            let goods = asked.min(has);
            aside <= asked && asked - goods + aside.min(goods) <= spare
        })
    }

    /// The coins that may be put aside.
    #[inline]
    pub(crate) fn offer_coins(&self, list: &mut Vec<Action>) {
        if self.own().coins == 0 {
            return;
        }
        let offered = Good::ALL.iter().copied().filter(|&good| self.may_put_aside(good));
        list.extend(offered.map(|good| Action::Coin { good }));
    }

    pub(crate) fn check_coin(&self, good: Good) -> Result<(), Illegal> {
        if self.may_put_aside(good) { Ok(()) } else { Err(Illegal::NoCoinAside) }
    }

    pub(crate) fn put_aside(&mut self, good: Good) {
        let pledged = &mut self.this.pledged[good.index()];
        *pledged = pledged.saturating_add(1);
    }
}
