//! Chapter 5: demands for PCs, and peace.

use crate::table::{CARTHAGE, ROME, WINTER, after, offered, play, refused, republic, s, table};
use quadriga_core::{Game, Turn};
use quadriga_hamilcar::{Action, Ending, Event, Hamilcar, Holding, Illegal, Marker, Phase};
use serde_json::json;

fn renounce(from: Holding) -> Action {
    Action::Renounce { from }
}

/// Carthage is two points behind.
fn carthage_is_behind() -> crate::table::Table {
    let table = table().set("supremacy", json!("rome")).markers(ROME, &["lilybaeum"]);
    table.markers(CARTHAGE, &["clupea", "adys"])
}

fn checked(table: crate::table::Table) -> Hamilcar {
    after(&table.before_winter(), &[WINTER])
}

/// Rules: HM-5.6, HM-19.3
#[test]
fn pcs_go_one_by_one_but_never_from_cities() {
    let table = carthage_is_behind().put(CARTHAGE, "hiero", json!(1)).set("numidia", json!(1));
    let mut state = checked(table);
    let [adys, clupea] = ["adys", "clupea"].map(|id| renounce(Holding::Space(s(id))));
    let boxes = [Holding::Hiero, Holding::Numidia].map(renounce);
    assert_eq!(offered(&state), [adys, clupea, boxes[0], boxes[1]]);
    refused(&state, renounce(Holding::Space(s("carthago"))), "HM-5.6");
    refused(&state, renounce(Holding::Miat), "HM-5.6");
    play(&mut state, &[boxes[0], adys]);
    assert_eq!(state.marker(s("adys")), Marker::Neutral);
    assert_eq!(republic(&state, CARTHAGE).hiero, 0);
    assert_eq!(state.phase(), Phase::WarChest { side: CARTHAGE, left: 1 }, "two were due");
}

/// Rules: HM-5.7
#[test]
fn the_first_punic_pc_comes_from_the_miat() {
    let state = checked(carthage_is_behind().put(CARTHAGE, "seats", json!(2)));
    assert_eq!(offered(&state), [renounce(Holding::Miat)]);
    let adys = renounce(Holding::Space(s("adys")));
    assert_eq!(refused(&state, adys, "HM-5.7"), Illegal::MiatFirst);
    let next = after(&state, &[renounce(Holding::Miat)]);
    assert!(offered(&next).contains(&adys));
}

/// Rules: HM-5.8, HM-19.7
#[test]
fn who_has_too_few_pcs_sues_for_peace() {
    let table = table().set("supremacy", json!("rome")).markers(ROME, &["lilybaeum"]);
    let mut state = table.before_winter();
    let events = play(&mut state, &[WINTER]);
    let over = Phase::Over { winner: ROME, by: Ending::Peace };
    assert!(events.contains(&Event::Demanded { side: CARTHAGE, markers: 2 }));
    assert_eq!((state.phase(), offered(&state)), (over, Vec::new()));
    let Turn::Over(standing) = state.turn() else { panic!("it is over") };
    assert_eq!(standing.winner(), Some(ROME.seat()));
}

/// Rules: HM-5.9
#[test]
fn equal_points_ask_for_nothing() {
    let even = table().markers(ROME, &["lilybaeum"]);
    let events = play(&mut even.before_winter(), &[WINTER]);
    assert!(events.contains(&Event::Counted { rome: 1, carthage: 1 }), "{events:?}");
    assert!(!events.iter().any(|event| matches!(event, Event::Demanded { .. })));
}
