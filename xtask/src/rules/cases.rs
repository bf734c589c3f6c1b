//! Test functions and the rules that they name: `/// Rules: OP-3.2, OP-3.4` directly above a test.

use super::id::RuleId;
use crate::finding::Finding;
use crate::workspace::Source;

/// A test function.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Case {
    /// The line of its `fn`.
    pub(crate) line: usize,
    /// Its name.
    pub(crate) name: String,
    /// The rules that it names, with the line of each.
    pub(crate) rules: Vec<(usize, RuleId)>,
    /// Whether it has a `Rules:` line, even a broken one.
    pub(crate) names_rules: bool,
}

/// What stands directly above an item: doc comment and attributes.
#[derive(Default)]
struct Heading {
    is_test: bool,
    rules: Vec<(usize, String)>,
    /// Brackets still open in an attribute of several lines.
    open: i32,
}

/// Every test function of a file; what is wrong with their `Rules:` lines goes to `findings`.
pub(crate) fn parse(source: &Source, findings: &mut Vec<Finding>) -> Vec<Case> {
    let mut cases = Vec::new();
    let mut heading = Heading::default();
    for (line, text) in (1..).zip(source.text.lines().map(str::trim)) {
        if heading.takes(line, text) {
            continue;
        }
        let done = std::mem::take(&mut heading);
        match function_name(text) {
            Some(name) if done.is_test => {
                let names_rules = !done.rules.is_empty();
                let rules = done.ids(&source.path, findings);
                cases.push(Case { line, name: name.to_owned(), rules, names_rules });
            }
            _ => findings.extend(done.rules.iter().map(|(line, _)| {
                Finding::at(&source.path, *line, "a `Rules:` line that is not above a test")
            })),
        }
    }
    cases
}

impl Heading {
    /// Whether the line belongs to the heading; takes it in if so.
    fn takes(&mut self, line: usize, text: &str) -> bool {
        if self.open > 0 || text.starts_with("#[") {
            let brackets = |bracket| text.matches(bracket).count() as i32;
            self.open += brackets('[') - brackets(']');
            self.is_test |= text == "#[test]";
            return true;
        }
        if let Some(doc) = text.strip_prefix("///") {
            let rules = doc.trim().strip_prefix("Rules:");
            self.rules.extend(rules.map(|rules| (line, rules.to_owned())));
            return true;
        }
        text.starts_with("//")
    }

    fn ids(self, path: &str, findings: &mut Vec<Finding>) -> Vec<(usize, RuleId)> {
        let mut ids = Vec::new();
        for (line, rules) in self.rules {
            for rule in rules.split(',') {
                match rule.trim().parse() {
                    Ok(id) => ids.push((line, id)),
                    Err(problem) => findings.push(Finding::at(path, line, problem)),
                }
            }
        }
        ids
    }
}

fn function_name(line: &str) -> Option<&str> {
    let line = line.strip_prefix("pub ").unwrap_or(line);
    let line = line.strip_prefix("async ").unwrap_or(line);
    line.strip_prefix("fn ")?.split(['(', '<']).next()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> (Vec<Case>, Vec<String>) {
        let mut findings = Vec::new();
        let source = Source { path: "t.rs".to_owned(), text: text.to_owned() };
        let cases = parse(&source, &mut findings);
        (cases, findings.iter().map(ToString::to_string).collect())
    }

    fn rules(case: &Case) -> Vec<String> {
        case.rules.iter().map(|(_, id)| id.to_string()).collect()
    }

    #[test]
    fn a_test_names_its_rules_in_its_doc_comment() {
        let text = "/// Ears feed.\n///\n/// Rules: OP-3.2, OP-3.4\n/// Rules: OP-4.1\n#[test]\nfn ears_feed() {\n}\n";
        let (cases, findings) = read(text);
        assert_eq!(cases.len(), 1);
        assert_eq!((cases[0].name.as_str(), cases[0].line), ("ears_feed", 6));
        assert_eq!(rules(&cases[0]), ["OP-3.2", "OP-3.4", "OP-4.1"]);
        assert!(findings.is_empty(), "{findings:?}");
    }

    #[test]
    fn a_test_without_rules_is_still_a_test() {
        let text = "#[test]\n#[cfg_attr(\n    miri,\n    allow(unused)\n)]\nfn bare() {}\nfn helper() {}\n";
        let (cases, findings) = read(text);
        assert_eq!(cases.len(), 1);
        assert!(!cases[0].names_rules && findings.is_empty());
    }

    #[test]
    fn tests_in_modules_and_macros_count() {
        let text =
            "proptest! {\n    /// Rules: OP-1.1\n    #[test]\n    fn any(x in 0..9u8) {}\n}\n";
        let (cases, _) = read(text);
        assert_eq!((cases[0].name.as_str(), cases[0].rules.len()), ("any", 1));
    }

    #[test]
    fn rules_above_something_else_are_found() {
        let (cases, findings) =
            read("/// Rules: OP-1.1\nfn helper() {}\n/// Rules: OP-1.1\n\n#[test]\nfn t() {}\n");
        assert!(!cases[0].names_rules);
        assert_eq!(
            findings,
            [
                "t.rs:1: a `Rules:` line that is not above a test",
                "t.rs:3: a `Rules:` line that is not above a test",
            ]
        );
    }

    #[test]
    fn a_slip_in_a_rules_line_is_found() {
        let (cases, findings) = read("/// Rules: OP-1.1, OP-1\n#[test]\nfn t() {}\n");
        assert!(cases[0].names_rules);
        assert_eq!(findings, ["t.rs:1: `OP-1` is no rule id; one looks like `OP-3.2`"]);
    }
}
