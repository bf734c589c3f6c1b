//! What the program says of made-up values, so that a test of the page can compare its own.

use anyhow::Result;
use quadriga_words::message::Variable;
use quadriga_words::{Catalogue, Fields, Kind, Shape, variable_of, visit};
use serde_json::{Map, Value, json};

/// How many values are made up for each variant.
const EACH: usize = 3;

/// Every event and every reason with figures, and what is said of it.
pub(super) fn of(catalogue: &Catalogue) -> Result<String> {
    let mut cases = Vec::new();
    for (section, shape) in &catalogue.schema {
        let Shape::Variants(variants) = shape else { continue };
        if !catalogue.has_figures(section) {
            continue;
        }
        for (tag, fields) in variants.iter().filter(|(_, fields)| !fields.is_empty()) {
            for at in 0..EACH {
                let value = variant(catalogue, section, tag, fields, at);
                let says = match section.as_str() {
                    "event" => catalogue
                        .tell_at(section, &value, &given)
                        .map_or(Value::Null, |line| json!({"seat": line.seat, "text": line.text})),
                    _ => Value::from(catalogue.word_at(section, &value, None, &given)),
                };
                cases.push(json!([section, value, says]).to_string());
            }
        }
    }
    Ok(format!("[\n{}\n]\n", cases.join(",\n")))
}

fn variant(catalogue: &Catalogue, section: &str, tag: &str, fields: &Fields, at: usize) -> Value {
    let named = named(catalogue, section, tag);
    let mut values: Map<String, Value> = fields
        .iter()
        .map(|(name, kind)| {
            let kind = match (named.get(name), kind) {
                (Some(word), Kind::Row(_)) => Kind::Row(Box::new(word.clone())),
                (Some(word), _) => word.clone(),
                (None, kind) => kind.clone(),
            };
            (name.clone(), value(catalogue, &kind, at))
        })
        .collect();
    if section == "illegal" {
        values.insert("code".to_owned(), tag.into());
        return Value::Object(values);
    }
    let content = match values.remove(tag) {
        Some(bare) if values.is_empty() => bare,
        Some(own) => {
            values.insert(tag.to_owned(), own);
            Value::Object(values)
        }
        None => Value::Object(values),
    };
    json!({ tag: content })
}

/// The variables for which the message itself names the section, as `{good@wealth}` does.
fn named(catalogue: &Catalogue, section: &str, tag: &str) -> Fields {
    let mut named = Fields::new();
    if let Some(message) = catalogue.entry(section, tag, None) {
        visit(message, &mut |part| {
            if let Some(Variable { name, section: Some(section), .. }) = variable_of(part) {
                named.insert(name.clone(), Kind::Word(section.clone()));
            }
        });
    }
    named
}

fn value(catalogue: &Catalogue, kind: &Kind, at: usize) -> Value {
    match kind {
        Kind::Number => json!(at),
        Kind::Truth => json!(at % 2 == 1),
        Kind::Text => json!("Anna"),
        Kind::Dumb => Value::Null,
        Kind::Tally(names) => {
            let counts = names.iter().enumerate();
            counts.map(|(place, name)| (name.clone(), json!((at + place) % EACH))).collect()
        }
        Kind::Maybe(_) if at == 0 => Value::Null,
        Kind::Maybe(kind) => value(catalogue, kind, at - 1),
        Kind::Row(each) => (0..5).map(|more| value(catalogue, each, (at + more) % EACH)).collect(),
        Kind::Word(section) => word(catalogue, section, at),
    }
}

fn word(catalogue: &Catalogue, section: &str, at: usize) -> Value {
    let entries = catalogue.sections.get(section).map_or(0, |entries| entries.len().max(1));
    match catalogue.schema.get(section) {
        Some(Shape::Variants(variants)) => {
            let Some((tag, fields)) = variants.iter().nth(at % variants.len()) else {
                return Value::Null;
            };
            if fields.is_empty() {
                json!(tag)
            } else {
                variant(catalogue, section, tag, fields, at)
            }
        }
        Some(Shape::Given) => json!(at),
        _ => {
            let numbers = catalogue.sections.get(section).into_iter().flat_map(|all| all.keys());
            let mut numbers: Vec<u64> = numbers.filter_map(|key| key.parse().ok()).collect();
            numbers.sort_unstable();
            json!(numbers.get(at % entries).copied().unwrap_or_default())
        }
    }
}

/// A name that a table might give; the test of the page makes up the same.
fn given(section: &str, number: u64) -> String {
    format!("{section} {number}")
}
