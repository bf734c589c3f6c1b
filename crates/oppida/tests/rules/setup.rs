//! Chapter 1: material and set-up.

use std::collections::BTreeSet;

use crate::table::{
    BACKS, PEOPLES, START, after, assert_refused, assert_table, at, build, decides, march, offered,
    picture, raze, recruit, starve, table,
};
use quadriga_core::{Eye, Game, QuickChance, Turn};
use quadriga_oppida::{
    AREAS, Area, AreaSet, Beginner, CELTS, COLUMNS, Illegal, Oppida, Options, ROMANS, ROWS, Side,
};
use serde_json::{Value, json};

fn start(beginner: Beginner, seed: u64) -> Oppida {
    Oppida::start(&Options { beginner, ..Options::default() }, &mut QuickChance::new(seed))
}

/// The backs of a position in the order of the areas, as data.
fn backs(state: &Oppida) -> Vec<Value> {
    let json = serde_json::to_value(state).unwrap();
    (1..=10).map(|area| json["areas"][area]["back"].clone()).collect()
}

fn figures() -> Value {
    serde_json::from_str(include_str!("../../data/figures.json")).unwrap()
}

/// Rules: OP-1.1
#[test]
fn the_celts_have_the_first_seat_and_the_romans_the_second() {
    let state = start(Beginner::Lot, 1);
    assert_eq!(state.seats(), 2);
    assert_eq!((CELTS.index(), ROMANS.index()), (0, 1));
    assert_eq!(decides(&start(Beginner::Celts, 1)), CELTS);
    assert_eq!(decides(&start(Beginner::Romans, 1)), ROMANS);
}

/// Rules: OP-1.2
#[test]
fn ten_land_cards_have_two_sides_and_two_capitals_have_one() {
    let state = start(Beginner::Celts, 1);
    assert_eq!(AREAS, 12);
    assert_eq!((AreaSet::LAND.len(), AreaSet::CAPITALS.len()), (10, 2));
    assert!(AreaSet::LAND.within(AreaSet::CAPITALS).is_empty());
    let json = serde_json::to_value(&state).unwrap();
    assert_eq!(json["areas"][0]["back"], Value::Null);
    assert_eq!(json["areas"][11]["back"], Value::Null);
    assert_refused(&state, build(0), "OP-1.2", Illegal::IsCapital);
    assert_refused(&state, raze(0), "OP-1.2", Illegal::IsCapital);
}

/// Rules: OP-1.3
#[test]
fn every_front_has_1_shield_and_2_ears_and_only_the_upper_side_counts() {
    let state = start(Beginner::Celts, 1);
    for area in AreaSet::LAND.iter() {
        assert_eq!(state.face(area), Side { shields: 1, ears: 2 });
    }
    let state = table("C4 . . .  *C3 . . .  . . . R5").lay();
    assert_eq!(state.face(at(4)), Side { shields: 3, ears: 3 });
    let razed = after(&state, &[raze(4)]);
    assert_eq!(razed.face(at(4)), Side { shields: 1, ears: 2 });
}

/// Rules: OP-1.4
#[test]
fn the_ten_backs_are_known_as_a_list_but_not_by_card() {
    let expected: Vec<Value> =
        BACKS.iter().map(|(shields, ears)| json!({ "shields": shields, "ears": ears })).collect();
    let state = start(Beginner::Celts, 1);
    let mut dealt = backs(&state);
    dealt.sort_by_key(|side| (side["shields"].as_u64(), side["ears"].as_u64()));
    assert_eq!(dealt, expected);
    for eye in Eye::all(2) {
        let view = state.view(eye);
        assert_eq!(serde_json::to_value(&view.unknown_backs).unwrap(), Value::Array(dealt.clone()));
        assert!(view.areas.iter().all(|area| area.back.is_none()));
    }
    for (back, (shields, ears)) in figures()["backs"].as_array().unwrap().iter().zip(BACKS) {
        assert_eq!(back, &json!({ "shields": shields, "ears": ears, "source": "designed" }));
    }
}

/// Rules: OP-1.5
#[test]
fn a_capital_has_3_shields() {
    let state = start(Beginner::Celts, 1);
    for seat in PEOPLES {
        assert_eq!(state.face(state.capital(seat)).shields, 3);
    }
    assert_eq!(figures()["capital_shields"], json!({ "value": 3, "source": "designed" }));
}

/// Rules: OP-1.6
#[test]
fn a_capital_has_no_ears_but_three_tools() {
    let state = start(Beginner::Celts, 1);
    for seat in PEOPLES {
        assert_eq!(state.face(state.capital(seat)).ears, 0);
        assert_eq!(state.ears(seat), 0);
    }
    assert!(offered(&state).contains(&recruit(3)));
    assert!(!offered(&state).contains(&recruit(4)));
}

/// Rules: OP-1.7
#[test]
fn each_player_has_eight_dice_and_needs_a_free_one_for_a_new_one() {
    let state = start(Beginner::Celts, 1);
    assert_eq!(PEOPLES.map(|seat| state.free_dice(seat)), [7, 7]);

    let seven = table("C2222222 . . .  . . . .  . . . R5").lay();
    assert_eq!(seven.free_dice(CELTS), 1);
    let eight = after(&seven, &[march(0, 2, 1, 1)]);
    assert_table(&eight, "C2222221 C1' . .  . . . .  . . . R5");
    assert_eq!(eight.free_dice(CELTS), 0);
    assert_refused(&eight, march(0, 2, 1, 1), "OP-6.4", Illegal::NoDieToSplit);
}

/// Rules: OP-1.8
#[test]
fn a_die_is_an_army_of_1_to_6_and_is_free_again_without_warriors() {
    let state = table("C4 . . .  . C31 . .  . . . R5").starving(CELTS).lay();
    let state = after(&state, &[starve(5, 1)]);
    assert_eq!(state.free_dice(CELTS), 6);
    assert_table(&state, "C4 . . .  . C3 . .  . . . R5");

    let mut seven = table(START);
    seven.0["areas"][0]["dice"] = json!([7]);
    assert_eq!(seven.read(), Err("a die shows 1 to 6 warriors, not 7".to_owned()));
}

/// Rules: OP-1.9
#[test]
fn three_rows_of_four_with_shuffled_fronts_between_two_diagonal_capitals() {
    assert_eq!((ROWS, COLUMNS), (3, 4));
    assert_eq!(AreaSet::CAPITALS, [at(0), at(11)].into_iter().collect());
    let mut deals = BTreeSet::new();
    for seed in 0..40 {
        let state = start(Beginner::Celts, seed);
        assert_eq!(PEOPLES.map(|seat| state.known_backs(seat)), [AreaSet::NONE; 2]);
        assert_table(&state, START);
        deals.insert(serde_json::to_string(&backs(&state)).unwrap());
    }
    assert!(deals.len() > 35, "the cards are shuffled: {} deals", deals.len());
}

/// Rules: OP-1.10
#[test]
fn cards_are_adjacent_if_they_share_an_edge() {
    let neighbours =
        |area: usize| -> Vec<usize> { at(area).neighbours().iter().map(Area::index).collect() };
    let expected: [&[usize]; AREAS] = [
        &[1, 4],
        &[0, 2, 5],
        &[1, 3, 6],
        &[2, 7],
        &[0, 5, 8],
        &[1, 4, 6, 9],
        &[2, 5, 7, 10],
        &[3, 6, 11],
        &[4, 9],
        &[5, 8, 10],
        &[6, 9, 11],
        &[7, 10],
    ];
    for (area, expected) in expected.into_iter().enumerate() {
        assert_eq!(neighbours(area), expected, "area {area}");
    }
    let mut reached = AreaSet::only(at(0));
    let mut steps = 0;
    while !reached.has(at(11)) {
        reached = reached.iter().fold(reached, |all, area| all.with(area.neighbours()));
        steps += 1;
    }
    assert_eq!(steps, 5, "the two capitals are five steps apart");
}

/// Rules: OP-1.11
#[test]
fn the_player_who_begins_has_the_capital_in_the_top_left_corner() {
    let celts = start(Beginner::Celts, 1);
    assert_eq!(PEOPLES.map(|seat| celts.capital(seat)), [at(0), at(11)]);
    let romans = start(Beginner::Romans, 1);
    assert_eq!(PEOPLES.map(|seat| romans.capital(seat)), [at(11), at(0)]);
}

/// Rules: OP-1.12
#[test]
fn the_player_who_begins_starts_with_a_4_and_the_other_with_a_5() {
    assert_table(&start(Beginner::Celts, 1), "C4 . . .  . . . .  . . . R5");
    assert_table(&start(Beginner::Romans, 1), "R4 . . .  . . . .  . . . C5");
    assert_eq!(start(Beginner::Romans, 1).turn(), Turn::Decides(ROMANS));
}

/// Rules: OP-1.13
#[test]
fn a_card_is_occupied_only_while_a_die_lies_on_it() {
    let state = table("C4 C2 . .  . . . .  . . . R5").lay();
    assert_eq!(state.owner(at(1)), Some(CELTS));
    let left = after(&state, &[march(1, 2, 2, 2)]);
    assert_eq!((left.owner(at(1)), left.owner(at(2))), (None, Some(CELTS)));
    assert_eq!(left.areas(CELTS), [at(0), at(2)].into_iter().collect());
}

/// Rules: OP-1.14
#[test]
fn dice_of_one_player_share_a_card_and_are_never_merged() {
    let state = table("C1 C2 . .  C2 . . .  . . . R5").lay();
    let state = after(&state, &[march(1, 2, 2, 0), march(4, 2, 2, 0)]);
    assert_eq!(picture(&state).lines().next(), Some("C2'2'1 . . ."));
    let mut both = table(START);
    both.0["areas"][0]["owner"] = json!([0, 1]);
    assert!(both.read().is_err(), "a card has one owner");
}
