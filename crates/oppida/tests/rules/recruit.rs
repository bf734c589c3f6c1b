//! Chapter 3: recruiting.

use crate::table::{
    END, START, after, assert_refused, assert_table, offered_where, play, recruit, table, tell,
};
use quadriga_core::Eyes;
use quadriga_oppida::{Action, CELTS, Event, Illegal, ROMANS};

/// How many warriors can be recruited in a capital with these dice.
#[track_caller]
fn choices(picture: &str) -> Vec<u8> {
    let state = table(picture).lay();
    let offered = offered_where(&state, |action| matches!(action, Action::Recruit { .. }));
    let number = |action| match action {
        Action::Recruit { warriors } => warriors,
        other => panic!("{other:?}"),
    };
    offered.into_iter().map(number).collect()
}

/// The capital in the top left corner after so many recruits.
#[track_caller]
fn recruits_in(dice: &str, warriors: u8) -> String {
    let state = table(&format!("{dice} . . .  . . . .  . . . R5")).lay();
    let after = crate::table::picture(&after(&state, &[recruit(warriors)]));
    after.split_whitespace().next().unwrap().to_owned()
}

/// Rules: OP-3.1
#[test]
fn new_warriors_appear_in_the_own_capital_only() {
    let celts = table("C4 C2 . .  . R2 . .  . . . R5").lay();
    assert_table(&after(&celts, &[recruit(2)]), "C6 C2 . .  . R2 . .  . . . R5");
    let romans = table("C4 C2 . .  . R2 . .  . . . R5").romans().lay();
    assert_table(&after(&romans, &[recruit(1)]), "C4 C2 . .  . R2 . .  . . . R6");
    let begun_by_romans = table("R4 . . .  . . . .  . . . C1").begun_by_romans().lay();
    assert_table(&after(&begun_by_romans, &[recruit(3)]), "R4 . . .  . . . .  . . . C4");
}

/// Rules: OP-3.2
#[test]
fn up_to_three_warriors_are_recruited_in_a_turn() {
    assert_eq!(choices(START), [0, 1, 2, 3]);
    let state = table(START).lay();
    assert_refused(&state, recruit(4), "OP-3.2", Illegal::TooManyRecruits { most: 3 });
    assert_refused(&state, recruit(255), "OP-3.2", Illegal::TooManyRecruits { most: 3 });
    let two = after(&state, &[recruit(2)]);
    assert_refused(&two, recruit(2), "OP-3.2", Illegal::FewerRecruitsLeft { left: 1 });
    assert_table(&after(&two, &[recruit(1)]), "C61 . . .  . . . .  . . . R5");
    let three = after(&two, &[recruit(1)]);
    assert_refused(&three, recruit(1), "OP-3.2", Illegal::FewerRecruitsLeft { left: 0 });
    let told = tell(&mut state.clone(), recruit(3));
    assert_eq!(told.len(), 1);
    assert_eq!(told[0].event, Event::Recruited { seat: CELTS, warriors: 3 });
    assert_eq!(told[0].to, Eyes::ALL);
}

/// Rules: OP-3.3
#[test]
fn recruits_turn_up_the_die_and_a_new_one_comes_only_beyond_6() {
    assert_eq!(recruits_in("C4", 1), "C5");
    assert_eq!(recruits_in("C4", 2), "C6");
    assert_eq!(recruits_in("C4", 3), "C61");
    assert_eq!(recruits_in("C4", 0), "C4");
    let state = after(&table(START).lay(), &[recruit(3)]);
    assert_eq!(state.free_dice(CELTS), 6);
}

/// Rules: OP-3.4
#[test]
fn the_largest_die_below_6_is_filled_first() {
    assert_eq!(recruits_in("C53", 3), "C65");
    assert_eq!(recruits_in("C521", 3), "C641");
    assert_eq!(recruits_in("C55", 3), "C661");
    assert_eq!(recruits_in("C66", 2), "C662");
    assert_eq!(recruits_in("C63", 1), "C64");
    assert_eq!(recruits_in("C654", 3), "C666");
}

/// Rules: OP-3.5
#[test]
fn only_a_number_that_fits_can_be_chosen() {
    // Eight dice out: what counts is the room on the dice in the capital.
    assert_eq!(choices("C6 C1111111 . .  . . . .  . . . R5"), [0]);
    assert_eq!(choices("C5 C1111111 . .  . . . .  . . . R5"), [0, 1]);
    assert_eq!(choices("C55 C111111 . .  . . . .  . . . R5"), [0, 1, 2]);
    assert_eq!(choices("C6 C111111 . .  . . . .  . . . R5"), [0, 1, 2, 3]);
    assert_eq!(recruits_in("C6", 3), "C63");

    let full = table("C6 C1111111 . .  . . . .  . . . R5").lay();
    assert_refused(&full, recruit(1), "OP-3.5", Illegal::NoRoom { room: 0 });
    let nearly = table("C5 C1111111 . .  . . . .  . . . R5").lay();
    assert_refused(&nearly, recruit(3), "OP-3.5", Illegal::NoRoom { room: 1 });
}

/// Rules: OP-3.6
#[test]
fn recruits_come_onto_a_new_die_in_an_empty_capital() {
    let state = table(". C2 . .  . . . .  . . . R5").lay();
    assert_table(&after(&state, &[recruit(3)]), "C3 C2 . .  . . . .  . . . R5");
    assert_eq!(choices(". C11111111 . .  . . . .  . . . R5"), [0]);
    let full = table(". C11111111 . .  . . . .  . . . R5").lay();
    assert_refused(&full, recruit(1), "OP-3.5", Illegal::NoRoom { room: 0 });
}

/// Rules: OP-3.3, OP-3.6
#[test]
fn the_opponents_dice_do_not_limit_the_own() {
    let mut state = table("C6 . . .  . . . .  . R11 R11 R1111").lay();
    play(&mut state, &[recruit(3), END]);
    assert_table(&state, "C63 . . .  . . . .  . R11 R11 R1111");
    assert_eq!((state.free_dice(CELTS), state.free_dice(ROMANS)), (6, 0));
}
