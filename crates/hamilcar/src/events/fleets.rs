//! Events of the fleets: 73 to 76, 79, 82, 95, 126.

use quadriga_core::{Eyes, Tell};

use super::Part;
use crate::action::Action;
use crate::card::Card;
use crate::choices::Toll;
use crate::effect::Effect;
use crate::event::Event;
use crate::place::Space;
use crate::side::Side;
use crate::state::Hamilcar;
use crate::task::Task;
use crate::words::Seamanship;

impl Hamilcar {
    /// HM-20.10, HM-20.14: how many warships an event gives.
    fn ships_given(&self, side: Side, effect: Effect) -> u8 {
        match effect {
            Effect::Quinquereme { ships } | Effect::Cothon { ships } => ships,
            Effect::Patriots { total, ships, .. } => {
                total.saturating_sub(self.of(side).ships()).min(ships)
            }
            Effect::Socii { spaces } => {
                let faced = self.occupied[side.enemy()];
                let free = |at: &Space| !self.is_besieged(*at);
                let ports = spaces.within(self.markers[side]).without(faced);
                ports.iter().filter(free).count() as u8
            }
            _ => 0,
        }
    }

    /// Whether an event of the fleet would do something.
    pub(super) fn helps_fleet(&self, side: Side, effect: Effect) -> bool {
        let launches = self.ships_given(side, effect) > 0 && self.check_launch(side).is_ok();
        let repairs = self.of(side).damaged > 0;
        match effect {
            Effect::Quinquereme { .. } => launches || self.seamanship == Seamanship::Poor,
            Effect::Raven { .. } => !self.corvi || repairs,
            Effect::Cothon { .. } => launches || repairs,
            Effect::Command { .. } => {
                self.supremacy != side || repairs || !self.suppliable(side).is_empty()
            }
            Effect::Benches { .. } => match side {
                Side::Rome => self.seamanship.raised().is_some(),
                Side::Carthage => repairs,
            },
            _ => launches,
        }
    }

    /// What an event does for the fleet.
    pub(super) fn fit_out<T: Tell<Event>>(&mut self, side: Side, card: Card, tell: &mut T) {
        let effect = self.material.deck.info(card).effect;
        let ships = self.ships_given(side, effect);
        match effect {
            Effect::Quinquereme { .. } => {
                self.launch(side, ships, tell);
                if self.seamanship == Seamanship::Poor {
                    self.raise_seamanship(tell);
                }
            }
            Effect::Raven { repairs } if self.corvi => {
                self.tasks.push(Task::Repairing { side, left: repairs });
            }
            Effect::Raven { .. } => {
                self.corvi = true;
                tell.tell(Eyes::ALL, Event::CorviChanged { mounted: true });
            }
            Effect::Cothon { .. } => {
                self.tasks.push(Task::Event { side, card, part: Part::Yard });
            }
            Effect::Command { .. } if self.supremacy != side => {
                self.supremacy = side;
                tell.tell(Eyes::ALL, Event::SupremacyTaken { side });
            }
            Effect::Command { repairs, trains } => {
                self.tasks.push(Task::Event { side, card, part: Part::Supplies(trains) });
                self.tasks.push(Task::Repairing { side, left: repairs });
            }
            Effect::Benches { .. } if side == Side::Rome => self.raise_seamanship(tell),
            Effect::Benches { repairs } => {
                self.tasks.push(Task::Repairing { side, left: repairs });
            }
            Effect::Plot { markers, .. } => self.plot(side.enemy(), card, markers, tell),
            _ => self.launch(side, ships, tell),
        }
    }

    /// HM-20.11: all ships are repaired, or new ones are built.
    pub(super) fn use_yard<T: Tell<Event>>(
        &mut self,
        side: Side,
        effect: Effect,
        action: Action,
        tell: &mut T,
    ) {
        if action == Action::Launch {
            return self.launch(side, self.ships_given(side, effect), tell);
        }
        let republic = self.of_mut(side);
        let ships = std::mem::take(&mut republic.damaged);
        republic.ready = republic.ready.saturating_add(ships);
        tell.tell(Eyes::ALL, Event::Repaired { side, ships });
    }

    /// HM-20.56: the fleet pays what it can pay in full, else PCs go.
    fn plot<T: Tell<Event>>(&mut self, victim: Side, card: Card, markers: u8, tell: &mut T) {
        let effect = self.material.deck.info(card).effect;
        if Toll::ALL.iter().any(|&toll| self.can_pay_plot(effect, toll)) {
            self.tasks.push(Task::Event { side: victim, card, part: Part::Plot });
        } else {
            self.demand(victim, markers, tell);
        }
    }

    pub(super) fn can_pay_plot(&self, effect: Effect, toll: Toll) -> bool {
        let Effect::Plot { ships, .. } = effect else { return false };
        match toll {
            Toll::Ships => self.of(Side::Rome).ready >= ships,
            Toll::Seamanship => self.seamanship.lowered().is_some(),
            _ => false,
        }
    }

    pub(super) fn pay_plot<T: Tell<Event>>(&mut self, effect: Effect, toll: Toll, tell: &mut T) {
        let Effect::Plot { ships, .. } = effect else { return };
        let side = Side::Rome;
        if toll == Toll::Ships {
            let rome = self.of_mut(side);
            let ships = ships.min(rome.ready);
            rome.ready -= ships;
            rome.damaged += ships;
            tell.tell(Eyes::ALL, Event::ShipsDamaged { side, ships });
        } else if let Some(to) = self.seamanship.lowered() {
            self.seamanship = to;
            tell.tell(Eyes::ALL, Event::SeamanshipChanged { to });
        }
    }
}
