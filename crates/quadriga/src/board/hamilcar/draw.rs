//! The picture: both sides, what both have in common, the map, what is fought, and the hands.

use std::fmt::Write as _;

use quadriga_core::Seat;
use quadriga_games::hamilcar::{CardSet, Side, View};
use quadriga_words::Catalogue;
use serde_json::json;

use super::{list, map, name, struggle};
use crate::board::say;
use crate::paint::{Paint, Style};

/// The whole table.
pub(super) fn table(view: &View, viewer: Option<Seat>, paint: Paint, words: &Catalogue) -> String {
    let mut text = map::map(view, paint, words);
    for line in struggle::lines(view, words) {
        let _ = writeln!(text, "{}", paint.paint(Style::Strong, &line));
    }
    for &side in Side::ALL {
        let line = republic(view, side, viewer == Some(side.seat()), words);
        let _ = writeln!(text, "{}", paint.paint(style(side), &line));
        if let Some(line) = hand(view, side, words) {
            let _ = writeln!(text, "   {}", paint.paint(style(side), &line));
        }
    }
    let _ = writeln!(text, "{}", paint.paint(Style::Faint, &common(view, words)));
    text
}

/// The colour of a side.
pub(super) const fn style(side: Side) -> Style {
    match side {
        Side::Rome => Style::Second,
        Side::Carthage => Style::First,
    }
}

fn republic(view: &View, side: Side, is_viewer: bool, words: &Catalogue) -> String {
    let own = &view.republics[side];
    let figures = [
        ("name", name(words, side.seat()).into()),
        ("you", is_viewer.into()),
        ("points", own.points.into()),
        ("ready", own.ready.into()),
        ("damaged", own.damaged.into()),
        ("trains", own.trains.into()),
        ("seats", own.seats.into()),
        ("hiero", own.hiero.into()),
        ("ops", own.ops.into()),
        ("cards", own.cards.into()),
        ("supremacy", (view.supremacy == side).into()),
        ("miat", (view.miat == Some(side)).into()),
        ("passes", own.passes.into()),
        ("holds_back", own.holds_back.into()),
    ];
    say(words, "terminal.republic", figures)
}

/// The cards that the onlooker knows of a hand.
fn hand(view: &View, side: Side, words: &Catalogue) -> Option<String> {
    let known = view.republics[side].known;
    (!known.is_empty())
        .then(|| say(words, "terminal.hand", [("cards", cards(known, words).into())]))
}

fn cards(set: CardSet, words: &Catalogue) -> String {
    let cards: Vec<String> = set.iter().map(|card| list::card_line(card, words)).collect();
    cards.join(", ")
}

fn common(view: &View, words: &Catalogue) -> String {
    let figures = [
        ("seamanship", json!(view.seamanship)),
        ("corvi", view.corvi.into()),
        ("numidia", view.numidia.into()),
        ("pile", view.draw_pile.into()),
        ("discards", view.discards.len().into()),
        ("truce", view.truce.into()),
        ("africa", view.africa_open.into()),
    ];
    say(words, "terminal.common", figures)
}
