//! Chapter 4: the starting units.

use quadriga_core::{Eyes, Seat, Tell};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::place::{Province, ProvinceSet, Sea, SeaSet};
use crate::state::Conquest;
use crate::words::Unit;

/// The order in which kinds are placed (CE-4.4).
const ORDER: [Unit; 5] =
    [Unit::Caesar, Unit::General, Unit::Infantry, Unit::Cavalry, Unit::Catapult];

impl Conquest {
    /// The provinces with influence of a player.
    pub(crate) fn influenced(&self, seat: Seat) -> ProvinceSet {
        let realm = self.of(seat);
        let keys = self.map.keys.iter().zip(&realm.influence);
        keys.filter(|(_, tokens)| **tokens > 0).map(|(&key, _)| key).collect()
    }

    /// CE-4.3: where the first galley may go.
    pub(crate) fn first_seas(&self, seat: Seat) -> SeaSet {
        let touching = |places: ProvinceSet| {
            places.iter().fold(SeaSet::NONE, |all, at| all.and(self.map.shores(at)))
        };
        let home = self.influenced(seat);
        let seas = touching(home);
        if !seas.is_empty() {
            return seas;
        }
        let near = home.iter().fold(ProvinceSet::NONE, |all, at| all.and(self.map.neighbours(at)));
        touching(near)
    }

    /// The mover begins to place.
    pub(crate) fn begin_placing<T: Tell<Event>>(&mut self, tell: &mut T) {
        self.place_kind(0, tell);
    }

    /// Goes on with the kind at `place` in the order; what has one place only is placed at once.
    fn place_kind<T: Tell<Event>>(&mut self, place: usize, tell: &mut T) {
        let homes = self.influenced(self.mover);
        for &unit in ORDER.iter().skip(place) {
            let left = self.starting(unit);
            let (Some(first), Some(last)) = (homes.first(), homes.last()) else { break };
            if left == 0 {
                continue;
            }
            if first == last {
                self.put_down(unit, first, left, tell);
            } else {
                self.phase = Phase::Placing { unit, left, from: first };
                return;
            }
        }
        let seas = self.first_seas(self.mover);
        match (seas.first(), seas.last()) {
            (Some(only), Some(last)) if only == last => self.station(only, tell),
            (Some(_), Some(_)) => self.phase = Phase::Stationing,
            _ => self.end_placing(tell),
        }
    }

    fn starting(&self, unit: Unit) -> u8 {
        match unit {
            Unit::Caesar => 1,
            _ => self.map.figures.start_units[unit.index()],
        }
    }

    fn put_down<T: Tell<Event>>(&mut self, unit: Unit, at: Province, count: u8, tell: &mut T) {
        let seat = self.mover;
        let realm = self.of_mut(seat);
        if unit == Unit::Caesar {
            realm.put(unit, at, 1);
        } else {
            realm.muster(unit, at, count);
        }
        tell.tell(Eyes::ALL, Event::Placed { seat, unit, at, count });
    }

    pub(crate) fn offer_places(&self, list: &mut Vec<Action>) {
        let Phase::Placing { unit, left, from } = self.phase else { return };
        let homes = self.influenced(self.mover);
        for at in homes.from(from).iter() {
            // Who comes to the last province must put down all that is left.
            let least = if Some(at) == homes.last() { left } else { 1 };
            list.extend((least..=left).map(|count| Action::Place { unit, at, count }));
        }
    }

    pub(crate) fn allow_place(&self, kind: Unit, at: Province, count: u8) -> Result<(), Illegal> {
        let Phase::Placing { unit, left, from } = self.phase else {
            return Err(Illegal::WrongStep);
        };
        let homes = self.influenced(self.mover);
        if !homes.has(at) {
            return Err(Illegal::NoInfluenceThere);
        }
        if kind != unit || at < from {
            return Err(Illegal::OutOfOrder);
        }
        let least = if Some(at) == homes.last() { left } else { 1 };
        let fits = (least..=left).contains(&count);
        if fits { Ok(()) } else { Err(Illegal::WrongCount { least, most: left }) }
    }

    pub(crate) fn place<T: Tell<Event>>(
        &mut self,
        unit: Unit,
        at: Province,
        count: u8,
        tell: &mut T,
    ) {
        let Phase::Placing { left, .. } = self.phase else { return };
        self.put_down(unit, at, count, tell);
        let left = left.saturating_sub(count);
        let homes = self.influenced(self.mover);
        let rest = homes.from(at).without(ProvinceSet::only(at));
        match (left, rest.first(), rest.last()) {
            (1.., Some(only), Some(last)) if only == last => {
                self.put_down(unit, only, left, tell);
            }
            (1.., Some(from), _) => {
                self.phase = Phase::Placing { unit, left, from };
                return;
            }
            _ => {}
        }
        let place = ORDER.iter().position(|&kind| kind == unit).unwrap_or(ORDER.len());
        self.place_kind(place + 1, tell);
    }

    pub(crate) fn allow_station(&self, sea: Sea) -> Result<(), Illegal> {
        if self.first_seas(self.mover).has(sea) { Ok(()) } else { Err(Illegal::NotBesideInfluence) }
    }

    pub(crate) fn station<T: Tell<Event>>(&mut self, sea: Sea, tell: &mut T) {
        let seat = self.mover;
        let count = self.map.figures.start_units[Unit::Galley.index()];
        let realm = self.of_mut(seat);
        let drawn = realm.draw(Unit::Galley, count);
        realm.float(sea, drawn);
        tell.tell(Eyes::ALL, Event::Stationed { seat, sea });
        self.end_placing(tell);
    }

    /// The next player places, or the first round begins.
    fn end_placing<T: Tell<Event>>(&mut self, tell: &mut T) {
        if let Some(next) = self.next_in_order() {
            self.mover = next;
            self.begin_placing(tell);
            return;
        }
        self.mover = self.in_order().next().unwrap_or(self.mover);
        self.round = 1;
        self.begin_turn();
    }
}
