//! What the program says to people round the boards, from the catalogue `terminal`. What a game
//! says stands in the game's own catalogue.

#[rustfmt::skip]
mod said;

use std::env;

use clap::ValueEnum;
use quadriga_core::CannotUndo;
use quadriga_words::{Catalogue, Language};
use serde_json::{Value, json};

/// A language that the program speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Lang {
    /// German.
    De,
    /// English.
    En,
}

impl Lang {
    /// The language of the environment: German where it says so, else English.
    pub fn from_environment() -> Lang {
        let set = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
        let locale = set("LC_ALL").or_else(|| set("LC_MESSAGES")).or_else(|| set("LANG"));
        if locale.is_some_and(|locale| locale.starts_with("de")) { Lang::De } else { Lang::En }
    }

    /// The language of the catalogues.
    pub fn language(self) -> Language {
        let code = match self {
            Lang::De => "de",
            Lang::En => "en",
        };
        Language::of(code).unwrap_or(Language::ENGLISH)
    }

    /// The texts of this language.
    pub fn words(self) -> Words {
        let of = |subject| quadriga_words::words(subject, self.language());
        Words { terminal: of("terminal"), shell: of("shell") }
    }
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
    /// Why nothing can be taken back.
    pub(crate) fn cannot_undo(&self, why: CannotUndo) -> String {
        self.shell.word("cannot_undo", &json!(why), None)
    }

    fn say<const N: usize>(&self, path: &str, values: [(&str, Value); N]) -> String {
        let values = values.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
        self.terminal.say(path, &values)
    }
}
