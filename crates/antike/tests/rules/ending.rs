//! Chapter 14: the end.

use crate::table::{BEIGE, BROWN, DONE, advance, after, offered, play, refused, total, west};
use quadriga_antike::{Action, Ending, Event, Field, Phase};
use quadriga_core::Game;
use serde_json::json;

/// Rules: AD-14.1, AD-14.2
#[test]
fn nine_personages_win_at_once_and_give_no_cards() {
    let table = west().founding().personages(BROWN, [3, 2, 0, 3, 0]);
    let table = table.this_turn("generals", json!(2)).this_turn("city_lost", json!(true));
    let mut state = table.lay();
    let events = play(&mut state, &[DONE, Action::ClaimAll]);
    let ending = Ending::Personages { winner: BROWN };
    assert_eq!((state.phase(), total(&state, BROWN)), (Phase::Over(ending), 9));
    assert_eq!(events.last(), Some(&Event::Ended(ending)));
    assert_eq!(state.turn().standing().unwrap().winner(), Some(BROWN));
    assert!(offered(&state).is_empty());
    refused(&state, DONE, "AD-14.1");
}

/// Rules: AD-14.1
#[test]
fn eight_are_not_enough() {
    let table = west().founding().personages(BROWN, [3, 2, 0, 2, 0]);
    let state = after(&table.this_turn("generals", json!(1)).lay(), &[DONE, Action::ClaimAll]);
    assert_eq!((total(&state, BROWN), state.phase()), (8, Phase::Picking { left: 1 }));
}

/// Rules: AD-14.3
#[test]
fn after_turn_240_more_personages_win() {
    let last = |brown: u8, beige: u8| {
        let table = west().set("turn", json!(240)).personages(BROWN, [brown, 0, 0, 0, 0]);
        let state = table.personages(BEIGE, [beige, 0, 0, 0, 0]).lay();
        let end = after(&state, &[advance(Field::Ferrum), DONE]);
        end.turn().standing().unwrap().winner()
    };
    assert_eq!(last(2, 1), Some(BROWN));
    assert_eq!(last(2, 3), Some(BEIGE));
    assert_eq!(last(2, 2), None);
    let state = west().set("turn", json!(239)).lay();
    let next = after(&state, &[advance(Field::Ferrum), DONE]);
    assert_eq!((next.turn_number(), next.phase()), (240, Phase::Rondel));
}
