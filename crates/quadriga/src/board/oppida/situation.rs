//! Whose decision it is, and what about.

use quadriga_core::Seat;
use quadriga_games::oppida::{Phase, View};
use quadriga_words::Catalogue;

use crate::board::say;

/// A sentence for `viewer`; none when the game is over.
pub(super) fn situation(view: &View, viewer: Option<Seat>, words: &Catalogue) -> String {
    let decides = match view.phase {
        Phase::Over(_) => return String::new(),
        Phase::Starving { hungry } => hungry,
        _ => view.mover,
    };
    let turn = [("turn", view.turn.into()), ("seat", decides.index().into())];
    if viewer != Some(decides) {
        return say(words, "terminal.they_decide", turn);
    }
    let [turn, seat] = turn;
    let what = ("what", what_to_do(view, decides, words).into());
    say(words, "terminal.you_decide", [turn, seat, what])
}

fn what_to_do(view: &View, decides: Seat, words: &Catalogue) -> String {
    let path = match view.phase {
        Phase::Choosing | Phase::Over(_) => "prompt.choose.title",
        Phase::Recruiting { scouted: false, .. } => "prompt.recruiting.both",
        Phase::Recruiting { scouted: true, .. } => "prompt.recruiting.recruit",
        Phase::Building { .. } => "prompt.building.title",
        Phase::Marching => "prompt.marching.title",
        Phase::Starving { .. } => "prompt.starving.title",
    };
    say(words, path, [("count", view.peoples[decides.index()].surplus.into())])
}
