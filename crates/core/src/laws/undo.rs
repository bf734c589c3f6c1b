//! Undo: exact up to a barrier, impossible across it, and only for the seat itself; also after the
//! decision has passed on, as long as nobody else has acted.

use super::law::{Fault, Law, Tally};
use super::scene::legal;
use crate::game::Game;
use crate::play::{Done, Play};
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
    strangers(play, seat, tally)?;
    if let Some(barrier) = done.barrier {
        let answer = play.undo(seat);
        let told = || format!("the step was a barrier, {barrier:?}, but undo says {answer:?}");
        let kept = answer == Err(barrier.into()) && *play.state() == after;
        return tally.demand(Law::Barrier, kept, told);
    }
    let action = match play.undo(seat) {
        Ok(action) => action,
        Err(error) => return tally.demand(Law::Undo, false, || format!("undo says: {error:?}")),
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

fn strangers<G: Game>(play: &mut Play<G>, seat: Seat, tally: &mut Tally) -> Result<(), Fault> {
    for other in Seat::all(MAX_SEATS).filter(|&other| other != seat) {
        let offered = play.undoable(other);
        let answer = play.undo(other);
        let told = || format!("{other:?} did not act, but may take back {offered}: {answer:?}");
        tally.demand(Law::Undo, offered == 0 && answer.is_err(), told)?;
    }
    Ok(())
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
