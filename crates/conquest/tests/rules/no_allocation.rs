//! Search plays millions of actions: none of them may ask the system for memory.

use allocation_counter::measure;
use quadriga_conquest::{Action, Conquest, Options, Players};
use quadriga_core::{Chance, Game, QuickChance, Seat, Silence};

/// The longest list that was ever meant to be offered.
const LONGEST_LIST: usize = 300;

#[test]
fn a_whole_game_allocates_nothing_and_lists_stay_short() {
    let mut list = Vec::with_capacity(1024);
    let mut narrowed = Vec::with_capacity(1024);
    let (mut actions, mut longest, mut listed) = (0_u64, 0, 0_u64);
    for number in 0..100 {
        let players = Players::new(2 + number as u8 % 5).expect("2 to 6 can play");
        let options = Options { players, ..Options::default() };
        let mut chance = QuickChance::new(number);
        let mut state = Conquest::start(&options, &mut chance);
        let used = measure(|| {
            while state.turn().seat().is_some() {
                list.clear();
                state.actions(&mut list);
                narrowed.clone_from(&list);
                state.narrow(&mut narrowed);
                let mut rest = list.iter();
                let in_order = narrowed.iter().all(|kept| rest.any(|action| action == kept));
                assert!(in_order && !narrowed.is_empty(), "{list:?} became {narrowed:?}");
                let action = list[chance.below(list.len() as u32) as usize];
                state.check(action).expect("offered actions are legal");
                state.apply(action, &mut chance, &mut Silence).expect("offered actions are legal");
                let mut imagined = state.clone();
                for seat in Seat::all(state.seats()) {
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
    assert!(size_of::<Conquest>() <= 2048, "a state has {} bytes", size_of::<Conquest>());
    assert!(size_of::<Action>() <= 8, "an action has {} bytes", size_of::<Action>());
}
