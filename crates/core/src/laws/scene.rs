//! One position of a random game, with all that the laws need to examine it.

use super::law::{Fault, Law, Tally};
use crate::chance::{QuickChance, TableChance};
use crate::game::Game;
use crate::play::Play;
use crate::seat::Seat;

/// What a game gives to tell lost pieces: the first position, and the one to examine.
pub(super) type Conserve<G> = dyn Fn(&G, &G) -> Result<(), String> + Send + Sync;

/// A position in which a seat has to decide.
pub(super) struct Scene<'a, G: Game> {
    pub(super) play: &'a Play<G>,
    /// The seat that decides.
    pub(super) seat: Seat,
    /// What the game offers.
    pub(super) legal: &'a [G::Action],
    /// The offered action that will be carried out next.
    pub(super) action: G::Action,
    /// Actions that the game does not offer here.
    pub(super) unoffered: &'a [G::Action],
    pub(super) conserve: &'a Conserve<G>,
    /// The kit's own chance, another one in each position.
    pub(super) chance: QuickChance,
}

impl<G: Game> Scene<'_, G> {
    pub(super) fn state(&self) -> &G {
        self.play.state()
    }

    /// The chance that the next action will draw from on the table.
    pub(super) fn table_chance(&self) -> TableChance {
        TableChance::new(self.play.seed(), self.play.actions().len() as u32 + 1)
    }

    /// Whether all pieces are there in `state`, which came about as `how` says.
    pub(super) fn conserved(&self, state: &G, how: &str, tally: &mut Tally) -> Result<(), Fault> {
        conserved(self.conserve, self.play.first(), state, how, tally)
    }
}

/// Whether all pieces of `first` are there in `now`.
pub(super) fn conserved<G: Game>(
    conserve: &Conserve<G>,
    first: &G,
    now: &G,
    how: &str,
    tally: &mut Tally,
) -> Result<(), Fault> {
    let result = conserve(first, now);
    let told =
        || format!("{how}: {}\nin {now:?}", result.as_ref().err().map_or("", String::as_str));
    tally.demand(Law::Conservation, result.is_ok(), told)
}

/// The JSON text of something that must have one.
pub(super) fn text<T: serde::Serialize>(value: &T) -> Result<String, Fault> {
    let no_json = |error| Fault { law: Law::Json, told: format!("has no JSON form: {error}") };
    serde_json::to_string(value).map_err(no_json)
}

/// The list of offered actions.
pub(super) fn legal<G: Game>(state: &G) -> Vec<G::Action> {
    let mut list = Vec::new();
    state.actions(&mut list);
    list
}
