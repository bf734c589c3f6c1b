//! The list of actions: what belongs together stands together, in the order of the engine's list.

use quadriga_antike::{Action, View};

use super::words::{AntikeWords, Heading};
use crate::board::Group;

/// The actions in groups.
pub(super) fn groups(view: &View, actions: &[Action], words: &dyn AntikeWords) -> Vec<Group> {
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
        Action::Advance { .. } => Heading::Rondel,
        Action::Pay { .. } | Action::Take { .. } | Action::Coin { .. } => Heading::Pay,
        Action::Trade | Action::Swap { .. } => Heading::Trade,
        Action::Temple { .. } | Action::Wall { .. } => Heading::Build,
        Action::Arm { .. } => Heading::Arm,
        Action::Learn { .. } | Action::Recruit { .. } => Heading::Learn,
        Action::Move { .. } => Heading::Move,
        Action::Conquer { .. } => Heading::Conquer,
        Action::Found { .. } => Heading::Found,
        Action::ClaimAll | Action::Claim { .. } => Heading::Personages,
        Action::Fortress { .. }
        | Action::Pick { .. }
        | Action::Play { .. }
        | Action::PlayAt { .. }
        | Action::PlayFor { .. } => Heading::Cards,
        Action::Done => Heading::Done,
    }
}
