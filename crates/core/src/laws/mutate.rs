//! Small changes to JSON values: the raw material of near misses and broken states.

use serde_json::{Value, json};

use crate::chance::{Chance, QuickChance};

/// Every leaf with the JSON pointer that leads to it.
pub(super) fn leaves(value: &Value) -> Vec<(String, Value)> {
    let mut found = Vec::new();
    walk(value, &mut String::new(), &mut |place, node| {
        if !node.is_array() && !node.is_object() {
            found.push((place.to_owned(), node.clone()));
        }
    });
    found
}

/// The value with another one put in at `place`.
pub(super) fn with(value: &Value, place: &str, new: Value) -> Value {
    let mut changed = value.clone();
    if let Some(node) = changed.pointer_mut(place) {
        *node = new;
    }
    changed
}

/// The value with one random thing broken: a number, a type, a field, the length of an array.
pub(crate) fn broken(value: &Value, chance: &mut QuickChance) -> Value {
    let mut places = Vec::new();
    walk(value, &mut String::new(), &mut |place, _| places.push(place.to_owned()));
    let place = &places[chance.below(places.len() as u32) as usize];
    let mut changed = value.clone();
    if let Some(node) = changed.pointer_mut(place) {
        break_node(node, chance);
    }
    changed
}

fn break_node(node: &mut Value, chance: &mut QuickChance) {
    if chance.below(8) == 0 {
        let strange = [json!(null), json!("?"), json!(true), json!([]), json!({}), json!(1.5)];
        *node = strange[chance.below(strange.len() as u32) as usize].clone();
        return;
    }
    match node {
        Value::Number(number) => *node = Value::from(other_number(number.as_i64(), chance)),
        Value::Bool(flag) => *flag = !*flag,
        Value::String(text) => text.push('x'),
        Value::Null => *node = Value::from(chance.below(8)),
        Value::Array(items) if items.is_empty() || chance.below(2) == 0 => items.push(json!(1)),
        Value::Array(items) => {
            let (one, other) = (chance.below(items.len() as u32), chance.below(items.len() as u32));
            if one == other {
                items.remove(one as usize);
            } else {
                items.swap(one as usize, other as usize);
            }
        }
        Value::Object(fields) => {
            let nth = chance.below(fields.len() as u32) as usize;
            if let Some(key) = fields.keys().nth(nth).cloned() {
                fields.remove(&key);
            }
        }
    }
}

fn other_number(number: Option<i64>, chance: &mut QuickChance) -> i64 {
    let number = number.unwrap_or(0);
    match chance.below(10) {
        0 => number.saturating_add(1),
        1 => number.saturating_sub(1),
        2 => number.saturating_add(2),
        3 => 0,
        4 => i64::from(u8::MAX),
        5 => i64::from(u16::MAX),
        6 => i64::from(u32::MAX),
        7 => -1,
        8 => number ^ (1 << chance.below(16)),
        _ => chance.below(16).into(),
    }
}

fn walk<'v>(value: &'v Value, place: &mut String, visit: &mut impl FnMut(&str, &'v Value)) {
    visit(place, value);
    let length = place.len();
    let mut enter = |key: &str, inner: &'v Value, place: &mut String| {
        place.push('/');
        place.push_str(&key.replace('~', "~0").replace('/', "~1"));
        walk(inner, place, visit);
        place.truncate(length);
    };
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(key, inner)| enter(key, inner, place));
        }
        Value::Array(items) => {
            let numbered = items.iter().enumerate();
            numbered.for_each(|(index, inner)| enter(&index.to_string(), inner, place));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
