//! Who stands better does not repeat a position; who stands worse does.

use quadriga_bots::{Bot, BotSpec, Budget, hint};
use quadriga_core::{Game, Past, Play, Seat, Seed};
use quadriga_games::oppida::{Action, Oppida, Options};
use serde_json::{Value, json};

const BOTS: [&str; 3] = ["greedy", "mcts:300it", "mcts:300it:2t"];

/// The Celts have marched, and may end the turn. With so many warriors at home they stand better or
/// worse.
fn marched(celts: &[u8], romans: &[u8]) -> Oppida {
    let backs = [(2, 3), (2, 4), (2, 5), (3, 3), (3, 4), (3, 4), (3, 5), (4, 3), (4, 4), (4, 5)];
    let mut areas: Vec<Value> = vec![json!({ "owner": 0, "dice": celts })];
    areas.extend(
        backs.map(|(shields, ears)| json!({ "back": { "shields": shields, "ears": ears } })),
    );
    areas.push(json!({ "owner": 1, "dice": romans }));
    areas[1]["owner"] = json!(0);
    areas[1]["dice"] = json!([2]);
    areas[1]["done"] = json!([2]);
    areas[7]["owner"] = json!(1);
    areas[7]["dice"] = json!([2]);
    serde_json::from_value(json!({
        "turn": 20, "mover": 0, "beginner": 0, "supply": "strict", "phase": "marching",
        "areas": areas, "scouted": [[], []],
    }))
    .expect("a position")
}

/// A past in which the end of this turn leads to a position that has stood so often.
fn past_of(state: &Oppida, times: usize) -> Past {
    let mut play = Play::from_position(Options::default(), state.clone(), Seed::from_number(1));
    play.act(Seat::FIRST, Action::End).expect("the turn can end");
    let mut past = Past::default();
    for _ in 0..times {
        past.note(play.state());
    }
    past
}

fn choice(bot: &str, state: &Oppida, past: &Past) -> Action {
    let spec: BotSpec = bot.parse().expect("a bot");
    Bot::new(spec, 5).choose(state, past).expect("the game goes on")
}

/// No die of the Celts can take another step that would change the position but one from home.
#[test]
fn who_stands_better_goes_elsewhere() {
    let state = marched(&[6, 6], &[1]);
    for times in [1, 2] {
        let past = past_of(&state, times);
        assert_eq!(past.repeats(&state, Seat::FIRST, Action::End), Some(times + 1));
        for bot in BOTS {
            assert_ne!(choice(bot, &state, &past), Action::End, "{bot}, {times}");
        }
        let hint = hint(&state, &past, Budget::Iterations(300), 5).expect("the game goes on");
        assert_ne!(hint.actions[0].action, Action::End);
    }
}

#[test]
fn who_stands_worse_takes_the_draw() {
    let state = marched(&[1], &[6, 6, 6]);
    let past = past_of(&state, 2);
    for bot in BOTS {
        assert_eq!(choice(bot, &state, &past), Action::End, "{bot}");
    }
    let mut list = Vec::new();
    state.actions(&mut list);
    assert!(list.len() > 1, "there was something else to do");
}
