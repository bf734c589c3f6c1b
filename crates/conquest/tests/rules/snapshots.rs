//! What onlookers see and hear, as reviewed text.

use crate::table::{A, B, DONE, GAL, INF, PASS, attack, lose, p, roll, s, seat, start, table};
use quadriga_conquest::{Action, Card, Conquest, Unit};
use quadriga_core::kit::views;

#[test]
fn the_start_as_each_onlooker_sees_it() {
    insta::assert_json_snapshot!("start", views(&start(4, 1)));
}

/// A battle for Egypt, with galleys, a city, diplomacy and an ally who has lent.
fn rich() -> Conquest {
    table(4)
        .army(A, "egypt", [3, 1, 1], 1)
        .caesar(A, "asia")
        .troops(B, "egypt", [2, 1, 0])
        .troops(seat(2), "egypt", [2, 0, 0])
        .galleys(A, "alexandria", 2)
        .influence(A, "asia", 2)
        .influence(B, "egypt", 3)
        .tokens("egypt", 1)
        .city("egypt", B)
        .card(B, Card::DiplomacyEgypt)
        .card(A, Card::ArmyTraining)
        .card(A, Card::HailCaesar)
        .senators(A, [1, 0, 1, 0])
        .senators(B, [1, 1, 0, 1])
        .chaos(A, 4)
        .chaos(B, 6)
        .talents(A, 35)
        .points(B, 20)
        .offer(&[Card::Bribe, Card::SenatorIv])
        .lay()
}

fn fight(state: &mut Conquest) -> Vec<quadriga_conquest::Event> {
    let actions = [
        attack("egypt", B),
        Action::Commit { sea: s("alexandria"), count: 1 },
        DONE,
        Action::Lend { unit: Unit::Infantry, count: 1 },
        DONE,
    ];
    roll(state, &actions, &[INF, INF, GAL, GAL, INF, INF, GAL, INF])
}

#[test]
fn a_battle_as_each_onlooker_sees_it() {
    let mut state = rich();
    fight(&mut state);
    insta::assert_json_snapshot!("battle", views(&state));
}

#[test]
fn the_log_of_a_turn_in_which_much_happens() {
    let mut state = rich();
    let mut log = fight(&mut state);
    let lent = lose(Unit::Infantry, seat(2));
    let own = Action::Lose { unit: Unit::Infantry, of: Some(A), from: None, count: 2 };
    log.extend(roll(&mut state, &[lent, own], &[INF, INF, GAL, INF, GAL]));
    while state.battle().is_some() {
        let first = crate::table::offered(&state)[0];
        log.extend(roll(&mut state, &[first], &[INF, INF, INF, INF, INF, INF]));
    }
    let vote = [Action::Use { card: Card::HailCaesar }, Action::Lay { votes: 3 }, DONE, PASS];
    log.extend(roll(&mut state, &vote, &[]));
    log.extend(roll(&mut state, &[Action::March { from: p("asia") }], &[]));
    insta::assert_json_snapshot!("log", log);
}
