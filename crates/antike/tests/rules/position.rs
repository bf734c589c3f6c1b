//! The door for positions: what the rules could never continue from is refused.

use crate::table::{BEIGE, BROWN, Table, west};
use quadriga_antike::{Antike, Board, Card, Good, Options};
use quadriga_core::kit::let_in_is_playable;
use serde_json::json;

#[track_caller]
fn bad(table: Table, part: &str) {
    let error = table.read().expect_err("it should be refused");
    assert!(error.contains(part), "{error}");
}

#[test]
fn cities_lie_on_sites_once() {
    bad(west().city("corsica", BROWN, Good::Gold), "no city site");
    bad(west().city("roma", BROWN, Good::Gold).city("roma", BEIGE, Good::Iron), "two cities");
}

#[test]
fn units_stand_where_they_can() {
    bad(west().units("corsica", BROWN, 1, 0), "such units cannot stand there");
    bad(west().units("zama", BROWN, 0, 1), "such units cannot stand there");
    bad(west().units("roma", BROWN, 0, 0), "such units cannot stand there");
    bad(west().units("roma", BROWN, 1, 0).units("roma", BEIGE, 1, 0), "such units cannot stand");
    bad(west().units("roma", BROWN, 7, 0).units("genua", BROWN, 6, 0), "too many");
    bad(west().boxed(BROWN, 0, 13), "too many");
}

#[test]
fn cards_walls_coins_and_personages_are_those_of_the_box() {
    bad(west().set("deck", json!([])), "event cards");
    bad(west().set("deck", json!(["storm", "storm"])), "event cards");
    let walls = west().city("roma", BROWN, Good::Gold).city("genua", BROWN, Good::Gold);
    bad(walls.wall("roma").wall("genua"), "too many walls");
    bad(west().goods(BROWN, [0; 3], 20).bank(250), "too many coins");
    bad(west().personages(BROWN, [4, 0, 0, 0, 0]).personages(BEIGE, [3, 0, 0, 0, 0]), "too many");
    bad(west().personages(BROWN, [6, 3, 0, 0, 0]), "has won this position");
}

#[test]
fn the_phase_fits() {
    let without_cards = west().set("events", json!(false)).set("open", json!([]));
    bad(without_cards.phase(json!("personages")), "nothing to decide");
    bad(west().phase(json!({ "picking": { "left": 0 } })), "nothing to decide");
    let surcharge = json!({ "surcharge": { "field": "aurum", "left": 2, "from": "marble" } });
    bad(west().phase(surcharge), "nothing to decide");
    bad(west().phase(json!({ "defence": { "region": 0, "galleys": 0 } })), "nothing to decide");
    bad(west().phase(json!({ "storming": { "region": 0, "galleys": 0 } })), "nothing to decide");
    let onward =
        json!({ "region": 0, "seat": 0, "legions": 2, "moved": [1, 0], "onward": [[2, 0]] });
    bad(west().movement().set("units", json!([onward])), "such units cannot stand there");
    let group = json!({ "unit": "legion", "region": 0, "count": 1, "steps": 1 });
    bad(west().phase(json!({ "movement": { "group": group } })), "nothing to decide");
    bad(west().set("trade", json!({ "giving": { "left": 3, "from": "marble" } })), "no such trade");
    bad(west().set("turn", json!(0)), "turns 1 to 240");
    bad(west().set("mover", json!(1)).set("brown", json!(2)), "seat 2 does not play");
    bad(
        west().phase(json!({ "over": { "personages": { "winner": 0 } } })),
        "did not end like that",
    );
    bad(west().this_turn("armable", json!([1, 0, 0])), "this turn has opened");
    bad(west().hand(BROWN, &[Card::Storm]).set("events", json!(false)), "event cards");
}

#[test]
fn what_is_let_in_can_be_played_on_to_its_end() {
    let boards = [Board::West, Board::East].into_iter().cycle().take(6);
    let games = (0..).zip(boards).map(|(number, board)| Options {
        board,
        special_units: number % 3 == 0,
        ..Options::default()
    });
    let let_in = let_in_is_playable::<Antike>(games);
    assert!(let_in > 100, "only {let_in} were let in");
}
