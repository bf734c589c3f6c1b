//! Events that place units: 72, 77, 78, 81, 84, 85, 89, 94, 100, 109.

use quadriga_core::{Eyes, Tell};

use super::Part;
use crate::card::Card;
use crate::effect::Effect;
use crate::event::Event;
use crate::general::General;
use crate::place::{Space, SpaceSet};
use crate::side::Side;
use crate::stack::Stack;
use crate::state::{Hamilcar, Post};
use crate::task::Task;
use crate::words::Region;

impl Hamilcar {
    /// Where the generals of a side are with whom units can be placed (HM-20.3).
    fn quarters(&self, of: impl Iterator<Item = General>) -> SpaceSet {
        let at = |general: General| self.post(general).space().map(|at| (general.side(), at));
        of.filter_map(at).filter(|&(side, at)| self.room(side, at) > 0).map(|(_, at)| at).collect()
    }

    /// Where the units of an event may go.
    pub(super) fn camps(&self, side: Side, card: Card) -> SpaceSet {
        let (map, generals) = (self.map(), self.on_map(side));
        let capital = map.capitals[side];
        let home: SpaceSet = [capital].into_iter().filter(|&at| self.room(side, at) > 0).collect();
        match self.material.deck.info(card).effect {
            Effect::Auxiliaries { .. } => {
                let free = |general: &General| match self.post(*general) {
                    Post::Outside(at) => self.controls(side, map.province_of(at)),
                    Post::Inside(at) => {
                        !self.is_besieged(at) && self.controls(side, map.province_of(at))
                    }
                    _ => false,
                };
                self.quarters(generals.iter().filter(free)).with(home)
            }
            Effect::Mercenaries { provinces, .. } => {
                if self.supremacy != side {
                    return home;
                }
                let own = self.markers[side].within(map.ports);
                let there = |&at: &Space| {
                    provinces.has(map.province_of(at))
                        && !self.is_besieged(at)
                        && self.room(side, at) > 0
                };
                own.iter().filter(there).collect::<SpaceSet>().with(home)
            }
            Effect::Atlas { .. } => {
                self.quarters(generals.iter()).within(map.region(Region::Africa)).with(home)
            }
            Effect::Princes { .. } => {
                self.quarters(generals.iter()).within(map.region(Region::Africa))
            }
            Effect::Levy { .. } => {
                let consul = |general: &General| self.proconsul != Some(*general);
                let consuls = self.quarters(generals.iter().filter(consul));
                consuls.within(map.region(Region::Italia)).with(home)
            }
            Effect::Mamertines { provinces, city, .. } => {
                let there = |at: &Space| provinces.has(map.province_of(*at));
                match self.mamertine_home(side, city) {
                    Some(at) => [at].into_iter().collect(),
                    None => self.quarters(generals.iter()).iter().filter(there).collect(),
                }
            }
            Effect::Terms { .. } => home,
            _ => SpaceSet::NONE,
        }
    }

    /// Messana, where it is Roman, not besieged and has room.
    fn mamertine_home(&self, side: Side, city: SpaceSet) -> Option<Space> {
        let open = |at: &Space| !self.is_besieged(*at) && self.room(side, *at) > 0;
        city.within(self.markers[side]).iter().find(open)
    }

    /// The elephants on the map (HM-1.7).
    fn elephants(&self) -> u8 {
        let side = Side::Carthage;
        let open = self.occupied[side].iter().map(|at| self.outside(side, at).elephants);
        let shut = self.manned.iter().map(|site| self.inside(site).elephants);
        open.chain(shut).fold(0, u8::saturating_add)
    }

    /// What has its place is put there; the rest is asked for.
    pub(super) fn levy<T: Tell<Event>>(&mut self, side: Side, card: Card, tell: &mut T) {
        let camp = Task::Event { side, card, part: Part::Camp };
        let capital = self.map().capitals[side];
        match self.material.deck.info(card).effect {
            Effect::Levy { units, .. } => {
                self.place(side, capital, 0, units, tell);
                self.tasks.push(camp);
            }
            Effect::Terms { seats, units } => {
                self.place(side, capital, 0, units, tell);
                self.tasks.push(Task::Event { side, card, part: Part::Seats(seats) });
            }
            Effect::Mamertines { units, city, .. } => match self.mamertine_home(side, city) {
                Some(at) => self.place(side, at, 0, units, tell),
                None => self.tasks.push(camp),
            },
            _ => self.tasks.push(camp),
        }
    }

    /// The units of an event go where its side has said.
    pub(super) fn encamp<T: Tell<Event>>(
        &mut self,
        side: Side,
        card: Card,
        at: Space,
        tell: &mut T,
    ) {
        let (elephants, units) = match self.material.deck.info(card).effect {
            Effect::Auxiliaries { units }
            | Effect::Mercenaries { units, .. }
            | Effect::Princes { units, .. } => (0, units),
            Effect::Atlas { elephants, units } => {
                let left = self.material.figures.elephants.saturating_sub(self.elephants());
                let beasts = elephants.min(left);
                // HM-20.13: plain units stand in for elephants that are all in play.
                (beasts, units + elephants - beasts)
            }
            Effect::Levy { with_consul, .. } => (0, with_consul),
            Effect::Mamertines { otherwise, .. } => (0, otherwise),
            _ => (0, 0),
        };
        self.place(side, at, elephants, units, tell);
    }

    /// Places units as far as there is room; what goes beyond it is not placed (HM-1.10).
    pub(super) fn place<T: Tell<Event>>(
        &mut self,
        side: Side,
        at: Space,
        elephants: u8,
        plain: u8,
        tell: &mut T,
    ) {
        let room = self.room(side, at);
        let elephants = elephants.min(room);
        let plain = plain.min(room - elephants);
        if plain + elephants > 0 {
            self.put(side, at, Stack { plain, elephants, trains: 0 });
            tell.tell(Eyes::ALL, Event::Mustered { side, at, units: plain + elephants });
        }
    }
}
