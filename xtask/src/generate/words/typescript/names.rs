//! Names and texts as TypeScript writes them.

use quadriga_words::PLAIN;

use super::super::types::pascal;

/// The constant with the words of a section in a form.
pub(super) fn constant(section: &str, form: &str) -> String {
    match form {
        PLAIN => camel(section),
        form => format!("{}{}", camel(section), pascal(form)),
    }
}

/// The parameter of a counted text; what is not used must say so.
pub(super) fn count_name(said: &str) -> &'static str {
    let is_used = ["${n}", "n === ", "n >= "].iter().any(|used| said.contains(used));
    if is_used { "n" } else { "_n" }
}

pub(super) fn camel(name: &str) -> String {
    let pascal = pascal(name);
    let mut signs = pascal.chars();
    signs.next().map(|first| first.to_lowercase().chain(signs).collect()).unwrap_or_default()
}

pub(super) fn key(name: &str) -> String {
    let is_plain = name.starts_with(|sign: char| sign.is_ascii_alphabetic())
        && name.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '_');
    if is_plain || name.parse::<u32>().is_ok() { name.to_owned() } else { quoted(name) }
}

pub(super) fn escaped(text: &str, mark: char) -> String {
    let text = text.replace('\\', "\\\\").replace(mark, &format!("\\{mark}"));
    text.replace('\n', "\\n")
}

pub(in super::super) fn quoted(text: &str) -> String {
    format!("'{}'", escaped(text, '\''))
}
