//! What the table looks like: board, situation, list of actions.

use std::fmt::Write as _;

use quadriga_core::Seat;

use crate::board::{Group, Offer, Terminal, Voice};
use crate::paint::Style;

/// How wide a line may become.
const WIDTH: usize = 79;

/// The board and, for the player who decides, the list of actions.
pub(super) fn screen<G: Terminal>(
    view: &G::View,
    viewer: Option<Seat>,
    offers: &[Offer<G>],
    voice: Voice,
) -> String {
    let mut screen = format!("\n{}", G::draw(view, viewer, voice));
    let situation = G::situation(view, viewer, voice.lang);
    if !situation.is_empty() {
        let _ = writeln!(screen, "\n{}", voice.paint.paint(Style::Strong, &wrap(&situation)));
    }
    for group in G::groups(view, offers, voice.lang) {
        screen.push_str(&list(&group, offers.len(), voice));
    }
    screen
}

/// The place of an action in the list is its number less one; a number is as wide as the largest.
fn list(group: &Group, most: usize, voice: Voice) -> String {
    let digits = most.to_string().len();
    let entries: Vec<String> = (group.entries.iter())
        .map(|(place, words)| format!("{:>digits$}  {words}", place + 1))
        .collect();
    let widest = entries.iter().map(|entry| entry.chars().count()).max().unwrap_or(0);
    let columns = (WIDTH.saturating_sub(2) / (widest + 3)).clamp(1, entries.len().max(1));
    let rows = entries.len().div_ceil(columns);

    let mut text = format!("{}\n", voice.paint.paint(Style::Faint, &group.title));
    for row in 0..rows {
        // Down the columns, as a list is read.
        let line: Vec<String> = (entries.iter().skip(row).step_by(rows))
            .map(|entry| format!("{entry:<widest$}"))
            .collect();
        let _ = writeln!(text, "  {}", line.join("   ").trim_end());
    }
    text
}

/// Breaks a sentence into lines that fit, at its blanks.
pub(super) fn wrap(sentence: &str) -> String {
    let mut lines: Vec<String> = vec![String::new()];
    for word in sentence.split(' ') {
        let line = lines.last().map_or(0, |line| line.chars().count());
        match lines.last_mut() {
            Some(last) if line == 0 => last.push_str(word),
            Some(last) if line + 1 + word.chars().count() <= WIDTH => {
                last.push(' ');
                last.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_sentences_are_broken_at_blanks() {
        assert_eq!(wrap("short"), "short");
        let broken = wrap(&"word ".repeat(30));
        assert!(broken.lines().all(|line| line.chars().count() <= WIDTH), "{broken}");
        assert_eq!(broken.split_whitespace().count(), 30);
    }
}
