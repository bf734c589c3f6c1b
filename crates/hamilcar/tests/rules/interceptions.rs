//! Chapter 9: generals beside an army's way intercept it.

use crate::table::moves::{
    UNIT, activate, capua, encounter, intercept, march, moving, stands, units,
};
use crate::table::{
    CARTHAGE, DONE, ROME, Table, after, decides, g, is_offered, offered, play, refused, roll, s,
    table, use_card,
};
use quadriga_hamilcar::{Action, Event, Hamilcar, Post, Standing, Use};
use serde_json::json;

const FIGHT: Action = Action::Fight;
const BACK: Action = Action::GoBack;
const HOLD_BACK: Action = Action::Always { answer: Standing::HoldBack };

/// Duilius in Capua with five units; Hamilcar of BR 3 stands in Salernum, a road from Nola.
fn ambush(units: u8, trains: u8) -> Table {
    let table = capua(5, 0).stack(CARTHAGE, "salernum", units, trains);
    table.general("hamilcar_paropus", "salernum")
}

/// Duilius has marched to Nola.
fn entered(table: Table) -> Hamilcar {
    after(&moving(table, "duilius"), &[march("nola")])
}

/// Hamilcar came to Nola with so many units.
fn intercepted(table: Table, units: u8) -> Hamilcar {
    let mut state = entered(table);
    roll(&mut state, &[intercept("hamilcar_paropus", units)], &[2]);
    state
}

/// Rules: HM-9.1, HM-9.3
#[test]
fn a_general_beside_the_way_may_intercept_by_road() {
    let state = entered(ambush(2, 0));
    assert_eq!(decides(&state), CARTHAGE.seat());
    let hamilcar = |units| intercept("hamilcar_paropus", units);
    assert_eq!(offered(&state), [hamilcar(1), hamilcar(2), DONE, HOLD_BACK]);
    refused(&state, hamilcar(3), "HM-9.3");
    refused(&state, hamilcar(0), "HM-9.3");
    refused(&state, intercept("boodes", 1), "HM-9.1");
    let mut declined = state;
    play(&mut declined, &[DONE]);
    assert_eq!(decides(&declined), ROME.seat());
    assert!(is_offered(&declined, march("neapolis")), "nothing has happened");
}

/// Rules: HM-9.1, HM-7.8
#[test]
fn nobody_intercepts_over_a_pass_or_without_a_general_and_units() {
    // Venusia is a pass away from Beneventum; no general is in Nola, no unit in Bovianum.
    let table = capua(5, 0).stack(CARTHAGE, "venusia", 3, 0).general("boodes", "venusia");
    let table = table.stack(CARTHAGE, "nola", 3, 0).general("hamilcar_paropus", "bovianum");
    let state = after(&moving(table, "duilius"), &[march("beneventum")]);
    assert_eq!(decides(&state), ROME.seat());
}

/// Rules: HM-9.1
#[test]
fn nobody_intercepts_from_inside_a_city() {
    let table = table().markers(CARTHAGE, &["tarentum"]).stack(ROME, "tarentum", 4, 0);
    let table = table.inside(CARTHAGE, "tarentum", 2, 0).stack(ROME, "potentia", 3, 0);
    let table = table.general("duilius", "potentia").set("proconsul", json!(g("duilius")));
    let posts = json!([
        { "general": g("duilius"), "post": { "outside": s("potentia") } },
        { "general": g("boodes"), "post": { "inside": s("tarentum") } },
    ]);
    let state = moving(table.set("generals", posts), "duilius");
    let state = after(&state, &[march("metapontum")]);
    assert_eq!(decides(&state), ROME.seat());
}

/// Rules: HM-9.2
#[test]
fn nobody_intercepts_beside_other_units_of_the_mover_or_in_his_city() {
    let state = entered(ambush(2, 0).stack(ROME, "nola", 1, 0));
    assert_eq!(decides(&state), ROME.seat(), "others of his are there");
    let city = table().markers(ROME, &["tarentum"]).stack(ROME, "metapontum", 5, 0);
    let city = city.general("metellus", "metapontum").general("boodes", "venusia");
    let city = city.stack(CARTHAGE, "venusia", 3, 0);
    let state = after(&moving(city.clone(), "metellus"), &[march("tarentum")]);
    assert_eq!(decides(&state), ROME.seat(), "it is his own city");
    // With besiegers outside it, and nobody inside, it shields him no more.
    let besieged = city.stack(CARTHAGE, "tarentum", 1, 0);
    let state = after(&moving(besieged, "metellus"), &[march("tarentum")]);
    assert!(is_offered(&state, intercept("boodes", 3)));
    let truce = ambush(2, 0).set("truce", json!(true));
    assert_eq!(decides(&entered(truce)), ROME.seat(), "there is a truce");
}

/// Rules: HM-22.2
#[test]
fn nobody_intercepts_caudex_on_the_strait() {
    let crossing = |general: &str| {
        let table = table().stack(ROME, "rhegium", 5, 0).general(general, "rhegium");
        let table = table.stack(CARTHAGE, "mylae", 3, 0).general("boodes", "mylae");
        decides(&after(&moving(table, general), &[march("messana")]))
    };
    assert_eq!(crossing("caudex"), ROME.seat());
    assert_eq!(crossing("metellus"), CARTHAGE.seat());
}

/// Rules: HM-9.3, HM-1.17
#[test]
fn success_brings_units_elephants_first_and_trains() {
    let table = capua(5, 0).general("hamilcar_paropus", "salernum").general("boodes", "salernum");
    let stack = json!([
        { "at": s("capua"), "side": "rome", "plain": 5 },
        { "at": s("salernum"), "side": "carthage", "plain": 4, "elephants": 1, "trains": 3 },
    ]);
    let mut state = entered(table.markers(CARTHAGE, &["salernum"]).set("stacks", stack));
    let mut failed = state.clone();
    roll(&mut failed, &[intercept("hamilcar_paropus", 2)], &[3]);
    assert_eq!(stands(&failed, CARTHAGE, "nola"), 0, "a 4 is too much");
    assert_eq!(stands(&failed, CARTHAGE, "salernum"), 5, "it costs nothing");
    refused(&failed, intercept("hamilcar_paropus", 2), "HM-9.1");
    assert!(is_offered(&failed, intercept("boodes", 2)), "the other has not tried");
    let events = roll(&mut state, &[intercept("hamilcar_paropus", 2)], &[2]);
    let told = Event::Intercepted {
        general: g("hamilcar_paropus"),
        from: s("salernum"),
        at: s("nola"),
        units: 2,
    };
    assert!(events.contains(&told), "{events:?}");
    let here = state.outside(CARTHAGE, s("nola"));
    assert_eq!((here.plain, here.elephants, here.trains), (1, 1, 2));
    assert_eq!(state.post(g("boodes")), Post::Outside(s("salernum")), "others stay");
    assert!(is_offered(&state, intercept("boodes", 3)));
    refused(&state, intercept("boodes", 4), "HM-9.3");
}

/// Rules: HM-9.3, HM-7.5
#[test]
fn a_consul_intercepts_with_three_and_leaves_three_to_another() {
    let table = table().stack(ROME, "salernum", 7, 0).stack(CARTHAGE, "capua", 5, 0);
    let table = table.general("metellus", "salernum").general("regulus", "salernum");
    let mut state = table.general("adherbal", "capua").hand(CARTHAGE, &[65]).lay_for(CARTHAGE);
    play(&mut state, &[use_card(65, Use::Activate), activate("adherbal"), march("nola")]);
    let forces: Vec<Action> = [3, 4].map(|units| intercept("metellus", units)).into();
    let offers = offered(&state);
    let of_metellus = |action: &&Action| matches!(action, Action::Intercept { general, .. } if *general == g("metellus"));
    let metellus: Vec<Action> = offers.iter().filter(of_metellus).copied().collect();
    assert_eq!(metellus, forces);
    refused(&state, intercept("metellus", 2), "HM-7.5");
    refused(&state, intercept("metellus", 5), "HM-7.5");
}

/// Rules: HM-9.4
#[test]
fn who_was_intercepted_fights_or_goes_back() {
    let state = intercepted(ambush(3, 0), 3);
    assert_eq!(decides(&state), ROME.seat());
    assert_eq!(offered(&state), [FIGHT, BACK]);
    let mut fought = state.clone();
    roll(&mut fought, &[FIGHT], &[0]);
    let facts = encounter(&fought);
    assert_eq!(facts.attacker, ROME);
    assert!(facts.interceptors.has(s("salernum")) && !facts.stood && !facts.caught);
    let mut back = state;
    play(&mut back, &[BACK]);
    assert!(back.activation().is_none(), "his activation is over");
    assert_eq!((units(&back, "capua"), stands(&back, CARTHAGE, "nola")), (5, 3));
    assert_eq!(back.post(g("duilius")), Post::Outside(s("capua")));
}

/// Rules: HM-9.4
#[test]
fn a_general_without_units_must_go_back() {
    let mut state = moving(ambush(3, 0), "duilius");
    play(&mut state, &[UNIT; 5]);
    play(&mut state, &[march("nola")]);
    roll(&mut state, &[intercept("hamilcar_paropus", 1)], &[0]);
    assert!(state.activation().is_none());
    assert_eq!(state.post(g("duilius")), Post::Outside(s("capua")));
    assert_eq!(stands(&state, CARTHAGE, "nola"), 1);
}

/// Rules: HM-9.4, HM-13.3
#[test]
fn who_goes_back_leaves_supply_trains_to_the_interceptors() {
    let table = ambush(3, 0).markers(ROME, &["nola"]).stack(ROME, "nola", 0, 2);
    let state = after(&intercepted(table, 3), &[BACK]);
    assert_eq!(state.outside(ROME, s("nola")).trains, 0);
}

/// Rules: HM-9.5
#[test]
fn going_back_by_land_is_not_intercepted_again() {
    // Boodes stands a road from Capua, where Duilius goes back to.
    let table = ambush(3, 0).stack(CARTHAGE, "teanum", 3, 0).general("boodes", "teanum");
    let table = table.set("markers", json!({ "rome": [s("roma")], "carthage": [s("carthago")] }));
    let state = after(&intercepted(table, 3), &[BACK]);
    assert!(state.activation().is_none());
    assert_eq!((units(&state, "capua"), stands(&state, CARTHAGE, "teanum")), (5, 3));
}

/// Rules: HM-9.5, HM-1.11
#[test]
fn a_besieger_who_goes_back_finds_his_siege_as_it_was() {
    let table = table().markers(CARTHAGE, &["tarentum"]).stack(ROME, "tarentum", 4, 0);
    let table = table.inside(CARTHAGE, "tarentum", 2, 0).besieged("tarentum", 2);
    let table = table.general("metellus", "tarentum").stack(CARTHAGE, "thurii", 4, 0);
    let mut state = moving(table.general("boodes", "thurii"), "metellus");
    play(&mut state, &[march("metapontum")]);
    roll(&mut state, &[intercept("boodes", 4)], &[0]);
    play(&mut state, &[BACK]);
    let city = quadriga_hamilcar::map().site(s("tarentum")).expect("a city");
    assert_eq!((state.inside(city).units(), units(&state, "tarentum")), (2, 4));
}

/// Rules: HM-21.4
#[test]
fn generals_who_are_held_back_are_not_asked() {
    let mut state = after(&entered(ambush(2, 0)), &[HOLD_BACK]);
    assert_eq!(decides(&state), ROME.seat());
    play(&mut state, &[march("capua"), march("nola")]);
    assert_eq!(decides(&state), ROME.seat(), "from now on");
}

/// Rules: HM-9.6
#[test]
fn after_an_interception_nobody_avoids() {
    let table = ambush(3, 0).stack(CARTHAGE, "nola", 2, 0).general("boodes", "nola");
    let mut state = intercepted(table, 3);
    roll(&mut state, &[FIGHT], &[0]);
    let facts = encounter(&state);
    assert!(facts.stood && !facts.caught, "the battle has begun at once");
}
