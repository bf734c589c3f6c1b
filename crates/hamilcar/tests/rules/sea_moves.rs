//! Chapter 14: sea moves, their course and their fleet.

use crate::table::fleets::{called, embark, port, put_to_sea, sail, scipio, watched};
use crate::table::moves::{activate, march, stands};
use crate::table::{
    DONE, ROME, Table, after, g, is_offered, offered, play, refused, roll, s, table, use_card,
};
use quadriga_hamilcar::{Action, Hamilcar, Use};
use serde_json::json;

fn points(state: &Hamilcar) -> (u8, u8) {
    state.activation().map_or((0, 0), |now| (now.points, now.sea_points))
}

/// Rules: HM-14.1
#[test]
fn a_sea_line_costs_a_point_and_three_are_the_most() {
    let mut state = scipio(port(4, 0, 1));
    assert_eq!(points(&state), (4, 3));
    play(&mut state, &[sail("paestum"), embark(0)]);
    assert_eq!(points(&state), (3, 2));
    play(&mut state, &[sail("lipara"), sail("thermae"), embark(0)]);
    assert_eq!(points(&state), (1, 0));
    refused(&state, sail("panormus"), "HM-4.5");
    let mut state = scipio(port(4, 0, 1));
    play(&mut state, &[sail("lipara"), sail("panormus"), sail("drepanum")]);
    refused(&state, sail("lilybaeum"), "HM-8.2");
}

/// Rules: HM-14.1, HM-4.5
#[test]
fn without_a_ship_symbol_nobody_sails() {
    let mut state = port(4, 0, 1).hand(ROME, &[84, 65]).lay();
    play(&mut state, &[use_card(84, Use::Activate), activate("scipio_lucius")]);
    refused(&state, sail("lipara"), "HM-4.5");
}

/// Rules: HM-14.2
#[test]
fn a_course_is_drawn_line_by_line_and_touches_no_port_twice() {
    let mut state = scipio(port(4, 0, 1));
    refused(&state, sail("panormus"), "HM-14.2");
    play(&mut state, &[sail("lipara")]);
    assert_eq!(points(&state), (4, 3), "nothing is paid before the fleet is named");
    refused(&state, sail("neapolis"), "HM-14.2");
    play(&mut state, &[sail("messana")]);
    refused(&state, sail("lipara"), "HM-14.2");
    play(&mut state, &[embark(1)]);
    assert_eq!(stands(&state, ROME, "messana"), 4);
    assert_eq!((stands(&state, ROME, "lipara"), points(&state)), (0, (2, 1)));
}

/// Rules: HM-14.2, HM-8.2
#[test]
fn land_and_sea_are_mixed() {
    let mut state = scipio(port(4, 0, 0));
    play(&mut state, &[sail("lipara"), embark(0), sail("mylae"), embark(0), march("tyndaris")]);
    assert_eq!((stands(&state, ROME, "tyndaris"), points(&state)), (4, (1, 1)));
}

/// Rules: HM-14.3
#[test]
fn any_number_of_ready_ships_may_sail_and_each_move_names_them_anew() {
    let mut state = scipio(port(4, 0, 2).put(ROME, "damaged", json!(3)));
    play(&mut state, &[sail("lipara")]);
    let fleets: Vec<Action> = (0..=2).map(embark).collect();
    assert!(fleets.iter().all(|&fleet| is_offered(&state, fleet)));
    refused(&state, embark(3), "HM-14.3");
    play(&mut state, &[embark(1), sail("mylae")]);
    assert!(is_offered(&state, embark(2)));
}

/// Rules: HM-14.3, HM-8.5, HM-8.16, HM-20.4
#[test]
fn ships_that_sailed_with_one_general_of_a_campaign_sail_with_no_other() {
    let table = port(4, 0, 3).stack(ROME, "rhegium", 4, 0).general("duilius", "rhegium");
    let table = table.markers(ROME, &["rhegium"]).set("proconsul", json!(null));
    let mut state = table.hand(ROME, &[65, 84]).lay();
    play(&mut state, &[use_card(65, Use::Event), activate("scipio_lucius")]);
    play(&mut state, &[sail("lipara"), embark(2), DONE, activate("duilius"), sail("locri")]);
    assert!(is_offered(&state, embark(1)));
    refused(&state, embark(2), "HM-14.3");
}

/// Rules: HM-14.4
#[test]
fn ten_units_and_ten_trains_sail() {
    let mut state = scipio(port(12, 3, 0));
    play(&mut state, &[sail("lipara"), embark(0)]);
    assert_eq!((stands(&state, ROME, "lipara"), stands(&state, ROME, "neapolis")), (10, 2));
    assert_eq!(state.outside(ROME, s("lipara")).trains, 3);
}

/// Rules: HM-14.4
#[test]
fn a_unit_and_a_train_make_a_transport() {
    // Three units and one train are three transports: the chase takes two units and the train.
    let mut state = scipio(watched(port(3, 1, 0), 1));
    play(&mut state, &[sail("lipara"), embark(0)]);
    roll(&mut state, &[put_to_sea("hannibal_gisco")], &[0, 5]);
    assert_eq!(stands(&state, ROME, "neapolis"), 1);
    assert_eq!(state.outside(ROME, s("neapolis")).trains, 0);
}

/// Scipio or another in Syracusae's neighbourhood, with a course to Africa by Melita.
fn to_africa(general: &str, change: impl FnOnce(Table) -> Table) -> Hamilcar {
    let table = table().markers(ROME, &["camarina"]).stack(ROME, "camarina", 4, 0);
    let table = table.general(general, "camarina").set("proconsul", json!(g(general)));
    let state = called(change(table), general);
    after(&state, &[sail("melita")])
}

/// Rules: HM-14.9
#[test]
fn rome_sails_to_africa_by_four_permissions_only() {
    let plain = |table: Table| table;
    refused(&to_africa("scipio_lucius", plain), sail("thapsus"), "HM-14.9");
    let good = |table: Table| table.set("seamanship", json!("good"));
    refused(&to_africa("scipio_lucius", good), sail("thapsus"), "HM-14.9");
    let very_good = |table: Table| table.set("seamanship", json!("very_good"));
    assert!(is_offered(&to_africa("scipio_lucius", very_good), sail("thapsus")));
    let syracusae = |table: Table| good(table).markers(ROME, &["syracusae"]);
    assert!(is_offered(&to_africa("scipio_lucius", syracusae), sail("thapsus")));
    assert!(is_offered(&to_africa("regulus", plain), sail("thapsus")), "an Africanus");
    let card = |table: Table| table.set("africa_open", json!(true));
    assert!(is_offered(&to_africa("scipio_lucius", card), sail("thapsus")), "card 83");
}

/// Rules: HM-14.9
#[test]
fn between_african_ports_rome_sails_freely_and_may_touch_them() {
    let table = table().stack(ROME, "thapsus", 4, 0).general("scipio_lucius", "thapsus");
    let table = table.set("proconsul", json!(g("scipio_lucius")));
    let mut state = called(table, "scipio_lucius");
    play(&mut state, &[sail("hadrumetum"), embark(0)]);
    assert_eq!(stands(&state, ROME, "hadrumetum"), 4);
    // From Heraclea over Cossyra and Clupea, or Lilybaeum and Clupea, on to Phintias.
    let table = crate::table::table().stack(ROME, "lilybaeum", 4, 0);
    let table = table.general("scipio_lucius", "lilybaeum");
    let table = table.set("proconsul", json!(g("scipio_lucius")));
    let mut state = called(table, "scipio_lucius");
    play(&mut state, &[sail("clupea")]);
    refused(&state, embark(0), "HM-14.9");
    play(&mut state, &[sail("phintias"), embark(0)]);
    assert_eq!(stands(&state, ROME, "phintias"), 4);
}

/// Rules: HM-14.11
#[test]
fn the_highest_rank_aboard_commands_and_equals_are_named() {
    // A consul and the proconsul: the consul commands, without a word.
    let two = port(6, 0, 1).general("duilius", "neapolis");
    let mut state = scipio(two.clone());
    play(&mut state, &[sail("lipara"), embark(1)]);
    assert_eq!(state.sea_move().and_then(|sea| sea.commander), Some(g("duilius")));
    // Two consuls: Rome names one.
    let mut state = scipio(two.set("proconsul", json!(null)));
    play(&mut state, &[sail("lipara"), embark(1)]);
    let named = ["duilius", "scipio_lucius"].map(|id| Action::Command { general: g(id) });
    assert_eq!(offered(&state), named);
    play(&mut state, &[named[1]]);
    assert_eq!(state.sea_move().and_then(|sea| sea.commander), Some(g("scipio_lucius")));
}

/// Rules: HM-14.9, HM-14.11
#[test]
fn only_an_africanus_who_commands_leads_to_africa() {
    // Regulus as a proconsul under a consul does not count.
    let table = table().stack(ROME, "camarina", 6, 0).general("scipio_lucius", "camarina");
    let table = table.general("regulus", "camarina").markers(ROME, &["camarina"]);
    let under = table.clone().set("proconsul", json!(g("regulus")));
    let state = after(&called(under, "scipio_lucius"), &[sail("melita")]);
    refused(&state, sail("thapsus"), "HM-14.9");
    // As an equal he must be the one.
    let state = after(&called(table, "scipio_lucius"), &[sail("melita"), sail("thapsus")]);
    let state = after(&state, &[embark(0)]);
    assert_eq!(state.sea_move().and_then(|sea| sea.commander), Some(g("regulus")));
}
