//! The armies on the map as they would be dealt battle cards where they stand.

use serde::Serialize;

use crate::activation::Origin;
use crate::battle::{Encounter, LandBattle};
use crate::general::General;
use crate::place::{Space, SpaceSet};
use crate::side::Side;
use crate::stage::HandPart;
use crate::state::Hamilcar;

/// An army outside, and the battle cards that it would be dealt if it were attacked now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub struct StandingView {
    /// Whose.
    pub side: Side,
    /// Where.
    pub at: Space,
    /// Who would command; among equals the best.
    pub commander: Option<General>,
    /// How many cards.
    pub cards: u8,
    /// Where they come from.
    pub parts: Vec<HandPart>,
}

impl Hamilcar {
    /// All armies outside.
    pub(crate) fn show_armies(&self) -> Vec<StandingView> {
        let places = |side| self.occupied[side].iter().map(move |at| (side, at));
        let all = Side::ALL.iter().flat_map(|&side| places(side));
        all.map(|(side, at)| self.show_standing(side, at)).collect()
    }

    fn show_standing(&self, side: Side, at: Space) -> StandingView {
        let mut battle = LandBattle::new(Encounter {
            at,
            attacker: side.enemy(),
            origin: Origin::Land(at),
            interceptors: SpaceSet::NONE,
            stood: true,
            caught: false,
        });
        let commander = self.likely_commander(side, at);
        battle.commanders[side] = commander;
        let parts = HandPart::all(&self.hand_parts(&battle, side));
        StandingView { side, at, commander, cards: self.hand_size(&battle, side), parts }
    }

    /// HM-7.3: who would command an army; among equals the best.
    pub(crate) fn likely_commander(&self, side: Side, at: Space) -> Option<General> {
        let equals = self.highest(side, at, false).iter();
        equals.max_by_key(|&general| self.rating(Some(general)))
    }
}
