//! Chapter 21: cards out of turn, and what each of them does on land (chapter 20).

use crate::table::field::{FIELD, Field, battle, even, field};
use crate::table::{
    CARTHAGE, DONE, ROME, Table, after, card, decides, g, is_offered, offered, play, refused,
    republic, roll, s, table, use_card,
};
use quadriga_core::{Eye, Game};
use quadriga_hamilcar::{Action, Event, Hamilcar, Piece, Standing, Use};
use serde_json::json;

const PASS: Action = Action::Pass;
const ALWAYS: Action = Action::Always { answer: Standing::Pass };
const RECALL: Action = Action::Recall { answer: Standing::Pass };

fn counter(number: u8) -> Action {
    Action::Counter { card: card(number) }
}

fn march(to: &str) -> Action {
    Action::March { to: s(to) }
}

/// Duilius, proconsul, with five units in Capua; Rome has two cards, Carthage these.
fn capua(hand: &[u8]) -> Table {
    let table = table().stack(ROME, "capua", 5, 0).general("duilius", "capua");
    let table = table.set("proconsul", json!(g("duilius"))).markers(ROME, &["capua"]);
    table.hand(ROME, &[65, 84]).hand(CARTHAGE, hand)
}

/// Duilius is called.
fn called(table: Table) -> Hamilcar {
    let duilius = Action::Activate { general: g("duilius") };
    after(&table.lay(), &[use_card(65, Use::Activate), duilius])
}

fn asks_carthage(state: &Hamilcar) -> bool {
    decides(state) == CARTHAGE.seat()
}

/// Rules: HM-21.1
#[test]
fn a_side_is_asked_by_what_it_could_hold() {
    // Carthage has no card for the moment, but who knows?
    let asked = called(capua(&[66]));
    assert!(asks_carthage(&asked));
    assert_eq!(offered(&asked), [PASS, ALWAYS]);
    assert!(!asks_carthage(&after(&asked, &[PASS])));
    // Without a card, or with all that fit in the open, nobody is asked.
    assert!(!asks_carthage(&called(capua(&[]))));
    assert!(!asks_carthage(&called(capua(&[66]).set("discards", json!([114])))));
    assert!(!asks_carthage(&called(capua(&[66]).set("removed", json!([114])))));
}

/// Rules: HM-21.1
#[test]
fn a_card_is_played_in_its_own_window_from_the_hand() {
    let state = called(capua(&[66, 120]));
    refused(&state, counter(114), "HM-4.3");
    refused(&state, counter(120), "HM-21.3");
    refused(&state, DONE, "HM-3.1");
    refused(&state, RECALL, "HM-21.4");
}

/// Rules: HM-21.3, HM-20.44, HM-4.4
#[test]
fn bad_weather_shortens_a_march() {
    let state = called(capua(&[114, 66]));
    let mut state = after(&state, &[counter(114)]);
    let now = state.activation().expect("a general on the move");
    assert_eq!((now.points, now.sea_points), (2, 0));
    assert_eq!(decides(&state), ROME.seat(), "the window has no other card");
    let carthage = republic(&state, CARTHAGE);
    assert_eq!((carthage.cards, carthage.ops), (1, 1));
    assert!(state.view(Eye::Spectator).discards.has(card(114)));
    play(&mut state, &[march("nola"), march("salernum")]);
    assert!(state.activation().is_none());
}

/// Rules: HM-21.4
#[test]
fn a_side_that_always_passes_is_not_asked_until_its_own_play() {
    let mut state = called(capua(&[66, 67]));
    play(&mut state, &[ALWAYS]);
    assert!(republic(&state, CARTHAGE).passes);
    assert!(!asks_carthage(&state));
    play(&mut state, &[DONE]);
    // It may take that back whenever it decides.
    assert!(asks_carthage(&state));
    let recalled = after(&state, &[RECALL]);
    assert!(!republic(&recalled, CARTHAGE).passes);
    assert!(!is_offered(&recalled, RECALL));
    play(&mut state, &[use_card(66, Use::Discard)]);
    assert!(!republic(&state, CARTHAGE).passes);
    let duilius = Action::Activate { general: g("duilius") };
    play(&mut state, &[use_card(84, Use::Activate), duilius]);
    assert!(asks_carthage(&state));
}

/// Rules: HM-21.4
#[test]
fn a_standing_answer_is_part_of_a_position() {
    let table = capua(&[66]).put(CARTHAGE, "passes", json!(true));
    let state = called(table);
    assert!(!asks_carthage(&state));
    let text = serde_json::to_string(&state).expect("a position");
    assert_eq!(serde_json::from_str::<Hamilcar>(&text).expect("the same position"), state);
}

/// Rome's proconsul in Roma is to go to the tribe of Volsinii.
fn tribe(hand: &[u8]) -> Table {
    let table = table().stack(ROME, "roma", 6, 0).general("duilius", "roma");
    let table = table.set("proconsul", json!(g("duilius"))).set("discards", json!([114]));
    table.hand(ROME, &[65, 84]).hand(CARTHAGE, hand)
}

fn rome_has(state: &Hamilcar, at: &str) -> u8 {
    state.outside(ROME, s(at)).units()
}

/// Rules: HM-20.50, HM-21.3, HM-8.14
#[test]
fn hostile_tribes_harass_an_army() {
    let mut state = called(tribe(&[120]));
    play(&mut state, &[Action::Leave { what: Piece::Unit }, march("volsinii")]);
    assert!(asks_carthage(&state));
    // The die of 6 in the column of 5-6, though the army has five.
    let events = roll(&mut state, &[counter(120)], &[5]);
    let at = s("volsinii");
    assert!(events.contains(&Event::Attrition { side: ROME, at, die: 6, hits: 3 }));
    assert_eq!((rome_has(&state, "roma"), rome_has(&state, "volsinii")), (1, 2));
    assert_eq!(decides(&state), ROME.seat());
}

/// Rules: HM-20.50
#[test]
fn tribes_harass_beside_their_space_but_not_their_friends() {
    let asked = |table: Table, steps: &[Action]| asks_carthage(&after(&called(table), steps));
    assert!(asked(tribe(&[66]), &[march("volsinii")]));
    assert!(!asked(tribe(&[66]).markers(ROME, &["volsinii"]), &[march("volsinii")]));
    assert!(asked(tribe(&[66]).markers(CARTHAGE, &["volsinii"]), &[march("volsinii")]));
    assert!(!asked(tribe(&[66]), &[march("antium")]));
    // From Antium back to Roma, which is joined to the tribe.
    assert!(asked(tribe(&[66]), &[march("antium"), march("roma")]));
    // A general without an army has nothing to lose.
    let alone = [Action::Leave { what: Piece::Unit }; 6];
    let alone = after(&called(tribe(&[66])), &alone);
    assert!(!asks_carthage(&after(&alone, &[march("volsinii")])));
}

/// Rome in Messana, shut in with Metellus and three units by as many of Carthage.
fn sortie() -> Table {
    let table = table().markers(ROME, &["messana"]).stack(CARTHAGE, "messana", 3, 0);
    let inside = json!([{ "general": g("metellus"), "post": { "inside": s("messana") } }]);
    let table = table.inside(ROME, "messana", 3, 0).set("generals", inside);
    table.hand(ROME, &[65, 84]).hand(CARTHAGE, &[117, 66])
}

/// Rules: HM-20.47, HM-21.3, HM-10.2
#[test]
fn a_bad_omen_costs_rome_battle_cards() {
    let table = sortie().set("discards", json!([112, 114, 116, 123]));
    let metellus = Action::Activate { general: g("metellus") };
    let mut state = table.lay();
    play(&mut state, &[use_card(65, Use::Activate), metellus, Action::Sortie]);
    assert!(asks_carthage(&state));
    let dealt = |events: &[Event], side| {
        events.iter().find_map(|event| match event {
            Event::BattleDealt { side: whose, cards } if *whose == side => Some(*cards),
            _ => None,
        })
    };
    let mut calm = state.clone();
    let events = play(&mut calm, &[PASS]);
    // Three units and BR 3.
    assert_eq!((dealt(&events, ROME), dealt(&events, CARTHAGE)), (Some(6), Some(3)));
    let events = play(&mut state, &[counter(117)]);
    assert_eq!((dealt(&events, ROME), dealt(&events, CARTHAGE)), (Some(4), Some(3)));
}

/// Elephants of Carthage are about to charge.
fn elephants(hand: &[u8]) -> Field {
    let field = field().army(ROME, 4, Some("mamilius_vitulus"));
    let field = field.on(|table| table.elephants(FIELD, 3, 2));
    let field = field.on(|table| table.hand(ROME, hand).set("discards", json!([112, 117, 123])));
    field.step(CARTHAGE, "charge")
}

/// Rules: HM-20.46, HM-21.3
#[test]
fn frightened_elephants_turn_on_carthage() {
    let mut state = elephants(&[116, 65]).lay();
    let charge = Action::Charge { ordered: true };
    play(&mut state, &[charge]);
    assert_eq!(decides(&state), ROME.seat());
    assert!(is_offered(&state, counter(116)));
    let events = play(&mut state, &[counter(116)]);
    let turned = Event::Charged { die: 0, against: Some(CARTHAGE), cards: 2 };
    assert!(events.contains(&turned), "{events:?}");
}

/// Rules: HM-21.3
#[test]
fn nobody_is_asked_where_no_charge_is_declared() {
    let mut state = elephants(&[116, 65]).lay();
    let events = play(&mut state, &[Action::Charge { ordered: false }]);
    let told = |event: &Event| matches!(event, Event::BattleDealt { .. });
    assert!(events.iter().any(told), "the deal comes at once");
}

/// Carthage has named its commander, and the battle cards are dealt. Both have strategy cards.
fn dealt(rome: &[u8], carthage: &[u8]) -> Hamilcar {
    let field = even().on(|table| table.hand(ROME, rome).hand(CARTHAGE, carthage));
    let field = field.on(|table| table.set("discards", json!([116, 117])));
    let field = field.on(|table| table.general("bostar", FIELD));
    let field =
        field.battle("commanders", json!({ "rome": g("mamilius_vitulus"), "carthage": null }));
    let state = field.step(CARTHAGE, "commander").lay();
    after(&state, &[Action::Command { general: g("bostar") }])
}

/// Rules: HM-20.42, HM-21.3, HM-23.1
#[test]
fn a_spy_opens_half_of_the_battle_cards() {
    let state = dealt(&[112, 65], &[66]);
    // The attacker is asked first.
    assert_eq!(decides(&state), ROME.seat());
    let state = after(&state, &[counter(112)]);
    let seen = battle(&state, ROME);
    let (all, open) = (seen.armies.carthage.cards, seen.armies.carthage.opened.len());
    assert_eq!(open, all.div_ceil(2));
    assert_eq!(seen.armies.rome.opened.len(), 0);
}

/// Rules: HM-20.53, HM-21.2, HM-21.3
#[test]
fn one_card_after_the_other_is_played_until_a_side_passes() {
    let mut state = dealt(&[112, 123], &[66, 67]);
    let before = battle(&state, ROME).armies.carthage.cards;
    play(&mut state, &[counter(123)]);
    // Without allies one card goes.
    assert_eq!(battle(&state, ROME).armies.carthage.cards, before - 1);
    assert_eq!(decides(&state), ROME.seat(), "it has not passed");
    play(&mut state, &[counter(112)]);
    // Both cards of the window lie open, so Carthage is not asked.
    assert_eq!(battle(&state, ROME).armies.carthage.opened.len(), (before - 1).div_ceil(2));
    assert!(matches!(offered(&state)[0], Action::Lead { .. }));
    // Else it would be, after Rome.
    let state = dealt(&[112, 123], &[66, 67]);
    let state = after(&state, &[PASS]);
    assert!(asks_carthage(&state));
    assert_eq!(offered(&state), [PASS, ALWAYS]);
}

/// Rules: HM-20.53
#[test]
fn as_many_cards_desert_as_there_were_allies() {
    let mut state = dealt(&[65], &[123]);
    let before = battle(&state, CARTHAGE).armies.rome.cards;
    play(&mut state, &[PASS]);
    let events = play(&mut state, &[counter(123)]);
    let gone = events.iter().filter(|event| matches!(event, Event::BattleCardDeserted { .. }));
    assert_eq!(gone.count(), 1);
    assert_eq!(battle(&state, CARTHAGE).armies.rome.cards, before - 1);
}
