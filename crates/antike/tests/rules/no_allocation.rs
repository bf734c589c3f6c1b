//! Search plays millions of actions: none of them may ask the system for memory.

use allocation_counter::measure;
use quadriga_antike::{Action, Antike, Board, Options};
use quadriga_core::laws::Exercise;
use quadriga_core::{Game, QuickChance};

/// The longest list that was ever meant to be offered.
const LONGEST_LIST: usize = 200;

#[test]
fn a_whole_game_allocates_nothing_and_lists_stay_short() {
    let mut exercise = Exercise::with_room(512);
    for number in 0..120 {
        let board = [Board::West, Board::East, Board::WestAlternative][number as usize % 3];
        let options = Options { board, special_units: number % 2 == 0, ..Options::default() };
        let mut chance = QuickChance::new(number);
        let mut state = Antike::start(&options, &mut chance);
        let used = measure(|| exercise.play(&mut state, &mut chance));
        assert_eq!(used.count_total, 0, "game {number}");
    }
    let Exercise { actions, longest, .. } = exercise;
    assert!(actions > 20_000, "only {actions} actions were played");
    assert!(longest <= LONGEST_LIST, "a list of {longest} actions was offered");
}

#[test]
fn states_and_actions_are_small() {
    // More than 512 since it is known how far each unit has gone, so that armies can part (AD-8.4).
    assert!(size_of::<Antike>() <= 544, "a state has {} bytes", size_of::<Antike>());
    assert!(size_of::<Action>() <= 8, "an action has {} bytes", size_of::<Action>());
}
