//! Chapter 11: the retreat roll and the ways of the beaten.

use crate::table::field::{Field, even, field, field_at, retreat};
use crate::table::{CARTHAGE, ROME, Table, g, is_offered, offered, play, refused, roll, s};
use quadriga_core::{Eye, Game};
use quadriga_hamilcar::{Action, BattleCard, Event, Hamilcar, Haven, Post, Sheltered, Side};
use serde_json::json;

const FRONT: BattleCard = BattleCard::FrontalAssault;
const PROBE: BattleCard = BattleCard::Probe;
const AROUND: BattleCard = BattleCard::DoubleEnvelopment;
const ONE_FRONT: [u8; 6] = [1, 0, 0, 0, 0, 0];
const NO_CARD: [u8; 6] = [0; 6];
const INSIDE: Action = Action::Retreat { to: Haven::Inside };
const YIELD: Action = Action::Yield;

fn units(state: &Hamilcar, side: Side, id: &str) -> u8 {
    state.outside(side, s(id)).units()
}

/// Carthage has so many units in a battle at the place, and Rome has led this card.
fn beaten(at: &str, carthage: u8, card: BattleCard, change: impl FnOnce(Table) -> Table) -> Field {
    let field = field_at(at).on(change).army(ROME, 8, None).army(CARTHAGE, carthage, None);
    field.hands(ONE_FRONT, NO_CARD).led(card, 1)
}

/// Rome is about to lose a battle that it began.
fn repulsed(change: impl FnOnce(Table) -> Table) -> Field {
    let field = field().on(change).army(ROME, 4, None).army(CARTHAGE, 8, None);
    let field = field.hands(ONE_FRONT, ONE_FRONT).battle("initiative", json!("carthage"));
    let field = field.battle("led", json!({ "rome": null, "carthage": "frontal_assault" }));
    let field = field.battle("played", json!([1, 0, 0, 0, 0, 0])).battle("rounds", json!(1));
    field.step(ROME, "match")
}

fn hits(events: &[Event]) -> Option<u8> {
    events.iter().find_map(|event| match event {
        Event::RetreatRolled { hits, .. } => Some(*hits),
        _ => None,
    })
}

/// Rules: HM-11.1
#[test]
fn the_retreat_roll_goes_by_the_last_card_of_the_winner() {
    let cases = [(FRONT, 6, 3, 2), (PROBE, 6, 3, 1), (AROUND, 6, 3, 4), (FRONT, 4, 3, 1)];
    for (card, units, die, expected) in cases {
        let change = |table: Table| table.markers(CARTHAGE, &["morgantina"]);
        let mut state = beaten("enna", units, card, change).lay();
        let events = roll(&mut state, &[YIELD], &[0, 0, die - 1]);
        assert_eq!(hits(&events), Some(expected), "{card:?} against {units}");
    }
}

/// Rules: HM-11.1
#[test]
fn a_winner_who_led_nothing_adds_nothing() {
    let field = even().hands(NO_CARD, [2, 0, 0, 0, 0, 0]).led(FRONT, 1);
    let mut state = field.lay();
    let actions = [Action::Match { card: FRONT }, Action::Seize { roll: false }];
    let events = roll(&mut state, &actions, &[0, 0, 0]);
    let modifier = events.iter().find_map(|event| match event {
        Event::RetreatRolled { modifier, .. } => Some(*modifier),
        _ => None,
    });
    assert_eq!(modifier, Some(0));
}

/// Rules: HM-11.2
#[test]
fn a_retreat_ends_in_the_first_safe_space_within_four_steps() {
    let change = |table: Table| {
        let table = table.markers(CARTHAGE, &["centuripae", "catana", "phintias", "syracusae"]);
        table.stack(ROME, "phintias", 1, 0).stack(CARTHAGE, "leontini", 7, 0)
    };
    let mut state = beaten("enna", 6, FRONT, change).lay();
    roll(&mut state, &[YIELD], &[0, 0, 0]);
    let ends = [retreat("centuripae"), retreat("leontini")];
    assert_eq!(offered(&state), ends, "an own marker, and a larger own stack; none beyond them");
    refused(&state, retreat("phintias"), "HM-11.2");
    refused(&state, retreat("catana"), "HM-11.2");
    play(&mut state, &[retreat("leontini")]);
    assert_eq!(units(&state, CARTHAGE, "leontini"), 7 + 5);
}

/// Rules: HM-11.3
#[test]
fn a_beaten_attacker_goes_first_to_where_he_came_from() {
    let change =
        |table: Table| table.markers(ROME, &["morgantina"]).markers(CARTHAGE, &["agrigentum"]);
    let mut state = repulsed(change).lay();
    let events = roll(&mut state, &[YIELD], &[0, 0, 0]);
    assert!(events.contains(&Event::BattleLost { side: ROME, rounds: 1 }));
    // Morgantina lies beside Enna, but the way leads over Agrigentum, which costs a unit.
    assert_eq!(units(&state, ROME, "morgantina"), 2);
}

/// Rules: HM-11.3
#[test]
fn a_beaten_attacker_recrosses_a_pass_without_attrition() {
    let field = repulsed(|table| table.markers(ROME, &["thermae"]));
    let mut state = field.encounter("origin", json!({ "land": s("thermae") })).lay();
    roll(&mut state, &[YIELD], &[0, 0, 0]);
    assert_eq!(units(&state, ROME, "thermae"), 3, "one was lost by the retreat roll");
}

/// Rules: HM-11.3
#[test]
fn a_beaten_defender_never_goes_to_where_the_attacker_came_from() {
    let change = |table: Table| table.markers(CARTHAGE, &["agrigentum", "lilybaeum", "camarina"]);
    let mut state = beaten("enna", 4, FRONT, change).lay();
    roll(&mut state, &[YIELD], &[0, 0, 0]);
    assert_eq!(units(&state, CARTHAGE, "camarina"), 3, "the only way round");
}

/// Rules: HM-11.3
#[test]
fn a_beaten_interceptor_goes_first_to_his_own_space() {
    let change = |table: Table| table.markers(CARTHAGE, &["centuripae", "morgantina"]);
    let field = beaten("enna", 4, FRONT, change);
    let field = field.encounter("interceptors", json!([u8::from(s("centuripae"))]));
    let mut alone = field.clone().lay();
    roll(&mut alone, &[YIELD], &[0, 0, 0]);
    assert_eq!(units(&alone, CARTHAGE, "centuripae"), 3);
    let mut joined = field.encounter("stood", json!(true)).lay();
    roll(&mut joined, &[YIELD], &[0, 0, 0]);
    assert_eq!(offered(&joined).len(), 2, "with others he goes like a defender");
}

/// Rules: HM-11.4
#[test]
fn enemy_spaces_on_the_way_cost_a_unit_and_the_cheapest_path_is_taken() {
    // To Camarina: over Phintias with a Roman marker, or the longer way round over free spaces.
    let change = |table: Table| {
        let table = table.markers(ROME, &["phintias", "catana"]);
        table.markers(CARTHAGE, &["camarina"])
    };
    let mut state = beaten("morgantina", 5, FRONT, change);
    state = state.encounter("origin", json!({ "land": s("enna") }));
    let mut state = state.lay();
    roll(&mut state, &[YIELD], &[0, 0, 0]);
    assert_eq!(units(&state, CARTHAGE, "camarina"), 4, "one by the roll, none on the way");
    let change = |table: Table| {
        let table = table.markers(ROME, &["phintias", "leontini"]);
        table.markers(CARTHAGE, &["camarina"])
    };
    let field = beaten("morgantina", 5, FRONT, change);
    let mut state = field.encounter("origin", json!({ "land": s("enna") })).lay();
    let events = roll(&mut state, &[YIELD], &[0, 0, 0]);
    assert_eq!(units(&state, CARTHAGE, "camarina"), 3, "one on the way: {events:?}");
}

/// Rules: HM-11.4
#[test]
fn independent_cities_cost_nothing_and_are_no_end() {
    let change = |table: Table| table.markers(ROME, &["acrae"]).markers(CARTHAGE, &["camarina"]);
    let field = beaten("leontini", 5, FRONT, |table| change(table).markers(ROME, &["morgantina"]));
    let mut state = field.encounter("origin", json!({ "land": s("catana") })).lay();
    roll(&mut state, &[YIELD], &[0, 0, 0]);
    assert_eq!(units(&state, CARTHAGE, "camarina"), 3, "Acrae costs one, Syracusae nothing");
    assert_eq!(units(&state, CARTHAGE, "syracusae"), 0);
}

/// Rules: HM-11.5
#[test]
fn smaller_own_stacks_on_the_way_are_swept_along() {
    let change = |table: Table| {
        let table = table.markers(CARTHAGE, &["camarina"]).markers(ROME, &["phintias"]);
        let table = table.stack(CARTHAGE, "phintias", 2, 1).general("boodes", "phintias");
        table.markers(ROME, &["leontini"])
    };
    let field = beaten("morgantina", 5, FRONT, change);
    let mut state = field.encounter("origin", json!({ "land": s("enna") })).lay();
    roll(&mut state, &[YIELD], &[0, 0, 0]);
    assert_eq!(units(&state, CARTHAGE, "phintias"), 0);
    assert_eq!(units(&state, CARTHAGE, "camarina"), 4 + 2 - 1, "they share the loss of the path");
    assert_eq!(state.post(g("boodes")), Post::Outside(s("camarina")));
}

/// Rules: HM-11.6
#[test]
fn a_defender_may_go_inside_his_own_city() {
    let change = |table: Table| table.markers(CARTHAGE, &["agrigentum", "heraclea_minoa"]);
    let field = beaten("agrigentum", 4, FRONT, change);
    let mut state = field.encounter("origin", json!({ "land": s("enna") })).lay();
    roll(&mut state, &[YIELD], &[0, 0, 0]);
    assert_eq!(offered(&state), [INSIDE, retreat("heraclea_minoa")]);
    play(&mut state, &[INSIDE]);
    let city = quadriga_hamilcar::map().site(s("agrigentum")).expect("a city");
    assert_eq!((state.inside(city).units(), units(&state, ROME, "agrigentum")), (3, 8));
}

/// Rules: HM-11.6
#[test]
fn five_find_room_inside_and_the_rest_retreats() {
    let change = |table: Table| {
        let table = table.markers(CARTHAGE, &["agrigentum", "heraclea_minoa"]);
        table.general("boodes", "agrigentum").general("bostar", "agrigentum")
    };
    let field = beaten("agrigentum", 8, PROBE, change);
    let mut state = field.encounter("origin", json!({ "land": s("enna") })).lay();
    roll(&mut state, &[YIELD], &[0, 0, 0]);
    play(&mut state, &[INSIDE]);
    let unit = Action::Shelter { what: Sheltered::Unit };
    let general = Action::Shelter { what: Sheltered::General(g("boodes")) };
    play(&mut state, &[unit, unit, unit, unit, unit, general]);
    refused(&state, unit, "HM-11.6");
    play(&mut state, &[Action::Done]);
    let city = quadriga_hamilcar::map().site(s("agrigentum")).expect("a city");
    assert_eq!(state.inside(city).units(), 5);
    assert_eq!(units(&state, CARTHAGE, "heraclea_minoa"), 2, "one of eight was lost");
    assert_eq!(state.post(g("boodes")), Post::Inside(s("agrigentum")));
    assert_eq!(state.post(g("bostar")), Post::Outside(s("heraclea_minoa")));
}

/// Rules: HM-11.7
#[test]
fn without_a_safe_end_all_are_eliminated() {
    let change = |table: Table| {
        let table = table.general("bostar", "enna").put(CARTHAGE, "seats", json!(6));
        table.markers(CARTHAGE, &["tunes", "adys"])
    };
    let mut state = beaten("enna", 6, FRONT, change).lay();
    let events = roll(&mut state, &[YIELD], &[0, 0, 0]);
    assert!(events.contains(&Event::Demanded { side: CARTHAGE, markers: 3 }), "all six are lost");
    assert!(units(&state, CARTHAGE, "enna") == 0);
    let miat = offered(&state)[0];
    play(&mut state, &[miat, miat, miat]);
    assert_eq!(state.post(g("bostar")), Post::Pile, "displaced");
    assert!(state.view(Eye::Spectator).battle.is_none());
}

/// Rules: HM-9.13, HM-11.2
#[test]
fn from_a_space_with_passes_only_one_retreats_over_a_pass_for_a_unit() {
    let change = |table: Table| table.markers(CARTHAGE, &["caralis"]);
    let field = beaten("ilienses", 4, PROBE, change);
    let mut state = field.encounter("origin", json!({ "land": s("olbia") })).lay();
    roll(&mut state, &[YIELD], &[0, 0, 0]);
    assert_eq!(units(&state, CARTHAGE, "caralis"), 3);
}

/// Rules: HM-11.9
#[test]
fn a_beaten_attacker_who_had_landed_goes_by_land_without_an_admiral() {
    let field = field_at("agrigentum").on(|table| {
        let table = table.markers(ROME, &["heraclea_minoa", "roma"]);
        table.markers(CARTHAGE, &["enna"])
    });
    let field = field.encounter("origin", json!({ "sea": s("camarina") }));
    let field = field.army(ROME, 4, Some("caudex")).army(CARTHAGE, 6, None);
    let field = field.hands(NO_CARD, ONE_FRONT).led(FRONT, 1);
    let mut state = field.lay();
    roll(&mut state, &[Action::Match { card: FRONT }], &[0, 0, 0]);
    assert_eq!(units(&state, ROME, "heraclea_minoa"), 3);
    assert!(!is_offered(&state, retreat("camarina")));
}
