//! Chapter 8: supply and starving.

use crate::table::{
    END, START, after, assert_refused, assert_table, at, build, conquer, decides, die, fight,
    march, offered, play, raze, recruit, starve, table, tell,
};
use quadriga_core::{Eyes, Play, Refusal, Seed};
use quadriga_oppida::{CELTS, Event, Illegal, Options, Phase, ROMANS};

/// Rules: OP-8.1
#[test]
fn supply_is_the_ears_of_the_occupied_land_cards() {
    let state = table("C4 C21 *C3 .  *. R4 . .  . . *R1 R5").lay();
    assert_eq!((state.ears(CELTS), state.outside(CELTS), state.surplus(CELTS)), (6, 6, 0));
    assert_eq!((state.ears(ROMANS), state.outside(ROMANS), state.surplus(ROMANS)), (7, 5, 0));
    let state = table("C4 C6 *C3 .  . . . .  . . . R5").lay();
    assert_eq!((state.ears(CELTS), state.outside(CELTS), state.surplus(CELTS)), (6, 9, 3));
}

/// Rules: OP-8.2
#[test]
fn warriors_in_the_own_capital_need_no_ears() {
    let mut state = table("C666 C2 . .  . . . .  . . . R5").lay();
    assert_eq!((state.outside(CELTS), state.surplus(CELTS)), (2, 0));
    let events = play(&mut state, &[recruit(3), END]);
    assert!(!events.iter().any(|event| matches!(event, Event::Hungry { .. })));

    let hungry = table("C6 C3 . .  . . . .  . . . R5").starving(CELTS).lay();
    assert_refused(&hungry, starve(0, 6), "OP-8.2", Illegal::CapitalFeeds);
}

/// Rules: OP-8.3
#[test]
fn the_surplus_starves_when_the_own_turn_ends() {
    let mut state = table(START).turn(1).lay();
    let events = play(&mut state, &[march(0, 4, 3, 1)]);
    assert_eq!(events.len(), 1, "nobody starves before the end of the turn");
    let told = tell(&mut state, END);
    let hungry = Event::Hungry { seat: CELTS, warriors: 1 };
    assert_eq!((told[0].to, told[0].event, told.len()), (Eyes::ALL, hungry, 1));
    assert_eq!((decides(&state), state.phase()), (CELTS, Phase::Starving { hungry: CELTS }));
    assert_eq!(offered(&state), [starve(1, 3)]);

    let told = tell(&mut state, starve(1, 3));
    let starved = Event::Starved { seat: CELTS, area: at(1), die: die(3) };
    let ended = Event::TurnEnded { seat: CELTS, turn: 1 };
    assert_eq!(told.iter().map(|told| told.event).collect::<Vec<_>>(), [starved, ended]);
    assert!(told.iter().all(|told| told.to == Eyes::ALL));
    assert_table(&state, "C1 C2 . .  . . . .  . . . R5");
    assert_eq!((decides(&state), state.surplus(CELTS)), (ROMANS, 0));
}

/// Rules: OP-8.4
#[test]
fn supply_may_be_exceeded_before_the_end_of_the_turn() {
    // The oppidum that feeds them is left, then held again: nobody starves.
    let mut state = table("C4 *C21 . .  . . . .  . . . R5").lay();
    play(&mut state, &[march(1, 2, 2, 2), march(1, 1, 1, 2)]);
    assert_eq!((state.outside(CELTS), state.ears(CELTS)), (3, 2));
    assert!(offered(&state).contains(&march(0, 4, 4, 4)), "no step is forbidden");
    play(&mut state, &[march(0, 4, 1, 1)]);
    assert_eq!((state.outside(CELTS), state.ears(CELTS)), (4, 5));
    let events = play(&mut state, &[END]);
    assert_eq!(events, [Event::TurnEnded { seat: CELTS, turn: 9 }]);

    let mut razed = table("C4 *C2 . .  . . . .  . . . R5").lay();
    play(&mut razed, &[raze(1)]);
    assert_eq!(razed.surplus(CELTS), 2);
    let events = play(&mut razed, &[END]);
    assert_eq!(events, [Event::Hungry { seat: CELTS, warriors: 2 }]);
}

/// Rules: OP-8.5
#[test]
fn whoever_loses_a_card_to_an_attack_starves_at_once() {
    let position = "C4 C4 .  .
                    R1 R3 .  .
                    .  .  .  R5";
    for attack in [fight(0, 4, 4, 1), conquer(0, 4, 4, 2), conquer(0, 4, 4, 1)] {
        let mut state = table(position).lay();
        assert_eq!((state.ears(ROMANS), state.outside(ROMANS)), (4, 4));
        let events = play(&mut state, &[attack]);
        assert_eq!((state.ears(ROMANS), state.outside(ROMANS)), (2, 3));
        assert_eq!(events[1..], [Event::Hungry { seat: ROMANS, warriors: 1 }]);
        assert_eq!(offered(&state), [starve(5, 3)]);
        play(&mut state, &[starve(5, 3)]);
        assert_eq!((state.ears(ROMANS), state.outside(ROMANS)), (2, 2));
    }
    // An attack that does not take the card makes nobody hungry.
    let mut state = table("C4 C4 . .  R2 R2 . .  . . . R5").lay();
    let events = play(&mut state, &[fight(0, 4, 4, 1)]);
    assert_eq!((events.len(), decides(&state)), (1, CELTS));
}

/// Rules: OP-8.6
#[test]
fn the_attacker_waits_for_the_hungry_and_then_goes_on() {
    let state = table("C4 C4 . .  R1 R3 . .  . . . R5").lay();
    let mut play = Play::from_position(Options::default(), state, Seed::from_number(1));
    play.act(CELTS, fight(0, 4, 4, 1)).unwrap();
    let waits = Refusal::NotYourDecision { decides: ROMANS };
    assert_eq!(play.act(CELTS, march(1, 4, 4, 2)), Err(waits));
    let must = Refusal::Illegal(Illegal::MustStarve { warriors: 1 });
    assert_eq!(play.act(ROMANS, recruit(1)), Err(must));
    play.act(ROMANS, starve(5, 3)).unwrap();
    assert_eq!((decides(play.state()), play.state().phase()), (CELTS, Phase::Marching));
    assert_eq!(play.state().turn_number(), 9);
    assert_table(play.state(), "C2' C4 . .  . R2 . .  . . . R5");
    play.act(CELTS, conquer(1, 4, 5, 1)).unwrap();
    play.act(CELTS, END).unwrap();
    assert_eq!((decides(play.state()), play.state().turn_number()), (ROMANS, 10));
}

/// Rules: OP-8.7
#[test]
fn the_owner_decides_who_starves_one_warrior_at_a_time() {
    let state = table("C1 C31 *C4 .  . R2 . .  . . . R5").starving(CELTS).lay();
    assert_eq!((state.ears(CELTS), state.outside(CELTS)), (6, 8));
    let choices = [starve(1, 1), starve(1, 3), starve(2, 4)];
    assert_eq!(offered(&state), choices);
    let results = [
        "C1 C3 *C4 .  . R2 . .  . . . R5",
        "C1 C21 *C4 .  . R2 . .  . . . R5",
        "C1 C31 *C3 .  . R2 . .  . . . R5",
    ];
    for (choice, result) in choices.into_iter().zip(results) {
        let after = after(&state, &[choice]);
        assert_table(&after, result);
        assert_eq!((decides(&after), after.surplus(CELTS)), (CELTS, 1));
    }
    let must = Illegal::MustStarve { warriors: 2 };
    for other in [END, recruit(0), build(1), march(0, 1, 1, 4)] {
        assert_refused(&state, other, "OP-8.7", must);
    }
    assert_refused(&state, starve(1, 2), "OP-8.7", Illegal::NoDieToStarve { die: 2 });
    assert_refused(&state, starve(5, 2), "OP-8.7", Illegal::NotHungry { hungry: CELTS });
    assert_refused(&state, starve(6, 2), "OP-8.7", Illegal::NotHungry { hungry: CELTS });
    let fed = table(START).lay();
    assert_refused(&fed, starve(1, 2), "OP-8.7", Illegal::NobodyHungry);
}

/// Rules: OP-8.7
#[test]
fn starving_ends_at_the_number_of_ears_and_never_turns_a_card() {
    let mut state = table("C1 C31 *C4 .  . R2 . .  . . . R5").starving(CELTS).lay();
    play(&mut state, &[starve(2, 4), starve(2, 3)]);
    assert_table(&state, "C1 C31 *C2 .  . R2 . .  . . . R5");
    assert_eq!((state.outside(CELTS), state.ears(CELTS)), (6, 6));
    assert_eq!((decides(&state), state.phase()), (ROMANS, Phase::Choosing));
}

/// Rules: OP-8.8
#[test]
fn the_last_warrior_on_a_card_never_starves() {
    let state = table("C1 C1 C5 .  . C11 . .  . . . R5").starving(CELTS).lay();
    assert_eq!((state.ears(CELTS), state.outside(CELTS)), (6, 8));
    assert_refused(&state, starve(1, 1), "OP-8.8", Illegal::LastWarrior);
    assert_eq!(offered(&state), [starve(2, 5), starve(5, 1)]);
    let state = after(&state, &[starve(5, 1)]);
    assert_refused(&state, starve(5, 1), "OP-8.8", Illegal::LastWarrior);
    assert_eq!(offered(&state), [starve(2, 5)]);
    let fed = after(&state, &[starve(2, 5)]);
    assert_table(&fed, "C1 C1 C4 .  . C1 . .  . . . R5");
    assert_eq!(fed.areas(CELTS), state.areas(CELTS), "hunger costs nobody a card");
}
