//! What comes of an action, as the side that decides can reckon it out at the table: prices and
//! ways, dice and what each face of them does, points. What is hidden plays no part in it.

mod card;
mod change;
mod dice;
mod step;
#[cfg(test)]
mod tests;

use serde::Serialize;

use crate::action::Action;
use crate::phase::Phase;
use crate::reach::Reach;
use crate::state::Hamilcar;
use crate::task::Task;

pub use card::CardUpshot;
pub use change::{Change, ProvinceChange};
pub use dice::{Losses, Test};
pub use step::StepUpshot;

/// What an action costs and brings: only what there is to say of it. Shares are in thousandths.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/", optional_fields))]
pub struct Upshot {
    /// The points of the war chest that it costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub price: Option<u8>,
    /// What a strategy card brings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<CardUpshot>,
    /// How far a general gets.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reach: Option<Reach>,
    /// Where a step or a course leads.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<StepUpshot>,
    /// The die that decides it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub test: Option<Test>,
    /// What is lost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub losses: Option<Losses>,
    /// What becomes of political points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub change: Option<Change>,
}

impl Hamilcar {
    /// Reckons an allowed action out; none where there is nothing to say.
    pub(crate) fn upshot(&self, action: Action) -> Option<Upshot> {
        let upshot = Upshot {
            price: self.chest_price(action),
            card: self.card_upshot(action),
            reach: self.reach_upshot(action),
            step: self.step_upshot(action),
            test: self.test_upshot(action),
            losses: self.losses_upshot(action),
            change: self.change_upshot(action),
        };
        (upshot != Upshot::default()).then_some(upshot)
    }

    /// HM-19.5: what the war chest pays.
    fn chest_price(&self, action: Action) -> Option<u8> {
        match (self.phase, self.tasks.top()) {
            (Phase::WarChest { .. }, None) if action != Action::Done => {
                Some(self.price_in_chest(action))
            }
            _ => None,
        }
    }

    fn reach_upshot(&self, action: Action) -> Option<Reach> {
        match (self.tasks.top(), action) {
            (Some(Task::Calling { side, call }), Action::Activate { general }) => {
                self.reach_of(side, call, general)
            }
            _ => None,
        }
    }
}
