//! Chapter 2: the turn.

use crate::table::{
    END, START, after, assert_refused, at, build, cards, conquer, decides, fight, march, offered,
    play, raze, recruit, scout, starve, table,
};
use quadriga_core::{CannotUndo, Play, Seed};
use quadriga_oppida::{
    Action, Beginner, CELTS, Ending, Event, Illegal, Oppida, Options, Phase, ROMANS,
};

const MIXED: &str = "C4 C4 .   .
                     .  . *C3  .
                     .  . R2   R5";

/// Rules: OP-2.1
#[test]
fn a_turn_is_exactly_one_of_three_options() {
    let state = table(MIXED).lay();
    let recruiting = [recruit(1), recruit(0)];
    let building = [build(1), raze(6)];
    let marching = [march(0, 4, 1, 4), conquer(6, 3, 10, 1), fight(6, 3, 10, 1)];
    let other = |state: &Oppida, actions: &[Action]| {
        for &action in actions {
            assert_refused(state, action, "OP-2.1", Illegal::OtherOption);
        }
    };
    for first in [recruit(1), scout(2)] {
        other(&after(&state, &[first]), &[&building[..], &marching].concat());
    }
    let built = after(&state, &[build(1)]);
    other(&built, &[&recruiting[..], &marching, &[scout(2)]].concat());
    let marched = after(&state, &[march(0, 4, 1, 4)]);
    other(&marched, &[&recruiting[..], &building, &[scout(2)]].concat());
}

/// Rules: OP-2.1
#[test]
fn the_players_take_turns() {
    let mut state = table(START).turn(1).lay();
    for (turn, seat) in (1..).zip([CELTS, ROMANS, CELTS, ROMANS]) {
        assert_eq!((state.turn_number(), decides(&state)), (turn, seat));
        let events = play(&mut state, &[recruit(0), END]);
        assert_eq!(events.last(), Some(&Event::TurnEnded { seat, turn }));
    }
}

/// Rules: OP-2.2
#[test]
fn the_first_act_chooses_the_option() {
    let state = table(MIXED).lay();
    assert_eq!(state.phase(), Phase::Choosing);
    let list = offered(&state);
    let marches = [march(1, 4, 4, 5), fight(6, 3, 10, 2)];
    for first in [&[recruit(0), recruit(3), scout(5), build(1), raze(6)][..], &marches].concat() {
        assert!(list.contains(&first), "{first:?}");
    }
    let recruiting = |recruits, scouted| Phase::Recruiting { recruits, scouted };
    assert_eq!(after(&state, &[recruit(0)]).phase(), recruiting(0, false));
    assert_eq!(after(&state, &[recruit(2)]).phase(), recruiting(2, false));
    assert_eq!(after(&state, &[scout(5)]).phase(), recruiting(0, true));
    assert_eq!(after(&state, &[build(1)]).phase(), Phase::Building { turned: cards(&[1]) });
    assert_eq!(after(&state, &[raze(6)]).phase(), Phase::Building { turned: cards(&[6]) });
    assert_eq!(after(&state, &[march(0, 4, 1, 4)]).phase(), Phase::Marching);
    assert_eq!(after(&state, &[fight(6, 3, 10, 1)]).phase(), Phase::Marching);
}

/// Rules: OP-2.3
#[test]
fn recruiting_and_scouting_come_in_either_order_until_the_player_ends_the_turn() {
    let state = table(START).turn(1).lay();
    let orders = [
        &[recruit(2), scout(5)][..],
        &[scout(5), recruit(2)],
        &[recruit(1), scout(5), recruit(1)],
        &[recruit(0), scout(5), recruit(1), recruit(1)],
    ]
    .map(|order| after(&state, order));
    for both in &orders {
        assert_eq!(*both, orders[0], "the order makes no difference");
        assert_eq!((decides(both), both.turn_number()), (CELTS, 1), "nothing ends by itself");
        assert_eq!(offered(both), [recruit(1), END]);
        let ended = after(both, &[END]);
        assert_eq!((decides(&ended), ended.turn_number()), (ROMANS, 2));
    }
    let all = after(&state, &[scout(5), recruit(3)]);
    assert_eq!((decides(&all), offered(&all)), (CELTS, vec![END]), "also where only that is left");
}

/// Rules: OP-2.3
#[test]
fn nobody_is_a_number_to_begin_with_only() {
    let begun = after(&table(START).lay(), &[recruit(0)]);
    assert!([1, 2, 3].iter().all(|&warriors| offered(&begun).contains(&recruit(warriors))));
    assert_refused(&begun, recruit(0), "OP-2.3", Illegal::NobodyMore);
}

/// Rules: OP-2.7
#[test]
fn a_turn_can_be_taken_back_until_a_back_is_seen_or_the_other_player_acts() {
    let mut play = Play::<Oppida>::new(
        Options { beginner: Beginner::Celts, ..Options::default() },
        Seed::from_number(1),
    );
    for action in [recruit(1), recruit(2), END] {
        play.act(CELTS, action).unwrap();
    }
    for taken_back in [END, recruit(2), recruit(1)] {
        assert_eq!(play.undo(CELTS), Ok(taken_back));
    }
    for action in [recruit(1), scout(5), recruit(2), END] {
        play.act(CELTS, action).unwrap();
    }
    assert_eq!(play.undo(CELTS), Ok(END));
    assert_eq!(play.undo(CELTS), Ok(recruit(2)));
    assert_eq!(play.undo(CELTS), Err(CannotUndo::Revealed));
    play.act(CELTS, END).unwrap();
    play.act(ROMANS, recruit(0)).unwrap();
    assert_eq!(play.undo(CELTS), Err(CannotUndo::OtherActed));
}

/// Rules: OP-2.4
#[test]
fn building_and_marching_go_on_until_the_player_ends_the_turn() {
    let state = table("C4 C3 C3 .  . . . .  . . . R5").lay();
    let both_ways = [[build(1), build(2)], [build(2), build(1)]].map(|cards| after(&state, &cards));
    assert_eq!(both_ways[0], both_ways[1], "in any order");
    assert!(offered(&both_ways[0]).contains(&END));
    assert_eq!(decides(&both_ways[0]), CELTS);
    assert_eq!(decides(&after(&both_ways[0], &[END])), ROMANS);

    let steps = [march(1, 3, 3, 5), march(2, 3, 1, 3), march(0, 4, 4, 4)];
    let marched = after(&state, &steps);
    assert_eq!(decides(&marched), CELTS);
    assert!(offered(&marched).contains(&END));
}

/// Rules: OP-2.5
#[test]
fn to_pass_is_to_recruit_nobody_and_not_to_scout() {
    let state = table(START).lay();
    assert_refused(&state, END, "OP-2.5", Illegal::NothingDone);
    let mut passed = state.clone();
    let events = play(&mut passed, &[recruit(0), END]);
    let recruited = Event::Recruited { seat: CELTS, warriors: 0 };
    assert_eq!(events, [recruited, Event::TurnEnded { seat: CELTS, turn: 9 }]);
    assert_eq!(passed.dice(at(0)), state.dice(at(0)));

    let nothing = table(". . . .  . . . .  . . . R5").lay();
    assert_eq!(offered(&nothing)[..4], [0, 1, 2, 3].map(recruit));
    assert!(offered(&nothing)[4..].iter().all(|action| matches!(action, Action::Scout { .. })));
    let no_room = table("C66666666 . . .  . . . .  . . . R5").lay();
    assert!(offered(&no_room).contains(&recruit(0)));
}

/// Rules: OP-2.6
#[test]
fn a_win_comes_before_hunger_and_the_opponents_hunger_before_the_own() {
    // The eighth card is conquered, and the Romans would have to starve: the game is over first.
    let win = "C1 C1 C1 C1
               C1 C1 C5 R1
               .  .  R6 R5";
    let mut state = table(win).lay();
    let events = play(&mut state, &[conquer(6, 5, 7, 1)]);
    assert_eq!(events.len(), 2, "{events:?}");
    assert_eq!(events[1], Event::Ended(Ending::Areas { winner: CELTS }));

    // The Romans starve at once, the Celts only when they end the turn.
    let hunger = "C1 C6 R1 .
                  .  .  R4 .
                  .  .  .  R5";
    let mut state = table(hunger).lay();
    let events = play(&mut state, &[conquer(1, 6, 2, 4)]);
    assert_eq!(events.last(), Some(&Event::Hungry { seat: ROMANS, warriors: 2 }));
    assert_eq!(decides(&state), ROMANS);
    play(&mut state, &[starve(6, 4), starve(6, 3)]);
    assert_eq!((decides(&state), state.phase()), (CELTS, Phase::Marching));
    let events = play(&mut state, &[END]);
    assert_eq!(events, [Event::Hungry { seat: CELTS, warriors: 2 }]);
}

/// Rules: OP-2.6
#[test]
fn a_draw_is_looked_for_after_the_mover_has_starved() {
    let mut state = table("C1 C3 . .  . . . .  . . . R5").turn(200).lay();
    let events = play(&mut state, &[march(1, 3, 3, 2), END]);
    assert_eq!(events.last(), Some(&Event::Hungry { seat: CELTS, warriors: 1 }));
    let events = play(&mut state, &[starve(2, 3)]);
    let ended = Event::TurnEnded { seat: CELTS, turn: 200 };
    assert_eq!(events[1..], [ended, Event::Ended(Ending::TurnLimit)]);
}

/// Rules: OP-2.1, OP-2.5
#[test]
fn nothing_is_allowed_after_the_end() {
    let mut state = table("C1 . . .  . . . C6  . . . .").lay();
    play(&mut state, &[march(7, 6, 1, 11)]);
    assert!(offered(&state).is_empty());
    for action in [recruit(0), END, march(7, 5, 5, 6)] {
        assert_refused(&state, action, "OP-9.1", Illegal::GameOver);
    }
}
