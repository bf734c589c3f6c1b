//! Chapters 4 and 20: whom a card calls up: one general of its points (HM-4.5), several in a
//! campaign (HM-20.4, HM-20.5), one for a Force March (HM-20.6) or the war to Africa (HM-20.18).

use quadriga_core::Tell;
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::effect::Effect;
use crate::event::Event;
use crate::general::{General, GeneralSet};
use crate::illegal::Illegal;
use crate::moved::Moved;
use crate::options::SeaLines;
use crate::side::Side;
use crate::state::{Hamilcar, Post};
use crate::task::Task;

/// Whom a card calls up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub enum Call {
    /// One whose strategy rating is at most the points of the card (HM-4.5).
    Rated {
        /// The points.
        ops: u8,
        /// Whether the card opens sea lines.
        sea: bool,
    },
    /// Several of any rating, one after the other (HM-8.16).
    Campaign {
        /// How many more.
        generals: u8,
        /// How many of them by sea.
        at_sea: u8,
    },
    /// One of any rating, who moves farther (HM-20.6).
    ForceMarch,
}

impl Effect {
    /// Whether an event calls generals up.
    pub(crate) const fn moves_generals(self) -> bool {
        matches!(self, Effect::Campaign { .. } | Effect::ForceMarch | Effect::Africa)
    }

    /// Whom an event calls up.
    const fn call(self, highest_ops: u8) -> Option<Call> {
        match self {
            Effect::Campaign { generals, at_sea } => Some(Call::Campaign { generals, at_sea }),
            Effect::ForceMarch => Some(Call::ForceMarch),
            // HM-20.18: as with a card of two ships, whatever his rating.
            Effect::Africa => Some(Call::Rated { ops: highest_ops, sea: true }),
            _ => None,
        }
    }
}

impl Hamilcar {
    /// Whether an event calls up somebody who is there.
    pub(crate) fn can_call_up(&self, side: Side, effect: Effect) -> bool {
        !self.called_up(side, effect).is_empty()
    }

    /// Whom an event may call up.
    pub(crate) fn called_up(&self, side: Side, effect: Effect) -> GeneralSet {
        let call = effect.call(self.material.figures.highest_ops);
        call.map_or(GeneralSet::NONE, |call| self.callable(side, call))
    }

    /// HM-8.16: the side names the generals, one after the other.
    pub(crate) fn call_up(&mut self, side: Side, effect: Effect) {
        if let Some(call) = effect.call(self.material.figures.highest_ops) {
            self.tasks.push(Task::Calling { side, call });
        }
    }

    /// HM-4.5, HM-4.6, HM-7.9: the generals whom a call can activate.
    pub(crate) fn callable(&self, side: Side, call: Call) -> GeneralSet {
        let most = match call {
            Call::Rated { ops, .. } => ops,
            Call::Campaign { generals: 0, .. } => return GeneralSet::NONE,
            Call::Campaign { .. } | Call::ForceMarch => u8::MAX,
        };
        let sea = match call {
            Call::Rated { sea, .. } => sea,
            Call::Campaign { at_sea, .. } => self.opens_sea(at_sea),
            Call::ForceMarch => true,
        };
        let fitting = |general: &General| {
            let leaves = sea && self.may_leave_by_sea(*general);
            (leaves || self.can_be_called(*general))
                && self.material.generals.info(*general).strategy <= most
        };
        let own = self.on_map(side).without(self.moved.activated);
        own.iter().filter(fitting).collect()
    }

    /// HM-4.6: whoever is inside is called for a sortie, if not to leave by sea.
    fn can_be_called(&self, general: General) -> bool {
        match self.post(general) {
            Post::Outside(_) => true,
            Post::Inside(at) => !self.truce && self.stack(general.side(), at, true).units() > 0,
            _ => false,
        }
    }

    /// HM-4.5, HM-24.2: whether a card with so many ship symbols opens sea lines.
    pub(crate) fn opens_sea(&self, symbols: u8) -> bool {
        symbols > 0 || self.options.sea_lines == SeaLines::Free
    }

    pub(crate) fn offer_generals(&self, side: Side, call: Call, list: &mut Vec<Action>) {
        let generals = self.callable(side, call).iter();
        list.extend(generals.map(|general| Action::Activate { general }));
        if matches!(call, Call::Campaign { .. }) {
            list.push(Action::Done);
        }
    }

    pub(crate) fn check_general(
        &self,
        side: Side,
        call: Call,
        action: Action,
    ) -> Result<(), Illegal> {
        match (action, call) {
            (Action::Activate { general }, _) => {
                if self.callable(side, call).has(general) {
                    Ok(())
                } else {
                    Err(self.why_not_called(side, call, general))
                }
            }
            (Action::Done, Call::Campaign { .. }) => Ok(()),
            _ => Err(Illegal::WrongStep),
        }
    }

    /// Why a general can't be activated.
    fn why_not_called(&self, side: Side, call: Call, general: General) -> Illegal {
        let least = self.material.generals.info(general).strategy;
        match (call, self.post(general)) {
            _ if general.side() != side => Illegal::CannotActivate,
            _ if self.moved.activated.has(general) => Illegal::ActivatedBefore,
            (_, Post::Pile | Post::Gone | Post::Waiting) => Illegal::CannotActivate,
            (Call::Rated { ops, .. }, _) if ops < least => Illegal::RatedHigher { least, has: ops },
            (_, Post::Inside(_)) => Illegal::ShutIn,
            (_, Post::Outside(_)) => Illegal::CannotActivate,
        }
    }

    /// A general is named; in a campaign others may follow.
    pub(crate) fn activate<T: Tell<Event>>(
        &mut self,
        side: Side,
        call: Call,
        action: Action,
        tell: &mut T,
    ) {
        match action {
            Action::Activate { general } => self.call(side, call, general, tell),
            _ => self.dismiss(),
        }
    }

    /// The general begins to move.
    pub(crate) fn call<T: Tell<Event>>(
        &mut self,
        side: Side,
        call: Call,
        general: General,
        tell: &mut T,
    ) {
        let figures = &self.material.figures;
        let (points, sea) = match call {
            Call::Rated { sea, .. } => (figures.movement_points, sea),
            Call::Campaign { at_sea, .. } => (figures.movement_points, self.opens_sea(at_sea)),
            Call::ForceMarch => (figures.force_march_points, true),
        };
        match call {
            Call::Campaign { generals, at_sea } => {
                let call = Call::Campaign { generals: generals.saturating_sub(1), at_sea };
                self.tasks.replace(Task::Calling { side, call });
            }
            Call::Rated { .. } | Call::ForceMarch => _ = self.tasks.pop(),
        }
        self.begin_activation(side, general, points, sea, tell);
    }

    /// Nobody else is called by the card.
    pub(crate) fn dismiss(&mut self) {
        self.tasks.pop();
        self.moved = Moved::default();
    }
}
