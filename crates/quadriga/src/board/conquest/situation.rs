//! Whose decision it is, and what about.

use quadriga_core::Seat;
use quadriga_games::conquest::{Phase, View};
use quadriga_words::Catalogue;
use serde_json::{Value, json};

use super::name;
use crate::board::say;

/// A sentence for `viewer`; none when the game is over.
pub(super) fn situation(view: &View, viewer: Option<Seat>, words: &Catalogue) -> String {
    let Some(decides) = view.decides else { return String::new() };
    let last = view.last_campaign.into();
    let figures =
        [("campaign", view.campaign.into()), ("last", last), ("round", view.round.into())];
    let time = quadriga_words::capital(&say(words, "progress", figures));
    if viewer == Some(decides) {
        let what = task(view, words);
        return say(words, "terminal.yours", [("time", time.into()), ("what", what.into())]);
    }
    let doing = words.word("phase", &json!(view.phase), None);
    let figures = [("name", name(words, decides).into()), ("doing", doing.into())];
    let what = say(words, "ask.wait.title", figures);
    say(words, "terminal.situation", [("time", time.into()), ("what", what.into())])
}

fn task(view: &View, words: &Catalogue) -> String {
    if let (Phase::Bidding, Some(auction)) = (view.phase, view.auction)
        && let Some(bidder) = auction.bidder
    {
        let figures = [("bidder", json!(bidder)), ("bid", auction.bid.into())];
        return say(words, "ask.raise.title", figures);
    }
    let phase = match json!(view.phase) {
        Value::String(phase) => phase,
        Value::Object(table) => table.keys().next().cloned().unwrap_or_default(),
        _ => String::new(),
    };
    say(words, &format!("terminal.task.{phase}"), [("left", view.actions_left.into())])
}
