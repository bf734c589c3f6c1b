//! Chapter 12: who owns a city that its owner has left.

use quadriga_core::{Eyes, Seat, Tell};

use crate::event::Event;
use crate::key::{ByKey, Key};
use crate::state::Conquest;

impl Conquest {
    /// CE-12.3: cities without troops of their owner go to the first enemy with troops there. Where
    /// leaders fight (CE-18.6), they hold and take cities too, and from allies as well.
    pub(crate) fn settle_cities<T: Tell<Event>>(&mut self, tell: &mut T) {
        if self.cities == ByKey::all(None) {
            return;
        }
        for key in Key::all() {
            let Some(owner) = self.cities[key] else { continue };
            let at = self.map.keys[key];
            let spared = self.leaders.are_spared();
            let holds = |seat: Seat| {
                let realm = self.of(seat);
                realm.troops.has(at) || (!spared && realm.leaders().has(at))
            };
            if holds(owner) {
                continue;
            }
            let takes = |seat: &Seat| {
                *seat != owner && (!spared || self.are_enemies(owner, *seat)) && holds(*seat)
            };
            let heir = [self.mover].into_iter().chain(self.in_order()).find(takes);
            if let Some(seat) = heir {
                self.cities[key] = Some(seat);
                tell.tell(Eyes::ALL, Event::CityTaken { seat, at });
            }
        }
    }
}
