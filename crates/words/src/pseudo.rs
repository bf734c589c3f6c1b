//! A language that nobody speaks: accents, brackets and 40 % more length. What a test still finds
//! without brackets is not from a catalogue.

use std::collections::BTreeMap;

use crate::catalogue::Catalogue;
use crate::check::visit;
use crate::message::{Message, Part};

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

/// The letter with an accent, where it is a usual one without.
fn accented(sign: char) -> char {
    const PLAIN: &str = "aceinouyACEINOUY";
    const ACCENTED: &str = "áçéíñóúýÁÇÉÍÑÓÚÝ";
    let place = PLAIN.chars().position(|plain| plain == sign);
    place.and_then(|place| ACCENTED.chars().nth(place)).unwrap_or(sign)
}
