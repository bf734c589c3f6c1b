//! The picture: three rows of four cards, each framed in the way of its owner, and both peoples below.

use std::fmt::Write as _;

use quadriga_core::Seat;
use quadriga_oppida::{Area, AreaView, COLUMNS, Dice, Die, View};

use super::words::{OppidaWords, name};
use crate::paint::{Paint, Style};

/// The room inside a card's frame.
const INNER: usize = 17;

/// A frame shows the owner without colour too: double for the Celts, heavy for the Romans.
struct Frame {
    corners: [char; 4],
    across: char,
    down: char,
}

const NOBODY: Frame = Frame { corners: ['┌', '┐', '└', '┘'], across: '─', down: '│' };
const CELTS: Frame = Frame { corners: ['╔', '╗', '╚', '╝'], across: '═', down: '║' };
const ROMANS: Frame = Frame { corners: ['┏', '┓', '┗', '┛'], across: '━', down: '┃' };

/// The whole table as `viewer` sees it.
pub(super) fn table(
    view: &View,
    viewer: Option<Seat>,
    paint: Paint,
    words: &dyn OppidaWords,
) -> String {
    let mut text = String::new();
    let areas: Vec<Area> = Area::all().collect();
    for row in areas.chunks(COLUMNS.into()) {
        let cards: Vec<[String; 5]> =
            row.iter().map(|&area| card(area, &view.areas[area.index()], paint, words)).collect();
        for line in 0..5 {
            let parts: Vec<&str> = cards.iter().map(|card| card[line].as_str()).collect();
            let _ = writeln!(text, "{}", parts.join(" "));
        }
    }
    for (seat, people) in Seat::all(2).zip(&view.peoples) {
        let line = words.people_line(seat, people, view.areas_to_win, viewer == Some(seat));
        let _ = writeln!(text, "{}", paint.paint(style(seat), &line));
    }
    if viewer.is_some() && !view.unknown_backs.is_empty() {
        let backs: Vec<String> = view
            .unknown_backs
            .iter()
            .map(|back| format!("{}/{}", back.shields, back.ears))
            .collect();
        let line = words.unknown_backs(&backs.join(" "));
        let _ = writeln!(text, "{}", paint.paint(Style::Faint, &line));
    }
    text
}

fn card(area: Area, card: &AreaView, paint: Paint, words: &dyn OppidaWords) -> [String; 5] {
    let frame = match card.owner {
        None => NOBODY,
        Some(Seat::FIRST) => CELTS,
        Some(_) => ROMANS,
    };
    let owner = card.owner.map_or(String::new(), |seat| format!(" {}", words.label(seat)));
    let [top_left, top_right, bottom_left, bottom_right] = frame.corners;
    let lines = [
        edge(top_left, frame.across, top_right, &format!("{}{owner}", name(area))),
        inside(frame.down, words.kind(card)),
        inside(frame.down, &dice(card)),
        inside(frame.down, &words.face(card.face)),
        edge(bottom_left, frame.across, bottom_right, &back(card, words)),
    ];
    match card.owner {
        None => lines,
        Some(seat) => lines.map(|line| paint.paint(style(seat), &line)),
    }
}

fn edge(left: char, across: char, right: char, label: &str) -> String {
    let label = if label.is_empty() { String::new() } else { format!(" {label} ") };
    let rest = (INNER - 1).saturating_sub(label.chars().count());
    format!("{left}{across}{label}{}{right}", across.to_string().repeat(rest))
}

fn inside(down: char, text: &str) -> String {
    format!("{down}{text:<INNER$}{down}")
}

/// Dice that may still act in square brackets, those that are done in round ones.
fn dice(card: &AreaView) -> String {
    let done = values(card.done);
    let fresh = values(card.dice.without(card.done));
    let roomy = join(&fresh, &done, " ");
    if roomy.chars().count() <= INNER { roomy } else { join(&fresh, &done, "") }
}

fn join(fresh: &[String], done: &[String], between: &str) -> String {
    match (fresh.is_empty(), done.is_empty()) {
        (true, true) => String::new(),
        (false, true) => format!("[{}]", fresh.join(between)),
        (true, false) => format!("({})", done.join(between)),
        (false, false) => format!("[{}] ({})", fresh.join(between), done.join(between)),
    }
}

fn values(dice: Dice) -> Vec<String> {
    Vec::<Die>::from(dice).into_iter().map(|die| die.to_string()).collect()
}

fn back(card: &AreaView, words: &dyn OppidaWords) -> String {
    let scouts: Vec<String> =
        card.scouted_by.iter().map(|&seat| words.letter(seat).to_string()).collect();
    let scouts = if scouts.is_empty() { String::new() } else { format!(" ({})", scouts.join(",")) };
    match card.back {
        Some(_) if card.oppidum => String::new(),
        Some(back) => words.known_back(back, &scouts),
        None if scouts.is_empty() => String::new(),
        None => words.unknown_back(&scouts),
    }
}

pub(super) fn style(seat: Seat) -> Style {
    if seat == Seat::FIRST { Style::First } else { Style::Second }
}
