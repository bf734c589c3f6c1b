//! Chapter 20: the events of the strategy cards that are used in the own play.
//!
//! An event first does what needs no choice. What is left to choose is a [`Part`] in a task: its
//! side makes small choices in any order, and `Done` ends what the card calls "up to".

mod conditions;
mod diplomacy;
mod fleets;
mod levies;
mod menu;
mod parts;
mod politics;
mod revolts;
mod sieges;

use quadriga_core::{Chance, Eyes, Tell};
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::effect::Effect;
use crate::event::Event;
use crate::general::General;
use crate::place::{Province, Space};
use crate::side::Side;
use crate::state::Hamilcar;
use crate::task::Task;

/// What is left to choose in an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub enum Part {
    /// Where all units of the event go.
    Camp,
    /// Where PCs go: so many more.
    Marks(u8),
    /// Which enemy PCs go: so many more.
    Expulsions(u8),
    /// Which enemy PCs in the province of this space go: so many more.
    Spoils(Space, u8),
    /// Where supply trains go: so many more.
    Supplies(u8),
    /// Which own supply trains go: so many more, and whether PCs go for those that lack.
    Burnings(u8, bool),
    /// PCs into seats of the Miat or out of them: so many more.
    Seats(u8),
    /// Repairs or warships.
    Yard,
    /// Which space: a city, a tribe or a stack.
    Aim,
    /// Which province: so many more, none twice.
    Provinces(u8, Option<Province>),
    /// Which general.
    Whom,
    /// What is paid for the stack on a space, outside or inside.
    Toll(Space, bool),
    /// What the fleet pays.
    Plot,
    /// Nothing: an epidemic goes through a province, from this place of it on.
    Plague(Province, u8),
    /// Nothing: so many more siege rolls of a general are due.
    Engines(General, u8),
}

impl Hamilcar {
    /// The event of a card begins; it was laid down before. Returns who learned something.
    pub(crate) fn begin_event<C: Chance, T: Tell<Event>>(
        &mut self,
        side: Side,
        card: Card,
        chance: &mut C,
        tell: &mut T,
    ) -> Eyes {
        let info = self.material.deck.info(card);
        if info.removed {
            self.discards.remove(card);
            self.removed.insert(card);
            tell.tell(Eyes::ALL, Event::CardLeft { card });
        }
        if info.breaks_truce && self.truce {
            self.truce = false;
            tell.tell(Eyes::ALL, Event::TruceChanged { holds: false });
        }
        let ask = |part| Task::Event { side, card, part };
        match info.effect {
            Effect::Campaign { .. } | Effect::ForceMarch => self.call_up(side, info.effect),
            Effect::Africa => {
                self.africa_open = true;
                tell.tell(Eyes::ALL, Event::AfricaOpened);
                self.call_up(side, info.effect);
            }
            Effect::Auxiliaries { .. }
            | Effect::Mercenaries { .. }
            | Effect::Atlas { .. }
            | Effect::Princes { .. }
            | Effect::Mamertines { .. }
            | Effect::Levy { .. }
            | Effect::Terms { .. } => self.levy(side, card, tell),
            Effect::Quinquereme { .. }
            | Effect::Raven { .. }
            | Effect::Patriots { .. }
            | Effect::Cothon { .. }
            | Effect::Socii { .. }
            | Effect::Command { .. }
            | Effect::Benches { .. }
            | Effect::Plot { .. } => self.fit_out(side, card, tell),
            Effect::Hiero { .. } => self.win_hiero(side, info.effect, tell),
            Effect::Diplomacy { markers, .. } | Effect::Columna { markers } => {
                self.tasks.push(ask(Part::Marks(markers)));
            }
            Effect::Revolt { provinces } => self.revolt(side, provinces, tell),
            Effect::Waver { provinces } => self.tasks.push(ask(Part::Provinces(provinces, None))),
            Effect::Epidemic { .. } => self.tasks.push(ask(Part::Provinces(1, None))),
            Effect::Raid { markers, trains, .. } => {
                self.tasks.push(ask(Part::Supplies(trains)));
                self.tasks.push(ask(Part::Expulsions(markers)));
            }
            Effect::Grain { trains, otherwise, city } => {
                let whole = !self.markers[side].within(city).is_empty();
                self.tasks.push(ask(Part::Supplies(if whole { trains } else { otherwise })));
            }
            Effect::Sack { .. }
            | Effect::Blockade { .. }
            | Effect::Mutiny { .. }
            | Effect::Pestilence { .. }
            | Effect::Treachery { .. }
            | Effect::Relief => self.tasks.push(ask(Part::Aim)),
            Effect::Failure { .. } | Effect::Engines { .. } => self.tasks.push(ask(Part::Whom)),
            Effect::Recall { markers } => self.recall_proconsul(side, card, markers, tell),
            Effect::Messenger { .. } => return self.intercept_messenger(side, chance, tell),
            Effect::Quarrels { seats } => self.tasks.push(ask(Part::Seats(seats))),
            Effect::Truce => {
                self.truce = true;
                tell.tell(Eyes::ALL, Event::TruceChanged { holds: true });
            }
            Effect::Shortage { trains } => self.ask_for_trains(side.enemy(), card, trains, true),
            _ => {}
        }
        Eyes::NONE
    }
}
