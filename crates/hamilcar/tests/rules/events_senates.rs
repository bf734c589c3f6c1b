//! Chapter 20: events of the assemblies, of illness and want, and the truce.

use crate::table::{
    CARTHAGE, DONE, ROME, Table, after, card, decides, g, is_offered, offered, refused, republic,
    roll, s, table, use_card,
};
use quadriga_core::{Eye, Game};
use quadriga_hamilcar::{
    Action, Concession, Hamilcar, Holding, Marker, Post, Seamanship, Side, Toll, Use,
};
use serde_json::json;

#[track_caller]
fn event(table: Table, side: Side, number: u8) -> Hamilcar {
    after(&holding(table, side, number), &[use_card(number, Use::Event)])
}

/// A side holds a card and is to play.
#[track_caller]
fn holding(table: Table, side: Side, number: u8) -> Hamilcar {
    table.hand(side, &[number]).hand(side.enemy(), &[65, 110]).lay_for(side)
}

#[track_caller]
fn no_event(table: Table, side: Side, number: u8, rule: &str) {
    refused(&holding(table, side, number), use_card(number, Use::Event), rule);
}

fn name(general: &str) -> Action {
    Action::Name { general: g(general) }
}

fn pay(toll: Toll) -> Action {
    Action::Pay { toll }
}

const SEAT: Action = Action::Concede { what: Concession::Seat };
const UNSEAT: Action = Action::Concede { what: Concession::Unseat };

/// Rules: HM-20.38
#[test]
fn the_senate_recalls_the_proconsul() {
    let table = table().general("duilius", "capua").stack(ROME, "capua", 5, 0);
    let table = table.set("proconsul", json!(g("duilius")));
    let state = event(table.clone(), CARTHAGE, 106);
    refused(&state, name("duilius"), "HM-20.1");
    let state = after(&state, &[name("claudius_pulcher")]);
    assert_eq!(state.post(g("claudius_pulcher")), Post::Outside(s("capua")));
    assert_eq!(state.post(g("duilius")), Post::Gone);
    assert_eq!(state.view(Eye::Spectator).proconsul, Some(g("claudius_pulcher")));
    let nobody = crate::table::table().markers(ROME, &["nola"]);
    let state = event(nobody, CARTHAGE, 106);
    assert_eq!(offered(&state), [Action::Renounce { from: Holding::Space(s("nola")) }]);
}

/// Rules: HM-20.39
#[test]
fn a_beaten_general_pays_for_his_failure() {
    let table = table().general("hanno_great", "adys").general("xanthippus", "adys");
    let table = table.set("forgotten_tactics", json!(false)).put(CARTHAGE, "seats", json!(2));
    no_event(table.clone(), ROME, 107, "HM-20.39");
    let hero = table.clone().set("beaten", json!([g("xanthippus")]));
    no_event(hero, ROME, 107, "HM-20.39");
    let state = event(table.set("beaten", json!([g("hanno_great")])), ROME, 107);
    let state = after(&state, &[name("hanno_great")]);
    assert_eq!(state.post(g("hanno_great")), Post::Pile);
    assert_eq!(republic(&state, CARTHAGE).seats, 1, "and no Aristocrat's demand");
    assert_eq!(decides(&state), CARTHAGE.seat());
}

/// Rules: HM-20.40
#[test]
fn a_column_is_set_up_for_a_naval_victory() {
    no_event(table(), ROME, 108, "HM-20.40");
    let state = event(table().put(ROME, "won_at_sea", json!(true)), ROME, 108);
    let state = after(&state, &[SEAT, Action::Mark { at: s("enna") }, DONE]);
    assert_eq!(republic(&state, ROME).seats, 1);
    assert_eq!(state.marker(s("enna")), Marker::Rome);
    assert_eq!(state.view(Eye::Spectator).seamanship, Seamanship::Fair);
}

/// Rules: HM-20.43, HM-23.1
#[test]
fn a_messenger_loses_a_card() {
    let state = holding(table(), ROME, 113);
    let mut state = state;
    crate::table::play(&mut state, &[use_card(113, Use::Event)]);
    let rome = republic(&state, ROME).hand.expect("the own hand");
    assert_eq!((rome.len(), republic(&state, CARTHAGE).cards), (1, 1));
    let stolen = rome.iter().next().expect("a card");
    assert!([65, 110].map(card).contains(&stolen));
    let known = state.view(Eye::Seat(CARTHAGE.seat())).republics.rome.known;
    assert!(known.has(stolen), "its former owner knows it");
    let one = table().hand(ROME, &[113]).hand(CARTHAGE, &[65]).lay();
    refused(&one, use_card(113, Use::Event), "HM-20.43");
}

/// Rules: HM-20.48
#[test]
fn an_epidemic_goes_through_a_province() {
    let table = table().markers(CARTHAGE, &["panormus"]).stack(CARTHAGE, "eryx", 7, 3);
    let table = table.stack(CARTHAGE, "segesta", 2, 0).stack(ROME, "panormus", 4, 0);
    let table = table.inside(CARTHAGE, "panormus", 3, 0).stack(ROME, "thermae", 9, 0);
    let mut state = event(table, ROME, 118);
    let province = quadriga_hamilcar::map().province("sicilia_occidentalis").expect("it");
    assert_eq!(offered(&state), [Action::Stir { province }]);
    roll(&mut state, &[Action::Stir { province }], &[5, 5]);
    let site = quadriga_hamilcar::map().site(s("panormus")).expect("a city");
    assert_eq!(state.outside(CARTHAGE, s("eryx")).units(), 7 - 3);
    assert_eq!(state.inside(site).units(), 3 - 2, "inside cities too");
    assert_eq!(state.outside(CARTHAGE, s("segesta")).units(), 2, "too few to fall ill");
    assert_eq!(state.outside(ROME, s("thermae")).units(), 9, "the enemy's alone");
}

/// Rules: HM-20.49
#[test]
fn pestilence_strikes_at_a_siege() {
    let table = table().markers(CARTHAGE, &["panormus"]).stack(ROME, "panormus", 5, 0);
    let table = table.inside(CARTHAGE, "panormus", 3, 0).stack(ROME, "enna", 5, 0);
    no_event(table.clone(), CARTHAGE, 119, "HM-20.1");
    let table = table.besieged("panormus", 0);
    let at = s("panormus");
    let mut state = event(table.clone(), CARTHAGE, 119);
    assert_eq!(offered(&state), [Action::Strike { at, inside: false }]);
    roll(&mut state, &[Action::Strike { at, inside: false }], &[3]);
    assert_eq!(state.outside(ROME, at).units(), 2, "a 6 in the column of five");
    let state = event(table, ROME, 119);
    assert_eq!(offered(&state), [Action::Strike { at, inside: true }]);
}

/// Rules: HM-20.54
#[test]
fn a_fleet_breaks_the_siege_of_a_port() {
    let table = table().markers(CARTHAGE, &["panormus"]).stack(ROME, "panormus", 5, 0);
    let table = table.besieged("panormus", 2);
    no_event(table.clone().set("supremacy", json!("rome")), CARTHAGE, 124, "HM-20.54");
    let at = s("panormus");
    let state = after(&event(table, CARTHAGE, 124), &[Action::Strike { at, inside: false }]);
    let space = &state.view(Eye::Spectator).spaces[at.index()];
    assert_eq!((space.siege_points, space.besieged), (0, false));
    assert_eq!(state.outside(ROME, at).units(), 5, "the army stays");
}

/// Rules: HM-20.55
#[test]
fn quarrels_empty_seats() {
    no_event(table(), ROME, 125, "HM-20.1");
    let state = event(table().put(CARTHAGE, "seats", json!(3)), ROME, 125);
    let state = after(&state, &[UNSEAT, UNSEAT]);
    assert_eq!((republic(&state, CARTHAGE).seats, decides(&state)), (1, CARTHAGE.seat()));
}

/// Rules: HM-20.56
#[test]
fn the_oarsmen_cost_ships_or_seamanship_or_a_marker() {
    let fleet = table().put(ROME, "ready", json!(3)).set("seamanship", json!("good"));
    let state = event(fleet, CARTHAGE, 126);
    assert_eq!(decides(&state), ROME.seat());
    let ships = after(&state, &[pay(Toll::Ships)]);
    assert_eq!((republic(&ships, ROME).ready, republic(&ships, ROME).damaged), (1, 2));
    let worse = after(&state, &[pay(Toll::Seamanship)]);
    assert_eq!(worse.view(Eye::Spectator).seamanship, Seamanship::Fair);
    let one = table().put(ROME, "ready", json!(1)).markers(ROME, &["nola"]);
    let state = event(one, CARTHAGE, 126);
    assert_eq!(offered(&state), [Action::Renounce { from: Holding::Space(s("nola")) }]);
}

/// Rules: HM-20.57
#[test]
fn a_truce_holds_until_an_event_breaks_it() {
    let state = event(table(), ROME, 127);
    assert!(state.view(Eye::Spectator).truce);
    no_event(table().set("truce", json!(true)), ROME, 127, "HM-20.57");
    let broken = event(table().set("truce", json!(true)), ROME, 73);
    assert!(!broken.view(Eye::Spectator).truce);
    let kept = table().set("truce", json!(true)).general("duilius", "roma");
    assert!(event(kept, ROME, 86).view(Eye::Spectator).truce, "a Force March does not break it");
}

/// Rules: HM-20.58
#[test]
fn a_shortage_takes_trains_and_then_markers() {
    let table = table().markers(CARTHAGE, &["eryx", "enna"]).stack(CARTHAGE, "eryx", 1, 1);
    let state = event(table, ROME, 128);
    let burn = Action::Burn { at: s("eryx") };
    assert_eq!(offered(&state), [burn]);
    let state = after(&state, &[burn]);
    assert!(is_offered(&state, Action::Renounce { from: Holding::Space(s("enna")) }));
    let state = after(&state, &[Action::Renounce { from: Holding::Space(s("enna")) }]);
    assert!(is_offered(&state, use_card(65, Use::Discard)), "one for the one that lacked");
}
