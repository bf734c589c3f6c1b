//! Search plays millions of actions: none of them may ask the system for memory.

use allocation_counter::measure;
use quadriga_antike::{Antike, Board, Options};
use quadriga_core::kit::{allocates_nothing, is_small};

/// The longest list that was ever meant to be offered.
const LONGEST_LIST: usize = 200;

#[test]
fn a_whole_game_allocates_nothing_and_lists_stay_short() {
    let games = (0..120).map(|number| Options {
        board: [Board::West, Board::East, Board::WestAlternative][number % 3],
        special_units: number % 2 == 0,
        ..Options::default()
    });
    allocates_nothing::<Antike>(games, LONGEST_LIST, |game| measure(game).count_total);
}

#[test]
fn states_and_actions_are_small() {
    // More than 512 since it is known how far each unit has gone, so that armies can part (AD-8.4).
    is_small::<Antike>(544);
}
