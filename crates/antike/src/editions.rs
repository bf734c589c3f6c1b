//! What has changed since the first version of the rules. A game that was begun under it is played to its end
//! under it, so the old ways are kept: here, each under the name of what it does.

use quadriga_core::RulesVersion;

use crate::action::Action;
use crate::phase::Group;
use crate::region::Region;
use crate::state::{Antike, Special};
use crate::words::Unit;

impl Antike {
    /// Whether the first rules are in force. From the second on, choices come in any order and a step ends by
    /// the player's word; see the changelog.
    #[inline]
    pub(crate) fn is_first_edition(&self) -> bool {
        self.rules < RulesVersion::new(2)
    }

    /// AD-8.3, first edition: one unit goes or all that have not moved, and whoever may cross two borders goes
    /// on at once or has stopped.
    #[inline]
    pub(crate) fn offer_moves_in_groups(&self, group: Option<Group>, list: &mut Vec<Action>) {
        let own = self.own();
        for (kind, unit) in Unit::ORDINARY.into_iter().enumerate() {
            for from in own.at[kind].iter() {
                let fresh = self.movable(unit, from, 0);
                if fresh == 0 || is_under_way(group, unit, from) {
                    continue;
                }
                for to in self.map.across[kind][from.index()].iter() {
                    list.push(Action::Move { unit, from, to, count: 1, after: 0 });
                    if fresh > 1 {
                        list.push(Action::Move { unit, from, to, count: fresh, after: 0 });
                    }
                }
            }
        }
        if let Special::At(from) = own.special
            && !self.this.special_spent
        {
            self.offer_ways(Unit::Special, from, 1, 0, list);
        }
        if let Some(Group { unit, region: from, count, .. }) = group {
            self.offer_ways(unit, from, count, 0, list);
        }
    }

    /// Whether a move may name so many units, by the first rules.
    pub(crate) fn may_go_in_group(
        &self,
        group: Option<Group>,
        unit: Unit,
        from: Region,
        count: u8,
    ) -> bool {
        if let Some(group) = group
            && is_under_way(Some(group), unit, from)
        {
            return count == group.count;
        }
        let fresh = self.movable(unit, from, 0);
        fresh > 0 && (count == 1 || count == fresh)
    }
}

/// Whether a group of these units is under way in the region.
#[inline]
pub(crate) fn is_under_way(group: Option<Group>, unit: Unit, region: Region) -> bool {
    group.is_some_and(|group| group.unit == unit && group.region == region)
}
