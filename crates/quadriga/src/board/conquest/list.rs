//! The list of actions: headings and entries.

use quadriga_games::conquest::{Action, View, map};
use quadriga_words::Catalogue;
use serde_json::json;

use crate::board::say;

/// An action in words that stand alone: with what it costs and brings, where the catalogue cannot
/// know it.
pub(super) fn action(view: &View, action: Action, words: &Catalogue) -> String {
    let figures = &view.figures;
    match action {
        Action::Bid { coins } => {
            let talents = u16::from(coins) * u16::from(figures.coin);
            say(words, "phrase.bid", [("talents", talents.into())])
        }
        Action::Levy { chaos } => {
            let talents = u16::from(chaos) * u16::from(figures.special_tax);
            say(words, "terminal.levy", [("talents", talents.into()), ("chaos", chaos.into())])
        }
        Action::Take { card } => {
            let map = map(view.border);
            let (price, lifetime) = (map.price(card), map.lifetime(card));
            let figures =
                [("card", json!(card)), ("price", price.into()), ("lifetime", json!(lifetime))];
            say(words, "terminal.take", figures)
        }
        _ => words.word("action", &json!(action), None),
    }
}

/// The heading that an action stands under.
pub(super) fn heading(action: Action, words: &Catalogue) -> String {
    say(words, &format!("terminal.heading.{}", subject(action)), [])
}

fn subject(action: Action) -> &'static str {
    match action {
        Action::Bid { .. } | Action::Propose { .. } => "bid",
        Action::Place { .. } | Action::Station { .. } => "place",
        Action::Take { .. } => "take",
        Action::Recruit { .. } | Action::Enlist { .. } | Action::Launch { .. } => "recruit",
        Action::Buy { .. } => "influence",
        Action::Levy { .. } => "tax",
        Action::March { .. }
        | Action::Aim { .. }
        | Action::Send { .. }
        | Action::SendAll
        | Action::Muster { .. } => "march",
        Action::Sail { .. } | Action::Gather { .. } | Action::GatherAll | Action::Fetch { .. } => {
            "sail"
        }
        Action::Attack { .. }
        | Action::Engage { .. }
        | Action::FairWind { .. }
        | Action::Commit { .. }
        | Action::Lend { .. }
        | Action::NeverLend
        | Action::Lose { .. }
        | Action::Retreat { .. }
        | Action::Stay
        | Action::Flee { .. } => "battle",
        Action::Use { .. }
        | Action::Assassinate { .. }
        | Action::Build { .. }
        | Action::Bribe { .. }
        | Action::Revolt { .. } => "use",
        Action::Lay { .. } => "vote",
        Action::Answer { .. } => "answer",
        Action::Pass | Action::Done => "end",
    }
}
