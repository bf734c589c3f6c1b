//! Chapter 4: temples and town walls.

use quadriga_core::{Eyes, Tell};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::payment::Price;
use crate::region::{Region, RegionSet};
use crate::state::Antike;
use crate::words::Good;

impl Antike {
    /// AD-4.2: the coins for temples in neighbouring regions.
    #[inline]
    pub fn temple_coins(&self, region: Region) -> u8 {
        self.map.neighbours(region).within(self.temples).len()
    }

    #[inline]
    pub(crate) fn temple_price(&self, region: Region) -> Price {
        let figures = &self.map.figures;
        let less = if self.this.builders > 0 { figures.master_builder_marble } else { 0 };
        let marble = figures.temple_marble.saturating_sub(less);
        Price::of(Good::Marble, marble).and_coins(self.temple_coins(region))
    }

    #[inline]
    pub(crate) fn wall_price(&self) -> Price {
        Price::of(Good::Marble, self.map.figures.wall_marble)
    }

    #[inline]
    pub(crate) fn offer_building(&self, list: &mut Vec<Action>) {
        let own = self.own();
        if self.temples_left() > 0 {
            for region in own.cities.without(self.temples).iter() {
                if self.affords(self.temple_price(region)) {
                    list.push(Action::Temple { region });
                }
            }
        }
        if own.walls > 0 && self.affords(self.wall_price()) {
            let bare: RegionSet = own.cities.without(self.walls);
            list.extend(bare.iter().map(|region| Action::Wall { region }));
        }
    }

    pub(crate) fn check_temple(&self, region: Region) -> Result<(), Illegal> {
        if !self.own().cities.has(region) {
            return Err(Illegal::NotYourCity);
        }
        if self.temples.has(region) {
            return Err(Illegal::HasTemple);
        }
        if self.temples_left() == 0 {
            return Err(Illegal::NoTempleLeft);
        }
        self.check_price(Good::Marble, self.temple_price(region))
    }

    pub(crate) fn check_wall(&self, region: Region) -> Result<(), Illegal> {
        let own = self.own();
        if !own.cities.has(region) {
            return Err(Illegal::NotYourCity);
        }
        if self.walls.has(region) {
            return Err(Illegal::HasWall);
        }
        if own.walls == 0 {
            return Err(Illegal::NoWallLeft);
        }
        self.check_price(Good::Marble, self.wall_price())
    }

    pub(crate) fn build_temple<T: Tell<Event>>(&mut self, region: Region, tell: &mut T) {
        self.pay(self.temple_price(region), tell);
        self.this.builders = self.this.builders.saturating_sub(1);
        self.temples.insert(region);
        tell.tell(Eyes::ALL, Event::TempleBuilt { seat: self.mover, region });
    }

    pub(crate) fn build_wall<T: Tell<Event>>(&mut self, region: Region, tell: &mut T) {
        self.pay(self.wall_price(), tell);
        let own = self.own_mut();
        own.walls = own.walls.saturating_sub(1);
        self.walls.insert(region);
        tell.tell(Eyes::ALL, Event::WallBuilt { seat: self.mover, region });
    }
}
