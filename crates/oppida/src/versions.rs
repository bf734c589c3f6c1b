//! What has changed from one version of the rules to the next (chapter 11): a game that was begun
//! under an older one is played to its end as it was begun. Each difference has a name here, and no
//! other file asks for a version.

use quadriga_core::RulesVersion;

use crate::state::Oppida;

/// Recruiting and scouting in either order, turns that end by the player's word, and an emptied
/// capital starves nobody.
pub(crate) const SECOND: RulesVersion = RulesVersion::new(2);

impl Oppida {
    /// Whether recruiting comes before scouting, and scouting ends the turn (OP-11.2). Since
    /// version 2 they come in either order, and the player says when to end (OP-2.3).
    #[inline]
    pub(crate) fn keeps_order(&self) -> bool {
        self.rules < SECOND
    }

    /// Whether an emptied capital can bring hunger like any other card (OP-11.3). Since version 2
    /// it can't: it has no ears, so nobody is hungrier without it (OP-10.6).
    #[inline]
    pub(crate) fn capitals_cost_ears(&self) -> bool {
        self.rules < SECOND
    }
}
