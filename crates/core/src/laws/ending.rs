//! Judgements during the game, and its end.

use super::law::{Fault, Law, Tally};
use super::refusal::all_refused;
use super::scene::legal;
use crate::game::Game;
use crate::play::{CannotUndo, Play, Refusal};
use crate::seat::Seat;
use crate::turn::Standing;

/// How far sums of shares may be off.
const EPSILON: f32 = 1e-4;

/// Examines what is judged in any position, and that the deciding seat sits at the table.
pub(super) fn judged<G: Game>(state: &G, tally: &mut Tally) -> Result<(), Fault> {
    let (seats, info) = (state.seats(), G::INFO.seats);
    let fitting = (usize::from(info.0)..=usize::from(info.1)).contains(&seats);
    let told = || format!("the position has {seats} seats, the catalogue says {info:?}");
    tally.demand(Law::Appraisal, fitting, told)?;

    let turn = state.turn();
    let sits = turn.seat().is_none_or(|seat| seat.index() < seats);
    tally.demand(Law::Appraisal, sits, || format!("{turn:?} at a table of {seats} seats"))?;

    let shares = state.appraise();
    let sound = shares.seats() == seats && shares.as_slice().iter().all(is_share);
    let told = || format!("`appraise` gives {shares:?} for {seats} seats");
    tally.demand(Law::Appraisal, sound, told)
}

// NaN lies in no range.
fn is_share(value: &f32) -> bool {
    (0.0..=1.0).contains(value)
}

/// Examines a game that has ended. `offered` is what was offered on the way.
pub(super) fn check<G: Game>(
    play: &mut Play<G>,
    standing: &Standing,
    offered: &[G::Action],
    tally: &mut Tally,
) -> Result<(), Fault> {
    let state = play.state().clone();
    let list = legal(&state);
    tally.demand(Law::SomethingToDo, list.is_empty(), || format!("the end offers {list:?}"))?;
    whole(standing, state.seats(), tally)?;
    all_refused(&state, offered, tally)?;
    for seat in Seat::all(state.seats()) {
        if let Some(&action) = offered.last() {
            let answer = play.act(seat, action);
            let told = || format!("after the end {seat:?} tried {action:?} and got {answer:?}");
            tally.demand(Law::Standing, answer == Err(Refusal::Over), told)?;
        }
        let answer = play.undo(seat);
        let told = || format!("after the end undo says {answer:?}");
        tally.demand(Law::Standing, answer == Err(CannotUndo::Over), told)?;
    }
    let told = || format!("changed after the end\nwas {state:?}\nis  {:?}", play.state());
    tally.demand(Law::Standing, *play.state() == state, told)
}

fn whole(standing: &Standing, seats: usize, tally: &mut Tally) -> Result<(), Fault> {
    let payoffs = standing.payoffs();
    let sum: f32 = payoffs.as_slice().iter().sum();
    let told = || format!("{payoffs:?} for {seats} seats do not sum up to {seats}/2");
    let fair = payoffs.seats() == seats && (sum - seats as f32 / 2.0).abs() < EPSILON;
    tally.demand(Law::Standing, fair && payoffs.as_slice().iter().all(is_share), told)
}
