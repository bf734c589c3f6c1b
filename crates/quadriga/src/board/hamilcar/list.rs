//! The list of actions: headings and entries.

use quadriga_games::hamilcar::{Action, Card, material};
use quadriga_words::Catalogue;
use serde_json::json;

use crate::board::say;

/// What an action belongs to: a card that may be played, or what is done with it.
pub(super) fn heading(action: Action, words: &Catalogue) -> String {
    let kind = match action {
        Action::Play { card, .. } | Action::Counter { card } => return card_line(card, words),
        Action::Mark { .. }
        | Action::Repair
        | Action::Concede { .. }
        | Action::Supply { .. }
        | Action::Muster { .. }
        | Action::Launch
        | Action::Convert
        | Action::Drill
        | Action::Refit
        | Action::Overhaul
        | Action::Renounce { .. }
        | Action::Burn { .. } => "state",
        Action::Begin { .. }
        | Action::Raise { .. }
        | Action::Station { .. }
        | Action::Appoint { .. }
        | Action::Activate { .. }
        | Action::Command { .. } => "generals",
        Action::Take { .. }
        | Action::Leave { .. }
        | Action::Join { .. }
        | Action::Part { .. }
        | Action::Gather
        | Action::Shelter { .. } => "army",
        Action::March { .. }
        | Action::Escape { .. }
        | Action::Retreat { .. }
        | Action::Withdraw { .. }
        | Action::Avoid { .. }
        | Action::GoBack
        | Action::Pursue => "march",
        Action::Sail { .. }
        | Action::Embark { .. }
        | Action::PutToSea { .. }
        | Action::Assign { .. }
        | Action::HandOver
        | Action::Raid
        | Action::Tactic { .. }
        | Action::Aim { .. }
        | Action::Order { .. }
        | Action::Chase => "sea",
        Action::Intercept { .. }
        | Action::Fight
        | Action::Charge { .. }
        | Action::Lead { .. }
        | Action::Match { .. }
        | Action::Yield
        | Action::Seize { .. }
        | Action::Lose { .. }
        | Action::Winter { .. } => "battle",
        Action::Besiege | Action::Sortie | Action::Reroll { .. } | Action::Defend { .. } => "siege",
        Action::Strike { .. }
        | Action::Expel { .. }
        | Action::Stir { .. }
        | Action::Name { .. }
        | Action::Pay { .. } => "event",
        Action::Always { .. } | Action::Recall { .. } => "answers",
        Action::Done | Action::Pass => "end",
    };
    say(words, &format!("terminal.heading.{kind}"), [])
}

/// A card with its figures.
pub(super) fn card_line(card: Card, words: &Catalogue) -> String {
    let info = material().deck.info(card);
    let figures = [
        ("number", card.number().into()),
        ("card", json!(card)),
        ("ops", info.ops.into()),
        ("ships", info.ships.into()),
    ];
    say(words, "terminal.card", figures)
}

/// An action below its heading; the event of a card in full.
pub(super) fn entry(action: Action, words: &Catalogue) -> String {
    let effect = |card: Card| words.word("effect", &json!(material().deck.info(card).effect), None);
    match action {
        Action::Play { card, to: to @ quadriga_games::hamilcar::Use::Event } => {
            format!("{}: {}", words.word("use", &json!(to), None), effect(card))
        }
        Action::Play { to, .. } => words.word("use", &json!(to), None),
        Action::Counter { card } => effect(card),
        action => self::action(action, words),
    }
}

/// An action in words that stand alone.
pub(super) fn action(action: Action, words: &Catalogue) -> String {
    words.word("action", &json!(action), None)
}
