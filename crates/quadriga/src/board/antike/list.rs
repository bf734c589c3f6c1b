//! The list of actions: headings, and entries with their prices.

use quadriga_games::antike::{Action, Antike, Bundle, Upshot};
use serde_json::json;

use super::words::Voice;
use crate::board::Offer;

/// The heading that an action stands under.
pub(super) fn heading(voice: Voice<'_>, action: Action) -> String {
    voice.say(&format!("terminal.heading.{}", subject(action)), [])
}

/// An action, and what it costs.
pub(super) fn entry(voice: Voice<'_>, offer: &Offer<Antike>) -> String {
    let said = voice.action(offer.action);
    let Upshot { price, surcharge, .. } = offer.upshot.unwrap_or_default();
    let price = match (price, surcharge) {
        (Some(price), _) if price != Bundle::default() => {
            let Bundle { marble, iron, gold, coins } = price;
            voice.say("effect.costs", [("price", json!([marble, iron, gold, coins]))])
        }
        (None, cost) if cost > 0 => voice.say("panel.price", [("count", json!(cost))]),
        _ => return said,
    };
    voice.say("terminal.costs", [("action", said.into()), ("price", price.into())])
}

fn subject(action: Action) -> &'static str {
    match action {
        Action::Advance { .. } => "rondel",
        Action::Pay { .. } | Action::Take { .. } | Action::Coin { .. } => "pay",
        Action::Trade | Action::Swap { .. } => "trade",
        Action::Temple { .. } | Action::Wall { .. } => "build",
        Action::Arm { .. } => "arm",
        Action::Learn { .. } | Action::Recruit { .. } => "learn",
        Action::Move { .. } => "move",
        Action::Conquer { .. } => "conquer",
        Action::Found { .. } => "found",
        Action::ClaimAll | Action::Claim { .. } => "personages",
        Action::Fortress { .. }
        | Action::Pick { .. }
        | Action::Play { .. }
        | Action::PlayAt { .. }
        | Action::PlayFor { .. } => "cards",
        Action::Done => "done",
    }
}
