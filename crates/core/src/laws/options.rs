//! What the catalogue says can be chosen can be chosen.

use serde_json::Value;

use super::json::survives;
use super::law::{Fault, Law, Tally};
use crate::game::Game;

/// Examines the catalogue's choices. Returns the options to play with when the game's test names
/// none: the default, and the default with each listed value set alone.
pub(super) fn check<G: Game>(tally: &mut Tally) -> Result<Vec<G::Options>, Fault> {
    let default = G::Options::default();
    survives("the default options", &default, tally)?;
    let no_json = |error| Fault { law: Law::Json, told: format!("options: {error}") };
    let plain = serde_json::to_value(&default).map_err(no_json)?;
    let mut playable = vec![default.clone()];
    for choice in G::INFO.options {
        let key = choice.key;
        let field = plain.get(key);
        tally.demand(Law::Options, field.is_some(), || format!("options have no field {key:?}"))?;
        for (index, &value) in choice.values.iter().enumerate() {
            let mut changed = plain.clone();
            changed[key] = like(field, value);
            let read = serde_json::from_value::<G::Options>(changed);
            let told = || format!("{key} = {value:?} can't be chosen: {read:?}");
            tally.demand(Law::Options, read.is_ok(), told)?;
            let Ok(options) = read else { continue };
            let told =
                || format!("{key}: {value:?} is listed first, but {default:?} is the default");
            tally.demand(Law::Options, (index == 0) == (options == default), told)?;
            survives("the options", &options, tally)?;
            if index > 0 {
                playable.push(options);
            }
        }
    }
    Ok(playable)
}

/// The listed value in the form of the field: text stays text; numbers and flags are read.
fn like(field: Option<&Value>, value: &str) -> Value {
    match field {
        Some(Value::Number(_) | Value::Bool(_) | Value::Null) => {
            serde_json::from_str(value).unwrap_or_else(|_| Value::from(value))
        }
        _ => Value::from(value),
    }
}
