//! What visitors call themselves and say: the one door for all text that others will read.
//!
//! **Invariant:** a [`Name`] is short and can be seen, wherever it comes from: a visitor, an
//! imported record, or the database.

use quadriga_core::Seat;
use serde::Serialize;

use crate::error::Error;

/// The longest name, in characters.
const LONGEST_NAME: usize = 24;
/// The longest line of talk, in characters.
const LONGEST_LINE: usize = 500;
/// Asks for the coloured form of the sign before it. Phones add it by themselves, and without it
/// the sign is the same.
const COLOURED: char = '\u{fe0f}';

/// What someone is called: 1 to 24 characters, all of which can be seen, and single spaces.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
pub struct Name(String);

impl Name {
    /// The text as a name: without spaces around it, and with single ones inside.
    ///
    /// # Errors
    /// [`Error::BadName`] if it is too long or holds what cannot be seen.
    pub fn new(text: &str) -> Result<Name, Error> {
        // Nothing longer can be a name, whatever is left out: this bounds the work.
        if text.len() > 64 * LONGEST_NAME {
            return Err(Error::BadName);
        }
        let text = text.trim().replace(COLOURED, "");
        if text.chars().any(|c| c.is_control() || is_unseen(c)) || text.starts_with(is_mark) {
            return Err(Error::BadName);
        }
        let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let length = name.chars().count();
        if (1..=LONGEST_NAME).contains(&length) { Ok(Name(name)) } else { Err(Error::BadName) }
    }

    /// Whoever has no name.
    pub(crate) fn nobody() -> Name {
        Name("guest".to_owned())
    }

    /// Whoever has no name and sits on this seat, told apart from those on others.
    pub(crate) fn nobody_on(seat: Seat) -> Name {
        Name(format!("guest {}", seat.index() + 1))
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<Name> for String {
    fn from(name: Name) -> String {
        name.0
    }
}

/// A line of talk as it is kept: trimmed, 1 to 500 characters, some of which can be seen, and none
/// that control the terminal or turn the direction of what follows.
///
/// # Errors
/// [`Error::BadText`].
pub(crate) fn line(text: &str) -> Result<String, Error> {
    let text = text.trim();
    let fits = text.len() <= 4 * LONGEST_LINE && text.chars().count() <= LONGEST_LINE;
    let seen = |c: char| !c.is_whitespace() && !is_unseen(c) && !is_mark(c);
    let plain = !text.chars().any(|c| c.is_control() || turns(c));
    if fits && plain && text.chars().any(seen) { Ok(text.to_owned()) } else { Err(Error::BadText) }
}

/// Whether a character turns the direction of writing.
fn turns(c: char) -> bool {
    let marks = ['\u{61c}', '\u{200e}', '\u{200f}'];
    marks.contains(&c) || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Whether nothing is to be seen of a character: those that Unicode calls default-ignorable, notes
/// between lines, stand-ins for objects, and the signs that are drawn as a blank.
fn is_unseen(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffc}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// Whether a character only adds to the one before it.
fn is_mark(c: char) -> bool {
    matches!(c,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}'
        | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(text: &str) -> Option<String> {
        Name::new(text).ok().map(String::from)
    }

    #[test]
    fn names_are_trimmed_and_have_single_spaces() {
        assert_eq!(named("  Vercingetorix ").as_deref(), Some("Vercingetorix"));
        assert_eq!(named("Gaius  \u{a0}Julius").as_deref(), Some("Gaius Julius"));
        assert_eq!(named("Anna \u{2764}\u{fe0f}").as_deref(), Some("Anna \u{2764}"));
        assert_eq!(named("\u{5d0}\u{5d1}").as_deref(), Some("\u{5d0}\u{5d1}"));
        assert!(named("ü".repeat(24).as_str()).is_some());
    }

    #[test]
    fn what_is_too_long_or_cannot_be_seen_is_no_name() {
        let (long, huge) = ("ü".repeat(25), "a".repeat(4 << 20));
        let spaces = format!("a{}b", " ".repeat(4 << 20));
        for text in ["", "   ", "\u{2003}\u{3000}", &long, &huge, &spaces, "a\nb", "\0", "a\u{7f}"]
        {
            assert_eq!(named(text), None, "{:?}", text.chars().take(30).collect::<String>());
        }
        let unseen = "\u{ad}\u{34f}\u{61c}\u{115f}\u{180e}\u{200b}\u{200c}\u{200d}\u{200e}\u{200f}\
            \u{2028}\u{2029}\u{202a}\u{202e}\u{2060}\u{2066}\u{2069}\u{206a}\u{2800}\u{3164}\
            \u{fe00}\u{feff}\u{ffa0}\u{fff9}\u{fffc}\u{1d159}\u{e0001}\u{e0100}";
        for c in unseen.chars() {
            for text in [format!("{c}"), format!("An{c}na")] {
                assert_eq!(named(&text), None, "{text:?}");
            }
        }
        assert_eq!(named("\u{301}\u{302}"), None, "marks on nothing");
    }

    #[test]
    fn lines_may_hold_more_but_not_only_what_is_unseen() {
        assert_eq!(
            line(" hello \u{1f469}\u{200d}\u{1f680} ").ok().as_deref(),
            Some("hello \u{1f469}\u{200d}\u{1f680}")
        );
        let long = "a".repeat(501);
        for text in
            ["", " ", "\u{200b}", "\u{2800}\u{2800}", "a\nb", "a\u{202e}b", "\u{200f}a", &long]
        {
            assert!(line(text).is_err(), "{text:?}");
        }
    }
}
