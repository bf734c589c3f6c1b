//! Units and generals in their places: where they may be put, and how they are put and taken
//! (HM-1.7 to HM-1.14).

use crate::general::General;
use crate::place::{Site, SiteSet, Space, SpaceSet};
use crate::side::Side;
use crate::stack::Stack;
use crate::state::{Hamilcar, Post};
use crate::words::Kind;

impl Hamilcar {
    /// Whether the enemies of a side stand outside on a space.
    #[inline]
    pub(crate) fn is_faced(&self, side: Side, at: Space) -> bool {
        self.occupied[side.enemy()].has(at)
    }

    /// The city of a side on a space.
    #[inline]
    pub(crate) fn own_city(&self, side: Side, at: Space) -> Option<Site> {
        let is_own = self.markers[side].has(at) && self.map().of_kind(Kind::City).has(at);
        if is_own { self.map().site(at) } else { None }
    }

    /// The city in which units of a side are shut in, or would be: its own, with enemies outside.
    #[inline]
    pub(crate) fn shut_in(&self, side: Side, at: Space) -> Option<Site> {
        self.own_city(side, at).filter(|_| self.is_faced(side, at))
    }

    /// Whether the city or tribe on a space is besieged.
    #[inline]
    pub(crate) fn is_besieged(&self, at: Space) -> bool {
        self.map().site(at).is_some_and(|site| self.besieged.has(site))
    }

    /// The own cities of a side that are not besieged.
    pub(crate) fn open_cities(&self, side: Side) -> SpaceSet {
        let cities = self.markers[side].within(self.map().of_kind(Kind::City));
        cities.without(self.besieged_cities())
    }

    /// The cities under siege.
    pub(crate) fn besieged_cities(&self) -> SpaceSet {
        self.besieged.iter().map(|site| self.map().space_of(site)).collect()
    }

    /// How many more units of a side find room on a space (HM-1.11, HM-20.3): none where enemies
    /// stand outside, except inside an own city.
    pub(crate) fn room(&self, side: Side, at: Space) -> u8 {
        if !self.is_faced(side, at) {
            return u8::MAX - self.outside(side, at).units();
        }
        let most = self.material.figures.city_units;
        self.own_city(side, at).map_or(0, |city| most.saturating_sub(self.inside(city).units()))
    }

    /// Puts units and trains of a side onto a space, inside its city where enemies stand outside.
    pub(crate) fn put(&mut self, side: Side, at: Space, stack: Stack) {
        match self.shut_in(side, at) {
            Some(city) => self.set_inside(city, self.inside(city).with(stack)),
            None => self.put_outside(side, at, stack),
        }
        if stack.units() > 0 {
            self.make_way(side.enemy(), at);
        }
    }

    /// HM-7.7, HM-13.3: what is alone on a space where enemies were placed: in its own city it is
    /// inside; elsewhere supply trains are gone, and generals are stranded.
    fn make_way(&mut self, side: Side, at: Space) {
        let here = self.outside(side, at);
        if here.units() > 0 || !self.is_faced(side, at) {
            return;
        }
        self.take(side, at, false, here);
        if self.own_city(side, at).is_some() {
            self.stand_inside(side, at, here);
            for general in self.generals_at(side, at, false).iter() {
                self.send(general, Post::Inside(at));
            }
        }
    }

    /// Puts units and trains of a side outside, also beside enemies: an army on the march.
    pub(crate) fn put_outside(&mut self, side: Side, at: Space, stack: Stack) {
        self.set_outside(side, at, self.outside(side, at).with(stack));
    }

    /// Puts units and trains of a side inside its city.
    pub(crate) fn stand_inside(&mut self, side: Side, at: Space, stack: Stack) {
        if let Some(city) = self.own_city(side, at) {
            self.set_inside(city, self.inside(city).with(stack));
        }
    }

    /// Takes units and trains from a stack outside, or inside its city.
    pub(crate) fn take(&mut self, side: Side, at: Space, inside: bool, stack: Stack) {
        match self.map().site(at).filter(|_| inside) {
            Some(city) => self.set_inside(city, self.inside(city).without(stack)),
            None => self.set_outside(side, at, self.outside(side, at).without(stack)),
        }
    }

    /// The stack of a side outside, or inside its city.
    #[inline]
    pub(crate) fn stack(&self, side: Side, at: Space, inside: bool) -> Stack {
        if !inside {
            return self.outside(side, at);
        }
        self.own_city(side, at).map_or(Stack::NONE, |city| self.inside(city))
    }

    /// What stands and lies outside on a space from now on.
    #[inline]
    pub(crate) fn set_outside(&mut self, side: Side, at: Space, stack: Stack) {
        self.outside[side][at.index()] = stack;
        self.occupied[side].remove(at);
        if stack.units() > 0 {
            self.occupied[side].insert(at);
        }
        self.laden[side].remove(at);
        if stack.trains > 0 {
            self.laden[side].insert(at);
        }
    }

    /// What is inside a city from now on.
    #[inline]
    pub(crate) fn set_inside(&mut self, site: Site, stack: Stack) {
        self.inside[site.index()] = stack;
        self.manned.remove(site);
        if !stack.is_empty() {
            self.manned.insert(site);
        }
    }

    /// Where a general is from now on.
    #[inline]
    pub(crate) fn send(&mut self, general: General, post: Post) {
        self.posts[general.index()] = post;
        self.on_map.remove(general);
        if post.space().is_some() {
            self.on_map.insert(general);
        }
    }

    /// The own cities inside which something is.
    pub(crate) fn manned_cities(&self, side: Side) -> SpaceSet {
        let spaces = self.manned.iter().map(|site| self.map().space_of(site));
        spaces.collect::<SpaceSet>().within(self.markers[side])
    }

    /// The places where so many units of a side stand, outside or inside.
    pub(crate) fn stacks(&self, side: Side, inside: bool, least: u8) -> SpaceSet {
        let places = if inside { self.manned_cities(side) } else { self.occupied[side] };
        places.iter().filter(|&at| self.stack(side, at, inside).units() >= least).collect()
    }

    /// The supply trains of a side on the map (HM-1.9).
    pub(crate) fn trains(&self, side: Side) -> u8 {
        let open: u8 = self.laden[side].iter().map(|at| self.outside(side, at).trains).sum();
        let shut = self.manned_cities(side).iter().map(|at| self.stack(side, at, true).trains);
        open + shut.sum::<u8>()
    }

    /// Puts a general onto a space, inside its city where enemies stand outside.
    pub(crate) fn station(&mut self, general: General, at: Space) {
        let shut_in = self.shut_in(general.side(), at).is_some();
        self.send(general, if shut_in { Post::Inside(at) } else { Post::Outside(at) });
    }

    /// HM-1.11, HM-12.6, HM-13.2: where no enemy stands outside any more, inside and outside become
    /// one and the siege ends; supply trains that lie nowhere are removed.
    pub(crate) fn settle(&mut self) {
        for site in self.unsettled_sites().iter() {
            let at = self.map().space_of(site);
            if self.occupied[self.besieger(site)].has(at) {
                continue;
            }
            self.lift_siege(site);
            if let Some(side) = self.marker(at).owner() {
                let garrison = self.inside(site);
                self.set_inside(site, Stack::NONE);
                self.put(side, at, garrison);
                self.open_gates(side, at);
            }
        }
        for &side in Side::ALL {
            let alone = self.laden[side].without(self.occupied[side]);
            for at in alone.without(self.markers[side]).iter() {
                self.set_outside(side, at, Stack::NONE);
            }
        }
    }

    /// The cities and tribes that are besieged or subjugated, or inside which somebody is.
    fn unsettled_sites(&self) -> SiteSet {
        let mut sites = self.manned.with(self.besieged).with(self.punic_sieges);
        for site in Site::all().filter(|site| self.siege_points[site.index()] > 0) {
            sites.insert(site);
        }
        for general in self.on_map.iter() {
            if let Post::Inside(at) = self.post(general)
                && let Some(site) = self.map().site(at)
            {
                sites.insert(site);
            }
        }
        sites
    }

    /// HM-13.2: supply trains alone on a space that is not their owner's are removed.
    pub(crate) fn drop_trains(&mut self, at: Space) {
        for &side in Side::ALL {
            let alone = self.laden[side].has(at) && !self.occupied[side].has(at);
            if alone && !self.markers[side].has(at) {
                self.set_outside(side, at, Stack::NONE);
            }
        }
    }

    fn open_gates(&mut self, side: Side, at: Space) {
        for general in self.on_map(side).iter() {
            if self.post(general) == Post::Inside(at) {
                self.send(general, Post::Outside(at));
            }
        }
    }
}
