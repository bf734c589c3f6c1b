//! What of a game stands outside its own folders: CONTRIBUTING lists it, and the next game must not
//! need more.

use crate::finding::Finding;
use crate::workspace::{Source, extension};

/// How many lines of Rust, of its manifests and of the catalogues of words may name a game. The
/// aim is six in all, those of the page included.
const IN_RUST: usize = 18;
/// How many lines of the page and its scripts.
const IN_PAGE: usize = 18;
/// The game that help texts and examples speak of.
const EXAMPLE: &str = "oppida";
/// Folders in which games are examples, or that a program writes.
const LEFT_OUT: [&str; 5] = ["tests", "e2e", "benches", "examples", "generated"];

/// Counts the lines that name each of the games, and finds those that have more than they may.
pub(super) fn check(games: &[String], sources: &[Source], findings: &mut Vec<Finding>) {
    for game in games.iter().filter(|game| *game != EXAMPLE) {
        for (extensions, most) in [
            (&["rs", "toml"][..], IN_RUST),
            (&["ts", "mts", "mjs", "js", "svelte", "json", "css", "html"][..], IN_PAGE),
        ] {
            let lines = lines_of(game, games, sources, extensions);
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
    extensions: &[&str],
) -> Vec<(&'a str, usize)> {
    let is_counted = |path: &str| {
        extensions.contains(&extension(path))
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
    lines.filter(|(.., line)| names(line, game)).map(|(path, number, _)| (path, number)).collect()
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
        assert_eq!(found("crates/games/src/lib.rs", &line.repeat(IN_RUST)), 0);
        assert_eq!(found("crates/games/src/lib.rs", &line.repeat(IN_RUST + 1)), 1);
        assert_eq!(found("web/src/games/index.ts", &line.repeat(IN_PAGE)), 0);
        assert_eq!(found("web/src/games/index.ts", &line.repeat(IN_PAGE + 1)), 1);
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
