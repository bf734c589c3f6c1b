//! Whoever corrects a figure of a data file sees all previews follow.

use quadriga_core::Eye;
use serde_json::{Value, from_str, from_value, json};

use super::*;
use crate::map::map;
use crate::material::{FIGURES, Material, TABLES, corrected, material};
use crate::place::Space;
use crate::side::Side;
use crate::words::Use;

fn space(id: &str) -> Space {
    map().space(id).expect("a space")
}

/// A box with one figure of a file corrected.
fn with(of_tables: bool, pointer: &str, value: &Value) -> &'static Material {
    let text = if of_tables { TABLES } else { FIGURES };
    let mut file: Value = from_str(text).expect("JSON");
    *file.pointer_mut(pointer).expect("a figure") = value.clone();
    let text = file.to_string();
    if of_tables { corrected(FIGURES, &text) } else { corrected(&text, TABLES) }
}

/// Rome's turn: Duilius, proconsul, in Capua with six units and ships; Carthage watches.
fn laid(change: impl FnOnce(&mut Value)) -> Hamilcar {
    let find = |id| material().generals.find(id).expect("a general");
    let capua = space("capua");
    let mut value = json!({
        "turn": 2, "phase": { "strategy": { "side": "rome" } },
        "markers": { "rome": [space("roma"), capua], "carthage": [space("carthago")] },
        "stacks": [{ "at": capua, "side": "rome", "plain": 6, "trains": 1 }],
        "generals": [{ "general": find("duilius"), "post": { "outside": capua } }],
        "proconsul": find("duilius"),
        "republics": { "rome": { "hand": [65], "ready": 9 }, "carthage": {} },
        "supremacy": "carthage", "seamanship": "poor", "forgotten_tactics": true,
        "discards": [111, 114, 115, 117, 120],
    });
    change(&mut value);
    from_value(value).expect("a position")
}

fn play(to: Use) -> Action {
    Action::Play { card: crate::card::Card::numbered(65).expect("a card"), to }
}

/// What a table with a corrected figure shows.
fn follows(state: &Hamilcar, pointer: &str, value: &Value, shown: impl Fn(&Hamilcar) -> i64) {
    let of_tables = pointer.starts_with("/tables");
    let place = pointer.trim_start_matches("/tables").trim_start_matches("/figures");
    let mut other = state.clone();
    other.material = with(of_tables, place, value);
    assert_ne!(shown(state), shown(&other), "nothing follows {pointer}");
}

#[test]
fn a_corrected_figure_reaches_every_preview() {
    let calm = laid(|_| {});
    let mut calling = calm.clone();
    calling.perform(play(Use::Activate), &mut quadriga_core::QuickChance::new(1), &mut silence());
    let general = material().generals.find("duilius").expect("a general");
    let call = Action::Activate { general };
    let reach = |state: &Hamilcar| state.upshot(call).and_then(|told| told.reach).expect("a reach");
    let cost = |state: &Hamilcar| {
        let beside = reach(state).places.into_iter().find(|place| place.to == space("beneventum"));
        beside.map_or(0, |place| place.cost.into())
    };
    follows(&calling, "/figures/road_cost/value", &json!(2), cost);
    let points = |state: &Hamilcar| reach(state).points.into();
    follows(&calling, "/figures/movement_points/value", &json!(5), points);
    let ships = |state: &Hamilcar| {
        state
            .upshot(play(Use::Build))
            .and_then(|told| told.card)
            .map_or(0, |card| card.ships.into())
    };
    follows(&calm, "/figures/warships/value", &json!(12), ships);
    let dealt = |state: &Hamilcar| i64::from(state.show_armies()[0].cards);
    follows(&calm, "/figures/battle_cards_for_units/value", &json!(2), dealt);
    let units =
        |state: &Hamilcar| i64::from(state.show_coming().map_or(0, |next| next.units.carthage));
    follows(&calm, "/figures/punic_units/value", &json!(3), units);
    let miat = |state: &Hamilcar| i64::from(state.show_coming().map_or(0, |next| next.generals));
    follows(&calm, "/tables/miat/rows/0/generals", &json!(1), miat);
    let chest = laid(|value| {
        value["phase"] = json!({ "war_chest": { "side": "rome", "left": 9 } });
    });
    let price = |state: &Hamilcar| {
        i64::from(state.upshot(Action::Launch).and_then(|told| told.price).unwrap_or(0))
    };
    follows(&chest, "/figures/chest_ship_price/value", &json!(4), price);
}

#[test]
fn a_corrected_table_reaches_the_toll_of_the_winter() {
    let state = laid(|value| {
        let at = space("agrigentum");
        value["stacks"] = json!([{ "at": at, "side": "rome", "plain": 6, "trains": 1 }]);
        value["generals"] = json!([]);
        value["proconsul"] = Value::Null;
        value["phase"] = json!({ "winter": { "side": "rome", "next": 2 * at.index() } });
        value["markers"]["carthage"] = json!([space("carthago"), at]);
        let mut markers = [space("carthago"), at];
        markers.sort();
        value["markers"]["carthage"] = json!(markers);
    });
    let toll = |state: &Hamilcar| {
        let told = state.upshot(Action::Winter { feed: false }).and_then(|told| told.losses);
        told.map_or(0, |losses| losses.mean.into())
    };
    follows(&state, "/tables/attrition/rows/6/2", &json!(5), toll);
    assert_eq!(state.view(Eye::Seat(Side::Rome.seat())).reach, None);
}

fn silence() -> quadriga_core::Silence {
    quadriga_core::Silence
}
