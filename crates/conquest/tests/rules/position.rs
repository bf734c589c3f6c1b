//! The door for positions: what the rules could never continue from is refused.

use crate::table::{A, B, Table, p, s, table};
use quadriga_conquest::{Card, Conquest, Options, Players};
use quadriga_core::kit::let_in_is_playable;
use serde_json::json;

#[track_caller]
fn bad(table: Table, part: &str) {
    let error = table.read().expect_err("it should be refused");
    assert!(error.contains(part), "{error}");
}

#[test]
fn seats_are_those_that_play() {
    bad(table(3).mover(crate::table::seat(3)), "does not play");
    bad(table(3).slots([Some(0), Some(1), Some(0), None, None, None]), "two slots");
    bad(table(3).slots([Some(0), Some(1), None, None, None, None]), "the slots");
    bad(table(3).set("left_of", json!([1, 0, 2])), "in one ring");
    bad(table(3).set("left_of", json!([1, 2])), "has a neighbour");
    bad(table(3).city("egypt", crate::table::seat(4)), "does not play");
    bad(table(2).set("players", json!(3)), "neighbour");
}

#[test]
fn the_box_has_only_so_many_pieces() {
    bad(table(2).troops(A, "egypt", [21, 0, 0]), "too many land units");
    bad(table(2).army(A, "egypt", [0, 0, 0], 5), "too many land units");
    bad(table(2).troops(A, "egypt", [0, 0, 0]), "nobody is there");
    let twice = table(2).troops(A, "egypt", [1, 0, 0]).troops(A, "egypt", [1, 0, 0]);
    bad(twice, "listed twice");
    bad(table(2).galleys(A, "narbo", 1).galleys(A, "narbo", 1), "listed twice");
    bad(table(2).tokens("egypt", 9), "too many province tokens");
    bad(table(2).influence(A, "egypt", 19), "too many influence tokens");
}

#[test]
fn cards_lie_where_they_can() {
    bad(
        table(2).card(A, Card::Loot).card(B, Card::Loot).set("deck", json!([])),
        "more than the box",
    );
    bad(table(2).card(A, Card::Politician), "does not lie before a player");
    bad(table(2).senators(A, [0, 0, 0, 5]).set("deck", json!([])), "more than the box");
    bad(table(2).set("used", json!(["bribe"])), "only multi-use cards");
}

#[test]
fn the_phase_fits() {
    bad(table(2).set("round", json!(0)), "the round");
    bad(table(2).time(5, 1), "the campaign");
    bad(table(2).left(3), "the campaign");
    bad(table(2).set("phase", json!("bidding")), "an auction");
    bad(table(2).set("phase", json!("voting")), "a vote");
    bad(table(2).set("phase", json!("fair_wind")), "a battle");
    bad(table(2).set("phase", json!("bribing")), "nothing to decide");
    bad(table(2).set("phase", json!("over")), "not over yet");
    let fetch = json!({ "fetching": { "card": "bribe" } });
    bad(table(2).set("phase", fetch), "nothing to decide");
    let recruiting = json!({ "recruiting": { "at": p("egypt"), "from": 1 } });
    bad(table(2).set("phase", recruiting), "no such step");
    let march = json!({
        "from": p("egypt"), "to": p("asia"), "over": s("narbo"), "next": 0, "troops": 0,
        "any": false, "errand": null,
    });
    let sending = table(2).troops(A, "egypt", [1, 0, 0]).set("phase", json!({ "sending": march }));
    bad(sending, "no such step");
    let marching = json!({ "marching": { "from": p("italia"), "moved": false } });
    bad(table(2).caesar(A, "egypt").set("phase", marching), "no such step");
    let buying = json!({ "buying": { "at": p("italia"), "left": 1 } });
    let tokens = table(2).caesar(A, "egypt").talents(A, 80).tokens("italia", 1);
    bad(tokens.set("phase", buying), "no such step");
    let placing = json!({ "placing": { "unit": "infantry", "left": 9, "from": p("asia") } });
    let homes = table(2).influence(A, "asia", 1).influence(A, "egypt", 1).time(1, 0);
    bad(homes.left(0).set("phase", placing), "no such step");
    bad(table(2).set("shipped", json!([{ "sea": 3, "count": 2 }])), "units at sea");
    let auction = json!({
        "opener": 0, "asked": 1, "bidder": 0, "bid": 95, "a": 0, "b": 1,
    });
    let bidding = table(2).time(1, 0).slots([None; 6]).set("phase", json!("bidding"));
    bad(bidding.talents(A, 80).talents(B, 80).set("auction", auction), "no such bid");
}

#[test]
fn what_is_let_in_can_be_played_on_to_its_end() {
    let games = (2..=6).map(|players| {
        let players = Players::new(players).expect("2 to 6 can play");
        Options { players, ..Options::default() }
    });
    let let_in = let_in_is_playable::<Conquest>(games);
    assert!(let_in > 100, "only {let_in} were let in");
}
