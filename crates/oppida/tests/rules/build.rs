//! Chapter 5: building and razing.

use crate::table::{
    END, after, assert_refused, assert_table, at, build, cards, decides, march, offered, play,
    raze, starve, table, tell,
};
use quadriga_core::Eyes;
use quadriga_oppida::{CELTS, Event, Illegal, Phase, Side};

/// The card on area 5 after an act there, with the given dice and `others` on area 1.
#[track_caller]
fn on_card_5(token: &str, others: &str, action: quadriga_oppida::Action) -> String {
    let state = table(&format!("C1 {others} . .  . {token} . .  . . . R5")).lay();
    let after = crate::table::picture(&after(&state, &[action]));
    after.split_whitespace().nth(5).unwrap().to_owned()
}

/// Rules: OP-5.1
#[test]
fn building_turns_an_own_card_and_makes_two_warriors_farmers() {
    let mut state = table("C4 . . .  . C6 . .  . . . R5").lay();
    let told = tell(&mut state, build(5));
    assert_table(&state, "C4 . . .  . *C4 . .  . . . R5");
    assert_eq!(state.face(at(5)), Side { shields: 3, ears: 4 });
    assert_eq!(state.ears(CELTS), 4);
    assert_eq!(told.len(), 1);
    assert_eq!(told[0].to, Eyes::ALL);
    assert_eq!(told[0].event, Event::Built { seat: CELTS, area: at(5), shields: 3, ears: 4 });
}

/// Rules: OP-5.1
#[test]
fn only_an_own_land_card_with_its_front_up_can_be_built_on() {
    let state = table("C4 *C4 . .  . . R4 .  . . . R5").lay();
    assert_refused(&state, build(5), "OP-5.1", Illegal::NotYours);
    assert_refused(&state, build(6), "OP-5.1", Illegal::NotYours);
    assert_refused(&state, build(1), "OP-5.1", Illegal::IsOppidum);
    assert_refused(&state, build(0), "OP-1.2", Illegal::IsCapital);
    assert_refused(&state, build(11), "OP-1.2", Illegal::IsCapital);
}

/// Rules: OP-5.2
#[test]
fn building_needs_three_warriors_because_one_must_remain() {
    let state = table("C4 C1 C2 .  . C11 . .  . . . R5").lay();
    let too_few = |has| Illegal::TooFewToBuild { needs: 3, has };
    assert_refused(&state, build(1), "OP-5.2", too_few(1));
    assert_refused(&state, build(2), "OP-5.2", too_few(2));
    assert_refused(&state, build(5), "OP-5.2", too_few(2));
    assert_eq!(on_card_5("C3", ".", build(5)), "*C1");
    assert_eq!(on_card_5("C21", ".", build(5)), "*C1");
    assert_eq!(on_card_5("C111", ".", build(5)), "*C1");
}

/// Rules: OP-5.3
#[test]
fn the_smallest_die_pays_the_farmers_first() {
    assert_eq!(on_card_5("C31", ".", build(5)), "*C2");
    assert_eq!(on_card_5("C32", ".", build(5)), "*C3");
    assert_eq!(on_card_5("C33", ".", build(5)), "*C31");
    assert_eq!(on_card_5("C611", ".", build(5)), "*C6");
    let state = table("C4 . . .  . C31 . .  . . . R5").lay();
    assert_eq!((state.free_dice(CELTS), after(&state, &[build(5)]).free_dice(CELTS)), (5, 6));
}

/// Rules: OP-5.4
#[test]
fn razing_turns_an_own_oppidum_back_and_its_farmers_are_warriors_again() {
    let mut state = table("C4 . . .  . *C2 . .  . . . R5").lay();
    let told = tell(&mut state, raze(5));
    assert_table(&state, "C4 . . .  . C4 . .  . . . R5");
    assert_eq!(state.face(at(5)), Side { shields: 1, ears: 2 });
    assert_eq!(told.len(), 1);
    assert_eq!((told[0].to, told[0].event), (Eyes::ALL, Event::Razed { seat: CELTS, area: at(5) }));
}

/// Rules: OP-5.4
#[test]
fn an_oppidum_is_razed_by_whoever_occupies_it() {
    // The Romans march into the empty oppidum that the Celts built, and raze it in their next turn.
    let mut state = table("C4 . . .  . C3 R2 .  . . . R5").lay();
    play(&mut state, &[build(5), END, march(6, 2, 1, 10), END, march(5, 1, 1, 1), END]);
    play(&mut state, &[march(6, 1, 1, 5), END, march(1, 1, 1, 2), END, raze(5)]);
    assert_table(&state, "C4 . C1 .  . R3 . .  . . R1 R5");

    let state = table("C4 C3 . .  . *R3 *. .  . . . R5").lay();
    assert_refused(&state, raze(5), "OP-5.4", Illegal::NotYoursToRaze);
    assert_refused(&state, raze(6), "OP-5.4", Illegal::NotYoursToRaze);
    assert_refused(&state, raze(1), "OP-5.4", Illegal::NoOppidum);
}

/// Rules: OP-5.5
#[test]
fn returning_farmers_fill_the_largest_die_first_and_then_a_new_one() {
    assert_eq!(on_card_5("*C5", ".", raze(5)), "C61");
    assert_eq!(on_card_5("*C6", ".", raze(5)), "C62");
    assert_eq!(on_card_5("*C51", ".", raze(5)), "C62");
    assert_eq!(on_card_5("*C55", ".", raze(5)), "C66");
    assert_eq!(on_card_5("*C42", ".", raze(5)), "C62");
    // Without a free die only those for whom the dice have room.
    assert_eq!(on_card_5("*C4", "C111111", raze(5)), "C6");
    assert_eq!(on_card_5("*C51", "C11111", raze(5)), "C62");
    for full in ["*C5", "*C6"] {
        let state = table(&format!("C1 C111111 . .  . {full} . .  . . . R5")).lay();
        assert_eq!(state.free_dice(CELTS), 0);
        assert_refused(&state, raze(5), "OP-5.5", Illegal::NoDieForFarmers);
    }
}

/// Rules: OP-5.6, OP-5.8
#[test]
fn any_number_of_cards_is_turned_in_one_turn_and_each_takes_effect_at_once() {
    // All eight dice are out. Building on 1 sets a die free, which razing on 5 needs.
    let state = table("C1 C221 . .  C11 *C6 . .  . C1 . R5").lay();
    assert_eq!(state.free_dice(CELTS), 0);
    assert_refused(&state, raze(5), "OP-5.5", Illegal::NoDieForFarmers);
    let built = after(&state, &[build(1)]);
    assert_table(&built, "C1 *C21 . .  C11 *C6 . .  . C1 . R5");
    let state = after(&built, &[raze(5)]);
    assert_table(&state, "C1 *C21 . .  C11 C62 . .  . C1 . R5");
    assert_eq!(state.phase(), Phase::Building { turned: cards(&[1, 5]) });
    assert_eq!(decides(&state), CELTS);
    assert!(offered(&state).contains(&END));
}

/// Rules: OP-5.7
#[test]
fn a_card_is_turned_only_once_in_a_turn() {
    let state = table("C1 C6 . .  . *C3 . .  . . . R5").lay();
    let state = after(&state, &[build(1), raze(5)]);
    assert_refused(&state, raze(1), "OP-5.7", Illegal::TurnedAlready);
    assert_refused(&state, build(5), "OP-5.7", Illegal::TurnedAlready);
    assert_eq!(offered(&state), [END]);
    // In the next turn it can be turned again; first the turn ends within supply.
    let mut later = state.clone();
    play(&mut later, &[END, starve(5, 5), starve(5, 4), starve(1, 4), starve(1, 3)]);
    play(&mut later, &[quadriga_oppida::Action::Recruit { warriors: 0 }, END, raze(1)]);
    assert_table(&later, "C1 C4 . .  . C3 . .  . . . R5");
}

/// Rules: OP-5.1, OP-5.4
#[test]
fn dice_at_home_cannot_build() {
    let state = table("C66 . . .  . . . .  . . . R5").lay();
    assert!(!offered(&state).iter().any(|action| {
        use quadriga_oppida::Action::{Build, Raze};
        matches!(action, Build { .. } | Raze { .. })
    }));
}
