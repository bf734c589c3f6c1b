//! What has changed from one version of the rules to the next: a game that was begun under an older
//! one is played to its end as it was begun. Each difference has a name here, and no other file
//! asks for a version.

use quadriga_core::RulesVersion;

use crate::action::Action;
use crate::phase::Group;
use crate::region::Region;
use crate::state::{Antike, Special};
use crate::words::Unit;

/// Choices in any order, steps that end by the player's word, cards in every step of the own turn,
/// a display that is always filled, coins for any good; see the changelog.
pub(crate) const SECOND: RulesVersion = RulesVersion::new(2);

impl Antike {
    /// Whether payments and traded goods come in the order of their kinds. Since version 2 in any
    /// order (AD-2.7, AD-2.8).
    #[inline]
    pub(crate) fn keeps_order(&self) -> bool {
        self.rules < SECOND
    }

    /// Whether units move one by one or all at once, and a group goes on at once or has stopped.
    /// Since version 2 any number goes, and each unit goes on when its player likes (AD-8.3,
    /// AD-8.4).
    #[inline]
    pub(crate) fn moves_in_groups(&self) -> bool {
        self.rules < SECOND
    }

    /// Whether a personage that alone is due can be taken as one, and not only as all that are due.
    #[inline]
    pub(crate) fn claims_single_personages(&self) -> bool {
        self.rules >= SECOND
    }

    /// Whether the display is filled whenever there are cards, and not only after one was taken
    /// (AD-11.2).
    #[inline]
    pub(crate) fn keeps_display_full(&self) -> bool {
        self.rules >= SECOND
    }

    /// Whether a card need not be taken (AD-11.3).
    #[inline]
    pub(crate) fn may_decline_cards(&self) -> bool {
        self.rules >= SECOND
    }

    /// Whether cards and trade are possible in every step of the own turn (AD-11.4).
    #[inline]
    pub(crate) fn cards_come_any_time(&self) -> bool {
        self.rules >= SECOND
    }

    /// Whether cards are offered only where they do something (AD-11.4).
    #[inline]
    pub(crate) fn cards_must_help(&self) -> bool {
        self.rules >= SECOND
    }

    /// Whether a conquest counts as possible that an Earthquake in hand would make so.
    #[inline]
    pub(crate) fn counts_on_earthquakes(&self) -> bool {
        self.rules >= SECOND
    }

    /// Whether special units take part in conquests like one more unit; since version 2 by an
    /// option only (AD-13.8).
    #[inline]
    pub(crate) fn special_always_fights(&self) -> bool {
        self.rules < SECOND
    }

    /// Whether coins put aside replace goods up to the whole price, that of a special unit included
    /// (AD-1.13).
    #[inline]
    pub(crate) fn coins_replace_any_good(&self) -> bool {
        self.rules >= SECOND
    }

    /// AD-8.3, version 1: one unit goes or all that have not moved, and whoever may cross two
    /// borders goes on at once or has stopped.
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

    /// Whether a move may name so many units, by version 1.
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
