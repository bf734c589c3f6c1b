//! Records: a finished game verifies and replays to the same end, a forged one does not.

use super::broken::players;
use super::law::{Fault, Law, Tally};
use crate::game::Game;
use crate::play::Play;
use crate::record::{Record, RecordError, state_hash};
use crate::seed::Seed;

/// An action that was not offered, and where: to be slipped into the record.
pub(super) struct Forgery<A> {
    /// The index of the action that it replaces.
    pub(super) index: usize,
    /// The action.
    pub(super) action: A,
}

/// Examines the record of a finished game.
pub(super) fn check<G: Game>(
    play: &Play<G>,
    forgery: Option<&Forgery<G::Action>>,
    tally: &mut Tally,
) -> Result<(), Fault> {
    let record = Record::of(play, players(play.state().seats()));
    let verified = record.verify();
    let hash = state_hash(play.state());
    let told = || format!("played to {hash}, {:?}\nverified {verified:?}", record.standing);
    let same = verified.as_ref().is_ok_and(|verified| {
        verified.final_hash == hash && verified.standing == play.turn().standing()
    });
    tally.demand(Law::SameGame, same, told)?;

    other_seed(play, &record, tally)?;
    shortened(&record, tally)?;
    forgery.map_or(Ok(()), |forgery| other_action(&record, forgery, tally))
}

fn other_seed<G: Game>(play: &Play<G>, record: &Record<G>, tally: &mut Tally) -> Result<(), Fault> {
    let mut bytes = *play.seed().bytes();
    let bit = record.actions.len() % 256;
    bytes[bit / 8] ^= 1 << (bit % 8);
    let forged = Record { seed: Some(Seed::new(bytes)), ..record.clone() };
    let verified = forged.verify();
    let told = || format!("with bit {bit} of the seed flipped: {verified:?}");
    tally.demand(Law::Tampering, verified == Err(RecordError::OtherSeed), told)
}

fn shortened<G: Game>(record: &Record<G>, tally: &mut Tally) -> Result<(), Fault> {
    let mut forged = record.clone();
    if forged.actions.pop().is_none() {
        return Ok(());
    }
    let verified = forged.verify();
    let refused = matches!(verified, Err(RecordError::OtherEnd { .. }));
    tally.demand(Law::Tampering, refused, || format!("without the last action: {verified:?}"))
}

fn other_action<G: Game>(
    record: &Record<G>,
    forgery: &Forgery<G::Action>,
    tally: &mut Tally,
) -> Result<(), Fault> {
    let mut forged = record.clone();
    forged.actions[forgery.index] = forgery.action;
    let verified = forged.verify();
    let here = forgery.index + 1;
    let refused = matches!(verified, Err(RecordError::Refused { number, .. }) if number == here);
    let told = || format!("with {:?} slipped in as action {here}: {verified:?}", forgery.action);
    tally.demand(Law::Tampering, refused, told)
}
