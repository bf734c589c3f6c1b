//! What a game does not offer is refused, with a reason, and without a trace.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::broken::panic_text;
use super::law::{Fault, Law, Tally};
use super::scene::{Scene, text};
use crate::chance::QuickChance;
use crate::game::{Game, Reason};
use crate::play::{Play, Refusal};
use crate::seat::{MAX_SEATS, Seat};
use crate::tell::Silence;

/// Tries what is not offered: near misses, stale actions, those of other seats.
pub(super) fn check<G: Game>(scene: &Scene<'_, G>, tally: &mut Tally) -> Result<(), Fault> {
    all_refused(scene.state(), scene.unoffered, tally)?;
    harmless(scene, tally)
}

/// Carries out unchecked what is not offered: anything may come of it but a panic.
fn harmless<G: Game>(scene: &Scene<'_, G>, tally: &mut Tally) -> Result<(), Fault> {
    let tried = Cell::new(scene.action);
    let perform_all = || {
        for &action in scene.unoffered {
            tried.set(action);
            scene.state().clone().perform(action, &mut scene.chance.clone(), &mut Silence);
        }
    };
    let outcome = catch_unwind(AssertUnwindSafe(perform_all));
    let panic = outcome.as_ref().err().map_or("", |panic| panic_text(panic.as_ref()));
    let told = || format!("`perform` of {:?}, which is not offered: {panic}", tried.get());
    tally.demand(Law::NoPanic, outcome.is_ok(), told)
}

/// Tries all of `actions` on `state`; every one must be refused.
pub(super) fn all_refused<G: Game>(
    state: &G,
    actions: &[G::Action],
    tally: &mut Tally,
) -> Result<(), Fault> {
    let mut touched = state.clone();
    for &action in actions {
        match state.check(action) {
            Ok(()) => {
                let told = || format!("{action:?} is not offered, but `check` allows it");
                tally.demand(Law::UnofferedIsRefused, false, told)?;
            }
            Err(reason) => well_founded::<G>(action, reason, tally)?,
        }
        let mut told = Vec::new();
        let mut chance = QuickChance::new(0);
        let applied = touched.apply(action, &mut chance, &mut told);
        let refused = applied.is_err() && told.is_empty() && touched == *state;
        let told = || {
            format!(
                "`apply` of {action:?}, which is not offered, gave {applied:?} and told {told:?}\n\
                 before {state:?}\nafter  {touched:?}"
            )
        };
        tally.demand(Law::UnofferedIsRefused, refused, told)?;
    }
    let (before, after) = (text(state)?, text(&touched)?);
    let told = || format!("refused actions left a trace\nbefore {before}\nafter  {after}");
    tally.demand(Law::UnofferedIsRefused, before == after, told)
}

fn well_founded<G: Game>(
    action: G::Action,
    reason: G::Illegal,
    tally: &mut Tally,
) -> Result<(), Fault> {
    let (rule, prefix) = (reason.rule(), G::INFO.rule_prefix);
    let well = rule.len() > prefix.len() && rule.starts_with(prefix);
    let told = || {
        format!(
            "{action:?} is refused with the rule {rule:?}; a reason has a rule that begins with \
             {prefix:?}"
        )
    };
    tally.demand(Law::UnofferedIsRefused, well, told)
}

/// Lets every other seat try to act in the place of `seat`.
pub(super) fn other_seats<G: Game>(
    play: &mut Play<G>,
    seat: Seat,
    action: G::Action,
    tally: &mut Tally,
) -> Result<(), Fault> {
    let before = play.state().clone();
    for other in Seat::all(MAX_SEATS).filter(|&other| other != seat) {
        let answer = play.act(other, action);
        let right = answer == Err(Refusal::NotYourDecision { decides: seat });
        let told =
            || format!("{seat:?} decides, but {other:?} tried {action:?} and got {answer:?}");
        tally.demand(Law::OnlyTheDeciderActs, right && *play.state() == before, told)?;
    }
    Ok(())
}
