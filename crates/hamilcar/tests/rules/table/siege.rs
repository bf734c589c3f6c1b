//! Sieges in a few words: Metellus stands before Lilybaeum, or in the land of Volsinii.

use quadriga_core::{Eye, Game};
use quadriga_hamilcar::{Action, Defence, Hamilcar, Side, SpaceView, Use};
use serde_json::json;

use super::{CARTHAGE, ROME, Table, after, card, g, roll, s, table, use_card};

pub(crate) const BESIEGE: Action = Action::Besiege;
pub(crate) const SORTIE: Action = Action::Sortie;

pub(crate) fn defend(with: Defence) -> Action {
    Action::Defend { with }
}

pub(crate) fn space(state: &Hamilcar, id: &str) -> SpaceView {
    state.view(Eye::Spectator).spaces[s(id).index()].clone()
}

pub(crate) fn points(state: &Hamilcar, id: &str) -> u8 {
    space(state, id).siege_points
}

pub(crate) fn has_fallen(state: &Hamilcar, side: Side, id: &str) -> bool {
    state.marker(s(id)).owner() == Some(side)
}

/// Metellus with five units outside a Punic Lilybaeum, in which these are.
pub(crate) fn lilybaeum(units: u8, trains: u8) -> Table {
    let table = table().markers(CARTHAGE, &["lilybaeum"]).stack(ROME, "lilybaeum", 5, 0);
    let table = table.general("metellus", "lilybaeum").hand(ROME, &[65, 84]);
    match units + trains {
        0 => table,
        _ => table.inside(CARTHAGE, "lilybaeum", units, trains),
    }
}

pub(crate) fn with_supremacy(table: Table) -> Table {
    table.set("supremacy", json!("rome"))
}

/// A general of Rome is called.
pub(crate) fn called(table: Table, general: &str) -> Hamilcar {
    let call = Action::Activate { general: g(general) };
    after(&table.lay(), &[use_card(65, Use::Activate), call])
}

/// Metellus makes a siege roll with this die.
pub(crate) fn besieged(table: Table, die: u32) -> Hamilcar {
    let mut state = called(table, "metellus");
    roll(&mut state, &[BESIEGE], &[die - 1]);
    state
}

/// Five units of Rome under a general in the tribe of Volsinii.
pub(crate) fn volsinii(general: &str) -> Table {
    let table = table().stack(ROME, "volsinii", 5, 0).general(general, "volsinii");
    table.hand(ROME, &[65, 84])
}

pub(crate) fn with_points(table: Table, points: u8) -> Table {
    let site = quadriga_hamilcar::map().site(s("volsinii"));
    table.set("sieges", json!([{ "site": site, "points": points }]))
}

pub(crate) fn counter(number: u8) -> Action {
    Action::Counter { card: card(number) }
}
