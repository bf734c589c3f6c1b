//! `cargo xtask tidy`: what a reviewer would otherwise say twice.

mod commits;
mod tiers;

use anyhow::Result;

use crate::finding::{Finding, conclude};
use crate::workspace::{extension, text, tracked};

/// Source files that hold code of ours.
const CODE: [&str; 6] = ["rs", "ts", "mts", "mjs", "js", "svelte"];

/// What may not stay in code: unfinished, switched off, or left over. (In two parts, so that this
/// file passes its own check.)
const UNFINISHED: [&str; 8] = [
    concat!("todo", "!"),
    concat!("unimplemented", "!"),
    concat!("dbg", "!"),
    concat!("#[", "ignore"),
    concat!("#[", "should_panic"),
    concat!("FIX", "ME"),
    concat!("XX", "X"),
    concat!("test.", "only"),
];

/// First parts of absolute paths that exist on one machine only.
const MACHINE_ROOTS: [&str; 4] = ["home", "root", "work", "Users"];

/// The only package source that may stand in `Cargo.lock`.
const CRATES_IO: &str = "\"registry+https://github.com/rust-lang/crates.io-index\"";

/// How wide a comment may be; code is the formatters' business.
const WIDEST: usize = 100;

/// More lines than this make a newcomer lose the way.
const LONG: usize = 700;

/// Checks all tracked text files.
pub(crate) fn run() -> Result<()> {
    let mut findings = Vec::new();
    let paths = tracked()?;
    for path in &paths {
        let Some(source) = text(path)? else { continue };
        check(path, &source.text, &mut findings);
        if let Some(note) = too_long(path, &source.text) {
            println!("tidy: note: {note}");
        }
    }
    doubled_examples(&paths, &mut findings);
    commits::check(&mut findings);
    println!("tidy: {} files", paths.len());
    conclude(&findings)
}

fn check(path: &str, text: &str, findings: &mut Vec<Finding>) {
    let is_code = CODE.contains(&extension(path));
    if path.ends_with(".rs") && path.contains("src/") && !text.starts_with("//!") {
        findings.push(Finding::in_file(path, "does not begin with a `//!` comment on the module"));
    }
    let is_generated = path.contains("/generated/");
    if is_code && !is_generated {
        tiers::check(path, text, findings);
    }
    for (line, text) in (1..).zip(text.split('\n')) {
        let mut found = |what: String| findings.push(Finding::at(path, line, what));
        if is_code {
            for word in UNFINISHED.into_iter().filter(|word| has_word(text, word)) {
                found(format!("`{word}` may not stay in code"));
            }
        }
        if is_code && !is_generated && is_wide_comment(text) {
            found(format!("a comment wider than {WIDEST} columns"));
        }
        // Snapshots and generated types hold what a program wrote, blanks and all.
        let is_written = path.ends_with(".snap") || is_generated;
        if text.ends_with([' ', '\t', '\r']) && !is_written {
            found("blanks at the end of the line".to_owned());
        }
        if has_machine_path(text) {
            found("an absolute path of one machine".to_owned());
        }
        if names_registry(path, text) {
            found("a package registry of one machine".to_owned());
        }
    }
}

/// Cargo writes the examples of all crates into one folder: of two with one name, one is lost.
fn doubled_examples(paths: &[String], findings: &mut Vec<Finding>) {
    let mut known: Vec<&str> = Vec::new();
    for path in paths {
        let example = path.split_once("/examples/").filter(|_| path.starts_with("crates/"));
        let name = example.and_then(|(_, file)| {
            file.strip_suffix("/main.rs").or_else(|| file.strip_suffix(".rs"))
        });
        let Some(name) = name.filter(|name| !name.contains('/')) else { continue };
        if known.contains(&name) {
            findings.push(Finding::in_file(path, format!("another crate has an example `{name}`")));
        }
        known.push(name);
    }
}

fn is_wide_comment(line: &str) -> bool {
    let text = line.trim_start();
    let is_comment = ["//", "/*", "* "].iter().any(|mark| text.starts_with(mark));
    is_comment && line.chars().count() > WIDEST
}

fn too_long(path: &str, text: &str) -> Option<Finding> {
    let lines = text.lines().count();
    // What a program writes nobody reads from top to bottom.
    let is_written = path.contains("/generated/");
    let is_long = CODE.contains(&extension(path)) && !is_written && lines > LONG;
    is_long.then(|| Finding::in_file(path, format!("{lines} lines: split it by what it is about")))
}

/// Whether the word stands in the line, and not only as a part of a longer one.
fn has_word(line: &str, word: &str) -> bool {
    let is_letter = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(word).any(|(at, _)| {
        let before = line[..at].ends_with(is_letter);
        let after = word.ends_with(is_letter) && line[at + word.len()..].starts_with(is_letter);
        !before && !after
    })
}

fn has_machine_path(line: &str) -> bool {
    let continues = |c: char| c.is_alphanumeric() || c == '_' || c == '.';
    MACHINE_ROOTS.iter().any(|name| {
        let folder = format!("/{name}/");
        line.match_indices(&folder).any(|(at, _)| {
            let starts = !line[..at].ends_with(continues);
            starts
                && line[at + folder.len()..].starts_with(|c: char| c.is_alphanumeric() || c == '.')
        })
    })
}

/// Whether a lock or configuration file ties the project to one package registry.
fn names_registry(path: &str, line: &str) -> bool {
    let line = line.trim();
    match path.rsplit('/').next().unwrap_or_default() {
        "Cargo.lock" => line.strip_prefix("source = ").is_some_and(|source| source != CRATES_IO),
        "package-lock.json" => line.starts_with("\"resolved\": \"http"),
        ".npmrc" => line.contains("://"),
        "config.toml" | "Cargo.toml" => {
            line.starts_with("replace-with") || (line.contains("registry") && line.contains("://"))
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings(path: &str, text: &str) -> Vec<String> {
        let mut findings = Vec::new();
        check(path, text, &mut findings);
        findings.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn clean_files_pass() {
        assert!(findings("crates/a/src/lib.rs", "//! A.\n\nfn a() {}\n").is_empty());
        assert!(findings("crates/a/tests/a.rs", "use a::b;\n").is_empty());
        assert!(findings("notes.md", concat!("Say FIX", "ME in prose.\n")).is_empty());
    }

    #[test]
    fn a_module_says_what_it_is() {
        let expected = "a/src/b.rs: does not begin with a `//!` comment on the module";
        assert_eq!(findings("a/src/b.rs", "use std::fmt;\n"), [expected]);
    }

    #[test]
    fn unfinished_code_is_found() {
        for word in UNFINISHED {
            assert_eq!(findings("a.ts", &format!("x {word} y")).len(), 1, "{word}");
        }
        assert!(findings("a.rs", concat!("my_todo", "!(); LXX", "XIV")).is_empty());
        assert_eq!(findings("a.rs", concat!("#[", "ignore = \"slow\"]")).len(), 1);
    }

    #[test]
    fn blanks_at_the_end_are_found_except_in_snapshots() {
        assert_eq!(findings("a.md", "a \nb\t\nc\r\n").len(), 3);
        assert!(findings("a.snap", "a \n").is_empty());
    }

    #[test]
    fn machine_paths_are_found_and_addresses_are_not() {
        for root in MACHINE_ROOTS {
            assert_eq!(findings("a.md", &format!("see `/{root}/me`")).len(), 1, "{root}");
            assert!(findings("a.md", &format!("see crates/{root}/me")).is_empty());
            assert!(findings("a.md", &format!("see https://example.org/{root}/me")).is_empty());
        }
    }

    #[test]
    fn private_registries_are_found() {
        assert!(findings("Cargo.lock", &format!("source = {CRATES_IO}\n")).is_empty());
        assert_eq!(findings("Cargo.lock", "source = \"registry+https://here/\"\n").len(), 1);
        let resolved = "  \"resolved\": \"https://here/a.tgz\",\n";
        assert_eq!(findings("web/package-lock.json", resolved).len(), 1);
        assert_eq!(findings(".cargo/config.toml", "replace-with = \"mirror\"\n").len(), 1);
        assert_eq!(findings("web/.npmrc", "registry=https://here/\n").len(), 1);
    }

    #[test]
    fn wide_comments_are_found_and_wide_code_is_not() {
        let wide = "x".repeat(WIDEST);
        assert_eq!(findings("a.rs", &format!("    // {wide}")).len(), 1);
        assert_eq!(findings("a.ts", &format!(" * {wide}")).len(), 1);
        assert!(findings("a.ts", &format!("const a = '{wide}';")).is_empty());
        assert!(findings("a.md", &format!("// {wide}")).is_empty());
    }

    #[test]
    fn examples_of_one_name_are_found() {
        let found = |paths: &[&str]| {
            let paths: Vec<String> = paths.iter().map(|path| (*path).to_owned()).collect();
            let mut findings = Vec::new();
            doubled_examples(&paths, &mut findings);
            findings.len()
        };
        let modules = ["crates/a/examples/b/data.rs", "crates/c/examples/d/data.rs"];
        assert_eq!(found(&modules), 0, "modules of examples");
        assert_eq!(found(&["crates/a/examples/train.rs", "crates/b/examples/train/main.rs"]), 1);
        assert_eq!(found(&["crates/a/examples/train_a.rs", "crates/b/examples/train_b.rs"]), 0);
    }

    #[test]
    fn long_files_are_noted() {
        assert!(too_long("a.rs", &"x\n".repeat(LONG)).is_none());
        assert!(too_long("a.rs", &"x\n".repeat(LONG + 1)).is_some());
        assert!(too_long("web/src/generated/a.ts", &"x\n".repeat(LONG + 1)).is_none());
        assert!(too_long("a.json", &"x\n".repeat(LONG + 1)).is_none());
    }
}
