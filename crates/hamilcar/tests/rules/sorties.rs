//! Chapter 12: sorties, relief, and the end of sieges.

use crate::table::siege::{BESIEGE, SORTIE, called, lilybaeum, points, space};
use crate::table::{
    CARTHAGE, ROME, Table, after, decides, g, is_offered, offered, play, refused, roll, s, table,
    use_card,
};
use quadriga_core::{Eye, Game};
use quadriga_hamilcar::{Action, Piece, Post, Stack, Use};
use serde_json::json;

/// Metellus inside Messana with four units, and these of Carthage outside.
fn messana(outside: u8) -> Table {
    let table = table().markers(ROME, &["messana"]).markers(CARTHAGE, &["mylae", "tyndaris"]);
    let table = table.stack(CARTHAGE, "messana", outside, 0);
    let inside = json!([{ "general": g("metellus"), "post": { "inside": s("messana") } }]);
    let table = table.inside(ROME, "messana", 4, 1).set("generals", inside);
    let table = table.besieged("messana", 1).set("discards", json!([112, 114, 116, 117, 123]));
    table.hand(ROME, &[65, 84])
}

/// Rules: HM-12.9, HM-4.6
#[test]
fn a_general_inside_is_called_for_a_sortie_only() {
    let state = called(messana(3), "metellus");
    assert!(is_offered(&state, SORTIE));
    refused(&state, Action::March { to: s("mylae") }, "HM-4.6");
    refused(&state, BESIEGE, "HM-12.1");
    // With nobody there is none.
    let unit = Action::Leave { what: Piece::Unit };
    refused(&after(&state, &[unit; 4]), SORTIE, "HM-12.9");
    // Outside there is nothing to come out of.
    refused(&called(lilybaeum(1, 0), "metellus"), SORTIE, "HM-12.9");
}

/// Rules: HM-12.9, HM-10.1
#[test]
fn a_sortie_attacks_with_any_of_the_units_inside() {
    let mut state = called(messana(3), "metellus");
    play(&mut state, &[Action::Leave { what: Piece::Unit }, SORTIE]);
    let battle = state.view(Eye::Spectator).battle.expect("a battle");
    assert_eq!(battle.encounter.attacker, ROME);
    assert_eq!(battle.armies.rome.dealt, 3 + 3);
    assert_eq!(space(&state, "messana").inside.map(Stack::units), Some(1));
    let lead = offered(&state).into_iter().find(|action| matches!(action, Action::Lead { .. }));
    play(&mut state, &[lead.expect("a card to lead")]);
    assert_eq!(decides(&state), CARTHAGE.seat());
    roll(&mut state, &[Action::Yield], &[0, 0, 0]);
    assert!(state.activation().is_none());
    assert!(!space(&state, "messana").besieged, "the besieger was beaten");
    assert_eq!(state.outside(ROME, s("messana")).units(), 4);
}

/// Rules: HM-12.9, HM-7.5
#[test]
fn a_consul_does_not_come_out_with_too_few() {
    let unit = Action::Leave { what: Piece::Unit };
    let state = called(messana(3), "metellus");
    refused(&after(&state, &[unit, unit]), SORTIE, "HM-7.5");
    // The proconsul may; and a small garrison comes out whole.
    let proconsul = called(messana(3).set("proconsul", json!(g("metellus"))), "metellus");
    assert!(is_offered(&after(&proconsul, &[unit, unit]), SORTIE));
}

/// Rules: HM-12.9, HM-10.13
#[test]
fn a_sortie_withdraws_inside() {
    let mut state = called(messana(3), "metellus");
    play(&mut state, &[SORTIE]);
    let away = Action::Withdraw { to: quadriga_hamilcar::Haven::Inside };
    roll(&mut state, &[away], &[0]);
    assert!(state.activation().is_none());
    assert_eq!(space(&state, "messana").inside.map(Stack::units), Some(4));
    assert_eq!(state.post(g("metellus")), Post::Inside(s("messana")));
    assert_eq!(points(&state, "messana"), 1, "the siege goes on");
}

/// Rules: HM-20.57, HM-12.9
#[test]
fn nobody_comes_out_under_truce() {
    let state = messana(3).set("truce", json!(true)).lay();
    refused(&state, use_card(65, Use::Activate), "HM-4.5");
}

/// Rules: HM-12.12, HM-18.3
#[test]
fn a_besieger_who_has_no_unit_left_ends_the_siege() {
    let table = table().markers(CARTHAGE, &["lilybaeum"]).stack(ROME, "lilybaeum", 1, 0);
    let table = table.inside(CARTHAGE, "lilybaeum", 2, 0).besieged("lilybaeum", 2);
    let table = table.general("metellus", "lilybaeum").markers(ROME, &["drepanum"]);
    let mut state = table.before_winter();
    // The garrison is besieged and rolls first, without a loss; the besieger loses his last.
    roll(&mut state, &[crate::table::WINTER], &[0, 5]);
    assert_eq!(points(&state, "lilybaeum"), 0);
    assert_eq!(state.outside(CARTHAGE, s("lilybaeum")).units(), 2);
    assert_eq!(decides(&state), ROME.seat());
    assert!(is_offered(&state, Action::Escape { to: s("drepanum") }));
}

/// Rules: HM-12.10, HM-10.1
#[test]
fn an_army_that_comes_to_help_fights_without_the_garrison() {
    let table = messana(3).stack(ROME, "tauromenium", 5, 0).general("duilius", "tauromenium");
    let mut state = called(table, "duilius");
    play(&mut state, &[Action::March { to: s("messana") }]);
    let battle = state.view(Eye::Spectator).battle.expect("a battle");
    assert_eq!(battle.encounter.attacker, ROME);
    assert_eq!(battle.armies.rome.commander, Some(g("duilius")));
    // Five units and BR 3: the four inside are not counted.
    assert_eq!(battle.armies.rome.dealt, 5 + 3);
}

/// Rules: HM-12.8, HM-12.6, HM-12.10
#[test]
fn the_points_of_a_beaten_besieger_are_nothing_to_the_victor() {
    // Carthage besieges an independent Rhegium; Rome drives it off and stays.
    let site = quadriga_hamilcar::map().site(s("rhegium"));
    let table = table().stack(CARTHAGE, "rhegium", 3, 0).markers(CARTHAGE, &["locri", "mylae"]);
    let siege = json!([{ "site": site, "points": 2, "besieged": true, "punic": true }]);
    let table = table.set("sieges", siege).set("discards", json!([112, 114, 116, 117, 123]));
    let table = table.stack(ROME, "messana", 6, 0).general("duilius", "messana");
    let mut state = called(table.hand(ROME, &[65, 84]), "duilius");
    assert_eq!(points(&state, "rhegium"), 2);
    play(&mut state, &[Action::March { to: s("rhegium") }]);
    let lead = offered(&state).into_iter().find(|action| matches!(action, Action::Lead { .. }));
    play(&mut state, &[lead.expect("a card to lead")]);
    roll(&mut state, &[Action::Yield], &[0, 0, 0]);
    assert!(state.activation().is_none());
    assert_eq!(state.outside(ROME, s("rhegium")).units(), 6);
    assert_eq!((points(&state, "rhegium"), space(&state, "rhegium").besieged), (0, false));
}

/// Rules: HM-12.9
#[test]
fn nobody_avoids_a_sortie_or_comes_to_help_against_it() {
    let posts = json!([
        { "general": g("metellus"), "post": { "inside": s("messana") } },
        { "general": g("boodes"), "post": { "outside": s("messana") } },
        { "general": g("carthalo"), "post": { "outside": s("mylae") } },
    ]);
    let table = messana(3).set("generals", posts).stack(CARTHAGE, "mylae", 5, 0);
    let state = after(&called(table, "metellus"), &[SORTIE]);
    let battle = state.view(Eye::Spectator).battle.expect("a battle");
    assert!(battle.encounter.interceptors.is_empty());
    assert_eq!(battle.armies.carthage.dealt, 3 + 2);
    assert_eq!(decides(&state), ROME.seat(), "Rome leads at once");
}

/// Rules: HM-12.6
#[test]
fn nobody_inside_a_besieged_city_intercepts() {
    let posts = json!([
        { "general": g("hamilcar_paropus"), "post": { "inside": s("lilybaeum") } },
        { "general": g("metellus"), "post": { "outside": s("segesta") } },
        { "general": g("duilius"), "post": { "outside": s("lilybaeum") } },
    ]);
    let table = lilybaeum(3, 0).besieged("lilybaeum", 0).stack(ROME, "segesta", 4, 0);
    let mut state = called(table.set("generals", posts), "duilius");
    // Drepanum is a road from Lilybaeum, where two units stay.
    play(&mut state, &[Action::Leave { what: Piece::Unit }; 2]);
    play(&mut state, &[Action::March { to: s("drepanum") }]);
    assert_eq!(decides(&state), ROME.seat());
}
