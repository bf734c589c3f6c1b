//! The door for positions from outside: what it refuses, and that it keeps what it lets in.

use crate::table::{START, Table, at, table};
use quadriga_core::Seat;
use quadriga_core::kit::let_in_is_playable;
use quadriga_oppida::{BadPosition, CELTS, Oppida, Options, ROMANS, Supply};
use serde_json::{Value, json};

/// A seat that exists at larger tables.
fn third_seat() -> Seat {
    Seat::new(2).expect("some games have three seats")
}

#[track_caller]
fn assert_bad(table: Table, problem: &BadPosition) {
    assert_eq!(table.read(), Err(problem.to_string()));
}

fn changed(picture: &str, change: impl FnOnce(&mut Value)) -> Table {
    let mut table = table(picture);
    change(&mut table.0);
    table
}

#[test]
fn a_position_has_twelve_areas() {
    let eleven = changed(START, |json| {
        json["areas"].as_array_mut().unwrap().pop();
    });
    assert_bad(eleven, &BadPosition::Areas(11));
}

#[test]
fn two_seats_play() {
    let bad = BadPosition::Seat(third_seat());
    assert_bad(changed(START, |json| json["mover"] = json!(2)), &bad);
    assert_bad(changed(START, |json| json["beginner"] = json!(2)), &bad);
    assert_bad(changed(START, |json| json["areas"][0]["owner"] = json!(2)), &bad);
    assert_bad(table("C4 C3 . .  . . . .  . . . R5").starving(third_seat()), &bad);
    for ending in ["areas", "capital"] {
        let over = json!({ "over": { ending: { "winner": 2 } } });
        assert_bad(changed(START, |json| json["phase"] = over), &bad);
    }
}

#[test]
fn dice_have_an_owner_and_owners_have_dice() {
    let orphans = changed(START, |json| json["areas"][0]["owner"] = Value::Null);
    assert_bad(orphans, &BadPosition::Owner(at(0)));
    assert_bad(
        changed(START, |json| json["areas"][7]["owner"] = json!(1)),
        &BadPosition::Owner(at(7)),
    );
}

#[test]
fn a_player_has_eight_dice() {
    let bad = BadPosition::TooManyDice { seat: ROMANS, dice: 9, most: 8 };
    assert_bad(table("C4 . . .  . . . .  . . R11111 R1111"), &bad);
    let heap = table("C111111111 . . .  . . . .  . . . R5").read();
    assert_eq!(heap, Err("9 dice on a card: a player has 8".to_owned()));
}

#[test]
fn only_dice_of_the_mover_that_lie_there_are_done() {
    let not_there = changed("C4 C2' . .  . . . .  . . . R5", |json| {
        json["areas"][1]["done"] = json!([3]);
        json["phase"] = json!("marching");
    });
    assert_bad(not_there, &BadPosition::Done(at(1)));
    assert_bad(table("C4 . . .  . R2' . .  . . . R5").marching(), &BadPosition::Done(at(5)));
}

#[test]
fn a_capital_has_no_back() {
    let back = json!({ "shields": 2, "ears": 3 });
    for (key, value) in [("back", back), ("oppidum", json!(true)), ("open", json!(true))] {
        let turned = changed(START, |json| json["areas"][11][key] = value);
        assert_bad(turned, &BadPosition::CapitalTurned(at(11)));
    }
}

#[test]
fn the_backs_are_those_of_the_box() {
    let other = changed(START, |json| json["areas"][1]["back"]["ears"] = json!(5));
    assert_bad(other, &BadPosition::Backs);
    let missing = changed(START, |json| json["areas"][1]["back"] = Value::Null);
    assert_bad(missing, &BadPosition::Backs);
}

#[test]
fn the_back_of_an_oppidum_is_open() {
    let hidden = changed("C4 *. . .  . . . .  . . . R5", |json| {
        json["areas"][1]["open"] = json!(false);
    });
    assert_bad(hidden, &BadPosition::HiddenOppidum(at(1)));
}

#[test]
fn capitals_were_never_scouted() {
    assert_bad(table(START).scouted(&[], &[3, 11]), &BadPosition::ScoutedCapital);
    assert!(table(START).scouted(&[3, 2], &[]).read().is_err(), "sets are listed in order");
}

#[test]
fn turns_are_numbered_from_1_to_200() {
    assert_bad(table(START).turn(0), &BadPosition::Turn { turn: 0, last: 200 });
    assert_bad(table(START).turn(201), &BadPosition::Turn { turn: 201, last: 200 });
}

#[test]
fn a_won_game_does_not_go_on() {
    assert_bad(table("C1 C1 C1 C1  C1 C1 C1 C1  . . . R5"), &BadPosition::Won(CELTS));
    assert_bad(table("R1 . . .  . . . .  . . . ."), &BadPosition::Won(ROMANS));
}

#[test]
fn a_phase_fits_the_table() {
    let idle = BadPosition::Phase("nobody is hungry, or nothing own was turned");
    assert_bad(table(START).starving(CELTS), &idle);
    assert_bad(table(START).building(&[]), &idle);
    assert_bad(table(START).building(&[5]), &idle);
    assert_bad(table("C4 *C1 . .  . . . .  . . . R5").building(&[0, 1]), &idle);
    assert_bad(table("C4 C1 . .  . . . .  . . . R5").building(&[1]), &idle);
    assert!(table("C4 C1 . .  . . . .  . . . R5").building(&[1]).open(&[1]).read().is_ok());
    let resting = BadPosition::Phase("dice are done only in a march");
    assert_bad(table("C4 C2' . .  . . . .  . . . R5"), &resting);
    assert_bad(table("C4 C3' . .  . . . .  . . . R5").starving(CELTS), &resting);
    let other_end = BadPosition::Phase("the game did not end like that");
    let over = |ending: Value| changed(START, |json| json["phase"] = json!({ "over": ending }));
    for ending in ["areas", "capital"] {
        assert_bad(over(json!({ ending: { "winner": 0 } })), &other_end);
    }
    assert_bad(over(json!("turn_limit")), &other_end);
    assert!(over(json!("repetition")).read().is_ok());
}

#[test]
fn unknown_fields_are_refused() {
    for strange in [
        changed(START, |json| json["luck"] = json!(1)),
        changed(START, |json| json["areas"][1]["luck"] = json!(1)),
    ] {
        let problem = strange.read().unwrap_err();
        assert!(problem.contains("unknown field `luck`"), "{problem}");
    }
}

#[test]
fn a_position_is_kept_as_it_was_given() {
    let pictures = [
        table("C4 C2'1 . .  . *R3 *. .  . . R6 R5").marching().scouted(&[1, 3], &[10]).open(&[9]),
        table("C4 C3 . .  . . . .  . . . R5").loose().starving(CELTS).turn(200),
        table("R4 . . .  . . . .  . . . C5").begun_by_romans().romans().recruited(2),
    ];
    for table in pictures {
        let state = table.lay();
        let json = serde_json::to_string(&state).unwrap();
        assert_eq!(serde_json::from_str::<quadriga_oppida::Oppida>(&json).unwrap(), state);
    }
}

#[test]
fn what_is_let_in_can_be_played_on_to_its_end() {
    let supplies = [Supply::Strict, Supply::Loose].into_iter().cycle().take(6);
    let games = supplies.map(|supply| Options { supply, ..Options::default() });
    let let_in = let_in_is_playable::<Oppida>(games);
    assert!(let_in > 100, "only {let_in} were let in");
}
