//! The list of actions: headings, and entries with what comes of them.

use quadriga_games::oppida::{Action, Assault, Oppida, Phase, Side, Supply, View};
use quadriga_words::Catalogue;
use serde_json::json;

use crate::board::{Offer, say};

/// What the actions of a group have in common.
pub(super) fn heading(offer: &Offer<Oppida>, words: &Catalogue) -> String {
    let assault = offer.upshot.as_ref().and_then(|upshot| upshot.assault);
    match (offer.action, assault) {
        (Action::Recruit { .. }, _) => say(words, "button.recruit", []),
        (Action::Scout { .. }, _) => say(words, "button.scout", []),
        (Action::Build { .. } | Action::Raze { .. }, _) => say(words, "terminal.turning", []),
        (Action::March { from, die, .. }, _) => {
            say(words, "terminal.marching", [("die", json!(die)), ("from", json!(from))])
        }
        (
            Action::Conquer { from, die, to, .. } | Action::Fight { from, die, to, .. },
            Some(Assault { fell, rest, defenders, .. }),
        ) => {
            let figures = [
                ("from", json!(from)),
                ("die", json!(die)),
                ("to", json!(to)),
                ("fell", fell.into()),
                ("rest", rest.into()),
                ("defenders", defenders.into()),
            ];
            say(words, "terminal.attacking", figures)
        }
        (Action::Conquer { .. } | Action::Fight { .. }, None) => String::new(),
        (Action::Starve { .. }, _) => say(words, "terminal.starving", []),
        (Action::End, _) => say(words, "terminal.ending", []),
    }
}

/// An action, and what comes of it.
pub(super) fn entry(view: &View, offer: &Offer<Oppida>, words: &Catalogue) -> String {
    let action = offer.action;
    let choice = words.word("action", &json!(action), Some("choice"));
    let assault = offer.upshot.as_ref().and_then(|upshot| upshot.assault);
    let stay = || words.count("stay_home", assault.map_or(0, |assault| assault.stayed).into());
    match action {
        Action::Recruit { .. } | Action::Raze { .. } | Action::Starve { .. } => choice,
        Action::Scout { area } => match view.areas[area.index()].back {
            Some(back) => with(&choice, &[back_seen(back, words)]),
            None => choice,
        },
        Action::Build { area } => {
            let known = view.areas[area.index()].back.map(|back| back_seen(back, words));
            let range = offer.upshot.as_ref().and_then(|upshot| upshot.back);
            let back = known.or_else(|| range.map(|range| back_unknown(range, words)));
            with(&choice, &[back.unwrap_or_default()])
        }
        Action::March { warriors, to, .. } => {
            say(words, "terminal.marches", [("warriors", warriors.into()), ("to", json!(to))])
        }
        Action::Conquer { .. } => {
            with(&format!("{}, {choice}", say(words, "button.conquer", [])), &[stay()])
        }
        Action::Fight { .. } => {
            let left = match assault.map_or(0, |assault| assault.left) {
                0 => say(words, "preview.emptied", []),
                left => say(words, "preview.defenders", [("count", left.into())]),
            };
            with(&choice, &[left, stay()])
        }
        Action::End => ending(view, choice, words),
    }
}

/// A choice and what comes of it.
fn with(choice: &str, outcome: &[String]) -> String {
    format!("{choice} ({})", outcome.join(", "))
}

fn back_seen(back: Side, words: &Catalogue) -> String {
    let Side { shields, ears } = back;
    let figures = say(words, "figures", [("shields", shields.into()), ("ears", ears.into())]);
    say(words, "preview.back_seen", [("figures", figures.into())])
}

fn back_unknown([least, most]: [Side; 2], words: &Catalogue) -> String {
    let range = |least: u8, most: u8| {
        if least == most {
            return least.to_string();
        }
        say(words, "range", [("least", least.into()), ("most", most.into())])
    };
    let shields = range(least.shields, most.shields);
    let ears = range(least.ears, most.ears);
    say(words, "preview.back_unknown", [("shields", shields.into()), ("ears", ears.into())])
}

fn ending(view: &View, choice: String, words: &Catalogue) -> String {
    let surplus = view.peoples[view.mover.index()].surplus;
    match (view.phase, view.supply) {
        (Phase::Recruiting { scouted: false, .. }, _) => say(words, "button.end_unscouted", []),
        (_, Supply::Strict) if surplus > 0 => {
            with(&choice, &[say(words, "panel.would_starve", [("count", surplus.into())])])
        }
        _ => choice,
    }
}
