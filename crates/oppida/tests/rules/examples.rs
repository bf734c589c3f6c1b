//! The leaflet's own example, and the test vectors that were worked out by hand from its text.

use crate::table::{
    END, START, after, assert_refused, assert_table, build, conquer, fight, march, offered, raze,
    recruit, starve, table,
};
use quadriga_core::Game;
use quadriga_oppida::{CELTS, Ending, Illegal, Phase, ROMANS};

/// Rules: OP-6.3
#[test]
fn three_of_the_four_warriors_at_home_march_to_the_next_card() {
    for target in [1, 4] {
        let state = after(&table(START).lay(), &[march(0, 4, 3, target)]);
        let expected = START.replacen("C4", "C1", 1);
        let mut tokens: Vec<&str> = expected.split_whitespace().collect();
        tokens[target] = "C3'";
        assert_table(&state, &tokens.join(" "));
    }
}

/// Rules: OP-7.2, OP-7.5, OP-7.6, OP-7.7
#[test]
fn a_5_attacks_a_front_held_by_a_2() {
    let state = table("C1 . . .  C5 R2 . .  . . . R5").lay();
    for (attack, result) in [
        (conquer(4, 5, 5, 1), "C1 . . .  C1' C1' . .  . . . R5"),
        (conquer(4, 5, 5, 2), "C1 . . .  . C2' . .  . . . R5"),
        (fight(4, 5, 5, 2), "C1 . . .  C2' . . .  . . . R5"),
        (fight(4, 5, 5, 1), "C1 . . .  C3' R1 . .  . . . R5"),
    ] {
        assert_table(&after(&state, &[attack]), result);
    }
}

/// Rules: OP-7.8
#[test]
fn a_3_attacks_a_front_held_by_a_4() {
    let state = table("C1 . . .  C3 R4 . .  . . . R5").lay();
    assert_table(&after(&state, &[fight(4, 3, 5, 2)]), "C1 . . .  . R2 . .  . . . R5");
    assert!(!offered(&state).contains(&conquer(4, 3, 5, 1)));
}

/// Rules: OP-7.3
#[test]
fn a_4_attacks_an_oppidum_with_4_shields() {
    let state = table("C1 . . .  . C4 . .  . *R1 . R5").lay();
    let reason = Illegal::FallAtShields { die: 4, shields: 4 };
    assert_refused(&state, fight(5, 4, 9, 1), "OP-7.3", reason);
}

/// Rules: OP-7.10
#[test]
fn a_3_and_a_2_defend_and_lose_2() {
    let state = table("C1 . . .  C4 R32 . .  . . . R5").lay();
    let state = after(&state, &[fight(4, 4, 5, 2)]);
    assert_table(&state, "C1 . . .  C1' R3 . .  . . . R5");
    assert_eq!(state.free_dice(ROMANS), 6);
}

/// Rules: OP-8.5
#[test]
fn two_fronts_with_3_and_1_lose_the_card_with_the_1() {
    let state = table("C1 . . .  C4 R1 R3 .  . . . R5").lay();
    assert_eq!((state.ears(ROMANS), state.outside(ROMANS)), (4, 4));
    let lost = after(&state, &[conquer(4, 4, 5, 1)]);
    assert_eq!((lost.ears(ROMANS), lost.outside(ROMANS)), (2, 3));
    assert_eq!(offered(&lost), [starve(6, 3)]);
    assert_table(&after(&lost, &[starve(6, 3)]), "C1 . . .  C1' C1' R2 .  . . . R5");
}

/// Rules: OP-3.5
#[test]
fn a_capital_with_a_6_recruits_3() {
    let full = table("C6 C1111111 . .  . . . .  . . . R5").lay();
    assert!(offered(&full).contains(&recruit(0)));
    for warriors in 1..=3 {
        assert_refused(&full, recruit(warriors), "OP-3.5", Illegal::NoRoom { room: 0 });
    }
    let free = table("C6 C111111 . .  . . . .  . . . R5").lay();
    assert_table(&after(&free, &[recruit(3)]), "C63 C111111 . .  . . . .  . . . R5");
}

/// Rules: OP-5.5
#[test]
fn an_oppidum_with_a_5_is_razed() {
    let free = table("C1 *C5 . .  . . . .  . . . R5").lay();
    assert_table(&after(&free, &[raze(1)]), "C1 C61 . .  . . . .  . . . R5");
    let none = table("C111111 *C5 C1 .  . . . .  . . . R5").lay();
    assert_refused(&none, raze(1), "OP-5.5", Illegal::NoDieForFarmers);
}

/// Rules: OP-5.2
#[test]
fn a_2_cannot_build_and_a_3_leaves_a_1() {
    let two = table("C1 C2 . .  . . . .  . . . R5").lay();
    assert_refused(&two, build(1), "OP-5.2", Illegal::TooFewToBuild { needs: 3, has: 2 });
    let three = table("C1 C3 . .  . . . .  . . . R5").lay();
    assert_table(&after(&three, &[build(1)]), "C1 *C1 . .  . . . .  . . . R5");
}

/// Rules: OP-9.4
#[test]
fn seven_cards_and_an_eighth_entered_as_the_third_of_five_planned_steps() {
    let state = table("C1 C2 C1 C1  C1 C1 C1 .  . . . R5").lay();
    let planned = [
        march(1, 2, 1, 2),
        march(2, 1, 1, 6),
        march(6, 1, 1, 7),
        march(0, 1, 1, 4),
        march(3, 1, 1, 7),
    ];
    let second = after(&state, &planned[..2]);
    assert_eq!((second.areas(CELTS).len(), second.turn().standing()), (7, None));
    assert!(planned[2..].iter().all(|step| offered(&second).contains(step)));
    let third = after(&second, &planned[2..3]);
    assert_eq!(third.phase(), Phase::Over(Ending::Areas { winner: CELTS }));
    for step in [planned[3], planned[4], END] {
        assert_refused(&third, step, "OP-9.1", Illegal::GameOver);
    }
}

/// Rules: OP-8.3, OP-8.4
#[test]
fn the_first_march_over_the_supply_costs_one_warrior() {
    let state = after(&table(START).lay(), &[march(0, 4, 3, 1), END]);
    assert_eq!(state.phase(), Phase::Starving { hungry: CELTS });
    assert_table(&after(&state, &[starve(1, 3)]), "C1 C2 . .  . . . .  . . . R5");
}
