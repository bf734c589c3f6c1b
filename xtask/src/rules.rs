//! `cargo xtask rules`: every rule has a test, every test names its rules, and every id that is
//! named anywhere exists; and no game is named in more places than CONTRIBUTING lists.

mod cases;
mod document;
mod elsewhere;
mod id;

use std::collections::BTreeSet;

use anyhow::Result;

use crate::finding::{Finding, conclude};
use crate::workspace::{Source, folders, root, text, texts, tracked};
use cases::Case;
use document::Document;
use id::RuleId;

/// The crates that are no games. Every other crate must have its rules in `docs/rules`.
const NO_GAMES: [&str; 8] =
    ["core", "games", "bots", "engine", "server", "load", "quadriga", "words"];

/// The list of games; a game that it calls planned is still being built.
const LIST: &str = "crates/games/src/lib.rs";

/// Test files that check no single rule: their tests may name rules, but need not.
const WITHOUT_RULES: [&str; 10] = [
    "laws.rs",
    "golden.rs",
    "position.rs",
    "tactics.rs",
    "judgement.rs",
    "differential.rs",
    "snapshots.rs",
    "no_allocation.rs",
    "regression.rs",
    "targets.rs",
];

/// All texts that belong to one game.
#[derive(Default)]
struct Texts {
    name: String,
    /// Whether the game is in no list yet: its rules stand, and its tests come chapter by chapter.
    is_planned: bool,
    /// The rules, English first.
    documents: Vec<Source>,
    tests: Vec<Source>,
    /// Code and data.
    code: Vec<Source>,
}

/// How much was looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Counts {
    ids: usize,
    tests: usize,
    references: usize,
    /// Ids that no test names.
    untested: usize,
}

/// Checks all games.
pub(crate) fn run() -> Result<()> {
    let mut findings = Vec::new();
    let games = games()?;
    let languages = languages(&texts("docs/rules", &["md"])?);
    for game in &games {
        let texts = read(game, &languages, &mut findings)?;
        let Counts { ids, tests, references, untested } = check(&texts, &mut findings);
        println!("rules of {game}: {ids} ids, {tests} tests, {references} references");
        if texts.is_planned {
            println!("  {game} is planned ({LIST}): {untested} ids have no test yet");
        }
    }
    if games.is_empty() {
        println!("rules: no game yet");
    }
    let mut sources = Vec::new();
    for path in tracked()? {
        sources.extend(text(&path)?);
    }
    elsewhere::check(&games, &sources, &mut findings);
    conclude(&findings)
}

/// The games: crates that are not known as something else, and whatever has a rules document.
fn games() -> Result<Vec<String>> {
    let mut games: BTreeSet<String> = folders("crates")?.into_iter().collect();
    games.retain(|name| !NO_GAMES.contains(&name.as_str()));
    for document in texts("docs/rules", &["md"])? {
        let file = document.path.rsplit('/').next().unwrap_or_default();
        games.extend(file.split('.').next().map(str::to_owned));
    }
    Ok(games.into_iter().collect())
}

/// The languages that any game has its rules in, English first: a language has the rules of all
/// games or of none, and then they are shown in English.
fn languages(documents: &[Source]) -> Vec<String> {
    let mut codes = BTreeSet::from(["en"]);
    codes.extend(documents.iter().filter_map(|source| source.path.rsplit('.').nth(1)));
    let mut codes: Vec<String> = codes.into_iter().map(str::to_owned).collect();
    codes.sort_by_key(|code| code != "en");
    codes
}

/// Whether the list of games calls it planned.
fn is_planned(game: &str, list: &str) -> bool {
    let planned = list.lines().find(|line| line.starts_with("const PLANNED"));
    planned.is_some_and(|line| line.contains(&format!("\"{game}\"")))
}

fn read(game: &str, languages: &[String], findings: &mut Vec<Finding>) -> Result<Texts> {
    let mut documents = Vec::new();
    for language in languages {
        let path = format!("docs/rules/{game}.{language}.md");
        let found = if root().join(&path).is_file() { text(&path)? } else { None };
        if found.is_none() {
            findings.push(Finding::in_file(&path, format!("the rules of {game} are missing")));
        }
        documents.extend(found);
    }
    let mut code = texts(&format!("crates/{game}/src"), &["rs"])?;
    code.extend(texts(&format!("crates/{game}/data"), &["json", "toml"])?);
    let tests = texts(&format!("crates/{game}/tests"), &["rs"])?;
    let list = text(LIST)?.map_or(String::new(), |list| list.text);
    let is_planned = is_planned(game, &list);
    Ok(Texts { name: game.to_owned(), is_planned, documents, tests, code })
}

fn check(texts: &Texts, findings: &mut Vec<Finding>) -> Counts {
    let documents: Vec<Document> =
        texts.documents.iter().map(|source| Document::parse(source, findings)).collect();
    if let [english, others @ ..] = documents.as_slice() {
        others.iter().for_each(|other| english.compare(other, findings));
    }
    let ids: BTreeSet<RuleId> = documents.into_iter().flat_map(|document| document.ids).collect();

    let mut counts = Counts { ids: ids.len(), ..Counts::default() };
    let mut tested = BTreeSet::new();
    for source in &texts.tests {
        let needs_rules =
            !WITHOUT_RULES.iter().any(|name| source.path.ends_with(&format!("/{name}")));
        for case in cases::parse(source, findings) {
            counts.tests += 1;
            counts.references += case.rules.len();
            check_case(&case, source, needs_rules, &ids, findings);
            tested.extend(case.rules.into_iter().map(|(_, id)| id));
        }
    }
    counts.untested = ids.difference(&tested).count();
    for id in ids.difference(&tested).filter(|_| !texts.is_planned) {
        let what = format!("{id} has no test");
        let path = format!("docs/rules/{}.en.md", texts.name);
        findings.push(Finding::in_file(&path, what));
    }
    check_code(texts, &ids, findings);
    counts
}

fn check_case(
    case: &Case,
    source: &Source,
    needs_rules: bool,
    ids: &BTreeSet<RuleId>,
    findings: &mut Vec<Finding>,
) {
    let name = &case.name;
    for (line, id) in case.rules.iter().filter(|(_, id)| !ids.contains(id)) {
        let what = format!("`{name}` names {id}, which does not exist");
        findings.push(Finding::at(&source.path, *line, what));
    }
    if needs_rules && !case.names_rules {
        let what = format!("`{name}` names no rule: add `/// Rules: OP-3.2` above it");
        findings.push(Finding::at(&source.path, case.line, what));
    }
}

/// Ids in code, data and comments: reasons given to players, above all.
fn check_code(texts: &Texts, ids: &BTreeSet<RuleId>, findings: &mut Vec<Finding>) {
    for source in &texts.code {
        for (line, text) in (1..).zip(source.text.lines()) {
            for id in RuleId::all_in(text).iter().filter(|id| !ids.contains(id)) {
                let what = format!("{id} does not exist in the rules");
                findings.push(Finding::at(&source.path, line, what));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(path: &str, text: &str) -> Source {
        Source { path: path.to_owned(), text: text.to_owned() }
    }

    fn game(tests: &str, laws: &str, code: &str) -> Texts {
        let rules = "- **OP-1.1** One.\n- **OP-1.2** Two.\n";
        Texts {
            name: "op".to_owned(),
            is_planned: false,
            documents: vec![source("en.md", rules), source("de.md", rules)],
            tests: vec![source("tests/a.rs", tests), source("tests/laws.rs", laws)],
            code: vec![source("src/why.rs", code)],
        }
    }

    fn findings(texts: &Texts) -> Vec<String> {
        let mut findings = Vec::new();
        check(texts, &mut findings);
        findings.iter().map(ToString::to_string).collect()
    }

    const BOTH: &str = "/// Rules: OP-1.1, OP-1.2\n#[test]\nfn both() {}\n";

    #[test]
    fn a_covered_game_has_no_findings() {
        let texts = game(BOTH, "#[test]\nfn the_laws_hold() {}\n", "\"OP-1.2\"");
        assert_eq!(findings(&texts), Vec::<String>::new());
        let counts = Counts { ids: 2, tests: 2, references: 2, untested: 0 };
        assert_eq!(check(&texts, &mut Vec::new()), counts);
    }

    #[test]
    fn rules_are_in_the_languages_that_any_game_has_them_in() {
        let documents = ["docs/rules/op.de.md", "docs/rules/op.en.md", "docs/rules/ad.en.md"];
        assert_eq!(languages(&documents.map(|path| source(path, ""))), ["en", "de"]);
        assert_eq!(languages(&[]), ["en"]);
    }

    #[test]
    fn every_language_has_the_same_rules() {
        let mut texts = game(BOTH, "", "");
        assert_eq!(findings(&texts), Vec::<String>::new());
        texts.documents.push(source("la.md", "- **OP-1.1** Unum.\n"));
        assert_eq!(findings(&texts).len(), 1);
    }

    #[test]
    fn a_rule_without_a_test_is_found() {
        let texts = game("/// Rules: OP-1.1\n#[test]\nfn one() {}\n", "", "");
        assert_eq!(findings(&texts), ["docs/rules/op.en.md: OP-1.2 has no test"]);
    }

    #[test]
    fn rules_of_a_planned_game_are_counted_until_their_tests_come() {
        let mut texts = game("/// Rules: OP-1.1\n#[test]\nfn one() {}\n", "", "\"OP-1.3\"");
        texts.is_planned = true;
        assert_eq!(findings(&texts), ["src/why.rs:1: OP-1.3 does not exist in the rules"]);
        assert_eq!(check(&texts, &mut Vec::new()).untested, 1);
        let list = "const PLANNED: [&str; 1] = [\"alesia\"];\n";
        assert!(is_planned("alesia", list) && !is_planned("oppida", list));
    }

    #[test]
    fn a_test_without_a_rule_is_found() {
        let texts = game(&format!("{BOTH}#[test]\nfn bare() {{}}\n"), "", "");
        let expected = "tests/a.rs:5: `bare` names no rule: add `/// Rules: OP-3.2` above it";
        assert_eq!(findings(&texts), [expected]);
    }

    #[test]
    fn an_id_that_does_not_exist_is_found_in_tests_and_code() {
        let laws = "/// Rules: OP-9.9\n#[test]\nfn laws() {}\n";
        let texts = game(BOTH, laws, "//! Why.\nconst RULE: &str = \"OP-1.3\";\n");
        assert_eq!(
            findings(&texts),
            [
                "tests/laws.rs:1: `laws` names OP-9.9, which does not exist",
                "src/why.rs:2: OP-1.3 does not exist in the rules",
            ]
        );
    }
}
