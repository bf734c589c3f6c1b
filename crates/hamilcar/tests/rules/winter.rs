//! Chapter 18: winter and isolation, and attrition in general.

use crate::table::{
    CARTHAGE, ROME, WINTER, after, decides, offered, play, refused, republic, roll, s, table,
};
use quadriga_core::{Eye, Game};
use quadriga_hamilcar::{Action, Event, Hamilcar, Marker, Phase, map};
use serde_json::json;

/// The dice of the winter: so many attrition rolls were made, each with its losses.
fn losses(events: &[Event]) -> Vec<u8> {
    let hits = events.iter().filter_map(|event| match event {
        Event::Attrition { hits, .. } => Some(*hits),
        _ => None,
    });
    hits.collect()
}

/// Rules: HM-1.13, HM-18.1
#[test]
fn stacks_abroad_and_besieged_ones_roll() {
    let table = table().markers(CARTHAGE, &["eryx", "lilybaeum"]).markers(ROME, &["nola"]);
    // Safe: at home, and on neutral ground.
    let table = table.stack(ROME, "nola", 9, 0).stack(ROME, "enna", 9, 0);
    // Not safe: on an enemy marker, at an independent tribe, besieging, besieged.
    let table = table.stack(ROME, "eryx", 1, 0).stack(ROME, "volsinii", 3, 0);
    let table = table.stack(ROME, "lilybaeum", 5, 0).inside(CARTHAGE, "lilybaeum", 4, 0);
    let mut state = table.besieged("lilybaeum", 0).before_winter();
    let events = roll(&mut state, &[WINTER], &[5, 5, 5, 5]);
    assert_eq!(losses(&events), [2, 2, 3, 1], "Carthage first, spaces in the order of the map");
    assert_eq!(state.outside(ROME, s("enna")).plain, 9);
}

/// Rules: HM-13.1, HM-18.2
#[test]
fn a_supply_train_spares_the_roll() {
    let table = table().markers(CARTHAGE, &["eryx"]).stack(ROME, "eryx", 6, 1);
    let state = after(&table.before_winter(), &[WINTER]);
    assert_eq!(decides(&state), ROME.seat());
    assert_eq!(offered(&state), [true, false].map(|feed| Action::Winter { feed }));
    refused(&state, Action::Done, "HM-3.1");
    let fed = after(&state, &[Action::Winter { feed: true }]);
    assert_eq!((fed.outside(ROME, s("eryx")).plain, republic(&fed, ROME).trains), (6, 0));
    let mut risked = state;
    roll(&mut risked, &[Action::Winter { feed: false }], &[5]);
    assert_eq!((risked.outside(ROME, s("eryx")).plain, republic(&risked, ROME).trains), (3, 1));
}

/// Rules: HM-1.19, HM-18.2
#[test]
fn the_owner_chooses_between_units_and_elephants() {
    let table = table().markers(ROME, &["eryx"]).elephants("eryx", 3, 2);
    let mut state = table.before_winter();
    roll(&mut state, &[WINTER], &[5]);
    assert_eq!(decides(&state), CARTHAGE.seat());
    refused(&state, Action::Done, "HM-1.19");
    let [plain, elephant] = [false, true].map(|elephant| Action::Lose { elephant });
    let mixed = after(&state, &[elephant, plain, elephant]).outside(CARTHAGE, s("eryx"));
    assert_eq!((mixed.plain, mixed.elephants), (2, 0));
    let mut few = table_of_one_kind();
    roll(&mut few, &[WINTER], &[5]);
    assert_ne!(few.phase(), Phase::Strategy { side: ROME }, "nobody is asked");
    assert_eq!(few.outside(CARTHAGE, s("eryx")).units(), 0);
}

/// All that is there is lost.
fn table_of_one_kind() -> Hamilcar {
    table().markers(ROME, &["eryx"]).elephants("eryx", 1, 0).before_winter()
}

/// Rules: HM-12.6, HM-18.3
#[test]
fn a_siege_without_besiegers_is_lifted() {
    let table = table().markers(CARTHAGE, &["lilybaeum"]).stack(ROME, "lilybaeum", 1, 0);
    let table = table.inside(CARTHAGE, "lilybaeum", 2, 1).besieged("lilybaeum", 2);
    let mut state = table.before_winter();
    roll(&mut state, &[WINTER, Action::Winter { feed: true }], &[5]);
    let view = state.view(Eye::Spectator);
    let space = &view.spaces[s("lilybaeum").index()];
    assert_eq!((space.besieged, space.siege_points), (false, 0));
    assert_eq!(space.outside.carthage.plain, 2, "inside and outside have become one");
}

/// Rules: HM-18.4
#[test]
fn ready_ships_suffer_at_sea() {
    let table = table().put(CARTHAGE, "ready", json!(10)).put(ROME, "damaged", json!(4));
    let mut state = table.usual_markers().before_winter();
    let events = roll(&mut state, &[WINTER], &[5]);
    assert!(events.contains(&Event::SeaWinter { side: CARTHAGE, die: 6, damaged: 4 }));
    assert_eq!((republic(&state, CARTHAGE).ready, republic(&state, CARTHAGE).damaged), (6, 4));
    assert_eq!(republic(&state, ROME).damaged, 4, "Damaged ships do not roll");
}

/// Rules: HM-13.2
#[test]
fn supply_trains_alone_go_with_their_marker() {
    let table = table().markers(CARTHAGE, &["eryx"]).stack(CARTHAGE, "eryx", 0, 1);
    let table = table.markers(ROME, &["segesta", "drepanum", "panormus"]);
    let state = table.stack(ROME, "drepanum", 1, 0).before_winter();
    assert_eq!(republic(&state, CARTHAGE).trains, 1, "alone in an own space they stay");
    assert_eq!(republic(&after(&state, &[WINTER]), CARTHAGE).trains, 0);
}

fn isolated(table: crate::table::Table) -> Vec<&'static str> {
    let mut state = table.before_winter();
    let events = play(&mut state, &[WINTER]);
    let lost = events.iter().filter_map(|event| match event {
        Event::Isolated { at, .. } => Some(map().spaces[at.index()].id.as_str()),
        _ => None,
    });
    lost.collect()
}

/// Rules: HM-18.5
#[test]
fn a_pc_needs_a_way_to_a_source() {
    let chain = ["tarracina", "teanum", "aesernia"];
    assert!(isolated(table().markers(ROME, &chain)).is_empty(), "roads lead to Roma");
    assert!(isolated(table().markers(ROME, &["bovianum"])).is_empty(), "over neutral ground");
    assert_eq!(isolated(table().markers(ROME, &["venusia"])), ["venusia"], "a pass is no way");
    let cut = table().markers(ROME, &["bovianum"]).markers(CARTHAGE, &["aesernia", "beneventum"]);
    let cut = cut.stack(CARTHAGE, "aesernia", 1, 0).stack(CARTHAGE, "beneventum", 1, 0);
    assert_eq!(isolated(cut), ["bovianum"], "not through enemies");
    let faced = table().markers(ROME, &["tarracina"]);
    assert!(
        isolated(faced.stack(CARTHAGE, "tarracina", 1, 0)).is_empty(),
        "its own space may be held"
    );
}

/// Rules: HM-18.6
#[test]
fn units_cities_tribes_and_ports_are_sources() {
    let island = ["sulci"];
    assert!(isolated(table().markers(CARTHAGE, &island)).is_empty(), "a port is one itself");
    let inland =
        table().markers(CARTHAGE, &["eryx"]).markers(ROME, &["segesta", "drepanum", "panormus"]);
    let inland = inland.stack(ROME, "drepanum", 1, 0);
    assert_eq!(isolated(inland.clone()), ["eryx"]);
    assert!(isolated(inland.stack(CARTHAGE, "eryx", 1, 0)).is_empty(), "a unit is one");
}

/// Rules: HM-18.7, HM-5.9
#[test]
fn isolated_pcs_go_side_by_side_and_cities_stay() {
    let table = table().markers(CARTHAGE, &["eryx", "lilybaeum"]);
    let table = table.markers(ROME, &["segesta", "drepanum", "panormus"]);
    let table = table.stack(ROME, "drepanum", 1, 0).put(CARTHAGE, "seats", json!(3));
    let mut state = table.before_winter();
    play(&mut state, &[WINTER]);
    assert_eq!(state.marker(s("eryx")), Marker::Neutral);
    assert_eq!(state.marker(s("lilybaeum")), Marker::Carthage);
    assert_eq!(republic(&state, CARTHAGE).seats, 3, "isolation asks nothing of the Miat");
}
