//! What has changed from one version of the rules to the next (CE-18.7): a game that was begun
//! under an older one is played to its end as it was begun. Each difference has a name here, and no
//! other file asks for a version.

use quadriga_core::RulesVersion;

use crate::state::Conquest;

/// Choices in any order, turns that end by the player's word, losses by number, merchants at any
/// moment; what is voted on comes before the senator for Italia, and galleys alone do not keep
/// slaves busy.
pub(crate) const SECOND: RulesVersion = RulesVersion::new(2);

impl Conquest {
    /// Whether the choices of a step come in the order of the rules, each once, and a step ends
    /// after the last of them, a turn after its last action. Since version 2 they come in any
    /// order, and the player says when to end.
    #[inline]
    pub(crate) fn keeps_order(&self) -> bool {
        self.rules < SECOND
    }

    /// The first place in the order of choices that is still open, when the last choice was just
    /// before `next`.
    #[inline]
    pub(crate) fn open_from(&self, next: u8) -> u8 {
        if self.keeps_order() { next } else { 0 }
    }

    /// Whether merchants can be used within an action too (CE-13.1).
    #[inline]
    pub(crate) fn merchants_come_any_time(&self) -> bool {
        self.rules >= SECOND
    }

    /// Whether a vote takes effect before a senator goes to the leader in Italia (CE-14.5).
    #[inline]
    pub(crate) fn benefit_comes_first(&self) -> bool {
        self.rules >= SECOND
    }

    /// Whether slaves have won where their victim has galleys only (CE-13.8).
    #[inline]
    pub(crate) fn slaves_fight_on_land(&self) -> bool {
        self.rules >= SECOND
    }
}
