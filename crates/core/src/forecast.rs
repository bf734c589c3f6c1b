//! What may come of an action, before anybody decides on it.

use serde::Serialize;

use crate::chance::QuickChance;
use crate::game::Game;
use crate::seat::Seat;

/// The odds of an action, as a seat can foresee them. Names are keys that the game's page words;
/// the same state and action give the same forecast, on every machine.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Forecast {
    /// How many trials it rests on; 0 if it was worked out exactly.
    pub trials: u32,
    /// How it can end, in a fixed order; the shares add up to 1.
    pub outcomes: Vec<Outcome>,
    /// What else is foreseen, in a fixed order: means over all trials.
    pub figures: Vec<Foreseen>,
}

/// One way in which an action can end.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// Which, by its key.
    pub key: &'static str,
    /// How likely it is, between 0 and 1.
    pub share: f32,
}

/// One foreseen figure.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Foreseen {
    /// Which, by its key.
    pub key: &'static str,
    /// Its mean.
    pub mean: f32,
}

/// What `seat`, which decides in `state`, can foresee of an allowed action. What it can't know is
/// imagined, always alike, so that the answer tells nothing of it; the state stays as it is.
pub fn foresee<G: Game>(state: &G, seat: Seat, action: G::Action) -> Option<Forecast> {
    let mut imagined = state.clone();
    imagined.imagine(seat, &mut QuickChance::new(0));
    imagined.forecast(action)
}
