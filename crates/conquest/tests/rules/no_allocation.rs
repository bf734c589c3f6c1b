//! Search plays millions of actions: none of them may ask the system for memory.

use allocation_counter::measure;
use quadriga_conquest::{Conquest, Options, Players};
use quadriga_core::kit::{allocates_nothing, is_small};

/// The longest list that was ever meant to be offered.
const LONGEST_LIST: usize = 300;

#[test]
fn a_whole_game_allocates_nothing_and_lists_stay_short() {
    let games = (2..=6).cycle().take(100).map(|players| {
        let players = Players::new(players).expect("2 to 6 can play");
        Options { players, ..Options::default() }
    });
    allocates_nothing::<Conquest>(games, LONGEST_LIST, |game| measure(game).count_total);
}

#[test]
fn states_and_actions_are_small() {
    is_small::<Conquest>(2048);
}
