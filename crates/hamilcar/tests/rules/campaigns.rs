//! Chapters 8 and 20: campaigns and the Force March.

use crate::table::moves::{UNIT, activate, march, units};
use crate::table::{
    CARTHAGE, DONE, ROME, Table, after, decides, g, is_offered, offered, play, refused, s, table,
    use_card,
};
use quadriga_hamilcar::{Action, Hamilcar, Options, Piece, Post, SeaLines, Use};
use serde_json::json;

/// Generals of ratings 1, 2 and 3, all with units, and the proconsul Duilius.
fn staff() -> Table {
    let table = table().stack(ROME, "roma", 4, 0).general("metellus", "roma");
    let table = table.stack(ROME, "tarentum", 4, 0).general("postumius_megellus", "tarentum");
    let table = table.stack(ROME, "rhegium", 4, 0).general("fulvius_flaccus", "rhegium");
    let table = table.stack(ROME, "capua", 5, 0).general("duilius", "capua");
    table.set("proconsul", json!(g("duilius")))
}

/// Rome uses the event of a card.
fn event(table: Table, number: u8) -> Hamilcar {
    let mut state = table.hand(ROME, &[number]).lay();
    play(&mut state, &[use_card(number, Use::Event)]);
    state
}

/// The same position, in which the general on the move has sailed.
fn sailed(state: &Hamilcar) -> Hamilcar {
    let mut position = serde_json::to_value(state).expect("a position");
    position["activation"]["sailed"] = json!(true);
    serde_json::from_value(position).expect("a position")
}

fn sea_points(state: &Hamilcar) -> Option<u8> {
    state.activation().map(|now| now.sea_points)
}

/// Rules: HM-8.16, HM-20.4
#[test]
fn a_major_campaign_activates_three_generals_one_after_the_other() {
    for number in [65, 66] {
        let mut state = event(staff(), number);
        assert!(is_offered(&state, activate("fulvius_flaccus")), "whatever their ratings");
        play(&mut state, &[activate("metellus"), march("antium"), DONE]);
        refused(&state, activate("metellus"), "HM-7.9");
        play(&mut state, &[activate("fulvius_flaccus"), DONE]);
        play(&mut state, &[activate("duilius"), march("nola"), DONE]);
        assert!(state.tasks().is_empty(), "three are all");
        assert_eq!((units(&state, "antium"), units(&state, "nola")), (4, 5));
    }
}

/// Rules: HM-20.5
#[test]
fn a_minor_campaign_activates_two() {
    for number in [67, 68, 69, 70] {
        let mut state = event(staff(), number);
        play(&mut state, &[activate("metellus"), DONE, activate("fulvius_flaccus"), DONE]);
        assert!(state.tasks().is_empty());
    }
}

/// Rules: HM-8.16
#[test]
fn a_campaign_ends_by_the_players_word() {
    let table = staff().hand(CARTHAGE, &[114]);
    let mut state = event(table, 65);
    play(&mut state, &[activate("metellus"), Action::Pass, DONE, DONE]);
    assert_eq!(decides(&state), CARTHAGE.seat());
}

/// Rules: HM-20.4, HM-20.5
#[test]
fn only_so_many_of_a_campaign_go_by_sea() {
    let next = |state: &Hamilcar, general: &str| after(state, &[DONE, activate(general)]);
    let minor = after(&event(staff(), 67), &[activate("metellus")]);
    assert_eq!(sea_points(&minor), Some(3));
    assert_eq!(sea_points(&next(&minor, "duilius")), Some(3), "the first did not sail");
    assert_eq!(sea_points(&next(&sailed(&minor), "duilius")), Some(0), "he did");
    let major = sailed(&after(&event(staff(), 65), &[activate("metellus")]));
    let second = next(&major, "duilius");
    assert_eq!(sea_points(&second), Some(3));
    assert_eq!(sea_points(&next(&sailed(&second), "fulvius_flaccus")), Some(0));
}

/// Rules: HM-24.2
#[test]
fn by_the_option_all_of_a_campaign_may_sail() {
    let free = Options { sea_lines: SeaLines::Free, ..Options::default() };
    let table = staff().set("options", json!(free));
    let first = sailed(&after(&event(table, 67), &[activate("metellus")]));
    assert_eq!(sea_points(&after(&first, &[DONE, activate("duilius")])), Some(3));
}

/// Rules: HM-8.5, HM-8.16
#[test]
fn what_has_moved_moves_with_no_other_general() {
    let table = staff().stack(ROME, "nola", 4, 0).general("regulus", "nola");
    let mut state = event(table, 65);
    // Duilius leaves three of his five in Nola, beside the four of Regulus.
    play(&mut state, &[activate("duilius"), march("nola"), UNIT, UNIT, UNIT]);
    play(&mut state, &[march("neapolis"), DONE, activate("regulus")]);
    assert_eq!(state.activation().map(|now| now.army.units()), Some(4));
    refused(&state, Action::Take { what: Piece::Unit }, "HM-8.4");
    play(&mut state, &[march("salernum")]);
    assert_eq!((units(&state, "nola"), units(&state, "salernum")), (3, 4));
    assert!(offered(&state).contains(&march("paestum")));
}

/// Rules: HM-8.4, HM-8.5
#[test]
fn what_is_left_where_the_march_ends_has_moved_too() {
    let table = staff().stack(ROME, "nola", 4, 0).general("regulus", "nola");
    let mut state = event(table, 65);
    play(&mut state, &[activate("duilius"), march("nola"), UNIT, UNIT, UNIT, DONE]);
    play(&mut state, &[activate("regulus")]);
    assert_eq!(state.activation().map(|now| now.army.units()), Some(4));
    refused(&state, Action::Take { what: Piece::Unit }, "HM-8.4");
    // Who was called and stayed where he was has moved nothing.
    let table = staff().stack(ROME, "nola", 4, 0).general("regulus", "nola");
    let mut state = event(table.general("atilius_calatinus", "nola"), 65);
    play(&mut state, &[activate("regulus"), DONE, activate("atilius_calatinus")]);
    assert_eq!(state.activation().map(|now| now.army.units()), Some(4));
}

/// Rules: HM-8.5
#[test]
fn a_subordinate_who_moved_is_activated_without_what_moved() {
    let table = staff().general("regulus", "capua").stack(ROME, "nola", 3, 0);
    let table = table.set("proconsul", json!(g("duilius")));
    let mut state = event(table, 65);
    play(&mut state, &[activate("duilius"), march("nola"), DONE]);
    assert_eq!(state.post(g("regulus")), Post::Outside(s("nola")));
    play(&mut state, &[activate("regulus")]);
    assert_eq!(state.activation().map(|now| now.army.units()), Some(3), "those who waited there");
    refused(&state, Action::Join { general: g("duilius") }, "HM-8.4");
    assert!(is_offered(&state, march("salernum")));
}

/// Rules: HM-8.1, HM-20.6
#[test]
fn a_force_march_has_six_points_for_a_general_of_any_rating() {
    for number in [71, 86, 110] {
        let state = event(staff(), number);
        let mut state = after(&state, &[activate("fulvius_flaccus")]);
        let now = state.activation().expect("he moves");
        assert_eq!((now.points, now.sea_points), (6, 3), "sea lines are open to him");
        for to in ["hipponium", "consentia", "paestum", "salernum", "capua", "tarracina"] {
            play(&mut state, &[march(to)]);
        }
        assert!(state.activation().is_none(), "he is alone on the card");
        assert_eq!(state.post(g("fulvius_flaccus")), Post::Outside(s("tarracina")));
    }
}

/// Rules: HM-20.1, HM-4.15
#[test]
fn a_campaign_of_nobody_is_no_event() {
    for number in [65, 67, 71] {
        let state = table().hand(ROME, &[number]).lay();
        refused(&state, use_card(number, Use::Event), "HM-20.1");
    }
}
