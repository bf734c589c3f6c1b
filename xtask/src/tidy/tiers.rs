//! The tiers of the page: nothing imports upward, and no game knows another.

use crate::finding::Finding;

/// Folders of the page, lowest first; those in one row may know each other. What lies beside them
/// is the top.
const TIERS: [&[&str]; 5] = [&["generated", "lib"], &["words"], &["ui"], &["games"], &["shell"]];

/// Finds imports that lead upward, or from the shell or another game into a game's own folder.
pub(super) fn check(path: &str, text: &str, findings: &mut Vec<Finding>) {
    let Some(own) = path.strip_prefix("web/src/") else { return };
    // A test may stand above what it tests, and one of them loads everything.
    if own.contains(".test.") {
        return;
    }
    for (line, text) in (1..).zip(text.split('\n')) {
        for target in imports(text).filter_map(|import| resolve(own, import)) {
            if let Some(what) = judge(own, &target) {
                findings.push(Finding::at(path, line, what));
            }
        }
    }
}

fn judge(own: &str, target: &str) -> Option<String> {
    if tier(target) > tier(own) {
        return Some(format!("imports upward, from {target}"));
    }
    let is_foreign = match (game(own), game(target)) {
        (Some(own), Some(other)) => own != other,
        // Only the list of games, at the top of their folder, opens a game.
        (None, Some(_)) => own != "games/index.ts" && tier(own) < TIERS.len(),
        _ => false,
    };
    is_foreign.then(|| format!("knows the inside of a game, {target}"))
}

fn tier(path: &str) -> usize {
    let folder = path.split('/').next().unwrap_or_default();
    let is_top = !path.contains('/');
    TIERS.iter().position(|row| !is_top && row.contains(&folder)).unwrap_or(TIERS.len())
}

/// The game whose folder a path lies in.
fn game(path: &str) -> Option<&str> {
    let (game, _) = path.strip_prefix("games/")?.split_once('/')?;
    Some(game)
}

/// Relative addresses that a line imports from.
fn imports(line: &str) -> impl Iterator<Item = &str> {
    ["from '", "import '", "import('"].into_iter().filter_map(|before| {
        let (_, after) = line.split_once(before)?;
        let (import, _) = after.split_once('\'')?;
        import.starts_with('.').then_some(import)
    })
}

/// The path from `web/src` that an import means; `None` outside of it.
fn resolve(own: &str, import: &str) -> Option<String> {
    let mut folders: Vec<&str> = own.split('/').collect();
    folders.pop();
    for step in import.split('/') {
        match step {
            "." => {}
            ".." => drop(folders.pop()?),
            step => folders.push(step),
        }
    }
    // `games` and `.` mean the index of a folder.
    let path = folders.join("/");
    Some(if TIERS.iter().any(|row| row.contains(&path.as_str())) {
        path + "/index.ts"
    } else {
        path
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings(path: &str, text: &str) -> usize {
        let mut findings = Vec::new();
        check(path, text, &mut findings);
        findings.len()
    }

    #[test]
    fn what_lies_below_may_be_imported() {
        assert_eq!(
            findings("web/src/shell/Table.svelte", "import { loadGame } from '../games';"),
            0
        );
        assert_eq!(
            findings("web/src/generated/words/a.de.ts", "import { by } from '../../lib/words';"),
            0
        );
        assert_eq!(findings("web/src/games/index.ts", "load: () => import('./oppida'),"), 0);
        assert_eq!(
            findings(
                "web/src/games/oppida/words/index.ts",
                "import { a } from '../../../lib/words';"
            ),
            0
        );
        assert_eq!(
            findings("web/src/lib/table.test.ts", "import { loadGame } from '../games';"),
            0
        );
        assert_eq!(findings("web/src/main.ts", "import App from './App.svelte';"), 0);
        assert_eq!(findings("web/e2e/run.mjs", "import '../src/shell/Table.svelte';"), 0);
    }

    #[test]
    fn what_lies_above_may_not() {
        assert_eq!(
            findings("web/src/lib/table.svelte.ts", "import { loadGame } from '../games';"),
            1
        );
        assert_eq!(
            findings("web/src/ui/Menu.svelte", "  import Side from '../shell/Side.svelte';"),
            1
        );
        assert_eq!(findings("web/src/games/oppida/Board.svelte", "import x from '../../main';"), 1);
    }

    #[test]
    fn no_game_is_known_but_by_the_list() {
        let own = "web/src/games/oppida/Board.svelte";
        assert_eq!(findings(own, "import { x } from '../alesia/words';"), 1);
        assert_eq!(
            findings("web/src/shell/Side.svelte", "import { x } from '../games/alesia/lists';"),
            1
        );
    }
}
