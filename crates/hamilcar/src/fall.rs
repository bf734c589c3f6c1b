//! Chapter 12: siege points, and the fall of cities and tribes.

use quadriga_core::{Eyes, Tell};

use crate::event::Event;
use crate::general::General;
use crate::phase::{Ending, Phase};
use crate::place::{Site, Space};
use crate::side::Side;
use crate::siege::SiegeStep;
use crate::stack::Stack;
use crate::state::{Hamilcar, Post};
use crate::task::Task;

impl Hamilcar {
    /// Points come onto a city or a tribe; with the last it falls, and what is more lapses.
    pub(crate) fn add_siege_points<T: Tell<Event>>(
        &mut self,
        general: General,
        points: u8,
        tell: &mut T,
    ) {
        if let Some(at) = self.post(general).space() {
            self.press(general.side(), at, points, tell);
        }
    }

    /// HM-12.7: the same without a general (card 99).
    pub(crate) fn press<T: Tell<Event>>(
        &mut self,
        side: Side,
        at: Space,
        points: u8,
        tell: &mut T,
    ) {
        let Some(site) = self.map().site(at) else { return };
        let most = self.material.figures.siege_points;
        let here = &mut self.siege_points[site.index()];
        *here = here.saturating_add(points).min(most);
        let points = *here;
        tell.tell(Eyes::ALL, Event::SiegePoints { at, points });
        if points >= most {
            self.fall(side, at, tell);
        }
    }

    /// Points go; the siege stays.
    pub(crate) fn lose_siege_points<T: Tell<Event>>(
        &mut self,
        at: Space,
        points: u8,
        tell: &mut T,
    ) {
        let Some(site) = self.map().site(at) else { return };
        let here = &mut self.siege_points[site.index()];
        if *here > 0 {
            *here = here.saturating_sub(points);
            let points = *here;
            tell.tell(Eyes::ALL, Event::SiegePoints { at, points });
        }
    }

    /// HM-12.7, HM-12.8, HM-13.3: all inside is lost and the marker turns; a capital ends the game.
    fn fall<T: Tell<Event>>(&mut self, side: Side, at: Space, tell: &mut T) {
        let Some(site) = self.map().site(at) else { return };
        let enemy = side.enemy();
        if let Some(Task::Siege { .. }) = self.tasks.top() {
            self.tasks.pop();
        }
        let generals = self.generals_at(enemy, at, true);
        self.set_inside(site, Stack::NONE);
        self.lift_siege(site);
        self.markers[enemy].remove(at);
        self.markers[side].insert(at);
        self.of_mut(side).taken.insert(site);
        tell.tell(Eyes::ALL, Event::Fallen { side, at });
        if at == self.map().capitals[enemy] {
            // HM-19.7: at once, so that nobody pays for an Aristocrat any more.
            generals.iter().for_each(|general| self.take_off(general, tell));
            return self.end(side, Ending::Capital, tell);
        }
        for general in generals.iter() {
            if !matches!(self.phase, Phase::Over { .. }) {
                self.displace(general, tell);
            } else {
                self.take_off(general, tell);
            }
        }
    }

    /// The siege or subjugation is over, and its points are gone (HM-12.6, HM-12.8).
    pub(crate) fn lift_siege(&mut self, site: Site) {
        self.siege_points[site.index()] = 0;
        self.besieged.remove(site);
        self.punic_sieges.remove(site);
    }

    /// Who besieges a city or subjugates a tribe, or would: the enemy of its owner. For an
    /// independent one that is kept, because either side may come (HM-12.8).
    pub(crate) fn besieger(&self, site: Site) -> Side {
        match self.marker(self.map().space_of(site)).owner() {
            Some(owner) => owner.enemy(),
            None if self.punic_sieges.has(site) => Side::Carthage,
            None => Side::Rome,
        }
    }

    /// A side besieges or subjugates from now on.
    pub(crate) fn begin_siege(&mut self, side: Side, site: Site) {
        if self.besieger(site) != side {
            // HM-12.10: what the enemy has done there is void, also before the table is settled.
            self.lift_siege(site);
        }
        let independent = self.marker(self.map().space_of(site)).owner().is_none();
        if self.map().is_city(site) {
            self.besieged.insert(site);
        }
        self.punic_sieges.remove(site);
        if side == Side::Carthage && independent {
            self.punic_sieges.insert(site);
        }
    }

    /// Whether a general can be in the middle of a siege roll where he is.
    pub(crate) fn is_possible_siege(&self, general: General, step: SiegeStep) -> bool {
        let Post::Outside(at) = self.post(general) else { return false };
        let side = general.side();
        let besieges = self.map().site(at).is_some_and(|site| self.besieger(site) == side);
        let most = self.material.figures.siege_points;
        let sound = match step {
            SiegeStep::Rolled { die } => (1..=6).contains(&die),
            SiegeStep::Storming { left: points } | SiegeStep::Subduing { points } => points <= most,
            SiegeStep::Declared | SiegeStep::Over => true,
        };
        sound && besieges && !self.markers[side].has(at) && !self.is_faced(side, at)
    }
}
