//! Whose decision it is, and what about.

use quadriga_core::Seat;
use quadriga_games::hamilcar::{Task, View};
use quadriga_words::Catalogue;
use serde_json::{Value, json};

use super::name;
use crate::board::say;

/// A sentence for `viewer`; none when the game is over.
pub(super) fn situation(view: &View, viewer: Option<Seat>, words: &Catalogue) -> String {
    let Some(decides) = view.decides else { return String::new() };
    let figures =
        [("turn", view.turn.into()), ("last", view.last_turn.into()), ("years", view.years.into())];
    let time = quadriga_words::capital(&say(words, "progress", figures));
    let (section, step) = asked(view);
    if viewer == Some(decides) {
        let what = words.word(section, &step, Some("ask"));
        return say(words, "terminal.yours", [("time", time.into()), ("what", what.into())]);
    }
    let doing = words.word(section, &step, None);
    let figures =
        [("time", time.into()), ("name", name(words, decides).into()), ("doing", doing.into())];
    say(words, "terminal.situation", figures)
}

/// What is asked: a section of the catalogue and a value of it. A march, a sea move and a naval
/// battle say by their own steps how far they are.
fn asked(view: &View) -> (&'static str, Value) {
    let task = view.tasks.top();
    let step = match task {
        Some(Task::Activating { .. }) => view.activation.map(|now| ("step", json!(now.step))),
        Some(Task::Sea { .. }) => view.sea_move.map(|sea| ("sea_step", json!(sea.step))),
        Some(Task::Naval { .. }) => view.naval.map(|battle| ("naval_step", json!(battle.step))),
        _ => None,
    };
    step.or_else(|| task.map(|task| ("task", json!(task))))
        .unwrap_or_else(|| ("phase", json!(view.phase)))
}
