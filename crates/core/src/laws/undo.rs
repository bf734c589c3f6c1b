//! Undo: exact up to a barrier, impossible across it, and only for the seat itself.

use super::law::{Fault, Law, Tally};
use super::scene::legal;
use crate::game::Game;
use crate::play::{CannotUndo, Done, Play};
use crate::seat::{Eye, MAX_SEATS, Seat};

/// Examines the step that led from `before` to where `play` stands now: takes it back and does it
/// again if that is allowed, and makes sure that it is refused if not.
pub(super) fn check<G: Game>(
    play: &mut Play<G>,
    before: &G,
    seat: Seat,
    done: &Done<G::Event>,
    tally: &mut Tally,
) -> Result<(), Fault> {
    let after = play.state().clone();
    strangers(play, tally)?;
    if done.barrier {
        return refused(play, &after, tally);
    }
    let told = || format!("the decision goes to {:?} without a barrier", play.turn());
    tally.demand(Law::Undo, play.turn().seat() == Some(seat), told)?;
    let action = match play.undo(seat) {
        Ok(action) => action,
        Err(error) => return tally.demand(Law::Undo, false, || format!("undo says: {error}")),
    };
    restored(play.state(), before, tally)?;

    let again = play.act(seat, action);
    let same = again.as_ref().is_ok_and(|again| again == done) && *play.state() == after;
    let told = || {
        let now = play.state();
        format!(
            "{action:?} was taken back and chosen again\n\
             first  {done:?}\nagain  {again:?}\nfirst  {after:?}\nagain  {now:?}"
        )
    };
    tally.demand(Law::Undo, same, told)
}

fn strangers<G: Game>(play: &mut Play<G>, tally: &mut Tally) -> Result<(), Fault> {
    let decides = play.turn().seat();
    for other in Seat::all(MAX_SEATS).filter(|&other| Some(other) != decides) {
        let answer = play.undo(other);
        let told = || format!("{other:?} does not decide, but may take back: {answer:?}");
        tally.demand(Law::Undo, answer == Err(CannotUndo::NotYourDecision), told)?;
    }
    Ok(())
}

fn refused<G: Game>(play: &mut Play<G>, after: &G, tally: &mut Tally) -> Result<(), Fault> {
    let Some(seat) = play.turn().seat() else { return Ok(()) };
    let answer = play.undo(seat);
    let told = || format!("the step was a barrier, but undo says {answer:?}");
    let kept = answer == Err(CannotUndo::Barrier) && play.state() == after;
    tally.demand(Law::Barrier, kept, told)
}

fn restored<G: Game>(now: &G, before: &G, tally: &mut Tally) -> Result<(), Fault> {
    let told = || format!("before {before:?}\nundone {now:?}");
    tally.demand(Law::Undo, now == before && legal(now) == legal(before), told)?;
    for eye in Eye::all(before.seats()) {
        let (was, is) = (before.view(eye), now.view(eye));
        tally.demand(Law::Undo, was == is, || format!("{eye:?} saw\n{was:?}\nand now\n{is:?}"))?;
    }
    Ok(())
}
