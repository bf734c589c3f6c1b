//! A language that nobody speaks: accents, brackets and 40 % more length. What a test still finds
//! without brackets is not from a catalogue.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde_json::{Map, Value};

use crate::catalogue::{COUNTED, Catalogue, GIVEN, NOUN};
use crate::check::visit;
use crate::message::{BadMessage, Message, Part, read, read_counted};
use crate::schema::Schema;
use crate::write::{write, write_counted};
use crate::{Language, subjects};

/// The sign before everything that a catalogue says.
pub const OPEN: char = '⟦';
/// The sign after it.
pub const CLOSE: char = '⟧';

impl Catalogue {
    /// The same catalogue in no language: `⟦Çôñqûér ~~~⟧`. Gaps stay as they are.
    pub fn pseudo(&self) -> Catalogue {
        let texts = |texts: &BTreeMap<String, Message>| {
            texts.iter().map(|(key, message)| (key.clone(), pseudo(message))).collect()
        };
        let sections = self.sections.iter().map(|(name, entries)| {
            let entries = entries.iter().map(|(key, forms)| (key.clone(), texts(forms)));
            (name.clone(), entries.collect())
        });
        Catalogue {
            schema: self.schema.clone(),
            sections: sections.collect(),
            nouns: texts(&self.nouns),
            free: texts(&self.free),
        }
    }
}

/// The words for a subject in no language.
///
/// # Panics
/// Panics if there is no such subject.
pub(crate) fn words(subject: &str) -> &'static Catalogue {
    static ALL: OnceLock<BTreeMap<&str, Catalogue>> = OnceLock::new();
    let of = |subject| (subject, crate::words(subject, Language::ENGLISH).pseudo());
    let all = ALL.get_or_init(|| subjects().map(of).collect());
    all.get(subject).unwrap_or_else(|| panic!("there are no words for {subject}"))
}

/// The file of a subject in no language, written as the files of `words/` are.
pub fn pseudo_file(
    table: &Map<String, Value>,
    schema: &Schema,
) -> Result<Map<String, Value>, BadMessage> {
    let section = |(name, value): (&String, &Value)| {
        let value = match name.as_str() {
            GIVEN => value.clone(),
            NOUN => rewritten(value, true, false)?,
            name => rewritten(value, false, schema.contains_key(name))?,
        };
        Ok((name.clone(), value))
    };
    table.iter().map(section).collect()
}

/// Every text below a value anew. In a section of words, the form `n` is counted.
fn rewritten(value: &Value, is_counted: bool, has_forms: bool) -> Result<Value, BadMessage> {
    Ok(match value {
        Value::String(text) if is_counted => write_counted(&pseudo(&read_counted(text)?)).into(),
        Value::String(text) => write(&pseudo(&read(text)?)).into(),
        Value::Array(list) => {
            let all = list.iter().map(|value| rewritten(value, is_counted, has_forms));
            Value::Array(all.collect::<Result<_, _>>()?)
        }
        Value::Object(table) => {
            let part = |(key, value): (&String, &Value)| {
                let is_counted = is_counted || (has_forms && key == COUNTED);
                Ok((key.clone(), rewritten(value, is_counted, has_forms)?))
            };
            Value::Object(table.iter().map(part).collect::<Result<_, _>>()?)
        }
        other => other.clone(),
    })
}

/// Brackets a message, but not whoever it is about: the name is shown apart.
fn pseudo(message: &[Part]) -> Message {
    match message {
        [] => Vec::new(),
        [Part::Optional { variable, then, otherwise }] => vec![Part::Optional {
            variable: variable.clone(),
            then: pseudo(then),
            otherwise: pseudo(otherwise),
        }],
        [Part::Select { variable, cases, otherwise }] => vec![Part::Select {
            variable: variable.clone(),
            cases: cases.iter().map(|(case, text)| (case.clone(), pseudo(text))).collect(),
            otherwise: pseudo(otherwise),
        }],
        [Part::Value(gap)] => vec![Part::Value(gap.clone())],
        [Part::Value(gap), rest @ ..] if gap.form.is_none() && !gap.is_capital => {
            let mut rest = rest.to_vec();
            if let Some(Part::Text(text)) = rest.first_mut() {
                *text = text.trim_start().to_owned();
            }
            [vec![Part::Value(gap.clone()), Part::Text(" ".into())], bracketed(&rest)].concat()
        }
        message => bracketed(message),
    }
}

fn bracketed(message: &[Part]) -> Message {
    let mut letters = 0;
    visit(&message.to_vec(), &mut |part| {
        if let Part::Text(text) = part {
            letters += text.chars().count();
        }
    });
    let more = "~".repeat((letters * 2).div_ceil(5));
    let mut said = vec![Part::Text(OPEN.into())];
    said.extend(message.iter().map(accented_part));
    said.push(Part::Text(format!(" {more}{CLOSE}")));
    said
}

fn accented_part(part: &Part) -> Part {
    let all = |message: &Message| message.iter().map(accented_part).collect();
    match part {
        Part::Text(text) => Part::Text(text.chars().map(accented).collect()),
        Part::Optional { variable, then, otherwise } => Part::Optional {
            variable: variable.clone(),
            then: all(then),
            otherwise: all(otherwise),
        },
        Part::Select { variable, cases, otherwise } => Part::Select {
            variable: variable.clone(),
            cases: cases.iter().map(|(case, text)| (case.clone(), all(text))).collect(),
            otherwise: all(otherwise),
        },
        other => other.clone(),
    }
}

/// Letters that get an accent, and the same with it.
const PLAIN: &str = "aceinouyACEINOUY";
const ACCENTED: &str = "áçéíñóúýÁÇÉÍÑÓÚÝ";

/// The letter with an accent, where it is a usual one without.
fn accented(sign: char) -> char {
    let place = PLAIN.chars().position(|plain| plain == sign);
    place.and_then(|place| ACCENTED.chars().nth(place)).unwrap_or(sign)
}

/// The words of a text that no pseudo catalogue has said: those outside all brackets, and those
/// inside that have no accent where one belongs. `names` are nobody's to translate.
pub fn unspoken(text: &str, names: &[String]) -> Vec<String> {
    let mut text = text.to_owned();
    for name in names {
        text = text.replace(name.as_str(), " ");
    }
    let (mut found, mut word, mut depth) = (Vec::new(), String::new(), 0_usize);
    // One sign more ends the last word.
    for sign in text.chars().chain(['\n']) {
        if sign.is_alphabetic() {
            word.push(sign);
            continue;
        }
        let is_hard_wired = depth == 0 || word.contains(|sign| PLAIN.contains(sign));
        if !word.is_empty() && is_hard_wired {
            found.push(word.clone());
        }
        word.clear();
        match sign {
            OPEN => depth += 1,
            CLOSE => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    found
}
