//! Events that strike one place: a city, a tribe or a stack (93, 96, 98, 99, 119, 124),
//! and siege engines (105).

use quadriga_core::{Chance, Eyes, Tell};

use super::Part;
use crate::card::Card;
use crate::choices::Toll;
use crate::effect::Effect;
use crate::event::Event;
use crate::general::{Ability, General};
use crate::phase::Phase;
use crate::place::{Space, SpaceSet};
use crate::side::Side;
use crate::stack::Stack;
use crate::state::{Hamilcar, Post};
use crate::task::Task;
use crate::words::Region;

impl Hamilcar {
    /// HM-20.25: the cities and tribes that a side took in this turn and has still.
    pub(super) fn sacked(&self, side: Side) -> SpaceSet {
        let taken = self.of(side).taken;
        let spaces: SpaceSet = taken.iter().map(|site| self.map().space_of(site)).collect();
        spaces.within(self.markers[side])
    }

    /// The places that an event can be aimed at, outside or inside.
    pub(super) fn to_strike(&self, side: Side, effect: Effect, inside: bool) -> SpaceSet {
        let enemy = side.enemy();
        match effect {
            Effect::Sack { .. } if !inside => self.sacked(side),
            Effect::Blockade { .. } if !inside => {
                let cities = self.besieged_cities().within(self.markers[side]);
                cities.iter().filter(|&at| self.can_run_blockade(side, at)).collect()
            }
            Effect::Treachery { .. } if !inside => {
                let foreign = self.besieged_cities().without(self.markers[side]);
                foreign.within(self.occupied[side]).without(self.map().great_cities)
            }
            Effect::Relief if !inside => {
                self.besieged_cities().within(self.markers[side]).within(self.map().ports)
            }
            Effect::Mutiny { least, .. } => {
                let large = self.stacks(enemy, inside, least);
                let abroad = large.without(self.map().region(Region::Africa));
                abroad.iter().filter(|&at| !self.has_paymaster(enemy, at, inside)).collect()
            }
            Effect::Pestilence { .. } => {
                // Outside stands who besieges, inside who is besieged.
                let struck = self.besieged_cities().within(self.stacks(enemy, inside, 1));
                if inside { struck } else { struck.without(self.markers[enemy]) }
            }
            _ => SpaceSet::NONE,
        }
    }

    /// HM-22.14: whether somebody in a stack keeps it quiet.
    fn has_paymaster(&self, side: Side, at: Space, inside: bool) -> bool {
        let post = if inside { Post::Inside(at) } else { Post::Outside(at) };
        let pays = |general: &General| self.material.generals.can(*general, Ability::Paymaster);
        self.on_map(side).iter().filter(pays).any(|general| self.post(general) == post)
    }

    /// An event strikes the place that was chosen.
    pub(super) fn strike<C: Chance, T: Tell<Event>>(
        &mut self,
        side: Side,
        card: Card,
        at: Space,
        inside: bool,
        chance: &mut C,
        tell: &mut T,
    ) {
        let enemy = side.enemy();
        match self.material.deck.info(card).effect {
            Effect::Sack { trains, markers, .. } => {
                self.tasks.push(Task::Event { side, card, part: Part::Spoils(at, markers) });
                self.fill_store(side, at, trains, tell);
            }
            effect @ Effect::Blockade { .. } => self.run_blockade(side, at, effect, tell),
            Effect::Treachery { points, undefended } => {
                // HM-20.31: nobody inside, or nobody's garrison: both fall alone to the traitor.
                let manned = self.stack(enemy, at, true).units() > 0;
                self.press(side, at, if manned { points } else { undefended }, tell);
                self.calm_down();
            }
            Effect::Relief => {
                if let Some(site) = self.map().site(at) {
                    self.lift_siege(site);
                    tell.tell(Eyes::ALL, Event::SiegeLifted { at });
                }
            }
            Effect::Mutiny { .. } => {
                let part = Part::Toll(at, inside);
                self.tasks.push(Task::Event { side: enemy, card, part });
            }
            Effect::Pestilence { modifier } => {
                self.suffer_attrition(enemy, at, inside, modifier, chance, tell);
            }
            _ => {}
        }
    }

    /// HM-20.37: whether a general stands with enough units outside a city that he besieges.
    pub(super) fn has_engines(&self, general: General) -> bool {
        let Post::Outside(at) = self.post(general) else { return false };
        let side = general.side();
        let strong = self.outside(side, at).units() >= self.material.figures.siege_units;
        let reached = !self.is_great(at) || self.supremacy == side;
        self.is_besieged(at) && !self.markers[side].has(at) && strong && reached
    }

    /// HM-20.37: siege rolls one after the other, each only if the conditions hold.
    pub(super) fn work_engines<T: Tell<Event>>(
        &mut self,
        card: Card,
        general: General,
        left: u8,
        tell: &mut T,
    ) {
        if left == 0 || !self.has_engines(general) {
            return self.calm_down();
        }
        let part = Part::Engines(general, left - 1);
        self.tasks.push(Task::Event { side: general.side(), card, part });
        self.declare_siege(general, tell);
    }

    /// What a fallen city leaves: no siege, and nobody alone among enemies.
    fn calm_down(&mut self) {
        if !matches!(self.phase, Phase::Over { .. }) {
            self.settle();
            self.strand();
        }
    }

    /// Supply trains come to an own space, as many as there are and the enemy lets through.
    fn fill_store<T: Tell<Event>>(&mut self, side: Side, at: Space, trains: u8, tell: &mut T) {
        let faced = self.is_faced(side, at);
        let open = !self.is_besieged(at) && (!faced || self.own_city(side, at).is_some());
        let left = self.material.figures.trains.saturating_sub(self.trains(side));
        let trains = if open { trains.min(left) } else { 0 };
        if trains > 0 {
            self.put(side, at, Stack { trains, ..Stack::NONE });
            tell.tell(Eyes::ALL, Event::Supplied { side, at, trains });
        }
    }

    /// HM-20.30: what can be paid in full.
    pub(super) fn can_pay_mutiny(
        &self,
        effect: Effect,
        at: Space,
        inside: bool,
        toll: Toll,
    ) -> bool {
        let Effect::Mutiny { units, trains, seats, .. } = effect else { return false };
        let side = Side::Carthage;
        match toll {
            Toll::Units => self.stack(side, at, inside).units() >= units,
            Toll::Trains => self.trains(side) >= trains,
            Toll::Seats => self.of(side).seats >= seats,
            Toll::Ships | Toll::Seamanship => false,
        }
    }

    pub(super) fn pay_mutiny<T: Tell<Event>>(
        &mut self,
        side: Side,
        card: Card,
        at: Space,
        inside: bool,
        toll: Toll,
        tell: &mut T,
    ) {
        let effect = self.material.deck.info(card).effect;
        let Effect::Mutiny { units, trains, seats, .. } = effect else { return };
        match toll {
            Toll::Units => self.tasks.push(Task::Losing { side, at, inside, left: units }),
            Toll::Trains => self.ask_for_trains(side, card, trains, false),
            Toll::Seats => self.leave_seats(side, seats, tell),
            Toll::Ships | Toll::Seamanship => {}
        }
    }
}
