//! Chapter 15, interception at sea: who puts out against a fleet, and what comes of it.

use quadriga_core::{Chance, Eyes, Tell};

use crate::event::Event;
use crate::general::{General, GeneralSet};
use crate::place::{Space, SpaceSet};
use crate::sea_move::{SeaMove, SeaStep};
use crate::side::BySide;
use crate::state::{Hamilcar, Post};

impl Hamilcar {
    /// HM-15.1: the generals who may try.
    pub(crate) fn sea_interceptors(&self, sea: &SeaMove) -> GeneralSet {
        let enemy = sea.side.enemy();
        let none = self.truce || self.of(enemy).ready == 0 || self.of(enemy).holds_back;
        if none || sea.interceptor.is_some() || self.is_wrecked(sea) {
            return GeneralSet::NONE;
        }
        let near = self.waters(sea);
        let there = |general: &General| match self.post(*general) {
            Post::Outside(at) => near.has(at),
            Post::Inside(at) => near.has(at) && !self.is_besieged(at),
            _ => false,
        };
        self.on_map(enemy).without(sea.tried).iter().filter(there).collect()
    }

    /// The ports of the way, and those one sea line from them.
    fn waters(&self, sea: &SeaMove) -> SpaceSet {
        let around = |all: SpaceSet, port: Space| all.with(self.map().sea_lines(port));
        sea.course.iter().fold(sea.course.ports(), around)
    }

    /// HM-15.2: he tries; the first success ends it.
    pub(crate) fn put_to_sea<C: Chance, T: Tell<Event>>(
        &mut self,
        general: General,
        chance: &mut C,
        tell: &mut T,
    ) {
        let passed = self.tests(general, chance, tell);
        let Some(sea) = &mut self.sea_move else { return };
        sea.tried.insert(general);
        if passed {
            (sea.interceptor, sea.step) = (Some(general), SeaStep::Assignment);
        }
    }

    /// HM-15.2: he takes so many warships; his units stay ashore.
    pub(crate) fn assign<T: Tell<Event>>(&mut self, ships: u8, tell: &mut T) {
        let Some(sea) = &mut self.sea_move else { return };
        (sea.against, sea.step) = (ships, SeaStep::TakingBack);
        if let Some(general) = sea.interceptor {
            tell.tell(Eyes::ALL, Event::FleetIntercepted { general, ships });
        }
    }

    /// HM-15.3, HM-11.10: who holds supremacy may hand it over, but not in a forced move.
    pub(crate) fn may_take_back(&self, sea: &SeaMove) -> bool {
        self.supremacy == sea.side && !sea.forced
    }

    /// HM-15.3: the move is taken back: the army is at its start port.
    pub(crate) fn hand_over<T: Tell<Event>>(&mut self, tell: &mut T) {
        let Some(sea) = self.sea_move else { return };
        tell.tell(Eyes::ALL, Event::MoveTakenBack { side: sea.side });
        self.take_supremacy(sea.side.enemy(), tell);
        self.sea_is(SeaStep::Return);
    }

    /// HM-15.4, HM-15.5: a naval battle, a chase, or the end of a general who has nothing.
    pub(crate) fn meet<C: Chance, T: Tell<Event>>(
        &mut self,
        sea: SeaMove,
        chance: &mut C,
        tell: &mut T,
    ) {
        let (side, enemy) = (sea.side, sea.side.enemy());
        let (Some(own), Some(other)) = (sea.commander, sea.interceptor) else {
            return self.end_sea_move();
        };
        if sea.ships > 0 {
            let commanders = BySide::new(|of| if of == side { own } else { other });
            let fleets = BySide::new(|of| if of == side { sea.ships } else { sea.against });
            return self.begin_naval_battle(side, commanders, fleets, tell);
        }
        let cargo = self.cargo(&sea);
        if cargo.is_empty() {
            return self.sea_is(SeaStep::Wreck);
        }
        // The survivors of a forced move arrive whatever happens (HM-11.10).
        self.sea_is(if sea.forced { SeaStep::Arrival } else { SeaStep::Return });
        let transports = cargo.units().max(cargo.trains);
        let hits = self.chase_roll(enemy, other, transports, chance, tell);
        self.lose_transports(hits, tell);
    }
}
