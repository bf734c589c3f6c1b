//! Chapter 19: the victory check and the war chest.

use quadriga_core::{Eyes, Standing, Tell};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::{Ending, Phase};
use crate::place::{Space, SpaceSet};
use crate::side::Side;
use crate::stack::Stack;
use crate::state::Hamilcar;

impl Hamilcar {
    /// The political points of a side (HM-19.1).
    pub fn points(&self, side: Side) -> u8 {
        let provinces = self.map().significant.iter().filter(|&at| self.controls(side, at));
        provinces.count() as u8
            + u8::from(self.markers[side].has(self.map().prize_city))
            + u8::from(self.supremacy == side)
            + u8::from(self.miat_control() == Some(side))
    }

    /// HM-19.2, HM-19.3: the end in the last turn, else PCs for the difference.
    pub(crate) fn check_victory<T: Tell<Event>>(&mut self, tell: &mut T) {
        let (rome, carthage) = (self.points(Side::Rome), self.points(Side::Carthage));
        tell.tell(Eyes::ALL, Event::Counted { rome, carthage });
        self.phase = Phase::VictoryCheck;
        if self.turn >= self.last_turn() {
            let given = i16::from(self.options.handicap.points());
            let rome_wins = i16::from(rome) + given > i16::from(carthage);
            let winner = if rome_wins { Side::Rome } else { Side::Carthage };
            return self.end(winner, Ending::Points, tell);
        }
        let behind = if rome < carthage { Side::Rome } else { Side::Carthage };
        self.demand(behind, rome.abs_diff(carthage), tell);
    }

    /// HM-19.4: the gap between the sums, and whose is the higher one.
    pub(crate) fn gap(&self) -> (Side, u8) {
        let (rome, carthage) = (self.of(Side::Rome).ops, self.of(Side::Carthage).ops);
        let side = if rome > carthage { Side::Rome } else { Side::Carthage };
        (side, rome.abs_diff(carthage))
    }

    /// HM-19.4: the side with the higher sum may close the gap.
    pub(crate) fn open_chest(&mut self) {
        let (side, gap) = self.gap();
        self.phase = Phase::Burning { side, gap };
    }

    /// Where a side has supply trains.
    pub(crate) fn burnable(&self, side: Side) -> SpaceSet {
        let shut = self.manned_cities(side).iter();
        let stored = shut.filter(|&at| self.stack(side, at, true).trains > 0);
        self.laden[side].with(stored.collect())
    }

    pub(crate) fn check_burning(&self, side: Side, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Burn { at } if self.burnable(side).has(at) => Ok(()),
            Action::Burn { .. } => Err(Illegal::NoTrainThere),
            Action::Done => Ok(()),
            _ => Err(Illegal::WrongStep),
        }
    }

    pub(crate) fn burn<T: Tell<Event>>(&mut self, at: Space, tell: &mut T) {
        let Phase::Burning { side, gap } = self.phase else { return };
        let inside = self.outside(side, at).trains == 0;
        self.take(side, at, inside, Stack { trains: 1, ..Stack::NONE });
        tell.tell(Eyes::ALL, Event::Burned { side, at });
        self.phase = Phase::Burning { side, gap: gap.saturating_sub(1) };
    }

    /// HM-19.5: the other side gets what is left of the gap.
    pub(crate) fn fill_chest<T: Tell<Event>>(&mut self, richer: Side, gap: u8, tell: &mut T) {
        let side = richer.enemy();
        if gap > 0 {
            tell.tell(Eyes::ALL, Event::WarChest { side, points: gap });
        }
        self.phase = Phase::WarChest { side, left: gap };
    }

    pub(crate) fn offer_purchases(&self, side: Side, left: u8, list: &mut Vec<Action>) {
        self.offer_upkeep(side, list);
        let capital = self.map().capitals[side];
        for action in [Action::Launch, Action::Muster { at: capital }] {
            if self.check_purchase(side, left, action).is_ok() {
                list.push(action);
            }
        }
        list.push(Action::Done);
    }

    pub(crate) fn check_purchase(
        &self,
        side: Side,
        left: u8,
        action: Action,
    ) -> Result<(), Illegal> {
        let figures = &self.material.figures;
        let affordable = |price| {
            if price <= left { Ok(()) } else { Err(Illegal::TooDear { price, has: left }) }
        };
        match action {
            Action::Launch => {
                affordable(figures.chest_ship_price).and_then(|()| self.check_launch(side))
            }
            Action::Muster { at } if self.can_recruit(side, at) => {
                affordable(figures.chest_unit_price)
            }
            Action::Muster { .. } => Err(Illegal::NoMusterThere),
            Action::Done => Ok(()),
            _ => self.check_upkeep(side, action),
        }
    }

    /// HM-19.6: in the capital, inside it where enemies stand outside.
    fn can_recruit(&self, side: Side, at: Space) -> bool {
        at == self.map().capitals[side] && self.markers[side].has(at) && self.room(side, at) > 0
    }

    /// Whether anything can be bought.
    pub(crate) fn can_purchase(&self, side: Side, left: u8) -> bool {
        let capital = self.map().capitals[side];
        left > 0
            && (self.has_upkeep(side)
                || self.check_purchase(side, left, Action::Launch).is_ok()
                || self.check_purchase(side, left, Action::Muster { at: capital }).is_ok())
    }

    /// HM-19.5: what a purchase costs.
    pub(crate) fn price_in_chest(&self, action: Action) -> u8 {
        let figures = &self.material.figures;
        match action {
            Action::Launch => figures.chest_ship_price,
            Action::Muster { .. } => figures.chest_unit_price,
            _ => 1,
        }
    }

    pub(crate) fn purchase<T: Tell<Event>>(&mut self, action: Action, tell: &mut T) {
        let Phase::WarChest { side, left } = self.phase else { return };
        let price = if action == Action::Done { left } else { self.price_in_chest(action) };
        match action {
            Action::Launch => self.launch(side, 1, tell),
            Action::Muster { at } => self.muster(side, at, tell),
            _ => self.keep_up(side, action, tell),
        }
        self.phase = Phase::WarChest { side, left: left.saturating_sub(price) };
    }

    /// The final standing, once there is one.
    pub(crate) fn standing(&self) -> Option<Standing> {
        match self.phase {
            Phase::Over { winner, .. } => Some(Standing::won_by(winner.seat(), Side::COUNT)),
            _ => None,
        }
    }
}
