//! Chapter 20: events of markers, provinces, assemblies and single places.

use crate::table::{
    CARTHAGE, ROME, Table, after, decides, g, is_offered, offered, refused, republic, roll, s,
    table, use_card,
};
use quadriga_core::{Eye, Game};
use quadriga_hamilcar::{Action, Hamilcar, Marker, Side, Toll, Use};
use serde_json::json;

#[track_caller]
fn event(table: Table, side: Side, number: u8) -> Hamilcar {
    after(&holding(table, side, number), &[use_card(number, Use::Event)])
}

/// A side holds a card and is to play; no window opens.
#[track_caller]
fn holding(table: Table, side: Side, number: u8) -> Hamilcar {
    table.hand(side, &[number]).hand(side.enemy(), &[65, 110]).lay_for(side)
}

#[track_caller]
fn no_event(table: Table, side: Side, number: u8, rule: &str) {
    refused(&holding(table, side, number), use_card(number, Use::Event), rule);
}

fn mark(at: &str) -> Action {
    Action::Mark { at: s(at) }
}

fn expel(at: &str) -> Action {
    Action::Expel { at: s(at) }
}

fn aim(at: &str) -> Action {
    Action::Strike { at: s(at), inside: false }
}

fn stir(id: &str) -> Action {
    Action::Stir { province: quadriga_hamilcar::map().province(id).expect("a province") }
}

fn site(id: &str) -> quadriga_hamilcar::Site {
    quadriga_hamilcar::map().site(s(id)).expect("a city or a tribe")
}

/// Syracusae is independent, with its garrison.
fn syracuse() -> Table {
    table().stack(ROME, "acrae", 5, 0)
}

/// Rules: HM-20.15, HM-5.10
#[test]
fn hiero_joins_who_has_an_army_in_his_realm() {
    no_event(table(), ROME, 80, "HM-20.15");
    let state = event(syracuse().markers(CARTHAGE, &["leontini"]), ROME, 80);
    assert_eq!(state.marker(s("syracusae")), Marker::Rome);
    assert_eq!(state.marker(s("acrae")), Marker::Rome);
    assert_eq!(state.marker(s("leontini")), Marker::Carthage, "only neutral spaces follow");
    assert_eq!(state.inside(site("syracusae")).units(), 0);
    let few = table().stack(ROME, "acrae", 4, 0);
    no_event(few, ROME, 80, "HM-20.15");
}

/// Rules: HM-20.15
#[test]
fn hiero_needs_two_reasons_to_leave_an_ally() {
    let punic = || syracuse().markers(CARTHAGE, &["syracusae"]);
    no_event(punic(), ROME, 80, "HM-20.15");
    let won = event(punic().put(ROME, "won_in_sicilia", json!(true)), ROME, 80);
    assert_eq!(won.marker(s("syracusae")), Marker::Rome);
    let paid = event(punic().put(ROME, "hiero", json!(4)), ROME, 80);
    assert_eq!(paid.marker(s("syracusae")), Marker::Rome);
    assert_eq!(republic(&paid, ROME).hiero, 0, "the box was needed");
    let both = punic().put(ROME, "hiero", json!(4)).put(ROME, "won_in_sicilia", json!(true));
    assert_eq!(republic(&event(both, ROME, 80), ROME).hiero, 4, "the box was not needed");
    let held = punic().put(ROME, "won_in_sicilia", json!(true)).stack(CARTHAGE, "syracusae", 1, 0);
    no_event(held, ROME, 80, "HM-20.15");
}

/// Rules: HM-20.19
#[test]
fn diplomacy_wins_three_neutral_spaces_or_turns_one() {
    let table = table().markers(ROME, &["capua"]).markers(CARTHAGE, &["nola", "eryx"]);
    let state = event(table, ROME, 87);
    refused(&state, mark("eryx"), "HM-20.1");
    let turned = after(&state, &[mark("nola")]);
    assert_eq!((turned.marker(s("nola")), decides(&turned)), (Marker::Rome, CARTHAGE.seat()));
    let placed = after(&state, &[mark("enna")]);
    refused(&placed, mark("nola"), "HM-20.1");
    let placed = after(&placed, &[mark("acrae"), mark("adys")]);
    assert_eq!(decides(&placed), CARTHAGE.seat());
}

/// Rules: HM-20.21
#[test]
fn numidian_princes_send_riders_or_their_people() {
    let table = table().general("boodes", "cirta").set("numidia", json!(3));
    let state = event(table.clone().stack(ROME, "theveste", 1, 0), CARTHAGE, 89);
    let riders = after(&state, &[Action::Muster { at: s("cirta") }]);
    assert_eq!(riders.outside(CARTHAGE, s("cirta")).units(), 2);
    let people = after(&state, &[aim("massylii")]);
    assert_eq!(people.marker(s("massylii")), Marker::Carthage);
    assert_eq!(people.marker(s("cirta")), Marker::Carthage);
    assert_ne!(people.marker(s("theveste")), Marker::Carthage, "Romans stand there");
    assert_eq!(people.view(Eye::Spectator).numidia, 0);
    let two = event(table.set("numidia", json!(2)), CARTHAGE, 89);
    refused(&two, aim("massylii"), "HM-20.1");
}

/// Rules: HM-20.22, HM-1.15
#[test]
fn numidia_rises_against_loose_markers_and_an_empty_tribe() {
    let table = table().markers(CARTHAGE, &["cirta", "sicca", "massylii", "zama"]);
    let state = event(table.clone().stack(CARTHAGE, "sicca", 1, 0), ROME, 90);
    let markers = ["cirta", "sicca", "massylii", "zama"].map(|id| state.marker(s(id)));
    let (gone, free) = (Marker::Neutral, Marker::Independent);
    assert_eq!(markers, [gone, Marker::Carthage, free, Marker::Carthage]);
    let held = event(table.stack(CARTHAGE, "massylii", 1, 0), ROME, 90);
    assert_eq!(held.marker(s("massylii")), Marker::Carthage);
    no_event(crate::table::table(), ROME, 90, "HM-20.1");
}

/// Rules: HM-20.23
#[test]
fn sardinia_and_corsica_revolt_together() {
    let state = event(table().markers(CARTHAGE, &["olbia", "palla", "ilienses"]), ROME, 91);
    let markers = ["olbia", "palla", "ilienses"].map(|id| state.marker(s(id)));
    assert_eq!(markers, [Marker::Neutral, Marker::Neutral, Marker::Independent]);
}

/// Rules: HM-20.24
#[test]
fn two_provinces_of_sicilia_waver() {
    let table = table().markers(CARTHAGE, &["enna", "acrae", "eryx", "segesta", "panormus"]);
    let state = event(table, ROME, 92);
    refused(&state, stir("sicilia_orientalis"), "HM-20.1");
    let state = after(&state, &[stir("sicilia_occidentalis"), stir("syracusana")]);
    let markers = ["enna", "acrae", "eryx", "panormus"].map(|id| state.marker(s(id)));
    let (gone, there) = (Marker::Neutral, Marker::Carthage);
    assert_eq!((markers, decides(&state)), ([there, gone, gone, there], CARTHAGE.seat()));
}

/// Rules: HM-20.25
#[test]
fn a_sacked_city_feeds_its_taker_and_scares_the_land() {
    no_event(table().markers(ROME, &["panormus"]), ROME, 93, "HM-20.25");
    let table = table().markers(ROME, &["panormus"]).markers(CARTHAGE, &["eryx", "enna"]);
    let table = table.put(ROME, "taken", json!([site("panormus")]));
    let state = after(&event(table, ROME, 93), &[aim("panormus")]);
    assert_eq!(state.outside(ROME, s("panormus")).trains, 2);
    refused(&state, expel("enna"), "HM-20.1");
    let state = after(&state, &[expel("eryx")]);
    assert_eq!(decides(&state), CARTHAGE.seat(), "the enemy may place one");
    let state = after(&state, &[mark("eryx")]);
    assert_eq!(state.marker(s("eryx")), Marker::Carthage);
    assert!(is_offered(&state, use_card(65, Use::Discard)));
}

/// Rules: HM-20.28
#[test]
fn the_rhodian_brings_help_into_a_besieged_port() {
    let table = table().markers(CARTHAGE, &["lilybaeum"]).stack(ROME, "lilybaeum", 5, 0);
    let table = table.inside(CARTHAGE, "lilybaeum", 2, 0).besieged("lilybaeum", 2);
    no_event(table.clone(), CARTHAGE, 96, "HM-20.28");
    let state = event(table.put(CARTHAGE, "ready", json!(1)), CARTHAGE, 96);
    let state = after(&state, &[aim("lilybaeum")]);
    let inside = state.inside(site("lilybaeum"));
    assert_eq!((inside.units(), inside.trains), (3, 1));
}

/// Rules: HM-20.30, HM-22.14
#[test]
fn mutineers_are_paid_in_full() {
    let table = table().markers(CARTHAGE, &["eryx"]).stack(CARTHAGE, "eryx", 3, 1);
    let table = table.stack(CARTHAGE, "adys", 5, 0).put(CARTHAGE, "seats", json!(2));
    let state = event(table.clone(), ROME, 98);
    assert_eq!(offered(&state), [aim("eryx")], "not in Africa");
    let state = after(&state, &[aim("eryx")]);
    assert_eq!(decides(&state), CARTHAGE.seat());
    refused(&state, Action::Pay { toll: Toll::Trains }, "HM-20.1");
    let units = after(&state, &[Action::Pay { toll: Toll::Units }]);
    assert_eq!(units.outside(CARTHAGE, s("eryx")).units(), 1);
    let seats = after(&state, &[Action::Pay { toll: Toll::Seats }]);
    assert_eq!(republic(&seats, CARTHAGE).seats, 0);
    no_event(table.general("gisco", "eryx"), ROME, 98, "HM-20.1");
}

/// Rules: HM-20.30
#[test]
fn mutineers_take_supply_trains_too() {
    let table = table().markers(CARTHAGE, &["eryx"]).stack(CARTHAGE, "eryx", 3, 2);
    let pay = Action::Pay { toll: Toll::Trains };
    let state = after(&event(table, ROME, 98), &[aim("eryx"), pay]);
    let burn = Action::Burn { at: s("eryx") };
    assert_eq!(republic(&after(&state, &[burn, burn]), CARTHAGE).trains, 0);
}

/// Rules: HM-20.31
#[test]
fn treachery_opens_a_besieged_city() {
    let siege = |inside, points| {
        let table = table().markers(CARTHAGE, &["panormus"]).stack(ROME, "panormus", 3, 0);
        let table = table.besieged("panormus", points);
        if inside > 0 { table.inside(CARTHAGE, "panormus", inside, 0) } else { table }
    };
    let state = after(&event(siege(2, 2), ROME, 99), &[aim("panormus")]);
    assert_eq!(state.marker(s("panormus")), Marker::Rome, "the third point");
    let state = after(&event(siege(2, 1), ROME, 99), &[aim("panormus")]);
    assert_eq!(state.marker(s("panormus")), Marker::Carthage);
    let state = after(&event(siege(0, 1), ROME, 99), &[aim("panormus")]);
    assert_eq!(state.marker(s("panormus")), Marker::Rome, "nobody was inside");
    let great = table().stack(ROME, "carthago", 3, 0).besieged("carthago", 0);
    no_event(great, ROME, 99, "HM-20.1");
}

/// Rules: HM-20.35, HM-20.36
#[test]
fn raids_reach_loose_markers_in_ports() {
    let coast = table().markers(ROME, &["locri", "croton", "thurii", "nola", "tyndaris"]);
    let coast = coast.stack(ROME, "croton", 1, 0);
    let state = event(coast.clone(), CARTHAGE, 103);
    refused(&state, expel("croton"), "HM-20.1");
    refused(&state, expel("nola"), "HM-20.1");
    refused(&state, expel("tyndaris"), "HM-20.1");
    let state = after(&state, &[expel("locri"), expel("thurii")]);
    assert_eq!(decides(&state), ROME.seat());
    no_event(coast.set("supremacy", json!("rome")), CARTHAGE, 103, "HM-20.35");
    let punic = table().markers(CARTHAGE, &["clupea", "melita", "olbia", "thermae"]);
    no_event(punic.clone(), ROME, 104, "HM-20.35");
    let state = event(punic.put(ROME, "ready", json!(1)).stack(ROME, "enna", 1, 0), ROME, 104);
    refused(&state, expel("thermae"), "HM-20.1");
    let state = after(&state, &[expel("melita"), expel("olbia"), Action::Supply { at: s("enna") }]);
    assert_eq!((republic(&state, ROME).trains, decides(&state)), (1, CARTHAGE.seat()));
}

/// Rules: HM-20.37
#[test]
fn siege_engines_make_two_rolls_of_one_siege() {
    let table = table().markers(CARTHAGE, &["panormus"]).stack(ROME, "panormus", 5, 0);
    let table = table.besieged("panormus", 1).general("duilius", "panormus");
    let table = table.passed_windows(&[96, 122]);
    let mut state = event(table.clone(), ROME, 105);
    roll(&mut state, &[Action::Name { general: g("duilius") }], &[4, 5]);
    assert_eq!(state.marker(s("panormus")), Marker::Rome);
    let mut state = event(table, ROME, 105);
    roll(&mut state, &[Action::Name { general: g("duilius") }], &[0, 2]);
    assert_eq!(state.outside(ROME, s("panormus")).units(), 4);
    assert_eq!(decides(&state), CARTHAGE.seat());
    no_event(crate::table::table(), ROME, 105, "HM-20.1");
}
