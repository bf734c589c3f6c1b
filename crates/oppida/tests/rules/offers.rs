//! What an offered action tells the page: what comes of it.

use crate::table::{after, build, conquer, fight, march, offered, raze, recruit, scout, table};
use quadriga_core::Game;
use quadriga_oppida::{Action, CELTS, Ending, Oppida, ROMANS, Side, Upshot};
use serde_json::{Value, to_value};

#[track_caller]
fn upshot(state: &Oppida, action: Action) -> Upshot {
    assert_eq!(state.check(action), Ok(()), "{action:?}");
    state.upshot(action).expect("an offer has an upshot")
}

fn dice(upshot: &Upshot) -> Vec<u64> {
    let dice = to_value(upshot.dice).expect("JSON");
    dice.as_array().into_iter().flatten().filter_map(Value::as_u64).collect()
}

/// Rules: OP-8.1, OP-8.2, OP-9.1
#[test]
fn an_upshot_counts_what_the_action_leaves() {
    let state = table("C4 C6 . .  . C3 R2 .  . . . R5").scouted(&[1], &[]).lay();
    for action in offered(&state) {
        let told = upshot(&state, action);
        let then = after(&state, &[action]);
        for seat in [CELTS, ROMANS] {
            let Some(people) = told.peoples[seat.index()] else {
                let fares = |state: &Oppida| {
                    let (areas, ears) = (state.areas(seat).len(), state.ears(seat));
                    (areas, state.outside(seat), ears, state.surplus(seat))
                };
                assert_eq!(fares(&then), fares(&state), "{action:?} changes nothing for {seat:?}");
                continue;
            };
            assert_eq!(people.areas, then.areas(seat).len(), "{action:?}");
            assert_eq!(people.outside, then.outside(seat), "{action:?}");
            let most = people.ears_at_most.unwrap_or(people.ears);
            assert!((people.ears..=most).contains(&then.ears(seat)), "{action:?}");
        }
    }
}

/// Rules: OP-3.3, OP-3.4, OP-5.3
#[test]
fn an_upshot_shows_the_dice_that_change() {
    let state = table("C4 C31 . .  . *C5 . .  . . . R5").lay();
    assert_eq!(dice(&upshot(&state, recruit(3))), [6, 1]);
    assert_eq!(dice(&upshot(&state, build(1))), [2]);
    assert_eq!(dice(&upshot(&state, raze(5))), [6, 1]);
    assert_eq!(upshot(&state, scout(2)).dice, None);
}

/// Rules: OP-7.2, OP-7.6, OP-7.7
#[test]
fn an_upshot_on_an_attack_counts_who_falls_and_who_stays() {
    let state = table("C1 C5 . .  . R2 . .  . . . R5").lay();
    let won = upshot(&state, conquer(1, 5, 5, 1)).assault.expect("an attack");
    assert_eq!((won.fell, won.rest, won.defenders), (1, 4, 2));
    assert_eq!((won.left, won.stayed), (0, 1));
    let fought = upshot(&state, fight(1, 5, 5, 1)).assault.expect("an attack");
    assert_eq!((fought.left, fought.stayed), (1, 3));
    assert_eq!(upshot(&state, march(1, 5, 2, 2)).assault, None);
}

/// Rules: OP-9.2, OP-9.3
#[test]
fn an_upshot_tells_what_wins() {
    let state = table("C1 C1 C1 C1  . C1 C2 C1  . . . R5").lay();
    let areas = upshot(&state, march(6, 2, 1, 10));
    assert_eq!(areas.ending, Some(Ending::Areas { winner: CELTS }));
    let state = table("C1 . . .  . . . C6  . . . R1").lay();
    let capital = upshot(&state, conquer(7, 6, 11, 2));
    assert_eq!(capital.ending, Some(Ending::Capital { winner: CELTS }));
}

/// Rules: OP-4.5
#[test]
fn an_upshot_on_an_unknown_back_is_a_range() {
    let side = |shields, ears| Side { shields, ears };
    let unknown = table("C4 C6 . .  . . . .  . . . R5");
    let told = upshot(&unknown.clone().lay(), build(1));
    assert_eq!(told.back, Some([side(2, 3), side(4, 5)]));
    let ears = |told: &Upshot| told.peoples[0].map(|own| (own.ears, own.ears_at_most));
    assert_eq!(ears(&told), Some((3, Some(5))));
    let told = upshot(&unknown.scouted(&[1], &[]).lay(), build(1));
    assert_eq!(told.back, Some([side(2, 3), side(2, 3)]));
    assert_eq!(ears(&told), Some((3, None)));
}
