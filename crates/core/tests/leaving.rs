//! Giving up: who may, what becomes of the game, and of those who left.

mod ostia;

use ostia::{Options, Ostia};
use quadriga_core::{
    CannotLeave, CannotUndo, Leavers, Play, Refusal, RulesVersion, Seat, Seed, Standing, Turn,
};

fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat")
}

fn begun() -> Play<Ostia> {
    Play::new(Options::default(), Seed::from_number(1))
}

fn act(play: &mut Play<Ostia>) {
    let seat = play.turn().seat().expect("under way");
    play.act(seat, play.legal()[0]).expect("it was offered");
}

fn leave(play: &mut Play<Ostia>, index: usize, way: Leavers) -> Result<(), CannotLeave> {
    play.leave(seat(index), "veteranus".to_owned(), way)
}

#[test]
fn a_resignation_ends_the_game_and_nothing_follows() {
    let mut play = begun();
    act(&mut play);
    let (decides, offer) = (play.turn().seat().expect("under way"), play.legal()[0]);
    assert_eq!(play.resign(seat(1)), Ok(()));
    assert_eq!(play.turn(), Turn::Over(Standing::resigned_by(seat(1), 3)));
    assert_eq!(play.resigned(), Some(seat(1)));
    assert!(play.legal().is_empty());
    assert_eq!(play.act(decides, offer), Err(Refusal::Over));
    assert_eq!(play.may_undo(), None);
    assert_eq!(play.undo(Seat::FIRST), Err(CannotUndo::Over));
    assert_eq!(play.resign(seat(0)), Err(CannotLeave::Over));
    assert_eq!(leave(&mut play, 0, Leavers::Bot), Err(CannotLeave::Over));
}

#[test]
fn the_game_goes_on_without_those_who_leave_it_to_a_bot() {
    let mut play = begun();
    act(&mut play);
    let turn = play.turn();
    assert_eq!(leave(&mut play, 2, Leavers::Last), Ok(()));
    assert_eq!(play.turn(), turn);
    assert_eq!(play.left().len(), 1);
    assert_eq!((play.left()[0].seat, play.left()[0].after), (seat(2), 1));
    act(&mut play);
    assert_eq!(play.resign(seat(0)), Ok(()));
    let last = [seat(2), seat(0)];
    assert_eq!(play.turn(), Turn::Over(Standing::draw(3).with_last(&last)));
}

#[test]
fn each_leaves_once_to_the_same_end_and_one_stays() {
    let mut play = begun();
    assert_eq!(leave(&mut play, 3, Leavers::Bot), Err(CannotLeave::NoSeat(seat(3))));
    assert_eq!(leave(&mut play, 2, Leavers::Bot), Ok(()));
    assert_eq!(leave(&mut play, 2, Leavers::Bot), Err(CannotLeave::LeftBefore(seat(2))));
    assert_eq!(play.resign(seat(2)), Err(CannotLeave::LeftBefore(seat(2))));
    assert_eq!(leave(&mut play, 1, Leavers::Last), Err(CannotLeave::OtherWay));
    assert_eq!(leave(&mut play, 1, Leavers::Bot), Ok(()));
    assert_eq!(leave(&mut play, 0, Leavers::Bot), Err(CannotLeave::NobodyStays));
}

#[test]
fn whoever_leaves_before_a_step_is_taken_back_has_left_before_it() {
    let mut play = begun();
    while play.may_undo().is_none() {
        act(&mut play);
    }
    let count = play.count();
    assert_eq!(leave(&mut play, 2, Leavers::Bot), Ok(()));
    assert_eq!(play.left()[0].after, count);
    let undoer = play.may_undo().expect("someone may");
    play.undo(undoer).expect("it may be taken back");
    assert_eq!(play.left()[0].after, count - 1);
}

#[test]
fn a_checkpoint_knows_who_gave_up() {
    let mut play = begun();
    act(&mut play);
    leave(&mut play, 2, Leavers::Last).expect("two stay");
    play.resign(seat(1)).expect("she sits there");
    let text = serde_json::to_string(&play.checkpoint()).expect("JSON");
    let checkpoint = serde_json::from_str(&text).expect("a checkpoint");
    let (options, seed) = (*play.options(), play.seed().clone());
    let resumed = Play::<Ostia>::resume(RulesVersion::FIRST, options, seed, checkpoint);
    assert_eq!(resumed.turn(), play.turn());
    assert_eq!((resumed.left(), resumed.resigned()), (play.left(), Some(seat(1))));
}
