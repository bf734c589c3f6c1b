//! The list of actions: what belongs together stands together, in the order of the engine's list.

use quadriga_conquest::{Action, View};

use super::words::{ConquestWords, Heading};
use crate::board::Group;

/// The actions in groups.
pub(super) fn groups(view: &View, actions: &[Action], words: &dyn ConquestWords) -> Vec<Group> {
    let mut headings: Vec<Heading> = Vec::new();
    let mut groups: Vec<Group> = Vec::new();
    for (place, &action) in actions.iter().enumerate() {
        let heading = heading(action);
        let at = headings.iter().position(|&known| known == heading).unwrap_or_else(|| {
            headings.push(heading);
            groups.push(Group { title: words.heading(heading).to_owned(), entries: Vec::new() });
            groups.len() - 1
        });
        groups[at].entries.push((place, words.action(view, action)));
    }
    groups
}

fn heading(action: Action) -> Heading {
    match action {
        Action::Bid { .. } | Action::Propose { .. } => Heading::Bid,
        Action::Place { .. } | Action::Station { .. } => Heading::Place,
        Action::Take { .. } => Heading::Take,
        Action::Recruit { .. } | Action::Enlist { .. } | Action::Launch { .. } => Heading::Recruit,
        Action::Buy { .. } => Heading::Influence,
        Action::Levy { .. } => Heading::Tax,
        Action::March { .. }
        | Action::Aim { .. }
        | Action::Send { .. }
        | Action::SendAll
        | Action::Muster { .. } => Heading::March,
        Action::Sail { .. } | Action::Gather { .. } | Action::GatherAll | Action::Fetch { .. } => {
            Heading::Sail
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
        | Action::Flee { .. } => Heading::Battle,
        Action::Use { .. }
        | Action::Assassinate { .. }
        | Action::Build { .. }
        | Action::Bribe { .. }
        | Action::Revolt { .. } => Heading::Use,
        Action::Lay { .. } => Heading::Vote,
        Action::Answer { .. } => Heading::Answer,
        Action::Pass | Action::Done => Heading::End,
    }
}
