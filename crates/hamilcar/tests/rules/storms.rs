//! Chapter 17: storms; and the cards of the sea out of turn (chapter 20).

use crate::table::fleets::{
    assign, embark, fight, open, port, put_to_sea, sail, scipio, ships, watched,
};
use crate::table::moves::{activate, march, stands};
use crate::table::{
    CARTHAGE, DONE, ROME, Table, after, card, decides, g, is_offered, offered, play, refused, roll,
    s, table, use_card,
};
use quadriga_hamilcar::{Action, Event, Hamilcar, Post, Use};
use serde_json::json;

fn counter(number: u8) -> Action {
    Action::Counter { card: card(number) }
}

/// Scipio sails to Lipara while Carthage holds a card; no other card fits a window.
fn sailing(table: Table, number: u8, fleet: u8) -> Hamilcar {
    let shown: Vec<u8> =
        [88, 97, 102, 111, 114, 115, 117, 120].into_iter().filter(|&it| it != number).collect();
    let table = table.hand(CARTHAGE, &[number, 66]).set("discards", json!(shown));
    after(&scipio(table), &[sail("lipara"), embark(fleet)])
}

fn storm(events: &[Event]) -> Option<(u8, u8)> {
    events.iter().find_map(|event| match event {
        Event::Storm { die, hits, .. } => Some((*die, *hits)),
        _ => None,
    })
}

/// Rules: HM-17.1, HM-20.29
#[test]
fn a_storm_goes_by_the_warships_of_the_fleet() {
    for (fleet, die, corvi, hits) in
        [(1, 5, false, 1), (4, 6, false, 2), (6, 6, false, 3), (6, 5, true, 3), (1, 4, false, 0)]
    {
        let table = port(4, 0, 6).set("corvi", json!(corvi));
        let mut state = sailing(table, 97, fleet);
        let events = roll(&mut state, &[counter(97)], &[die - 1]);
        assert_eq!(storm(&events), Some((die as u8, hits)), "{fleet} ships, a die of {die}");
    }
}

/// Rules: HM-17.2, HM-20.29
#[test]
fn each_hit_takes_a_ship_a_unit_and_a_train() {
    let mut state = sailing(port(4, 1, 5), 97, 4);
    assert_eq!(stands(&state, ROME, "lipara"), 4, "the goal is reached");
    roll(&mut state, &[counter(97)], &[5]);
    assert_eq!((stands(&state, ROME, "lipara"), ships(&state, ROME)), (2, (3, 0)));
    assert_eq!(state.outside(ROME, s("lipara")).trains, 0);
    assert_eq!(open(&state).ships_lost, 2);
}

/// Rules: HM-20.29, HM-14.8
#[test]
fn a_fleet_without_a_warship_meets_no_great_storm() {
    let state = sailing(port(4, 0, 5), 97, 0);
    assert_eq!(decides(&state), ROME.seat());
    // Ships lost in the storm take no supremacy.
    let table = port(4, 0, 1).markers(CARTHAGE, &["lipara"]);
    let mut state = sailing(table, 97, 1);
    roll(&mut state, &[counter(97)], &[5]);
    assert_eq!(open(&state).supremacy, CARTHAGE);
}

/// Rules: HM-17.3
#[test]
fn who_loses_the_last_of_all_in_a_storm_is_displaced() {
    let mut lost = sailing(port(1, 0, 1), 97, 1);
    roll(&mut lost, &[counter(97)], &[5]);
    assert_eq!(lost.post(g("scipio_lucius")), Post::Gone);
    let mut left = sailing(port(2, 0, 1), 97, 1);
    roll(&mut left, &[counter(97)], &[5]);
    assert_eq!(left.post(g("scipio_lucius")), Post::Outside(s("lipara")));
    // One who sailed with neither is not touched.
    let mut bare = sailing(port(0, 0, 1), 115, 0);
    roll(&mut bare, &[counter(115)], &[5, 5]);
    assert_eq!(bare.post(g("scipio_lucius")), Post::Outside(s("lipara")));
}

/// Rules: HM-20.45
#[test]
fn storms_at_sea_cancel_a_move_or_strike_the_fleet() {
    let state = sailing(port(4, 0, 5), 115, 4);
    assert_eq!(stands(&state, ROME, "neapolis"), 4, "before it sails");
    let mut cancelled = state.clone();
    roll(&mut cancelled, &[counter(115)], &[2]);
    assert_eq!(stands(&cancelled, ROME, "neapolis"), 4);
    refused(&cancelled, sail("lipara"), "HM-4.5");
    assert!(is_offered(&cancelled, march("capua")), "the army may still march");
    assert_eq!(cancelled.activation().map(|now| now.points), Some(3), "the MPs are spent");
    let mut struck = state;
    roll(&mut struck, &[counter(115)], &[3, 5]);
    assert_eq!((stands(&struck, ROME, "lipara"), ships(&struck, ROME)), (2, (3, 0)));
}

/// Rules: HM-20.45, HM-17.3
#[test]
fn storms_at_sea_may_leave_nothing() {
    let mut state = sailing(watched(port(1, 0, 1), 1), 115, 1);
    roll(&mut state, &[counter(115)], &[3, 5]);
    assert_eq!(state.post(g("scipio_lucius")), Post::Gone, "nobody is left to intercept");
}

/// Rules: HM-20.41
#[test]
fn shoals_damage_two_roman_ships_near_africa() {
    let table = table().markers(ROME, &["camarina"]).stack(ROME, "camarina", 4, 0);
    let table = table.general("scipio_lucius", "camarina").put(ROME, "ready", json!(3));
    let table = table.set("proconsul", json!(g("scipio_lucius"))).hand(CARTHAGE, &[111, 66]);
    let table = table.set("discards", json!([88, 97, 114, 115, 117, 120]));
    let mut state = table.hand(ROME, &[65, 84]).lay();
    play(&mut state, &[use_card(65, Use::Activate), activate("scipio_lucius")]);
    let mut far = after(&state, &[sail("phintias"), embark(3)]);
    assert_eq!(decides(&far), ROME.seat(), "no water of Africa");
    play(&mut far, &[DONE]);
    play(&mut state, &[sail("melita"), embark(3), counter(111)]);
    assert_eq!(ships(&state, ROME), (1, 2));
    assert_eq!(state.sea_move().map(|sea| sea.ships), Some(1));
}

/// Both hold a card at the start of a naval battle.
fn before_battle(rome: u8, carthage: u8, general: &str) -> Hamilcar {
    let shown: Vec<u8> = [88, 97, 102, 111, 114, 115, 117, 120]
        .into_iter()
        .filter(|&it| it != rome && it != carthage)
        .collect();
    let table = watched(port(4, 0, 3), 2).set("discards", json!(shown));
    let table = table.general(general, "neapolis").hand(CARTHAGE, &[carthage, 66]);
    let mut state = table.hand(ROME, &[65, rome]).lay();
    play(&mut state, &[use_card(65, Use::Activate), activate(general)]);
    let scipio = Action::Part { general: g("scipio_lucius") };
    play(&mut state, &[scipio, sail("lipara"), embark(3)]);
    roll(&mut state, &[put_to_sea("hannibal_gisco"), assign(2)], &[0]);
    state
}

/// Rules: HM-20.20, HM-21.3
#[test]
fn a_battle_line_draws_two_more_tactic_cards() {
    let mut state = before_battle(88, 67, "duilius");
    assert_eq!(decides(&state), ROME.seat(), "the mover is asked first");
    play(&mut state, &[counter(88)]);
    assert_eq!(open(&state).tactics.rome.cards, 3 + 2);
}

/// Rules: HM-20.47
#[test]
fn a_bad_omen_costs_rome_tactic_cards_and_its_first_attack() {
    for (general, rating, fewer) in [("duilius", 3, 1), ("claudius_pulcher", 1, 2)] {
        let mut state = before_battle(67, 117, general);
        play(&mut state, &[counter(117)]);
        let cards = open(&state).tactics.rome.cards;
        assert_eq!(cards, u8::saturating_sub(rating, fewer), "{general}");
        assert_eq!(state.naval().map(|battle| battle.hampered.rome), Some(-1));
    }
}

/// Rules: HM-20.20
#[test]
fn no_window_opens_in_the_middle_of_a_battle() {
    let field = fight().on(|table| table.hand(CARTHAGE, &[88, 117]));
    let state = field.lay();
    assert!(!offered(&state).contains(&counter(88)));
}
