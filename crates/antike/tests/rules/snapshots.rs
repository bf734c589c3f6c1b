//! What onlookers see and hear, as reviewed text.

use crate::table::{BEIGE, BROWN, DONE, advance, e, east, found, go, go_on, offered, play};
use quadriga_antike::{Action, Antike, Beginner, Card, Field, Good, KnowHow, Options, Unit};
use quadriga_core::kit::views;
use quadriga_core::{Game, QuickChance};

#[test]
fn the_start_as_anyone_sees_it() {
    let options = Options { beginner: Beginner::Brown, ..Options::default() };
    let state = Antike::start(&options, &mut QuickChance::new(1));
    insta::assert_json_snapshot!("start", views(&state));
}

/// The Greeks before Ainos, in the middle of their movement.
fn rich() -> Antike {
    let table = east()
        .specials(Some("abdera"), None)
        .knows(BROWN, &[KnowHow::Navigatio])
        .knows(BEIGE, &[KnowHow::Strata])
        .units("abdera", BROWN, 2, 0)
        .units("mare_aegaeum", BROWN, 0, 2)
        .units("lemnos", BEIGE, 0, 1)
        .city("abdera", BROWN, Good::Iron)
        .city("ainos", BEIGE, Good::Gold)
        .temple("ainos")
        .wall("ainos")
        .hand(BEIGE, &[Card::Fortress])
        .hand(BROWN, &[Card::Storm])
        .goods(BROWN, [2, 3, 4], 5)
        .boxed(BROWN, 1, 1)
        .personages(BROWN, [0, 0, 0, 1, 0])
        .stone(BROWN, Field::Duellum);
    table.movement().this_turn("field", serde_json::json!("duellum")).lay()
}

#[test]
fn a_movement_under_way() {
    let mut state = rich();
    let moves = [
        go(Unit::Legion, e("abdera"), e("ainos"), 1),
        go(Unit::Galley, e("mare_aegaeum"), e("lemnos"), 2),
    ];
    play(&mut state, &moves);
    insta::assert_json_snapshot!("rich", views(&state));
}

#[test]
fn the_log_of_a_turn_in_which_much_happens() {
    let mut state = rich();
    let mut log = play(
        &mut state,
        &[
            Action::PlayAt { card: Card::Storm, region: e("lemnos") },
            go(Unit::Galley, e("mare_aegaeum"), e("lemnos"), 2),
            go_on(Unit::Galley, e("lemnos"), e("ainos"), 2),
            go(Unit::Legion, e("abdera"), e("ainos"), 2),
            go(Unit::Special, e("abdera"), e("ainos"), 1),
            DONE,
            Action::Conquer { region: e("ainos"), galleys: 2 },
            Action::Fortress { play: true },
            DONE,
        ],
    );
    log.extend(play(&mut state, &[Action::ClaimAll]));
    for _ in 0..2 {
        let pick = offered(&state)[0];
        log.extend(play(&mut state, &[pick]));
    }
    log.extend(play(&mut state, &[advance(Field::Aurum), DONE]));
    insta::assert_json_snapshot!("log", log);
    assert!(state.check(found(e("ainos"), Good::Gold)).is_err());
}
