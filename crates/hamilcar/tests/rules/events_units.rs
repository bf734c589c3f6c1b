//! Chapter 20: events that place units, warships and supply trains.

use crate::table::moves::{activate, stands};
use crate::table::{
    CARTHAGE, ROME, Table, after, card, decides, g, is_offered, offered, refused, republic, s,
    table, use_card,
};
use quadriga_core::{Eye, Game};
use quadriga_hamilcar::{Action, Hamilcar, Seamanship, Side, Use};
use serde_json::json;

/// A side uses the event of a card; the other has a card, so that the turn goes on.
#[track_caller]
fn event(table: Table, side: Side, number: u8) -> Hamilcar {
    after(&holding(table, side, number), &[use_card(number, Use::Event)])
}

/// A side holds a card and is to play.
#[track_caller]
fn holding(table: Table, side: Side, number: u8) -> Hamilcar {
    table.hand(side, &[number]).hand(side.enemy(), &[65, 110]).lay_for(side)
}

/// The event of a card can't be used, by this rule.
#[track_caller]
fn no_event(table: Table, side: Side, number: u8, rule: &str) {
    refused(&holding(table, side, number), use_card(number, Use::Event), rule);
}

fn muster(at: &str) -> Action {
    Action::Muster { at: s(at) }
}

fn supply(at: &str) -> Action {
    Action::Supply { at: s(at) }
}

fn ships(state: &Hamilcar, side: Side) -> (u8, u8) {
    let republic = republic(state, side);
    (republic.ready, republic.damaged)
}

/// Rules: HM-4.15, HM-20.1
#[test]
fn an_event_is_used_by_the_side_that_it_names() {
    no_event(table(), CARTHAGE, 73, "HM-4.15");
    no_event(table(), ROME, 76, "HM-4.15");
    assert!(is_offered(&holding(table(), ROME, 73), use_card(73, Use::Event)));
    no_event(table().put(ROME, "ready", json!(6)), ROME, 75, "HM-20.10");
}

/// Rules: HM-4.18
#[test]
fn a_counter_in_the_own_turn_is_good_for_its_points_only() {
    no_event(table(), ROME, 114, "HM-4.18");
    no_event(table(), CARTHAGE, 88, "HM-4.18");
    assert!(is_offered(&holding(table(), ROME, 114), use_card(114, Use::Spend)));
}

/// Rules: HM-20.2, HM-20.8
#[test]
fn the_quinquereme_teaches_rome_and_leaves_the_game() {
    let state = event(table(), ROME, 73);
    assert_eq!(ships(&state, ROME), (2, 0));
    let view = state.view(Eye::Spectator);
    assert_eq!(view.seamanship, Seamanship::Fair);
    assert!(view.removed.has(card(73)) && !view.discards.has(card(73)));
    let good = event(table().set("seamanship", json!("good")), ROME, 73);
    assert_eq!(good.view(Eye::Spectator).seamanship, Seamanship::Good, "only the poor learn");
    let full = table().put(ROME, "ready", json!(10)).set("seamanship", json!("fair"));
    no_event(full, ROME, 73, "HM-20.1");
}

/// Rules: HM-20.2
#[test]
fn other_events_are_discarded() {
    let state = event(table(), ROME, 74);
    let view = state.view(Eye::Spectator);
    assert!(view.discards.has(card(74)) && !view.removed.has(card(74)));
}

/// Rules: HM-20.9
#[test]
fn the_raven_is_mounted_or_ships_are_repaired() {
    let state = event(table(), ROME, 74);
    assert!(state.view(Eye::Spectator).corvi);
    let corvi = table().set("corvi", json!(true));
    no_event(corvi.clone(), ROME, 74, "HM-20.1");
    let mut state = event(corvi.put(ROME, "damaged", json!(5)), ROME, 74);
    for ready in 1..=3 {
        state = after(&state, &[Action::Repair]);
        assert_eq!(ships(&state, ROME), (ready, 5 - ready));
    }
    assert_eq!(decides(&state), CARTHAGE.seat(), "three at most");
}

/// Rules: HM-20.10
#[test]
fn the_patriots_fill_a_small_fleet() {
    assert_eq!(ships(&event(table(), ROME, 75), ROME), (4, 0), "four at most");
    let three = event(table().put(ROME, "damaged", json!(3)), ROME, 75);
    assert_eq!(ships(&three, ROME), (3, 3), "six in all");
    let four = table().put(ROME, "ready", json!(4));
    no_event(four.clone(), ROME, 75, "HM-20.10");
    assert_eq!(ships(&event(four.turn(8), ROME, 75), ROME), (6, 0), "late in the war");
}

/// Rules: HM-20.11
#[test]
fn the_cothon_repairs_all_or_builds_two() {
    let fleet = table().put(CARTHAGE, "damaged", json!(3));
    let state = event(fleet.clone(), CARTHAGE, 76);
    assert_eq!(ships(&after(&state, &[Action::Overhaul]), CARTHAGE), (3, 0));
    assert_eq!(ships(&after(&state, &[Action::Launch]), CARTHAGE), (2, 3));
    let shut = fleet.stack(ROME, "carthago", 3, 0).besieged("carthago", 0);
    no_event(shut, CARTHAGE, 76, "HM-20.11");
}

/// Rules: HM-20.14
#[test]
fn each_allied_port_sends_a_ship() {
    let ports = table().markers(ROME, &["neapolis", "locri", "tarentum"]);
    assert_eq!(ships(&event(ports.clone(), ROME, 79), ROME), (3, 0));
    let occupied = ports.stack(CARTHAGE, "locri", 1, 0).stack(CARTHAGE, "tarentum", 3, 0);
    assert_eq!(ships(&event(occupied.clone(), ROME, 79), ROME), (1, 0));
    no_event(table(), ROME, 79, "HM-20.1");
}

/// Rules: HM-20.17
#[test]
fn who_commands_the_sea_takes_supremacy_or_looks_after_it() {
    no_event(table(), ROME, 82, "HM-20.17");
    let few = table().put(ROME, "ready", json!(2)).put(CARTHAGE, "ready", json!(3));
    no_event(few, ROME, 82, "HM-20.17");
    let even = table().put(ROME, "ready", json!(3)).put(CARTHAGE, "ready", json!(3));
    let state = event(even.clone(), ROME, 82);
    assert_eq!(state.view(Eye::Spectator).supremacy, ROME);
    let held = even.put(CARTHAGE, "damaged", json!(3));
    let state = after(&event(held, CARTHAGE, 82), &[Action::Repair, Action::Repair]);
    assert_eq!(ships(&state, CARTHAGE), (5, 1));
    let state = after(&state, &[supply("carthago")]);
    assert_eq!(republic(&state, CARTHAGE).trains, 1);
    assert_eq!(decides(&state), ROME.seat());
}

/// Rules: HM-20.18
#[test]
fn the_war_to_africa_calls_up_any_general() {
    let state = event(table().general("fulvius_flaccus", "roma"), ROME, 83);
    assert!(state.view(Eye::Spectator).africa_open);
    let state = after(&state, &[activate("fulvius_flaccus")]);
    assert!(state.activation().is_some_and(|now| now.sea_points > 0));
    let alone = event(table(), ROME, 83);
    assert_eq!(decides(&alone), CARTHAGE.seat(), "it needs no general");
}

/// Rules: HM-20.27
#[test]
fn benches_ashore_train_rome_and_repair_for_carthage() {
    let state = event(table(), ROME, 95);
    assert_eq!(state.view(Eye::Spectator).seamanship, Seamanship::Fair);
    no_event(table().set("seamanship", json!("very_good")), ROME, 95, "HM-20.1");
    no_event(table(), CARTHAGE, 95, "HM-20.1");
    let state = event(table().put(CARTHAGE, "damaged", json!(4)), CARTHAGE, 95);
    let state = after(&state, &[Action::Repair, Action::Repair, Action::Repair]);
    assert_eq!((ships(&state, CARTHAGE), decides(&state)), ((3, 1), ROME.seat()));
}

/// Rules: HM-20.7
#[test]
fn auxiliaries_join_a_general_at_home_or_the_capital() {
    let latium = ["antium", "praeneste"];
    for number in [72, 84, 85, 109] {
        let table = table().markers(ROME, &latium).general("duilius", "antium");
        let table = table.general("metellus", "capua").stack(ROME, "capua", 3, 0);
        let state = event(table, ROME, number);
        refused(&state, muster("capua"), "HM-20.1");
        assert_eq!(offered(&state).len(), 2, "Antium and Roma");
        let state = after(&state, &[muster("antium")]);
        assert_eq!((stands(&state, ROME, "antium"), decides(&state)), (2, CARTHAGE.seat()));
    }
}

/// Rules: HM-20.3
#[test]
fn units_come_inside_where_enemies_stand_outside() {
    let shut = table().stack(CARTHAGE, "roma", 3, 0).inside(ROME, "roma", 4, 0);
    let state = after(&event(shut.clone(), ROME, 72), &[muster("roma")]);
    let site = quadriga_hamilcar::map().site(s("roma")).expect("a city");
    assert_eq!(state.inside(site).units(), 5, "up to the limit");
    let full = table().stack(CARTHAGE, "roma", 3, 0).inside(ROME, "roma", 5, 0);
    no_event(full, ROME, 72, "HM-20.1");
}

/// Rules: HM-20.12
#[test]
fn mercenaries_land_overseas_only_with_supremacy() {
    let table = table().markers(CARTHAGE, &["lilybaeum", "sulci", "eryx", "melita", "thermae"]);
    let table = table.stack(ROME, "thermae", 1, 0);
    let state = event(table.clone(), CARTHAGE, 77);
    assert_eq!(offered(&state).len(), 3, "Carthago, Lilybaeum and Sulci");
    assert_eq!(stands(&after(&state, &[muster("sulci")]), CARTHAGE, "sulci"), 3);
    let without = event(table.set("supremacy", json!("rome")), CARTHAGE, 77);
    assert_eq!(offered(&without), [muster("carthago")]);
}

/// Rules: HM-20.13
#[test]
fn the_atlas_gives_an_elephant_while_there_is_one() {
    let africa = table().general("boodes", "cirta").general("bostar", "panormus");
    let state = event(africa.clone(), CARTHAGE, 78);
    refused(&state, muster("panormus"), "HM-20.1");
    let stack = after(&state, &[muster("cirta")]).outside(CARTHAGE, s("cirta"));
    assert_eq!((stack.plain, stack.elephants), (1, 1));
    let state = event(africa.elephants("utica", 0, 4), CARTHAGE, 78);
    let stack = after(&state, &[muster("carthago")]).outside(CARTHAGE, s("carthago"));
    assert_eq!((stack.plain, stack.elephants), (2, 0));
}

/// Rules: HM-20.16
#[test]
fn legions_are_levied_in_roma_and_one_unit_for_a_consul() {
    let table = table().general("duilius", "capua").general("metellus", "rhegium");
    let table = table.set("proconsul", json!(g("metellus"))).general("caudex", "messana");
    let state = event(table, ROME, 81);
    assert_eq!(stands(&state, ROME, "roma"), 2);
    assert_eq!(offered(&state).len(), 2, "the consul in Italia, or Roma");
    assert_eq!(stands(&after(&state, &[muster("capua")]), ROME, "capua"), 1);
    assert_eq!(stands(&after(&state, &[muster("roma")]), ROME, "roma"), 3);
}

/// Rules: HM-20.26
#[test]
fn mamertines_stand_in_messana_or_join_a_general() {
    let state = event(table().markers(ROME, &["messana"]), ROME, 94);
    assert_eq!((stands(&state, ROME, "messana"), decides(&state)), (2, CARTHAGE.seat()));
    let staff = table().general("duilius", "rhegium").general("metellus", "capua");
    let state = event(staff, ROME, 94);
    assert_eq!(offered(&state), [muster("rhegium")]);
    assert_eq!(stands(&after(&state, &[muster("rhegium")]), ROME, "rhegium"), 1);
}

/// Rules: HM-20.32
#[test]
fn harsh_terms_rally_carthage_against_an_invader() {
    no_event(table(), CARTHAGE, 100, "HM-20.32");
    let state = event(table().stack(ROME, "adys", 1, 0), CARTHAGE, 100);
    assert_eq!(stands(&state, CARTHAGE, "carthago"), 2);
    let seat = Action::Concede { what: quadriga_hamilcar::Concession::Seat };
    let state = after(&state, &[seat, seat]);
    assert_eq!((republic(&state, CARTHAGE).seats, decides(&state)), (2, ROME.seat()));
}

/// Rules: HM-20.33
#[test]
fn grain_comes_to_sicilia_for_who_has_syracusae() {
    let table = table().markers(ROME, &["syracusae", "messana", "catana", "capua"]);
    let table = table.stack(ROME, "capua", 1, 0).stack(CARTHAGE, "catana", 1, 0);
    let state = event(table, ROME, 101);
    refused(&state, supply("capua"), "HM-20.1");
    refused(&state, supply("catana"), "HM-20.1");
    let state = after(&state, &[supply("messana"), supply("syracusae"), supply("messana")]);
    assert_eq!((republic(&state, ROME).trains, decides(&state)), (3, CARTHAGE.seat()));
}

/// Rules: HM-20.33
#[test]
fn others_get_one_train_with_a_stack() {
    let abroad = table().markers(ROME, &["messana"]).stack(ROME, "enna", 1, 0);
    let state = event(abroad, ROME, 101);
    assert_eq!(offered(&state), [supply("enna")]);
    assert_eq!(decides(&after(&state, &[supply("enna")])), CARTHAGE.seat());
    no_event(table().markers(ROME, &["messana"]), ROME, 101, "HM-20.1");
}
