//! Messages that nobody says: a catalogue that only grows is soon believed by nobody.

use std::fs;
use std::path::Path;

use anyhow::Result;
use quadriga_words::message::{Message, Part};
use quadriga_words::{Catalogue, visit};

/// Where messages are said from.
const SPEAKERS: [&str; 2] = ["web/src", "crates"];
/// What is made of the catalogues names every message.
const MADE: [&str; 3] = ["generated", "said.rs", "target"];

/// Everything that may name a message: the sources of the page and of the program, without what was
/// generated.
pub(super) fn sources(root: &Path) -> Result<String> {
    let mut text = String::new();
    for folder in SPEAKERS {
        gather(&root.join(folder), &mut text)?;
    }
    Ok(text)
}

fn gather(folder: &Path, text: &mut String) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if MADE.contains(&name.as_str()) {
            continue;
        }
        let is_source = [".rs", ".ts", ".svelte"].iter().any(|ending| name.ends_with(ending));
        if path.is_dir() {
            gather(&path, text)?;
        } else if is_source && !name.ends_with(".test.ts") {
            text.push_str(&fs::read_to_string(&path)?);
        }
    }
    Ok(())
}

/// The free messages and the nouns that neither a source nor another message names. A list is used
/// as a whole.
pub(super) fn unused(catalogue: &Catalogue, sources: &str) -> Vec<String> {
    let is_named = |name: &str| {
        sources.match_indices(name).any(|(at, _)| {
            let is_word = |sign: char| sign.is_alphanumeric() || sign == '_';
            let before = sources[..at].chars().next_back();
            let after = sources[at + name.len()..].chars().next();
            !before.is_some_and(is_word) && !after.is_some_and(is_word)
        })
    };
    // A section that is asked by a key which the source does not know is used as a whole.
    let is_asked = |path: &str| {
        let section = path.rsplit_once('.').and_then(|(section, _)| section.rsplit('.').next());
        let asks = |section: &str| [format!("{section}["), format!("\"{section}.{{")];
        section.is_some_and(|section| asks(section).iter().any(|asked| sources.contains(asked)))
    };
    let is_listed = |key: &str| key.parse::<usize>().is_ok();
    let free = catalogue.free.keys().filter(|path| {
        let last = path.rsplit('.').find(|key| !is_listed(key)).unwrap_or(path);
        // "and" joins lists.
        path.as_str() != "and" && !is_named(last) && !is_asked(path)
    });
    let counted: Vec<&str> = catalogue.messages().flat_map(|(_, message)| nouns(message)).collect();
    let nouns = catalogue.nouns.keys().filter(|noun| !counted.contains(&noun.as_str()));
    free.cloned()
        .chain(nouns.filter(|noun| !is_named(noun)).map(|noun| format!("noun.{noun}")))
        .collect()
}

fn nouns(message: &Message) -> Vec<&str> {
    let mut found = Vec::new();
    visit(message, &mut |part| match part {
        Part::Counted { noun, .. } => found.push(noun.as_str()),
        Part::Counts { nouns, .. } => found.extend(nouns.iter().map(String::as_str)),
        _ => {}
    });
    found
}

#[cfg(test)]
mod tests {
    use quadriga_words::Schema;
    use serde_json::{Value, json};

    use super::*;

    #[test]
    fn a_message_that_nobody_names_is_found() {
        let Value::Object(table) = json!({
            "and": "and",
            "begin": "Begin {rounds round}",
            "menu": {"open": "Open", "weights": ["easy", "hard"], "lost": "Lost"},
            "card_text": {"storm": "Wind", "ambush": "Woods"},
            "noun": {"round": "# round|# rounds", "year": "# year|# years"},
        }) else {
            unreachable!()
        };
        let catalogue = Catalogue::read(&table, Schema::new()).expect("a catalogue");
        let sources =
            "words().begin({ rounds }); menu.open; menu.weights[1]; almost_lost; t.card_text[card]";
        assert_eq!(unused(&catalogue, sources), ["menu.lost", "noun.year"]);
    }
}
