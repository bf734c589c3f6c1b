//! Search plays millions of actions: none of them may ask the system for memory, and what is copied
//! is small.

use crate::chance::QuickChance;
use crate::game::Game;
use crate::kit::Exercise;

/// How many actions random games have to show at least before they prove anything.
const ENOUGH: u64 = 20_000;

/// Plays a random game with each of these options. `allocations` counts how often memory was asked
/// for while the game runs that it is given; the counter is the test's own, as there can be one
/// allocator only in a program.
///
/// # Panics
/// When memory was asked for, when a list was longer than `longest`, or when there were too few
/// actions to say so.
#[track_caller]
pub fn allocates_nothing<G: Game>(
    games: impl IntoIterator<Item = G::Options>,
    longest: usize,
    allocations: impl Fn(&mut dyn FnMut()) -> u64,
) {
    let mut exercise = Exercise::<G>::with_room(4 * longest);
    for (number, options) in (0..).zip(games) {
        let mut chance = QuickChance::new(number);
        let mut state = G::start(&options, &mut chance);
        let count = allocations(&mut || exercise.play(&mut state, &mut chance));
        assert_eq!(count, 0, "game {number} asks for memory");
    }
    let offered = exercise.longest;
    assert!(exercise.actions > ENOUGH, "only {} actions were played", exercise.actions);
    assert!(offered <= longest, "a list of {offered} actions was offered");
}

/// Whether a state has at most so many bytes, and an action eight.
///
/// # Panics
/// When one of them has more.
#[track_caller]
pub fn is_small<G: Game>(most: usize) {
    assert!(size_of::<G>() <= most, "a state has {} bytes", size_of::<G>());
    assert!(size_of::<G::Action>() <= 8, "an action has {} bytes", size_of::<G::Action>());
}
