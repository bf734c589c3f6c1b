//! States, actions, options and records survive JSON, and a state from JSON plays on.

use std::fmt;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::broken::players;
use super::law::{Fault, Law, Tally};
use super::scene::{Scene, legal, text};
use crate::game::Game;
use crate::play::Play;
use crate::record::Record;

/// Examines a state, and what is offered in it.
pub(super) fn check<G: Game>(scene: &Scene<'_, G>, tally: &mut Tally) -> Result<(), Fault> {
    for action in scene.legal {
        survives("the action", action, tally)?;
    }
    let revived = survives("the state", scene.state(), tally)?;
    plays_on(scene, revived, tally)
}

/// Examines the record of a game, ended or under way.
pub(super) fn record<G: Game>(play: &Play<G>, tally: &mut Tally) -> Result<(), Fault> {
    survives("the options", play.options(), tally)?;
    let record = Record::of(play, players(play.state().seats()));
    survives("the record", &record, tally).map(drop)
}

/// Writes `thing`, reads it back, and returns what was read if nothing differs.
pub(super) fn survives<T: Serialize + DeserializeOwned + Eq + fmt::Debug>(
    what: &str,
    thing: &T,
    tally: &mut Tally,
) -> Result<T, Fault> {
    let written = text(thing)?;
    let unreadable = |error| {
        let told = format!("{what} can't be read back: {error}\n{written}");
        Fault { law: Law::Json, told }
    };
    let read: T = serde_json::from_str(&written).map_err(unreadable)?;
    let told = || format!("{what} changed in JSON\nwritten {thing:?}\nread    {read:?}");
    tally.demand(Law::Json, read == *thing, told)?;
    let again = text(&read)?;
    let told = || format!("{what} is written differently\nfirst {written}\nagain {again}");
    tally.demand(Law::Json, again == written, told)?;

    let value = serde_json::to_value(thing).and_then(serde_json::from_value::<T>);
    let told = || format!("{what} read from a JSON value: {value:?}\ninstead of {thing:?}");
    tally.demand(Law::Json, value.as_ref().is_ok_and(|value| value == thing), told)?;
    Ok(read)
}

fn plays_on<G: Game>(scene: &Scene<'_, G>, mut revived: G, tally: &mut Tally) -> Result<(), Fault> {
    let list = legal(&revived);
    let told = || format!("offered {:?}\nrevived {list:?}", scene.legal);
    tally.demand(Law::PlaysOn, list == scene.legal, told)?;

    let mut original = scene.state().clone();
    let (mut heard, mut heard_revived) = (Vec::new(), Vec::new());
    let learned = original.apply(scene.action, &mut scene.table_chance(), &mut heard);
    let learned_revived =
        revived.apply(scene.action, &mut scene.table_chance(), &mut heard_revived);
    let told =
        || format!("original {original:?}\n{heard:?}\nrevived  {revived:?}\n{heard_revived:?}");
    let same = original == revived && heard == heard_revived && learned == learned_revived;
    tally.demand(Law::PlaysOn, same, told)
}
