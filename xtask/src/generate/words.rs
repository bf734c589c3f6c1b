//! The words of the page, written from the catalogues in `words/`, and what the catalogues must
//! keep.

mod cases;
mod languages;
mod rust;
mod types;
mod typescript;
mod unused;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use quadriga_words::{Catalogue, GIVEN, Schema, Shape};
use serde_json::{Map, Value};

use self::types::Types;
use self::typescript::Interface;
use crate::workspace::root;

const TYPES: &str = "web/src/generated";
const MODULES: &str = "web/src/generated/words";
const CATALOGUES: &str = "words";
const SCHEMAS: &str = "words/schema";
/// The language that every subject has.
const FIRST: &str = "en";
/// The language in which program and page are compared.
const CASES: &str = "de";
/// The subjects that only the program speaks of, each with the module that says them.
const PROGRAM: [(&str, &str); 2] = [
    ("server", "crates/server/src/words/said.rs"),
    ("terminal", "crates/quadriga/src/words/said.rs"),
];
/// The subject that is said to programs, and so in no other language.
const TO_PROGRAMS: &str = "server";

/// Checks the catalogues, then writes what is made of them, or only checks that it is fresh.
pub(crate) fn run(check: bool) -> Result<()> {
    let made = made_of(&root().join(CATALOGUES))?;
    let stale: Vec<_> = made.iter().filter(|(path, text)| is_stale(path, text)).collect();
    let left_over = left_over(&made)?;
    if stale.is_empty() && left_over.is_empty() {
        println!("generate: the page's words are fresh");
        return Ok(());
    }
    if check {
        let which = stale.iter().map(|(path, _)| *path).chain(&left_over).next();
        bail!("{} is stale, run `cargo xtask generate`", which.map_or("", |path| path.as_str()));
    }
    for (path, text) in stale {
        let path = root().join(path);
        fs::create_dir_all(path.parent().context("a folder")?)?;
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
    }
    for path in left_over {
        fs::remove_file(root().join(path))?;
    }
    println!("generate: wrote the page's words");
    Ok(())
}

/// What is made of the catalogues in a folder: texts by their paths from the root.
fn made_of(catalogues: &Path) -> Result<BTreeMap<String, String>> {
    let mut made = BTreeMap::new();
    let mut faults = Vec::new();
    let sources = unused::sources(root())?;
    let languages = languages::of(catalogues)?;
    for subject in files(&catalogues.join(FIRST))? {
        let read = |language: &str| table(catalogues, language, &subject);
        made.extend(subject_files(&subject, &languages, &read, &sources, &mut faults)?);
    }
    ensure!(faults.is_empty(), "the catalogues of words have faults:\n{}", faults.join("\n"));
    made.insert(format!("{MODULES}/languages.ts"), languages::module(catalogues, &languages)?);
    Ok(made)
}

fn is_stale(path: &str, text: &str) -> bool {
    fs::read_to_string(root().join(path)).ok().as_deref() != Some(text)
}

/// Files of before that nothing is written into any more.
fn left_over(made: &BTreeMap<String, String>) -> Result<Vec<String>> {
    let mut old = Vec::new();
    for folder in [MODULES, SCHEMAS] {
        let path = root().join(folder);
        for entry in fs::read_dir(path).into_iter().flatten() {
            let name = format!("{folder}/{}", entry?.file_name().to_string_lossy());
            if !made.contains_key(&name) && !name.ends_with(".gitkeep") {
                old.push(name);
            }
        }
    }
    Ok(old)
}

/// The names of the files in a folder, without their endings, in order.
fn files(folder: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    let entries = fs::read_dir(folder).with_context(|| format!("no {}", folder.display()))?;
    for entry in entries {
        let path = PathBuf::from(entry?.file_name());
        names.extend(path.file_stem().map(|name| name.to_string_lossy().into_owned()));
    }
    names.sort();
    Ok(names)
}

/// What is written for one subject, and what its catalogues lack.
fn subject_files(
    subject: &str,
    languages: &[String],
    table: &dyn Fn(&str) -> Result<Map<String, Value>>,
    sources: &str,
    faults: &mut Vec<String>,
) -> Result<BTreeMap<String, String>> {
    let (own, shared) = (root().join(TYPES).join(subject), root().join(TYPES));
    let types = Types::read(&[&own, &shared])?;
    let first = table(FIRST)?;
    let given: Vec<&str> =
        first.get(GIVEN).and_then(Value::as_array).map_or_else(Vec::new, |all| {
            all.iter().filter_map(Value::as_str).filter(|name| types.is_number(name)).collect()
        });
    let names: Vec<&str> = first.keys().map(String::as_str).chain(given.clone()).collect();
    // A section that no type has words for is free, and so no kind of variable either.
    let sections: Vec<&str> =
        names.iter().copied().filter(|name| types.shape(name, &names).is_some()).collect();
    let shape = |name: &str| match given.contains(&name) {
        true => Some(Shape::Given),
        false => types.shape(name, &sections),
    };
    let schema: Schema =
        sections.iter().filter_map(|name| Some(((*name).to_owned(), shape(name)?))).collect();
    let mut read = Vec::new();
    for language in languages.iter().filter(|code| *code == FIRST || subject != TO_PROGRAMS) {
        let file = format!("{CATALOGUES}/{language}/{subject}.toml");
        match Catalogue::read(&table(language)?, schema.clone()) {
            Ok(catalogue) => {
                faults.extend(catalogue.faults().iter().map(|fault| format!("{file}: {fault}")));
                read.push((language, catalogue));
            }
            Err(found) => faults.extend(found.iter().map(|fault| format!("{file}: {fault}"))),
        }
    }
    let Some((_, english)) = read.iter().find(|(language, _)| *language == FIRST) else {
        return Ok(BTreeMap::new());
    };
    for (language, other) in &read {
        let file = format!("{CATALOGUES}/{language}/{subject}.toml");
        faults.extend(other.differences(english).iter().map(|fault| format!("{file}: {fault}")));
    }
    // What neither page nor program has taken up yet can't be unused; what only the program says,
    // its compiler knows.
    let is_taken_up = sources.contains(&format!("generated/words/{subject}'"));
    let unused = if is_taken_up { unused::unused(english, sources) } else { Vec::new() };
    let file = format!("{CATALOGUES}/{FIRST}/{subject}.toml");
    faults.extend(unused.iter().map(|key| format!("{file}: {key}: nobody says it")));
    let mut made = BTreeMap::new();
    if !faults.is_empty() {
        return Ok(made);
    }
    let is_own = |section: &str| own.join(format!("{}.ts", types::pascal(section))).exists();
    let home = |section: &str| {
        let folder = if is_own(section) { format!("../{subject}") } else { "..".to_owned() };
        format!("{folder}/{}", types::pascal(section))
    };
    let languages: Vec<(&str, Catalogue)> =
        read.iter().map(|(language, catalogue)| (language.as_str(), catalogue.clone())).collect();
    let interface = Interface::new(subject, &languages, &home);
    if let Some((_, module)) = PROGRAM.iter().find(|(name, _)| *name == subject) {
        let messages = english.free.iter().map(|(path, message)| {
            let mut variables = interface.variables(path);
            let take = |name: String| variables.remove(&name).map(|of| (name, of));
            (path.as_str(), rust::in_order(message).into_iter().filter_map(take).collect())
        });
        made.insert((*module).to_owned(), rust::module(messages));
        return Ok(made);
    }
    made.insert(format!("{MODULES}/{subject}.ts"), interface.declaration());
    for (language, catalogue) in &languages {
        made.insert(format!("{MODULES}/{subject}.{language}.ts"), interface.module(catalogue));
        // One language shows that program and page say the same; German has the most forms.
        if *language == CASES {
            made.insert(format!("{MODULES}/{subject}.cases.json"), cases::of(catalogue)?);
        }
    }
    if !schema.is_empty() {
        let text = serde_json::to_string_pretty(&schema)? + "\n";
        made.insert(format!("{SCHEMAS}/{subject}.json"), text);
    }
    Ok(made)
}

fn table(catalogues: &Path, language: &str, subject: &str) -> Result<Map<String, Value>> {
    let path = catalogues.join(language).join(format!("{subject}.toml"));
    let text = fs::read_to_string(&path)
        .with_context(|| format!("{language} has no words for {subject}: {}", path.display()))?;
    let table: toml::Table =
        text.parse().with_context(|| format!("{CATALOGUES}/{language}/{subject}.toml"))?;
    match serde_json::to_value(table)? {
        Value::Object(table) => Ok(table),
        _ => bail!("{CATALOGUES}/{language}/{subject}.toml is no table"),
    }
}
