//! The words of Quadriga: every sentence that players read stands in a catalogue under `words/`,
//! one folder a language, one file a subject. The program says them with this crate; for the page
//! `cargo xtask generate` writes TypeScript from the same files, so that nothing is interpreted
//! there and nothing can differ.
//!
//! Rules and server give keys and figures. `message.rs` says how a message is written.

mod catalogue;
mod check;
pub mod message;
mod pseudo;
mod say;
mod schema;
mod write;

use std::sync::OnceLock;

use serde::Serialize;
use serde_json::{Map, Value};

pub use self::catalogue::{COUNTED, Catalogue, Fault, Forms, GIVEN, PLAIN, SEAT, SIDE, Section};
pub use self::check::{variable_of, variables_of, visit};
pub use self::pseudo::{CLOSE, OPEN, pseudo_file, unspoken};
pub use self::say::{Line, Names, capital};
pub use self::schema::{Fields, Kind, Schema, Shape};
pub use self::write::{write, write_counted};

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// A file of `words/`.
struct File {
    language: &'static str,
    subject: &'static str,
    text: &'static str,
}

/// A language that there are catalogues in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Language(&'static str);

impl Language {
    /// English, which every subject has: what programs say to programs.
    pub const ENGLISH: Language = Language("en");

    /// The language of [`Catalogue::pseudo`], for tests: English, with accents and brackets. It is
    /// not among [`all`](Language::all).
    pub const PSEUDO: Language = Language("pseudo");

    /// All languages, by code.
    pub fn all() -> impl Iterator<Item = Language> {
        let mut codes: Vec<&'static str> = FILES.iter().map(|file| file.language).collect();
        codes.dedup();
        codes.into_iter().map(Language)
    }

    /// The language with this code, such as `de`.
    pub fn of(code: &str) -> Option<Language> {
        Language::all().find(|language| language.0 == code)
    }

    /// The language of a locale, such as `de_AT.UTF-8` or `de-AT`, whatever the country.
    pub fn of_locale(locale: &str) -> Option<Language> {
        let code = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        Language::of(&code.to_ascii_lowercase())
    }

    /// What it calls itself: Deutsch.
    pub fn name(self) -> String {
        words("shell", self).say("language.name", &Map::new())
    }

    /// Its code.
    pub fn code(self) -> &'static str {
        self.0
    }
}

/// The subjects that there are catalogues for.
pub fn subjects() -> impl Iterator<Item = &'static str> {
    FILES.iter().filter(|file| file.language == Language::ENGLISH.0).map(|file| file.subject)
}

/// The words for a subject in a language, or in English where that language lacks the subject.
///
/// # Panics
/// Panics if there is no such subject, or if its catalogue can't be read: a test reads them all.
pub fn words(subject: &str, language: Language) -> &'static Catalogue {
    static READ: OnceLock<Vec<OnceLock<Catalogue>>> = OnceLock::new();
    if language == Language::PSEUDO {
        return pseudo::words(subject);
    }
    let read = READ.get_or_init(|| FILES.iter().map(|_| OnceLock::new()).collect());
    let find =
        |code: &str| FILES.iter().position(|file| file.language == code && file.subject == subject);
    let place = find(language.0)
        .or_else(|| find(Language::ENGLISH.0))
        .unwrap_or_else(|| panic!("there are no words for {subject}"));
    read[place].get_or_init(|| {
        let table: Map<String, Value> =
            serde_json::from_str(FILES[place].text).expect("the build wrote it");
        Catalogue::read(&table, schema(subject)).unwrap_or_else(|faults| {
            panic!("words/{}/{subject}.toml: {}", FILES[place].language, faults[0])
        })
    })
}

/// Why the rules of a game forbid something, in English: what programs say to programs. A reason
/// that has no words gives its code.
pub fn why_not(game: &str, reason: &impl Serialize) -> String {
    const SECTION: &str = "illegal";
    let reason = serde_json::to_value(reason).unwrap_or_default();
    if subjects().any(|subject| subject == game) {
        let said = words(game, Language::ENGLISH).word(SECTION, &reason, None);
        if !said.is_empty() {
            return said;
        }
    }
    code(&reason)
}

/// What the shell says of a value of a section, such as `code` or `cannot_undo`, in English: what
/// programs say to programs.
pub fn shell(section: &str, value: &impl Serialize) -> String {
    let value = serde_json::to_value(value).unwrap_or_default();
    words("shell", Language::ENGLISH).word(section, &value, None)
}

/// The name of a value's variant.
fn code(value: &Value) -> String {
    let code = match value {
        Value::Object(table) => match table.get("code") {
            Some(code) => code.as_str(),
            None => table.keys().next().map(String::as_str),
        },
        value => value.as_str(),
    };
    code.unwrap_or_default().to_owned()
}

/// The types of a subject.
pub fn schema(subject: &str) -> Schema {
    let text = SCHEMAS.iter().find(|(name, _)| *name == subject).map(|(_, text)| *text);
    text.map_or_else(Schema::new, |text| serde_json::from_str(text).expect("xtask wrote it"))
}
