//! Chapter 12: the subjugation of tribes, and cards that spoil siege rolls (chapter 20).

use crate::table::siege::{
    BESIEGE, besieged, called, counter, defend, has_fallen, lilybaeum, points, space, volsinii,
    with_points, with_supremacy,
};
use crate::table::{
    CARTHAGE, DONE, ROME, Table, after, decides, offered, play, refused, republic, roll, s, table,
};
use quadriga_hamilcar::{Action, Defence, Hamilcar, Stack};
use serde_json::json;

/// Rules: HM-12.8
#[test]
fn a_tribe_is_subjugated_by_the_same_points() {
    let state = besieged(with_supremacy(volsinii("metellus")), 6);
    assert_eq!(points(&state, "volsinii"), 2);
    assert!(!space(&state, "volsinii").besieged);
    let state = besieged(with_points(volsinii("metellus"), 2), 5);
    assert!(has_fallen(&state, ROME, "volsinii"));
    assert_eq!(points(&state, "volsinii"), 0);
    let mut gone = called(with_points(volsinii("metellus"), 2), "metellus");
    play(&mut gone, &[Action::March { to: s("roma") }, DONE]);
    assert_eq!(points(&gone, "volsinii"), 0);
}

/// Rules: HM-12.8
#[test]
fn the_points_of_one_side_are_nothing_to_the_other() {
    let site = quadriga_hamilcar::map().site(s("volsinii"));
    let table = volsinii("metellus").stack(CARTHAGE, "thermae", 1, 0);
    let punic = table.clone().set("sieges", json!([{ "site": site, "points": 1, "punic": true }]));
    assert!(punic.read().is_err(), "Carthage has nobody there");
    let both = table.set("sieges", json!([{ "site": site, "points": 1 }]));
    let state = both.lay();
    let text = serde_json::to_string(&state).expect("a position");
    assert_eq!(serde_json::from_str::<Hamilcar>(&text).expect("the same position"), state);
}

/// Rules: HM-22.4
#[test]
fn flaccus_rolls_again_against_a_tribe() {
    let mut state = called(volsinii("fulvius_flaccus"), "fulvius_flaccus");
    roll(&mut state, &[BESIEGE], &[2]);
    let (again, keep) = (Action::Reroll { again: true }, Action::Reroll { again: false });
    assert_eq!(offered(&state), [again, keep]);
    refused(&state, DONE, "HM-3.1");
    assert_eq!(points(&after(&state, &[keep]), "volsinii"), 0);
    // The second die stands.
    roll(&mut state, &[again], &[4]);
    assert_eq!(points(&state, "volsinii"), 1);
    assert!(state.activation().is_none());
    let city = lilybaeum(0, 0).general("fulvius_flaccus", "lilybaeum");
    let mut city = called(city, "fulvius_flaccus");
    roll(&mut city, &[BESIEGE], &[2]);
    assert!(city.activation().is_none(), "a city is none of his");
}

/// Rules: HM-22.4
#[test]
fn megellus_rolls_again_against_a_city() {
    let table = lilybaeum(0, 0).general("postumius_megellus", "lilybaeum");
    let mut state = called(table, "postumius_megellus");
    roll(&mut state, &[BESIEGE], &[0]);
    roll(&mut state, &[Action::Reroll { again: true }], &[5]);
    assert_eq!(points(&state, "lilybaeum"), 1);
    assert_eq!(state.outside(ROME, s("lilybaeum")).units(), 5);
}

/// Carthage holds this card while Rome declares a siege roll.
fn declared(table: Table, hand: &[u8]) -> Hamilcar {
    let table = table.hand(CARTHAGE, hand).set("discards", json!([114]));
    after(&called(table, "metellus"), &[BESIEGE])
}

/// Rules: HM-20.52, HM-21.3, HM-12.6
#[test]
fn a_surprise_sortie_spoils_a_siege_roll() {
    let mut state = declared(lilybaeum(1, 0), &[122, 66]);
    assert_eq!(decides(&state), CARTHAGE.seat());
    play(&mut state, &[counter(122)]);
    assert_eq!(state.outside(ROME, s("lilybaeum")).units(), 4);
    assert_eq!(points(&state, "lilybaeum"), 0);
    assert!(space(&state, "lilybaeum").besieged, "also if the roll is lost");
    assert!(state.activation().is_none());
    assert_eq!(decides(&state), CARTHAGE.seat());
    // With nobody inside, nobody comes out; and no ship is there for card 96.
    let empty = declared(lilybaeum(0, 0), &[122, 66]);
    assert!(empty.activation().is_none());
}

/// Rules: HM-20.28, HM-21.3
#[test]
fn the_rhodian_runs_the_blockade_before_a_siege_roll() {
    let table = lilybaeum(1, 0).besieged("lilybaeum", 2).put(CARTHAGE, "ready", json!(1));
    let mut state = declared(table, &[96, 66]);
    // The roll comes after it; its point is the third no more.
    roll(&mut state, &[counter(96), Action::Pass], &[4]);
    play(&mut state, &[defend(Defence::None)]);
    assert_eq!(points(&state, "lilybaeum"), 2);
    assert_eq!(
        space(&state, "lilybaeum").inside,
        Some(Stack { plain: 2, elephants: 0, trains: 1 })
    );
    assert!(republic(&state, CARTHAGE).cards == 1);
}

/// Rules: HM-20.28
#[test]
fn the_blockade_is_run_only_into_an_own_port_with_a_ready_ship() {
    let asked = |table: Table| {
        let state = declared(table, &[66]);
        state.activation().is_some()
    };
    assert!(!asked(lilybaeum(0, 0)));
    assert!(asked(lilybaeum(0, 0).put(CARTHAGE, "ready", json!(1))));
    assert!(!asked(lilybaeum(0, 0).put(CARTHAGE, "damaged", json!(1))));
    let inland = table().markers(CARTHAGE, &["capua"]).stack(ROME, "capua", 5, 0);
    let inland = inland.general("metellus", "capua").hand(ROME, &[65, 84]);
    assert!(!asked(inland.put(CARTHAGE, "ready", json!(1))));
}

/// Rules: HM-20.51, HM-21.3
#[test]
fn a_tribe_resists() {
    let table = with_supremacy(with_points(volsinii("metellus"), 1)).hand(CARTHAGE, &[121]);
    let mut state = called(table.set("discards", json!([114, 120])), "metellus");
    roll(&mut state, &[BESIEGE], &[5]);
    assert_eq!(decides(&state), CARTHAGE.seat());
    let mut passed = state.clone();
    play(&mut passed, &[Action::Pass]);
    assert!(has_fallen(&passed, ROME, "volsinii"));
    play(&mut state, &[counter(121)]);
    assert_eq!(points(&state, "volsinii"), 0);
    assert!(!has_fallen(&state, ROME, "volsinii"));
    assert!(state.activation().is_none());
}
