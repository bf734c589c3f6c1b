//! One message of a catalogue: text with gaps, and how it is read.
//!
//! ```text
//! {card}                    the word for the value
//! {place.at}                the word in a form of the language's own
//! {whom@seat}               a variable that no type of the game declares, and what it names
//! {^place.the}              the same with a capital letter
//! {price talent}            a number and its noun: "one talent", "3 talents"
//! {from?then|else}          one or the other, as the value is there or not
//! {hits:0=none|1=one|_=#}   one of several, # being the value
//! {names&} {names,}         a list with "and", or with commas only
//! {faces*foot,horse}        counts that are not zero, each with its noun; those of a sum are found
//! by its name
//! ```
//!
//! What is counted is a noun, or a word that has a counted form.
//! A backslash takes the meaning from the sign that follows it.

use std::fmt;

/// A text and its gaps, in order.
pub type Message = Vec<Part>;

/// A piece of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// As it is written.
    Text(String),
    /// The word for a value.
    Value(Gap),
    /// A number with its noun.
    Counted {
        /// Which variable has the number.
        number: Variable,
        /// A noun of the catalogue, or a variable that names one.
        noun: String,
    },
    /// One text where the value is there, another where it is null, false, zero or empty.
    Optional {
        /// Which variable.
        variable: Variable,
        /// If it is there.
        then: Message,
        /// If it is not.
        otherwise: Message,
    },
    /// One of several texts.
    Select {
        /// Which variable.
        variable: Variable,
        /// Values and their texts, in order.
        cases: Vec<(Case, Message)>,
        /// For all other values.
        otherwise: Message,
    },
    /// A list of words.
    List {
        /// Which variable.
        variable: Variable,
        /// Whether the last two are joined by "and".
        has_and: bool,
    },
    /// Several counts, each with its noun; those of zero are left out.
    Counts {
        /// Which variable.
        variable: Variable,
        /// The nouns, in the order of the counts.
        nouns: Vec<String>,
    },
    /// The number that the text round it is about.
    Hash,
}

/// Where a word goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gap {
    /// Which variable.
    pub variable: Variable,
    /// The form that the language wants.
    pub form: Option<String>,
    /// Whether it begins with a capital letter.
    pub is_capital: bool,
}

/// A variable of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variable {
    /// Its name.
    pub name: String,
    /// Which of several, where it is a row of values.
    pub place: Option<usize>,
    /// The section with the words for it, where no type of the game says so.
    pub section: Option<String>,
}

/// What a value is compared with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Case {
    /// A number, or all of a range.
    Number(i64, i64),
    /// The name of a word, or `true` and `false`.
    Word(String),
}

/// What is wrong with the text of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadMessage(String);

impl fmt::Display for BadMessage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BadMessage {}

fn bad<T>(what: impl Into<String>) -> Result<T, BadMessage> {
    Err(BadMessage(what.into()))
}

/// Reads a message.
pub fn read(text: &str) -> Result<Message, BadMessage> {
    let mut message = Vec::new();
    let mut plain = String::new();
    let mut rest = text.chars();
    while let Some(sign) = rest.next() {
        match sign {
            '\\' => plain.push(rest.next().ok_or_else(|| BadMessage("a lone \\".into()))?),
            '#' => {
                flush(&mut plain, &mut message);
                message.push(Part::Hash);
            }
            '{' => {
                flush(&mut plain, &mut message);
                let inside = up_to_brace(rest.as_str())?;
                message.push(gap(inside)?);
                rest = rest.as_str()[inside.len() + 1..].chars();
            }
            '}' => return bad("a } without its {"),
            _ => plain.push(sign),
        }
    }
    flush(&mut plain, &mut message);
    Ok(message)
}

/// Reads a text that is about a number: "# talent|# talents", or with cases as in a gap.
pub fn read_counted(text: &str) -> Result<Message, BadMessage> {
    let branches = split(text, '|');
    let texts = match branches.as_slice() {
        [same] => return read(same),
        [one, many] if case(one).is_none() && case(many).is_none() => format!("1={one}|_={many}"),
        _ => text.to_owned(),
    };
    let number = Variable { name: COUNT.to_owned(), place: None, section: None };
    Ok(vec![select(number, &texts)?])
}

/// The variable of a counted text.
pub const COUNT: &str = "#";

fn flush(plain: &mut String, message: &mut Message) {
    if !plain.is_empty() {
        message.push(Part::Text(std::mem::take(plain)));
    }
}

/// What stands before the brace that closes the one just opened.
fn up_to_brace(text: &str) -> Result<&str, BadMessage> {
    let mut depth = 0;
    let mut is_taken = false;
    for (at, sign) in text.char_indices() {
        match sign {
            _ if is_taken => is_taken = false,
            '\\' => is_taken = true,
            '{' => depth += 1,
            '}' if depth == 0 => return Ok(&text[..at]),
            '}' => depth -= 1,
            _ => {}
        }
    }
    bad("a { without its }")
}

/// Parts a text at a sign, but not within braces.
fn split(text: &str, by: char) -> Vec<&str> {
    let (mut parts, mut begin, mut depth, mut is_taken) = (Vec::new(), 0, 0, false);
    for (at, sign) in text.char_indices() {
        match sign {
            _ if is_taken => is_taken = false,
            '\\' => is_taken = true,
            '{' => depth += 1,
            '}' => depth -= 1,
            _ if sign == by && depth == 0 => {
                parts.push(&text[begin..at]);
                begin = at + sign.len_utf8();
            }
            _ => {}
        }
    }
    parts.push(&text[begin..]);
    parts
}

fn gap(inside: &str) -> Result<Part, BadMessage> {
    let end = inside.find(|sign| "?:* &,".contains(sign)).unwrap_or(inside.len());
    let (head, tail) = inside.split_at(end);
    let Some(sign) = tail.chars().next() else { return Ok(Part::Value(value(head)?)) };
    let (variable, tail) = (variable(head)?, &tail[1..]);
    match sign {
        '?' => match split(tail, '|').as_slice() {
            [then] => Ok(Part::Optional { variable, then: read(then)?, otherwise: Vec::new() }),
            [then, otherwise] => {
                Ok(Part::Optional { variable, then: read(then)?, otherwise: read(otherwise)? })
            }
            _ => bad(format!("{{{inside}}} has more than two texts")),
        },
        ':' => select(variable, tail),
        '*' => {
            let nouns = tail.split(',').map(|noun| noun.trim().to_owned()).collect();
            Ok(Part::Counts { variable, nouns })
        }
        ' ' if is_name(tail) => Ok(Part::Counted { number: variable, noun: tail.to_owned() }),
        '&' if tail.is_empty() => Ok(Part::List { variable, has_and: true }),
        ',' if tail.is_empty() => Ok(Part::List { variable, has_and: false }),
        _ => bad(format!("{{{inside}}} is no gap")),
    }
}

fn select(variable: Variable, text: &str) -> Result<Part, BadMessage> {
    let (mut cases, mut otherwise) = (Vec::new(), None);
    for branch in split(text, '|') {
        let Some((name, text)) = case(branch) else {
            return bad(format!("“{branch}” is no case: value=text"));
        };
        match name {
            "_" if otherwise.is_none() => otherwise = Some(read(text)?),
            "_" => return bad("two cases _"),
            _ => cases.push((read_case(name), read(text)?)),
        }
    }
    match otherwise {
        Some(otherwise) => Ok(Part::Select { variable, cases, otherwise }),
        None => bad(format!("{{{}:…}} has no case _", variable.name)),
    }
}

/// The value and the text of `value=text`.
fn case(branch: &str) -> Option<(&str, &str)> {
    let (name, text) = branch.split_once('=')?;
    (!name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || "_-".contains(c)))
        .then_some((name, text))
}

fn read_case(name: &str) -> Case {
    let range = name.split_once('-').unwrap_or((name, name));
    match (range.0.parse(), range.1.parse()) {
        (Ok(least), Ok(most)) => Case::Number(least, most),
        _ => Case::Word(name.to_owned()),
    }
}

fn value(head: &str) -> Result<Gap, BadMessage> {
    let (is_capital, head) = match head.strip_prefix('^') {
        Some(head) => (true, head),
        None => (false, head),
    };
    let mut variable = variable(head)?;
    // `whom@seat.at`: the form stands behind the section.
    let form = match &mut variable.section {
        Some(section) => match section.split_once('.') {
            Some((name, form)) => {
                let form = form.to_owned();
                *section = name.to_owned();
                Some(form)
            }
            None => None,
        },
        None => None,
    };
    let (form, name) = match variable.name.split_once('.') {
        Some((name, form)) => (Some(form.to_owned()), name.to_owned()),
        None => (form, variable.name.clone()),
    };
    variable.name = name;
    if form.as_deref().is_some_and(|form| !is_name(form)) || !is_name(&variable.name) {
        return bad(format!("{{{head}}} is no name"));
    }
    Ok(Gap { variable, form, is_capital })
}

fn variable(head: &str) -> Result<Variable, BadMessage> {
    let (name, section) = match head.split_once('@') {
        Some((name, section)) => (name, Some(section.to_owned())),
        None => (head, None),
    };
    let (name, place) = match name.rsplit_once('.') {
        Some((row, place)) if place.parse::<usize>().is_ok() => (row, place.parse().ok()),
        _ => (name, None),
    };
    let plain = name.split('.').next().unwrap_or(name);
    if !is_name(plain) {
        return bad(format!("{{{head}}} is no name"));
    }
    Ok(Variable { name: name.to_owned(), place, section })
}

fn is_name(text: &str) -> bool {
    text.starts_with(|sign: char| sign.is_ascii_lowercase())
        && text.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '_')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(name: &str) -> Variable {
        Variable { name: name.to_owned(), place: None, section: None }
    }

    #[test]
    fn gaps_are_read() {
        let gap = Gap { variable: named("place"), form: Some("at".into()), is_capital: true };
        let text = read("Look {^place.at}: # \\{").expect("a message");
        assert_eq!(
            text,
            [
                Part::Text("Look ".into()),
                Part::Value(gap),
                Part::Text(": ".into()),
                Part::Hash,
                Part::Text(" {".into()),
            ]
        );
        let Part::Value(whom) = &read("{whom@seat.the}").expect("a message")[0] else {
            panic!("a value")
        };
        assert_eq!(whom.variable.section.as_deref(), Some("seat"));
        assert_eq!(whom.form.as_deref(), Some("the"));
        assert_eq!(read("{faces.3}").map(|m| m.len()), Ok(1));
    }

    #[test]
    fn texts_within_texts_are_read() {
        let message = read("{price? for {price talent}|, {n:1=one|2-4=few|_=#}}").expect("fine");
        let Part::Optional { then, otherwise, .. } = &message[0] else { panic!("optional") };
        assert_eq!(then.len(), 2);
        let Part::Select { cases, .. } = &otherwise[1] else { panic!("a selection") };
        assert_eq!(cases[1].0, Case::Number(2, 4));
    }

    #[test]
    fn what_can_not_be_read_is_refused() {
        for text in ["{", "}", "{a", "{A}", "{}", "{a:1=x}", "{a?b|c|d}", "{a:x}", "{a b c}", "\\"]
        {
            assert!(read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_counted_text_has_one_and_many() {
        let message = read_counted("# talent|# talents").expect("fine");
        assert!(matches!(&message[0], Part::Select { cases, .. } if cases.len() == 1));
        assert_eq!(read_counted("# infantry").map(|m| m.len()), Ok(2));
    }
}
