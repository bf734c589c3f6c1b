//! Chapters 4, 7 and 8: generals are activated and march.

use crate::table::moves::{TRAIN, UNIT, activate, capua, march, moving, units, with};
use crate::table::{
    CARTHAGE, DONE, ROME, after, decides, g, is_offered, offered, play, refused, roll, s, table,
    use_card,
};
use quadriga_core::Game;
use quadriga_hamilcar::{Action, Event, Hamilcar, Options, Piece, Post, SeaLines, Stack, Use};
use serde_json::json;

/// Rules: HM-4.5
#[test]
fn a_card_activates_a_general_of_its_points() {
    let table = capua(5, 0).stack(ROME, "roma", 5, 0);
    let table = table.general("metellus", "roma").general("fulvius_flaccus", "roma");
    // Metellus has a rating of 1, Duilius of 2, Flaccus of 3.
    assert_eq!(offered(&with(table.clone(), 109)), [activate("metellus")]);
    let two = with(table.clone(), 84);
    assert_eq!(offered(&two), [activate("duilius"), activate("metellus")]);
    refused(&two, activate("fulvius_flaccus"), "HM-4.5");
    assert_eq!(offered(&with(table, 65)).len(), 3);
    let nobody = capua(5, 0).hand(ROME, &[109]).lay();
    refused(&nobody, use_card(109, Use::Activate), "HM-4.5");
}

/// Rules: HM-4.5, HM-24.2
#[test]
fn sea_lines_are_open_with_a_ship_symbol_or_by_the_option() {
    let sea = |state: &Hamilcar| state.activation().map(|now| now.sea_points);
    let without = after(&with(capua(5, 0), 84), &[activate("duilius")]);
    assert_eq!(sea(&without), Some(0));
    assert_eq!(sea(&moving(capua(5, 0), "duilius")), Some(3));
    let free = Options { sea_lines: SeaLines::Free, ..Options::default() };
    let free = capua(5, 0).set("options", json!(free));
    assert_eq!(sea(&after(&with(free, 84), &[activate("duilius")])), Some(3));
}

/// Rules: HM-4.6
#[test]
fn who_is_shut_in_does_not_march() {
    let table = table().markers(ROME, &["messana"]).stack(CARTHAGE, "messana", 2, 0);
    let table = table.inside(ROME, "messana", 3, 0);
    let inside = json!([{ "general": g("metellus"), "post": { "inside": s("messana") } }]);
    let state = table.set("generals", inside).set("truce", json!(true)).hand(ROME, &[109]).lay();
    refused(&state, use_card(109, Use::Activate), "HM-4.5");
}

/// Rules: HM-4.16, HM-4.17
#[test]
fn a_card_that_activates_does_nothing_else() {
    let state = moving(capua(5, 0), "duilius");
    assert!(offered(&state).iter().all(|action| !matches!(
        action,
        Action::Mark { .. } | Action::Supply { .. } | Action::Raise { .. }
    )));
    // And one that raises moves nobody: what was placed stays.
    let table = capua(5, 0).usual_markers().hand(ROME, &[65]).hand(CARTHAGE, &[109]);
    let mut raised = table.lay();
    play(&mut raised, &[use_card(65, Use::Raise), Action::Raise { general: g("duilius") }]);
    assert_eq!(decides(&raised), CARTHAGE.seat());
    assert!(raised.activation().is_none());
}

/// Rules: HM-7.9
#[test]
fn a_general_is_activated_again_on_the_next_card() {
    let mut state = capua(5, 0).hand(ROME, &[65, 84]).lay();
    play(&mut state, &[use_card(65, Use::Activate), activate("duilius"), march("nola"), DONE]);
    play(&mut state, &[use_card(84, Use::Activate), activate("duilius")]);
    assert!(is_offered(&state, march("capua")));
}

/// Rules: HM-8.1, HM-8.2
#[test]
fn four_movement_points_pay_for_roads_passes_and_straits() {
    let mut state = moving(capua(5, 0), "duilius");
    let points = |state: &Hamilcar| state.activation().map(|now| now.points);
    assert_eq!(points(&state), Some(4));
    play(&mut state, &[march("beneventum")]);
    assert_eq!(points(&state), Some(3));
    roll(&mut state, &[march("venusia")], &[0]);
    assert_eq!(points(&state), Some(1), "a pass costs 2");
    refused(&state, march("potentia"), "HM-8.2");
    refused(&state, march("roma"), "HM-8.2");
    play(&mut state, &[march("tarentum")]);
    assert!(state.activation().is_none(), "nothing is left to choose");
    let strait = table().stack(ROME, "rhegium", 5, 0).general("metellus", "rhegium");
    let mut state = moving(strait, "metellus");
    play(&mut state, &[march("messana")]);
    assert_eq!(points(&state), Some(2), "a strait costs 2");
}

/// Rules: HM-22.2
#[test]
fn the_strait_of_messana_costs_caudex_one_point() {
    let table = table().stack(ROME, "rhegium", 5, 0).general("caudex", "rhegium");
    let mut state = moving(table, "caudex");
    play(&mut state, &[march("messana")]);
    assert_eq!(state.activation().map(|now| now.points), Some(3));
}

/// Rules: HM-8.3
#[test]
fn a_general_leads_ten_units_ten_trains_and_any_generals() {
    let table = capua(13, 2).general("metellus", "capua").general("regulus", "capua");
    let mut state = moving(table, "duilius");
    refused(&state, Action::Take { what: Piece::Unit }, "HM-8.3");
    play(&mut state, &[march("nola")]);
    assert_eq!((units(&state, "capua"), units(&state, "nola")), (3, 10));
    assert_eq!(state.outside(ROME, s("nola")).trains, 2);
    for general in ["duilius", "metellus", "regulus"] {
        assert_eq!(state.post(g(general)), Post::Outside(s("nola")));
    }
}

/// Rules: HM-8.3, HM-8.9
#[test]
fn a_general_moves_alone_through_neutral_and_independent_spaces() {
    let state = moving(capua(1, 0), "duilius");
    let mut state = after(&state, &[UNIT, march("tarracina"), march("roma"), march("volsinii")]);
    assert_eq!(units(&state, "capua"), 1);
    assert_eq!(state.post(g("duilius")), Post::Outside(s("volsinii")), "a tribe");
    play(&mut state, &[march("arretium")]);
    assert_eq!(state.post(g("duilius")), Post::Outside(s("arretium")));
}

/// Rules: HM-8.4
#[test]
fn he_takes_up_and_leaves_what_has_not_moved() {
    let table = capua(4, 1).stack(ROME, "nola", 2, 0);
    let mut state = moving(table, "duilius");
    refused(&state, Action::Take { what: Piece::Elephant }, "HM-8.4");
    refused(&state, Action::Leave { what: Piece::Elephant }, "HM-8.4");
    refused(&state, Action::Join { general: g("metellus") }, "HM-8.4");
    refused(&state, Action::Gather, "HM-8.4");
    play(&mut state, &[UNIT, TRAIN]);
    assert!(is_offered(&state, Action::Gather));
    play(&mut state, &[march("nola")]);
    // Two more are there that have not moved.
    play(&mut state, &[Action::Gather, march("salernum"), UNIT, UNIT, march("nola")]);
    assert_eq!((units(&state, "salernum"), units(&state, "nola")), (2, 3));
    play(&mut state, &[march("salernum")]);
    assert!(state.activation().is_none());
    let mut state = moving(capua(4, 0), "duilius");
    play(&mut state, &[march("nola"), UNIT, march("salernum"), march("nola")]);
    // What he left there has moved.
    refused(&state, Action::Take { what: Piece::Unit }, "HM-8.4");
}

/// Rules: HM-1.14
#[test]
fn an_army_is_the_part_of_a_stack_that_one_general_leads() {
    let mut state = moving(capua(4, 0), "duilius");
    play(&mut state, &[UNIT]);
    assert_eq!(state.activation().map(|now| now.army.units()), Some(3));
    assert_eq!(units(&state, "capua"), 4, "the stack is all that stands there");
}

/// Rules: HM-8.6
#[test]
fn a_subordinate_is_left_on_the_way() {
    let table = capua(9, 0).general("metellus", "capua");
    let mut state = moving(table, "duilius");
    play(&mut state, &[march("nola"), Action::Part { general: g("metellus") }, UNIT, UNIT, UNIT]);
    play(&mut state, &[march("salernum")]);
    assert_eq!(state.post(g("metellus")), Post::Outside(s("nola")));
    play(&mut state, &[march("nola")]);
    refused(&state, Action::Join { general: g("metellus") }, "HM-8.4");
    assert_eq!(state.activation().map(|now| now.general), Some(g("duilius")));
}

/// Rules: HM-8.8
#[test]
fn a_pass_costs_attrition() {
    let mut state = moving(capua(9, 0), "duilius");
    play(&mut state, &[march("beneventum")]);
    let mut light = state.clone();
    roll(&mut light, &[march("venusia")], &[2]);
    // The die of 3 is a 1 with -2.
    assert_eq!(units(&light, "venusia"), 8);
    let events = roll(&mut state, &[march("venusia")], &[5]);
    assert!(events.contains(&Event::Lost { side: ROME, at: s("venusia"), units: 2, elephants: 0 }));
    assert_eq!(state.activation().map(|now| now.army.units()), Some(7));
}

/// Rules: HM-8.8
#[test]
fn a_pass_harms_only_the_army_that_came_over_it() {
    let table = capua(1, 0).stack(ROME, "beneventum", 9, 0).stack(ROME, "venusia", 9, 0);
    let mut state = moving(table, "duilius");
    play(&mut state, &[march("beneventum")]);
    let events = roll(&mut state, &[march("venusia")], &[5]);
    // One unit is in the first column: nothing happens to it at 4.
    let told = |event: &Event| matches!(event, Event::Attrition { hits: 0, .. });
    assert!(events.iter().any(told), "{events:?}");
    assert_eq!(units(&state, "venusia"), 10);
}

/// Rules: HM-8.9
#[test]
fn enemies_inside_a_city_stop_nobody() {
    let table = capua(5, 0).markers(CARTHAGE, &["messana"]).stack(ROME, "messana", 1, 0);
    let table = table.inside(CARTHAGE, "messana", 2, 0).stack(ROME, "rhegium", 5, 0);
    let mut state = moving(table.general("caudex", "rhegium"), "caudex");
    play(&mut state, &[march("messana"), march("mylae")]);
    assert_eq!((units(&state, "mylae"), units(&state, "messana")), (5, 1));
}

/// Rules: HM-8.11
#[test]
fn a_general_without_units_does_not_enter_among_enemies() {
    let table = capua(1, 0).stack(CARTHAGE, "nola", 1, 0);
    let state = after(&moving(table, "duilius"), &[UNIT]);
    refused(&state, march("nola"), "HM-8.11");
}

/// Rules: HM-7.5
#[test]
fn a_consul_is_not_left_with_fewer_than_three_units() {
    let table = table().stack(ROME, "roma", 5, 0).general("metellus", "roma");
    let mut state = moving(table.clone(), "metellus");
    play(&mut state, &[UNIT, UNIT]);
    assert!(is_offered(&state, march("antium")));
    play(&mut state, &[UNIT]);
    refused(&state, march("antium"), "HM-7.5");
    // A stack that is waiting is as good.
    let waiting = table.clone().stack(ROME, "antium", 3, 0);
    let state = after(&moving(waiting, "metellus"), &[UNIT; 5]);
    assert!(is_offered(&state, march("antium")));
    refused(&state, march("praeneste"), "HM-7.5");
    // Who had fewer before must not get fewer still.
    let few = table.set("stacks", json!([])).stack(ROME, "roma", 2, 0);
    let state = moving(few, "metellus");
    assert!(is_offered(&state, march("antium")));
    refused(&after(&state, &[UNIT]), march("antium"), "HM-7.5");
    // The proconsul goes as he likes.
    let state = after(&moving(capua(5, 0), "duilius"), &[UNIT; 4]);
    assert!(is_offered(&state, march("nola")));
}

/// Rules: HM-7.5
#[test]
fn nobody_leaves_a_consul_behind_with_too_few() {
    let table = capua(5, 0).general("metellus", "capua");
    let state = after(&moving(table, "duilius"), &[Action::Part { general: g("metellus") }]);
    refused(&state, march("nola"), "HM-7.5");
    assert!(is_offered(&after(&state, &[UNIT; 3]), march("nola")));
}

/// Rules: HM-7.6
#[test]
fn two_consuls_of_a_small_stack_leave_together() {
    let table = table().stack(ROME, "roma", 5, 0);
    let table = table.general("metellus", "roma").general("regulus", "roma");
    let together = moving(table, "metellus");
    assert!(is_offered(&together, march("antium")));
    let mut alone = after(&together, &[Action::Part { general: g("regulus") }]);
    for _ in 0..5 {
        refused(&alone, march("antium"), "HM-7.5");
        play(&mut alone, &[UNIT]);
    }
    assert!(offered(&alone).contains(&DONE), "he can stop");
}

/// Rules: HM-1.11
#[test]
fn a_garrison_stays_inside_until_the_activation_is_over() {
    let table = capua(3, 0).markers(CARTHAGE, &["nola", "tarentum"]);
    let table = table.stack(ROME, "tarentum", 4, 0).inside(CARTHAGE, "tarentum", 2, 0);
    let table = table.besieged("tarentum", 1).general("caudex", "tarentum");
    let mut state = moving(table, "caudex");
    play(&mut state, &[march("metapontum")]);
    let city = quadriga_hamilcar::map().site(s("tarentum")).expect("a city");
    assert_eq!(state.inside(city).units(), 2);
    let back = after(&state, &[march("tarentum"), DONE]);
    assert_eq!(back.inside(city).units(), 2, "the siege goes on");
    play(&mut state, &[DONE]);
    assert_eq!(state.inside(city), Stack::NONE);
    assert_eq!(state.outside(CARTHAGE, s("tarentum")).units(), 2);
}

/// Rules: HM-20.57
#[test]
fn under_truce_nobody_enters_among_enemies() {
    let table = capua(5, 0).stack(CARTHAGE, "nola", 1, 0).set("truce", json!(true));
    refused(&moving(table, "duilius"), march("nola"), "HM-20.57");
}

/// Rules: HM-8.1
#[test]
fn a_general_on_the_move_is_part_of_a_position() {
    let mut state = moving(capua(9, 2), "duilius");
    play(&mut state, &[march("nola"), UNIT, march("salernum")]);
    let text = serde_json::to_string(&state).expect("a position");
    let read: Hamilcar = serde_json::from_str(&text).expect("the same position");
    assert_eq!(read, state);
    assert_eq!(read.turn(), state.turn());
}
