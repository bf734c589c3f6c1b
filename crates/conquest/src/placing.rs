//! Chapter 4: the starting units.

use quadriga_core::{Eyes, Seat, Tell};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::place::{Province, ProvinceSet, Sea, SeaSet};
use crate::state::Conquest;
use crate::words::Unit;

/// The order in which kinds are asked for; they may come in another one (CE-4.4).
const ORDER: [Unit; 5] =
    [Unit::Caesar, Unit::General, Unit::Infantry, Unit::Cavalry, Unit::Catapult];

impl Conquest {
    /// The provinces with influence of a player.
    pub(crate) fn influenced(&self, seat: Seat) -> ProvinceSet {
        let realm = self.of(seat);
        let held = realm.influence.iter().filter(|(_, tokens)| **tokens > 0);
        held.map(|(key, _)| self.map.keys[key]).collect()
    }

    /// CE-4.3: where the first galley may go.
    pub(crate) fn first_seas(&self, seat: Seat) -> SeaSet {
        let touching = |places: ProvinceSet| {
            places.iter().fold(SeaSet::NONE, |all, at| all.with(self.map.shores(at)))
        };
        let home = self.influenced(seat);
        let seas = touching(home);
        if !seas.is_empty() {
            return seas;
        }
        let near = home.iter().fold(ProvinceSet::NONE, |all, at| all.with(self.map.neighbours(at)));
        touching(near)
    }

    /// The mover begins to place.
    pub(crate) fn begin_placing<T: Tell<Event>>(&mut self, tell: &mut T) {
        self.place_kind(tell);
    }

    /// Goes on with the first kind that is not all placed; what has one place only is placed at
    /// once.
    fn place_kind<T: Tell<Event>>(&mut self, tell: &mut T) {
        let homes = self.influenced(self.mover);
        for unit in ORDER {
            let left = self.unplaced_units(unit);
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

    /// How many starting units of a kind the mover has still to place.
    pub(crate) fn unplaced_units(&self, unit: Unit) -> u8 {
        let (own, figures, kind) = (self.own(), &self.map.figures, unit.index());
        match unit {
            Unit::Caesar => u8::from(own.caesar.is_none()),
            _ => {
                (figures.start_units[kind] + own.supply[kind]).saturating_sub(figures.pieces[kind])
            }
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
        let homes = self.influenced(self.mover);
        for unit in ORDER {
            for at in homes.iter().filter(|&at| self.is_open(unit, at)) {
                let (least, most) = self.placeable(unit, at);
                list.extend((least..=most).map(|count| Action::Place { unit, at, count }));
            }
        }
    }

    /// Whether the order of the step lets this kind be placed there now.
    fn is_open(&self, kind: Unit, at: Province) -> bool {
        let Phase::Placing { unit, from, .. } = self.phase else { return false };
        !self.keeps_order() || (kind == unit && at >= from)
    }

    /// The fewest and the most of a kind that a province can get now. In order, the last one must
    /// get all that is left.
    fn placeable(&self, unit: Unit, at: Province) -> (u8, u8) {
        let left = self.unplaced_units(unit);
        let is_last = Some(at) == self.influenced(self.mover).last();
        (if is_last && self.keeps_order() { left.max(1) } else { 1 }, left)
    }

    pub(crate) fn check_place(&self, kind: Unit, at: Province, count: u8) -> Result<(), Illegal> {
        if !self.influenced(self.mover).has(at) {
            return Err(Illegal::NoInfluenceThere);
        }
        if !ORDER.contains(&kind) {
            return Err(Illegal::NotOnLand);
        }
        if !self.is_open(kind, at) {
            return Err(Illegal::OutOfOrder);
        }
        let (least, most) = self.placeable(kind, at);
        let fits = (least..=most).contains(&count);
        if fits { Ok(()) } else { Err(Illegal::WrongCount { least, most }) }
    }

    pub(crate) fn place<T: Tell<Event>>(
        &mut self,
        unit: Unit,
        at: Province,
        count: u8,
        tell: &mut T,
    ) {
        self.put_down(unit, at, count, tell);
        let homes = self.influenced(self.mover);
        let rest = homes.from(at).without(ProvinceSet::only(at));
        let left = self.unplaced_units(unit);
        match rest.first().or(homes.first()) {
            Some(only) if left > 0 && rest.len() == 1 && self.keeps_order() => {
                self.put_down(unit, only, left, tell);
                self.place_kind(tell);
            }
            Some(from) if left > 0 => self.phase = Phase::Placing { unit, left, from },
            _ => self.place_kind(tell),
        }
    }

    pub(crate) fn check_station(&self, sea: Sea) -> Result<(), Illegal> {
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
