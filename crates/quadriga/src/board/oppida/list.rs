//! The list of actions: what belongs together stands together, in the order of the engine's list.

use quadriga_oppida::{Action, View};

use super::words::{Assault, Heading, OppidaWords};
use crate::board::Group;

/// The actions in groups.
pub(super) fn groups(view: &View, actions: &[Action], words: &dyn OppidaWords) -> Vec<Group> {
    let mut headings: Vec<Heading> = Vec::new();
    let mut groups: Vec<Group> = Vec::new();
    for (place, &action) in actions.iter().enumerate() {
        let heading = heading(view, action);
        let at = headings.iter().position(|&known| known == heading).unwrap_or_else(|| {
            headings.push(heading);
            groups.push(Group { title: words.heading(heading), entries: Vec::new() });
            groups.len() - 1
        });
        groups[at].entries.push((place, words.entry(view, action)));
    }
    groups
}

fn heading(view: &View, action: Action) -> Heading {
    match action {
        Action::Recruit { .. } => Heading::Recruit,
        Action::Scout { .. } => Heading::Scout,
        Action::Build { .. } | Action::Raze { .. } => Heading::Build,
        Action::March { from, die, .. } => Heading::March { from, die },
        Action::Conquer { from, die, to, .. } | Action::Fight { from, die, to, .. } => {
            let Assault { shields, defenders, .. } = Assault::new(view, die, to);
            Heading::Attack { from, die, to, shields, defenders }
        }
        Action::Starve { .. } => Heading::Starve,
        Action::End => Heading::End,
    }
}
