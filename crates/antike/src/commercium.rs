//! Chapter 7: trading by Commercium. The other know-hows work where they are needed.

use quadriga_core::Tell;

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Trade;
use crate::state::Antike;
use crate::words::{Good, KnowHow, Wealth};

/// How many units a trade takes, and how many goods it gives.
const GIVEN: u8 = 3;
const TAKEN: u8 = 2;

impl Antike {
    /// AD-7.6, AD-7.7: whether the mover may begin a trade.
    #[inline]
    pub(crate) fn may_trade(&self) -> bool {
        let own = self.own();
        own.knows(KnowHow::Commercium)
            && !self.this.new_commercium
            && own.wealth_from(Wealth::Marble) >= u32::from(GIVEN)
    }

    pub(crate) fn begin_trade(&mut self) {
        self.trade = Some(Trade::Giving { left: GIVEN, from: Wealth::Marble });
    }

    #[inline]
    pub(crate) fn offer_trade(&self, trade: Trade, list: &mut Vec<Action>) {
        match trade {
            Trade::Giving { left, from } => {
                list.extend(self.ways_to_pay(left, from).map(|with| Action::Pay { with }));
            }
            Trade::Taking { from, .. } => {
                let goods = Good::ALL.iter().filter(|&&good| self.may_take(good, from));
                list.extend(goods.map(|&good| Action::Take { good }));
            }
        }
    }

    /// By version 1, goods were taken in their order.
    #[inline]
    fn may_take(&self, good: Good, from: Good) -> bool {
        good >= from || !self.keeps_order()
    }

    pub(crate) fn check_trade(&self, trade: Trade, action: Action) -> Result<(), Illegal> {
        match (trade, action) {
            (Trade::Giving { left, from }, Action::Pay { with }) => {
                self.check_way(left, from, with)
            }
            (Trade::Taking { from, .. }, Action::Take { good }) if self.may_take(good, from) => {
                Ok(())
            }
            _ => Err(Illegal::Unfinished),
        }
    }

    pub(crate) fn give_in_trade<T: Tell<Event>>(&mut self, with: Wealth, tell: &mut T) {
        let Some(Trade::Giving { left, .. }) = self.trade else { return };
        self.give(with, tell);
        self.trade = Some(match left {
            0 | 1 => Trade::Taking { left: TAKEN, from: Good::Marble },
            _ => Trade::Giving { left: left - 1, from: with },
        });
    }

    pub(crate) fn take_in_trade<T: Tell<Event>>(&mut self, good: Good, tell: &mut T) {
        let Some(Trade::Taking { left, .. }) = self.trade else { return };
        self.receive(good, 1, tell);
        self.trade = (left > 1).then(|| Trade::Taking { left: left - 1, from: good });
    }
}
