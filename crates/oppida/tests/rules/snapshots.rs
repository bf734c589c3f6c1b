//! What onlookers see and hear, as reviewed text.

use crate::table::{
    END, START, assert_table, build, conquer, fight, march, raze, recruit, scout, starve, table,
    tell,
};
use quadriga_core::kit::views;
use quadriga_core::{Eye, Eyes, Seat};
use quadriga_oppida::{CELTS, Oppida, ROMANS};
use serde_json::json;

/// A table in the middle of an attack: secrets on both sides, an oppidum, done dice.
fn rich() -> Oppida {
    let picture = "C4   C3'  *C21 .
                   C1   R42  .    *R3
                   *.   .    R6   R5";
    let table = table(picture).marching().turn(23).scouted(&[3, 6], &[6, 9]).open(&[1]);
    table.lay()
}

#[test]
fn the_start_as_each_onlooker_sees_it() {
    let state = table(START).turn(1).lay();
    insta::assert_json_snapshot!("start", views(&state));
}

#[test]
fn a_rich_position_as_each_onlooker_sees_it() {
    insta::assert_json_snapshot!("rich", views(&rich()));
}

#[test]
fn the_log_of_a_short_game_in_which_everything_happens() {
    let mut state = table("C4 C6 C1 .  R1 R3 . .  . . . R5").lay();
    let script = [
        // An attack empties a card, so the Romans starve; then the Celts conquer another.
        &[fight(0, 4, 4, 1), starve(5, 3), conquer(1, 6, 5, 3), END][..],
        &[recruit(1), scout(6), END],
        &[build(5), END],
        &[march(11, 6, 3, 7), END, starve(7, 3)],
        &[raze(5), END],
        // The Romans leave their capital.
        &[march(11, 3, 3, 10), END, starve(10, 3)],
        &[march(5, 3, 3, 6), END],
        &[march(10, 2, 2, 9), END],
        &[march(6, 3, 3, 10), END],
        &[recruit(0), END],
        &[march(10, 3, 1, 11)],
    ];
    let mut log = Vec::new();
    for action in script.concat() {
        for told in tell(&mut state, action) {
            let ears = Eye::all(2).filter(|&eye| told.to.has(eye)).count();
            let to = if ears == 3 { json!("all") } else { json!(heard_by_one(told.to)) };
            log.push(json!({ "to": to, "event": told.event }));
        }
    }
    insta::assert_json_snapshot!("log", log);
    assert_table(&state, "C2 . C1 .  . . . R2  . R2 C2 C1'");
}

/// The one who may hear a secret.
fn heard_by_one(to: Eyes) -> &'static str {
    let names = [(CELTS, "celts"), (ROMANS, "romans")];
    let hears = |&&(seat, _): &&(Seat, &str)| to == Eyes::only(seat);
    names.iter().find(hears).expect("a secret is for one people").1
}
