//! Chapter 9: the end of the game.

use crate::table::{
    END, START, after, assert_table, at, build, cards, conquer, decides, fight, march, offered,
    play, raze, recruit, scout, table, tell,
};
use quadriga_core::{Eyes, Game, Play, Seat, Seed, Standing};
use quadriga_oppida::{Action, CELTS, Ending, Event, Oppida, Options, Phase, ROMANS};

fn winner(state: &Oppida) -> Option<Seat> {
    state.turn().standing().and_then(|standing| standing.winner())
}

/// Rules: OP-9.1
#[test]
fn eight_areas_win_at_once() {
    let mut state = table("C2 C1 C1 C1  C1 C1 C1 .  . . . R5").lay();
    let told = tell(&mut state, march(6, 1, 1, 7));
    assert_eq!((state.areas(CELTS).len(), winner(&state)), (7, None), "one card was left");
    assert_eq!(told.len(), 1);
    let told = tell(&mut state, march(0, 2, 1, 4));
    assert_eq!((told.len(), winner(&state)), (1, None));

    let mut state = table("C2 C1 C1 C1  C1 C1 C2 .  . . . R5").lay();
    let told = tell(&mut state, march(6, 2, 1, 7));
    let ended = Event::Ended(Ending::Areas { winner: CELTS });
    assert_eq!((told[1].to, told[1].event), (Eyes::ALL, ended));
    assert_eq!(state.turn().standing(), Some(Standing::won_by(CELTS, 2)));
    assert_eq!(state.phase(), Phase::Over(Ending::Areas { winner: CELTS }));
    assert!(offered(&state).is_empty());
}

/// Rules: OP-9.2
#[test]
fn the_own_capital_is_one_of_the_eight_only_while_a_die_lies_on_it() {
    let held = table("C1 C1 C1 C1  C1 C1 C2 .  . . . R5").lay();
    assert_eq!(winner(&after(&held, &[march(6, 2, 1, 7)])), Some(CELTS));
    let empty = table(". C1 C1 C1  C1 C1 C2 .  . . . R5").lay();
    let seven = after(&empty, &[march(6, 2, 1, 7)]);
    assert_eq!((seven.areas(CELTS).len(), winner(&seven)), (7, None));
    let eight_lands = table(". C1 C1 C1  C1 C1 C2 C1  . . . R5").lay();
    assert_eq!(winner(&after(&eight_lands, &[march(6, 2, 1, 10)])), Some(CELTS));
}

/// Rules: OP-9.3
#[test]
fn entering_the_enemy_capital_wins_at_once() {
    let conquered = table("C1 . . .  . . . C6  . . . R2").lay();
    let mut state = conquered.clone();
    let events = play(&mut state, &[conquer(7, 6, 11, 1)]);
    assert_eq!(events.last(), Some(&Event::Ended(Ending::Capital { winner: CELTS })));
    assert_eq!(winner(&state), Some(CELTS));

    let empty = table(". R1 . .  . . . .  . . . R5").romans().lay();
    let mut state = empty.clone();
    let events = play(&mut state, &[march(1, 1, 1, 0)]);
    assert_eq!(events.last(), Some(&Event::Ended(Ending::Capital { winner: ROMANS })));
    assert_eq!(state.turn().standing(), Some(Standing::won_by(ROMANS, 2)));

    // Cleared by one die, entered by another.
    let state = table("C1 . . .  . . . C6  . . C1 R3").lay();
    let state = after(&state, &[fight(7, 6, 11, 3), march(10, 1, 1, 11)]);
    assert_eq!(winner(&state), Some(CELTS));
}

/// Rules: OP-9.4
#[test]
fn a_win_is_looked_for_after_every_step() {
    let state = table("C1 C1 C1 C1  C1 C2 C1 .  . . . R5").lay();
    let state = after(&state, &[march(5, 2, 1, 6)]);
    assert_eq!((state.areas(CELTS).len(), winner(&state)), (7, None));
    let state = after(&state, &[march(6, 1, 1, 7)]);
    assert_eq!((state.areas(CELTS).len(), winner(&state)), (8, Some(CELTS)));
    assert!(offered(&state).is_empty());
}

/// Rules: OP-9.4
#[test]
fn a_recruit_in_an_empty_capital_may_bring_the_eighth_area() {
    let state = table(". C1 C1 C1  C1 C1 C1 C1  . . . R5").lay();
    assert_eq!(winner(&after(&state, &[recruit(0)])), None);
    let mut won = state.clone();
    let events = play(&mut won, &[recruit(1)]);
    let recruited = Event::Recruited { seat: CELTS, warriors: 1 };
    assert_eq!(events, [recruited, Event::Ended(Ending::Areas { winner: CELTS })]);
}

/// Rules: OP-9.5
#[test]
fn a_win_stands_even_if_the_winner_has_exceeded_the_supply() {
    let mut state = table("C6 *C1 C1 C1  . C1 C1 *C6  . . . R5").lay();
    let events = play(&mut state, &[march(0, 6, 5, 4)]);
    assert_eq!(state.areas(CELTS).len(), 8);
    assert!(!events.iter().any(|event| matches!(event, Event::Hungry { .. })));
    let mut state = table("C6 C3 C3 C3  . C3 C3 C3  . . . R5").lay();
    let events = play(&mut state, &[march(0, 6, 5, 4)]);
    assert_eq!(state.surplus(CELTS), 9);
    assert_eq!(events.last(), Some(&Event::Ended(Ending::Areas { winner: CELTS })));
}

/// Rules: OP-9.6
#[test]
fn a_player_without_dice_has_not_lost() {
    let mut state = table("C1 . . .  . . . C6  . . . R3").lay();
    play(&mut state, &[fight(7, 6, 11, 3), END]);
    assert_eq!((decides(&state), state.free_dice(ROMANS)), (ROMANS, 8));
    assert_eq!(offered(&state)[..4], [0, 1, 2, 3].map(recruit));
    assert!(offered(&state)[4..].iter().all(|action| matches!(action, Action::Scout { .. })));
    assert_table(&after(&state, &[recruit(2)]), "C1 . . .  . . . .  . . . R2");
}

/// Plays through [`Play`], which counts the positions.
#[track_caller]
fn act(play: &mut Play<Oppida>, actions: &[Action]) -> Vec<Event> {
    let mut events = Vec::new();
    for &action in actions {
        let seat = decides(play.state());
        let done = play.act(seat, action).expect("the script is legal");
        events.extend(done.told.into_iter().map(|told| told.event));
    }
    events
}

const PASS: [Action; 2] = [Action::Recruit { warriors: 0 }, END];

/// Rules: OP-9.7
#[test]
fn the_third_time_the_same_position_is_a_draw_and_the_start_counts() {
    let mut play = Play::new(Options::default(), Seed::from_number(1));
    act(&mut play, &[PASS, PASS, PASS].concat());
    assert_eq!(play.turn().standing(), None, "the second player's position stands twice");
    let events = act(&mut play, &PASS);
    assert_eq!(events.last(), Some(&Event::Ended(Ending::Repetition)));
    assert_eq!(play.turn().standing(), Some(Standing::draw(2)));
    assert_eq!(play.state().turn_number(), 5);
}

/// Rules: OP-9.7
#[test]
fn what_the_players_know_does_not_make_a_position_another() {
    let state = table(START).turn(1).lay();
    let mut play = Play::from_position(Options::default(), state, Seed::from_number(1));
    for area in [1, 2, 3] {
        act(&mut play, &[recruit(0), scout(area), END]);
    }
    assert_eq!(play.turn().standing(), None);
    act(&mut play, &[recruit(0), scout(4), END]);
    assert_eq!(play.turn().standing(), Some(Standing::draw(2)));
}

/// Rules: OP-9.7
#[test]
fn dice_sides_and_the_player_to_move_make_a_position() {
    let base = "C4 C3 . .  . . . .  . . . R5";
    let key = |picture: &str| table(picture).lay().repetition_key();
    let first = key(base);
    assert!(first.is_some());
    for other in [
        "C4 C21 . .  . . . .  . . . R5",
        "C4 . C3 .  . . . .  . . . R5",
        "C4 *C3 . .  . . . .  . . . R5",
        "C4 R3 . .  . . . .  . . . R5",
        "C4 C3 . .  . . . .  *. . . R5",
    ] {
        assert_ne!(key(other), first, "{other}");
    }
    assert_ne!(table(base).romans().lay().repetition_key(), first);
    assert_eq!(table(base).turn(77).scouted(&[1], &[2]).open(&[3]).lay().repetition_key(), first);
    // Only the start of a turn counts.
    assert_eq!(table(base).recruited(0).lay().repetition_key(), None);
    assert_eq!(table(base).marching().lay().repetition_key(), None);
}

/// Rules: OP-9.7
#[test]
fn building_and_razing_returns_to_the_same_position() {
    let state = table("C4 C3 *C1 .  . . . .  . . . R5").turn(1).lay();
    let mut play = Play::from_position(Options::default(), state, Seed::from_number(1));
    for _ in 0..2 {
        assert_eq!(play.turn().standing(), None);
        act(&mut play, &[&[build(1), END][..], &PASS, &[raze(1), END], &PASS].concat());
    }
    assert_eq!(play.state().phase(), Phase::Over(Ending::Repetition));
    assert_eq!(play.state().areas(CELTS), cards(&[0, 1, 2]));
}

/// Rules: OP-9.8
#[test]
fn the_game_is_a_draw_after_200_turns_but_a_win_in_turn_200_stands() {
    let last = table("C1 . . .  . . . C1  . . . .").turn(200);
    let mut state = last.clone().lay();
    let events = play(&mut state, &PASS);
    let ended = Event::TurnEnded { seat: CELTS, turn: 200 };
    assert_eq!(events[1..], [ended, Event::Ended(Ending::TurnLimit)]);
    assert_eq!(state.turn().standing(), Some(Standing::draw(2)));

    let won = after(&last.lay(), &[march(7, 1, 1, 11)]);
    assert_eq!(winner(&won), Some(CELTS));
    assert_eq!(won.owner(at(11)), Some(CELTS));

    let before = table(START).turn(199).lay();
    let state = after(&before, &PASS);
    assert_eq!((state.turn_number(), decides(&state)), (200, ROMANS));
}
