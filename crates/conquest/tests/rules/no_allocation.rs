//! Search plays millions of actions: none of them may ask the system for memory.

use allocation_counter::measure;
use quadriga_conquest::{Action, Conquest, Options, Players};
use quadriga_core::laws::Exercise;
use quadriga_core::{Game, QuickChance};

/// The longest list that was ever meant to be offered.
const LONGEST_LIST: usize = 300;

#[test]
fn a_whole_game_allocates_nothing_and_lists_stay_short() {
    let mut exercise = Exercise::with_room(1024);
    for number in 0..100 {
        let players = Players::new(2 + number as u8 % 5).expect("2 to 6 can play");
        let options = Options { players, ..Options::default() };
        let mut chance = QuickChance::new(number);
        let mut state = Conquest::start(&options, &mut chance);
        let used = measure(|| exercise.play(&mut state, &mut chance));
        assert_eq!(used.count_total, 0, "game {number}");
    }
    let Exercise { actions, longest, .. } = exercise;
    assert!(actions > 20_000, "only {actions} actions were played");
    assert!(longest <= LONGEST_LIST, "a list of {longest} actions was offered");
}

#[test]
fn states_and_actions_are_small() {
    assert!(size_of::<Conquest>() <= 2048, "a state has {} bytes", size_of::<Conquest>());
    assert!(size_of::<Action>() <= 8, "an action has {} bytes", size_of::<Action>());
}
