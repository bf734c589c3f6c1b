//! A JSON value as a list of the values in it.

use std::fmt::Write;

use serde::Serialize;

use super::note::Notes;

/// A JSON value: all values in it, each before those inside it.
#[derive(Clone, Debug)]
pub struct Noted {
    pub(super) nodes: Vec<Node>,
    /// The texts that the program does not hold anyway, one after the other.
    pub(super) texts: String,
}

/// One value.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// Its key; empty in an array.
    pub(super) key: Text,
    pub(super) value: Value,
    /// How many nodes it takes with all inside it.
    pub(super) size: u32,
}

/// What a value is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Value {
    Null,
    Bool(bool),
    Whole(i64),
    /// A whole number above those.
    Large(u64),
    Text(Text),
    /// A number that is JSON text already.
    Json(Text),
    Array,
    Object,
}

/// A text: one that the program holds, or a place in [`Noted::texts`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Text {
    Held(&'static str),
    At(u32, u32),
}

impl Noted {
    /// Notes `data`.
    pub fn of(data: &impl Serialize) -> Noted {
        // Room for the view of a wargame, so that it does not have to move while it is noted.
        let mut noted = Noted { nodes: Vec::with_capacity(320), texts: String::new() };
        data.serialize(Notes::start(&mut noted)).expect("plain data always has a JSON form");
        noted
    }

    /// The JSON text.
    pub fn text(&self) -> String {
        let mut out = String::with_capacity(4096);
        self.whole().write(&mut out);
        out
    }

    /// The outermost value.
    pub(super) fn whole(&self) -> Part<'_> {
        Part { noted: self, at: 0 }
    }

    fn resolve(&self, text: Text) -> &str {
        match text {
            Text::Held(text) => text,
            Text::At(from, to) => &self.texts[from as usize..to as usize],
        }
    }
}

/// A value inside a noted one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part<'a> {
    noted: &'a Noted,
    at: usize,
}

impl<'a> Part<'a> {
    fn node(self) -> &'a Node {
        &self.noted.nodes[self.at]
    }

    fn nodes(self) -> &'a [Node] {
        &self.noted.nodes[self.at..self.at + self.node().size as usize]
    }

    pub(super) fn value(self) -> Value {
        self.node().value
    }

    /// Its key; empty in an array.
    pub(super) fn key(self) -> &'a str {
        self.noted.resolve(self.node().key)
    }

    /// The values directly inside it.
    pub(super) fn inside(self) -> impl Iterator<Item = Part<'a>> {
        let end = self.at + self.node().size as usize;
        let mut at = self.at + 1;
        std::iter::from_fn(move || {
            let part = Part { noted: self.noted, at };
            (at < end).then(|| {
                at += part.node().size as usize;
                part
            })
        })
    }

    /// Whether both are the same, whatever their own keys are.
    pub(super) fn equals(self, other: Part<'_>) -> bool {
        let (own, others) = (self.nodes(), other.nodes());
        own.len() == others.len()
            && std::iter::zip(own, others).enumerate().all(|(index, (own, others))| {
                own.size == others.size
                    && self.same(own.value, other, others.value)
                    && (index == 0 || self.same_text(own.key, other, others.key))
            })
    }

    fn same(self, value: Value, other: Part<'_>, others: Value) -> bool {
        match (value, others) {
            (Value::Text(own), Value::Text(others)) | (Value::Json(own), Value::Json(others)) => {
                self.same_text(own, other, others)
            }
            (value, others) => value == others,
        }
    }

    fn same_text(self, text: Text, other: Part<'_>, others: Text) -> bool {
        match (text, others) {
            // Mostly the very same field of the same type.
            (Text::Held(own), Text::Held(others)) if std::ptr::eq(own, others) => true,
            _ => self.noted.resolve(text) == other.noted.resolve(others),
        }
    }

    /// Whether its JSON text has fewer bytes than `limit`; looks at no more of it than it takes to
    /// know.
    pub(super) fn is_shorter_than(self, limit: usize) -> bool {
        // At least a byte for each value, and more for a key; its own is not part of it.
        let mut least = 1;
        for node in &self.nodes()[1..] {
            if least >= limit {
                return false;
            }
            least += 1 + self.noted.resolve(node.key).len();
        }
        let mut text = String::with_capacity(limit);
        self.write(&mut text);
        text.len() < limit
    }

    /// Writes its JSON text.
    pub(super) fn write(self, out: &mut String) {
        match self.value() {
            Value::Null => out.push_str("null"),
            Value::Bool(true) => out.push_str("true"),
            Value::Bool(false) => out.push_str("false"),
            Value::Whole(number) => drop(write!(out, "{number}")),
            Value::Large(number) => drop(write!(out, "{number}")),
            Value::Text(text) => write_text(self.noted.resolve(text), out),
            Value::Json(text) => out.push_str(self.noted.resolve(text)),
            Value::Array => {
                out.push('[');
                for (index, item) in self.inside().enumerate() {
                    if index > 0 {
                        out.push(',');
                    }
                    item.write(out);
                }
                out.push(']');
            }
            Value::Object => {
                out.push('{');
                for (index, item) in self.inside().enumerate() {
                    if index > 0 {
                        out.push(',');
                    }
                    write_text(item.key(), out);
                    out.push(':');
                    item.write(out);
                }
                out.push('}');
            }
        }
    }
}

/// Writes a text as JSON.
pub(super) fn write_text(text: &str, out: &mut String) {
    // Most are names of fields, which need no escapes.
    if text.bytes().all(|byte| byte >= b' ' && byte != b'"' && byte != b'\\') {
        out.push('"');
        out.push_str(text);
        out.push('"');
    } else {
        out.push_str(&serde_json::to_string(text).expect("a text always has a JSON form"));
    }
}
