//! Chapter 1: material and set-up.

use crate::table::{A, B, Table, buy, p, refused, s, start, table};
use quadriga_conquest::{Border, Card, KEYS, Province, Unit, map};
use quadriga_core::{Eye, Game, Seat};
use serde_json::Value;

fn data(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

/// Rules: CE-1.1, CE-1.13
#[test]
fn each_player_has_the_pieces_of_one_colour_and_no_more() {
    let state = table(2).troops(A, "egypt", [3, 2, 1]).galleys(A, "alexandria", 1).lay();
    let kinds = [Unit::Infantry, Unit::Cavalry, Unit::Catapult, Unit::General, Unit::Galley];
    assert_eq!(kinds.map(|unit| state.supply(A, unit)), [17, 18, 5, 4, 7]);
    assert_eq!(kinds.map(|unit| state.supply(B, unit)), [20, 20, 6, 4, 8]);
    let too_many = table(2).troops(A, "egypt", [20, 0, 0]).troops(A, "asia", [1, 0, 0]);
    assert!(too_many.read().unwrap_err().contains("too many land units"));
    assert!(table(2).galleys(A, "alexandria", 9).read().unwrap_err().contains("too many galleys"));
}

/// Rules: CE-1.2
#[test]
fn the_map_has_42_provinces_and_18_seas_that_hang_together() {
    let map = map(Border::Closed);
    assert_eq!((map.provinces.len(), map.seas.len()), (42, 18));
    let mut borders = 0;
    for at in Province::all() {
        for near in map.neighbours(at).iter() {
            assert!(map.neighbours(near).has(at), "{at} {near}");
            borders += 1;
        }
        for sea in map.shores(at).iter() {
            assert!(map.coasts(sea).has(at));
        }
    }
    assert_eq!(borders, 2 * 55);
    for landlocked in ["arabia_petraea", "dacia", "mesopotamia", "noricum", "pannonia", "rhaetia"] {
        assert!(map.shores(p(landlocked)).is_empty(), "{landlocked}");
    }
    assert_eq!(map.shores(p("sicilia")).len(), 5);
    assert!(map.beside(s("epirus")).has(s("aegaeum")));
}

/// Rules: CE-1.3
#[test]
fn leaders_are_land_units_but_not_military_ones() {
    let troops = Unit::ALL.iter().filter(|unit| unit.is_troop()).count();
    assert_eq!(troops, 3);
    assert!(!Unit::General.is_troop() && !Unit::Caesar.is_troop() && !Unit::Galley.is_troop());
    let lone =
        table(2).army(A, "egypt", [1, 0, 0], 1).army(B, "egypt", [0, 0, 0], 1).caesar(B, "egypt");
    refused(&lone.lay(), crate::table::attack("egypt", B), "CE-10.1");
}

/// Rules: CE-1.4
#[test]
fn eleven_key_provinces_are_worth_points() {
    let map = map(Border::Closed);
    let points = |id: &str| map.points(p(id));
    assert_eq!(map.key_provinces().len() as usize, KEYS);
    assert_eq!((points("egypt"), points("neapolis")), ([15, 5, 0], [15, 5, 0]));
    assert_eq!((points("italia"), points("syria")), ([20, 10, 5], [0, 0, 0]));
    let tens = [
        "hispania",
        "narbonensis",
        "sicilia",
        "achaia",
        "asia",
        "galacia",
        "mesopotamia",
        "numidia",
    ];
    assert!(tens.iter().all(|id| points(id) == [10, 5, 0]));
    let file = data(include_str!("../../data/map.json"));
    let known = file["provinces"].as_array().unwrap().iter();
    let known: Vec<&str> = known
        .filter(|at| at["points_source"] == "known")
        .filter_map(|at| at["id"].as_str())
        .collect();
    assert_eq!(known, ["egypt", "neapolis"]);
    let state = table(2).army(A, "syria", [1, 0, 0], 1).talents(A, 50).lay();
    refused(&state, buy("syria", None), "CE-1.4");
}

/// Rules: CE-1.5
#[test]
fn five_straits_lie_in_one_sea_each() {
    let map = map(Border::Closed);
    let ends: Vec<_> = map.straits.iter().map(|strait| (strait.a, strait.b, strait.sea)).collect();
    let wanted = [
        ("baetica", "tingitana", "baliaricum"),
        ("asia", "thracia", "aegaeum"),
        ("corsica", "sardinia", "tyrrhenum"),
        ("neapolis", "sicilia", "tyrrhenum"),
        ("belgica", "britannia", "oceanus_britannicus"),
    ];
    assert_eq!(ends, wanted.map(|(a, b, sea)| (p(a), p(b), s(sea))));
    let file = data(include_str!("../../data/map.json"));
    let known =
        file["straits"].as_array().unwrap().iter().filter(|at| at["ends_source"] == "known");
    assert_eq!(known.map(|at| at["id"].as_str().unwrap()).collect::<Vec<_>>(), ["gibraltar"]);
}

fn all_tokens(table: &Value) -> u64 {
    table.as_array().unwrap().iter().filter_map(Value::as_u64).sum()
}

/// Rules: CE-1.6, CE-1.8
#[test]
fn each_draws_four_tokens_but_never_italia() {
    for number in 0..200 {
        let players = 2 + number as usize % 5;
        let state = start(players as u8, number);
        for seat in Seat::all(players) {
            let influence = Province::all().map(|at| state.influence(seat, at)).sum::<u8>();
            assert_eq!((influence, state.influence(seat, p("italia"))), (4, 0));
        }
        let position = serde_json::to_value(&state).unwrap();
        let left = all_tokens(&position["tokens"]) + all_tokens(&position["pool"]);
        assert_eq!(left as usize, 88 - 4 * players, "the drawn tokens leave the game");
    }
    let double = (0..200).map(|number| start(4, number)).any(|state| {
        Province::all().any(|at| Seat::all(4).any(|seat| state.influence(seat, at) > 1))
    });
    assert!(double, "a province can be drawn twice");
    let firsts: Vec<Seat> = (0..40).map(|number| start(4, number).mover()).collect();
    assert!(Seat::all(4).all(|seat| firsts.contains(&seat)), "the first player is drawn by lot");
}

/// Rules: CE-1.7
#[test]
fn eighteen_influence_tokens_lie_on_the_map_at_most() {
    let full = |tokens: u8| {
        let table = table(2).influence(A, "asia", 10).influence(A, "egypt", tokens);
        table.army(A, "egypt", [1, 0, 0], 1).caesar(A, "egypt").tokens("egypt", 1).talents(A, 50)
    };
    refused(&full(8).lay(), buy("egypt", None), "CE-7.5");
    assert!(full(9).read().unwrap_err().contains("too many influence tokens"));
    let politician = full(8).offer(&[Card::Politician]).lay();
    let after = crate::table::after(&politician, &[crate::table::take(Card::Politician)]);
    assert_eq!(after.influence(A, p("egypt")), 8, "what goes beyond is lost");
}

/// Rules: CE-1.9
#[test]
fn each_begins_with_80_talents_and_three_senators() {
    let state = start(6, 3);
    for seat in Seat::all(6) {
        assert_eq!((state.talents(seat), state.senators(seat)), (80, [1, 1, 1, 0]));
    }
}

/// Rules: CE-1.10
#[test]
fn the_votes_lie_on_offer_and_all_else_is_the_deck() {
    let state = start(5, 9);
    let votes = [
        Card::EmergencyTax,
        Card::BreadAndCircuses,
        Card::HailCaesar,
        Card::NewLegions,
        Card::InfluenceInRome,
    ];
    assert!(votes.iter().all(|&card| state.offered(card) == 1));
    let offer: u8 = Card::ALL.iter().map(|&card| state.offered(card)).sum();
    let deck: u8 = state.view(Eye::Spectator).deck.iter().map(|entry| entry.count).sum();
    assert_eq!((offer, deck), (5 + 10, 83 - 5 - 15 - 10));
}

/// Rules: CE-1.11
#[test]
fn sums_are_multiples_of_five_and_the_bank_never_runs_out() {
    let broken = table(2).talents(A, 7).read();
    assert!(broken.unwrap_err().contains("broken coins"));
    let rich = table(2).talents(A, 60_000).lay();
    let after = crate::table::after(&rich, &[crate::table::PASS]);
    let taxed = crate::table::after(&after, &[quadriga_conquest::Action::Levy { chaos: 5 }]);
    assert_eq!(taxed.talents(A), 60_025);
}

/// Rules: CE-1.12
#[test]
fn nobody_spends_more_than_he_has() {
    let poor =
        || -> Table { table(2).army(A, "egypt", [1, 0, 0], 1).tokens("egypt", 1).talents(A, 5) };
    refused(&poor().lay(), buy("egypt", None), "CE-1.12");
    let card = poor().offer(&[Card::ArmyTraining]).lay();
    refused(&card, crate::table::take(Card::ArmyTraining), "CE-1.12");
}
