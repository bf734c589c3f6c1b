//! Where on the table an offered action is clicked.

use crate::table::{w, west};
use quadriga_antike::{Action, Card, Field, Good, KnowHow, Personage, Unit, Wealth};
use quadriga_core::Game;
use serde_json::{json, to_value};

#[test]
fn targets_name_what_is_clicked() {
    let state = west().movement().lay();
    let (roma, ancona) = (w("roma"), w("ancona"));
    let space = |track: &str, word: &str| json!({ "space": { "track": track, "space": word } });
    let clicks = [
        (Action::Advance { field: Field::SecondDuellum }, space("rondel", "second_duellum")),
        (Action::Pay { with: Wealth::Coin }, space("wealth", "coin")),
        (Action::Take { good: Good::Iron }, space("taken", "iron")),
        (Action::Arm { unit: Unit::Galley, region: roma }, space("recruits", "galley")),
        (Action::Learn { know_how: KnowHow::ResPublica }, space("know_how", "res_publica")),
        (Action::Claim { personage: Personage::Scholar }, space("personages", "scholar")),
        (Action::Pick { card: Card::FairWind }, json!({ "card": "fair_wind" })),
        (
            Action::Move { unit: Unit::Legion, from: roma, to: ancona, count: 1, after: 0 },
            json!({ "piece": { "region": roma, "piece": "legion" } }),
        ),
    ];
    for (action, click) in clicks {
        let path = to_value(state.targets(action)).expect("JSON");
        assert!(path.as_array().expect("a list").contains(&click), "{click} in {path}");
    }
}
