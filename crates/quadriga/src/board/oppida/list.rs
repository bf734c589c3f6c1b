//! The list of actions: what belongs together stands together, in the order of the engine's list.

use quadriga_games::oppida::{Action, Area, Die, Phase, Side, Supply, View};
use quadriga_words::Catalogue;
use serde_json::json;

use crate::board::{Group, say};

/// What the actions of a group have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Heading {
    Recruit,
    Scout,
    Turn,
    March { from: Area, die: Die },
    Attack { from: Area, die: Die, to: Area },
    Starve,
    End,
}

/// The actions in groups.
pub(super) fn groups(view: &View, actions: &[Action], words: &Catalogue) -> Vec<Group> {
    let mut headings: Vec<Heading> = Vec::new();
    let mut groups: Vec<Group> = Vec::new();
    for (place, &action) in actions.iter().enumerate() {
        let heading = heading(action);
        let at = headings.iter().position(|&known| known == heading).unwrap_or_else(|| {
            headings.push(heading);
            groups.push(Group { title: title(view, heading, words), entries: Vec::new() });
            groups.len() - 1
        });
        groups[at].entries.push((place, entry(view, action, words)));
    }
    groups
}

fn heading(action: Action) -> Heading {
    match action {
        Action::Recruit { .. } => Heading::Recruit,
        Action::Scout { .. } => Heading::Scout,
        Action::Build { .. } | Action::Raze { .. } => Heading::Turn,
        Action::March { from, die, .. } => Heading::March { from, die },
        Action::Conquer { from, die, to, .. } | Action::Fight { from, die, to, .. } => {
            Heading::Attack { from, die, to }
        }
        Action::Starve { .. } => Heading::Starve,
        Action::End => Heading::End,
    }
}

fn title(view: &View, heading: Heading, words: &Catalogue) -> String {
    match heading {
        Heading::Recruit => say(words, "button.recruit", []),
        Heading::Scout => say(words, "button.scout", []),
        Heading::Turn => say(words, "terminal.turning", []),
        Heading::March { from, die } => {
            say(words, "terminal.marching", [("die", json!(die)), ("from", json!(from))])
        }
        Heading::Attack { from, die, to } => {
            let assault = Assault::new(view, die, to);
            let figures = [
                ("from", json!(from)),
                ("die", json!(die)),
                ("to", json!(to)),
                ("fell", assault.fell.into()),
                ("rest", assault.rest.into()),
                ("defenders", assault.defenders.into()),
            ];
            say(words, "terminal.attacking", figures)
        }
        Heading::Starve => say(words, "terminal.starving", []),
        Heading::End => say(words, "terminal.ending", []),
    }
}

fn entry(view: &View, action: Action, words: &Catalogue) -> String {
    let choice = words.word("action", &json!(action), Some("choice"));
    match action {
        Action::Recruit { .. } | Action::Raze { .. } | Action::Starve { .. } => choice,
        Action::Scout { area } => match view.areas[area.index()].back {
            Some(back) => with(&choice, &[back_seen(back, words)]),
            None => choice,
        },
        Action::Build { area } => {
            with(&choice, &[back_seen_or_not(view, view.areas[area.index()].back, words)])
        }
        Action::March { warriors, to, .. } => {
            say(words, "terminal.marches", [("warriors", warriors.into()), ("to", json!(to))])
        }
        Action::Conquer { die, to, warriors, .. } => {
            let stay = Assault::new(view, die, to).stay_after_win(warriors);
            let stay = words.count("stay_home", stay.into());
            with(&format!("{}, {choice}", say(words, "button.conquer", [])), &[stay])
        }
        Action::Fight { die, to, warriors, .. } => {
            let assault = Assault::new(view, die, to);
            let left = match assault.left(warriors) {
                0 => say(words, "preview.emptied", []),
                left => say(words, "preview.defenders", [("count", left.into())]),
            };
            let stay = words.count("stay_home", assault.stay_after_fight(warriors).into());
            with(&choice, &[left, stay])
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

fn back_seen_or_not(view: &View, back: Option<Side>, words: &Catalogue) -> String {
    if let Some(back) = back {
        return back_seen(back, words);
    }
    let range = |figure: fn(&Side) -> u8| {
        let figures = || view.unknown_backs.iter().map(figure);
        let (least, most) = (figures().min().unwrap_or(0), figures().max().unwrap_or(0));
        if least == most {
            return least.to_string();
        }
        say(words, "range", [("least", least.into()), ("most", most.into())])
    };
    let (shields, ears) = (range(|back| back.shields), range(|back| back.ears));
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

/// What an attack comes to.
struct Assault {
    /// Attackers that fall at the shields.
    fell: u8,
    /// Attackers left after the shields.
    rest: u8,
    /// Warriors that defend.
    defenders: u8,
}

impl Assault {
    /// The attack of `die` on the card `to`.
    fn new(view: &View, die: Die, to: Area) -> Assault {
        let card = &view.areas[to.index()];
        let fell = card.face.shields.min(die.warriors());
        Assault { fell, rest: die.warriors() - fell, defenders: card.dice.warriors() }
    }

    /// The attackers that stay at home after winning and sending `warriors` in.
    fn stay_after_win(&self, warriors: u8) -> u8 {
        self.rest.saturating_sub(self.defenders).saturating_sub(warriors)
    }

    /// The attackers that stay at home after committing `warriors`.
    fn stay_after_fight(&self, warriors: u8) -> u8 {
        self.rest.saturating_sub(warriors)
    }

    /// The defenders left after `warriors` were committed.
    fn left(&self, warriors: u8) -> u8 {
        self.defenders.saturating_sub(warriors)
    }
}
