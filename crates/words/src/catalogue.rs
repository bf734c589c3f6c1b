//! The words for one subject (a game, the page's shell, the terminal) in one language.

use std::collections::BTreeMap;
use std::fmt;

use serde_json::{Map, Value};

use crate::message::{self, Message};
use crate::schema::{Schema, Shape};

/// All messages of a subject in one language.
///
/// A section that is named for a type of the game (`[card]`, `[event]`, `[illegal]`) has an entry
/// for each variant; `[noun]` has what is counted; every other section is the consumer's own, and
/// its messages are found by path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Catalogue {
    /// Which types the subject has words for.
    pub schema: Schema,
    /// Sections of types: an entry for each variant or index, in its forms.
    pub sections: BTreeMap<String, Section>,
    /// What is counted, each as a text about a number.
    pub nouns: BTreeMap<String, Message>,
    /// Everything else, by path.
    pub free: BTreeMap<String, Message>,
}

/// The entries of a section.
pub type Section = BTreeMap<String, Forms>;

/// The forms of an entry.
pub type Forms = BTreeMap<String, Message>;

/// The form that stands for itself: "the Celts" in a list, a sentence of the chronicle.
pub const PLAIN: &str = "is";
/// The form that is counted.
pub const COUNTED: &str = "n";
/// The section of those who sit at the table.
pub const SEAT: &str = "seat";
/// The section of a game whose sides are words of their own; each is named as its seat is.
pub const SIDE: &str = "side";
/// The section of nouns.
pub(crate) const NOUN: &str = "noun";
/// The list of what the table gives the names for.
pub const GIVEN: &str = "given";

/// What is wrong with a catalogue.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Fault {
    /// The path of the message.
    pub key: String,
    /// What is wrong with it.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.key, self.what)
    }
}

impl Catalogue {
    /// Reads a catalogue from its table; all that can't be read is told.
    pub fn read(table: &Map<String, Value>, schema: Schema) -> Result<Catalogue, Vec<Fault>> {
        let mut reader = Reader::default();
        let (mut sections, mut nouns, mut free) =
            (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        for (name, value) in table {
            match schema.get(name) {
                Some(shape) => {
                    sections.insert(name.clone(), reader.section(name, shape, value));
                }
                None if name == NOUN => nouns = reader.nouns(value),
                None if name == GIVEN => reader.given(&schema, value),
                None => reader.free(name, value, &mut free),
            }
        }
        match reader.faults.is_empty() {
            true => Ok(Catalogue { schema, sections, nouns, free }),
            false => Err(reader.faults),
        }
    }

    /// An entry of a section in a form. A word without it stands for itself; a message without it
    /// says nothing.
    pub fn entry(&self, section: &str, key: &str, form: Option<&str>) -> Option<&Message> {
        let forms = self.sections.get(section)?.get(key)?;
        let plain = forms.get(PLAIN);
        match form {
            None => plain,
            Some(form) if self.has_figures(section) => forms.get(form),
            Some(form) => forms.get(form).or(plain),
        }
    }

    /// Whether a section is of messages with figures, and not of words.
    pub fn has_figures(&self, section: &str) -> bool {
        match self.schema.get(section) {
            Some(Shape::Variants(variants)) => variants.values().any(|fields| !fields.is_empty()),
            Some(Shape::Index | Shape::Given) | None => false,
        }
    }

    /// What is counted by this name, and the section that has it: a noun, or else a word with a
    /// counted form.
    pub fn noun(&self, name: &str) -> Option<(Option<&str>, &Message)> {
        if let Some(message) = self.nouns.get(name) {
            return Some((None, message));
        }
        self.sections.iter().find_map(|(section, entries)| {
            let message = entries.get(name)?.get(COUNTED)?;
            Some((Some(section.as_str()), message))
        })
    }

    /// Every message with its path.
    pub fn messages(&self) -> impl Iterator<Item = (String, &Message)> {
        let sections = self.sections.iter().flat_map(|(section, entries)| {
            entries.iter().flat_map(move |(key, forms)| {
                forms.iter().map(move |(form, message)| {
                    let form = if form == PLAIN { String::new() } else { format!(".{form}") };
                    (format!("{section}.{key}{form}"), message)
                })
            })
        });
        let nouns = self.nouns.iter().map(|(key, message)| (format!("{NOUN}.{key}"), message));
        let free = self.free.iter().map(|(key, message)| (key.clone(), message));
        sections.chain(nouns).chain(free)
    }
}

#[derive(Default)]
struct Reader {
    faults: Vec<Fault>,
}

impl Reader {
    fn fault(&mut self, key: &str, what: impl Into<String>) {
        self.faults.push(Fault { key: key.to_owned(), what: what.into() });
    }

    fn section(&mut self, name: &str, shape: &Shape, value: &Value) -> Section {
        let entries: Vec<(String, &Value)> = match (shape, value) {
            (Shape::Index, Value::Array(list)) => {
                list.iter().enumerate().map(|(place, value)| (place.to_string(), value)).collect()
            }
            // Numbers that do not begin with 0, or leave some out, stand by themselves.
            (Shape::Index, Value::Object(table))
                if table.keys().all(|key| key.parse::<usize>().is_ok()) =>
            {
                table.iter().map(|(key, value)| (key.clone(), value)).collect()
            }
            (Shape::Variants(_), Value::Object(table)) => {
                table.iter().map(|(key, value)| (key.clone(), value)).collect()
            }
            (Shape::Index, _) => {
                self.fault(name, "must be a list, or a table of numbers");
                Vec::new()
            }
            (Shape::Given, _) => {
                self.fault(name, "is given by the table");
                Vec::new()
            }
            (Shape::Variants(_), _) => {
                self.fault(name, "must be a table");
                Vec::new()
            }
        };
        let read = entries.into_iter().map(|(key, value)| {
            let forms = self.forms(&format!("{name}.{key}"), value);
            (key, forms)
        });
        read.collect()
    }

    fn forms(&mut self, path: &str, value: &Value) -> Forms {
        match value {
            Value::String(text) => {
                let plain = self.message(path, text, message::read);
                plain.into_iter().map(|message| (PLAIN.to_owned(), message)).collect()
            }
            Value::Object(table) => {
                let mut forms = Forms::new();
                for (form, value) in table {
                    let path = format!("{path}.{form}");
                    let read = if form == COUNTED { message::read_counted } else { message::read };
                    match value {
                        Value::String(text) => {
                            let message = self.message(&path, text, read);
                            forms.extend(message.map(|message| (form.clone(), message)));
                        }
                        _ => self.fault(&path, "must be a text"),
                    }
                }
                forms
            }
            _ => {
                self.fault(path, "must be a text, or a table of forms");
                Forms::new()
            }
        }
    }

    fn given(&mut self, schema: &Schema, value: &Value) {
        for name in value.as_array().into_iter().flatten().filter_map(Value::as_str) {
            if schema.get(name) != Some(&Shape::Given) {
                self.fault(GIVEN, format!("{name} is nothing that the game numbers"));
            }
        }
    }

    fn nouns(&mut self, value: &Value) -> BTreeMap<String, Message> {
        let mut nouns = BTreeMap::new();
        let Value::Object(table) = value else {
            self.fault(NOUN, "must be a table");
            return nouns;
        };
        for (key, value) in table {
            let path = format!("{NOUN}.{key}");
            match value {
                Value::String(text) => {
                    let message = self.message(&path, text, message::read_counted);
                    nouns.extend(message.map(|message| (key.clone(), message)));
                }
                _ => self.fault(&path, "must be a text"),
            }
        }
        nouns
    }

    fn free(&mut self, path: &str, value: &Value, into: &mut BTreeMap<String, Message>) {
        match value {
            Value::String(text) => {
                let message = self.message(path, text, message::read);
                into.extend(message.map(|message| (path.to_owned(), message)));
            }
            Value::Object(table) => {
                for (key, value) in table {
                    self.free(&format!("{path}.{key}"), value, into);
                }
            }
            Value::Array(list) => {
                for (place, value) in list.iter().enumerate() {
                    self.free(&format!("{path}.{place}"), value, into);
                }
            }
            _ => self.fault(path, "must be a text, a table or a list"),
        }
    }

    fn message(
        &mut self,
        path: &str,
        text: &str,
        read: fn(&str) -> Result<Message, message::BadMessage>,
    ) -> Option<Message> {
        match read(text) {
            Ok(message) => Some(message),
            Err(bad) => {
                self.fault(path, bad.to_string());
                None
            }
        }
    }
}
