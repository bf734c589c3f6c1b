//! What the types of a game are, as far as words are said of them: which words there are, which
//! variants and with which fields. Written by `cargo xtask generate` from the types that the page
//! has too.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The types of a game for which its catalogue has a section, by the name of the section.
pub type Schema = BTreeMap<String, Shape>;

/// What values of a type look like in JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// A number: the catalogue has a list.
    Index,
    /// A number whose name depends on the table: who sits there, which region of its map it is.
    /// Whoever asks for words gives the names.
    Given,
    /// Variants, with fields or as bare words.
    Variants(BTreeMap<String, Fields>),
}

/// The fields of a variant.
pub type Fields = BTreeMap<String, Kind>;

/// What can stand in a variable.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A number.
    Number,
    /// Yes or no.
    Truth,
    /// A text that is no word of the catalogue: a name of a person, a word said already.
    Text,
    /// A value that a section of the catalogue has words for.
    Word(String),
    /// Several of a kind.
    Row(Box<Kind>),
    /// Numbers by name, as of the goods in a sum.
    Tally(Vec<String>),
    /// Perhaps nothing.
    Maybe(Box<Kind>),
    /// Something that no words are said of.
    Dumb,
}

impl Kind {
    /// What it is where it is there.
    pub fn present(&self) -> &Kind {
        match self {
            Kind::Maybe(kind) => kind.present(),
            kind => kind,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kind_of_what_may_be_missing_is_that_of_what_is_there() {
        let kind = Kind::Maybe(Box::new(Kind::Word("seat".into())));
        assert_eq!(kind.present(), &Kind::Word("seat".into()));
    }
}
