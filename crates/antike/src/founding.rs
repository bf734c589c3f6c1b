//! Chapter 9: founding cities.

use quadriga_core::{Eyes, Tell};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::payment::Price;
use crate::region::{Region, RegionSet};
use crate::state::Antike;
use crate::words::Good;

impl Antike {
    /// AD-9.6: neighbouring cities of both players that produce a good.
    #[inline]
    pub fn same_neighbours(&self, region: Region, good: Good) -> u8 {
        self.map.neighbours(region).within(self.tiles[good.index()]).len()
    }

    #[inline]
    pub(crate) fn founding_price(&self, region: Region, good: Good) -> Price {
        let coins = if self.this.settlers > 0 { 0 } else { self.same_neighbours(region, good) };
        Price { goods: [1; Good::COUNT], coins }
    }

    /// The free city sites.
    #[inline]
    pub(crate) fn free_sites(&self) -> RegionSet {
        self.map.sites.without(self.cities())
    }

    /// AD-9.2: free sites with a legion or a galley of the mover.
    #[inline]
    pub(crate) fn reached_sites(&self) -> RegionSet {
        self.own().present().within(self.free_sites())
    }

    #[inline]
    pub(crate) fn offer_founding(&self, list: &mut Vec<Action>) {
        let sites = self.reached_sites();
        // Whatever the place, one of each good is needed; often that is too much.
        if sites.is_empty() || !self.affords(Price { goods: [1; Good::COUNT], coins: 0 }) {
            return;
        }
        for region in sites.iter() {
            for &good in Good::ALL {
                if self.tiles_left(good) > 0 && self.affords(self.founding_price(region, good)) {
                    list.push(Action::Found { region, good });
                }
            }
        }
    }

    pub(crate) fn check_founding(&self, region: Region, good: Good) -> Result<(), Illegal> {
        if !self.free_sites().has(region) {
            return Err(Illegal::NoSite);
        }
        if !self.own().present().has(region) {
            return Err(Illegal::NoUnitThere);
        }
        if self.tiles_left(good) == 0 {
            return Err(Illegal::NoTileLeft);
        }
        let (needed, has) = (self.bill(self.founding_price(region, good)).coins, self.own().coins);
        if needed <= has { Ok(()) } else { Err(Illegal::FoundingTooDear { coins: needed, has }) }
    }

    pub(crate) fn found<T: Tell<Event>>(&mut self, region: Region, good: Good, tell: &mut T) {
        self.pay(self.founding_price(region, good), tell);
        self.this.settlers = self.this.settlers.saturating_sub(1);
        self.tiles[good.index()].insert(region);
        self.own_mut().cities.insert(region);
        tell.tell(Eyes::ALL, Event::Founded { seat: self.mover, region, good });
    }
}
