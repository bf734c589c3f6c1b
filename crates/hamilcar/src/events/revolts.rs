//! Events against markers of the enemy: 90 to 92, 103, 104; and against all his stacks of a
//! province: 118.

use quadriga_core::{Chance, Eyes, Tell};

use super::Part;
use crate::card::Card;
use crate::effect::Effect;
use crate::event::Event;
use crate::place::{Province, ProvinceSet, Space, SpaceSet};
use crate::side::Side;
use crate::state::Hamilcar;
use crate::task::Task;
use crate::words::{Kind, Region};

impl Hamilcar {
    fn spaces_of_all(&self, provinces: ProvinceSet) -> SpaceSet {
        let spaces = provinces.iter().map(|province| self.map().spaces_of(province));
        spaces.fold(SpaceSet::NONE, SpaceSet::with)
    }

    /// HM-20.22: the tribes of provinces that an enemy has without a unit there.
    fn restless(&self, enemy: Side, provinces: ProvinceSet) -> SpaceSet {
        let tribes = self.markers[enemy].within(self.map().of_kind(Kind::Tribe));
        tribes.within(self.spaces_of_all(provinces)).without(self.occupied[enemy])
    }

    pub(super) fn can_revolt(&self, side: Side, provinces: ProvinceSet) -> bool {
        let enemy = side.enemy();
        let loose = self.loose(enemy).within(self.spaces_of_all(provinces));
        !loose.is_empty() || !self.restless(enemy, provinces).is_empty()
    }

    /// HM-20.22, HM-20.23: loose PCs go, and tribes are free.
    pub(super) fn revolt<T: Tell<Event>>(
        &mut self,
        side: Side,
        provinces: ProvinceSet,
        tell: &mut T,
    ) {
        let enemy = side.enemy();
        for at in self.loose(enemy).within(self.spaces_of_all(provinces)).iter() {
            self.expel(enemy, at, tell);
        }
        for at in self.restless(enemy, provinces).iter() {
            self.turn_site(None, at, tell);
        }
    }

    /// A PC of a side is taken off by its enemy.
    pub(super) fn expel<T: Tell<Event>>(&mut self, owner: Side, at: Space, tell: &mut T) {
        self.markers[owner].remove(at);
        tell.tell(Eyes::ALL, Event::Expelled { side: owner, at });
        self.drop_trains(at);
    }

    /// HM-20.35, HM-20.36: the loose PCs that a raid reaches.
    pub(super) fn raided(&self, side: Side, effect: Effect) -> SpaceSet {
        let Effect::Raid { regions, .. } = effect else { return SpaceSet::NONE };
        self.loose(side.enemy()).within(regions).within(self.map().ports)
    }

    /// The provinces that can be named for an event.
    pub(super) fn to_stir(&self, side: Side, effect: Effect) -> ProvinceSet {
        let (map, enemy) = (self.map(), side.enemy());
        let spaces = match effect {
            Effect::Waver { .. } => self.loose(enemy).within(map.region(Region::Sicilia)),
            Effect::Epidemic { least } => {
                self.stacks(enemy, false, least).with(self.stacks(enemy, true, least))
            }
            _ => SpaceSet::NONE,
        };
        spaces.iter().map(|at| map.province_of(at)).collect()
    }

    /// A province was named.
    pub(super) fn stir<T: Tell<Event>>(
        &mut self,
        side: Side,
        card: Card,
        province: Province,
        tell: &mut T,
    ) {
        if let Effect::Epidemic { .. } = self.material.deck.info(card).effect {
            self.tasks.replace(Task::Event { side, card, part: Part::Plague(province, 0) });
            return;
        }
        let enemy = side.enemy();
        for at in self.loose(enemy).within(self.map().spaces_of(province)).iter() {
            self.expel(enemy, at, tell);
        }
    }

    /// HM-20.48: stack by stack, so that the losses of one are chosen before the next die.
    pub(super) fn spread<C: Chance, T: Tell<Event>>(
        &mut self,
        side: Side,
        card: Card,
        province: Province,
        next: u8,
        chance: &mut C,
        tell: &mut T,
    ) {
        let Effect::Epidemic { least } = self.material.deck.info(card).effect else { return };
        let enemy = side.enemy();
        let places = self.map().spaces_of(province).iter().flat_map(|at| [(at, false), (at, true)]);
        for (number, (at, inside)) in (0..).zip(places).skip(next.into()) {
            if self.stack(enemy, at, inside).units() >= least {
                let part = Part::Plague(province, number + 1);
                self.tasks.push(Task::Event { side, card, part });
                return self.suffer_attrition(enemy, at, inside, 0, chance, tell);
            }
        }
    }
}
