//! Chapter 9: going inside a city before a battle; chapter 8: overrunning a single unit.

use crate::table::moves::{UNIT, activate, encounter, intercept, march, moving, stands};
use crate::table::{
    CARTHAGE, DONE, ROME, Table, after, decides, g, is_offered, offered, play, refused, roll, s,
    table, use_card,
};
use quadriga_hamilcar::{Action, Event, Hamilcar, Post, Sheltered, Stack, Use};
use serde_json::json;

const fn inside(what: Sheltered) -> Action {
    Action::Shelter { what }
}

/// Metellus in Metapontum with units, a road from Tarentum of Carthage, with a force there.
fn tarentum(units: u8, force: Stack) -> Table {
    let table = table().markers(CARTHAGE, &["tarentum"]).general("metellus", "metapontum");
    let Stack { plain, elephants, trains } = force;
    table.set(
        "stacks",
        json!([
            { "at": s("metapontum"), "side": "rome", "plain": units },
            { "at": s("tarentum"), "side": "carthage", "plain": plain, "elephants": elephants,
              "trains": trains },
        ]),
    )
}

const fn force(plain: u8, elephants: u8, trains: u8) -> Stack {
    Stack { plain, elephants, trains }
}

fn entered(table: Table) -> Hamilcar {
    after(&moving(table, "metellus"), &[march("tarentum")])
}

fn within(state: &Hamilcar) -> Stack {
    state.inside(quadriga_hamilcar::map().site(s("tarentum")).expect("a city"))
}

/// Rules: HM-9.7
#[test]
fn up_to_five_units_and_all_else_go_inside_without_a_die() {
    let state = entered(tarentum(5, force(6, 1, 2)).general("boodes", "tarentum"));
    assert_eq!(decides(&state), CARTHAGE.seat());
    let boodes = inside(Sheltered::General(g("boodes")));
    let all = [Sheltered::Unit, Sheltered::Elephant, Sheltered::Train].map(inside);
    assert_eq!(offered(&state), [all[0], all[1], all[2], boodes, DONE]);
    let mut state = after(&state, &[all[0], all[0], all[0], all[0], all[1], all[2], all[2]]);
    refused(&state, all[0], "HM-11.6");
    play(&mut state, &[boodes]);
    assert_eq!(within(&state), force(4, 1, 2));
    assert_eq!(state.post(g("boodes")), Post::Inside(s("tarentum")));
    // Two stay outside and are fought.
    assert_eq!(stands(&state, CARTHAGE, "tarentum"), 2);
    assert!(encounter(&state).stood);
}

/// Rules: HM-9.7, HM-8.10
#[test]
fn when_all_have_gone_inside_the_mover_goes_on() {
    let state = entered(tarentum(5, force(2, 0, 0)));
    let mut state = after(&state, &[inside(Sheltered::Unit), inside(Sheltered::Unit)]);
    assert_eq!(decides(&state), ROME.seat());
    assert!(is_offered(&state, march("venusia")));
    play(&mut state, &[DONE]);
    assert_eq!((within(&state).units(), stands(&state, ROME, "tarentum")), (2, 5));
}

/// Rules: HM-9.7, HM-13.3
#[test]
fn a_general_and_trains_alone_may_go_inside() {
    let state = entered(tarentum(5, force(0, 0, 2)).general("boodes", "tarentum"));
    let boodes = inside(Sheltered::General(g("boodes")));
    let mut state = after(&state, &[inside(Sheltered::Train), boodes]);
    assert_eq!(decides(&state), CARTHAGE.seat(), "the other train may follow");
    let events = roll(&mut state, &[DONE], &[]);
    let lost = Event::TrainsLost { side: CARTHAGE, at: s("tarentum"), trains: 1 };
    assert!(events.contains(&lost), "{events:?}");
    assert_eq!((within(&state).trains, state.post(g("boodes"))), (1, Post::Inside(s("tarentum"))));
}

/// Rules: HM-9.6, HM-9.7
#[test]
fn interceptors_do_not_go_inside_but_others_may() {
    let table = tarentum(5, force(1, 0, 1)).stack(CARTHAGE, "venusia", 3, 2);
    let table = table.markers(CARTHAGE, &["venusia"]).general("boodes", "venusia");
    let mut state = entered(table);
    roll(&mut state, &[intercept("boodes", 2)], &[0]);
    play(&mut state, &[Action::Fight]);
    assert_eq!(offered(&state), [inside(Sheltered::Unit), inside(Sheltered::Train), DONE]);
    refused(&state, inside(Sheltered::General(g("boodes"))), "HM-11.6");
    play(&mut state, &[inside(Sheltered::Unit)]);
    assert_eq!(offered(&state), [inside(Sheltered::Train), DONE]);
    play(&mut state, &[inside(Sheltered::Train)]);
    assert!(!encounter(&state).stood, "only those who came are there");
    assert_eq!(stands(&state, CARTHAGE, "tarentum"), 2);
}

/// Rules: HM-7.5, HM-9.7
#[test]
fn a_consul_is_not_left_alone_at_the_gate() {
    let table = table().markers(ROME, &["tarentum"]).stack(ROME, "tarentum", 4, 0);
    let table = table.general("metellus", "tarentum").stack(CARTHAGE, "metapontum", 5, 0);
    let mut state = table.general("adherbal", "metapontum").hand(CARTHAGE, &[65]).lay_for(CARTHAGE);
    play(&mut state, &[use_card(65, Use::Activate), activate("adherbal"), march("tarentum")]);
    let metellus = inside(Sheltered::General(g("metellus")));
    assert!(is_offered(&state, DONE));
    assert!(is_offered(&after(&state, &[inside(Sheltered::Unit)]), DONE), "three stay with him");
    let state = after(&state, &[inside(Sheltered::Unit), inside(Sheltered::Unit)]);
    refused(&state, DONE, "HM-7.5");
    refused(&after(&state, &[metellus]), DONE, "HM-7.5");
    assert!(is_offered(&after(&state, &[metellus, inside(Sheltered::Unit)]), DONE));
}

/// Rules: HM-8.12
#[test]
fn five_units_overrun_a_single_one_and_move_on() {
    let single = |units| {
        let table = table().stack(ROME, "capua", units, 0).general("duilius", "capua");
        let table = table.stack(CARTHAGE, "nola", 1, 1);
        moving(table.set("proconsul", json!(g("duilius"))), "duilius")
    };
    let mut state = single(5);
    let events = roll(&mut state, &[march("nola")], &[]);
    assert!(events.contains(&Event::Overrun { side: CARTHAGE, at: s("nola") }), "{events:?}");
    assert_eq!(state.outside(CARTHAGE, s("nola")), Stack::NONE);
    assert!(is_offered(&state, march("salernum")), "and moves on");
    let mut weak = after(&single(5), &[UNIT]);
    roll(&mut weak, &[march("nola")], &[0]);
    assert_eq!(encounter(&weak).attacker, ROME, "four fight");
}

/// Rules: HM-8.12
#[test]
fn a_unit_with_a_general_or_behind_walls_is_not_overrun() {
    let table = tarentum(5, force(1, 0, 0));
    let state = after(&entered(table), &[inside(Sheltered::Unit)]);
    assert_eq!(within(&state).units(), 1, "it went inside first");
    let led = table_with_leader();
    assert!(is_offered(&led, Action::Avoid { to: s("salernum") }));
    let mut led = led;
    roll(&mut led, &[DONE], &[0]);
    assert_eq!(encounter(&led).attacker, ROME);
}

fn table_with_leader() -> Hamilcar {
    let table = table().stack(ROME, "capua", 5, 0).general("metellus", "capua");
    let table = table.stack(CARTHAGE, "nola", 1, 0).general("boodes", "nola");
    after(&moving(table, "metellus"), &[march("nola")])
}
