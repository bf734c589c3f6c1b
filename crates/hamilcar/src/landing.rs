//! Chapter 14, the end of a sea move: what reaches the goal, what landing brings, and what returns
//! (HM-14.8, HM-14.12, HM-16.19).

use quadriga_core::{Eyes, Tell};

use crate::activation::{Origin, Step};
use crate::arrival::Entry;
use crate::battle::Haven;
use crate::event::Event;
use crate::general::{Ability, General};
use crate::place::Space;
use crate::sea_move::{SeaMove, SeaStep};
use crate::state::{Hamilcar, Post};
use crate::words::Kind;

impl Hamilcar {
    /// HM-16.19, HM-17.3: whether a battle or a storm has left nothing of the fleet.
    pub(crate) fn is_wrecked(&self, sea: &SeaMove) -> bool {
        sea.shaken && sea.ships == 0 && self.cargo(sea).units() == 0
    }

    /// The army is back at its start port, and the activation is over.
    pub(crate) fn return_to_port(&mut self, sea: &SeaMove) {
        if self.is_wrecked(sea) {
            self.sea_is(SeaStep::Wreck);
        } else {
            self.end_sea_move();
        }
    }

    /// The generals who have lost all are displaced, one after the other.
    pub(crate) fn drown<T: Tell<Event>>(&mut self, sea: &SeaMove, tell: &mut T) {
        self.next_is(Step::Over);
        let mut lost = self.aboard(sea);
        // The one on the move goes last: the others are known as his company.
        if let Some(now) = self.activation
            && lost.len() > 1
        {
            lost.remove(now.general);
        }
        match lost.first() {
            Some(general) => self.displace(general, tell),
            None => self.end_sea_move(),
        }
    }

    /// What is left of the fleet reaches its goal.
    pub(crate) fn reach_goal<T: Tell<Event>>(&mut self, sea: &SeaMove, tell: &mut T) {
        if self.is_wrecked(sea) {
            return self.sea_is(SeaStep::Wreck);
        }
        let (from, goal) = (sea.course.start(), sea.course.goal());
        if self.is_retreat(sea) {
            let army = self.outside(sea.side, from);
            let generals = self.aboard(sea);
            self.take(sea.side, from, false, army);
            self.put(sea.side, goal, army);
            generals.iter().for_each(|general| self.station(general, goal));
            self.trim_activation();
            tell.tell(Eyes::ALL, Event::Retreated { side: sea.side, to: Haven::Sea(goal) });
            return self.end_sea_move();
        }
        let units = self.cargo(sea).units();
        // Who sails back to a city with enemies outside comes from inside it (HM-14.7).
        let inside = if sea.forced { self.shut_in(sea.side, goal).is_some() } else { sea.inside };
        self.ship_army(goal, inside);
        tell.tell(Eyes::ALL, Event::Landed { side: sea.side, at: goal, units });
        if sea.forced {
            if self.is_faced(sea.side, from) && self.outside(sea.side, from).units() == 0 {
                self.lose_trains(sea.side, from, tell);
            }
            return self.end_sea_move();
        }
        if let Some(now) = &mut self.activation {
            (now.origin, now.entry) = (Some(Origin::Sea(from)), Entry::default());
        }
        self.sea_is(SeaStep::Goal);
    }

    /// The army of the activation comes to a port, outside or inside its city.
    pub(crate) fn ship_army(&mut self, to: Space, inside: bool) {
        if !inside {
            return self.bring_army(to);
        }
        let Some((mut now, at)) = self.marcher() else { return };
        let side = now.general.side();
        let was_inside = self.is_inside(now.general);
        self.leave_moved(&now, at);
        self.take(side, at, was_inside, now.army);
        self.stand_inside(side, to, now.army);
        for general in Hamilcar::officers(&now).iter() {
            self.send(general, Post::Inside(to));
        }
        self.drop_trains(at);
        (now.arrived, now.escort) = (now.army, now.companions);
        self.activation = Some(now);
    }

    /// HM-14.8: a fleet that nobody intercepted takes supremacy in an enemy port.
    pub(crate) fn land<T: Tell<Event>>(&mut self, sea: &SeaMove, tell: &mut T) {
        if self.is_wrecked(sea) {
            return self.sea_is(SeaStep::Wreck);
        }
        let hostile = self.markers[sea.side.enemy()].has(sea.course.goal());
        if sea.ships > 0 && sea.interceptor.is_none() && hostile {
            self.take_supremacy(sea.side, tell);
        }
        self.sea_is(SeaStep::Raid);
    }

    /// HM-22.9: whether a raider with a warship is in an enemy port with a loose PC.
    pub(crate) fn may_raid(&self, sea: &SeaMove) -> bool {
        let (goal, enemy) = (sea.course.goal(), sea.side.enemy());
        let raider = |general: General| self.material.generals.can(general, Ability::Raider);
        sea.ships > 0
            && self.aboard(sea).iter().any(raider)
            && self.markers[enemy].has(goal)
            && self.map().of_kind(Kind::Ordinary).has(goal)
            && !self.occupied[enemy].has(goal)
    }

    /// HM-22.9: the PC is gone.
    pub(crate) fn raid<T: Tell<Event>>(&mut self, tell: &mut T) {
        let Some(sea) = self.sea_move else { return };
        let (at, enemy) = (sea.course.goal(), sea.side.enemy());
        self.markers[enemy].remove(at);
        self.drop_trains(at);
        tell.tell(Eyes::ALL, Event::Raided { side: sea.side, at });
        self.go_ashore(&sea);
    }

    /// HM-14.12: what a landing brings on land. The way back is remembered.
    pub(crate) fn go_ashore(&mut self, sea: &SeaMove) {
        self.sea_is(SeaStep::Ashore);
        self.tasks.pop();
        self.next_is(if sea.inside { Step::Choosing } else { Step::Foothold });
    }
}
