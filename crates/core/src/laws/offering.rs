//! What a game offers: something, each thing once, always in the same order, and all of it
//! possible.

use std::collections::HashSet;

use super::law::{Fault, Law, Tally};
use super::scene::{Scene, legal};
use crate::game::Game;

/// Examines the list of actions in a position that is not the end.
pub(super) fn check<G: Game>(scene: &Scene<'_, G>, tally: &mut Tally) -> Result<(), Fault> {
    steady(scene, tally)?;
    possible(scene, tally)?;
    clickable(scene, tally)
}

fn steady<G: Game>(scene: &Scene<'_, G>, tally: &mut Tally) -> Result<(), Fault> {
    let mut seen = HashSet::with_capacity(scene.legal.len());
    let double = scene.legal.iter().find(|&&action| !seen.insert(action));
    let told = || format!("{double:?} is offered twice in {:?}", scene.legal);
    tally.demand(Law::SteadyList, double.is_none(), told)?;

    let again = legal(scene.state());
    let told = || format!("first  {:?}\nagain  {again:?}", scene.legal);
    tally.demand(Law::SteadyList, again == scene.legal, told)?;

    let mut appended = vec![scene.action];
    scene.state().actions(&mut appended);
    let told = || format!("`actions` must only add to the list, it left {appended:?}");
    tally.demand(Law::SteadyList, appended[1..] == *scene.legal, told)?;

    let mut narrowed = scene.legal.to_vec();
    scene.state().narrow(&mut narrowed);
    let mut all = scene.legal.iter();
    let in_order = narrowed.iter().all(|kept| all.any(|action| action == kept));
    let told = || format!("`narrow` left {narrowed:?} of {:?}", scene.legal);
    tally.demand(Law::SteadyList, in_order && !narrowed.is_empty(), told)
}

fn possible<G: Game>(scene: &Scene<'_, G>, tally: &mut Tally) -> Result<(), Fault> {
    for &action in scene.legal {
        let checked = scene.state().check(action);
        let told = || format!("{action:?} is offered, but `check` says {checked:?}");
        tally.demand(Law::OfferedIsLegal, checked.is_ok(), told)?;

        let mut after = scene.state().clone();
        let applied = after.apply(action, &mut scene.table_chance(), &mut Vec::new());
        let told = || format!("{action:?} is offered, but `apply` says {applied:?}");
        tally.demand(Law::OfferedIsLegal, applied.is_ok(), told)?;
        scene.conserved(&after, &format!("after {action:?}"), tally)?;
    }
    Ok(())
}

fn clickable<G: Game>(scene: &Scene<'_, G>, tally: &mut Tally) -> Result<(), Fault> {
    let mut paths = HashSet::with_capacity(scene.legal.len());
    for &action in scene.legal {
        let targets = scene.state().targets(action);
        let path = targets.as_slice();
        let told = || format!("the path to {action:?} is empty");
        tally.demand(Law::DistinctTargets, !path.is_empty(), told)?;
        let told = || format!("the path {path:?} leads to {action:?} and to another action");
        tally.demand(Law::DistinctTargets, paths.insert(path.to_vec()), told)?;
    }
    Ok(())
}
