//! Messages as they are written in a catalogue: the way back from `message.rs`.

use crate::message::{COUNT, Case, Gap, Message, Part, Variable};

/// The text that is read as this message.
pub fn write(message: &[Part]) -> String {
    message.iter().map(part).collect()
}

/// The text that is read as this message about a number.
pub fn write_counted(message: &[Part]) -> String {
    match message {
        [Part::Select { variable, cases, otherwise }] if variable.name == COUNT => {
            branches(cases, otherwise)
        }
        message => write(message),
    }
}

fn part(part: &Part) -> String {
    match part {
        Part::Text(text) => escaped(text),
        Part::Hash => "#".to_owned(),
        Part::Value(gap) => value(gap),
        Part::Counted { number, noun } => format!("{{{} {noun}}}", name(number)),
        Part::Optional { variable, then, otherwise } => {
            format!("{{{}?{}|{}}}", name(variable), write(then), write(otherwise))
        }
        Part::Select { variable, cases, otherwise } => {
            format!("{{{}:{}}}", name(variable), branches(cases, otherwise))
        }
        Part::List { variable, has_and } => {
            format!("{{{}{}}}", name(variable), if *has_and { '&' } else { ',' })
        }
        Part::Counts { variable, nouns } => format!("{{{}*{}}}", name(variable), nouns.join(",")),
    }
}

fn branches(cases: &[(Case, Message)], otherwise: &[Part]) -> String {
    let cases = cases.iter().map(|(case, message)| {
        let case = match case {
            Case::Number(least, most) if least == most => least.to_string(),
            Case::Number(least, most) => format!("{least}-{most}"),
            Case::Word(word) => word.clone(),
        };
        format!("{case}={}|", write(message))
    });
    format!("{}_={}", cases.collect::<String>(), write(otherwise))
}

fn value(Gap { variable, form, is_capital }: &Gap) -> String {
    let capital = if *is_capital { "^" } else { "" };
    let form = form.iter().map(|form| format!(".{form}")).collect::<String>();
    format!("{{{capital}{}{form}}}", name(variable))
}

fn name(Variable { name, place, section }: &Variable) -> String {
    let place = place.iter().map(|place| format!(".{place}")).collect::<String>();
    let section = section.iter().map(|section| format!("@{section}")).collect::<String>();
    format!("{name}{place}{section}")
}

fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for sign in text.chars() {
        if "\\{}#|".contains(sign) {
            escaped.push('\\');
        }
        escaped.push(sign);
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::{read, read_counted};
    use crate::{Language, subjects, words};

    #[test]
    fn what_is_written_is_read_as_the_same_message() {
        let text =
            "{^place.at} \\{ \\| # {n talent}{faces.3}{x.1@seat.the}{a?b|{c&}}{s*foot,horse}";
        let message = read(text).expect("a message");
        assert_eq!(read(&write(&message)), Ok(message));
        for text in ["# talent|# talents", "1=one|2-4=few|_=#", "# infantry"] {
            let message = read_counted(text).expect("a message");
            assert_eq!(read_counted(&write_counted(&message)), Ok(message));
        }
    }

    #[test]
    fn so_is_every_message_of_the_catalogues() {
        for language in Language::all() {
            for subject in subjects() {
                let words = words(subject, language);
                for (path, message) in words.messages() {
                    let is_counted = matches!(message.as_slice(), [Part::Select { variable, .. }] if variable.name == COUNT);
                    let again = match is_counted {
                        true => read_counted(&write_counted(message)),
                        false => read(&write(message)),
                    };
                    assert_eq!(again.as_ref(), Ok(message), "{subject}: {path}");
                }
            }
        }
    }
}
