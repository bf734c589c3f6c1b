//! What comes of an action, as the seat that decides can reckon it out on the table.

use quadriga_core::{Seat, Silence};
use serde::Serialize;

use crate::action::Action;
use crate::area::{Area, AreaSet};
use crate::attack::Assault;
use crate::dice::Dice;
use crate::event::Ending;
use crate::figures::Side;
use crate::state::{Oppida, Phase};

/// What an action leads to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "oppida/"))]
pub struct Upshot {
    /// Both peoples afterwards, in the order of the seats.
    pub peoples: [Provision; 2],
    /// The dice afterwards in the capital where recruits come, or on the card that is turned.
    pub dice: Option<Dice>,
    /// What an attack meets and leaves.
    pub assault: Option<Assault>,
    /// The least and the most that the back shows which building turns up.
    pub back: Option<[Side; 2]>,
    /// How the game ends by it.
    pub ending: Option<Ending>,
}

/// How a people is fed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "oppida/"))]
pub struct Provision {
    /// How many areas it occupies.
    pub areas: u8,
    /// Its warriors on land cards.
    pub outside: u8,
    /// The ears of its land cards, at least.
    pub ears: u8,
    /// The same at most: more only where an unknown back is turned up.
    pub ears_at_most: u8,
    /// How many would starve if supply were checked then.
    pub surplus: u8,
}

impl Oppida {
    /// Reckons an allowed action out. A back that the mover doesn't know is taken for the poorest
    /// that it may be.
    pub(crate) fn upshot(&self, action: Action) -> Upshot {
        let (seat, mut after) = (self.mover, self.clone());
        let back = match action {
            Action::Build { area } => Some(self.possible_backs(seat, area)),
            _ => None,
        };
        if let (Action::Build { area }, Some([least, _])) = (action, back) {
            after.backs[area.index()] = least;
        }
        after.perform(action, &mut Silence);
        let about = match action {
            Action::Recruit { .. } => Some(self.capital(seat)),
            Action::Build { area } | Action::Raze { area } => Some(area),
            _ => None,
        };
        let more = back.map_or(0, |[least, most]| most.ears - least.ears);
        Upshot {
            peoples: [Seat::FIRST, Seat::SECOND]
                .map(|one| after.provision(one, if one == seat { more } else { 0 })),
            dice: about.map(|area| after.dice(area)),
            assault: self.assault(action),
            back,
            ending: match after.phase {
                Phase::Over(ending) => Some(ending),
                _ => None,
            },
        }
    }

    fn provision(&self, seat: Seat, more: u8) -> Provision {
        let ears = self.ears(seat);
        Provision {
            areas: self.areas(seat).len(),
            outside: self.outside(seat),
            ears,
            ears_at_most: ears + more,
            surplus: self.surplus(seat),
        }
    }

    /// The least and the most of shields and of ears that the back of a card may have for a seat.
    fn possible_backs(&self, seat: Seat, area: Area) -> [Side; 2] {
        let known = self.known_backs(seat);
        let open = if known.has(area) { AreaSet::only(area) } else { AreaSet::LAND.without(known) };
        let backs = || open.iter().map(|area| self.backs[area.index()]);
        let of = |shields: Option<u8>, ears: Option<u8>| Side {
            shields: shields.unwrap_or(0),
            ears: ears.unwrap_or(0),
        };
        [
            of(backs().map(|back| back.shields).min(), backs().map(|back| back.ears).min()),
            of(backs().map(|back| back.shields).max(), backs().map(|back| back.ears).max()),
        ]
    }
}
