//! Chapter 8, movement on land: a step along a link, in the order of HM-8.14.

use quadriga_core::{Chance, Eyes, Tell};

use crate::action::Action;
use crate::activation::{Activation, Origin, Step};
use crate::arrival::Entry;
use crate::event::Event;
use crate::general::{Ability, General};
use crate::illegal::Illegal;
use crate::place::Space;
use crate::side::Side;
use crate::stack::Stack;
use crate::state::{Hamilcar, Post};
use crate::words::Way;

impl Hamilcar {
    /// HM-8.2, HM-22.2: the way between two spaces, and what it costs a general.
    pub(crate) fn way(&self, general: General, from: Space, to: Space) -> Option<(Way, u8)> {
        let figures = &self.material.figures;
        let way = *Way::ALL.iter().find(|&&way| self.map().links(from, way).has(to))?;
        let cost = match way {
            Way::Road => figures.road_cost,
            Way::Pass => figures.pass_cost,
            Way::Strait if self.crosses_narrows(general, from, to) => figures.narrows_cost,
            Way::Strait => figures.strait_cost,
        };
        Some((way, cost))
    }

    /// HM-22.2: whether that is Caudex between Rhegium and Messana.
    pub(crate) fn crosses_narrows(&self, general: General, from: Space, to: Space) -> bool {
        let narrows = self.map().narrows;
        narrows.has(from)
            && narrows.has(to)
            && self.material.generals.can(general, Ability::StraitCrosser)
    }

    pub(crate) fn offer_march(&self, list: &mut Vec<Action>) {
        let Some((_, at)) = self.marcher() else { return };
        let open = self.map().joined(at).iter().filter(|&to| self.check_march(to).is_ok());
        list.extend(open.map(|to| Action::March { to }));
    }

    pub(crate) fn check_march(&self, to: Space) -> Result<(), Illegal> {
        let Some((now, at)) = self.marcher() else { return Err(Illegal::WrongStep) };
        let Post::Outside(_) = self.post(now.general) else { return Err(Illegal::ShutIn) };
        let Some((_, cost)) = self.way(now.general, at, to) else {
            return Err(Illegal::NoWay);
        };
        if cost > now.points {
            return Err(Illegal::TooFewPoints { cost, has: now.points });
        }
        self.check_entry(&now, at, to)
    }

    /// Whether an army may leave a space for another, by land or by sea.
    pub(crate) fn check_entry(
        &self,
        now: &Activation,
        at: Space,
        to: Space,
    ) -> Result<(), Illegal> {
        let side = now.general.side();
        let units = now.army.units();
        if self.is_faced(side, to) {
            if units == 0 {
                return Err(Illegal::NoUnitsToFight);
            }
            if self.truce {
                return Err(Illegal::Truce);
            }
        }
        self.check_parting(now, at, self.outside(side, to).units().saturating_add(units))
    }

    /// HM-7.5: whether an army may part from its stack and join others, so many in all then.
    pub(crate) fn check_parting(
        &self,
        now: &Activation,
        at: Space,
        joined: u8,
    ) -> Result<(), Illegal> {
        let (side, units) = (now.general.side(), now.army.units());
        let post = self.post(now.general);
        let before = self.stack(side, at, self.is_inside(now.general)).units();
        let staying = before.saturating_sub(units);
        if !self.keeps_consuls(post, Hamilcar::officers(now), before, staying, joined) {
            let least = self.material.figures.consul_units;
            return Err(Illegal::ConsulNeedsUnits { least });
        }
        Ok(())
    }

    /// HM-8.14: he pays, leaves and arrives.
    pub(crate) fn march<T: Tell<Event>>(&mut self, to: Space, tell: &mut T) {
        let Some((now, at)) = self.marcher() else { return };
        let Some((way, cost)) = self.way(now.general, at, to) else { return };
        let general = now.general;
        tell.tell(Eyes::ALL, Event::Marched { general, from: at, to, units: now.army.units() });
        self.bring_army(to);
        self.sea_move = None;
        if let Some(now) = &mut self.activation {
            now.points = now.points.saturating_sub(cost);
            (now.origin, now.entry) = (Some(Origin::Land(at)), Entry::default());
            now.step = if way == Way::Pass { Step::Pass } else { Step::Arrival };
        }
    }

    /// An army goes from its general's space to another, where it stands outside.
    pub(crate) fn bring_army(&mut self, to: Space) {
        let Some((mut now, at)) = self.marcher() else { return };
        let side = now.general.side();
        let inside = self.is_inside(now.general);
        self.leave_moved(&now, at);
        self.take(side, at, inside, now.army);
        self.put_outside(side, to, now.army);
        for general in Hamilcar::officers(&now).iter() {
            self.send(general, Post::Outside(to));
        }
        self.drop_trains(at);
        self.drop_trains(to);
        now.army = now.army.within(self.outside(side, to));
        (now.arrived, now.escort) = (now.army, now.companions);
        self.activation = Some(now);
    }

    /// HM-8.4: what he leaves of those who came with him has moved.
    pub(crate) fn leave_moved(&mut self, now: &Activation, at: Space) {
        self.moved.stacks.add(at, now.arrived.without(now.army));
        self.moved.generals = self.moved.generals.with(now.escort.without(now.companions));
    }

    /// HM-8.8: a pass costs an attrition roll of the army.
    pub(crate) fn cross_pass<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        self.next_is(Step::Arrival);
        let Some((now, at)) = self.marcher() else { return };
        if now.army.units() > 0 {
            let modifier = self.material.tables.attrition.pass;
            self.suffer_attrition(now.general.side(), at, false, modifier, chance, tell);
        }
    }

    /// What a loss in a place is taken from: of an army on the march only what marches (HM-8.8).
    pub(crate) fn exposed(&self, side: Side, at: Space, inside: bool) -> Stack {
        match self.marcher().filter(|_| !self.is_battlefield(at) && self.besieging().is_none()) {
            Some((now, here)) if self.leads_in(&now, side, here == at, inside) => now.army,
            _ => self.stack(side, at, inside),
        }
    }

    /// Whether he leads units of that side there, outside or inside.
    fn leads_in(&self, now: &Activation, side: Side, here: bool, inside: bool) -> bool {
        here && now.general.side() == side && inside == self.is_inside(now.general)
    }

    /// Units of the army were lost.
    pub(crate) fn thin_army(&mut self, side: Side, at: Space, inside: bool, lost: Stack) {
        let Some((mut now, here)) = self.marcher() else { return };
        if self.leads_in(&now, side, here == at, inside) {
            now.army = now.army.without(lost);
            now.arrived = now.arrived.without(lost);
            self.activation = Some(now);
        }
    }
}
