//! Chapter 15: the end of a campaign. Chapter 16: the end of the game.

use crate::table::{A, B, DONE, PASS, Table, after, p, play, seat, table};
use quadriga_conquest::{Action, Card, Conquest, Event, Phase};
use quadriga_core::{Game, Seat, Turn};

fn points(table: Table) -> Vec<i16> {
    let state = after(&table.last_action().lay(), &[DONE]);
    Seat::all(state.seats()).map(|seat| state.points(seat)).collect()
}

/// Rules: CE-15.1
#[test]
fn taxes_are_five_for_each_token_and_ten_with_the_city() {
    let table = table(2)
        .influence(A, "egypt", 3)
        .influence(A, "asia", 1)
        .city("egypt", A)
        .influence(B, "egypt", 2)
        .troops(B, "syria", [20, 0, 0]);
    let state = after(&table.last_action().lay(), &[DONE]);
    assert_eq!((state.talents(A), state.talents(B)), (35, 10), "and no upkeep");
}

/// Angela and Charles have three tokens in Neapolis, Blake two and Dave one.
///
/// Rules: CE-15.2
#[test]
fn neapolis_with_ties() {
    let table = table(4)
        .influence(A, "neapolis", 3)
        .influence(B, "neapolis", 2)
        .influence(seat(2), "neapolis", 3)
        .influence(seat(3), "neapolis", 1);
    assert_eq!(points(table.clone()), [15, 5, 15, 0]);
    let mut state = table.last_action().lay();
    let told = play(&mut state, &[DONE]);
    let scored = Event::Scored { seat: B, at: p("neapolis"), rank: 2, points: 5 };
    assert!(told.contains(&scored));
}

/// Rules: CE-15.2
#[test]
fn italia_has_three_ranks_and_nobody_scores_without_a_token() {
    let italia = |tokens: [u8; 4]| {
        let seats = Seat::all(4).zip(tokens);
        seats.fold(table(4), |table, (seat, tokens)| table.influence(seat, "italia", tokens))
    };
    assert_eq!(points(italia([4, 3, 2, 1])), [20, 10, 5, 0]);
    assert_eq!(points(italia([3, 3, 1, 0])), [20, 20, 10, 0]);
    assert_eq!(points(italia([0, 0, 0, 1])), [0, 0, 0, 20]);
    let two = table(4).influence(A, "asia", 1).influence(B, "achaia", 2).influence(A, "achaia", 1);
    assert_eq!(points(two), [10 + 5, 10, 0, 0]);
}

fn chaotic(chaos: [u16; 4]) -> Table {
    Seat::all(4).zip(chaos).fold(table(4), |table, (seat, chaos)| table.chaos(seat, chaos))
}

/// Rules: CE-15.3
#[test]
fn each_city_takes_three_chaos_off_for_good() {
    let table = chaotic([9, 8, 2, 0]).city("egypt", A).city("asia", A).city("italia", seat(2));
    let mut state = table.last_action().lay();
    let told = play(&mut state, &[DONE]);
    assert_eq!([A, B, seat(2)].map(|seat| state.chaos(seat)), [3, 8, 0]);
    assert!(told.contains(&Event::CitiesCalmed { seat: A, cities: 2 }));
    assert_eq!([A, B].map(|seat| state.points(seat)), [-5, -10], "before it is compared");
}

/// Rules: CE-15.4, CE-15.6
#[test]
fn most_chaos_costs_ten_and_the_next_five_with_ties() {
    assert_eq!(points(chaotic([7, 5, 3, 1])), [-10, -5, 0, 0]);
    assert_eq!(points(chaotic([7, 7, 3, 3])), [-10, -10, -5, -5]);
    assert_eq!(points(chaotic([7, 0, 0, 0])), [-10, 0, 0, 0]);
    assert_eq!(points(chaotic([0, 0, 0, 0])), [0, 0, 0, 0]);
    assert_eq!(points(chaotic([1, 1, 1, 1])), [-10; 4]);
}

/// Rules: CE-15.5
#[test]
fn chaos_is_kept() {
    let state = after(&chaotic([7, 5, 3, 1]).last_action().lay(), &[DONE]);
    assert_eq!([A, B].map(|seat| state.chaos(seat)), [7, 5]);
    assert_eq!(state.time().0, 2);
}

/// Rules: CE-15.6
#[test]
fn points_may_fall_below_zero() {
    assert_eq!(points(chaotic([2, 0, 0, 0]).points(A, 3)), [-7, 0, 0, 0]);
}

/// Rules: CE-15.7
#[test]
fn the_table_is_made_ready() {
    let table = table(4).card(B, Card::DiplomacyAchaia).card(B, Card::HailCaesar);
    let table = table.set("used", serde_json::json!(["hail_caesar"])).last_action();
    let state = after(&table.lay(), &[DONE]);
    assert_eq!(state.slots(), [None; 6]);
    assert_eq!(state.offered(Card::DiplomacyAchaia), 1);
    assert_eq!(serde_json::to_value(&state).unwrap()["used"], serde_json::json!([]));
}

fn ending(table: Table) -> Conquest {
    after(&table.set("campaign", serde_json::json!(4)).last_action().lay(), &[DONE])
}

fn places(state: &Conquest) -> Vec<u8> {
    let Turn::Over(standing) = state.turn() else { panic!("the game goes on") };
    Seat::all(state.seats()).map(|seat| standing.place(seat)).collect()
}

/// Rules: CE-16.1
#[test]
fn most_points_after_the_last_campaign_win() {
    let state = ending(table(3).points(A, 20).points(B, 30).points(seat(2), -5));
    assert_eq!((state.phase(), places(&state)), (Phase::Over, vec![2, 1, 3]));
    assert!(state.check(PASS).is_err() && state.check(Action::Done).is_err());
}

/// Rules: CE-16.2
#[test]
fn ties_are_broken_by_influence_then_talents() {
    let even = table(3).points(A, 20).points(B, 10).points(seat(2), 20);
    // B's token in Asia brings ten points, and the token itself decides.
    assert_eq!(places(&ending(even.clone().influence(B, "asia", 1))), [2, 1, 2]);
    assert_eq!(places(&ending(even.clone().talents(seat(2), 5))), [2, 3, 1]);
    assert_eq!(places(&ending(even)), [1, 3, 1], "else the victory is shared");
}
