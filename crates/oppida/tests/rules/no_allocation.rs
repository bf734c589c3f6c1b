//! Search plays millions of actions: none of them may ask the system for memory.

use allocation_counter::measure;
use quadriga_core::{Chance, Game, QuickChance, Seat, Silence};
use quadriga_oppida::{Action, Beginner, Oppida, Options, Supply};

#[test]
fn a_whole_game_allocates_nothing_once_the_list_exists() {
    let mut list = Vec::with_capacity(512);
    let mut actions = 0;
    for number in 0..200 {
        let supply = if number % 2 == 0 { Supply::Strict } else { Supply::Loose };
        let options = Options { beginner: Beginner::Lot, supply };
        let mut chance = QuickChance::new(number);
        let mut state = Oppida::start(&options, &mut chance);
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
            }
        });
        assert_eq!(used.count_total, 0, "game {number}");
    }
    assert!(actions > 20_000, "only {actions} actions were played");
}

#[test]
fn states_and_actions_are_small() {
    assert!(size_of::<Oppida>() <= 192, "a state has {} bytes", size_of::<Oppida>());
    assert!(size_of::<Action>() <= 8, "an action has {} bytes", size_of::<Action>());
}
