//! What onlookers see and hear, as reviewed text.

mod table;

use quadriga_core::{Eye, Game};
use quadriga_oppida::{CELTS, Oppida, ROMANS};
use serde_json::{Value, json};
use table::{BACKS, END, START, build, conquer, march, recruit, scout, starve, table, tell};

/// A table in the middle of an attack: secrets on both sides, an oppidum, done dice.
fn rich() -> Oppida {
    let picture = "C4   C3'  *C21 .
                   C1   R42  .    *R3
                   *.   .    R6   R5";
    let table = table(picture).marching().turn(23).scouted(&[3, 6], &[6, 9]).open(&[1]);
    assert_eq!(BACKS.len(), 10);
    table.lay()
}

#[test]
fn the_start_as_each_onlooker_sees_it() {
    let state = table(START).turn(1).lay();
    insta::assert_json_snapshot!("start_celts", state.view(Eye::Seat(CELTS)));
    insta::assert_json_snapshot!("start_romans", state.view(Eye::Seat(ROMANS)));
    insta::assert_json_snapshot!("start_spectator", state.view(Eye::Spectator));
}

#[test]
fn a_rich_position_as_each_onlooker_sees_it() {
    let state = rich();
    insta::assert_json_snapshot!("rich_celts", state.view(Eye::Seat(CELTS)));
    insta::assert_json_snapshot!("rich_romans", state.view(Eye::Seat(ROMANS)));
    insta::assert_json_snapshot!("rich_spectator", state.view(Eye::Spectator));
}

#[test]
fn the_log_of_a_short_game() {
    let mut state = table(START).turn(1).lay();
    let script = [
        // The Celts march 3 of 4 and starve one; the Romans recruit and scout.
        march(0, 4, 3, 1),
        END,
        starve(1, 3),
        recruit(3),
        scout(5),
        // The Celts recruit, the Romans march.
        recruit(3),
        END,
        march(11, 6, 4, 7),
        march(11, 2, 2, 10),
        END,
        starve(7, 4),
        starve(7, 3),
        // The Celts march on, the Romans build nothing and come near.
        march(1, 2, 1, 2),
        march(0, 4, 3, 4),
        END,
        starve(4, 3),
        march(7, 2, 1, 6),
        END,
        recruit(3),
        scout(6),
        march(10, 2, 2, 9),
        march(11, 2, 2, 10),
        END,
        march(0, 4, 2, 1),
        END,
        recruit(0),
        END,
    ];
    let mut log = Vec::new();
    for action in script {
        let told = tell(&mut state, action);
        for told in told {
            let hears = Eye::all(2).map(|eye| told.to.has(eye)).collect::<Vec<_>>();
            let to: Value = match hears[..] {
                [true, true, true] => json!("all"),
                [celts, romans, _] => json!({ "celts": celts, "romans": romans }),
                _ => unreachable!("two seats and a spectator"),
            };
            log.push(json!({ "to": to, "event": told.event }));
        }
    }
    insta::assert_json_snapshot!("log", log);
    assert_eq!(table::picture(&state), "");
    let _ = (build(1), conquer(1, 1, 2, 1));
}
