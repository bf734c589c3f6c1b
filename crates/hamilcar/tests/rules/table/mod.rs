//! Positions in a few words. It is turn 2, Rome is to play; both sides have their capital and
//! nothing else until the test says so.

pub(crate) mod field;
pub(crate) mod fleets;
pub(crate) mod moves;
pub(crate) mod siege;

use std::collections::BTreeSet;

pub(crate) use quadriga_core::kit::{after, decides, is_offered, offered, play, refused, roll};
use quadriga_core::{Eye, Game, QuickChance};
use quadriga_hamilcar::{
    Action, Card, General, Hamilcar, Options, RepublicView, Side, Space, Use, material,
};
use serde_json::{Value, json};

pub(crate) const ROME: Side = Side::Rome;
pub(crate) const CARTHAGE: Side = Side::Carthage;
pub(crate) const DONE: Action = Action::Done;

/// A position being laid out; [`Table::lay`] reads it through the engine's own door.
#[derive(Clone)]
pub(crate) struct Table {
    value: Value,
}

pub(crate) fn table() -> Table {
    let value = json!({
        "turn": 2, "phase": { "strategy": { "side": "rome" } },
        "markers": { "rome": [s("roma")], "carthage": [s("carthago")] },
        "stacks": [], "generals": [], "republics": { "rome": {}, "carthage": {} },
        "supremacy": "carthage", "seamanship": "poor", "forgotten_tactics": true,
    });
    Table { value }
}

impl Table {
    pub(crate) fn set(mut self, field: &str, value: Value) -> Table {
        self.value[field] = value;
        self
    }

    pub(crate) fn phase(self, phase: Value) -> Table {
        self.set("phase", phase)
    }

    pub(crate) fn turn(self, turn: u8) -> Table {
        self.set("turn", json!(turn))
    }

    /// Markers of a side beside those that it has.
    pub(crate) fn markers(mut self, side: Side, ids: &[&str]) -> Table {
        let list = &mut self.value["markers"][name(side)];
        let had: Vec<u8> = serde_json::from_value(list.clone()).expect("a list of spaces");
        let more = ids.iter().map(|id| u8::from(s(id)));
        let all: BTreeSet<u8> = had.into_iter().chain(more).collect();
        *list = json!(all);
        self
    }

    /// All markers of the set-up.
    pub(crate) fn usual_markers(self) -> Table {
        self.set("markers", json!(material().opening.markers))
    }

    fn push(mut self, list: &str, entry: Value) -> Table {
        self.value[list].as_array_mut().expect("a list").push(entry);
        self
    }

    /// Units and supply trains outside.
    pub(crate) fn stack(self, side: Side, id: &str, plain: u8, trains: u8) -> Table {
        self.push("stacks", json!({ "at": s(id), "side": side, "plain": plain, "trains": trains }))
    }

    /// Units and supply trains inside a city.
    pub(crate) fn inside(self, side: Side, id: &str, plain: u8, trains: u8) -> Table {
        let stack = json!({
            "at": s(id), "side": side, "inside": true, "plain": plain, "trains": trains,
        });
        self.push("stacks", stack)
    }

    /// Units of Carthage with elephants.
    pub(crate) fn elephants(self, id: &str, plain: u8, elephants: u8) -> Table {
        let stack = json!({
            "at": s(id), "side": "carthage", "plain": plain, "elephants": elephants,
        });
        self.push("stacks", stack)
    }

    pub(crate) fn besieged(mut self, id: &str, points: u8) -> Table {
        if self.value.get("sieges").is_none() {
            self.value["sieges"] = json!([]);
        }
        let site = quadriga_hamilcar::map().site(s(id));
        self.push("sieges", json!({ "site": site, "points": points, "besieged": true }))
    }

    pub(crate) fn general(self, id: &str, at: &str) -> Table {
        self.push("generals", json!({ "general": g(id), "post": { "outside": s(at) } }))
    }

    pub(crate) fn gone(self, general: General) -> Table {
        self.push("generals", json!({ "general": general, "post": "gone" }))
    }

    pub(crate) fn hand(self, side: Side, numbers: &[u8]) -> Table {
        let sorted: BTreeSet<&u8> = numbers.iter().collect();
        self.put(side, "hand", json!(sorted))
    }

    pub(crate) fn put(mut self, side: Side, field: &str, value: Value) -> Table {
        self.value["republics"][name(side)][field] = value;
        self
    }

    pub(crate) fn read(self) -> Result<Hamilcar, String> {
        serde_json::from_value(self.value).map_err(|error| error.to_string())
    }

    #[track_caller]
    pub(crate) fn lay(self) -> Hamilcar {
        self.read().unwrap_or_else(|error| panic!("{error}"))
    }

    /// Cards out of turn that have been played: their windows do not open.
    pub(crate) fn passed_windows(self, numbers: &[u8]) -> Table {
        self.set("discards", json!(numbers))
    }

    /// A side is to play.
    #[track_caller]
    pub(crate) fn lay_for(self, side: Side) -> Hamilcar {
        self.phase(json!({ "strategy": { "side": side } })).lay()
    }

    /// Rome has one card left to discard, and Carthage none: winter comes after it.
    #[track_caller]
    pub(crate) fn before_winter(self) -> Hamilcar {
        self.hand(ROME, &[109]).lay()
    }
}

fn name(side: Side) -> &'static str {
    match side {
        Side::Rome => "rome",
        Side::Carthage => "carthage",
    }
}

/// The last card of [`Table::before_winter`] goes.
pub(crate) const WINTER: Action = Action::Play { card: card(109), to: Use::Discard };

/// A card by its number.
pub(crate) const fn card(number: u8) -> Card {
    match Card::numbered(number) {
        Some(card) => card,
        None => panic!("there is such a card"),
    }
}

/// A space by id.
#[track_caller]
pub(crate) fn s(id: &str) -> Space {
    quadriga_hamilcar::map().space(id).unwrap_or_else(|| panic!("no space {id}"))
}

/// A general by id.
#[track_caller]
pub(crate) fn g(id: &str) -> General {
    material().generals.find(id).unwrap_or_else(|| panic!("no general {id}"))
}

pub(crate) fn use_card(number: u8, to: Use) -> Action {
    Action::Play { card: card(number), to }
}

pub(crate) fn start(options: Options, number: u64) -> Hamilcar {
    Hamilcar::start(&options, &mut QuickChance::new(number))
}

/// What a side has beside the map, as it sees it itself.
pub(crate) fn republic(state: &Hamilcar, side: Side) -> RepublicView {
    state.view(Eye::Seat(side.seat())).republics[side].clone()
}
