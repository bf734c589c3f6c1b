//! Search plays millions of actions: none of them may ask the system for memory.

use allocation_counter::measure;
use quadriga_antike::{Action, Antike, Board, Options};
use quadriga_core::{Chance, Game, QuickChance, Seat, Silence};

/// The longest list that was ever meant to be offered.
const LONGEST_LIST: usize = 200;

#[test]
fn a_whole_game_allocates_nothing_and_lists_stay_short() {
    let mut list = Vec::with_capacity(512);
    let (mut actions, mut longest, mut listed) = (0_u64, 0, 0_u64);
    for number in 0..120 {
        let board = [Board::West, Board::East, Board::WestAlternative][number as usize % 3];
        let options = Options { board, special_units: number % 2 == 0, ..Options::default() };
        let mut chance = QuickChance::new(number);
        let mut state = Antike::start(&options, &mut chance);
        let used = measure(|| {
            while state.turn().seat().is_some() {
                list.clear();
                state.actions(&mut list);
                let action = list[chance.below(list.len() as u32) as usize];
                state.check(action).expect("offered actions are legal");
                state.apply(action, &mut chance, &mut Silence).expect("offered actions are legal");
                let mut imagined = state.clone();
                for seat in Seat::all(2) {
                    imagined.imagine(seat, &mut chance);
                }
                let _ = (imagined.appraise(), imagined.repetition_key(), imagined.targets(action));
                actions += 1;
                listed += list.len() as u64;
                longest = longest.max(list.len());
            }
        });
        assert_eq!(used.count_total, 0, "game {number}");
    }
    println!("{actions} actions, lists of {} on average, at most {longest}", listed / actions);
    assert!(actions > 20_000, "only {actions} actions were played");
    assert!(longest <= LONGEST_LIST, "a list of {longest} actions was offered");
}

#[test]
fn states_and_actions_are_small() {
    assert!(size_of::<Antike>() <= 512, "a state has {} bytes", size_of::<Antike>());
    assert!(size_of::<Action>() <= 8, "an action has {} bytes", size_of::<Action>());
}
