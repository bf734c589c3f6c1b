//! The words that only the program says, as Rust: one method a message, so that a call with another
//! variable and a message that nobody says do not compile.

use std::fmt::Write as _;

use quadriga_words::message::Message;
use quadriga_words::{Kind, variable_of, visit};

use super::typescript::Use;

const HEAD: &str = "//! The messages of the catalogue, a method for each.
//!
//! Written by `cargo xtask generate` from words/. Do not edit.

use std::fmt::Display;

use super::Words;

impl Words {
";

/// The module with the messages of a subject, each with its variables.
pub(super) fn module<'a>(messages: impl Iterator<Item = (&'a str, Vec<(String, Use)>)>) -> String {
    let mut text = HEAD.to_owned();
    for (at, (path, variables)) in messages.enumerate() {
        if at > 0 {
            text.push('\n');
        }
        let parameters: String =
            variables.iter().map(|(name, of)| format!(", {name}: {}", type_of(of))).collect();
        let values: Vec<String> = variables
            .iter()
            .map(|(name, of)| format!("(\"{name}\", {})", value_of(name, of)))
            .collect();
        let name = path.replace('.', "_");
        let _ = writeln!(text, "    pub(crate) fn {name}(&self{parameters}) -> String {{");
        let _ = writeln!(text, "        self.say(\"{path}\", [{}])", values.join(", "));
        text.push_str("    }\n");
    }
    text + "}\n"
}

/// The variables of a message as a reader meets them.
pub(super) fn in_order(message: &Message) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    visit(message, &mut |part| {
        if let Some(variable) = variable_of(part)
            && !names.contains(&variable.name)
        {
            names.push(variable.name.clone());
        }
    });
    names
}

fn type_of(of: &Use) -> &'static str {
    match (&of.kind, of.may_miss) {
        (Kind::Number, false) => "usize",
        (Kind::Number, true) => "Option<usize>",
        (Kind::Truth, _) => "bool",
        (_, true) => "Option<&str>",
        (_, false) => "impl Display",
    }
}

fn value_of(name: &str, of: &Use) -> String {
    match (&of.kind, of.may_miss) {
        (Kind::Number | Kind::Truth, _) | (_, true) => format!("{name}.into()"),
        (_, false) => format!("{name}.to_string().into()"),
    }
}
