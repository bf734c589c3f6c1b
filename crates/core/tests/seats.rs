//! Seats, onlookers, tables by seat, and final standings.

use quadriga_core::{BySeat, Eye, Eyes, MAX_SEATS, Seat, Standing, Turn};
use serde_json::{from_value, json, to_value};

fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat that a table can have")
}

fn payoffs(scores: &[i32]) -> Vec<f32> {
    let standing = Standing::by_score(scores.len(), |seat| scores[seat.index()]);
    standing.payoffs().as_slice().to_vec()
}

#[test]
fn there_are_as_many_seats_as_the_largest_game_needs() {
    assert_eq!(Seat::all(MAX_SEATS).count(), 6);
    assert_eq!(Seat::new(MAX_SEATS), None);
    assert_eq!(Seat::all(99).count(), MAX_SEATS);
    assert_eq!(Seat::all(3).rev().map(Seat::index).collect::<Vec<_>>(), [2, 1, 0]);
}

#[test]
fn the_next_seat_goes_round_the_table() {
    let round: Vec<usize> = std::iter::successors(Some(Seat::FIRST), |seat| Some(seat.next(3)))
        .take(5)
        .map(Seat::index)
        .collect();
    assert_eq!(round, [0, 1, 2, 0, 1]);
    assert_eq!((Seat::FIRST.opponent(), Seat::SECOND.opponent()), (Seat::SECOND, Seat::FIRST));
}

#[test]
fn a_seat_is_a_number_in_json_and_only_one_that_exists_is_read() {
    assert_eq!(to_value(seat(4)).expect("a number"), json!(4));
    assert_eq!(from_value::<Seat>(json!(5)).expect("a seat"), seat(5));
    for wrong in [json!(6), json!(255), json!(-1), json!("0"), json!(null)] {
        assert!(from_value::<Seat>(wrong.clone()).is_err(), "{wrong}");
    }
    let told = from_value::<Seat>(json!(6)).expect_err("no such seat").to_string();
    assert!(told.contains("seat 6 does not exist: seats are 0 to 5"), "{told}");
    assert_eq!((format!("{:?}", seat(2)), seat(2).to_string()), ("seat 2".into(), "2".into()));
}

#[test]
fn an_eye_is_a_seat_or_a_spectator() {
    assert_eq!(to_value(Eye::Seat(seat(1))).expect("JSON"), json!({ "seat": 1 }));
    assert_eq!(to_value(Eye::Spectator).expect("JSON"), json!("spectator"));
    assert_eq!(from_value::<Eye>(json!({ "seat": 1 })).expect("an eye"), Eye::Seat(seat(1)));
    assert!(from_value::<Eye>(json!({ "seat": 9 })).is_err());
    let all: Vec<Eye> = Eye::all(2).collect();
    assert_eq!(all, [Eye::Seat(seat(0)), Eye::Seat(seat(1)), Eye::Spectator]);
}

#[test]
fn eyes_are_a_set_of_onlookers() {
    let two = Eyes::only(seat(0)).with(Eyes::only(seat(5)));
    let has = |eyes: Eyes| Eye::all(MAX_SEATS).map(|eye| eyes.has(eye)).collect::<Vec<_>>();
    assert_eq!(has(two), [true, false, false, false, false, true, false]);
    assert_eq!(has(Eyes::ALL), [true; 7]);
    assert_eq!(has(Eyes::NONE), [false; 7]);
    assert_eq!(has(Eyes::ALL.except(two)), [false, true, true, true, true, false, true]);
    assert!(Eyes::NONE.is_empty() && Eyes::default().is_empty());
    assert!(two.except(two).is_empty() && !two.is_empty());
}

#[test]
fn a_table_by_seat_is_a_list_in_json() {
    let mut scores = BySeat::new(3, |seat| seat.index() as u8 * 10);
    scores[seat(1)] += 5;
    assert_eq!(to_value(scores).expect("JSON"), json!([0, 15, 20]));
    assert_eq!(from_value::<BySeat<u8>>(json!([0, 15, 20])).expect("a table"), scores);
    assert_eq!(format!("{scores:?}"), "[0, 15, 20]");
    assert_eq!(scores.iter().map(|(_, &score)| score).sum::<u8>(), 35);
    assert_eq!((scores.seats(), scores.as_slice().len()), (3, 3));
    for wrong in [json!([]), json!([1, 2, 3, 4, 5, 6, 7]), json!(["a"]), json!({})] {
        assert!(from_value::<BySeat<u8>>(wrong.clone()).is_err(), "{wrong}");
    }
}

#[test]
fn a_payoff_is_the_share_of_the_others_left_behind() {
    assert_eq!(payoffs(&[3, 1]), [1.0, 0.0]);
    assert_eq!(payoffs(&[1, 1]), [0.5, 0.5]);
    assert_eq!(payoffs(&[7, 9, 2]), [0.5, 1.0, 0.0]);
    assert_eq!(payoffs(&[9, 9, 2]), [0.75, 0.75, 0.0]);
    assert_eq!(payoffs(&[9, 2, 2]), [1.0, 0.25, 0.25]);
    assert_eq!(payoffs(&[6, 5, 4, 3, 2, 1]), [1.0, 0.8, 0.6, 0.4, 0.2, 0.0]);
}

#[test]
fn payoffs_sum_up_to_half_the_seats_whatever_the_ties() {
    for seats in 2..=MAX_SEATS {
        for code in 0..4usize.pow(seats as u32) {
            let scores: Vec<i32> = (0..seats).map(|at| (code >> (2 * at)) as i32 & 3).collect();
            let sum: f32 = payoffs(&scores).iter().sum();
            assert!((sum - seats as f32 / 2.0).abs() < 1e-5, "{scores:?}: {sum}");
        }
    }
}

#[test]
fn the_winner_is_alone_in_first_place() {
    let standing = Standing::by_score(3, |seat| [4, 8, 8][seat.index()]);
    assert_eq!(standing.winner(), None);
    let places =
        |standing: Standing| Seat::all(3).map(|seat| standing.place(seat)).collect::<Vec<_>>();
    assert_eq!(places(standing), [3, 1, 1]);
    assert_eq!(Standing::won_by(seat(2), 3).winner(), Some(seat(2)));
    assert_eq!(places(Standing::won_by(seat(2), 3)), [2, 2, 1]);
    assert_eq!(Standing::draw(3).winner(), None);
    assert_eq!(places(Standing::draw(3)), [1, 1, 1]);
}

#[test]
fn a_turn_is_a_decision_or_a_standing() {
    let decides = Turn::Decides(seat(2));
    assert_eq!((decides.seat(), decides.standing()), (Some(seat(2)), None));
    assert_eq!(to_value(decides).expect("JSON"), json!({ "decides": 2 }));
    let over = Turn::Over(Standing::won_by(seat(1), 2));
    assert_eq!((over.seat(), over.standing()), (None, Some(Standing::won_by(seat(1), 2))));
    assert_eq!(to_value(over).expect("JSON"), json!({ "over": [2, 1] }));
    assert_eq!(from_value::<Turn>(json!({ "over": [2, 1] })).expect("a turn"), over);
}
