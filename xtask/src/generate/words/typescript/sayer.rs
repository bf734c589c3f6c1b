//! Messages as expressions of TypeScript.

use std::fmt::Write as _;

use quadriga_words::message::{COUNT, Case, Part, Variable};
use quadriga_words::{COUNTED, Catalogue, Fields, Kind, PLAIN, SEAT, SIDE, Shape};

use super::given::{has_names, is_given};
use super::names::{camel, constant, escaped, quoted};

/// Writes messages as expressions.
pub(super) struct Sayer<'a> {
    catalogue: &'a Catalogue,
    kinds: &'a Fields,
    /// The variable that is the whole value.
    pub(super) bare: Option<String>,
    /// The expression of the number that the text is about.
    count: Option<String>,
    /// Variables that are known to be there.
    present: Vec<String>,
}

impl<'a> Sayer<'a> {
    pub(super) fn new(catalogue: &'a Catalogue, kinds: &'a Fields) -> Sayer<'a> {
        Sayer { catalogue, kinds, bare: None, count: None, present: Vec::new() }
    }

    pub(super) fn counted(catalogue: &'a Catalogue) -> Sayer<'a> {
        static NONE: Fields = Fields::new();
        Sayer { catalogue, kinds: &NONE, bare: None, count: Some("n".into()), present: Vec::new() }
    }

    /// A message as a line of the chronicle.
    pub(super) fn line(&mut self, message: &[Part]) -> String {
        match message {
            [] => "null".to_owned(),
            [Part::Optional { variable, then, otherwise }] => {
                let test = self.is_there(variable);
                let then = self.knowing(variable, |sayer| sayer.line(then));
                format!("{test} ? {then} : {}", self.line(otherwise))
            }
            [Part::Select { variable, cases, otherwise }] => {
                let mut said = String::new();
                for (case, text) in cases {
                    let test = self.test(variable, case);
                    let _ = write!(said, "{test} ? {} : ", self.line(text));
                }
                said + &self.line(otherwise)
            }
            [Part::Value(gap), rest @ ..]
                if gap.form.is_none()
                    && !gap.is_capital
                    && let Kind::Word(of) = self.kind(&gap.variable).present()
                    && (of == SEAT || of == SIDE) =>
            {
                let mut rest = rest.to_vec();
                if let Some(Part::Text(text)) = rest.first_mut() {
                    *text = text.trim_start().to_owned();
                }
                let mut who = self.variable(&gap.variable);
                if of == SIDE {
                    let (seats, sides) = (constant(SEAT, PLAIN), constant(SIDE, PLAIN));
                    who = format!("{seats}.indexOf({sides}[{who}])");
                }
                format!("by({who}, {})", self.text(&rest))
            }
            _ => format!("by(null, {})", self.text(message)),
        }
    }

    pub(super) fn text(&mut self, message: &[Part]) -> String {
        if let [Part::Text(text)] = message {
            return quoted(text);
        }
        if message.is_empty() {
            return "''".to_owned();
        }
        let parts: Vec<String> = message.iter().map(|part| self.part(part)).collect();
        match (message, parts.as_slice()) {
            // A lone gap needs no template, unless it may be a number.
            ([Part::Value(_) | Part::Hash], _) => format!("`{}`", parts.concat()),
            ([_], [gap]) => gap[2..gap.len() - 1].to_owned(),
            _ => format!("`{}`", parts.concat()),
        }
    }

    fn part(&mut self, part: &Part) -> String {
        match part {
            Part::Text(text) => escaped(text, '`').replace("${", "\\${"),
            Part::Hash => {
                self.count.as_ref().map_or_else(String::new, |count| format!("${{{count}}}"))
            }
            Part::Value(gap) => {
                let word = self.word(&gap.variable, gap.form.as_deref());
                if gap.is_capital {
                    format!("${{capital({word})}}")
                } else {
                    format!("${{{word}}}")
                }
            }
            Part::Counted { number, noun } => {
                let number = self.variable(number);
                match self.kinds.get(noun).map(Kind::present) {
                    Some(Kind::Word(section)) => {
                        let word = Variable { name: noun.clone(), place: None, section: None };
                        let safe = match self.catalogue.schema.get(section) {
                            Some(Shape::Index) => "?.",
                            _ => "",
                        };
                        format!(
                            "${{{}[{}]{safe}({number})}}",
                            constant(section, COUNTED),
                            self.variable(&word)
                        )
                    }
                    _ => format!("${{{}({number})}}", self.noun(noun)),
                }
            }
            Part::Optional { variable, then, otherwise } => {
                let test = self.is_there(variable);
                let then = self.knowing(variable, |sayer| sayer.text(then));
                format!("${{{test} ? {then} : {}}}", self.text(otherwise))
            }
            Part::Select { variable, cases, otherwise } => {
                let outer = self.count.clone();
                let number = self.variable(variable);
                self.count = Some(number);
                let mut said = String::new();
                for (case, text) in cases {
                    let test = self.test(variable, case);
                    let _ = write!(said, "{test} ? {} : ", self.text(text));
                }
                let said = said + &self.text(otherwise);
                self.count = outer;
                format!("${{{said}}}")
            }
            Part::List { variable, has_and } => {
                let section = match (&variable.section, self.kind(variable).present()) {
                    (Some(section), _) => Some(section.clone()),
                    (None, Kind::Row(each)) => match each.present() {
                        Kind::Word(section) => Some(section.clone()),
                        _ => None,
                    },
                    _ => None,
                };
                let words = match section {
                    Some(section) if is_given(self.catalogue, &section) => {
                        format!("{}.map(names.{})", self.variable(variable), camel(&section))
                    }
                    Some(section) => format!(
                        "{}.map((one) => {}[one] ?? '')",
                        self.variable(variable),
                        constant(&section, PLAIN)
                    ),
                    None => self.variable(variable),
                };
                if *has_and {
                    let and = self.catalogue.free.get("and").cloned().unwrap_or_default();
                    let and = Sayer::counted(self.catalogue).text(&and);
                    format!("${{list({words}, {and})}}")
                } else {
                    format!("${{{words}.join(', ')}}")
                }
            }
            Part::Counts { variable, nouns } => {
                let value = self.variable(variable);
                let numbers = match self.kind(variable).present() {
                    Kind::Tally(_) => {
                        let all: Vec<_> =
                            nouns.iter().map(|noun| format!("{value}.{noun}")).collect();
                        format!("[{}]", all.join(", "))
                    }
                    _ => value,
                };
                let nouns: Vec<String> = nouns.iter().map(|noun| self.noun(noun)).collect();
                format!("${{counts({numbers}, [{}])}}", nouns.join(", "))
            }
        }
    }

    /// The function that counts something.
    fn noun(&self, noun: &str) -> String {
        match self.catalogue.noun(noun) {
            Some((Some(section), _)) => format!("{}.{noun}", constant(section, COUNTED)),
            _ => format!("count.{noun}"),
        }
    }

    fn kind(&self, variable: &Variable) -> Kind {
        if let Some(section) = &variable.section {
            return match self.kinds.get(&variable.name) {
                Some(kind @ (Kind::Maybe(_) | Kind::Row(_))) => kind.clone(),
                _ => Kind::Word(section.clone()),
            };
        }
        if variable.name == COUNT {
            return Kind::Number;
        }
        match (self.kinds.get(&variable.name), variable.place) {
            (Some(Kind::Row(each)), Some(_)) => (**each).clone(),
            (Some(kind), _) => kind.clone(),
            (None, _) => Kind::Text,
        }
    }

    fn variable(&self, variable: &Variable) -> String {
        let name = &variable.name;
        let whole = match &self.bare {
            _ if name == COUNT => "n".to_owned(),
            Some(bare) if bare == name => "v".to_owned(),
            _ => format!("v.{name}"),
        };
        match variable.place {
            Some(place) => format!("{whole}[{place}]"),
            None => whole,
        }
    }

    fn word(&self, variable: &Variable, form: Option<&str>) -> String {
        let (kind, value) = (self.kind(variable), self.variable(variable));
        let said = match kind.present() {
            Kind::Word(section) if is_given(self.catalogue, section) => {
                format!("names.{}({value})", camel(section))
            }
            Kind::Word(section) => {
                let table = constant(section, form.unwrap_or(PLAIN));
                if has_names(self.catalogue, section) {
                    format!("pick({table}, {value}, names)")
                } else if self.catalogue.has_figures(section) {
                    format!("pick({table}, {value})")
                } else {
                    format!("{table}[{value}]")
                }
            }
            _ => value.clone(),
        };
        let is_sure = self.present.contains(&variable.name) || !matches!(kind, Kind::Maybe(_));
        if is_sure { said } else { format!("{value} === null ? '' : {said}") }
    }

    fn is_there(&self, variable: &Variable) -> String {
        let value = self.variable(variable);
        match self.kind(variable).present() {
            Kind::Word(_) | Kind::Tally(_) | Kind::Dumb => format!("{value} !== null"),
            Kind::Row(_) => format!("{value}.length > 0"),
            Kind::Number | Kind::Truth | Kind::Text | Kind::Maybe(_) => value,
        }
    }

    fn test(&self, variable: &Variable, case: &Case) -> String {
        let value = self.variable(variable);
        match case {
            Case::Number(least, most) if least == most => format!("{value} === {least}"),
            Case::Number(least, most) => format!("{value} >= {least} && {value} <= {most}"),
            Case::Word(word) => match self.kind(variable).present() {
                Kind::Truth if word == "true" => value,
                Kind::Truth => format!("!{value}"),
                _ => format!("{value} === {}", quoted(word)),
            },
        }
    }

    fn knowing<T>(&mut self, variable: &Variable, say: impl FnOnce(&mut Self) -> T) -> T {
        self.present.push(variable.name.clone());
        let said = say(self);
        self.present.pop();
        said
    }
}
