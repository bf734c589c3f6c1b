//! Chapter 18: political isolation.

use quadriga_core::{Eyes, Tell};

use crate::event::Event;
use crate::place::{Space, SpaceSet};
use crate::side::Side;
use crate::state::Hamilcar;
use crate::words::Kind;

impl Hamilcar {
    /// HM-18.7: the isolated PCs of Carthage go, then those of Rome.
    pub(crate) fn isolate<T: Tell<Event>>(&mut self, tell: &mut T) {
        for side in Side::IN_ORDER {
            for at in self.isolated(side).iter() {
                self.markers[side].remove(at);
                self.drop_trains(at);
                tell.tell(Eyes::ALL, Event::Isolated { side, at });
            }
        }
    }

    /// The PCs of a side that no way joins to a source (HM-18.5).
    pub(crate) fn isolated(&self, side: Side) -> SpaceSet {
        let sources = self.sources(side);
        let (map, enemy) = (self.map(), side.enemy());
        let sites = map.of_kind(Kind::City).with(map.of_kind(Kind::Tribe));
        let independent = sites.without(self.markers.rome).without(self.markers.carthage);
        let blocked = self.markers[enemy].with(self.occupied[enemy]).with(independent);
        let mut reached = sources.without(blocked);
        // The first space of a way may be blocked: it is the PC's own. Most are beside a source.
        let away = self.ordinary_markers(side).without(sources).without(reached);
        let far = |at: &Space, reached| self.map().level(*at).within(reached).is_empty();
        let away: SpaceSet = away.iter().filter(|at| far(at, reached)).collect();
        if away.is_empty() {
            return away;
        }
        let mut edge = reached;
        while let Some(from) = edge.first() {
            edge.remove(from);
            let fresh = self.map().level(from).without(blocked).without(reached);
            reached = reached.with(fresh);
            edge = edge.with(fresh);
        }
        away.without(reached).iter().filter(|at| far(at, reached)).collect()
    }

    /// HM-18.6.
    fn sources(&self, side: Side) -> SpaceSet {
        let (map, own) = (self.map(), self.markers[side]);
        let tribes = own.within(map.of_kind(Kind::Tribe));
        let ports = own.within(map.ports).without(self.occupied[side.enemy()]);
        let ports = ports.without(self.besieged_cities());
        self.occupied[side].with(self.open_cities(side)).with(tribes).with(ports)
    }
}
