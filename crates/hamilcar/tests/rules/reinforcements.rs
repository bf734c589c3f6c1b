//! Chapter 6: reinforcements.

use crate::table::{
    CARTHAGE, DONE, ROME, Table, after, decides, g, is_offered, offered, play, refused, republic,
    roll, s, table,
};
use quadriga_core::{Eye, Game};
use quadriga_hamilcar::{
    Action, Event, GeneralSet, Hamilcar, Illegal, Phase, Post, Seamanship, map, material,
};
use serde_json::json;

fn muster(id: &str) -> Action {
    Action::Muster { at: s(id) }
}

fn station(general: &str, id: &str) -> Action {
    Action::Station { general: g(general), at: s(id) }
}

fn carthage_begins() -> Table {
    table().phase(json!("punic_ship"))
}

/// Rules: HM-6.1
#[test]
fn carthage_gets_a_ship_or_with_five_a_unit() {
    let four = carthage_begins().put(CARTHAGE, "ready", json!(4)).lay();
    let reason = refused(&four, Action::Convert, "HM-6.1");
    assert_eq!(reason, Illegal::TooFewShips { least: 5, has: 4 });
    assert_eq!(republic(&after(&four, &[Action::Launch]), CARTHAGE).ready, 5);
    let five = carthage_begins().put(CARTHAGE, "damaged", json!(5)).lay();
    assert_eq!(after(&five, &[Action::Convert]).phase(), Phase::PunicUnits { left: 2 });
    let ten = carthage_begins().put(CARTHAGE, "ready", json!(10)).lay();
    assert_eq!(offered(&ten), [Action::Convert]);
}

/// Rules: HM-5.4, HM-6.2
#[test]
fn the_miat_gives_more_units() {
    let units = |seats: u8| {
        let state = carthage_begins().put(CARTHAGE, "seats", json!(seats)).lay();
        match after(&state, &[Action::Launch]).phase() {
            Phase::PunicUnits { left } => left,
            phase => panic!("{phase:?}"),
        }
    };
    assert_eq!([0, 1, 2, 3, 4, 5, 6].map(units), [1, 2, 2, 2, 3, 3, 4]);
    let generals: Vec<u8> = material().tables.miat.iter().map(|row| row.generals).collect();
    assert_eq!(generals, [2, 2, 2, 3, 3, 4, 4]);
}

/// Rules: HM-6.3
#[test]
fn punic_units_come_to_generals_and_open_cities() {
    let table = table().markers(CARTHAGE, &["lilybaeum", "drepanum", "eryx"]);
    let table = table.stack(ROME, "drepanum", 3, 0).inside(CARTHAGE, "drepanum", 5, 0);
    let table = table.besieged("drepanum", 1).general("bostar", "enna");
    let state = table.phase(json!({ "punic_units": { "left": 1 } })).lay();
    assert_eq!(offered(&state), [muster("enna"), muster("lilybaeum"), muster("carthago")]);
    refused(&state, muster("eryx"), "HM-6.3");
    let inside =
        crate::table::table().markers(CARTHAGE, &["lilybaeum"]).stack(ROME, "lilybaeum", 3, 0);
    let inside = inside.inside(CARTHAGE, "lilybaeum", 4, 0);
    let inside = inside.phase(json!({ "punic_units": { "left": 3 } })).lay();
    let placed = after(&inside, &[muster("lilybaeum")]);
    let city = map().site(s("lilybaeum")).expect("a city");
    assert_eq!(placed.inside(city).plain, 5, "an open city takes them inside");
    refused(&placed, muster("lilybaeum"), "HM-6.3");
}

fn before_recall(turn: u8) -> Table {
    table().turn(turn).phase(json!({ "punic_units": { "left": 1 } }))
}

fn on_map(state: &Hamilcar, side: quadriga_hamilcar::Side) -> Vec<&'static str> {
    let here = GeneralSet::of(side).iter().filter(|&one| state.post(one).space().is_some());
    here.map(|one| material().generals.info(one).id.as_str()).collect()
}

/// Rules: HM-6.4, HM-6.5, HM-7.1
#[test]
fn all_go_but_the_heroes_and_the_named_one_comes() {
    let table = before_recall(6).general("bostar", "carthago").general("xanthippus", "carthago");
    let state = table.set("forgotten_tactics", json!(false)).lay();
    let state = after(&state, &[muster("carthago")]);
    assert_eq!(on_map(&state, CARTHAGE), ["xanthippus"]);
    assert_eq!(offered(&state), [station("carthalo", "carthago")]);
    refused(&state, station("boodes", "carthago"), "HM-6.7");
    refused(&state, station("carthalo", "roma"), "HM-6.7");
    let displaced = after(&before_recall(6).lay(), &[muster("carthago")]);
    let coming = [station("xanthippus", "carthago"), station("carthalo", "carthago")];
    assert_eq!(offered(&displaced), coming, "a displaced hero comes back");
    let early = after(&before_recall(4).lay(), &[muster("carthago")]);
    assert_eq!(offered(&early), [station("hamilcar_paropus", "carthago")]);
}

/// Rules: HM-6.6
#[test]
fn generals_are_drawn_up_to_what_the_miat_allows() {
    let table = before_recall(2).put(CARTHAGE, "seats", json!(5));
    let mut state = table.lay();
    let moves = [muster("carthago"), station("hannibal_gisco", "carthago")];
    let events = roll(&mut state, &moves, &[0, 0, 0]);
    let drawn = events.iter().filter(|event| matches!(event, Event::Drawn { .. })).count();
    assert_eq!(drawn, 3, "four in all");
    let few = after(&before_recall(2).lay(), &moves);
    let Phase::PunicDrawn { coming } = few.phase() else { panic!("{:?}", few.phase()) };
    assert_eq!(coming.len(), 1, "two in all");
    let full =
        before_recall(8).general("xanthippus", "carthago").set("forgotten_tactics", json!(false));
    let full = after(&full.lay(), &[muster("carthago"), station("hamilcar_barca", "carthago")]);
    assert_eq!(decides(&full), ROME.seat(), "two heroes are enough for an empty Miat");
}

/// Rules: HM-6.7
#[test]
fn a_punic_general_needs_units_or_an_open_city() {
    let table = before_recall(2).markers(CARTHAGE, &["lilybaeum", "eryx"]);
    let table = table.stack(CARTHAGE, "enna", 1, 0).stack(ROME, "lilybaeum", 3, 0);
    let table = table.inside(CARTHAGE, "lilybaeum", 1, 0).besieged("lilybaeum", 0);
    let mut state = after(&table.lay(), &[muster("carthago")]);
    for id in ["enna", "lilybaeum", "carthago"] {
        assert!(is_offered(&state, station("hannibal_gisco", id)), "{id}");
    }
    refused(&state, station("hannibal_gisco", "eryx"), "HM-6.7");
    play(&mut state, &[station("hannibal_gisco", "lilybaeum")]);
    assert_eq!(state.post(g("hannibal_gisco")), Post::Inside(s("lilybaeum")));
    let shut = table_without_a_place();
    assert_eq!(decides(&shut), ROME.seat(), "nobody could be placed");
    assert_eq!(shut.post(g("hannibal_gisco")), Post::Pile);
}

/// Carthago is besieged and empty, and Bostar alone is on the map.
fn table_without_a_place() -> Hamilcar {
    let table = before_recall(2).stack(ROME, "carthago", 3, 0).besieged("carthago", 0);
    let table = table.general("bostar", "eryx").markers(ROME, &["antium", "praeneste"]);
    let mut state = table.lay();
    play(&mut state, &[muster("eryx")]);
    // The unit that he got is a place for the named one.
    assert_eq!(offered(&state), [station("hannibal_gisco", "eryx")]);
    let alone = before_recall(2).stack(ROME, "carthago", 3, 0).besieged("carthago", 0);
    let alone = alone.markers(ROME, &["antium", "praeneste"]).phase(json!("punic_ship")).lay();
    after(&alone, &[Action::Launch])
}

/// Rules: HM-6.8
#[test]
fn rome_gets_a_unit_for_each_province_of_italia() {
    let left = |table: Table| {
        let mut state = table.phase(json!("punic_ship")).lay();
        loop {
            if let Phase::RomanUnits { left, .. } = state.phase() {
                return left;
            }
            let first = offered(&state)[0];
            play(&mut state, &[first]);
        }
    };
    assert_eq!(left(table().usual_markers().markers(ROME, &["pisae"])), 6, "seven provinces");
    assert_eq!(left(table().markers(ROME, &["antium", "praeneste"])), 1);
}

fn roman_units(left: u8) -> Table {
    let phase = json!({ "roman_units": { "left": left, "camp": null, "with_general": 2 } });
    table().phase(phase)
}

/// Rules: HM-6.9
#[test]
fn two_units_may_go_to_one_general() {
    let table = roman_units(5).general("duilius", "nola").general("regulus", "enna");
    let state = table.lay();
    assert!(
        [muster("nola"), muster("enna"), muster("roma"), Action::Launch]
            .iter()
            .all(|&action| is_offered(&state, action))
    );
    let one = after(&state, &[muster("nola")]);
    assert_eq!(refused(&one, muster("enna"), "HM-6.9"), Illegal::CampFull { most: 2 });
    let two = after(&one, &[muster("nola")]);
    refused(&two, muster("nola"), "HM-6.9");
    let done = after(&two, &[Action::Launch, muster("roma"), muster("roma")]);
    assert_eq!((done.outside(ROME, s("nola")).plain, republic(&done, ROME).ready), (2, 1));
    assert_eq!(done.phase(), Phase::Proconsul);
}

/// Rules: HM-6.10
#[test]
fn a_surrounded_roma_takes_five() {
    let table = roman_units(3).stack(CARTHAGE, "roma", 3, 0).inside(ROME, "roma", 4, 0);
    let state = after(&table.lay(), &[muster("roma")]);
    refused(&state, muster("roma"), "HM-6.3");
    assert_eq!(offered(&state), [Action::Launch]);
}

/// Rules: HM-6.11
#[test]
fn the_proconsul_stays_and_the_others_leave() {
    let table = table().phase(json!("proconsul")).general("duilius", "nola");
    let mut state = table.general("regulus", "roma").stack(ROME, "nola", 3, 0).lay();
    refused(&state, Action::Appoint { general: g("metellus") }, "HM-6.11");
    play(&mut state, &[Action::Appoint { general: g("duilius") }]);
    assert_eq!(state.post(g("duilius")), Post::Outside(s("nola")));
    assert_eq!(state.post(g("regulus")), Post::Gone);
    assert_eq!(state.view(Eye::Spectator).proconsul, Some(g("duilius")));
}

/// Rules: HM-6.12
#[test]
fn two_consuls_come_to_different_armies() {
    let table = table().phase(json!("proconsul")).general("duilius", "roma");
    let table = table.stack(ROME, "nola", 3, 0).stack(ROME, "enna", 4, 0).stack(ROME, "eryx", 2, 0);
    let mut state = table.clone().lay();
    roll(&mut state, &[Action::Appoint { general: g("duilius") }], &[0, 0]);
    // Caudex and Valerius are the first of the pile.
    refused(&state, station("caudex", "eryx"), "HM-6.7");
    play(&mut state, &[station("caudex", "nola")]);
    assert_eq!(offered(&state), [station("valerius_messalla", "enna")]);
    let bare = crate::table::table().phase(json!("proconsul")).general("duilius", "nola").lay();
    let bare = after(&bare, &[Action::Appoint { general: g("duilius") }]);
    let homes = [station("caudex", "roma"), station("valerius_messalla", "roma")];
    assert_eq!(offered(&bare), homes);
    let mut used_up = table;
    for general in GeneralSet::of(ROME).iter().filter(|&one| one != g("duilius")) {
        used_up = used_up.gone(general);
    }
    let again = after(&used_up.lay(), &[Action::Appoint { general: g("duilius") }]);
    assert!(is_offered(&again, station("caudex", "nola")), "those who left come back");
}

fn reform() -> Table {
    table().phase(json!("reform")).general("duilius", "roma")
}

/// Rules: HM-6.13
#[test]
fn an_admiral_reforms_the_navy() {
    let state = reform().put(ROME, "damaged", json!(4)).lay();
    let drilled = after(&state, &[Action::Drill]).view(Eye::Spectator);
    assert_eq!((drilled.seamanship, drilled.phase), (Seamanship::Fair, Phase::FirstPlayer));
    assert!(after(&state, &[Action::Refit]).view(Eye::Spectator).corvi);
    assert_eq!(republic(&after(&state, &[Action::Launch]), ROME).ready, 1);
    let repaired =
        after(&state, &[Action::Overhaul, Action::Repair, Action::Repair, Action::Repair]);
    assert_eq!((republic(&repaired, ROME).ready, republic(&repaired, ROME).damaged), (3, 1));
    let declined = after(&state, &[Action::Overhaul, DONE]);
    assert_eq!(republic(&declined, ROME).damaged, 4);
    let sound = reform().set("seamanship", json!("very_good")).set("corvi", json!(true)).lay();
    refused(&sound, Action::Drill, "HM-4.14");
    refused(&sound, Action::Overhaul, "HM-4.10");
    assert!(!after(&sound, &[Action::Refit]).view(Eye::Spectator).corvi);
    let landsmen = table().phase(json!("proconsul")).general("metellus", "roma").lay();
    let landsmen = after(&landsmen, &[Action::Appoint { general: g("metellus") }]);
    let consuls = [station("caudex", "roma"), station("valerius_messalla", "roma")];
    assert_eq!(after(&landsmen, &consuls).phase(), Phase::FirstPlayer, "no Admiral, no reform");
}

/// Rules: HM-22.8
#[test]
fn xanthippus_ends_the_forgotten_tactics() {
    let mut state = after(&before_recall(5).lay(), &[muster("carthago")]);
    let events = play(&mut state, &[station("xanthippus", "carthago")]);
    assert!(events.contains(&Event::TacticsRemembered));
    assert!(!state.view(Eye::Spectator).forgotten_tactics);
}
