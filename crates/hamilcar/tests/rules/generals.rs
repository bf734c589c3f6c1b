//! Chapter 7: generals alone, and displaced.

use crate::table::{
    CARTHAGE, ROME, Table, WINTER, after, decides, g, offered, refused, republic, roll, s, table,
};
use quadriga_core::{Eye, Game};
use quadriga_hamilcar::{Action, Event, Hamilcar, Post};
use serde_json::json;

/// A Roman alone with one unit besieges a city with a garrison.
fn siege(general: &str, at: &str) -> Table {
    let table = table().markers(CARTHAGE, &[at]).stack(ROME, at, 1, 0).general(general, at);
    table.inside(CARTHAGE, at, 2, 1).besieged(at, 1)
}

/// The unit dies in the winter, and the garrison is fed.
fn stranded(table: Table) -> Hamilcar {
    let mut state = table.before_winter();
    roll(&mut state, &[WINTER, Action::Winter { feed: true }], &[5]);
    state
}

fn escape(id: &str) -> Action {
    Action::Escape { to: s(id) }
}

/// Rules: HM-1.17, HM-7.7
#[test]
fn a_general_left_alone_beside_enemies_escapes_by_a_test() {
    let state = stranded(siege("duilius", "lilybaeum").markers(CARTHAGE, &["segesta"]));
    assert_eq!(decides(&state), ROME.seat());
    // Drepanum is an independent city, Segesta an enemy's.
    assert_eq!(offered(&state), [escape("heraclea_minoa")]);
    refused(&state, escape("drepanum"), "HM-7.7");
    let mut away = state.clone();
    roll(&mut away, &[escape("heraclea_minoa")], &[2]);
    assert_eq!(away.post(g("duilius")), Post::Outside(s("heraclea_minoa")), "a 3 is enough");
    let mut caught = state;
    roll(&mut caught, &[escape("heraclea_minoa")], &[3]);
    assert_eq!(caught.post(g("duilius")), Post::Gone, "a 4 is not");
}

/// Rules: HM-7.1, HM-7.7
#[test]
fn who_has_nowhere_to_go_is_displaced() {
    let around = ["segesta", "heraclea_minoa"];
    let state = stranded(siege("duilius", "lilybaeum").markers(CARTHAGE, &around));
    assert_eq!(state.post(g("duilius")), Post::Gone);
    let table = table().markers(ROME, &["messana", "mylae", "tauromenium"]);
    let table = table.stack(CARTHAGE, "messana", 1, 0).inside(ROME, "messana", 2, 1);
    let table = table.besieged("messana", 0).markers(ROME, &["rhegium"]);
    let posted = |general: &str| {
        let mut state =
            table.clone().general(general, "messana").set("forgotten_tactics", json!(false));
        state = state.put(CARTHAGE, "seats", json!(3));
        let mut state = state.before_winter();
        roll(&mut state, &[WINTER], &[5]);
        state.post(g(general))
    };
    assert_eq!(posted("boodes"), Post::Pile);
    assert_eq!(posted("xanthippus"), Post::Waiting);
}

/// Rules: HM-7.2
#[test]
fn a_displaced_aristocrat_costs_pcs() {
    let table = table().markers(ROME, &["messana", "mylae", "tauromenium", "rhegium"]);
    let table = table.stack(CARTHAGE, "messana", 1, 0).inside(ROME, "messana", 2, 1);
    let table = table.besieged("messana", 0).general("hanno_great", "messana");
    let mut state = table.put(CARTHAGE, "seats", json!(3)).before_winter();
    let events = roll(&mut state, &[WINTER], &[5]);
    assert!(events.contains(&Event::Demanded { side: CARTHAGE, markers: 2 }), "{events:?}");
    assert_eq!(decides(&state), CARTHAGE.seat());
    let seat = Action::Renounce { from: quadriga_hamilcar::Holding::Miat };
    assert_eq!(republic(&after(&state, &[seat, seat]), CARTHAGE).seats, 1);
}

/// Rules: HM-7.7, HM-13.3
#[test]
fn units_placed_beside_a_lone_general_strand_him() {
    let table = table().markers(CARTHAGE, &["segesta"]).stack(CARTHAGE, "segesta", 0, 1);
    let table = table.general("duilius", "segesta").general("boodes", "segesta");
    let table = table.set("phase", json!({ "roman_units": { "left": 1, "with_general": 2 } }));
    let muster = Action::Muster { at: s("segesta") };
    let state = after(&table.lay(), &[muster]);
    assert_eq!(decides(&state), CARTHAGE.seat());
    assert!(offered(&state).iter().all(|action| matches!(action, Action::Escape { .. })));
    assert_eq!(state.outside(CARTHAGE, s("segesta")).trains, 0);
}

/// Rules: HM-7.7, HM-1.11
#[test]
fn in_their_own_city_they_are_inside() {
    let table = table().markers(CARTHAGE, &["lilybaeum"]).stack(CARTHAGE, "lilybaeum", 0, 1);
    let table = table.general("duilius", "lilybaeum").general("boodes", "lilybaeum");
    let table = table.set("phase", json!({ "roman_units": { "left": 1, "with_general": 2 } }));
    let state = after(&table.lay(), &[Action::Muster { at: s("lilybaeum") }]);
    assert_eq!(state.post(g("boodes")), Post::Inside(s("lilybaeum")));
    let city = quadriga_hamilcar::map().site(s("lilybaeum")).expect("a city");
    assert_eq!(state.inside(city).trains, 1);
}

/// Rules: HM-7.1
#[test]
fn a_displaced_proconsul_is_none_any_more() {
    let table = siege("duilius", "lilybaeum").markers(CARTHAGE, &["segesta", "heraclea_minoa"]);
    let state = stranded(table.set("proconsul", json!(g("duilius"))));
    assert_eq!(state.view(Eye::Spectator).proconsul, None);
}
