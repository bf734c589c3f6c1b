//! Chapter 6: the reinforcements of Rome, the election and the nautical reform.

use quadriga_core::{Chance, Eyes, Tell};

use crate::action::Action;
use crate::event::Event;
use crate::general::{Ability, General, GeneralSet};
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::place::{Site, Space, SpaceSet};
use crate::side::Side;
use crate::state::{Hamilcar, Post};
use crate::task::Task;
use crate::words::{Region, Seamanship};

/// Whose chapter this is.
const SIDE: Side = Side::Rome;

impl Hamilcar {
    /// HM-6.8: a unit for each province of Italia.
    pub(crate) fn roman_units(&self) -> u8 {
        let italia = self.map().provinces_of(Region::Italia);
        let held = italia.iter().filter(|&province| self.controls(SIDE, province)).count();
        self.material.figures.roman_units_most.min(held as u8)
    }

    pub(crate) fn begin_roman_units(&mut self) {
        let left = self.roman_units();
        let with_general = self.material.figures.roman_units_with_general;
        self.phase = Phase::RomanUnits { left, camp: None, with_general };
    }

    /// HM-6.9: Roma, and one general's camp.
    pub(crate) fn roman_camps(&self, camp: Option<Space>, with_general: u8) -> SpaceSet {
        let roma = self.map().capitals[SIDE];
        let mut camps = SpaceSet::only(roma);
        if with_general > 0 {
            let posts = self.on_map(SIDE).iter().filter_map(|general| self.post(general).space());
            camps = camps.with(match camp {
                Some(camp) => SpaceSet::only(camp),
                None => posts.collect(),
            });
        }
        camps.iter().filter(|&at| self.room(SIDE, at) > 0).collect()
    }

    pub(crate) fn check_roman_muster(&self, at: Space) -> Result<(), Illegal> {
        let Phase::RomanUnits { camp, with_general, .. } = self.phase else {
            return Err(Illegal::WrongStep);
        };
        if self.roman_camps(camp, with_general).has(at) {
            Ok(())
        } else if self.roman_camps(None, 1).has(at) {
            Err(Illegal::CampFull { most: self.material.figures.roman_units_with_general })
        } else {
            Err(Illegal::NoMusterThere)
        }
    }

    /// A unit becomes a ship, or comes to a place.
    pub(crate) fn reinforce_rome<T: Tell<Event>>(&mut self, to: Option<Space>, tell: &mut T) {
        let Phase::RomanUnits { left, camp, with_general } = self.phase else { return };
        let left = left.saturating_sub(1);
        self.phase = Phase::RomanUnits { left, camp, with_general };
        match to {
            None => self.launch(SIDE, 1, tell),
            Some(at) => {
                self.muster(SIDE, at, tell);
                if at != self.map().capitals[SIDE] {
                    let with_general = with_general.saturating_sub(1);
                    self.phase = Phase::RomanUnits { left, camp: Some(at), with_general };
                }
            }
        }
    }

    pub(crate) fn check_appointment(&self, general: General) -> Result<(), Illegal> {
        if self.on_map(SIDE).has(general) { Ok(()) } else { Err(Illegal::NotOnMap) }
    }

    /// HM-6.11, HM-6.12: the others leave the game, and consuls are drawn.
    pub(crate) fn elect<C: Chance, T: Tell<Event>>(
        &mut self,
        proconsul: Option<General>,
        chance: &mut C,
        tell: &mut T,
    ) {
        self.proconsul = proconsul;
        if let Some(general) = proconsul {
            tell.tell(Eyes::ALL, Event::Appointed { general });
        }
        for general in self.on_map(SIDE).iter().filter(|&general| Some(general) != proconsul) {
            self.send(general, Post::Gone);
        }
        tell.tell(Eyes::ALL, Event::GeneralsLeft { side: SIDE });
        let consuls = self.material.figures.consuls;
        let mut pile = self.roman_pile();
        if pile.len() < consuls {
            for general in GeneralSet::of(SIDE).iter() {
                if self.post(general) == Post::Gone {
                    self.send(general, Post::Pile);
                }
            }
            pile = self.roman_pile();
        }
        let mut coming = GeneralSet::NONE;
        for _ in 0..consuls {
            let Some(general) = pile.draw(chance) else { break };
            tell.tell(Eyes::ALL, Event::Drawn { general });
            coming.insert(general);
        }
        self.phase = Phase::Consuls { coming, taken: None };
    }

    fn roman_pile(&self) -> GeneralSet {
        let waiting = |general: &General| self.post(*general) == Post::Pile;
        GeneralSet::of(SIDE).iter().filter(waiting).collect()
    }

    /// HM-6.12: with a stack of some size, in different ones if possible, else in Roma.
    pub(crate) fn consul_posts(&self, taken: Option<Space>) -> SpaceSet {
        let least = self.material.figures.consul_units;
        let open = self.occupied[SIDE].iter().filter(|&at| self.outside(SIDE, at).units() >= least);
        let mut posts: SpaceSet = open.collect();
        for city in Site::all() {
            let at = self.map().space_of(city);
            if self.shut_in(SIDE, at).is_some() && self.inside(city).units() >= least {
                posts.insert(at);
            }
        }
        let others = taken.map_or(posts, |at| posts.without(SpaceSet::only(at)));
        match (others.is_empty(), posts.is_empty()) {
            (false, _) => others,
            (true, false) => posts,
            (true, true) => SpaceSet::only(self.map().capitals[SIDE]),
        }
    }

    pub(crate) fn check_consul_post(&self, general: General, at: Space) -> Result<(), Illegal> {
        let Phase::Consuls { coming, taken } = self.phase else { return Err(Illegal::WrongStep) };
        if !coming.has(general) {
            Err(Illegal::NotComing)
        } else if self.consul_posts(taken).has(at) {
            Ok(())
        } else {
            Err(Illegal::NoPlaceThere)
        }
    }

    /// HM-6.13: whether there is an Admiral to reform the navy.
    pub(crate) fn can_reform(&self) -> bool {
        let generals = &self.material.generals;
        self.on_map(SIDE).iter().any(|general| generals.can(general, Ability::Admiral))
    }

    pub(crate) fn offer_reforms(&self, list: &mut Vec<Action>) {
        let reforms = [Action::Drill, Action::Refit, Action::Launch, Action::Overhaul];
        list.extend(reforms.into_iter().filter(|&action| self.check_reform(action).is_ok()));
        list.push(Action::Done);
    }

    pub(crate) fn check_reform(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Drill if self.seamanship == Seamanship::VeryGood => {
                Err(Illegal::BestSeamanship)
            }
            Action::Drill | Action::Refit | Action::Done => Ok(()),
            Action::Launch => self.check_launch(SIDE),
            Action::Overhaul => self.check_repair(SIDE),
            _ => Err(Illegal::WrongStep),
        }
    }

    pub(crate) fn reform<T: Tell<Event>>(&mut self, action: Action, tell: &mut T) {
        self.phase = Phase::Deal;
        match action {
            Action::Drill => self.raise_seamanship(tell),
            Action::Refit => {
                self.corvi = !self.corvi;
                tell.tell(Eyes::ALL, Event::CorviChanged { mounted: self.corvi });
            }
            Action::Launch => self.launch(SIDE, 1, tell),
            Action::Overhaul => {
                let left = self.material.figures.reform_repairs;
                self.tasks.push(Task::Repairing { side: SIDE, left });
            }
            _ => {}
        }
    }
}
