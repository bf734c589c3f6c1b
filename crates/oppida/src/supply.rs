//! Chapter 8: supply and starving.

use quadriga_core::{Eyes, Seat, Tell};

use crate::action::Action;
use crate::area::{Area, AreaSet};
use crate::dice::Die;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Oppida, Phase};

impl Oppida {
    /// How many warriors outside a seat has beyond its ears.
    #[inline]
    pub fn surplus(&self, seat: Seat) -> u8 {
        self.outside(seat).saturating_sub(self.ears(seat))
    }

    /// Makes a seat starve if it has to. Returns whether it has to.
    #[inline]
    pub(crate) fn grow_hungry<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) -> bool {
        let warriors = self.surplus(seat);
        if warriors > 0 {
            self.phase = Phase::Starving { hungry: seat };
            tell.tell(Eyes::ALL, Event::Hungry { seat, warriors });
        }
        warriors > 0
    }

    #[inline]
    pub(crate) fn offer_starving(&self, hungry: Seat, list: &mut Vec<Action>) {
        for area in self.areas(hungry).within(AreaSet::LAND).iter() {
            if self.dice(area).warriors() > 1 {
                list.extend(self.dice(area).values().map(|die| Action::Starve { area, die }));
            }
        }
    }

    pub(crate) fn check_starving(&self, area: Area, die: Die) -> Result<(), Illegal> {
        let Phase::Starving { hungry } = self.phase else { return Err(Illegal::NobodyHungry) };
        if area.is_capital() {
            Err(Illegal::CapitalFeeds)
        } else if !self.areas(hungry).has(area) {
            Err(Illegal::NotHungry { hungry })
        } else if !self.dice(area).has(die) {
            Err(Illegal::NoDieToStarve { die: die.warriors() })
        } else if self.dice(area).warriors() == 1 {
            Err(Illegal::LastWarrior)
        } else {
            Ok(())
        }
    }

    /// One warrior starves; when enough have, the turn goes on (OP-8.6) or ends.
    pub(crate) fn starve<T: Tell<Event>>(&mut self, area: Area, die: Die, tell: &mut T) {
        let Phase::Starving { hungry } = self.phase else { return };
        self.lift(hungry, area, die);
        if let Some(rest) = die.less(1) {
            self.place(hungry, area, rest);
        }
        tell.tell(Eyes::ALL, Event::Starved { seat: hungry, area, die });
        if self.surplus(hungry) > 0 {
            return;
        }
        if hungry == self.mover {
            self.begin_next_turn(tell);
        } else {
            self.phase = Phase::Marching;
        }
    }
}
