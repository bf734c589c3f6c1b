//! Chapter 6: marching.

use std::collections::BTreeSet;

use crate::table::{
    END, START, after, assert_refused, assert_table, at, die, march, offered, offered_where,
    picture, play, recruit, table, tell,
};
use quadriga_core::{Eyes, Seat};
use quadriga_oppida::{Action, CELTS, Ending, Event, Illegal, Oppida, ROMANS, Side};

fn marches(state: &Oppida) -> Vec<Action> {
    offered_where(state, |action| matches!(action, Action::March { .. }))
}

/// The different pictures in which a turn of at least one march can end, without looking at done.
fn arrangements(state: &Oppida) -> BTreeSet<String> {
    let mut results = BTreeSet::new();
    let mut seen = BTreeSet::new();
    let mut todo = vec![state.clone()];
    while let Some(state) = todo.pop() {
        for action in marches(&state) {
            let next = after(&state, &[action]);
            if seen.insert(picture(&next)) {
                results.insert(picture(&next).replace('\'', ""));
                todo.push(next);
            }
        }
    }
    results
}

/// Rules: OP-6.1
#[test]
fn a_step_leads_to_an_adjacent_card_never_diagonally() {
    let state = table("C1 . . .  . C1 . .  . . . R5").lay();
    let targets = |from: usize| -> Vec<usize> {
        let target = |action| match action {
            Action::March { from: start, to, .. } if start == at(from) => Some(to.index()),
            _ => None,
        };
        marches(&state).into_iter().filter_map(target).collect()
    };
    assert_eq!(targets(5), [1, 4, 6, 9]);
    assert_eq!(targets(0), [1, 4]);
    for far in [0, 2, 5, 7, 8, 10, 11] {
        assert_refused(&state, march(5, 1, 1, far), "OP-6.1", Illegal::NotAdjacent);
    }
    // The end of one row does not touch the start of the next.
    let edge = table("C1 . . C1  . . . .  . . . R5").lay();
    assert_refused(&edge, march(3, 1, 1, 4), "OP-6.1", Illegal::NotAdjacent);
}

/// Rules: OP-6.1
#[test]
fn a_step_is_made_by_an_own_die_that_lies_there() {
    let state = table("C42 . . .  . R3 . .  . . . R5").lay();
    assert_refused(&state, march(0, 3, 1, 1), "OP-6.1", Illegal::NoSuchDie { die: 3 });
    assert_refused(&state, march(5, 3, 1, 1), "OP-6.1", Illegal::NoSuchDie { die: 3 });
    assert_refused(&state, march(6, 1, 1, 7), "OP-6.1", Illegal::NoSuchDie { die: 1 });
}

/// Rules: OP-6.2
#[test]
fn a_march_enters_any_card_without_enemies() {
    let mut state = table("C4 *. . .  . C2 R1 .  . . . R5").lay();
    let told = tell(&mut state, march(0, 4, 4, 1));
    assert_table(&state, ". *C4' . .  . C2 R1 .  . . . R5");
    let marched = Event::Marched { seat: CELTS, from: at(0), to: at(1), warriors: 4, stayed: 0 };
    assert_eq!((told[0].to, told[0].event, told.len()), (Eyes::ALL, marched, 1));
    assert_refused(&state, march(5, 2, 2, 6), "OP-6.2", Illegal::EnemiesThere);

    play(&mut state, &[march(5, 2, 2, 1)]);
    assert_table(&state, ". *C4'2' . .  . . R1 .  . . . R5");
    let home = table(". C2 . .  . . . .  . . . R5").lay();
    assert_table(&after(&home, &[march(1, 2, 2, 0)]), "C2' . . .  . . . .  . . . R5");
}

/// Rules: OP-6.3
#[test]
fn a_whole_army_moves_its_die_and_a_part_splits_off_onto_a_new_one() {
    let state = table(START).lay();
    let whole = after(&state, &[march(0, 4, 4, 1)]);
    assert_table(&whole, ". C4' . .  . . . .  . . . R5");
    assert_eq!(whole.free_dice(CELTS), 7);

    let mut part = state.clone();
    let events = play(&mut part, &[march(0, 4, 3, 1)]);
    assert_table(&part, "C1 C3' . .  . . . .  . . . R5");
    assert_eq!(part.free_dice(CELTS), 6);
    let marched = Event::Marched { seat: CELTS, from: at(0), to: at(1), warriors: 3, stayed: 1 };
    assert_eq!(events, [marched]);

    for wrong in [0, 5, 255] {
        let reason = Illegal::WrongNumber { most: 4 };
        assert_refused(&state, march(0, 4, wrong, 1), "OP-6.3", reason);
    }
}

/// Rules: OP-6.4
#[test]
fn without_a_free_die_an_army_marches_whole_or_stays() {
    let state = table("C4 C1111111 . .  . . . .  . . . R5").lay();
    for part in 1..4 {
        assert_refused(&state, march(0, 4, part, 4), "OP-6.4", Illegal::NoDieToSplit);
    }
    let whole = after(&state, &[march(0, 4, 4, 4)]);
    assert_table(&whole, ". C1111111 . .  C4' . . .  . . . R5");
}

/// Rules: OP-6.5
#[test]
fn an_army_may_detach_warriors_several_times() {
    let state = table(START).lay();
    let state = after(&state, &[march(0, 4, 1, 1), march(0, 3, 1, 1), march(0, 2, 1, 4)]);
    assert_table(&state, "C1 C1'1' . .  C1' . . .  . . . R5");
    assert_eq!(state.free_dice(CELTS), 4);
}

/// Rules: OP-6.5
#[test]
fn the_first_turn_has_8_first_steps_and_37_arrangements() {
    let first = table(START).turn(1).lay();
    assert_eq!((marches(&first).len(), arrangements(&first).len()), (8, 37));
    let second = table(START).turn(2).romans().lay();
    assert_eq!((marches(&second).len(), arrangements(&second).len()), (10, 73));
}

/// Rules: OP-6.6
#[test]
fn a_die_that_has_arrived_is_done() {
    let state = after(&table(START).lay(), &[march(0, 4, 3, 1)]);
    assert_refused(&state, march(1, 3, 3, 2), "OP-6.6", Illegal::DieDone);
    assert_refused(&state, march(1, 3, 1, 0), "OP-6.6", Illegal::DieDone);
    // A die of the same value that has not moved is told apart.
    let two = table("C4 C3 . .  . . . .  . . . R5").lay();
    let two = after(&two, &[march(0, 4, 3, 1)]);
    assert_table(&two, "C1 C33' . .  . . . .  . . . R5");
    let moved = after(&two, &[march(1, 3, 3, 2)]);
    assert_table(&moved, "C1 C3' C3' .  . . . .  . . . R5");
    assert_refused(&moved, march(1, 3, 3, 2), "OP-6.6", Illegal::DieDone);
}

/// Rules: OP-6.6
#[test]
fn in_the_next_turn_every_die_can_step_again() {
    let mut state = table(START).lay();
    play(&mut state, &[march(0, 4, 2, 1), END, recruit(0), END, march(1, 2, 2, 2)]);
    assert_table(&state, "C2 . C2' .  . . . .  . . . R5");
}

/// Rules: OP-6.7
#[test]
fn the_die_left_behind_is_not_done() {
    let state = table("C6 . . .  R1 . . .  . . . R5").lay();
    let state = after(&state, &[march(0, 6, 1, 1)]);
    let list = offered(&state);
    assert!(list.contains(&march(0, 5, 2, 1)), "split again");
    assert!(list.contains(&march(0, 5, 5, 1)), "march away");
    assert!(list.contains(&crate::table::conquer(0, 5, 4, 3)), "attack");
}

/// Rules: OP-6.8
#[test]
fn any_number_of_armies_take_marches_and_attacks_in_any_order() {
    let state = table("C4 C4 C4 .  R1 R1 . .  . . . R5").lay();
    let steps = [
        march(2, 4, 2, 3),
        crate::table::conquer(1, 4, 5, 2),
        march(2, 2, 2, 6),
        crate::table::fight(0, 4, 4, 1),
    ];
    let state = after(&state, &steps);
    assert_table(&state, "C2' . . C2'  . C2' C2' .  . . . R5");
}

/// Rules: OP-6.9
#[test]
fn an_oppidum_that_is_left_remains_and_is_taken_over_intact() {
    let mut state = table("C1 *C2 R1 .  . . . .  . . . R5").lay();
    play(&mut state, &[march(1, 2, 2, 5), END]);
    assert_table(&state, "C1 *. R1 .  . C2 . .  . . . R5");
    assert_eq!((state.owner(at(1)), state.ears(CELTS)), (None, 2));
    assert!(offered(&state).contains(&march(2, 1, 1, 1)));
    play(&mut state, &[march(2, 1, 1, 1), END]);
    assert_table(&state, "C1 *R1 . .  . C2 . .  . . . R5");
    assert_eq!(state.face(at(1)), Side { shields: 2, ears: 3 });
    assert_eq!((state.owner(at(1)), state.ears(ROMANS)), (Some(ROMANS), 3));
}

/// Rules: OP-6.10
#[test]
fn an_undefended_card_costs_no_warrior_not_even_a_capital() {
    let oppidum = table("C1 . . .  C1 . . .  *. . . R5").lay();
    assert_table(&after(&oppidum, &[march(4, 1, 1, 8)]), "C1 . . .  . . . .  *C1' . . R5");
    let mut capital = table("C1 . . .  . . R1 C1  . . . .").lay();
    let events = play(&mut capital, &[march(7, 1, 1, 11)]);
    assert_table(&capital, "C1 . . .  . . R1 .  . . . C1'");
    assert_eq!(events[1], Event::Ended(Ending::Capital { winner: Seat::FIRST }));
    assert_eq!(capital.dice(at(11)).smallest(), Some(die(1)));
}
