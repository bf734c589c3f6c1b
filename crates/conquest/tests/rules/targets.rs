//! Where on the table an offered action is clicked.

use crate::table::{A, B, p, s, table};
use quadriga_conquest::{Action, Answer, Card, Unit};
use quadriga_core::Game;
use serde_json::{json, to_value};

#[test]
fn targets_name_what_is_clicked() {
    let state = table(3).lay();
    let space = |track: &str, which| json!({ "space": { "track": track, "space": which } });
    let clicks = [
        (Action::Bid { coins: 3 }, space("bid", json!(3))),
        (Action::Propose { a: Some(B), b: None }, space("a", json!(B))),
        (Action::Propose { a: Some(B), b: None }, space("b", json!(null))),
        (Action::Enlist { unit: Unit::Catapult, count: 2 }, space("units", json!("catapult"))),
        (Action::Launch { sea: s("alexandria"), count: 1 }, space("units", json!("galley"))),
        (Action::Buy { at: p("egypt"), from: None }, space("players", json!(null))),
        (Action::Attack { at: p("egypt"), whom: A }, space("players", json!(A))),
        (Action::Levy { chaos: 2 }, space("chaos", json!(2))),
        (Action::Lay { votes: 4 }, space("senators", json!(4))),
        (
            Action::Answer { answer: Answer::NeverLend, on: true },
            space("answers", json!("never_lend")),
        ),
        (Action::Take { card: Card::SenatorIi }, json!({ "card": "senator_ii" })),
        (Action::Use { card: Card::HailCaesar }, json!({ "card": "hail_caesar" })),
    ];
    for (action, click) in clicks {
        let path = to_value(state.targets(action)).expect("JSON");
        assert!(path.as_array().expect("a list").contains(&click), "{click} in {path}");
    }
}
