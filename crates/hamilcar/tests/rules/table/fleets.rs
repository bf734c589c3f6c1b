//! Fleets in a few words: Lucius Scipio, proconsul, sails from Neapolis to Lipara; Hannibal Gisco
//! watches from Panormus.

use quadriga_core::{Eye, Game};
use quadriga_hamilcar::{Action, Event, FleetOrder, Hamilcar, Side, TacticCard, Use, View};
use serde_json::{Value, json};

use super::moves::activate;
use super::{ROME, Table, g, play, s, table, use_card};

/// Scipio in Neapolis, with units, supply trains and so many Ready ships.
pub(crate) fn port(units: u8, trains: u8, ships: u8) -> Table {
    let table = table().general("scipio_lucius", "neapolis").put(ROME, "ready", json!(ships));
    let table = table.set("proconsul", json!(g("scipio_lucius"))).markers(ROME, &["neapolis"]);
    // No window opens: all cards that fit one lie open.
    let table = table.set("discards", json!([88, 97, 102, 111, 114, 115, 117, 120]));
    if units + trains > 0 { table.stack(ROME, "neapolis", units, trains) } else { table }
}

/// Gisco in Panormus with so many Ready ships.
pub(crate) fn watched(table: Table, ships: u8) -> Table {
    let table = table.general("hannibal_gisco", "panormus");
    table.put(Side::Carthage, "ready", json!(ships))
}

/// A general of Rome is activated with a card that opens the sea; another card is left.
pub(crate) fn called(table: Table, general: &str) -> Hamilcar {
    let mut state = table.hand(ROME, &[65, 84]).lay();
    play(&mut state, &[use_card(65, Use::Activate), activate(general)]);
    state
}

/// Scipio is.
pub(crate) fn scipio(table: Table) -> Hamilcar {
    called(table, "scipio_lucius")
}

pub(crate) fn sail(to: &str) -> Action {
    Action::Sail { to: s(to) }
}

pub(crate) const fn embark(ships: u8) -> Action {
    Action::Embark { ships, inside: false }
}

pub(crate) fn put_to_sea(general: &str) -> Action {
    Action::PutToSea { general: g(general) }
}

pub(crate) const fn assign(ships: u8) -> Action {
    Action::Assign { ships }
}

pub(crate) const fn tactic(card: TacticCard) -> Action {
    Action::Tactic { card }
}

pub(crate) const fn order(what: FleetOrder) -> Action {
    Action::Order { what }
}

pub(crate) const WARSHIPS: Action = Action::Aim { transports: false };
pub(crate) const TRANSPORTS: Action = Action::Aim { transports: true };

pub(crate) fn open(state: &Hamilcar) -> View {
    state.view(Eye::Spectator)
}

/// The Ready and the Damaged ships of a side.
pub(crate) fn ships(state: &Hamilcar, side: Side) -> (u8, u8) {
    let republic = &open(state).republics[side];
    (republic.ready, republic.damaged)
}

/// The modified dice and the hits of attacks.
pub(crate) fn attacks(events: &[Event]) -> Vec<(i8, u8)> {
    let attack = |event: &Event| match event {
        Event::NavalAttack { modified, hits, .. } => Some((*modified, *hits)),
        _ => None,
    };
    events.iter().filter_map(attack).collect()
}

/// A naval battle being laid out: Scipio with 4 units and 2 supply trains against Gisco, 5 ships
/// each. Carthage has supremacy, acts first, and has attacked.
#[derive(Clone)]
pub(crate) struct Fight {
    table: Table,
    naval: Value,
    commanders: [&'static str; 2],
    cargo: (u8, u8),
    ships: (u8, u8),
}

pub(crate) fn fight() -> Fight {
    let naval = json!({ "mover": "rome", "round": 1, "acting": "carthage", "step": "order" });
    let table = table().markers(ROME, &["neapolis"]).hand(ROME, &[84]);
    let commanders = ["scipio_lucius", "hannibal_gisco"];
    Fight { table, naval, commanders, cargo: (4, 2), ships: (5, 5) }
}

impl Fight {
    /// Changes the table around the battle.
    pub(crate) fn on(mut self, change: impl FnOnce(Table) -> Table) -> Fight {
        self.table = change(self.table);
        self
    }

    pub(crate) fn commanders(mut self, rome: &'static str, carthage: &'static str) -> Fight {
        self.commanders = [rome, carthage];
        self
    }

    /// What Rome's transports carry.
    pub(crate) fn cargo(mut self, units: u8, trains: u8) -> Fight {
        self.cargo = (units, trains);
        self
    }

    pub(crate) fn ships(mut self, rome: u8, carthage: u8) -> Fight {
        self.ships = (rome, carthage);
        self
    }

    /// A field of the battle.
    pub(crate) fn set(mut self, field: &str, value: Value) -> Fight {
        self.naval[field] = value;
        self
    }

    pub(crate) fn acting(self, side: Side) -> Fight {
        self.set("acting", json!(side))
    }

    pub(crate) fn step(self, step: impl serde::Serialize) -> Fight {
        self.set("step", json!(step))
    }

    /// Tactic cards of both, in the order of the types.
    pub(crate) fn tactics(self, rome: [u8; 9], carthage: [u8; 9]) -> Fight {
        self.on(|table| table.set("tactics", json!({ "rome": rome, "carthage": carthage })))
    }

    #[track_caller]
    pub(crate) fn lay(self) -> Hamilcar {
        self.with_tasks(&[])
    }

    /// Carthage is asked for a card before the battle begins.
    #[track_caller]
    pub(crate) fn lay_asked(self) -> Hamilcar {
        self.with_tasks(&[json!({ "window": { "window": "naval_start", "side": "carthage" } })])
    }

    #[track_caller]
    fn with_tasks(self, more: &[Value]) -> Hamilcar {
        let [rome, carthage] = self.commanders;
        let ((units, trains), (own, other)) = (self.cargo, self.ships);
        let mut naval = self.naval;
        naval["commanders"] = json!({ "rome": g(rome), "carthage": g(carthage) });
        naval["fleets"] = json!({ "rome": own, "carthage": other });
        let sea = json!({
            "side": "rome", "course": [s("neapolis"), s("lipara")], "ships": own,
            "commander": g(rome), "interceptor": g(carthage), "against": other,
            "step": "meeting",
        });
        let activation = json!({
            "general": g(rome), "points": 3, "sea_points": 2, "sailed": true, "ships": own,
            "army": { "plain": units, "trains": trains }, "companions": [], "step": "choosing",
        });
        let mut tasks = vec![
            json!({ "activating": { "side": "rome" } }),
            json!({ "sea": { "side": "rome" } }),
            json!({ "naval": { "side": "rome" } }),
        ];
        tasks.extend(more.iter().cloned());
        let table = self.table.general(rome, "neapolis").general(carthage, "panormus");
        let table = table.set("proconsul", json!(g(rome)));
        let table =
            if units + trains > 0 { table.stack(ROME, "neapolis", units, trains) } else { table };
        let table = table.put(ROME, "ready", json!(own)).put(Side::Carthage, "ready", json!(other));
        let table = table.set("activation", activation).set("tasks", json!(tasks));
        table.set("sea_move", sea).set("naval", naval).lay()
    }
}
