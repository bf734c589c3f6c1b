//! The picture: three rows of four cards, each framed in the way of its owner, and both peoples
//! below.

use std::fmt::Write as _;

use quadriga_core::Seat;
use quadriga_games::oppida::{Area, AreaView, COLUMNS, Dice, Die, PeopleView, View};
use quadriga_words::{Catalogue, capital};
use serde_json::json;

use super::words::square;
use crate::board::say;
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
pub(super) fn table(view: &View, viewer: Option<Seat>, paint: Paint, words: &Catalogue) -> String {
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
        let line = people_line(seat, people, view.areas_to_win, viewer == Some(seat), words);
        let _ = writeln!(text, "{}", paint.paint(style(seat), &line));
    }
    if viewer.is_some() && !view.unknown_backs.is_empty() {
        let backs: Vec<String> = view
            .unknown_backs
            .iter()
            .map(|back| format!("{}/{}", back.shields, back.ears))
            .collect();
        let line = format!("{}: {}", say(words, "panel.hidden", []), backs.join(" "));
        let _ = writeln!(text, "{}", paint.paint(Style::Faint, &line));
    }
    text
}

/// The state of one people.
fn people_line(
    seat: Seat,
    people: &PeopleView,
    to_win: u8,
    is_viewer: bool,
    words: &Catalogue,
) -> String {
    let you = match is_viewer {
        true => format!(" ({})", say(words, "panel.you", [])),
        false => String::new(),
    };
    let PeopleView { areas, outside, ears, at_home, free_dice, surplus, .. } = *people;
    let mut parts = vec![
        format!("{}{you}: {} {areas}/{to_win}", label(seat, words), say(words, "panel.areas", [])),
        say(words, "panel.fed", [("outside", outside.into()), ("ears", ears.into())]),
        say(words, "panel.home", [("count", at_home.into())]),
        words.count("free_die", free_dice.into()),
    ];
    if surplus > 0 {
        parts.push(say(words, "panel.would_starve", [("count", surplus.into())]));
    }
    parts.join(" · ")
}

fn label(seat: Seat, words: &Catalogue) -> String {
    words.word("seat", &json!(seat), None)
}

fn card(area: Area, card: &AreaView, paint: Paint, words: &Catalogue) -> [String; 5] {
    let frame = match card.owner {
        None => NOBODY,
        Some(Seat::FIRST) => CELTS,
        Some(_) => ROMANS,
    };
    let owner = card.owner.map_or(String::new(), |seat| format!(" {}", label(seat, words)));
    let [top_left, top_right, bottom_left, bottom_right] = frame.corners;
    let lines = [
        edge(top_left, frame.across, top_right, &format!("{}{owner}", square(area))),
        inside(frame.down, &words.word("area", &json!(area), None)),
        inside(frame.down, &dice(card)),
        inside(frame.down, &face(card, words)),
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

fn face(card: &AreaView, words: &Catalogue) -> String {
    let shields = words.count("shield", card.face.shields.into());
    match card.face.ears {
        0 => shields,
        ears => format!("{shields:<9} {}", words.count("ear", ears.into())),
    }
}

/// An oppidum, or what is known of the back, with the letters of those who have scouted it.
fn back(card: &AreaView, words: &Catalogue) -> String {
    let letter = |seat| words.word("seat", &json!(seat), Some("letter"));
    let scouts: Vec<String> = card.scouted_by.iter().map(letter).collect();
    let scouts = if scouts.is_empty() { String::new() } else { format!(" ({})", scouts.join(",")) };
    match card.back {
        _ if card.oppidum => capital(&say(words, "seen.oppidum", [])),
        Some(back) => {
            let figures = [("shields", back.shields.into()), ("ears", back.ears.into())];
            say(words, "terminal.back", figures) + &scouts
        }
        None if scouts.is_empty() => String::new(),
        None => say(words, "terminal.back_hidden", []) + &scouts,
    }
}

pub(super) fn style(seat: Seat) -> Style {
    if seat == Seat::FIRST { Style::First } else { Style::Second }
}
