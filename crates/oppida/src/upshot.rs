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
    /// Both peoples afterwards, in the order of the seats; none where nothing changes.
    pub peoples: [Option<Provision>; 2],
    /// The dice afterwards in the capital where recruits come, or on the card that is turned.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub dice: Option<Dice>,
    /// What an attack meets and leaves.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub assault: Option<Assault>,
    /// The least and the most that the back shows which building turns up.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub back: Option<[Side; 2]>,
    /// How the game ends by it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
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
    /// The same at most, where an unknown back is turned up.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ears_at_most: Option<u8>,
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
            peoples: [Seat::FIRST, Seat::SECOND].map(|one| {
                if !concerns(action, one == seat) {
                    return None;
                }
                let then = after.provision(one, if one == seat { more } else { 0 });
                (then != self.provision(one, 0)).then_some(then)
            }),
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
            ears_at_most: (more > 0).then_some(ears + more),
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

/// Whether an action can change what a people occupies or eats: the mover's own, or the other one.
fn concerns(action: Action, own: bool) -> bool {
    match action {
        Action::Recruit { .. } | Action::Scout { .. } => false,
        Action::Build { .. } | Action::Raze { .. } | Action::March { .. } => own,
        Action::Conquer { .. } | Action::Fight { .. } | Action::Starve { .. } | Action::End => true,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, from_str, json};

    use super::*;
    use crate::dice::Die;
    use crate::figures::open;

    /// The Celts in the top left corner and with two armies outside, one at the gates of the
    /// Romans, played with a corrected data file.
    fn table(correct: impl Fn(&mut Value)) -> Oppida {
        let mut file: Value = from_str(include_str!("../data/figures.json")).expect("JSON");
        correct(&mut file);
        let mut areas: Vec<Value> = (0..12).map(|_| json!({})).collect();
        for (area, owner, dice) in [(0, 0, [4]), (1, 0, [6]), (7, 0, [6]), (11, 1, [1])] {
            areas[area]["owner"] = json!(owner);
            areas[area]["dice"] = json!(dice);
        }
        let backs =
            [(2, 3), (2, 4), (2, 5), (3, 3), (3, 4), (3, 4), (3, 5), (4, 3), (4, 4), (4, 5)];
        for (place, (shields, ears)) in areas[1..11].iter_mut().zip(backs) {
            place["back"] = json!({ "shields": shields, "ears": ears });
        }
        let mut state: Oppida = serde_json::from_value(json!({
            "turn": 9, "mover": 0, "beginner": 0, "supply": "strict", "phase": "choosing",
            "areas": areas, "scouted": [[], []],
        }))
        .expect("a position");
        state.figures = open(&file.to_string()).figures;
        state
    }

    fn at(area: usize) -> Area {
        Area::new(area).expect("an area")
    }

    fn die(warriors: u8) -> Die {
        Die::new(warriors).expect("a die")
    }

    #[test]
    fn a_corrected_figure_reaches_every_upshot() {
        let build = Action::Build { area: at(1) };
        let march = Action::March { from: at(1), die: die(6), warriors: 1, to: at(2) };
        let storm = Action::Conquer { from: at(7), die: die(6), to: at(11), warriors: 1 };
        let told = |action, correct: &dyn Fn(&mut Value)| table(correct).upshot(action);
        let kept: &dyn Fn(&mut Value) = &|_| {};

        let farmers = |count| move |file: &mut Value| file["farmers"]["value"] = json!(count);
        let dice = |count| told(build, &farmers(count)).dice.map(Dice::warriors);
        assert_eq!([dice(2), dice(3)], [Some(4), Some(3)]);

        let front = |ears| move |file: &mut Value| file["front"]["ears"] = json!(ears);
        let ears = |count| told(march, &front(count)).peoples[0].map(|own| own.ears);
        assert_eq!([ears(2), ears(4)], [Some(6), Some(12)]);

        let wall = |count| move |file: &mut Value| file["capital_shields"]["value"] = json!(count);
        let fell = |count| told(storm, &wall(count)).assault.map(|assault| assault.fell);
        assert_eq!([fell(3), fell(4)], [Some(3), Some(4)]);

        let goal = |file: &mut Value| file["areas_to_win"]["value"] = json!(4);
        assert_eq!(told(march, kept).ending, None);
        assert_eq!(told(march, &goal).ending, Some(Ending::Areas { winner: Seat::FIRST }));
    }
}
