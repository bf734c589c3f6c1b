//! Saying a message: the gaps are filled with figures and words.

use serde_json::{Map, Value};

use crate::catalogue::{COUNTED, Catalogue, PLAIN, SEAT, SIDE};
use crate::message::{COUNT, Case, Gap, Message, Part, Variable};
use crate::schema::{Fields, Kind, Shape};

/// A line of the chronicle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Who did it, where the line is about somebody; the text goes on after the name.
    pub seat: Option<u8>,
    /// What happened.
    pub text: String,
}

/// The names that a table gives, by the section and the number in it.
pub type Names<'a> = &'a dyn Fn(&str, u64) -> String;

/// The variables of a message.
#[derive(Clone, Copy)]
struct Scope<'a> {
    values: &'a Map<String, Value>,
    kinds: Option<&'a Fields>,
    count: Option<i64>,
    names: Names<'a>,
}

/// Where no table gives names, numbers stand for themselves.
fn unnamed(_: &str, number: u64) -> String {
    number.to_string()
}

impl Catalogue {
    /// Says a message that is found by its path; a path that the catalogue does not have says
    /// itself.
    pub fn say(&self, path: &str, values: &Map<String, Value>) -> String {
        let Some(message) = self.free.get(path) else { return path.to_owned() };
        self.text(message, Scope { values, kinds: None, count: None, names: &unnamed })
    }

    /// A number and its noun.
    pub fn count(&self, noun: &str, number: i64) -> String {
        let Some((_, message)) = self.noun(noun) else { return format!("{number} {noun}") };
        self.counted(message, number)
    }

    /// Says what a section has for a value, in a form where it is named.
    pub fn word(&self, section: &str, value: &Value, form: Option<&str>) -> String {
        self.word_at(section, value, form, &unnamed)
    }

    /// The same at a table, which gives names.
    pub fn word_at(
        &self,
        section: &str,
        value: &Value,
        form: Option<&str>,
        names: Names<'_>,
    ) -> String {
        if self.schema.get(section) == Some(&Shape::Given) {
            return value.as_u64().map_or_else(String::new, |number| names(section, number));
        }
        let (tag, fields, kinds) = self.variant(section, value);
        match self.entry(section, &tag, form) {
            Some(message) => {
                self.text(message, Scope { values: &fields, kinds, count: None, names })
            }
            None if self.has_figures(section) => String::new(),
            None => tag,
        }
    }

    /// Whether a section has a value in exactly this form.
    pub fn has_form(&self, section: &str, value: &Value, form: &str) -> bool {
        let (tag, _, _) = self.variant(section, value);
        let forms = self.sections.get(section).and_then(|entries| entries.get(&tag));
        forms.is_some_and(|forms| forms.contains_key(form))
    }

    /// So many of a word.
    pub fn count_word(&self, section: &str, value: &Value, number: i64) -> String {
        let (tag, _, _) = self.variant(section, value);
        match self.entry(section, &tag, Some(COUNTED)) {
            Some(message) => self.counted(message, number),
            None => format!("{number} {tag}"),
        }
    }

    /// Tells an event, with whoever it is about apart; nothing where its message is empty.
    pub fn tell(&self, section: &str, event: &Value) -> Option<Line> {
        self.tell_at(section, event, &unnamed)
    }

    /// The same at a table, which gives names.
    pub fn tell_at(&self, section: &str, event: &Value, names: Names<'_>) -> Option<Line> {
        let (tag, fields, kinds) = self.variant(section, event);
        let scope = Scope { values: &fields, kinds, count: None, names };
        let message = self.entry(section, &tag, None)?;
        let (seat, rest) = self.subject(message, scope);
        let text = self.text(rest, scope).trim_start().to_owned();
        (seat.is_some() || !text.is_empty()).then_some(Line { seat, text })
    }

    /// Who a message begins with, and what follows.
    fn subject<'a>(&self, message: &'a [Part], scope: Scope<'_>) -> (Option<u8>, &'a [Part]) {
        match message {
            [Part::Value(gap), rest @ ..] if gap.form.is_none() && !gap.is_capital => {
                let value = scope.find(&gap.variable);
                let seat = match self.section_of(&gap.variable, scope) {
                    Some(SEAT) => value.and_then(Value::as_u64),
                    Some(SIDE) => value.and_then(Value::as_str).and_then(|side| self.seat_of(side)),
                    _ => None,
                };
                match seat.and_then(|seat| u8::try_from(seat).ok()) {
                    Some(seat) => (Some(seat), rest),
                    None => (None, message),
                }
            }
            [Part::Optional { variable, then, otherwise }] => {
                let chosen = if self.is_there(variable, scope) { then } else { otherwise };
                self.subject(chosen, scope)
            }
            [Part::Select { variable, cases, otherwise }] => {
                self.subject(chosen(scope.find(variable), cases, otherwise), scope)
            }
            _ => (None, message),
        }
    }

    /// The seat that has the name of a side.
    fn seat_of(&self, side: &str) -> Option<u64> {
        let name = self.sections.get(SIDE)?.get(side)?.get(PLAIN)?;
        let mut seats = self.sections.get(SEAT)?.iter();
        seats.find(|(_, forms)| forms.get(PLAIN) == Some(name))?.0.parse().ok()
    }

    fn counted(&self, message: &Message, number: i64) -> String {
        let values = Map::from_iter([(COUNT.to_owned(), Value::from(number))]);
        let count = Some(number);
        self.text(message, Scope { values: &values, kinds: None, count, names: &unnamed })
    }

    fn text(&self, message: &[Part], scope: Scope<'_>) -> String {
        message.iter().map(|part| self.part(part, scope)).collect()
    }

    fn part(&self, part: &Part, scope: Scope<'_>) -> String {
        match part {
            Part::Text(text) => text.clone(),
            Part::Hash => scope.count.map_or_else(String::new, |count| count.to_string()),
            Part::Value(gap) => self.gap(gap, scope),
            Part::Counted { number, noun } => {
                let number = scope.number(number);
                let kind = scope.kinds.and_then(|kinds| kinds.get(noun)).map(Kind::present);
                match (kind, scope.values.get(noun)) {
                    (Some(Kind::Word(section)), Some(value)) => {
                        self.count_word(section, value, number)
                    }
                    _ => self.count(noun, number),
                }
            }
            Part::Optional { variable, then, otherwise } => {
                let chosen = if self.is_there(variable, scope) { then } else { otherwise };
                self.text(chosen, scope)
            }
            Part::Select { variable, cases, otherwise } => {
                let value = scope.find(variable);
                let count = value.and_then(Value::as_i64).or(scope.count);
                self.text(chosen(value, cases, otherwise), Scope { count, ..scope })
            }
            Part::List { variable, has_and } => self.list(variable, *has_and, scope),
            Part::Counts { variable, nouns } => {
                let counts = scope.find(variable);
                let said: Vec<String> = nouns
                    .iter()
                    .enumerate()
                    .filter_map(|(place, noun)| {
                        let count = match counts? {
                            Value::Object(tally) => tally.get(noun),
                            row => row.get(place),
                        };
                        count?
                            .as_i64()
                            .filter(|&count| count != 0)
                            .map(|count| self.count(noun, count))
                    })
                    .collect();
                said.join(", ")
            }
        }
    }

    fn gap(&self, gap: &Gap, scope: Scope<'_>) -> String {
        let Some(value) = scope.find(&gap.variable) else { return String::new() };
        let said = match self.section_of(&gap.variable, scope) {
            Some(section) if !value.is_null() => {
                self.word_at(section, value, gap.form.as_deref(), scope.names)
            }
            _ => plain(value),
        };
        if gap.is_capital { capital(&said) } else { said }
    }

    fn list(&self, variable: &Variable, has_and: bool, scope: Scope<'_>) -> String {
        let section = self.section_of(variable, scope);
        let values = scope.find(variable).and_then(Value::as_array);
        let words: Vec<String> = values
            .into_iter()
            .flatten()
            .map(|value| match section {
                Some(section) => self.word_at(section, value, None, scope.names),
                None => plain(value),
            })
            .collect();
        match words.split_last() {
            Some((last, rest)) if has_and && !rest.is_empty() => {
                let and = self.say("and", &Map::new());
                format!("{} {and} {last}", rest.join(", "))
            }
            _ => words.join(", "),
        }
    }

    /// Whether there is something to say: a word always is, and a number unless it is zero.
    fn is_there(&self, variable: &Variable, scope: Scope<'_>) -> bool {
        match scope.find(variable) {
            None | Some(Value::Null) => false,
            Some(Value::Bool(truth)) => *truth,
            Some(Value::Number(number)) => {
                self.section_of(variable, scope).is_some() || number.as_f64() != Some(0.0)
            }
            Some(Value::String(text)) => !text.is_empty(),
            Some(Value::Array(list)) => !list.is_empty(),
            Some(Value::Object(_)) => true,
        }
    }

    /// The section with the words for a variable.
    fn section_of<'a>(&self, variable: &'a Variable, scope: Scope<'a>) -> Option<&'a str> {
        if let Some(section) = &variable.section {
            return Some(section);
        }
        let mut kind = scope.kinds?.get(&variable.name)?.present();
        if let Kind::Row(each) = kind {
            kind = each.present();
        }
        match kind {
            Kind::Word(section) => Some(section),
            _ => None,
        }
    }

    /// A value as the name of an entry and its figures.
    fn variant<'a>(
        &'a self,
        section: &str,
        value: &Value,
    ) -> (String, Map<String, Value>, Option<&'a Fields>) {
        let kinds = |tag: &str| match self.schema.get(section) {
            Some(Shape::Variants(variants)) => variants.get(tag),
            _ => None,
        };
        match value {
            Value::Object(table) => {
                if let Some(Value::String(code)) = table.get("code") {
                    let mut fields = table.clone();
                    fields.remove("code");
                    return (code.clone(), fields, kinds(code));
                }
                let Some((tag, content)) = table.iter().next() else {
                    return (String::new(), Map::new(), None);
                };
                let kinds = kinds(tag);
                let is_bare =
                    kinds.is_some_and(|kinds| kinds.len() == 1 && kinds.contains_key(tag));
                let fields = match content {
                    Value::Object(fields) if !is_bare => fields.clone(),
                    content => Map::from_iter([(tag.clone(), content.clone())]),
                };
                (tag.clone(), fields, kinds)
            }
            value => {
                let tag = plain(value);
                let kinds = kinds(&tag);
                (tag, Map::new(), kinds)
            }
        }
    }
}

impl<'a> Scope<'a> {
    fn find(&self, variable: &Variable) -> Option<&'a Value> {
        let value = self.values.get(&variable.name)?;
        match variable.place {
            Some(place) => value.get(place),
            None => Some(value),
        }
    }

    fn number(&self, variable: &Variable) -> i64 {
        self.find(variable).and_then(Value::as_i64).unwrap_or(0)
    }
}

fn chosen<'a>(
    value: Option<&Value>,
    cases: &'a [(Case, Message)],
    otherwise: &'a Message,
) -> &'a Message {
    let is_meant = |case: &Case| match (case, value) {
        (Case::Number(least, most), Some(value)) => {
            value.as_i64().is_some_and(|number| (*least..=*most).contains(&number))
        }
        (Case::Word(word), Some(value)) => plain(value) == *word,
        (_, None) => false,
    };
    cases.iter().find(|(case, _)| is_meant(case)).map_or(otherwise, |(_, message)| message)
}

/// A value that is said as it is.
fn plain(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        value => value.to_string(),
    }
}

/// The same with a capital letter.
pub fn capital(text: &str) -> String {
    let mut signs = text.chars();
    match signs.next() {
        Some(first) => first.to_uppercase().chain(signs).collect(),
        None => String::new(),
    }
}
