//! Events of the assemblies and the supplies: 101, 106, 107, 113, 128.

use quadriga_core::{Chance, Eyes, Tell};

use super::Part;
use crate::card::Card;
use crate::choices::Holding;
use crate::effect::Effect;
use crate::event::Event;
use crate::general::{General, GeneralSet};
use crate::place::{Space, SpaceSet};
use crate::side::Side;
use crate::stack::Stack;
use crate::state::{Hamilcar, Post};
use crate::task::Task;
use crate::words::Region;

impl Hamilcar {
    /// HM-20.39: the enemies on the map who lost a battle this turn; no hero is held to account.
    pub(super) fn failed(&self, side: Side) -> GeneralSet {
        let there = self.on_map(side.enemy()).within(self.beaten);
        there.without(self.material.generals.heroes)
    }

    /// The generals who can be named for an event.
    pub(super) fn to_name(&self, side: Side, effect: Effect) -> GeneralSet {
        match effect {
            Effect::Failure { .. } => self.failed(side),
            Effect::Recall { .. } => {
                let waiting = |general: &General| self.post(*general) == Post::Pile;
                GeneralSet::of(side.enemy()).iter().filter(waiting).collect()
            }
            Effect::Engines { .. } => {
                self.on_map(side).iter().filter(|&general| self.has_engines(general)).collect()
            }
            _ => GeneralSet::NONE,
        }
    }

    /// A general was named.
    pub(super) fn name_by_event<T: Tell<Event>>(
        &mut self,
        card: Card,
        general: General,
        tell: &mut T,
    ) {
        match self.material.deck.info(card).effect {
            Effect::Engines { rolls } => self.work_engines(card, general, rolls, tell),
            Effect::Failure { seats } => {
                self.send(general, Post::Pile);
                tell.tell(Eyes::ALL, Event::Recalled { general });
                self.leave_seats(general.side(), seats, tell);
            }
            Effect::Recall { .. } => {
                let Some(old) = self.proconsul.replace(general) else { return };
                self.send(general, self.post(old));
                self.send(old, Post::Gone);
                tell.tell(Eyes::ALL, Event::Recalled { general: old });
                tell.tell(Eyes::ALL, Event::Appointed { general });
            }
            _ => {}
        }
    }

    /// HM-20.38: another proconsul is chosen, or a PC goes.
    pub(super) fn recall_proconsul<T: Tell<Event>>(
        &mut self,
        side: Side,
        card: Card,
        markers: u8,
        tell: &mut T,
    ) {
        let part = Part::Whom;
        if self.proconsul.is_some() && self.part_waits(side, card, part) {
            self.tasks.push(Task::Event { side, card, part });
        } else {
            self.demand(side.enemy(), markers, tell);
        }
    }

    /// PCs of a side leave the Miat, as many as there are of them.
    pub(super) fn leave_seats<T: Tell<Event>>(&mut self, side: Side, seats: u8, tell: &mut T) {
        for _ in 0..seats.min(self.of(side).seats) {
            self.republics[side].seats -= 1;
            tell.tell(Eyes::ALL, Event::Renounced { side, from: Holding::Miat });
        }
    }

    /// HM-20.43: a card of the enemy's hand changes hands; who had it knows which (HM-23.1).
    pub(super) fn intercept_messenger<C: Chance, T: Tell<Event>>(
        &mut self,
        side: Side,
        chance: &mut C,
        tell: &mut T,
    ) -> Eyes {
        let enemy = side.enemy();
        let Some(card) = self.of_mut(enemy).hand.draw(chance) else { return Eyes::NONE };
        self.of_mut(enemy).seen.remove(card);
        let own = self.of_mut(side);
        own.hand.insert(card);
        own.seen.insert(card);
        tell.tell(Eyes::ALL, Event::Stolen { side });
        let both = self.eyes_on(side).with(self.eyes_on(enemy));
        tell.tell(both, Event::StolenCard { side, card });
        both
    }

    /// HM-20.58, HM-20.30: supply trains go; for those that lack, PCs may be owed.
    pub(super) fn ask_for_trains(&mut self, side: Side, card: Card, trains: u8, owed: bool) {
        self.tasks.push(Task::Event { side, card, part: Part::Burnings(trains, owed) });
    }

    /// A supply train is removed from a space.
    pub(crate) fn lose_train<T: Tell<Event>>(&mut self, side: Side, at: Space, tell: &mut T) {
        let inside = self.outside(side, at).trains == 0;
        self.take(side, at, inside, Stack { trains: 1, ..Stack::NONE });
        tell.tell(Eyes::ALL, Event::Burned { side, at });
    }

    /// HM-20.33, HM-20.35, HM-20.17: where the supply trains of an event may go.
    pub(super) fn granaries(&self, side: Side, effect: Effect) -> SpaceSet {
        if self.trains(side) >= self.material.figures.trains {
            return SpaceSet::NONE;
        }
        // HM-13.4, HM-20.3: nowhere with enemies outside, except inside an open own city.
        let open = |at: &Space| {
            let faced = self.is_faced(side, *at);
            !self.is_besieged(*at) && (!faced || self.own_city(side, *at).is_some())
        };
        let sicilia = self.map().region(Region::Sicilia);
        match effect {
            Effect::Command { .. } => self.suppliable(side),
            Effect::Grain { city, .. } if !self.markers[side].within(city).is_empty() => {
                self.markers[side].within(sicilia).iter().filter(open).collect()
            }
            // The besieger of a city stands outside it: only those inside are cut off.
            Effect::Grain { .. } | Effect::Raid { .. } => {
                let reached = |at: &Space| self.own_city(side, *at).is_none() || open(at);
                let stacked = self.occupied[side].with(self.stacks(side, true, 1));
                stacked.iter().filter(reached).collect()
            }
            _ => SpaceSet::NONE,
        }
    }
}
