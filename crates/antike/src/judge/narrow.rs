//! What bots need not try: choices that the rules give and that are hardly ever better than another
//! one.

use crate::action::Action;
use crate::phase::{Group, Phase, Trade};
use crate::state::Antike;
use crate::versions::is_under_way;
use crate::words::{Good, Wealth};

impl Antike {
    /// Takes out of the list of all actions what is hardly ever worth a try.
    pub(crate) fn narrow(&self, list: &mut Vec<Action>) {
        if list.len() < 2 {
            return;
        }
        if self.trade.is_some() {
            return self.leave_sensible_trade(list);
        }
        match self.phase {
            // A personage left lying helps only in rare positions.
            Phase::Personages if self.all_due() > 0 => {
                list.retain(|action| *action == Action::ClaimAll);
            }
            Phase::Surcharge { left, from, .. } => self.leave_one_order(left, from, list),
            // Nothing is lost by one more card.
            Phase::Picking { .. } => list.retain(|action| *action != Action::Done),
            Phase::Movement { group } if !self.moves_in_groups() => {
                list.retain(|&action| {
                    self.is_sensible(action) && self.is_order_to_try(group, action)
                });
            }
            _ => list.retain(|&action| self.is_sensible(action)),
        }
    }

    #[inline]
    fn is_sensible(&self, action: Action) -> bool {
        match action {
            // Coins pay what goods can't; only a good that is wanted elsewhere would be kept.
            Action::Coin { .. } => false,
            Action::Trade => self.wanted().is_some_and(|good| self.spares(good)),
            Action::Wall { region } => {
                let enemy = self.foe().present();
                let near = self.map.neighbours(region).within(enemy);
                self.temples.has(region) || enemy.has(region) || !near.is_empty()
            }
            _ => true,
        }
    }

    /// What a trade should bring in this step.
    #[inline]
    fn wanted(&self) -> Option<Good> {
        match self.phase {
            Phase::Templum => Some(Good::Marble),
            Phase::Militia => Some(Good::Iron),
            Phase::Scientia => Some(Good::Gold),
            Phase::Founding if !self.reached_sites().is_empty() => {
                let goods = self.own().goods;
                Good::ALL.iter().copied().find(|good| goods[good.index()] == 0)
            }
            _ => None,
        }
    }

    /// Whether the mover has enough of other goods to trade for this one.
    #[inline]
    fn spares(&self, wanted: Good) -> bool {
        let goods = self.own().goods;
        let others = Good::ALL.iter().filter(|&&good| good != wanted);
        others.map(|good| goods[good.index()]).sum::<u16>() >= 3
    }

    /// Orders of payment that lead to the same sum are tried once.
    fn leave_one_order(&self, left: u8, from: Wealth, list: &mut Vec<Action>) {
        let in_order = |action: &Action| match *action {
            Action::Pay { with } => self.is_in_order(with, left, from),
            _ => true,
        };
        if list.iter().any(in_order) {
            list.retain(in_order);
        }
    }

    /// In a trade nobody gives coins or what he wants to get.
    fn leave_sensible_trade(&self, list: &mut Vec<Action>) {
        match self.trade {
            Some(Trade::Giving { left, from }) => self.leave_one_order(left, from, list),
            Some(Trade::Taking { from, .. }) => {
                list.retain(|action| !matches!(*action, Action::Take { good } if good < from));
            }
            None => {}
        }
        let Some(wanted) = self.wanted() else { return };
        let sensible = |action: &Action| match *action {
            Action::Pay { with } => with != Wealth::Coin && with != wanted.wealth(),
            Action::Take { good } => good == wanted,
            _ => true,
        };
        if list.iter().any(sensible) {
            list.retain(sensible);
        }
    }

    /// One unit goes or all of them, and whoever may cross two borders goes on at once, while
    /// others of its kind in the region wait: other orders and parts hardly ever lead elsewhere.
    #[inline]
    fn is_order_to_try(&self, group: Option<Group>, action: Action) -> bool {
        let Action::Move { unit, from, count, after, .. } = action else { return true };
        match group.filter(|_| is_under_way(group, unit, from)) {
            Some(group) => after > 0 && count == group.count,
            None => after == 0 && (count == 1 || count == self.movable(unit, from, 0)),
        }
    }
}
