//! Chapter 6: know-how and recruits.

use quadriga_core::{Eyes, Seat, Tell};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::payment::Price;
use crate::state::Antike;
use crate::words::{Good, KnowHow, Unit};

impl Antike {
    /// Whether a player has a know-how.
    pub fn knows(&self, seat: Seat, know_how: KnowHow) -> bool {
        self.of(seat).knows(know_how)
    }

    /// AD-6.2: the first buyer pays the higher price.
    #[inline]
    pub(crate) fn know_how_price(&self, know_how: KnowHow) -> Price {
        let second = self.foe().knows(know_how);
        Price::of(Good::Gold, self.map.figures.prices[know_how.index()][usize::from(second)])
    }

    #[inline]
    pub(crate) fn recruiting_price(&self, kind: usize) -> Price {
        Price::of(Good::Gold, self.map.figures.recruiting_gold[kind])
    }

    #[inline]
    pub(crate) fn offer_science(&self, list: &mut Vec<Action>) {
        let own = self.own();
        for &know_how in KnowHow::ALL {
            if !own.knows(know_how) && self.affords(self.know_how_price(know_how)) {
                list.push(Action::Learn { know_how });
            }
        }
        for (kind, unit) in Unit::ORDINARY.into_iter().enumerate() {
            if own.supply[kind] > 0 && self.affords(self.recruiting_price(kind)) {
                list.push(Action::Recruit { unit });
            }
        }
    }

    pub(crate) fn check_learning(&self, know_how: KnowHow) -> Result<(), Illegal> {
        if self.own().knows(know_how) {
            return Err(Illegal::KnownAlready);
        }
        self.check_price(Good::Gold, self.know_how_price(know_how))
    }

    pub(crate) fn check_recruiting(&self, unit: Unit) -> Result<(), Illegal> {
        let kind = unit.index();
        if unit == Unit::Special || self.own().supply[kind] == 0 {
            return Err(Illegal::NoUnitLeft);
        }
        self.check_price(Good::Gold, self.recruiting_price(kind))
    }

    pub(crate) fn learn<T: Tell<Event>>(&mut self, know_how: KnowHow, tell: &mut T) {
        self.pay(self.know_how_price(know_how), tell);
        let first = !self.foe().knows(know_how);
        self.own_mut().know_how |= 1 << know_how.index();
        self.this.scholars = self.this.scholars.saturating_add(first.into());
        self.this.new_commercium |= know_how == KnowHow::Commercium;
        tell.tell(Eyes::ALL, Event::Learned { seat: self.mover, know_how, first });
    }

    pub(crate) fn recruit<T: Tell<Event>>(&mut self, unit: Unit, tell: &mut T) {
        if unit == Unit::Special {
            return;
        }
        self.pay(self.recruiting_price(unit.index()), tell);
        self.enlist(unit, tell);
    }

    /// A unit goes from the supply into the box.
    pub(crate) fn enlist<T: Tell<Event>>(&mut self, unit: Unit, tell: &mut T) {
        let own = self.own_mut();
        let kind = unit.index() & 1;
        if own.supply[kind] > 0 {
            own.supply[kind] -= 1;
            own.boxed[kind] = own.boxed[kind].saturating_add(1);
        }
        tell.tell(Eyes::ALL, Event::Recruited { seat: self.mover, unit });
    }
}
