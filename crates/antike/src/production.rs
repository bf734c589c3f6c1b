//! Chapter 3: production.

use quadriga_core::{Eyes, Seat, Tell};

use crate::event::Event;
use crate::phase::Phase;
use crate::state::Antike;
use crate::words::{Good, KnowHow};

impl Antike {
    /// AD-3.1, AD-7.3: what the production of a good would bring a player.
    #[inline]
    pub fn yield_of(&self, seat: Seat, good: Good) -> u8 {
        let people = self.of(seat);
        let cities = people.cities.within(self.tiles[good.index()]);
        let temples = cities.within(self.temples).len();
        cities.len() + 2 * temples + u8::from(people.knows(KnowHow::Moneta))
    }

    /// The cities produce, and a coin comes from the bank if there is one (AD-3.2, AD-3.5).
    pub(crate) fn produce<T: Tell<Event>>(&mut self, good: Good, tell: &mut T) {
        let amount = self.yield_of(self.mover, good);
        let coin = self.coins > 0;
        let own = self.own_mut();
        let store = &mut own.goods[good.index()];
        *store = store.saturating_add(amount.into());
        if coin {
            own.coins = own.coins.saturating_add(1);
            self.coins -= 1;
        }
        tell.tell(Eyes::ALL, Event::Produced { seat: self.mover, good, amount, coin });
        self.phase = if coin { Phase::Founding } else { Phase::Compensation };
    }

    /// AD-3.5: a good instead of the coin.
    pub(crate) fn compensate<T: Tell<Event>>(&mut self, good: Good, tell: &mut T) {
        self.receive(good, 1, tell);
        self.phase = Phase::Founding;
    }
}
