//! What a player typed.

use std::io::{self, BufRead};
use std::path::PathBuf;

/// A line that a player typed, by its form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Typed {
    /// Nothing, or the wish to see the board again.
    Board,
    /// A number of the list.
    Number(usize),
    /// Take the last step back.
    Undo,
    /// Ask for a hint.
    Hint,
    /// Explain what can be typed.
    Help,
    /// Ask about an action.
    Why(String),
    /// Tell what has happened.
    Log,
    /// Save, to a new file or to the known one.
    Save(Option<PathBuf>),
    /// Give up.
    Resign,
    /// Leave.
    Quit,
    /// Perhaps an action in short notation.
    Notation(String),
}

impl Typed {
    /// Reads a line.
    pub(super) fn read(line: &str) -> Typed {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word.to_lowercase().as_str(), rest) {
            ("" | "board", "") => Typed::Board,
            ("u" | "undo", "") => Typed::Undo,
            ("h" | "hint", "") => Typed::Hint,
            ("?" | "help", "") => Typed::Help,
            ("why" | "warum" | "?", action) => Typed::Why(action.to_owned()),
            ("log", "") => Typed::Log,
            ("save", "") => Typed::Save(None),
            ("save", _) => Typed::Save(Some(PathBuf::from(rest))),
            ("resign", "") => Typed::Resign,
            ("q" | "quit" | "exit", "") => Typed::Quit,
            _ => match line.parse() {
                Ok(number) => Typed::Number(number),
                Err(_) => Typed::Notation(line.to_owned()),
            },
        }
    }
}

/// The next line, or `None` at the end of the input. Bytes that are no text are no reason to stop.
pub(super) fn read_line(input: &mut dyn BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    match input.read_until(b'\n', &mut line)? {
        0 => Ok(None),
        _ => Ok(Some(String::from_utf8_lossy(&line).into_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_numbers_and_actions_are_told_apart() {
        assert_eq!(Typed::read("  12 "), Typed::Number(12));
        assert_eq!(Typed::read(""), Typed::Board);
        assert_eq!(Typed::read("U"), Typed::Undo);
        assert_eq!(Typed::read("Resign"), Typed::Resign);
        assert_eq!(Typed::read("why b b2"), Typed::Why("b b2".to_owned()));
        assert_eq!(Typed::read("warum"), Typed::Why(String::new()));
        assert_eq!(Typed::read("save my game.json"), Typed::Save(Some("my game.json".into())));
        assert_eq!(Typed::read("m 4a1 3b1"), Typed::Notation("m 4a1 3b1".to_owned()));
        assert_eq!(Typed::read("99999999999999999999999"), Typed::Notation("9".repeat(23)));
    }
}
