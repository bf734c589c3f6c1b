//! What of a game stands outside its own folders: CONTRIBUTING lists it, and the next game must not
//! need more.

use crate::finding::Finding;
use crate::workspace::{Source, extension};

/// How many lines of code, of the program and of the page, and of their manifests may name a game.
const IN_CODE: usize = 6;
/// How many messages of the shell: whose game it is, what it is about and for whom, two languages.
const IN_WORDS: usize = 6;
/// The game that help texts and examples speak of.
const EXAMPLE: &str = "oppida";
/// Folders in which games are examples, or that a program writes.
const LEFT_OUT: [&str; 6] = ["tests", "e2e", "benches", "examples", "attack", "generated"];
/// What is read for lines.
const CODE: [&str; 9] = ["rs", "toml", "ts", "mts", "mjs", "js", "svelte", "css", "html"];

/// Counts the lines that name each of the games, and finds those that have more than they may.
pub(super) fn check(games: &[String], sources: &[Source], findings: &mut Vec<Finding>) {
    for game in games.iter().filter(|game| *game != EXAMPLE) {
        for (in_words, most) in [(false, IN_CODE), (true, IN_WORDS)] {
            let lines = lines_of(game, games, sources, in_words);
            if let Some(&(path, line)) = lines.get(most) {
                let what = format!(
                    "{} lines outside its folders name {game}, {most} may (CONTRIBUTING, Add a game)",
                    lines.len()
                );
                findings.push(Finding::at(path, line, what));
            }
        }
    }
}

/// The lines outside the games' folders that name the game, but for comments.
fn lines_of<'a>(
    game: &str,
    games: &[String],
    sources: &'a [Source],
    in_words: bool,
) -> Vec<(&'a str, usize)> {
    let is_counted = |path: &str| {
        CODE.contains(&extension(path))
            && path.starts_with("words/") == in_words
            && !path.contains(".test.")
            && !path.split('/').any(|part| {
                LEFT_OUT.contains(&part) || games.iter().any(|game| part.starts_with(game.as_str()))
            })
    };
    let counted = sources.iter().filter(|source| is_counted(&source.path));
    let lines = counted.flat_map(|source| {
        let lines = (1..).zip(source.text.lines());
        lines.map(|(number, line)| (source.path.as_str(), number, line))
    });
    // In the words it is the key that counts: a game may be named after a common word.
    let key = |line: &'a str| if in_words { line.split('=').next().unwrap_or(line) } else { line };
    let lines = lines.filter(|(.., line)| names(key(line), game));
    lines.map(|(path, number, _)| (path, number)).collect()
}

fn names(line: &str, game: &str) -> bool {
    if ["//", "#", "*", "/*"].iter().any(|sign| line.trim_start().starts_with(sign)) {
        return false;
    }
    let line = line.to_lowercase();
    line.match_indices(game).any(|(at, _)| {
        let before = line[..at].ends_with(char::is_alphabetic);
        !before && !line[at + game.len()..].starts_with(char::is_alphabetic)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> usize {
        let source = Source { path: path.to_owned(), text: text.to_owned() };
        let games = ["alesia".to_owned(), EXAMPLE.to_owned()];
        let mut findings = Vec::new();
        check(&games, &[source], &mut findings);
        findings.len()
    }

    #[test]
    fn so_many_lines_may_name_a_game_and_no_more() {
        let line = "use quadriga_alesia::Alesia;\n";
        for path in ["crates/games/src/lib.rs", "web/src/games/index.ts"] {
            assert_eq!(found(path, &line.repeat(IN_CODE)), 0);
            assert_eq!(found(path, &line.repeat(IN_CODE + 1)), 1);
        }
        let line = "title = \"Alesia\"\n";
        assert_eq!(found("words/en/shell.toml", &line.repeat(IN_WORDS + 1)), 0);
        let line = "alesia = \"For two.\"\n";
        assert_eq!(found("words/en/shell.toml", &line.repeat(IN_WORDS)), 0);
        assert_eq!(found("words/en/shell.toml", &line.repeat(IN_WORDS + 1)), 1);
    }

    #[test]
    fn its_own_folders_comments_tests_and_parts_of_words_do_not_count() {
        let many = |line: &str| format!("{line}\n").repeat(50);
        assert_eq!(found("crates/alesia/src/lib.rs", &many("Alesia")), 0);
        assert_eq!(found("crates/quadriga/src/board/alesia/mod.rs", &many("Alesia")), 0);
        assert_eq!(found("crates/server/tests/http.rs", &many("Alesia")), 0);
        assert_eq!(found("crates/server/src/lib.rs", &many("// Alesia")), 0);
        assert_eq!(found("crates/server/src/lib.rs", &many("alesian")), 0);
        assert_eq!(found("crates/server/src/lib.rs", &many("oppida")), 0);
    }
}
