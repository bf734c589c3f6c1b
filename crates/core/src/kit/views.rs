//! What everyone sees of a position, so that a snapshot shows at a glance what is secret.

use serde_json::{Map, Value, json};

use crate::game::Game;
use crate::seat::{Eye, Seat};

/// What a spectator sees, and by the path in it what each seat sees differently.
pub fn views<G: Game>(state: &G) -> Value {
    let view = |eye| serde_json::to_value(state.view(eye)).expect("a view has a JSON form");
    let spectator = view(Eye::Spectator);
    let mut seats = Map::new();
    for seat in Seat::all(state.seats()) {
        let mut others = Map::new();
        differences(&spectator, view(Eye::Seat(seat)), "", &mut others);
        seats.insert(seat.to_string(), others.into());
    }
    json!({ "spectator": spectator, "seats": seats })
}

/// Puts into `found` what differs in `seen`, by its path.
fn differences(plain: &Value, seen: Value, path: &str, found: &mut Map<String, Value>) {
    match (plain, seen) {
        (Value::Object(plain), Value::Object(seen)) if plain.keys().eq(seen.keys()) => {
            for (key, inner) in seen {
                differences(&plain[&key], inner, &format!("{path}/{key}"), found);
            }
        }
        (Value::Array(plain), Value::Array(seen)) if plain.len() == seen.len() => {
            for (place, inner) in seen.into_iter().enumerate() {
                differences(&plain[place], inner, &format!("{path}/{place}"), found);
            }
        }
        (plain, seen) if *plain == seen => {}
        (_, seen) => {
            found.insert(path.to_owned(), seen);
        }
    }
}
