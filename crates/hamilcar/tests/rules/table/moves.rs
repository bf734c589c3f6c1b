//! Generals on the move, in a few words.

use quadriga_core::{Eye, Game};
use quadriga_hamilcar::{Action, Encounter, Hamilcar, Piece, Side, Use};
use serde_json::json;

use super::{ROME, Table, g, play, s, table, use_card};

pub(crate) fn activate(general: &str) -> Action {
    Action::Activate { general: g(general) }
}

pub(crate) fn march(to: &str) -> Action {
    Action::March { to: s(to) }
}

pub(crate) const UNIT: Action = Action::Leave { what: Piece::Unit };
pub(crate) const TRAIN: Action = Action::Leave { what: Piece::Train };

/// Rome plays a card to activate: 65 has 3 points and 2 ships, 84 has 2, 109 has 1, both no ship.
pub(crate) fn with(table: Table, number: u8) -> Hamilcar {
    let mut state = table.hand(ROME, &[number]).lay();
    play(&mut state, &[use_card(number, Use::Activate)]);
    state
}

/// A general of Rome is on the move.
pub(crate) fn moving(table: Table, general: &str) -> Hamilcar {
    let mut state = with(table, 65);
    play(&mut state, &[activate(general)]);
    state
}

/// Duilius, proconsul, with units in Capua.
pub(crate) fn capua(units: u8, trains: u8) -> Table {
    let table = table().stack(ROME, "capua", units, trains).general("duilius", "capua");
    table.set("proconsul", json!(g("duilius"))).markers(ROME, &["capua"])
}

pub(crate) fn units(state: &Hamilcar, at: &str) -> u8 {
    state.outside(ROME, s(at)).units()
}

/// So many units of a side stand outside there.
pub(crate) fn stands(state: &Hamilcar, side: Side, at: &str) -> u8 {
    state.outside(side, s(at)).units()
}

pub(crate) fn intercept(general: &str, units: u8) -> Action {
    Action::Intercept { general: g(general), units }
}

pub(crate) fn avoid(to: &str) -> Action {
    Action::Avoid { to: s(to) }
}

/// How the battle came about that is being fought.
#[track_caller]
pub(crate) fn encounter(state: &Hamilcar) -> Encounter {
    state.view(Eye::Spectator).battle.expect("a battle").encounter
}
