//! The text part of the example dialogue: requests are lines `> …`, answers lines `< …`, inside
//! `text` blocks between two markers.

use anyhow::{Context, Result, ensure};

const BEGIN: &str = "<!-- dialogue:begin -->";
const END: &str = "<!-- dialogue:end -->";
const REQUEST: &str = "> ";
const ANSWER: &str = "< ";

/// The document with every answer written anew. `engine` gets all requests, in order, and gives one
/// answer line to each.
pub(crate) fn answered(
    document: &str,
    engine: impl FnOnce(&[&str]) -> Result<Vec<String>>,
) -> Result<String> {
    let (before, rest) = document.split_once(BEGIN).with_context(|| format!("no {BEGIN}"))?;
    let (dialogue, after) = rest.split_once(END).with_context(|| format!("no {END}"))?;
    let lines = kinds(dialogue);
    let requests: Vec<&str> = lines.iter().filter_map(Line::request).collect();
    ensure!(!requests.is_empty(), "no request (`> …` in a `text` block) between the markers");
    let answers = engine(&requests)?;
    ensure!(
        answers.len() == requests.len(),
        "{} answers to {} requests",
        answers.len(),
        requests.len()
    );

    let mut answers = answers.into_iter();
    let mut written = String::new();
    for line in &lines {
        match line {
            Line::Answer => {}
            Line::Other(text) => written.push_str(text),
            Line::Request(text) => {
                written.push_str(text);
                let answer = answers.next().context("an answer is missing")?;
                written.push_str(&format!("{ANSWER}{answer}\n"));
            }
        }
    }
    Ok(format!("{before}{BEGIN}{written}{END}{after}"))
}

/// The first line that differs, old and new.
pub(crate) fn first_difference(old: &str, new: &str) -> Option<String> {
    if old == new {
        return None;
    }
    let (mut was, mut is) = (old.lines(), new.lines());
    for number in 1.. {
        let pair = (was.next(), is.next());
        if pair.0 != pair.1 || pair == (None, None) {
            let show = |line: Option<&str>| line.unwrap_or("(the end)").to_owned();
            return Some(format!(
                "line {number}\n  is        {}\n  should be {}",
                show(pair.0),
                show(pair.1)
            ));
        }
    }
    None
}

/// A line of the dialogue, with its line end.
enum Line<'a> {
    Request(&'a str),
    Answer,
    Other(&'a str),
}

impl<'a> Line<'a> {
    fn request(&self) -> Option<&'a str> {
        match self {
            Line::Request(text) => text.strip_prefix(REQUEST).map(str::trim_end),
            Line::Answer | Line::Other(_) => None,
        }
    }
}

fn kinds(dialogue: &str) -> Vec<Line<'_>> {
    let mut in_block = false;
    let kind = |text| {
        if let Some(kind_of_block) = str::strip_prefix(text, "```") {
            in_block = !in_block && kind_of_block.trim_end() == "text";
            Line::Other(text)
        } else if in_block && text.starts_with(REQUEST) {
            Line::Request(text)
        } else if in_block && text.starts_with(ANSWER) {
            Line::Answer
        } else {
            Line::Other(text)
        }
    };
    dialogue.split_inclusive('\n').map(kind).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRESH: &str = "# P\n\n<!-- dialogue:begin -->\nFirst:\n\n```text\n> a\n< A\n\n> b\n< B\n```\n\n> a quotation\n\n```text\n> c\n< C\n```\n<!-- dialogue:end -->\n\n> not d\n";

    /// An engine that shouts back.
    fn shout(requests: &[&str]) -> Result<Vec<String>> {
        Ok(requests.iter().map(|request| request.to_uppercase()).collect())
    }

    #[test]
    fn a_fresh_dialogue_stays_as_it_is() {
        let new = answered(FRESH, shout).expect("answers");
        assert_eq!(new, FRESH);
        assert_eq!(first_difference(FRESH, &new), None);
    }

    #[test]
    fn missing_and_stale_answers_are_written() {
        let stale = FRESH.replace("< A\n", "").replace("< C", "< old\n< older");
        let new = answered(&stale, shout).expect("answers");
        assert_eq!(new, FRESH);
        let difference = first_difference(&stale, &new).expect("a difference");
        assert_eq!(difference, "line 8\n  is        \n  should be < A");
    }

    #[test]
    fn every_request_needs_its_answer() {
        let mute = |_: &[&str]| Ok(Vec::new());
        let error = answered(FRESH, mute).expect_err("no answers");
        assert_eq!(error.to_string(), "0 answers to 3 requests");
    }

    #[test]
    fn markers_and_requests_must_be_there() {
        for broken in
            [FRESH.replace(BEGIN, ""), FRESH.replace(END, ""), FRESH.replace("```text", "```")]
        {
            assert!(answered(&broken, shout).is_err());
        }
    }

    #[test]
    fn a_lost_line_end_is_a_difference() {
        assert!(first_difference("a\n", "a").is_some());
    }
}
