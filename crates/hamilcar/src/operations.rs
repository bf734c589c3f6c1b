//! Chapter 4, operation points: what one of them does, also when the war chest pays for it.

use quadriga_core::{Eyes, Tell};

use crate::action::Action;
use crate::choices::Concession;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::place::{Space, SpaceSet};
use crate::side::Side;
use crate::stack::Stack;
use crate::state::Hamilcar;
use crate::words::Kind;

impl Hamilcar {
    /// HM-4.9: where a side may place or turn a PC.
    pub(crate) fn markable(&self, side: Side) -> SpaceSet {
        let enemy = side.enemy();
        let ordinary = self.map().of_kind(Kind::Ordinary);
        let open = ordinary.without(self.occupied[enemy]).without(self.markers[side]);
        open.without(self.markers[enemy].without(self.occupied[side]))
    }

    pub(crate) fn check_mark(&self, side: Side, at: Space) -> Result<(), Illegal> {
        if !self.map().of_kind(Kind::Ordinary).has(at) {
            Err(Illegal::NotOrdinary)
        } else if self.markers[side].has(at) {
            Err(Illegal::OwnMarker)
        } else if self.is_faced(side, at) {
            Err(Illegal::EnemiesThere)
        } else if !self.markable(side).has(at) {
            Err(Illegal::NoUnitsThere)
        } else {
            Ok(())
        }
    }

    /// Places or turns a PC.
    pub(crate) fn mark<T: Tell<Event>>(&mut self, side: Side, at: Space, tell: &mut T) {
        let turned = self.markers[side.enemy()].has(at);
        self.markers[side.enemy()].remove(at);
        self.markers[side].insert(at);
        let event = if turned { Event::Turned { side, at } } else { Event::Marked { side, at } };
        tell.tell(Eyes::ALL, event);
        self.drop_trains(at);
    }

    pub(crate) fn check_repair(&self, side: Side) -> Result<(), Illegal> {
        if self.of(side).damaged > 0 { Ok(()) } else { Err(Illegal::NothingToRepair) }
    }

    /// Repairs a ship (HM-4.10).
    pub(crate) fn repair<T: Tell<Event>>(&mut self, side: Side, tell: &mut T) {
        let republic = self.of_mut(side);
        if republic.damaged > 0 {
            republic.damaged -= 1;
            republic.ready = republic.ready.saturating_add(1);
            tell.tell(Eyes::ALL, Event::Repaired { side, ships: 1 });
        }
    }

    pub(crate) fn check_launch(&self, side: Side) -> Result<(), Illegal> {
        let most = self.material.figures.warships;
        if self.of(side).ships() < most { Ok(()) } else { Err(Illegal::NoShipLeft { most }) }
    }

    /// New warships, as many as the limit allows (HM-1.8).
    pub(crate) fn launch<T: Tell<Event>>(&mut self, side: Side, ships: u8, tell: &mut T) {
        let most = self.material.figures.warships;
        let republic = self.of_mut(side);
        let ships = ships.min(most.saturating_sub(republic.ships()));
        republic.ready = republic.ready.saturating_add(ships);
        if ships > 0 {
            tell.tell(Eyes::ALL, Event::Launched { side, ships });
        }
    }

    pub(crate) fn check_concession(&self, side: Side, what: Concession) -> Result<(), Illegal> {
        let figures = &self.material.figures;
        let possible = match what {
            Concession::Seat => self.free_seats() > 0,
            Concession::Unseat => self.of(side.enemy()).seats > 0,
            Concession::Hiero => self.of(side).hiero < figures.hiero_slots,
            Concession::Numidia if side == Side::Rome => return Err(Illegal::NotYourBox),
            Concession::Numidia => self.numidia < figures.numidia_slots,
        };
        if possible { Ok(()) } else { Err(Illegal::NoConcession) }
    }

    /// Makes a concession (HM-4.11).
    pub(crate) fn concede<T: Tell<Event>>(&mut self, side: Side, what: Concession, tell: &mut T) {
        let (count, gains) = match what {
            Concession::Seat => (&mut self.republics[side].seats, true),
            Concession::Unseat => (&mut self.republics[side.enemy()].seats, false),
            Concession::Hiero => (&mut self.republics[side].hiero, true),
            Concession::Numidia => (&mut self.numidia, true),
        };
        *count = if gains { count.saturating_add(1) } else { count.saturating_sub(1) };
        tell.tell(Eyes::ALL, Event::Conceded { side, what });
    }

    /// HM-4.12, HM-13.4: where a side may place a supply train.
    pub(crate) fn suppliable(&self, side: Side) -> SpaceSet {
        if self.trains(side) >= self.material.figures.trains {
            return SpaceSet::NONE;
        }
        let capital = self.map().capitals[side];
        // The besieger of a city stands outside it: only those inside are cut off.
        let is_open = |&at: &Space| {
            self.own_city(side, at)
                .map_or(!self.is_faced(side, at), |city| !self.besieged.has(city))
        };
        let supplied = |at: &Space| {
            self.markers[side].has(*at) || self.controls(side, self.map().province_of(*at))
        };
        let stacked = self.occupied[side].with(self.stacks(side, true, 1));
        let mut fitting: SpaceSet = stacked.iter().filter(is_open).filter(supplied).collect();
        if self.markers[side].has(capital) && is_open(&capital) {
            fitting.insert(capital);
        }
        fitting
    }

    pub(crate) fn check_supply(&self, side: Side, at: Space) -> Result<(), Illegal> {
        let most = self.material.figures.trains;
        if self.trains(side) >= most {
            return Err(Illegal::NoTrainLeft { most });
        }
        if self.suppliable(side).has(at) { Ok(()) } else { Err(Illegal::NoSupplyThere) }
    }

    /// Places a supply train.
    pub(crate) fn supply<T: Tell<Event>>(&mut self, side: Side, at: Space, tell: &mut T) {
        self.put(side, at, Stack { trains: 1, ..Stack::NONE });
        tell.tell(Eyes::ALL, Event::Supplied { side, at, trains: 1 });
    }

    /// What cards and war chest both pay for: repairs, concessions, supply trains.
    pub(crate) fn offer_upkeep(&self, side: Side, list: &mut Vec<Action>) {
        if self.check_repair(side).is_ok() {
            list.push(Action::Repair);
        }
        for &what in Concession::ALL {
            if self.check_concession(side, what).is_ok() {
                list.push(Action::Concede { what });
            }
        }
        list.extend(self.suppliable(side).iter().map(|at| Action::Supply { at }));
    }

    /// Whether any of that is possible.
    pub(crate) fn has_upkeep(&self, side: Side) -> bool {
        self.of(side).damaged > 0
            || Concession::ALL.iter().any(|&what| self.check_concession(side, what).is_ok())
            || !self.suppliable(side).is_empty()
    }

    pub(crate) fn check_upkeep(&self, side: Side, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Repair => self.check_repair(side),
            Action::Concede { what } => self.check_concession(side, what),
            Action::Supply { at } => self.check_supply(side, at),
            _ => Err(Illegal::WrongStep),
        }
    }

    /// Carries out a repair, a concession or a supply train.
    pub(crate) fn keep_up<T: Tell<Event>>(&mut self, side: Side, action: Action, tell: &mut T) {
        match action {
            Action::Repair => self.repair(side, tell),
            Action::Concede { what } => self.concede(side, what, tell),
            Action::Supply { at } => self.supply(side, at, tell),
            _ => {}
        }
    }
}
