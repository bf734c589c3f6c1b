//! What the server says in English, to programs and to whoever runs it, from the catalogue
//! `server`. What the page says too stands in the shell's catalogue, by code.

#[rustfmt::skip]
mod said;

use quadriga_words::{Language, words};
use serde_json::Value;

/// A method for each message.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Words;

impl Words {
    fn say<const N: usize>(self, path: &str, values: [(&str, Value); N]) -> String {
        let values = values.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
        words("server", Language::ENGLISH).say(path, &values)
    }
}
