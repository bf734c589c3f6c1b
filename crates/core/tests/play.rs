//! A game under way: who may act, what can be taken back, and how repetition ends it.

mod ostia;
mod race;

use ostia::{Action, Event, Illegal, Options, Ostia, Stage};
use quadriga_core::{
    Barrier, CannotUndo, Eye, Eyes, Game, Play, Refusal, Seat, Seed, Turn, heard_by,
};
use race::{Race, Step};

const THIRD: Seat = Seat::SECOND.next(3);

fn ostia() -> Play<Ostia> {
    Play::new(Options::default(), Seed::from_number(1))
}

/// A game whose first ship has put to sea, so that the second seat is asked in the first one's
/// turn.
fn at_sea() -> Play<Ostia> {
    let is_at_sea = |play: &Play<Ostia>| matches!(play.state().stage, Stage::AtSea { .. });
    let sail = |number| {
        let mut play = Play::<Ostia>::new(Options::default(), Seed::from_number(number));
        for _ in 0..2 {
            play.act(Seat::FIRST, play.legal()[0]).expect("an offered action");
        }
        play
    };
    (1..).map(sail).find(is_at_sea).expect("not every ship meets a storm")
}

#[test]
fn a_step_without_a_barrier_is_taken_back_exactly() {
    let mut play = ostia();
    let before = play.state().clone();
    let (first, other) = (play.legal()[0], play.legal()[1]);
    let done = play.act(Seat::FIRST, first).expect("an offered action");
    assert!(done.barrier.is_none() && done.learned.is_empty());
    assert_eq!(play.undoable(Seat::FIRST), 1);
    assert_eq!(play.undoable(Seat::SECOND), 0);
    assert_eq!(play.undo(Seat::FIRST), Ok(first));
    assert_eq!((play.state(), play.actions()), (&before, [].as_slice()));
    assert_eq!(play.undo(Seat::FIRST), Err(CannotUndo::Nothing));
    play.act(Seat::FIRST, other).expect("another offered action");
    assert_eq!(play.actions(), [other]);
}

#[test]
fn several_steps_are_taken_back_one_by_one_in_reverse_order() {
    let mut play = Play::<Race>::new((), Seed::from_number(1));
    let steps = [Step::Forward, Step::Back, Step::Forward];
    for step in steps {
        play.act(Seat::FIRST, step).expect("an offered action");
    }
    assert_eq!(play.undoable(Seat::FIRST), 3);
    for step in steps.into_iter().rev() {
        assert_eq!(play.undo(Seat::FIRST), Ok(step));
    }
    assert_eq!(play.state(), play.first());
}

#[test]
fn a_die_is_a_barrier_and_falls_the_same_way_however_often_one_tries() {
    let mut play = ostia();
    play.act(Seat::FIRST, play.legal()[0]).expect("an offered action");
    let (mut one, mut other) = (play.clone(), play.clone());
    let cast = one.act(Seat::FIRST, Action::Sail).expect("an offered action");
    assert_eq!(cast.barrier, Some(Barrier::Chance));
    assert_eq!(one.undo(Seat::FIRST), Err(CannotUndo::Chance));
    assert_eq!(other.undo(Seat::FIRST), Ok(play.actions()[0]));
    other.act(Seat::FIRST, play.actions()[0]).expect("an offered action");
    assert_eq!(other.act(Seat::FIRST, Action::Sail), Ok(cast));
    assert_eq!(one.state(), other.state());
}

#[test]
fn what_a_seat_has_learned_cannot_be_unlearned() {
    let mut play = at_sea();
    assert_eq!(play.turn(), Turn::Decides(Seat::SECOND));
    let done = play.act(Seat::SECOND, Action::Bribe).expect("an offered action");
    assert_eq!(done.barrier, Some(Barrier::Revealed));
    assert_eq!(done.learned, Eyes::only(Seat::SECOND));
    assert_eq!(play.undo(Seat::SECOND), Err(CannotUndo::Revealed));
    assert_eq!(play.undo(Seat::FIRST), Err(CannotUndo::OtherActed));
    let heard = |seat| heard_by(&done.told, Eye::Seat(seat)).count();
    assert_eq!((heard(Seat::SECOND), heard(THIRD)), (2, 1));
    let spectators: Vec<&Event> = heard_by(&done.told, Eye::Spectator).collect();
    assert_eq!(spectators, [&Event::Bribed { by: Seat::SECOND }]);
}

#[test]
fn a_decision_that_passes_on_can_be_taken_back_until_another_seat_acts() {
    let mut play = at_sea();
    let before = play.state().clone();
    let done = play.act(Seat::SECOND, Action::LetPass).expect("an offered action");
    assert!(done.barrier.is_none() && done.learned.is_empty());
    assert_eq!((play.turn(), play.undoable(Seat::SECOND)), (Turn::Decides(THIRD), 1));
    assert_eq!((play.undoable(THIRD), play.undo(THIRD)), (0, Err(CannotUndo::OtherActed)));
    assert_eq!(play.undo(Seat::SECOND), Ok(Action::LetPass));
    assert_eq!(play.state(), &before);
    play.act(Seat::SECOND, Action::LetPass).expect("an offered action");
    play.act(THIRD, Action::LetPass).expect("an offered action");
    assert_eq!(play.undoable(Seat::SECOND), 0);
    assert_eq!(play.undo(Seat::SECOND), Err(CannotUndo::OtherActed));
}

#[test]
fn a_position_that_was_taken_back_has_not_stood() {
    let mut play = Play::<Race>::new((), Seed::from_number(1));
    for _ in 0..10 {
        play.act(Seat::FIRST, Step::Stay).expect("an offered action");
        assert_eq!(play.turn(), Turn::Decides(Seat::SECOND));
        play.undo(Seat::FIRST).expect("nobody else has acted");
    }
    assert_eq!(play.checkpoint(), Play::<Race>::new((), Seed::from_number(1)).checkpoint());
}

#[test]
fn a_barrier_closes_the_way_back_for_all_steps_before_it() {
    let mut play = ostia();
    play.act(Seat::FIRST, play.legal()[0]).expect("an offered action");
    assert_eq!(play.undoable(Seat::FIRST), 1);
    play.act(Seat::FIRST, Action::Sail).expect("an offered action");
    assert!(Seat::all(3).all(|seat| play.undoable(seat) == 0));
}

#[test]
fn only_the_deciding_seat_may_act_even_in_another_ones_turn() {
    let mut play = at_sea();
    let before = play.state().clone();
    let decides = Seat::SECOND;
    for seat in [Seat::FIRST, THIRD] {
        let refusal = Refusal::NotYourDecision { decides };
        assert_eq!(play.act(seat, Action::Seize), Err(refusal));
        assert_eq!(play.check(seat, Action::Seize), Err(refusal));
        assert_eq!(refusal.to_string(), "it is not your decision: seat 1 has to choose");
    }
    assert_eq!(play.state(), &before);
    assert_eq!(play.check(decides, Action::Seize), Ok(()));
}

#[test]
fn an_illegal_action_is_refused_with_its_rule_and_changes_nothing() {
    let mut play = ostia();
    let before = play.state().clone();
    let refusal = Refusal::Illegal(Illegal::NothingLoaded);
    assert_eq!(play.act(Seat::FIRST, Action::Sail), Err(refusal));
    assert_eq!(refusal.to_string(), "NothingLoaded (TG-2.2)");
    assert_eq!((play.state(), play.actions().len()), (&before, 0));
}

#[test]
fn nothing_is_possible_after_the_end() {
    let mut play = ostia();
    while let Some(seat) = play.turn().seat() {
        play.act(seat, *play.legal().last().expect("an offer")).expect("an offered action");
    }
    assert_eq!(play.act(Seat::FIRST, Action::Sail), Err(Refusal::Over));
    assert_eq!(Refusal::<Illegal>::Over.to_string(), "the game is over");
    for seat in Seat::all(3) {
        assert_eq!(play.undo(seat), Err(CannotUndo::Over));
    }
    assert!(play.legal().is_empty());
}

#[test]
fn the_third_time_that_a_position_stands_ends_the_game() {
    let mut play = Play::<Race>::new((), Seed::from_number(1));
    let mut rounds = 0;
    while let Some(seat) = play.turn().seat() {
        play.act(seat, Step::Stay).expect("an offered action");
        rounds += 1;
    }
    // The first position counts too; each seat's turn is a position of its own.
    assert_eq!(rounds, 4);
    assert_eq!(play.turn().standing().and_then(|standing| standing.winner()), None);
}

#[test]
fn a_step_that_repeats_a_position_is_known_before_it_is_made() {
    let mut play = Play::<Race>::new((), Seed::from_number(1));
    let mut foreseen = Vec::new();
    while let Some(seat) = play.turn().seat() {
        assert_eq!(play.repeats(Step::Forward), None, "a new position, or none that counts");
        foreseen.push(play.repeats(Step::Stay));
        play.act(seat, Step::Stay).expect("an offered action");
    }
    assert_eq!(foreseen, [None, Some(2), Some(2), Some(3)]);
    assert_eq!(play.repeats(Step::Stay), None, "nothing is offered after the end");
}

#[test]
fn what_repeats_is_known_again_after_a_checkpoint() {
    let mut play = Play::<Race>::new((), Seed::from_number(1));
    for seat in [0, 1, 0].map(|seat| Seat::new(seat).expect("a seat")) {
        play.act(seat, Step::Stay).expect("an offered action");
    }
    let resumed = Play::resume(Race::INFO.rules, (), play.seed().clone(), play.checkpoint());
    assert_eq!((resumed.past(), resumed.repeats(Step::Stay)), (play.past(), Some(3)));
}

#[test]
fn a_step_that_is_taken_back_does_not_count_as_a_repetition() {
    let mut play = Play::<Race>::new((), Seed::from_number(1));
    for _ in 0..10 {
        play.act(Seat::FIRST, Step::Forward).expect("an offered action");
        play.undo(Seat::FIRST).expect("no barrier");
    }
    assert_eq!(play.turn(), Turn::Decides(Seat::FIRST));
}

#[test]
fn a_game_can_go_on_from_any_position() {
    let position = at_sea().state().clone();
    let mut play = Play::from_position(Options::default(), position.clone(), Seed::from_number(2));
    assert_eq!((play.first(), play.actions().len()), (&position, 0));
    assert_eq!(play.undo(Seat::SECOND), Err(CannotUndo::Nothing));
    play.act(Seat::SECOND, Action::LetPass).expect("an offered action");
    assert_eq!(play.turn(), Turn::Decides(THIRD));
}

#[test]
fn a_game_resumed_from_its_checkpoint_goes_on_as_the_whole_one() {
    let mut whole = ostia();
    while let Some(seat) = whole.turn().seat() {
        let text =
            serde_json::to_string(&whole.checkpoint()).expect("a checkpoint has a JSON form");
        let checkpoint = serde_json::from_str(&text).expect("and is read from it");
        assert_eq!(checkpoint, whole.checkpoint());
        let seed = whole.seed().clone();
        let mut resumed = Play::resume(whole.rules(), *whole.options(), seed, checkpoint);
        assert_eq!((resumed.state(), resumed.count()), (whole.state(), whole.count()));
        assert_eq!(resumed.undoable(seat), whole.undoable(seat));
        let action = *whole.legal().last().expect("an offer");
        assert_eq!(resumed.act(seat, action), whole.act(seat, action));
        assert_eq!(resumed.checkpoint(), whole.checkpoint());
    }
}

#[test]
fn a_step_before_the_checkpoint_is_taken_back_after_it() {
    let mut play = Play::<Race>::new((), Seed::from_number(1));
    for step in [Step::Forward, Step::Back, Step::Forward] {
        play.act(Seat::FIRST, step).expect("an offered action");
    }
    let mut resumed = Play::resume(Race::INFO.rules, (), play.seed().clone(), play.checkpoint());
    resumed.act(Seat::FIRST, Step::Back).expect("an offered action");
    for step in [Step::Back, Step::Forward, Step::Back, Step::Forward] {
        assert_eq!(resumed.undo(Seat::FIRST), Ok(step));
    }
    assert_eq!((resumed.state(), resumed.count()), (play.first(), 0));
    assert_eq!(resumed.undo(Seat::FIRST), Err(CannotUndo::Nothing));
}
