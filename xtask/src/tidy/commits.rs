//! The subjects of commits: a scope and an imperative, short enough for one line of a list.

use std::process::Command;

use crate::finding::Finding;
use crate::workspace::root;

/// How long a subject may be.
const LONGEST: usize = 60;
/// The last commit that was made before this was checked.
const SINCE: &str = "36509aa";

/// Looks at the commits since the check began; a clone without them has none to look at.
pub(super) fn check(findings: &mut Vec<Finding>) {
    let range = format!("{SINCE}..HEAD");
    let log = ["log", "--no-merges", "--format=%h %s", &range];
    let listed = Command::new("git").args(log).current_dir(root()).output();
    let Some(listed) = listed.ok().filter(|listed| listed.status.success()) else {
        println!("tidy: the commits are not looked at: this copy does not reach back to {SINCE}");
        return;
    };
    for line in String::from_utf8_lossy(&listed.stdout).lines() {
        let (commit, subject) = line.split_once(' ').unwrap_or((line, ""));
        if let Some(what) = judge(subject) {
            findings.push(Finding::in_file(&format!("commit {commit}"), what));
        }
    }
}

fn judge(subject: &str) -> Option<String> {
    let length = subject.chars().count();
    if length > LONGEST {
        return Some(format!("its subject has {length} characters, more than {LONGEST}"));
    }
    let is_scope = |scope: &str| {
        scope.split(", ").all(|one| {
            let is_part = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            !one.is_empty() && one.chars().all(is_part)
        })
    };
    match subject.split_once(": ") {
        Some((scope, rest)) if is_scope(scope) && !rest.ends_with('.') && !rest.is_empty() => None,
        _ => Some("its subject is not `scope: imperative subject`".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_subject_has_a_scope_and_is_short() {
        assert_eq!(judge("server: bound the talk of one table"), None);
        assert_eq!(judge("core, server: let resigning belong to the game"), None);
        assert!(judge("WIP terminal").is_some());
        assert!(judge("Server: bound it").is_some());
        assert!(judge("server: bound it.").is_some());
        assert!(judge(&format!("server: {}", "x".repeat(53))).is_some());
    }
}
