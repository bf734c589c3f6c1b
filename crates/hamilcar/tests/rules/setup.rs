//! Chapters 1 and 2: the set-up, and what can be read from it.

use crate::table::{CARTHAGE, ROME, g, republic, s, start, table};
use quadriga_core::{Eye, Game, Seat};
use quadriga_hamilcar::{
    GeneralSet, Hamilcar, Kind, Marker, Options, Post, Seamanship, Side, Space, Stack, map,
};

fn begun() -> Hamilcar {
    start(Options::default(), 1)
}

fn stack(state: &Hamilcar, side: Side, id: &str) -> [u8; 3] {
    let Stack { plain, elephants, trains } = state.outside(side, s(id));
    [plain, elephants, trains]
}

/// Rules: HM-1.1
#[test]
fn rome_sits_first() {
    assert_eq!((ROME.seat(), CARTHAGE.seat()), (Seat::FIRST, Seat::SECOND));
    assert_eq!(begun().seats(), 2);
}

/// Rules: HM-2.1
#[test]
fn rome_begins_at_the_strait_and_at_home() {
    let state = begun();
    assert_eq!(stack(&state, ROME, "rhegium"), [5, 0, 1]);
    assert_eq!(stack(&state, ROME, "messana"), [1, 0, 0]);
    assert_eq!(stack(&state, ROME, "roma"), [5, 0, 1]);
    assert_eq!(state.post(g("caudex")), Post::Outside(s("rhegium")));
    assert_eq!(state.post(g("valerius_messalla")), Post::Outside(s("roma")));
    assert_eq!(state.view(Eye::Spectator).proconsul, None, "both are consuls");
}

/// Rules: HM-2.2
#[test]
fn carthage_begins_in_africa_sicily_and_sardinia() {
    let state = begun();
    assert_eq!(stack(&state, CARTHAGE, "carthago"), [2, 1, 1]);
    assert_eq!(stack(&state, CARTHAGE, "lilybaeum"), [3, 0, 1]);
    assert_eq!(stack(&state, CARTHAGE, "agrigentum"), [2, 0, 1]);
    assert_eq!(stack(&state, CARTHAGE, "caralis"), [1, 0, 0]);
    assert_eq!(state.post(g("hanno_son_of_hannibal")), Post::Outside(s("carthago")));
    assert_eq!(state.post(g("hannibal_gisco")), Post::Outside(s("agrigentum")));
    let units: u8 = Space::all().map(|at| state.outside(CARTHAGE, at).units()).sum();
    assert_eq!(units, 9);
}

/// Rules: HM-1.13, HM-2.3
#[test]
fn syracusae_and_the_tribes_are_nobodys() {
    let state = begun();
    let site = map().site(s("syracusae")).expect("a city");
    assert_eq!(state.inside(site), Stack { plain: 3, elephants: 0, trains: 1 });
    for at in map().of_kind(Kind::Tribe).iter().chain([s("syracusae")]) {
        assert_eq!(state.marker(at), Marker::Independent);
        assert!(Side::ALL.iter().all(|&side| state.outside(side, at).is_empty()));
    }
    assert_eq!(republic(&state, ROME).trains, 2, "its train is no side's");
}

/// Rules: HM-1.5, HM-2.4
#[test]
fn every_space_has_one_marker_or_none() {
    let state = begun();
    let count = |marker| Space::all().filter(|&at| state.marker(at) == marker).count();
    let markers = [Marker::Rome, Marker::Carthage, Marker::Neutral, Marker::Independent];
    assert_eq!(markers.map(count), [33, 25, 22, 5]);
    for at in Space::all().filter(|&at| state.marker(at) == Marker::Neutral) {
        assert!(map().of_kind(Kind::Ordinary).has(at));
    }
}

/// Rules: HM-1.8, HM-2.5
#[test]
fn carthage_rules_the_sea() {
    let state = begun();
    let view = state.view(Eye::Spectator);
    assert_eq!((view.republics.carthage.ready, view.republics.rome.ready), (5, 0));
    assert_eq!((view.supremacy, view.seamanship, view.corvi), (CARTHAGE, Seamanship::Poor, false));
    let eleven = table().hand(ROME, &[65]).put(ROME, "ready", serde_json::json!(11));
    assert!(eleven.read().expect_err("too many").contains("warships"));
}

/// Rules: HM-2.6
#[test]
fn half_of_the_miat_is_carthages() {
    let view = begun().view(Eye::Spectator);
    assert_eq!((view.republics.carthage.seats, view.republics.rome.seats), (3, 0));
    assert_eq!(view.miat, None);
    assert_eq!((view.numidia, view.republics.rome.hiero, view.republics.carthage.hiero), (0, 0, 0));
}

/// Rules: HM-2.7, HM-7.1
#[test]
fn all_others_are_in_their_piles_but_the_heroes() {
    let state = begun();
    let in_pile =
        |side| GeneralSet::of(side).iter().filter(|&general| state.post(general) == Post::Pile);
    assert_eq!((in_pile(ROME).count(), in_pile(CARTHAGE).count()), (26, 13));
    for hero in ["xanthippus", "hamilcar_barca"] {
        assert_eq!(state.post(g(hero)), Post::Waiting);
    }
    let view = state.view(Eye::Spectator);
    assert_eq!(view.draw_pile, 64 - 14);
}

/// Rules: HM-1.6
#[test]
fn more_than_half_of_the_spaces_control_a_province() {
    let latium = map().province("latium").expect("a province");
    let two = table().hand(ROME, &[65]).markers(ROME, &["antium"]);
    assert!(!two.clone().lay().controls(ROME, latium));
    assert!(two.markers(ROME, &["praeneste"]).lay().controls(ROME, latium));
}

/// Rules: HM-1.7, HM-1.9, HM-1.11, HM-1.12
#[test]
fn the_door_knows_the_limits_of_the_box() {
    let bad = |table: crate::table::Table, part: &str| {
        let error = table.hand(ROME, &[65]).read().expect_err("it should be refused");
        assert!(error.contains(part), "{error}");
    };
    bad(table().elephants("carthago", 0, 5), "too many elephants");
    bad(table().stack(ROME, "roma", 1, 11), "too many supply trains");
    bad(table().stack(ROME, "nola", 1, 0).stack(CARTHAGE, "nola", 1, 0), "both sides");
    bad(table().inside(ROME, "roma", 1, 0), "shut in");
    let faced = table().stack(CARTHAGE, "roma", 3, 0);
    bad(faced.clone().inside(ROME, "roma", 6, 0), "shut in");
    let read = faced.inside(ROME, "roma", 5, 0).hand(ROME, &[65]).read();
    assert!(read.is_ok(), "{read:?}");
}
