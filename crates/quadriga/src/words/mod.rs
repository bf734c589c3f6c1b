//! What the program says to people round the boards, from the catalogue `terminal`. What a game
//! says stands in the game's own catalogue.

#[rustfmt::skip]
mod said;

use std::env;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use quadriga_core::CannotUndo;
use quadriga_words::{Catalogue, Language};
use serde_json::{Value, json};

/// Reads a language that was typed as a code, such as `de`.
pub(crate) fn language() -> impl TypedValueParser<Value = Language> {
    let all = Language::all().map(|one| PossibleValue::new(one.code()).help(one.name()));
    PossibleValuesParser::new(all).map(|code| Language::of(&code).unwrap_or(Language::ENGLISH))
}

/// The language of the environment, where there are words in it; else English.
pub(crate) fn of_environment() -> Language {
    let set = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
    let locale = set("LC_ALL").or_else(|| set("LC_MESSAGES")).or_else(|| set("LANG"));
    locale.and_then(|locale| Language::of_locale(&locale)).unwrap_or(Language::ENGLISH)
}

/// Everything that is said round the board. Names of players come with their article where the
/// language has one ("the Celts", "die Kelten").
#[derive(Clone, Copy, Debug)]
pub struct Words {
    terminal: &'static Catalogue,
    /// What the page says too.
    shell: &'static Catalogue,
}

impl Words {
    /// The texts of a language.
    pub fn of(language: Language) -> Words {
        let of = |subject| quadriga_words::words(subject, language);
        Words { terminal: of("terminal"), shell: of("shell") }
    }

    /// Why nothing can be taken back.
    pub(crate) fn cannot_undo(&self, why: CannotUndo) -> String {
        self.shell.word("cannot_undo", &json!(why), None)
    }

    /// Why it is not the time for an action, by the code that the server gives.
    pub(crate) fn refused(&self, code: &str) -> String {
        self.shell.word("code", &code.into(), None)
    }

    fn say<const N: usize>(&self, path: &str, values: [(&str, Value); N]) -> String {
        let values = values.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
        self.terminal.say(path, &values)
    }
}
