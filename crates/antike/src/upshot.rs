//! What comes of an action, as the player who decides can reckon it out on the table.

use quadriga_core::{QuickChance, Silence};
use serde::Serialize;

use crate::action::Action;
use crate::event::Bundle;
use crate::payment::Price;
use crate::state::{Antike, People};
use crate::words::Unit;

/// What an action costs and brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "antike/"))]
pub struct Upshot {
    /// What is handed over for it; none where it has no price.
    pub price: Option<Bundle>,
    /// How many units of anything it costs to come to a field.
    pub surcharge: u8,
    /// What becomes of the stores at once.
    pub change: Change,
    /// The units that a conquest costs: legions, galleys.
    pub losses: Option<[u8; 2]>,
    /// What a founding is reckoned by: neighbouring cities of the same good, tiles of it left.
    pub founding: Option<[u8; 2]>,
}

/// By how much stores grow or, below zero, shrink.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "antike/"))]
pub struct Change {
    /// Marble.
    pub marble: i16,
    /// Iron.
    pub iron: i16,
    /// Gold.
    pub gold: i16,
    /// Coins.
    pub coin: i16,
}

impl Change {
    fn between(before: &People, after: &People) -> Change {
        let [marble, iron, gold] =
            [0, 1, 2].map(|good| after.goods[good] as i16 - before.goods[good] as i16);
        Change { marble, iron, gold, coin: i16::from(after.coins) - i16::from(before.coins) }
    }
}

impl Antike {
    /// Reckons an allowed action out; none where it costs and brings nothing.
    pub(crate) fn upshot(&self, action: Action) -> Option<Upshot> {
        let upshot = Upshot {
            price: self.price(action).map(|price| self.bill(price)),
            surcharge: match action {
                Action::Advance { field } => self.field_cost(self.mover, field),
                _ => 0,
            },
            change: self.change(action),
            losses: match action {
                Action::Conquer { region, galleys } => {
                    Some([self.units_to_lose(region).saturating_sub(galleys), galleys])
                }
                _ => None,
            },
            founding: match action {
                Action::Found { region, good } => {
                    Some([self.same_neighbours(region, good), self.tiles_left(good)])
                }
                _ => None,
            },
        };
        (upshot != Upshot::default()).then_some(upshot)
    }

    /// What an action costs that has a price.
    fn price(&self, action: Action) -> Option<Price> {
        Some(match action {
            Action::Temple { region } => self.temple_price(region),
            Action::Wall { .. } => self.wall_price(),
            Action::Arm { unit, .. } => self.arming_price(unit),
            Action::Recruit { unit } => {
                let kind = Unit::ORDINARY.iter().position(|&kind| kind == unit)?;
                self.recruiting_price(kind)
            }
            Action::Learn { know_how } => self.know_how_price(know_how),
            Action::Found { region, good } => self.founding_price(region, good),
            _ => return None,
        })
    }

    /// The decider's stores after an action, measured by those before.
    fn change(&self, action: Action) -> Change {
        // Most offers of a turn are moves and conquests, and they cost units only.
        let is_march = matches!(action, Action::Move { .. } | Action::Conquer { .. });
        let (Some(seat), false) = (self.turn().seat(), is_march) else { return Change::default() };
        let mut after = self.clone();
        after.perform(action, &mut QuickChance::new(0), &mut Silence);
        Change::between(self.of(seat), after.of(seat))
    }
}
