//! Chapter 7: generals who stand alone beside enemies, and how generals are displaced.

use quadriga_core::{Chance, Eyes, Tell};

use crate::activation::Step;
use crate::event::Event;
use crate::general::{Ability, General};
use crate::illegal::Illegal;
use crate::place::{Space, SpaceSet};
use crate::side::Side;
use crate::state::{Hamilcar, Post};
use crate::task::Task;
use crate::words::{Kind, Way};

impl Hamilcar {
    /// HM-7.7: those beside whom enemies have come to stand must escape, one after the other.
    pub(crate) fn strand(&mut self) {
        for general in self.on_map.iter() {
            let task = Task::Escaping { general };
            if self.is_stranded(general) && self.tasks.iter().all(|other| other != task) {
                self.tasks.push(task);
            }
        }
    }

    /// Whether enemies stand with him outside.
    pub(crate) fn is_stranded(&self, general: General) -> bool {
        match self.post(general) {
            // In a battle both sides stand there (HM-10.16 says what becomes of him).
            Post::Outside(at) => {
                let side = general.side();
                let alone = self.outside(side, at).units() == 0;
                alone && self.is_faced(side, at) && !self.is_battlefield(at)
            }
            _ => false,
        }
    }

    /// HM-9.9, HM-9.13: where one who avoids may go, by road or strait; by a pass only where
    /// nothing else leads away.
    pub(crate) fn refuges(&self, side: Side, at: Space) -> SpaceSet {
        let (map, enemy) = (self.map(), side.enemy());
        let level = map.level(at);
        let ways = if level.is_empty() { map.links(at, Way::Pass) } else { level };
        let sites = map.of_kind(Kind::City).with(map.of_kind(Kind::Tribe));
        let independent = sites.without(self.markers.rome).without(self.markers.carthage);
        ways.without(self.markers[enemy]).without(self.occupied[enemy]).without(independent)
    }

    /// Where he may escape to.
    pub(crate) fn escapes(&self, general: General) -> SpaceSet {
        let at = self.post(general).space().filter(|_| self.is_stranded(general));
        at.map_or(SpaceSet::NONE, |at| self.ways_from(general.side(), at))
    }

    /// HM-9.9: where one who avoids an army on the move may go: not where it came from.
    pub(crate) fn ways_from(&self, side: Side, at: Space) -> SpaceSet {
        let came = self.marcher().filter(|(now, here)| *here == at && now.general.side() != side);
        let origin = came.and_then(|(now, _)| now.origin?.space());
        self.refuges(side, at).without(origin.map_or(SpaceSet::NONE, SpaceSet::only))
    }

    pub(crate) fn check_escape(&self, general: General, to: Space) -> Result<(), Illegal> {
        if self.escapes(general).has(to) { Ok(()) } else { Err(Illegal::NoRefuge) }
    }

    /// HM-1.17: he gets away by a test of his battle rating, or is displaced.
    pub(crate) fn escape<C: Chance, T: Tell<Event>>(
        &mut self,
        general: General,
        to: Space,
        chance: &mut C,
        tell: &mut T,
    ) {
        self.tasks.pop();
        let die = chance.die(6);
        let away = die <= self.material.generals.info(general).battle;
        tell.tell(Eyes::ALL, Event::Tested { general, die, passed: away });
        if away {
            self.station(general, to);
            tell.tell(Eyes::ALL, Event::Stationed { general, at: to });
        } else {
            self.displace(general, tell);
        }
    }

    /// Who finds no refuge is displaced; who stands alone no more stays.
    pub(crate) fn finish_escape<T: Tell<Event>>(&mut self, general: General, tell: &mut T) {
        self.tasks.pop();
        if self.is_stranded(general) {
            self.displace(general, tell);
        }
    }

    /// HM-7.1, HM-7.2: off the map, and an Aristocrat costs PCs.
    pub(crate) fn displace<T: Tell<Event>>(&mut self, general: General, tell: &mut T) {
        self.take_off(general, tell);
        let generals = &self.material.generals;
        if generals.can(general, Ability::Aristocrat) {
            self.demand(general.side(), generals.info(general).battle, tell);
        }
    }

    /// HM-7.1: off the map.
    pub(crate) fn take_off<T: Tell<Event>>(&mut self, general: General, tell: &mut T) {
        let generals = &self.material.generals;
        let post = match general.side() {
            _ if generals.heroes.has(general) => Post::Waiting,
            Side::Rome => Post::Gone,
            Side::Carthage => Post::Pile,
        };
        self.send(general, post);
        if self.proconsul == Some(general) {
            self.proconsul = None;
        }
        if let Some(now) = &mut self.activation {
            now.companions.remove(general);
            now.escort.remove(general);
            if now.general == general {
                now.step = Step::Over;
            }
        }
        self.trim_activation();
        tell.tell(Eyes::ALL, Event::Displaced { general });
    }
}
