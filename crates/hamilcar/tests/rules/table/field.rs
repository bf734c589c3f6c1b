//! Battlefields in a few words: Rome has attacked Enna from Agrigentum, and leads.

use quadriga_core::{Eye, Game};
use quadriga_hamilcar::{Action, BattleCard, BattleView, Hamilcar, Haven, Side};
use serde_json::{Value, json};

use super::{CARTHAGE, ROME, Table, g, name, s, table};

/// The place of the battles.
pub(crate) const FIELD: &str = "enna";

/// A battle being laid out.
#[derive(Clone)]
pub(crate) struct Field {
    table: Table,
    battle: Value,
    task: Value,
}

/// Nobody has come yet; everything is as [`table`] says.
pub(crate) fn field() -> Field {
    field_at(FIELD)
}

pub(crate) fn field_at(id: &str) -> Field {
    let battle = json!({
        "encounter": { "at": s(id), "attacker": "rome", "origin": { "land": s("agrigentum") } },
        "initiative": "rome",
    });
    // Rome's card keeps the turn from ending with the battle; no window opens.
    let table = table().hand(ROME, &[65]).set("discards", json!([112, 116, 117, 123]));
    Field { table, battle, task: json!({ "battle": { "side": "rome", "step": "lead" } }) }
}

impl Field {
    /// Changes the table around the battle.
    pub(crate) fn on(mut self, change: impl FnOnce(Table) -> Table) -> Field {
        self.table = change(self.table);
        self
    }

    /// The army of a side, with its commander.
    pub(crate) fn army(self, side: Side, units: u8, commander: Option<&str>) -> Field {
        let at = self.id();
        let field = self.on(|table| table.stack(side, &at, units, 0));
        match commander {
            Some(id) => field.on(|table| table.general(id, &at)).commander(side, id),
            None => field,
        }
    }

    fn id(&self) -> String {
        let at = self.battle["encounter"]["at"].as_u64().expect("a space") as usize;
        quadriga_hamilcar::map().spaces[at].id.clone()
    }

    pub(crate) fn commander(mut self, side: Side, id: &str) -> Field {
        self.battle["commanders"][name(side)] = json!(g(id));
        let other = name(side.enemy());
        if self.battle["commanders"].get(other).is_none() {
            self.battle["commanders"][other] = Value::Null;
        }
        self
    }

    /// Battle cards of both, as frontal assaults, flanks left and right, probes, double
    /// envelopments and reserves.
    pub(crate) fn hands(self, rome: [u8; 6], carthage: [u8; 6]) -> Field {
        self.battle("hands", json!({ "rome": rome, "carthage": carthage }))
    }

    /// A fact of how the battle came about.
    pub(crate) fn encounter(mut self, fact: &str, value: Value) -> Field {
        self.battle["encounter"][fact] = value;
        self
    }

    /// Carthage attacks, from this space by land.
    pub(crate) fn attacked_by_carthage(self, from: &str) -> Field {
        let field = self.encounter("attacker", json!("carthage"));
        let field = field.encounter("origin", json!({ "land": s(from) }));
        field.battle("initiative", json!("carthage")).step(CARTHAGE, "lead")
    }

    /// A field of the battle.
    pub(crate) fn battle(mut self, name: &str, value: Value) -> Field {
        self.battle[name] = value;
        self
    }

    /// The step that the battle has come to.
    pub(crate) fn step(mut self, side: Side, step: impl serde::Serialize) -> Field {
        self.task = json!({ "battle": { "side": side, "step": step } });
        self
    }

    /// Rome has led this card, and Carthage is to match.
    pub(crate) fn led(self, card: BattleCard, rounds: u8) -> Field {
        let field = self.battle("led", json!({ "rome": card, "carthage": null }));
        let mut played = [0; 6];
        played[card.index()] = rounds;
        let field = field.battle("rounds", json!(rounds)).battle("played", json!(played));
        field.step(CARTHAGE, "match")
    }

    pub(crate) fn read(self) -> Result<Hamilcar, String> {
        self.table.set("battle", self.battle).set("tasks", json!([self.task])).read()
    }

    #[track_caller]
    pub(crate) fn lay(self) -> Hamilcar {
        self.read().unwrap_or_else(|error| panic!("{error}"))
    }
}

/// Six units on each side under generals of BR 2 and 3; Rome came from its own Agrigentum, Carthage
/// may go to its own Morgantina.
pub(crate) fn even() -> Field {
    let field = field().on(|table| {
        table.markers(ROME, &["agrigentum"]).markers(CARTHAGE, &["morgantina", "camarina"])
    });
    field.army(ROME, 6, Some("mamilius_vitulus")).army(CARTHAGE, 6, Some("hamilcar_paropus"))
}

pub(crate) const fn lead(card: BattleCard) -> Action {
    Action::Lead { card, named: card }
}

pub(crate) const fn matching(card: BattleCard) -> Action {
    Action::Match { card }
}

pub(crate) fn retreat(to: &str) -> Action {
    Action::Retreat { to: Haven::Land(s(to)) }
}

pub(crate) fn withdraw(to: &str) -> Action {
    Action::Withdraw { to: Haven::Land(s(to)) }
}

/// The battle as a side sees it.
#[track_caller]
pub(crate) fn battle(state: &Hamilcar, side: Side) -> BattleView {
    state.view(Eye::Seat(side.seat())).battle.expect("a battle")
}
