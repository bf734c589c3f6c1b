//! Chapter 12: cities.

use crate::table::{
    A, B, BLANK, DONE, INF, Table, after, aim, attack, march, offered, p, play, refused, roll,
    seat, table, take,
};
use quadriga_conquest::{Action, Card, Event};
use serde_json::json;

const CARD: Card = Card::CityEgyptNumidia;

/// Rules: CE-12.1
#[test]
fn a_city_needs_its_card_a_free_province_and_troops() {
    let state = table(2).talents(A, 40).offer(&[CARD]);
    refused(&state.clone().caesar(A, "egypt").lay(), take(CARD), "CE-5.3");
    let taken =
        state.clone().troops(A, "egypt", [1, 0, 0]).city("egypt", B).troops(B, "egypt", [1, 0, 0]);
    refused(&taken.lay(), take(CARD), "CE-5.3");
    let both = state.troops(A, "egypt", [1, 0, 0]).troops(A, "numidia", [1, 0, 0]);
    let choosing = after(&both.lay(), &[take(CARD)]);
    let build = |id: &str| Action::Build { at: p(id) };
    assert_eq!(offered(&choosing), [build("egypt"), build("numidia")]);
    refused(&choosing, build("asia"), "CE-12.1");
    let built = after(&choosing, &[build("numidia")]);
    assert_eq!((built.city(p("numidia")), built.talents(A)), (Some(A), 0));
}

/// Rules: CE-12.2
#[test]
fn the_builder_owns_it_until_he_is_beaten_there() {
    let state =
        table(4).city("egypt", B).troops(B, "egypt", [1, 0, 0]).troops(A, "egypt", [3, 0, 0]);
    let mut won = state
        .clone()
        .troops(seat(2), "egypt", [1, 0, 0])
        .put(seat(2), "answers", json!(["never_lend"]))
        .lay();
    let told =
        roll(&mut won, &[attack("egypt", B)], &[BLANK, BLANK, BLANK, BLANK, INF, BLANK, BLANK]);
    assert!(told.contains(&Event::CityTaken { seat: A, at: p("egypt") }));
    assert_eq!(won.city(p("egypt")), Some(A));
    let mut lost = state.lay();
    roll(&mut lost, &[attack("egypt", B)], &[INF, BLANK, BLANK, BLANK, BLANK, BLANK, BLANK]);
    assert_eq!(lost.city(p("egypt")), Some(B));
}

/// Rules: CE-12.3
#[test]
fn a_city_without_troops_goes_to_the_first_enemy_there() {
    let enter = |table: crate::table::Table| {
        let state = table.army(A, "cyrenaica", [2, 0, 0], 1).city("egypt", B).lay();
        after(&state, &[march("cyrenaica"), aim("egypt"), Action::SendAll])
    };
    assert_eq!(enter(table(4)).city(p("egypt")), Some(A), "he marches in");
    assert_eq!(
        enter(table(4).caesar(B, "egypt")).city(p("egypt")),
        Some(A),
        "a leader is not enough"
    );
    assert_eq!(enter(table(4).troops(B, "egypt", [1, 0, 0])).city(p("egypt")), Some(B));
    // The owner himself leaves: the mover's own alliance gets nothing, the enemy who stands there
    // does.
    let leaving = table(4)
        .army(A, "egypt", [1, 0, 0], 1)
        .city("egypt", A)
        .troops(seat(2), "egypt", [1, 0, 0])
        .troops(seat(3), "egypt", [1, 0, 0])
        .lay();
    let left = after(&leaving, &[march("egypt"), aim("cyrenaica"), Action::SendAll]);
    assert_eq!(left.city(p("egypt")), Some(seat(3)));
}

/// Rules: CE-12.3
#[test]
fn cities_are_looked_at_when_alliances_are_made() {
    // A's city holds only troops of seat 2, his ally until now.
    let state = table(3).last_action().city("egypt", A).troops(seat(2), "egypt", [1, 0, 0]);
    let mut state = after(&state.lay(), &[DONE]);
    assert_eq!(state.city(p("egypt")), Some(A));
    // Nobody has money: zero is bid unasked.
    let pair = Action::Propose { a: Some(A), b: Some(seat(2)) };
    play(&mut state, &[pair]);
    let alone = Action::Propose { a: Some(B), b: None };
    let told = play(&mut state, &[alone]);
    assert!(told.contains(&Event::CityTaken { seat: seat(2), at: p("egypt") }), "{told:?}");
}

/// Rules: CE-18.6
#[test]
fn leaders_hold_and_take_cities_where_leaders_fight() {
    let fight = |table: Table| table.set("leaders", json!("fight")).lay();
    let walk = [march("palestina"), aim("egypt")];
    let lone = table(2).city("egypt", B).caesar(A, "palestina");
    assert_eq!(after(&lone.clone().lay(), &walk).city(p("egypt")), Some(B), "else they do not");
    assert_eq!(after(&fight(lone.clone()), &walk).city(p("egypt")), Some(A));
    let held = fight(lone.caesar(B, "egypt"));
    assert_eq!(after(&held, &walk).city(p("egypt")), Some(B), "his own Caesar holds it");
    // The book says "the first player who leads land units in": an ally too.
    let ally = table(3).city("egypt", seat(2)).army(A, "palestina", [2, 0, 0], 1);
    let walk = [march("palestina"), aim("egypt"), Action::SendAll];
    assert_eq!(after(&ally.clone().lay(), &walk).city(p("egypt")), Some(seat(2)));
    assert_eq!(after(&fight(ally), &walk).city(p("egypt")), Some(A));
}

/// Rules: CE-12.4
#[test]
fn nobody_there_leaves_the_city_with_its_owner() {
    let state =
        table(2).army(A, "egypt", [1, 0, 0], 1).city("egypt", A).influence(A, "egypt", 2).lay();
    let left = after(&state, &[march("egypt"), aim("asia"), Action::SendAll]);
    assert_eq!(left.city(p("egypt")), Some(A));
    let last = table(2).last_action().city("egypt", A).influence(A, "egypt", 2).chaos(A, 5).lay();
    let taxed = after(&last, &[DONE]);
    assert_eq!((taxed.talents(A), taxed.chaos(A)), (20, 2), "with tax and calm");
}
