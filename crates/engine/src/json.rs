//! JSON read more strictly than usual: no name twice in one object, and only so deep.
//!
//! Of two values under one name most readers silently take the last one, and each end of a wire may
//! take another.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::value::RawValue;
use serde_json::{Map, Value};

use crate::fault::{Code, Fault};

/// How many lists and objects may lie within each other, the request itself counted. The library
/// reads 127 levels; as the fields of a request are read one by one, the request makes it 128.
pub const DEEPEST: usize = 128;

/// The fields of an object by their names. What lies in them is still text.
pub(crate) type Fields = BTreeMap<String, Box<RawValue>>;

/// The name that was met twice, if one was.
type Doubled = Cell<Option<String>>;

/// The fields of the object that this text is.
pub(crate) fn fields(text: &str) -> Result<Fields, Fault> {
    if depth(text) > DEEPEST {
        let message = format!("a request has at most {DEEPEST} levels of lists and objects");
        return Err(Fault::new(Code::NotJson, message));
    }
    let doubled = Doubled::new(None);
    if text.trim_start().starts_with('{') {
        return read(text, Opened(&doubled), &doubled);
    }
    serde_json::from_str::<&RawValue>(text).map_err(|error| not_json(&error))?;
    Err(Fault::new(
        Code::NotAnObject,
        "a request is a JSON object with a field \"cmd\", such as {\"cmd\":\"legal\"}",
    ))
}

/// The value of one of the [`fields`].
pub(crate) fn value(field: &RawValue) -> Result<Value, Fault> {
    let doubled = Doubled::new(None);
    read(field.get(), Whole(&doubled), &doubled)
}

fn read<'de, S>(text: &'de str, seed: S, doubled: &Doubled) -> Result<S::Value, Fault>
where
    S: DeserializeSeed<'de>,
{
    let mut reader = serde_json::Deserializer::from_str(text);
    let value = seed.deserialize(&mut reader).and_then(|value| reader.end().map(|()| value));
    value.map_err(|error| match doubled.take() {
        Some(name) => {
            let message = format!("the name {name:?} stands twice in one object");
            Fault::new(Code::DoubledField, message)
        }
        None => not_json(&error),
    })
}

fn not_json(error: &serde_json::Error) -> Fault {
    Fault::new(Code::NotJson, format!("not JSON: {error}"))
}

/// How many lists and objects lie within each other at most. Right for JSON, and for other texts
/// never too small.
fn depth(text: &str) -> usize {
    let (mut depth, mut deepest) = (0_usize, 0);
    let (mut quoted, mut escaped) = (false, false);
    for byte in text.bytes() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            b'[' | b'{' if !quoted => {
                depth += 1;
                deepest = deepest.max(depth);
            }
            b']' | b'}' if !quoted => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    deepest
}

/// Reads an object and leaves its fields as text.
struct Opened<'a>(&'a Doubled);

impl<'de> DeserializeSeed<'de> for Opened<'_> {
    type Value = Fields;

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<Fields, D::Error> {
        reader.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for Opened<'_> {
    type Value = Fields;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Fields, A::Error> {
        entries(map, PhantomData, self.0)
    }
}

/// Reads any value.
#[derive(Clone, Copy)]
struct Whole<'a>(&'a Doubled);

impl<'de> DeserializeSeed<'de> for Whole<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<Value, D::Error> {
        reader.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Whole<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(value) = seq.next_element_seed(self)? {
            list.push(value);
        }
        Ok(list.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Value, A::Error> {
        Ok(entries(map, self, self.0)?.into_iter().collect::<Map<String, Value>>().into())
    }
}

/// The entries of an object, whose values are read as `value` says; the name that stands twice is
/// noted.
fn entries<'de, A, S>(
    mut map: A,
    value: S,
    doubled: &Doubled,
) -> Result<BTreeMap<String, S::Value>, A::Error>
where
    A: MapAccess<'de>,
    S: DeserializeSeed<'de> + Copy,
{
    let mut entries = BTreeMap::new();
    while let Some(name) = map.next_key::<String>()? {
        if entries.contains_key(&name) {
            doubled.set(Some(name));
            return Err(A::Error::custom("a name stands twice in one object"));
        }
        let value = map.next_value_seed(value)?;
        entries.insert(name, value);
    }
    Ok(entries)
}

#[cfg(test)]
mod tests {
    use super::depth;

    #[test]
    fn brackets_in_text_are_no_levels() {
        assert_eq!(depth(r#"{"a":["[[[","\"{{{",{}]}"#), 3);
        assert_eq!(depth("7"), 0);
    }
}
