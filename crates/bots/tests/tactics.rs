//! The search on connect four: it sees what one move does, and answers the same for the same seed.

#[path = "../benches/connect_four/game.rs"]
#[allow(dead_code)]
mod connect_four;

use connect_four::{ConnectFour, Drop};
use quadriga_bots::{Bot, BotSpec, Budget, hint};
use quadriga_core::{Game, Past, QuickChance, Silence, Turn};

/// The position after discs into these columns.
fn after(columns: &str) -> ConnectFour {
    let mut chance = QuickChance::new(0);
    let mut state = ConnectFour::start(&(), &mut chance);
    for column in columns.bytes() {
        state.apply(Drop(column - b'0'), &mut chance, &mut Silence).expect("a legal column");
    }
    state
}

fn choice(bot: &str, seed: u64, state: &ConnectFour) -> Option<Drop> {
    let spec: BotSpec = bot.parse().expect("a bot");
    Bot::new(spec, seed).choose(state, &Past::default())
}

#[test]
fn takes_a_win_in_one() {
    for seed in 0..20 {
        assert_eq!(choice("mcts:500it", seed, &after("001122")), Some(Drop(3)), "seed {seed}");
        assert_eq!(choice("mcts:500it", seed, &after("5464646")), Some(Drop(4)), "seed {seed}");
        assert_eq!(choice("greedy", seed, &after("001122")), Some(Drop(3)), "seed {seed}");
    }
}

#[test]
fn blocks_a_loss_in_one() {
    for seed in 0..20 {
        assert_eq!(choice("mcts:1000it", seed, &after("03030")), Some(Drop(0)), "seed {seed}");
        assert_eq!(choice("mcts:1000it:2t", seed, &after("00112")), Some(Drop(3)), "seed {seed}");
    }
}

#[test]
fn same_seed_iterations_and_trees_give_the_same_answer() {
    let state = after("3323");
    for bot in ["random", "greedy", "mcts:300it", "mcts:301it:3t"] {
        let answers = || -> Vec<_> { (0..20).map(|seed| choice(bot, seed, &state)).collect() };
        assert_eq!(answers(), answers(), "{bot}");
    }
    let shares = |seed| hint(&state, &Past::default(), Budget::Iterations(500), seed);
    assert_eq!(shares(1), shares(1));
    assert_ne!(shares(1), shares(2));
}

#[test]
fn a_bot_plays_on_with_the_memory_of_earlier_searches() {
    let (state, other) = (after("33"), after("0123"));
    let play = |first: &ConnectFour| {
        let mut bot = Bot::new("mcts:200it:2t".parse().expect("a bot"), 5);
        [first, &state, &other].map(|state| bot.choose(state, &Past::default()))
    };
    assert_eq!(play(&state), play(&state));
}

#[test]
fn a_single_action_is_answered_at_once_and_none_when_it_is_over() {
    let mut nearly_full = None;
    'games: for seed in 0..1000 {
        let mut chance = QuickChance::new(seed);
        let mut state = ConnectFour::start(&(), &mut chance);
        let mut bot = Bot::new(BotSpec::Random, seed);
        while let Some(action) = bot.choose(&state, &Past::default()) {
            let mut list = Vec::new();
            state.actions(&mut list);
            if list.len() == 1 {
                nearly_full = Some(state);
                break 'games;
            }
            state.perform(action, &mut chance, &mut Silence);
        }
    }
    let state = nearly_full.expect("a position with one free column");
    assert!(choice("mcts:1000000000it", 1, &state).is_some());

    let over = after("0011223");
    assert!(matches!(over.turn(), Turn::Over(_)));
    for bot in ["random", "greedy", "mcts:10it", "tiro", "veteranus", "magister"] {
        assert_eq!(choice(bot, 1, &over), None, "{bot}");
    }
    assert!(hint(&over, &Past::default(), Budget::Iterations(10), 1).is_none());
}

#[test]
fn a_hint_lists_all_actions_and_its_shares_add_up() {
    let budget = Budget::Iterations(2_000);
    let hint = hint(&after("001122"), &Past::default(), budget, 1).expect("not over");
    assert_eq!(hint.actions.len(), 7);
    assert_eq!(hint.actions[0].action, Drop(3));
    assert!(hint.actions[0].value > 0.99);
    assert_eq!(hint.simulations, 2_000);
    assert_eq!(hint.actions.iter().map(|action| action.visits).sum::<u64>(), 2_000);
    assert!((hint.actions.iter().map(|action| action.share).sum::<f32>() - 1.0).abs() < 1e-4);
}
