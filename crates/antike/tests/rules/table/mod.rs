//! Positions in a few words. Brown (Carthage, Greece) has the first seat and moves; nobody has
//! anything until the test says so.

use quadriga_antike::{
    Action, Antike, Board, Card, Field, Good, KnowHow, Personage, Region, Unit, Wealth, map,
};
pub(crate) use quadriga_core::kit::{after, decides, is_offered, offered, play, refused};
use quadriga_core::{Game, Seat};
use serde_json::{Value, json};

/// Carthage or Greece.
pub(crate) const BROWN: Seat = Seat::FIRST;
/// Rome or Persia.
pub(crate) const BEIGE: Seat = Seat::SECOND;

/// A position being laid out; [`Table::lay`] reads it through the engine's own door.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) value: Value,
    board: Board,
    bank: Option<u8>,
}

pub(crate) fn west() -> Table {
    table(Board::West, "west")
}

pub(crate) fn east() -> Table {
    table(Board::East, "east")
}

fn table(board: Board, name: &str) -> Table {
    let people = json!({
        "marble": 0, "iron": 0, "gold": 0, "coins": 0, "boxed": [0, 0], "special": "absent",
        "know_how": [], "personages": [0, 0, 0, 0, 0], "stone": null, "hand": [],
    });
    let value = json!({
        "board": name, "turn": 9, "mover": 0, "beginner": 0, "brown": 0, "events": true,
        "special_units": false, "fortress": "asked", "phase": "rondel", "this_turn": {},
        "coins": 0, "peoples": [people, people], "cities": [], "units": [],
        "open": ["academy", "earthquake", "burglary"],
    });
    Table { value, board, bank: None }
}

impl Table {
    fn index(&self, id: &str) -> u8 {
        map(self.board).find(id).unwrap_or_else(|| panic!("no region {id}")).into()
    }

    fn people(&mut self, seat: Seat) -> &mut Value {
        &mut self.value["peoples"][seat.index()]
    }

    pub(crate) fn city(mut self, id: &str, owner: Seat, good: Good) -> Table {
        let city = json!({ "region": self.index(id), "owner": owner, "good": good });
        self.value["cities"].as_array_mut().unwrap().push(city);
        self
    }

    fn mark(mut self, id: &str, what: &str) -> Table {
        let region = json!(self.index(id));
        let cities = self.value["cities"].as_array_mut().unwrap();
        let city = cities.iter_mut().find(|city| city["region"] == region);
        city.unwrap_or_else(|| panic!("no city at {id}"))[what] = json!(true);
        self
    }

    pub(crate) fn temple(self, id: &str) -> Table {
        self.mark(id, "temple")
    }

    pub(crate) fn wall(self, id: &str) -> Table {
        self.mark(id, "wall")
    }

    pub(crate) fn units(mut self, id: &str, seat: Seat, legions: u8, galleys: u8) -> Table {
        let region = self.index(id);
        let stack =
            json!({ "region": region, "seat": seat, "legions": legions, "galleys": galleys });
        self.value["units"].as_array_mut().unwrap().push(stack);
        self
    }

    /// Marble, iron, gold and coins.
    pub(crate) fn goods(mut self, seat: Seat, goods: [u16; 3], coins: u8) -> Table {
        let people = self.people(seat);
        for (name, units) in ["marble", "iron", "gold"].into_iter().zip(goods) {
            people[name] = json!(units);
        }
        people["coins"] = json!(coins);
        self
    }

    pub(crate) fn boxed(mut self, seat: Seat, legions: u8, galleys: u8) -> Table {
        self.people(seat)["boxed"] = json!([legions, galleys]);
        self
    }

    pub(crate) fn knows(mut self, seat: Seat, known: &[KnowHow]) -> Table {
        self.people(seat)["know_how"] = json!(known);
        self
    }

    /// Kings, generals, citizens, scholars, navigators.
    pub(crate) fn personages(mut self, seat: Seat, counts: [u8; 5]) -> Table {
        self.people(seat)["personages"] = json!(counts);
        self
    }

    pub(crate) fn stone(mut self, seat: Seat, field: Field) -> Table {
        self.people(seat)["stone"] = json!(field);
        self
    }

    pub(crate) fn hand(mut self, seat: Seat, cards: &[Card]) -> Table {
        self.people(seat)["hand"] = json!(cards);
        self
    }

    pub(crate) fn played(mut self, cards: &[Card]) -> Table {
        self.value["played"] = json!(cards);
        self
    }

    /// Both special units, in the box unless a region is named.
    pub(crate) fn specials(mut self, brown: Option<&str>, beige: Option<&str>) -> Table {
        self.value["special_units"] = json!(true);
        for (seat, at) in [(BROWN, brown), (BEIGE, beige)] {
            let place = at.map_or(json!("boxed"), |id| json!({ "at": self.index(id) }));
            self.people(seat)["special"] = place;
        }
        self
    }

    pub(crate) fn phase(mut self, phase: Value) -> Table {
        self.value["phase"] = phase;
        self
    }

    pub(crate) fn templum(self) -> Table {
        self.phase(json!("templum"))
    }

    pub(crate) fn militia(self) -> Table {
        self.phase(json!("militia"))
    }

    pub(crate) fn scientia(self) -> Table {
        self.phase(json!("scientia"))
    }

    pub(crate) fn movement(self) -> Table {
        self.phase(json!({ "movement": { "group": null } }))
    }

    pub(crate) fn conquest(self) -> Table {
        self.phase(json!("conquest"))
    }

    pub(crate) fn founding(self) -> Table {
        self.phase(json!("founding"))
    }

    pub(crate) fn this_turn(mut self, key: &str, value: Value) -> Table {
        self.value["this_turn"][key] = value;
        self
    }

    pub(crate) fn beige_moves(mut self) -> Table {
        self.value["mover"] = json!(1);
        self
    }

    pub(crate) fn bank(mut self, coins: u8) -> Table {
        self.bank = Some(coins);
        self
    }

    pub(crate) fn set(mut self, key: &str, value: Value) -> Table {
        self.value[key] = value;
        self
    }

    /// Reads the position through the door.
    pub(crate) fn read(mut self) -> Result<Antike, String> {
        let mover = self.value["mover"].as_u64().unwrap() as usize;
        let people = &self.value["peoples"][mover];
        let special = u8::from(people["special"] == "boxed");
        let armable = json!([people["boxed"][0], people["boxed"][1], special]);
        if self.value["this_turn"].get("armable").is_none() {
            self.value["this_turn"]["armable"] = armable;
        }
        let purses: u64 =
            (0..2).filter_map(|seat| self.value["peoples"][seat]["coins"].as_u64()).sum();
        self.value["coins"] = json!(self.bank.map_or(30 - purses, u64::from));
        if self.value.get("deck").is_none() && self.value["events"] == true {
            self.value["deck"] = json!(self.rest_of_the_deck());
        }
        serde_json::from_value(self.value).map_err(|error| error.to_string())
    }

    fn rest_of_the_deck(&self) -> Vec<String> {
        let figures: Value =
            serde_json::from_str(include_str!("../../../data/figures.json")).unwrap();
        let mut deck = Vec::new();
        for entry in figures["deck"].as_array().unwrap() {
            let card = entry["card"].as_str().unwrap();
            (0..entry["copies"].as_u64().unwrap()).for_each(|_| deck.push(card.to_owned()));
        }
        let hands = (0..2).map(|seat| &self.value["peoples"][seat]["hand"]);
        let out = hands.chain([&self.value["open"], &self.value["played"]]);
        for card in out.filter_map(Value::as_array).flatten() {
            let place = deck.iter().position(|kept| card == kept.as_str());
            deck.remove(place.unwrap_or_else(|| panic!("no {card} left")));
        }
        deck
    }

    #[track_caller]
    pub(crate) fn lay(self) -> Antike {
        self.read().unwrap_or_else(|error| panic!("{error}"))
    }
}

/// A region of the western map.
#[track_caller]
pub(crate) fn w(id: &str) -> Region {
    map(Board::West).find(id).unwrap_or_else(|| panic!("no region {id}"))
}

/// A region of the eastern map.
#[track_caller]
pub(crate) fn e(id: &str) -> Region {
    map(Board::East).find(id).unwrap_or_else(|| panic!("no region {id}"))
}

/// Marble, iron, gold and coins of a player.
pub(crate) fn purse(state: &Antike, seat: Seat) -> [u16; 4] {
    [Wealth::Marble, Wealth::Iron, Wealth::Gold, Wealth::Coin].map(|of| state.wealth(seat, of))
}

/// Legions and galleys in a player's box.
pub(crate) fn boxed(state: &Antike, seat: Seat) -> [u8; 2] {
    let view = state.view(quadriga_core::Eye::Spectator);
    let people = &view.peoples[seat.index()];
    [people.box_legions, people.box_galleys]
}

/// Legions and galleys of a player in a region.
pub(crate) fn force(state: &Antike, seat: Seat, region: Region) -> [u8; 2] {
    [Unit::Legion, Unit::Galley].map(|unit| state.units(seat, unit, region))
}

/// All personages of a player.
pub(crate) fn total(state: &Antike, seat: Seat) -> u8 {
    Personage::ALL.iter().map(|&personage| state.personages(seat, personage)).sum()
}

pub(crate) fn advance(field: Field) -> Action {
    Action::Advance { field }
}

pub(crate) fn found(region: Region, good: Good) -> Action {
    Action::Found { region, good }
}

pub(crate) fn go(unit: Unit, from: Region, to: Region, count: u8) -> Action {
    Action::Move { unit, from, to, count, after: 0 }
}

/// A move of units that have crossed one border already.
pub(crate) fn go_on(unit: Unit, from: Region, to: Region, count: u8) -> Action {
    Action::Move { unit, from, to, count, after: 1 }
}

pub(crate) const DONE: Action = Action::Done;
