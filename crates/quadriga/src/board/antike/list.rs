//! The list of actions: what belongs together stands together, in the order of the engine's list,
//! each with its price.

use quadriga_games::antike::{Action, Bundle, View};
use serde_json::json;

use super::words::Voice;
use crate::board::Group;

/// The actions in groups.
pub(super) fn groups(voice: Voice<'_>, actions: &[Action]) -> Vec<Group> {
    let mut headings: Vec<&str> = Vec::new();
    let mut groups: Vec<Group> = Vec::new();
    for (place, &action) in actions.iter().enumerate() {
        let heading = heading(action);
        let at = headings.iter().position(|&known| known == heading).unwrap_or_else(|| {
            headings.push(heading);
            let title = voice.say(&format!("terminal.heading.{heading}"), []);
            groups.push(Group { title, entries: Vec::new() });
            groups.len() - 1
        });
        groups[at].entries.push((place, entry(voice, action)));
    }
    groups
}

/// An action, and what it costs.
fn entry(voice: Voice<'_>, action: Action) -> String {
    let (said, view) = (voice.action(action), voice.view());
    let price = match action {
        Action::Advance { field } => match view.rondel[field.index()].cost[view.mover.index()] {
            0 => return said,
            cost => voice.say("panel.price", [("count", json!(cost))]),
        },
        action => match price(view, action) {
            Some(Bundle { marble, iron, gold, coins }) => {
                voice.say("effect.costs", [("price", json!([marble, iron, gold, coins]))])
            }
            None => return said,
        },
    };
    voice.say("terminal.costs", [("action", said.into()), ("price", price.into())])
}

/// What is handed over for an action, unless that is nothing.
fn price(view: &View, action: Action) -> Option<Bundle> {
    let prices = &view.this_turn.prices;
    let price = match action {
        Action::Temple { region } => view.regions[region.index()].city?.temple_price,
        Action::Wall { .. } => prices.wall,
        Action::Arm { unit, .. } => prices.arming[unit.index()],
        Action::Recruit { unit } => *prices.recruiting.get(unit.index())?,
        Action::Learn { know_how } => view.know_how[know_how.index()].price,
        Action::Found { region, good } => {
            view.regions[region.index()].founding?.prices[good.index()]
        }
        _ => return None,
    };
    (price != Bundle::default()).then_some(price)
}

fn heading(action: Action) -> &'static str {
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
