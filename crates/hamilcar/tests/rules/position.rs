//! The door for positions: what the rules could never continue from is refused.

use crate::table::{CARTHAGE, ROME, Table, g, s, table};
use quadriga_core::kit::let_in_is_playable;
use quadriga_hamilcar::{Hamilcar, Options, SeaLines, War};
use serde_json::json;

#[track_caller]
fn bad(table: Table, part: &str) {
    let error = table.read().expect_err("it should be refused");
    assert!(error.contains(part), "{error}");
}

fn sound() -> Table {
    table().hand(ROME, &[65])
}

#[test]
fn a_sound_position_is_let_in() {
    assert!(sound().read().is_ok());
}

#[test]
fn pieces_stand_where_they_can() {
    bad(sound().markers(CARTHAGE, &["roma"]), "a space has one");
    bad(sound().set("markers", json!({ "rome": [], "carthage": [s("carthago")] })), "has fallen");
    bad(sound().stack(ROME, "nola", 0, 0), "nobody is there");
    bad(sound().stack(ROME, "nola", 0, 1), "lie nowhere");
    bad(sound().stack(ROME, "nola", 1, 0).stack(ROME, "nola", 1, 0), "listed twice");
    bad(sound().besieged("lilybaeum", 0), "nobody is there to besiege");
    bad(sound().stack(ROME, "lilybaeum", 3, 0).besieged("lilybaeum", 3), "has fallen");
    bad(sound().put(CARTHAGE, "seats", json!(7)), "Miat");
    bad(sound().set("numidia", json!(4)), "box");
}

#[test]
fn generals_are_where_they_can_be() {
    bad(sound().stack(CARTHAGE, "nola", 1, 0).general("duilius", "nola"), "can't be there");
    bad(sound().gone(g("bostar")), "can't be there");
    bad(sound().general("xanthippus", "carthago"), "remembered");
    bad(sound().set("proconsul", json!(g("duilius"))), "proconsul");
}

#[test]
fn cards_lie_in_one_place() {
    bad(sound().hand(CARTHAGE, &[65]), "two places");
    bad(sound().put(ROME, "seen", json!([66])), "seen in a hand");
}

#[test]
fn the_step_fits() {
    bad(table(), "nothing to decide");
    bad(sound().turn(10), "no such turn");
    bad(sound().turn(1).phase(json!("punic_ship")), "no such step");
    bad(sound().phase(json!("deal")), "nothing to decide");
    bad(
        sound().set("tasks", json!([{ "demand": { "side": "rome", "left": 2, "first": true } }])),
        "demand",
    );
    bad(
        sound().set("tasks", json!([{ "spending": { "side": "rome", "left": 9 } }])),
        "no such task",
    );
    let coming = json!({ "punic_drawn": { "coming": [g("duilius")] } });
    bad(sound().phase(coming), "no such step");
}

#[test]
fn what_is_let_in_can_be_played_on_to_its_end() {
    let short = Options { war: War::Short, ..Options::default() };
    let free = Options { sea_lines: SeaLines::Free, ..short };
    let games = [Options::default(), short, free, short, free, short, free];
    let let_in = let_in_is_playable::<Hamilcar>(games);
    assert!(let_in > 200, "only {let_in} were let in");
}
