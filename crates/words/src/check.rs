//! What must hold of a catalogue: it says everything that its types have and nothing else, and all
//! languages say the same with the same figures.

use std::collections::{BTreeMap, BTreeSet};

use crate::catalogue::{Catalogue, Fault, PLAIN};
use crate::message::{Case, Message, Part, Variable};
use crate::schema::{Fields, Kind, Shape};

impl Catalogue {
    /// What is wrong with this catalogue by itself.
    pub fn faults(&self) -> Vec<Fault> {
        let mut checker = Checker { catalogue: self, faults: Vec::new() };
        for (section, shape) in &self.schema {
            checker.section(section, shape);
        }
        for (key, message) in &self.nouns {
            checker.message(&format!("noun.{key}"), message, None);
        }
        for (key, message) in &self.free {
            checker.message(key, message, None);
            if key.contains(char::is_uppercase) {
                checker.fault(key, "is to be written in snake_case");
            }
        }
        checker.faults
    }

    /// What another language says differently: messages that only one has, and variables that only
    /// one uses.
    pub fn differences(&self, other: &Catalogue) -> Vec<Fault> {
        let fault = |key: &str, what: String| Fault { key: key.to_owned(), what };
        let (here, there) = (self.public(), other.public());
        let mut faults = Vec::new();
        for key in here.keys().filter(|key| !there.contains_key(*key)) {
            faults.push(fault(key, "is missing in the other language".into()));
        }
        for key in there.keys().filter(|key| !here.contains_key(*key)) {
            faults.push(fault(key, "is in the other language only".into()));
        }
        for (key, used) in &here {
            match there.get(key) {
                Some(others) if others != used => {
                    faults
                        .push(fault(key, format!("uses {used:?}, the other language {others:?}")));
                }
                _ => {}
            }
        }
        faults
    }

    /// What consumers may ask for, and the variables of each. Forms are a language's own, except
    /// where they are messages of their own: those of free sections.
    fn public(&self) -> BTreeMap<String, BTreeSet<String>> {
        let sections = self.sections.iter().flat_map(|(section, entries)| {
            entries.iter().filter_map(move |(key, forms)| {
                let used = variables_of(forms.get(PLAIN)?);
                Some((format!("{section}.{key}"), used))
            })
        });
        let nouns = self.nouns.keys().map(|key| (format!("noun.{key}"), BTreeSet::new()));
        let free = self.free.iter().map(|(key, message)| (key.clone(), variables_of(message)));
        sections.chain(nouns).chain(free).collect()
    }
}

/// The names of all variables of a message.
pub fn variables_of(message: &Message) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    visit(message, &mut |part| {
        if let Some(variable) = variable_of(part) {
            names.insert(variable.name.clone());
        }
    });
    names
}

/// The variable that a part is about.
pub fn variable_of(part: &Part) -> Option<&Variable> {
    match part {
        Part::Text(_) | Part::Hash => None,
        Part::Value(gap) => Some(&gap.variable),
        Part::Counted { number: variable, .. }
        | Part::Optional { variable, .. }
        | Part::Select { variable, .. }
        | Part::List { variable, .. }
        | Part::Counts { variable, .. } => Some(variable),
    }
}

/// Looks at every part, also within others.
pub fn visit<'a>(message: &'a Message, look: &mut impl FnMut(&'a Part)) {
    for part in message {
        look(part);
        match part {
            Part::Optional { then, otherwise, .. } => {
                visit(then, look);
                visit(otherwise, look);
            }
            Part::Select { cases, otherwise, .. } => {
                cases.iter().for_each(|(_, message)| visit(message, look));
                visit(otherwise, look);
            }
            _ => {}
        }
    }
}

struct Checker<'a> {
    catalogue: &'a Catalogue,
    faults: Vec<Fault>,
}

impl Checker<'_> {
    fn fault(&mut self, key: &str, what: impl Into<String>) {
        self.faults.push(Fault { key: key.to_owned(), what: what.into() });
    }

    fn section(&mut self, section: &str, shape: &Shape) {
        let Some(entries) = self.catalogue.sections.get(section) else {
            return match shape {
                Shape::Given => {}
                _ => self.fault(section, "is missing"),
            };
        };
        let none = Fields::new();
        match shape {
            Shape::Given => {}
            Shape::Index => {
                for (key, forms) in entries {
                    for message in forms.values() {
                        self.message(&format!("{section}.{key}"), message, Some(&none));
                    }
                }
            }
            Shape::Variants(variants) => {
                for key in variants.keys() {
                    if !entries.get(key).is_some_and(|forms| forms.contains_key(PLAIN)) {
                        self.fault(&format!("{section}.{key}"), "is missing");
                    }
                }
                for (key, forms) in entries {
                    let path = format!("{section}.{key}");
                    match variants.get(key) {
                        None => self.fault(&path, "is nothing that the game has"),
                        Some(fields) => {
                            forms.values().for_each(|text| self.message(&path, text, Some(fields)));
                        }
                    }
                }
            }
        }
    }

    fn message(&mut self, path: &str, message: &Message, fields: Option<&Fields>) {
        let mut parts = Vec::new();
        visit(message, &mut |part| parts.push(part));
        for part in parts {
            self.part(path, part, fields);
        }
    }

    fn part(&mut self, path: &str, part: &Part, fields: Option<&Fields>) {
        let Some(variable) = variable_of(part) else { return };
        let name = variable.name.as_str();
        let is_count = name == crate::message::COUNT;
        let kind = match (fields, &variable.section) {
            (_, Some(section)) => {
                if self.catalogue.schema.get(section) == Some(&Shape::Given) && fields.is_none() {
                    self.fault(path, format!("{{{name}@{section}}}: give the name itself"));
                } else if !self.catalogue.schema.contains_key(section) {
                    self.fault(
                        path,
                        format!("{{{name}@{section}}}: there is no section {section}"),
                    );
                }
                Some(Kind::Word(section.clone()))
            }
            (Some(fields), None) if !is_count => match fields.get(name) {
                Some(kind) => Some(kind.present().clone()),
                None => return self.fault(path, format!("has no figure {{{name}}}")),
            },
            _ => None,
        };
        match part {
            Part::Value(gap) => self.value(path, name, kind.as_ref(), gap.form.as_deref()),
            Part::Counted { noun, .. } => {
                self.noun(path, noun, fields);
                if matches!(&kind, Some(kind) if *kind != Kind::Number && variable.place.is_none())
                {
                    self.fault(path, format!("{{{name}}} is no number"));
                }
            }
            Part::Counts { nouns, .. } => {
                nouns.iter().for_each(|noun| self.noun(path, noun, None));
                self.tally(path, name, kind.as_ref(), nouns);
            }
            Part::Select { cases, .. } => self.cases(path, name, kind.as_ref(), cases),
            _ => {}
        }
    }

    fn value(&mut self, path: &str, name: &str, kind: Option<&Kind>, form: Option<&str>) {
        match (kind, form) {
            (Some(Kind::Dumb | Kind::Truth | Kind::Row(_) | Kind::Tally(_)), _) => {
                self.fault(path, format!("{{{name}}} has no words"));
            }
            (Some(Kind::Word(section)), Some(form)) => {
                let entries = self.catalogue.sections.get(section);
                let has =
                    entries.is_some_and(|all| all.values().any(|forms| forms.contains_key(form)));
                if !has {
                    self.fault(path, format!("no word of {section} has a form {form}"));
                }
            }
            (None | Some(_), Some(form)) => {
                self.fault(path, format!("{{{name}}} has no form {form}"));
            }
            _ => {}
        }
    }

    /// Numbers by name are said with the nouns of these names.
    fn tally(&mut self, path: &str, name: &str, kind: Option<&Kind>, nouns: &[String]) {
        let Some(Kind::Tally(names)) = kind else { return };
        for noun in nouns.iter().filter(|noun| !names.contains(noun)) {
            self.fault(path, format!("{{{name}}} has no {noun}"));
        }
    }

    fn noun(&mut self, path: &str, noun: &str, fields: Option<&Fields>) {
        let is_word = matches!(
            fields.and_then(|fields| fields.get(noun)).map(Kind::present),
            Some(Kind::Word(_))
        );
        if !is_word && self.catalogue.noun(noun).is_none() {
            self.fault(path, format!("there is no noun {noun}"));
        }
    }

    fn cases(&mut self, path: &str, name: &str, kind: Option<&Kind>, cases: &[(Case, Message)]) {
        for (case, _) in cases {
            let fits = match (kind, case) {
                (None | Some(Kind::Text | Kind::Row(_)), _)
                | (Some(Kind::Number), Case::Number(..)) => true,
                (Some(Kind::Truth), Case::Word(word)) => word == "true" || word == "false",
                (Some(Kind::Word(section)), case) => match self.catalogue.schema.get(section) {
                    Some(Shape::Variants(variants)) => {
                        matches!(case, Case::Word(word) if variants.contains_key(word))
                    }
                    _ => matches!(case, Case::Number(..)),
                },
                _ => false,
            };
            if !fits {
                self.fault(path, format!("{{{name}}} is never {case:?}"));
            }
        }
    }
}
