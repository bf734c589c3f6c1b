//! Bugs that were fixed, each with the test that would have found it.

use crate::table::{END, recruit, table};
use quadriga_core::{Game, QuickChance, Seat, Silence};
use quadriga_oppida::{Action, Area, Die, Oppida};

/// Every action that can be written down for a table of twelve areas, with some absurd numbers.
fn all_actions() -> Vec<Action> {
    let mut list = vec![END];
    list.extend([0, 1, 3, 4, 255].map(recruit));
    for area in Area::all() {
        list.extend([Action::Scout { area }, Action::Build { area }, Action::Raze { area }]);
        for die in (1..=6).filter_map(Die::new) {
            list.push(Action::Starve { area, die });
            for to in Area::all() {
                for warriors in [0, 1, 2, 6, 255] {
                    list.push(Action::March { from: area, die, warriors, to });
                    list.push(Action::Conquer { from: area, die, to, warriors });
                    list.push(Action::Fight { from: area, die, to, warriors });
                }
            }
        }
    }
    list
}

fn assert_sound(state: &Oppida, after: Action) {
    for seat in Seat::all(2) {
        let heaps = state.areas(seat).iter().map(|area| state.dice(area).count());
        assert_eq!(heaps.sum::<u8>(), 8 - state.free_dice(seat), "{after:?}");
    }
    let both = state.areas(Seat::FIRST).within(state.areas(Seat::SECOND));
    assert!(both.is_empty(), "{after:?}: {both:?}");
}

/// An attack on a card without enemies that nobody had checked counted the dice below zero.
#[test]
fn unchecked_actions_do_not_panic_and_keep_the_dice_sound() {
    let tables = [
        table("C1 C66 . .  C1 *R32 . .  . R1 . R5"),
        table("C6 C111111 . .  C1 *R32 *. .  R1111 R1 . R5"),
        table("C1 C66' . .  C1' *R32 . .  . R1 . R5").marching(),
        table("C1 C66 . .  C1 *R32 . .  . R6 . R5").starving(Seat::SECOND),
        table("C1 *C66 . .  C1 *R32 . .  . R6 . R5").building(&[1]),
    ];
    let actions = all_actions();
    for table in tables {
        let first = table.lay();
        for index in 0..actions.len() {
            let mut state = first.clone();
            // Four in a row, so that one nonsense builds on another.
            for step in 0..4 {
                let action = actions[(index + step * 1013) % actions.len()];
                state.perform(action, &mut QuickChance::new(0), &mut Silence);
                assert_sound(&state, action);
                let mut list = Vec::new();
                state.actions(&mut list);
                let _ = (state.appraise(), state.check(action));
            }
        }
    }
}
