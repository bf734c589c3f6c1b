//! A rules document: statements as list items, `- **OP-3.2** Text`.

use super::id::RuleId;
use crate::finding::Finding;
use crate::workspace::Source;

/// The ids of one document.
#[derive(Debug)]
pub(crate) struct Document {
    path: String,
    /// The ids of the statements, in order.
    pub(crate) ids: Vec<RuleId>,
    /// The ids that the text refers to, with their lines.
    mentions: Vec<(usize, RuleId)>,
}

impl Document {
    /// Reads a document; what is wrong with it goes to `findings`.
    pub(crate) fn parse(source: &Source, findings: &mut Vec<Finding>) -> Document {
        let path = source.path.clone();
        let mut document = Document { path, ids: Vec::new(), mentions: Vec::new() };
        for (line, text) in (1..).zip(source.text.lines()) {
            match statement(text) {
                Some((Ok(id), said)) => {
                    if said.trim().is_empty() {
                        findings.push(Finding::at(
                            &source.path,
                            line,
                            format!("{id} says nothing"),
                        ));
                    }
                    document.add(line, id, findings);
                    document.mention(line, said);
                }
                Some((Err(problem), _)) => findings.push(Finding::at(&source.path, line, problem)),
                None => document.mention(line, text),
            }
        }
        if document.ids.is_empty() {
            findings.push(Finding::in_file(&source.path, "no statement `- **OP-1.1** Text` found"));
        }
        document.check_mentions(findings);
        document
    }

    /// Checks that another document (the other language) has the same ids.
    pub(crate) fn compare(&self, other: &Document, findings: &mut Vec<Finding>) {
        for (here, there) in [(self, other), (other, self)] {
            for id in here.ids.iter().filter(|id| !there.ids.contains(id)) {
                let what = format!("{id} is missing, {} has it", here.path);
                findings.push(Finding::in_file(&there.path, what));
            }
        }
    }

    fn add(&mut self, line: usize, id: RuleId, findings: &mut Vec<Finding>) {
        if self.ids.contains(&id) {
            findings.push(Finding::at(&self.path, line, format!("{id} stands here a second time")));
            return;
        }
        let fits = match self.ids.last() {
            Some(last) => last.is_followed_by(&id),
            None => (id.chapter, id.number) == (1, 1),
        };
        if !fits {
            let behind = self
                .ids
                .last()
                .map_or("at the beginning".to_owned(), |last| format!("behind {last}"));
            let what = format!("{id} stands {behind}: ids have no gaps and stay in order");
            findings.push(Finding::at(&self.path, line, what));
        }
        self.ids.push(id);
    }

    fn mention(&mut self, line: usize, text: &str) {
        self.mentions.extend(RuleId::all_in(text).into_iter().map(|id| (line, id)));
    }

    fn check_mentions(&self, findings: &mut Vec<Finding>) {
        for (line, id) in self.mentions.iter().filter(|(_, id)| !self.ids.contains(id)) {
            let what = format!("the text refers to {id}, which does not exist");
            findings.push(Finding::at(&self.path, *line, what));
        }
    }
}

/// The id and the text of a line that begins a statement; an error for a bold beginning that was
/// meant to be an id.
fn statement(line: &str) -> Option<(Result<RuleId, String>, &str)> {
    let (bold, said) = line.trim_start().strip_prefix("- **")?.split_once("**")?;
    let is_meant = bold.split_once('-').is_some_and(|(letters, rest)| {
        letters.bytes().all(|b| b.is_ascii_uppercase())
            && rest.starts_with(|c: char| c.is_ascii_digit())
    });
    is_meant.then(|| (bold.parse(), said))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> (Document, Vec<String>) {
        let mut findings = Vec::new();
        let source = Source { path: "a.md".to_owned(), text: text.to_owned() };
        let document = Document::parse(&source, &mut findings);
        (document, findings.iter().map(ToString::to_string).collect())
    }

    fn ids(document: &Document) -> Vec<String> {
        document.ids.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn statements_are_read_in_order() {
        let text = "# T\n\n## 1 A\n\n- **OP-1.1** One,\n  see OP-2.1.\n- **Bold** word\n\n- **OP-2.1** Two.\n";
        let (document, findings) = read(text);
        assert_eq!(ids(&document), ["OP-1.1", "OP-2.1"]);
        assert!(findings.is_empty(), "{findings:?}");
    }

    #[test]
    fn gaps_doubles_and_slips_are_found() {
        let text = "- **OP-1.1** a\n- **OP-1.3** b\n- **OP-1.1** c\n- **OP-1,4** d\n- **OP-1.4**\n";
        let (_, findings) = read(text);
        assert_eq!(
            findings,
            [
                "a.md:2: OP-1.3 stands behind OP-1.1: ids have no gaps and stay in order",
                "a.md:3: OP-1.1 stands here a second time",
                "a.md:4: `OP-1,4` is no rule id; one looks like `OP-3.2`",
                "a.md:5: OP-1.4 says nothing",
            ]
        );
    }

    #[test]
    fn a_document_begins_with_its_first_rule() {
        let (_, findings) = read("- **OP-1.2** a\n");
        assert_eq!(findings.len(), 1, "{findings:?}");
        let (_, findings) = read("Nothing yet.\n");
        assert_eq!(findings, ["a.md: no statement `- **OP-1.1** Text` found"]);
    }

    #[test]
    fn a_reference_to_nowhere_is_found() {
        let (_, findings) = read("As in OP-1.2.\n\n- **OP-1.1** a\n");
        assert_eq!(findings, ["a.md:1: the text refers to OP-1.2, which does not exist"]);
    }

    #[test]
    fn both_languages_have_the_same_ids() {
        let (english, _) = read("- **OP-1.1** a\n- **OP-1.2** b\n");
        let (german, _) = read("- **OP-1.1** a\n- **OP-2.1** b\n");
        let mut findings = Vec::new();
        english.compare(&german, &mut findings);
        let findings: Vec<_> = findings.iter().map(ToString::to_string).collect();
        assert_eq!(
            findings,
            ["a.md: OP-1.2 is missing, a.md has it", "a.md: OP-2.1 is missing, a.md has it"]
        );
    }
}
