//! Chapter 4: the strategy phase.

use crate::table::{
    CARTHAGE, DONE, ROME, after, decides, g, is_offered, offered, play, refused, republic, s,
    start, table, use_card,
};
use quadriga_core::{Eye, Game};
use quadriga_hamilcar::{Action, Concession, Illegal, Marker, Options, Phase, Seamanship, Use};
use serde_json::json;

fn mark(id: &str) -> Action {
    Action::Mark { at: s(id) }
}

/// Rules: HM-4.1
#[test]
fn rome_says_who_begins() {
    let state = start(Options::default(), 1);
    assert_eq!(decides(&state), ROME.seat());
    assert_eq!(offered(&state), [ROME, CARTHAGE].map(|side| Action::Begin { side }));
    let begun = after(&state, &[Action::Begin { side: CARTHAGE }]);
    assert_eq!(begun.phase(), Phase::Strategy { side: CARTHAGE });
}

/// Rules: HM-4.2
#[test]
fn who_has_no_card_is_skipped() {
    let mut state = table().hand(ROME, &[65, 66, 67]).hand(CARTHAGE, &[68]).lay();
    let mut asked = Vec::new();
    for number in [65, 68, 66] {
        asked.push(decides(&state));
        play(&mut state, &[use_card(number, Use::Discard)]);
    }
    asked.push(decides(&state));
    let (rome, carthage) = (ROME.seat(), CARTHAGE.seat());
    assert_eq!(asked, [rome, carthage, rome, rome]);
}

/// Rules: HM-4.3
#[test]
fn a_card_is_played_from_the_hand() {
    let state = table().hand(ROME, &[65]).hand(CARTHAGE, &[66]).lay();
    refused(&state, use_card(66, Use::Discard), "HM-4.3");
    refused(&state, DONE, "HM-3.1");
    let played = after(&state, &[use_card(65, Use::Discard)]);
    assert_eq!(played.view(Eye::Spectator).discards.iter().map(u8::from).collect::<Vec<_>>(), [65]);
}

/// Rules: HM-4.4
#[test]
fn every_card_counts_for_who_used_it() {
    let state = table().hand(ROME, &[65, 109]).hand(CARTHAGE, &[81]).lay();
    let plays = [(65, Use::Spend), (81, Use::Discard)].map(|(card, to)| use_card(card, to));
    let played = after(&state, &[plays[0], DONE, plays[1]]);
    assert_eq!((republic(&played, ROME).ops, republic(&played, CARTHAGE).ops), (3, 2));
}

/// Rules: HM-4.7
#[test]
fn troops_are_raised_where_the_province_is_own() {
    let latium = ["antium", "praeneste"];
    let table = table().hand(ROME, &[65, 81]).markers(ROME, &latium).general("caudex", "roma");
    let state = table.general("duilius", "nola").lay();
    let reason = refused(&state, use_card(81, Use::Raise), "HM-4.13");
    assert_eq!(reason, Illegal::TooFewOps { least: 3, has: 2 });
    let mut state = after(&state, &[use_card(65, Use::Raise)]);
    refused(&state, Action::Raise { general: g("duilius") }, "HM-4.7");
    play(&mut state, &[Action::Raise { general: g("caudex") }]);
    assert_eq!(state.outside(ROME, s("roma")).plain, 1);
}

/// Rules: HM-4.8
#[test]
fn points_are_split_at_will() {
    let mut state = table().hand(ROME, &[65]).hand(CARTHAGE, &[66]).lay();
    let seat = Action::Concede { what: Concession::Seat };
    play(&mut state, &[use_card(65, Use::Spend), mark("nola"), seat, mark("salernum")]);
    assert_eq!(
        (state.marker(s("nola")), state.marker(s("salernum"))),
        (Marker::Rome, Marker::Rome)
    );
    assert_eq!(republic(&state, ROME).seats, 1);
    assert_eq!(decides(&state), CARTHAGE.seat(), "the third point was the last");
}

/// Rules: HM-1.10, HM-4.9, HM-5.1, HM-5.2
#[test]
fn a_pc_is_placed_on_neutral_ground_or_turned_by_units() {
    let table = table().hand(ROME, &[65]).markers(CARTHAGE, &["eryx", "enna", "segesta"]);
    let table = table.stack(ROME, "eryx", 1, 0).stack(CARTHAGE, "nola", 1, 0);
    let state = after(&table.lay(), &[use_card(65, Use::Spend)]);
    assert_eq!(refused(&state, mark("capua"), "HM-4.9"), Illegal::NotOrdinary);
    assert_eq!(refused(&state, mark("nola"), "HM-4.9"), Illegal::EnemiesThere);
    assert_eq!(refused(&state, mark("enna"), "HM-4.9"), Illegal::NoUnitsThere);
    assert_eq!(state.marker(s("eryx")), Marker::Carthage, "standing on it turns nothing");
    let turned = after(&state, &[mark("eryx")]);
    assert_eq!(turned.marker(s("eryx")), Marker::Rome);
    assert_eq!(refused(&turned, mark("eryx"), "HM-4.9"), Illegal::OwnMarker);
    assert_eq!(turned.outside(ROME, s("eryx")).plain, 1, "no unit moves");
}

/// Rules: HM-4.10
#[test]
fn a_point_repairs_a_ship() {
    let table = table().hand(ROME, &[65]).put(ROME, "damaged", json!(1));
    let mut state = after(&table.lay(), &[use_card(65, Use::Spend)]);
    play(&mut state, &[Action::Repair]);
    assert_eq!((republic(&state, ROME).ready, republic(&state, ROME).damaged), (1, 0));
    refused(&state, Action::Repair, "HM-4.10");
}

/// Rules: HM-4.11, HM-5.3, HM-5.5
#[test]
fn concessions_fill_seats_and_boxes() {
    let concede = |what| Action::Concede { what };
    let full = table().hand(ROME, &[65]).put(CARTHAGE, "seats", json!(6));
    let full = full.put(ROME, "hiero", json!(4));
    let state = after(&full.lay(), &[use_card(65, Use::Spend)]);
    refused(&state, concede(Concession::Seat), "HM-4.11");
    refused(&state, concede(Concession::Hiero), "HM-4.11");
    assert_eq!(refused(&state, concede(Concession::Numidia), "HM-4.11"), Illegal::NotYourBox);
    assert_eq!(state.miat_control(), Some(CARTHAGE));
    let state = after(&state, &[concede(Concession::Unseat), concede(Concession::Seat)]);
    assert_eq!((republic(&state, CARTHAGE).seats, republic(&state, ROME).seats), (5, 1));
    let punic = table().phase(json!({ "strategy": { "side": "carthage" } }));
    let punic = punic.hand(CARTHAGE, &[65]).set("numidia", json!(2)).lay();
    let numidia = concede(Concession::Numidia);
    let state = after(&punic, &[use_card(65, Use::Spend), numidia]);
    assert_eq!(state.view(Eye::Spectator).numidia, 3);
    refused(&state, numidia, "HM-4.11");
}

/// Rules: HM-4.12, HM-13.4
#[test]
fn supply_comes_to_stacks_at_home_and_to_the_capital() {
    let supply = |id: &str| Action::Supply { at: s(id) };
    let table = table().hand(ROME, &[65]).markers(ROME, &["messana", "nola"]);
    let table = table.stack(ROME, "nola", 1, 0).stack(ROME, "enna", 1, 0);
    let table = table.stack(CARTHAGE, "messana", 3, 0).inside(ROME, "messana", 2, 0);
    let spend = use_card(65, Use::Spend);
    let state = after(&table.clone().lay(), &[spend]);
    assert!(
        [supply("roma"), supply("nola"), supply("messana")]
            .iter()
            .all(|&at| is_offered(&state, at))
    );
    refused(&state, supply("enna"), "HM-4.12");
    let inside = after(&state, &[supply("messana")]);
    let site = quadriga_hamilcar::map().site(s("messana")).expect("a city");
    assert_eq!(inside.inside(site).trains, 1);
    let state = after(&table.besieged("messana", 0).lay(), &[spend]);
    refused(&state, supply("messana"), "HM-4.12");
    let all = crate::table::table().hand(ROME, &[65]).stack(ROME, "roma", 1, 10).lay();
    let reason = refused(&after(&all, &[spend]), supply("roma"), "HM-1.9");
    assert_eq!(reason, Illegal::NoTrainLeft { most: 10 });
}

/// Rules: HM-4.12
#[test]
fn supply_reaches_besiegers_in_a_province_of_their_own() {
    let around = ["drepanum", "eryx", "segesta", "panormus"];
    let table = table().hand(ROME, &[65]).markers(CARTHAGE, &["lilybaeum"]);
    let table = table.markers(ROME, &around).stack(ROME, "lilybaeum", 3, 0);
    let table = table.inside(CARTHAGE, "lilybaeum", 1, 0).besieged("lilybaeum", 1);
    let state = after(&table.lay(), &[use_card(65, Use::Spend)]);
    assert!(is_offered(&state, Action::Supply { at: s("lilybaeum") }));
}

/// Rules: HM-4.13
#[test]
fn a_card_of_three_builds_its_ships() {
    let table = table().hand(ROME, &[65, 71, 81, 88]).put(ROME, "ready", json!(8));
    let state = table.lay();
    assert_eq!(republic(&after(&state, &[use_card(65, Use::Build)]), ROME).ready, 10);
    assert_eq!(republic(&after(&state, &[use_card(71, Use::Build)]), ROME).ready, 9);
    refused(&state, use_card(88, Use::Build), "HM-4.13");
    refused(&state, use_card(81, Use::Build), "HM-4.14");
}

/// Rules: HM-1.8, HM-1.10
#[test]
fn nobody_builds_an_eleventh_ship() {
    let state = table().hand(ROME, &[65, 71]).put(ROME, "damaged", json!(10)).lay();
    assert_eq!(
        refused(&state, use_card(65, Use::Build), "HM-1.8"),
        Illegal::NoShipLeft { most: 10 }
    );
    let nine = table().hand(ROME, &[65, 71]).put(ROME, "ready", json!(9)).lay();
    assert_eq!(republic(&after(&nine, &[use_card(65, Use::Build)]), ROME).ready, 10);
}

/// Rules: HM-4.14
#[test]
fn two_symbols_train_rome() {
    let mut state = table().hand(ROME, &[65, 67, 73, 74, 76]).lay();
    refused(&state, use_card(67, Use::Train), "HM-4.14");
    let mut steps = Vec::new();
    for number in [65, 73, 74] {
        play(&mut state, &[use_card(number, Use::Train)]);
        steps.push(state.view(Eye::Spectator).seamanship);
    }
    assert_eq!(steps, [Seamanship::Fair, Seamanship::Good, Seamanship::VeryGood]);
    assert_eq!(refused(&state, use_card(76, Use::Train), "HM-4.14"), Illegal::BestSeamanship);
    let punic = table().phase(json!({ "strategy": { "side": "carthage" } }));
    let punic = punic.hand(CARTHAGE, &[65]).lay();
    assert_eq!(refused(&punic, use_card(65, Use::Train), "HM-4.14"), Illegal::OnlyRomeTrains);
}
