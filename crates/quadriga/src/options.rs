//! `--option key=value`: from words to the options of a game.

use anyhow::{Result, anyhow};
use quadriga_core::Game;
use serde_json::{Map, Value};

use crate::usage::Usage;

/// Reads the options of the game `G`; what is not named keeps its default.
pub fn parse<G: Game>(typed: &[String]) -> Result<G::Options> {
    let mut fields = Map::new();
    for option in typed {
        let (key, value) = option.split_once('=').ok_or_else(|| {
            Usage(format!("--option takes key=value, not {option:?}{}", known::<G>()))
        })?;
        let choice =
            (G::INFO.options.iter()).find(|choice| choice.key == key).ok_or_else(|| {
                Usage(format!("{} has no option {key:?}{}", G::INFO.name, known::<G>()))
            })?;
        if !choice.values.contains(&value) {
            let values = choice.values.join(", ");
            return Err(Usage(format!("the option {key} can be {values}, not {value:?}")).into());
        }
        fields.insert(key.to_owned(), Value::String(value.to_owned()));
    }
    from_fields::<G>(fields)
}

/// Values are words; an option that is a number or a switch is read as such.
fn from_fields<G: Game>(fields: Map<String, Value>) -> Result<G::Options> {
    let mut defaults = match serde_json::to_value(G::Options::default())? {
        Value::Object(defaults) => defaults,
        _ => Map::new(),
    };
    for (key, value) in fields {
        let typed = match (&value, defaults.get(&key)) {
            (Value::String(word), Some(default)) if !default.is_string() => {
                serde_json::from_str(word).unwrap_or(value)
            }
            _ => value,
        };
        defaults.insert(key, typed);
    }
    serde_json::from_value(Value::Object(defaults))
        .map_err(|error| anyhow!(Usage(format!("these options do not go together: {error}"))))
}

fn known<G: Game>() -> String {
    let listed = (G::INFO.options.iter())
        .map(|choice| format!("{}={}", choice.key, choice.values.join("|")));
    match listed.collect::<Vec<_>>().join(", ") {
        options if options.is_empty() => "; it has none".to_owned(),
        options => format!("; there is: {options}"),
    }
}
