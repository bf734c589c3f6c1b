//! Positions in a few words. Seat 0 moves and has two actions; seat k has slot k + 1, so that even
//! seats are one alliance and odd ones the other; nobody has anything until the test says so.

use quadriga_conquest::{
    Action, Border, Card, Conquest, Options, Players, Province, Sea, Unit, map,
};
pub(crate) use quadriga_core::kit::{after, decides, is_offered, offered, play, refused, roll};
use quadriga_core::{Game, QuickChance, Seat};
use serde_json::{Value, json};

/// The first six seats.
pub(crate) const A: Seat = Seat::FIRST;
pub(crate) const B: Seat = Seat::SECOND;

/// The seat with this number.
pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a table has six seats")
}

/// A position being laid out; [`Table::lay`] reads it through the engine's own door.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) value: Value,
}

/// A table of so many players, in the first round of the first campaign.
pub(crate) fn table(players: usize) -> Table {
    let realm = json!({
        "talents": 0, "points": 0, "chaos": 0, "shown_chaos": 0, "caesar": null, "armies": [],
        "fleets": [], "influence": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "senators": [0, 0, 0, 0],
        "cards": [], "army_training": 0, "naval_training": 0, "answers": [],
    });
    let slots: Vec<Value> =
        (0..6).map(|slot| if slot < players { json!(slot) } else { Value::Null }).collect();
    let left_of: Vec<usize> = (0..players).map(|seat| (seat + 1) % players).collect();
    let none: Vec<Value> = vec![Value::Null; 11];
    let value = json!({
        "border": "closed", "players": players, "open_chaos": false, "campaign": 1,
        "last_campaign": 4, "round": 1, "mover": 0, "actions_left": 2, "card_taken": false,
        "phase": "turn", "slots": slots, "left_of": left_of, "tokens": vec![0; 11],
        "pool": vec![0; 11], "cities": none, "offer": [], "used": [],
        "realms": vec![realm; players],
    });
    Table { value }
}

/// The number of a key province among the eleven.
fn key(id: &str) -> usize {
    let at = p(id);
    let keys = map(Border::Closed).key_provinces();
    keys.iter().position(|key| key == at).unwrap_or_else(|| panic!("{id} is no key province"))
}

impl Table {
    fn realm(&mut self, seat: Seat) -> &mut Value {
        &mut self.value["realms"][seat.index()]
    }

    fn push(mut self, seat: Seat, list: &str, entry: Value) -> Table {
        self.realm(seat)[list].as_array_mut().expect("a list").push(entry);
        self
    }

    /// Infantry, cavalry and catapults.
    pub(crate) fn troops(self, seat: Seat, id: &str, counts: [u8; 3]) -> Table {
        self.army(seat, id, counts, 0)
    }

    /// Infantry, cavalry and catapults, with generals.
    pub(crate) fn army(self, seat: Seat, id: &str, counts: [u8; 3], generals: u8) -> Table {
        let [infantry, cavalry, catapults] = counts;
        let stack = json!({
            "at": p(id), "infantry": infantry, "cavalry": cavalry, "catapults": catapults,
            "generals": generals,
        });
        self.push(seat, "armies", stack)
    }

    pub(crate) fn caesar(mut self, seat: Seat, id: &str) -> Table {
        self.realm(seat)["caesar"] = json!(p(id));
        self
    }

    pub(crate) fn galleys(self, seat: Seat, sea: &str, count: u8) -> Table {
        self.push(seat, "fleets", json!({ "sea": s(sea), "count": count }))
    }

    pub(crate) fn influence(mut self, seat: Seat, id: &str, tokens: u8) -> Table {
        self.realm(seat)["influence"][key(id)] = json!(tokens);
        self
    }

    pub(crate) fn tokens(mut self, id: &str, tokens: u8) -> Table {
        self.value["tokens"][key(id)] = json!(tokens);
        self
    }

    pub(crate) fn city(mut self, id: &str, owner: Seat) -> Table {
        self.value["cities"][key(id)] = json!(owner);
        self
    }

    pub(crate) fn talents(self, seat: Seat, talents: u16) -> Table {
        self.put(seat, "talents", json!(talents))
    }

    pub(crate) fn chaos(self, seat: Seat, chaos: u16) -> Table {
        self.put(seat, "chaos", json!(chaos))
    }

    pub(crate) fn points(self, seat: Seat, points: i16) -> Table {
        self.put(seat, "points", json!(points))
    }

    /// Senators by value.
    pub(crate) fn senators(self, seat: Seat, counts: [u8; 4]) -> Table {
        self.put(seat, "senators", json!(counts))
    }

    pub(crate) fn card(self, seat: Seat, card: Card) -> Table {
        match card {
            Card::ArmyTraining => self.put(seat, "army_training", json!(1)),
            Card::NavalTraining => self.put(seat, "naval_training", json!(1)),
            _ => self.push(seat, "cards", json!(card)),
        }
    }

    pub(crate) fn put(mut self, seat: Seat, field: &str, value: Value) -> Table {
        self.realm(seat)[field] = value;
        self
    }

    pub(crate) fn offer(self, cards: &[Card]) -> Table {
        self.set("offer", json!(cards))
    }

    pub(crate) fn mover(self, seat: Seat) -> Table {
        self.set("mover", json!(seat))
    }

    /// The mover has this many actions left.
    pub(crate) fn left(self, actions: u8) -> Table {
        self.set("actions_left", json!(actions))
    }

    pub(crate) fn time(self, campaign: u8, round: u8) -> Table {
        self.set("campaign", json!(campaign)).set("round", json!(round))
    }

    pub(crate) fn slots(self, slots: [Option<usize>; 6]) -> Table {
        self.set("slots", json!(slots))
    }

    /// The last player of the last round has used both actions: ending the turn ends the campaign.
    pub(crate) fn last_action(self) -> Table {
        let players = self.value["realms"].as_array().map_or(0, Vec::len);
        self.set("round", json!(4)).mover(seat(players - 1)).left(0)
    }

    pub(crate) fn set(mut self, field: &str, value: Value) -> Table {
        self.value[field] = value;
        self
    }

    /// Reads the position through the door.
    pub(crate) fn read(mut self) -> Result<Conquest, String> {
        if self.value.get("deck").is_none() {
            self.value["deck"] = json!(self.rest_of_the_deck());
        }
        serde_json::from_value(self.value).map_err(|error| error.to_string())
    }

    #[track_caller]
    pub(crate) fn lay(self) -> Conquest {
        self.read().unwrap_or_else(|error| panic!("{error}"))
    }

    fn rest_of_the_deck(&self) -> Vec<Card> {
        let known = |value: &Value| serde_json::from_value::<Card>(value.clone()).ok();
        let mut out: Vec<Card> = Vec::new();
        let lists = self.value["realms"].as_array().into_iter().flatten();
        for realm in lists {
            out.extend(realm["cards"].as_array().into_iter().flatten().filter_map(known));
            let trainings =
                [("army_training", Card::ArmyTraining), ("naval_training", Card::NavalTraining)];
            for (field, card) in trainings {
                let count = realm[field].as_u64().unwrap_or(0);
                out.extend((0..count).map(|_| card));
            }
            for (place, count) in realm["senators"].as_array().into_iter().flatten().enumerate() {
                let senator = Card::ALL.iter().find(|card| card.votes() == Some(place as u8 + 1));
                let count = count.as_u64().unwrap_or(0);
                out.extend((0..count).filter_map(|_| senator.copied()));
            }
        }
        out.extend(self.value["offer"].as_array().into_iter().flatten().filter_map(known));
        let mut deck = Vec::new();
        for &card in Card::ALL {
            let used = out.iter().filter(|&&other| other == card).count();
            let copies = usize::from(map(Border::Closed).copies(card));
            deck.extend((0..copies.saturating_sub(used)).map(|_| card));
        }
        deck
    }
}

/// Faces of the die for [`roll`].
pub(crate) const INF: u32 = 0;
pub(crate) const CAV: u32 = 2;
pub(crate) const CAT: u32 = 3;
pub(crate) const GAL: u32 = 4;
pub(crate) const BLANK: u32 = 5;

/// A province by id.
#[track_caller]
pub(crate) fn p(id: &str) -> Province {
    map(Border::Closed).province(id).unwrap_or_else(|| panic!("no province {id}"))
}

/// A sea by id, without "mare".
#[track_caller]
pub(crate) fn s(id: &str) -> Sea {
    let map = map(Border::Closed);
    let full = format!("mare_{id}");
    map.sea(id).or_else(|| map.sea(&full)).unwrap_or_else(|| panic!("no sea {id}"))
}

pub(crate) fn start(players: u8, number: u64) -> Conquest {
    let players = Players::new(players).expect("2 to 6 can play");
    let options = Options { players, ..Options::default() };
    Conquest::start(&options, &mut QuickChance::new(number))
}

/// Infantry, cavalry, catapults and generals of a player in a province.
pub(crate) fn force(state: &Conquest, seat: Seat, id: &str) -> [u8; 4] {
    [Unit::Infantry, Unit::Cavalry, Unit::Catapult, Unit::General]
        .map(|unit| state.units(seat, unit, p(id)))
}

pub(crate) fn has_caesar(state: &Conquest, seat: Seat, id: &str) -> bool {
    state.units(seat, Unit::Caesar, p(id)) == 1
}

pub(crate) fn take(card: Card) -> Action {
    Action::Take { card }
}

pub(crate) fn buy(id: &str, from: Option<Seat>) -> Action {
    Action::Buy { at: p(id), from }
}

pub(crate) fn march(id: &str) -> Action {
    Action::March { from: p(id) }
}

pub(crate) fn aim(id: &str) -> Action {
    Action::Aim { to: p(id), over: None }
}

pub(crate) fn land(id: &str, sea: &str) -> Action {
    Action::Aim { to: p(id), over: Some(s(sea)) }
}

pub(crate) fn send(unit: Unit, count: u8) -> Action {
    Action::Send { unit, count }
}

pub(crate) fn attack(id: &str, whom: Seat) -> Action {
    Action::Attack { at: p(id), whom }
}

pub(crate) fn engage(sea: &str, whom: Seat) -> Action {
    Action::Engage { sea: s(sea), whom }
}

/// A land unit of a player is lost.
pub(crate) fn lose(unit: Unit, of: Seat) -> Action {
    Action::Lose { unit, of: Some(of), from: None, count: 1 }
}

pub(crate) const DONE: Action = Action::Done;
pub(crate) const PASS: Action = Action::Pass;
/// A turn in which nothing happens.
pub(crate) const IDLE: [Action; 3] = [PASS, PASS, DONE];

pub(crate) fn recruit(id: &str) -> Action {
    Action::Recruit { at: p(id) }
}
