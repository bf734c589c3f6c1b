//! Chapter 7: attacking.

use crate::table::{
    after, assert_refused, assert_table, at, conquer, decides, fight, march, offered,
    offered_where, play, table, tell,
};
use quadriga_core::{Eyes, Game};
use quadriga_oppida::{Action, CELTS, Event, Illegal, Oppida, Phase, ROMANS, Side};

/// The steps against one card.
fn against(state: &Oppida, target: usize) -> Vec<Action> {
    offered_where(state, |action| match action {
        Action::Conquer { to, .. } | Action::Fight { to, .. } | Action::March { to, .. } => {
            to.index() == target
        }
        _ => false,
    })
}

/// Rules: OP-7.1
#[test]
fn an_attack_is_made_by_one_whole_die_that_is_not_done() {
    let state = table("C1 C33 . .  . R4 . .  . . . R5").lay();
    // Two 3s together would be enough; each alone can only wear the defenders down.
    assert_eq!(against(&state, 5), [fight(1, 3, 5, 1), fight(1, 3, 5, 2)]);
    let done = table("C1 C33' . .  . R4 . .  . . . R5").marching().lay();
    assert_eq!(against(&done, 5), [fight(1, 3, 5, 1), fight(1, 3, 5, 2)]);
    let all_done = table("C1 C3' . .  . R4 . .  . . . R5").marching().lay();
    assert_refused(&all_done, fight(1, 3, 5, 1), "OP-6.6", Illegal::DieDone);
    assert_refused(&state, fight(1, 3, 2, 1), "OP-7.1", Illegal::NoEnemies);
    assert_refused(&state, conquer(1, 3, 2, 1), "OP-7.1", Illegal::NoEnemies);
    assert_refused(&state, conquer(1, 3, 7, 1), "OP-6.1", Illegal::NotAdjacent);
    assert_refused(&state, fight(1, 4, 5, 1), "OP-6.1", Illegal::NoSuchDie { die: 4 });
}

/// Rules: OP-7.2
#[test]
fn the_shields_take_their_toll_before_the_fight() {
    let front = table("C1 C4 . .  . R6 . .  . . . R5").lay();
    assert_eq!(against(&front, 5), [1, 2, 3].map(|rest| fight(1, 4, 5, rest)));
    let mut oppidum = table("C1 C4 . .  . *R6 . .  . . . R5").lay();
    assert_eq!(against(&oppidum, 5), [fight(1, 4, 5, 1)]);
    let told = tell(&mut oppidum, fight(1, 4, 5, 1));
    assert_table(&oppidum, "C1 . . .  . *R5 . .  . . . R5");
    let fought = Event::Fought {
        seat: CELTS,
        from: at(1),
        to: at(5),
        fell: 3,
        slain: 1,
        defenders: 5,
        stayed: 0,
    };
    assert_eq!((told[0].to, told[0].event, told.len()), (Eyes::ALL, fought, 1));
    let capital = table("C1 . . .  . . . C6  . . . R5").lay();
    assert_eq!(against(&capital, 11), [1, 2, 3].map(|rest| fight(7, 6, 11, rest)));
}

/// Rules: OP-7.3
#[test]
fn a_die_that_would_fall_at_the_shields_may_not_attack() {
    let state = table("C1 . . .  C4 . . .  *R1 . . R5").lay();
    let reason = Illegal::FallAtShields { die: 4, shields: 4 };
    assert_eq!(against(&state, 8), []);
    assert_refused(&state, fight(4, 4, 8, 1), "OP-7.3", reason);
    assert_refused(&state, conquer(4, 4, 8, 1), "OP-7.3", reason);
    let front = table("C1 C1 . .  . R1 . .  . . . R5").lay();
    let reason = Illegal::FallAtShields { die: 1, shields: 1 };
    assert_refused(&front, fight(1, 1, 5, 1), "OP-7.3", reason);
}

/// Rules: OP-7.4
#[test]
fn all_defending_dice_fight_as_one_force() {
    let state = table("C1 C6 . .  . R32 . .  . . . R5").lay();
    let reason = Illegal::TooWeak { rest: 5, defenders: 5 };
    assert_refused(&state, conquer(1, 6, 5, 1), "OP-7.5", reason);
    let cleared = after(&state, &[fight(1, 6, 5, 5)]);
    assert_table(&cleared, "C1 . . .  . . . .  . . . R5");
    let weaker = table("C1 C6 . .  . R22 . .  . . . R5").lay();
    assert_table(&after(&weaker, &[conquer(1, 6, 5, 1)]), "C1 . . .  . C1' . .  . . . R5");
}

/// Rules: OP-7.5
#[test]
fn the_attacker_conquers_with_some_or_commits_no_more_than_defend() {
    let state = table("C1 C5 . .  . R2 . .  . . . R5").lay();
    let choices = [conquer(1, 5, 5, 1), conquer(1, 5, 5, 2), fight(1, 5, 5, 1), fight(1, 5, 5, 2)];
    assert_eq!(against(&state, 5), choices);
    let results = [
        "C1 C1' . .  . C1' . .  . . . R5",
        "C1 . . .  . C2' . .  . . . R5",
        "C1 C3' . .  . R1 . .  . . . R5",
        "C1 C2' . .  . . . .  . . . R5",
    ];
    for (choice, result) in choices.into_iter().zip(results) {
        assert_table(&after(&state, &[choice]), result);
    }
    for wrong in [0, 3, 255] {
        let (entry, commitment) =
            (Illegal::WrongEntry { most: 2 }, Illegal::WrongCommitment { most: 2 });
        assert_refused(&state, conquer(1, 5, 5, wrong), "OP-7.5", entry);
        assert_refused(&state, fight(1, 5, 5, wrong), "OP-7.5", commitment);
    }
    let strong = table("C1 C3 . .  . R4 . .  . . . R5").lay();
    assert_refused(&strong, fight(1, 3, 5, 3), "OP-7.5", Illegal::WrongCommitment { most: 2 });
}

/// Rules: OP-7.6
#[test]
fn after_a_conquest_all_or_some_of_the_survivors_enter() {
    let mut state = table("C1 C6 . .  . R11 . .  . . . R5").lay();
    let told = tell(&mut state, conquer(1, 6, 5, 2));
    assert_table(&state, "C1 C1' . .  . C2' . .  . . . R5");
    assert_eq!((state.free_dice(CELTS), state.free_dice(ROMANS)), (5, 7));
    let conquered = Event::Conquered {
        seat: CELTS,
        from: at(1),
        to: at(5),
        fell: 1,
        slain: 2,
        entered: 2,
        stayed: 1,
        destroyed: false,
    };
    assert_eq!((told[0].to, told[0].event, told.len()), (Eyes::ALL, conquered, 1));
}

/// Rules: OP-7.6
#[test]
fn without_a_free_die_all_survivors_have_to_enter() {
    let state = table("C1 C6 C111111 .  . R2 . .  . . . R5").lay();
    assert_eq!(state.free_dice(CELTS), 0);
    let mut expected = vec![conquer(1, 6, 5, 3)];
    expected.extend([1, 2].map(|number| fight(1, 6, 5, number)));
    assert_eq!(against(&state, 5), expected);
    for part in [1, 2] {
        let reason = Illegal::NoDieToEnter { survivors: 3 };
        assert_refused(&state, conquer(1, 6, 5, part), "OP-7.6", reason);
    }
    let all = after(&state, &[conquer(1, 6, 5, 3)]);
    assert_table(&all, "C1 . C111111 .  . C3' . .  . . . R5");
}

/// Rules: OP-7.7
#[test]
fn equal_forces_perish_and_leave_the_card_empty_with_its_oppidum() {
    let state = table("C1 C6 . .  . *R2 . .  . . . R5").lay();
    let cleared = after(&state, &[fight(1, 6, 5, 2)]);
    assert_table(&cleared, "C1 C1' . .  . *. . .  . . . R5");
    assert_eq!(cleared.owner(at(5)), None);
    assert_eq!(cleared.free_dice(ROMANS), 7);
}

/// Rules: OP-7.8
#[test]
fn fewer_than_the_defenders_are_lost_and_kill_as_many() {
    let state = table("C1 C3 . .  . R4 . .  . . . R5").lay();
    let after = after(&state, &[fight(1, 3, 5, 2)]);
    assert_table(&after, "C1 . . .  . R2 . .  . . . R5");
    assert_eq!((after.owner(at(5)), after.free_dice(CELTS)), (Some(ROMANS), 7));
}

/// Rules: OP-7.9
#[test]
fn warriors_held_back_survive_and_are_done_like_those_who_entered() {
    let state = table("C1 C6 . .  . R2 . .  . . . R5").lay();
    let equal = after(&state, &[fight(1, 6, 5, 2)]);
    assert_table(&equal, "C1 C3' . .  . . . .  . . . R5");
    assert_refused(&equal, march(1, 3, 3, 5), "OP-6.6", Illegal::DieDone);
    let won = after(&state, &[conquer(1, 6, 5, 1)]);
    assert_table(&won, "C1 C2' . .  . C1' . .  . . . R5");
    assert_refused(&won, march(1, 2, 1, 2), "OP-6.6", Illegal::DieDone);
    assert_refused(&won, march(5, 1, 1, 6), "OP-6.6", Illegal::DieDone);
}

/// Rules: OP-7.10
#[test]
fn defenders_lose_the_smallest_die_first() {
    let state = table("C1 C6 . .  . R32 . .  . . . R5").lay();
    let two = after(&state, &[fight(1, 6, 5, 2)]);
    assert_table(&two, "C1 C3' . .  . R3 . .  . . . R5");
    assert_eq!((state.free_dice(ROMANS), two.free_dice(ROMANS)), (5, 6));
    assert_table(&after(&state, &[fight(1, 6, 5, 1)]), "C1 C4' . .  . R31 . .  . . . R5");
    assert_table(&after(&state, &[fight(1, 6, 5, 3)]), "C1 C2' . .  . R2 . .  . . . R5");
    let many = table("C1 C6 . .  . R5221 . .  . . . R5").lay();
    assert_table(&after(&many, &[fight(1, 6, 5, 4)]), "C1 C1' . .  . R51 . .  . . . R5");
}

/// Rules: OP-7.11, OP-7.12
#[test]
fn a_card_may_be_attacked_again_and_every_attacker_pays_the_shields_anew() {
    // From the same card and from another neighbour, against 3 shields.
    let state = table("C1 C65 . .  C4 *R6 . .  . . . R5").lay();
    let first = after(&state, &[fight(1, 5, 5, 2)]);
    assert_table(&first, "C1 C6 . .  C4 *R4 . .  . . . R5");
    let second = after(&first, &[fight(1, 6, 5, 3)]);
    assert_table(&second, "C1 . . .  C4 *R1 . .  . . . R5");
    let third = after(&second, &[fight(4, 4, 5, 1)]);
    assert_table(&third, "C1 . . .  . *. . .  . . . R5");
    assert_eq!((decides(&third), third.phase()), (CELTS, Phase::Marching));
}

/// Rules: OP-7.13
#[test]
fn another_die_may_march_onto_a_cleared_card_in_the_same_turn() {
    let state = table("C1 C5 . .  C1 *R1 . .  . . . R5").lay();
    let cleared = after(&state, &[fight(1, 5, 5, 1)]);
    assert!(offered(&cleared).contains(&march(4, 1, 1, 5)));
    let taken = after(&cleared, &[march(4, 1, 1, 5)]);
    assert_table(&taken, "C1 C1' . .  . *C1' . .  . . . R5");
    assert_eq!(taken.face(at(5)), Side { shields: 3, ears: 4 });
}

/// Rules: OP-7.14
#[test]
fn a_conquered_oppidum_is_destroyed_and_its_farmers_are_lost() {
    let mut state = table("C1 C6 . .  . *R1 . .  . . . R5").lay();
    let events = play(&mut state, &[conquer(1, 6, 5, 2)]);
    assert_table(&state, "C1 . . .  . C2' . .  . . . R5");
    assert_eq!(state.face(at(5)), Side { shields: 1, ears: 2 });
    assert!(matches!(events[0], Event::Conquered { destroyed: true, fell: 3, slain: 1, .. }));
    assert!(state.known_backs(CELTS).has(at(5)) && state.known_backs(ROMANS).has(at(5)));
}

/// Rules: OP-7.15
#[test]
fn a_capital_is_attacked_like_any_card_and_not_won_by_emptying_it() {
    let state = table("C1 . . .  . . . C6  . . C1 R2").lay();
    let cleared = after(&state, &[fight(7, 6, 11, 2)]);
    assert_table(&cleared, "C1 . . .  . . . C1'  . . C1 .");
    assert_eq!((cleared.turn().standing(), decides(&cleared)), (None, CELTS));
    let conquered = after(&state, &[conquer(7, 6, 11, 1)]);
    assert_eq!(conquered.turn().standing().and_then(|standing| standing.winner()), Some(CELTS));
}
