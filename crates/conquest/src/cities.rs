//! Chapter 12: who owns a city that its owner has left.

use quadriga_core::{Eyes, Seat, Tell};

use crate::event::Event;
use crate::map::KEYS;
use crate::state::Conquest;

impl Conquest {
    /// CE-12.3: cities without troops of their owner go to the first enemy with troops there.
    pub(crate) fn settle_cities<T: Tell<Event>>(&mut self, tell: &mut T) {
        if self.cities == [None; KEYS] {
            return;
        }
        for key in 0..KEYS {
            let Some(owner) = self.cities[key] else { continue };
            let at = self.map.keys[key];
            if self.of(owner).troops.has(at) {
                continue;
            }
            let foes = self.foes(owner);
            let takes = |seat: &Seat| foes.has(*seat) && self.of(*seat).troops.has(at);
            let heir = [self.mover].into_iter().chain(self.in_order()).find(takes);
            if let Some(seat) = heir {
                self.cities[key] = Some(seat);
                tell.tell(Eyes::ALL, Event::CityTaken { seat, at });
            }
        }
    }
}
