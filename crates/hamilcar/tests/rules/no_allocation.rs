//! Search plays millions of actions: none of them may ask the system for memory.

use allocation_counter::measure;
use quadriga_core::kit::{allocates_nothing, is_small};
use quadriga_hamilcar::{Hamilcar, Options};

/// The longest list that was ever meant to be offered.
const LONGEST_LIST: usize = 120;

#[test]
fn a_whole_game_allocates_nothing_and_lists_stay_short() {
    let games = std::iter::repeat_n(Options::default(), 80);
    allocates_nothing::<Hamilcar>(games, LONGEST_LIST, |game| measure(game).count_total);
}

#[test]
fn states_and_actions_are_small() {
    is_small::<Hamilcar>(1536);
}
