//! Search plays millions of actions: none of them may ask the system for memory.

use allocation_counter::measure;
use quadriga_core::kit::{allocates_nothing, is_small};
use quadriga_oppida::{Oppida, Options, Supply};

/// The longest list that was ever meant to be offered.
const LONGEST_LIST: usize = 200;

#[test]
fn a_whole_game_allocates_nothing_and_lists_stay_short() {
    let supplies = [Supply::Strict, Supply::Loose].into_iter().cycle().take(200);
    let games = supplies.map(|supply| Options { supply, ..Options::default() });
    allocates_nothing::<Oppida>(games, LONGEST_LIST, |game| measure(game).count_total);
}

#[test]
fn states_and_actions_are_small() {
    is_small::<Oppida>(192);
}
