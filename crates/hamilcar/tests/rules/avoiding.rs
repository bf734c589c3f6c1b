//! Chapter 9: avoiding battle, and pursuit.

use crate::table::moves::{avoid, capua, encounter, intercept, march, moving, stands, units};
use crate::table::{
    CARTHAGE, DONE, ROME, Table, after, card, decides, g, is_offered, offered, play, refused, roll,
    s, table,
};
use quadriga_hamilcar::{Action, Event, Hamilcar, Post};
use serde_json::json;

const PURSUE: Action = Action::Pursue;

/// Duilius marches from Capua to Nola, where Boodes of BR 2 stands with units.
fn nola(units: u8) -> Table {
    capua(5, 0).stack(CARTHAGE, "nola", units, 0).general("boodes", "nola")
}

fn entered(table: Table) -> Hamilcar {
    after(&moving(table, "duilius"), &[march("nola")])
}

/// Rules: HM-9.8, HM-9.9
#[test]
fn the_commander_avoids_by_a_test_to_an_open_space() {
    // Salernum has a Roman marker: Capua is where the mover came from.
    let state = entered(nola(3).markers(ROME, &["salernum"]));
    assert_eq!(decides(&state), CARTHAGE.seat());
    assert_eq!(offered(&state), [avoid("beneventum"), avoid("neapolis"), DONE]);
    refused(&state, avoid("capua"), "HM-9.9");
    refused(&state, avoid("salernum"), "HM-9.9");
    let mut away = state;
    let events = roll(&mut away, &[avoid("neapolis")], &[1]);
    let told = Event::Avoided { side: CARTHAGE, from: s("nola"), to: s("neapolis"), units: 3 };
    assert!(events.contains(&told), "{events:?}");
    assert_eq!((stands(&away, CARTHAGE, "neapolis"), units(&away, "nola")), (3, 5));
    assert_eq!(away.post(g("boodes")), Post::Outside(s("neapolis")));
}

/// Rules: HM-9.9
#[test]
fn nobody_avoids_onto_independent_places_or_enemies() {
    let table = table().stack(ROME, "tarquinii", 5, 0).general("metellus", "tarquinii");
    let table = table.stack(CARTHAGE, "populonia", 3, 0).general("boodes", "populonia");
    let state = after(&moving(table.clone(), "metellus"), &[march("populonia")]);
    assert_eq!(offered(&state), [avoid("pisae"), DONE], "Volsinii is a tribe");
    let table = table.stack(ROME, "pisae", 1, 0);
    let mut state = moving(table, "metellus");
    roll(&mut state, &[march("populonia")], &[0]);
    assert!(!encounter(&state).caught, "there is nowhere to go, and nobody is asked");
}

/// Rules: HM-9.8, HM-7.8
#[test]
fn units_without_a_general_do_not_avoid() {
    let mut state = moving(capua(5, 0).stack(CARTHAGE, "nola", 3, 0), "duilius");
    roll(&mut state, &[march("nola")], &[0]);
    assert_eq!(encounter(&state).attacker, ROME);
}

/// Rules: HM-9.11
#[test]
fn a_failed_attempt_is_held_against_them() {
    let mut state = entered(nola(3));
    let mut stood = state.clone();
    roll(&mut state, &[avoid("neapolis")], &[2]);
    assert!(encounter(&state).caught);
    assert_eq!(stands(&state, CARTHAGE, "nola"), 3);
    roll(&mut stood, &[DONE], &[0]);
    assert!(!encounter(&stood).caught);
}

/// Rules: HM-9.9, HM-9.10
#[test]
fn more_than_ten_leave_the_rest_behind_to_fight() {
    let table = nola(0).set("stacks", json!([]));
    let table = table.stack(ROME, "capua", 5, 0);
    let stack = json!({ "at": s("nola"), "side": "carthage", "plain": 11, "elephants": 2,
        "trains": 3 });
    let stacks = json!([{ "at": s("capua"), "side": "rome", "plain": 5 }, stack]);
    let mut state = entered(table.set("stacks", stacks));
    roll(&mut state, &[avoid("neapolis")], &[0, 0]);
    let away = state.outside(CARTHAGE, s("neapolis"));
    assert_eq!((away.plain, away.elephants, away.trains), (8, 2, 3));
    assert_eq!(stands(&state, CARTHAGE, "nola"), 3);
    let facts = encounter(&state);
    assert!(facts.stood && !facts.caught, "no pursuit: the rest fights");
}

/// Rules: HM-9.12
#[test]
fn after_a_success_the_mover_may_pursue_by_a_test() {
    let mut state = entered(nola(3));
    roll(&mut state, &[avoid("salernum")], &[0]);
    assert_eq!(decides(&state), ROME.seat());
    assert_eq!(offered(&state), [PURSUE, DONE]);
    let stopped = after(&state, &[DONE]);
    assert!(stopped.activation().is_none());
    let mut failed = state.clone();
    roll(&mut failed, &[PURSUE], &[3]);
    assert!(failed.activation().is_none(), "Duilius has BR 3");
    roll(&mut state, &[PURSUE], &[2]);
    assert!(is_offered(&state, march("salernum")));
    play(&mut state, &[march("salernum")]);
    assert!(is_offered(&state, avoid("paestum")), "all reactions are open again");
    refused(&state, avoid("nola"), "HM-9.9");
}

/// Rules: HM-9.12
#[test]
fn without_points_nobody_pursues() {
    let table = capua(5, 0).stack(CARTHAGE, "salernum", 3, 0).general("boodes", "salernum");
    let mut state = moving(table, "duilius");
    for to in ["nola", "neapolis", "capua"] {
        // Boodes lets them pass.
        play(&mut state, &[march(to)]);
        if is_offered(&state, intercept("boodes", 1)) {
            play(&mut state, &[DONE]);
        }
    }
    play(&mut state, &[march("salernum")]);
    roll(&mut state, &[avoid("paestum")], &[0]);
    assert!(state.activation().is_none());
    assert_eq!(units(&state, "salernum"), 5);
}

/// Rules: HM-9.13
#[test]
fn from_a_place_of_passes_one_avoids_at_the_cost_of_a_unit() {
    let table = table().stack(ROME, "caralis", 5, 0).general("metellus", "caralis");
    let table = table.stack(CARTHAGE, "ilienses", 3, 0).general("boodes", "ilienses");
    let mut state = moving(table, "metellus");
    roll(&mut state, &[march("ilienses")], &[0]);
    assert_eq!(offered(&state), [avoid("tharros"), avoid("olbia"), DONE]);
    roll(&mut state, &[avoid("olbia")], &[0]);
    assert_eq!(stands(&state, CARTHAGE, "olbia"), 2);
}

/// Rules: HM-12.10
#[test]
fn a_besieger_may_avoid_the_army_that_comes_to_help() {
    let table = table().markers(ROME, &["tarentum"]).stack(CARTHAGE, "tarentum", 3, 0);
    let table = table.inside(ROME, "tarentum", 2, 0).besieged("tarentum", 1);
    let table = table.general("boodes", "tarentum").stack(ROME, "metapontum", 4, 0);
    let table = table.general("metellus", "metapontum");
    let mut state = after(&moving(table, "metellus"), &[march("tarentum")]);
    roll(&mut state, &[avoid("venusia")], &[0]);
    play(&mut state, &[DONE]);
    let city = quadriga_hamilcar::map().site(s("tarentum")).expect("a city");
    assert_eq!((state.inside(city).units(), units(&state, "tarentum")), (0, 6));
}

/// Metellus has marched from Agrigentum to Enna in Sicilia, where Boodes stands with units.
/// Carthage holds card 102, and one that says nothing.
fn hills(units: u8) -> Hamilcar {
    let table = table().stack(ROME, "agrigentum", 5, 0).general("metellus", "agrigentum");
    let table = table.stack(CARTHAGE, "enna", units, 0).general("boodes", "enna");
    let state = moving(table.hand(CARTHAGE, &[102, 109]).passed_windows(&[114, 120]), "metellus");
    after(&state, &[march("enna")])
}

/// Rules: HM-20.34, HM-21.3
#[test]
fn a_small_army_in_the_hills_avoids_without_a_die() {
    let counter = Action::Counter { card: card(102) };
    let mut state = hills(6);
    assert!(is_offered(&state, counter));
    let passed = after(&state, &[Action::Pass]);
    assert!(is_offered(&passed, DONE), "then he may try by a test");
    play(&mut state, &[counter]);
    assert_eq!(offered(&state), [avoid("centuripae"), avoid("morgantina")]);
    refused(&state, DONE, "HM-3.1");
    roll(&mut state, &[avoid("morgantina")], &[]);
    assert_eq!((stands(&state, CARTHAGE, "morgantina"), units(&state, "enna")), (6, 4));
    assert!(state.activation().is_none(), "nobody pursues");
}

/// Rules: HM-20.34
#[test]
fn a_large_army_has_no_hills() {
    let state = hills(7);
    assert_eq!(decides(&state), CARTHAGE.seat());
    assert!(is_offered(&state, avoid("morgantina")) && is_offered(&state, DONE));
    assert!(!is_offered(&state, Action::Pass));
}

/// Rules: HM-22.13
#[test]
fn hamilcar_barca_avoids_with_a_five() {
    let table = capua(5, 0).stack(CARTHAGE, "nola", 3, 0).general("hamilcar_barca", "nola");
    let state = entered(table);
    let avoids = |die| {
        let mut state = state.clone();
        roll(&mut state, &[avoid("neapolis")], &[die, 0]);
        stands(&state, CARTHAGE, "neapolis") == 3
    };
    assert!(avoids(4), "a 5");
    assert!(!avoids(5), "a 6");
}
