//! Chapters 7, 10, 22 and 23: commanders, charges, the size of the hands, and who knows them.

use crate::table::field::{Field, battle, even, field, field_at};
use crate::table::{CARTHAGE, ROME, Table, WINTER, decides, g, offered, refused, roll, s, table};
use quadriga_core::{Eye, Game, QuickChance};
use quadriga_hamilcar::{Action, BattleCards, Event, Hamilcar, Side};
use serde_json::json;

const CHARGE: Action = Action::Charge { ordered: true };

fn command(id: &str) -> Action {
    Action::Command { general: g(id) }
}

fn commander(state: &Hamilcar, side: Side) -> Option<quadriga_hamilcar::General> {
    battle(state, side).armies[side].commander
}

/// How many cards a side is dealt.
fn dealt(field: Field, side: Side) -> u8 {
    let state = field.hands([1, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0]).lay();
    battle(&state, side).armies[side].dealt
}

/// Rules: HM-7.3, HM-10.2
#[test]
fn among_equals_the_owner_names_the_commander_first_of_all() {
    let field = even().on(|table| table.general("boodes", "enna")).battle(
        "commanders",
        json!({
            "rome": g("mamilius_vitulus"), "carthage": null,
        }),
    );
    let mut state = field.step(CARTHAGE, "commander").lay();
    assert_eq!(offered(&state).len(), 2);
    refused(&state, command("bostar"), "HM-7.3");
    let events = roll(&mut state, &[command("boodes")], &[]);
    assert_eq!(commander(&state, CARTHAGE), Some(g("boodes")));
    assert!(events.contains(&Event::BattleDealt { side: CARTHAGE, cards: 6 + 2 }), "by his BR");
    assert_eq!(decides(&state), ROME.seat(), "the attacker begins with the initiative");
}

/// Rules: HM-7.3
#[test]
fn heroes_and_consuls_rank_above_the_others() {
    let change = |table: Table| {
        let table =
            table.set("forgotten_tactics", json!(false)).set("proconsul", json!(g("caudex")));
        let table = table.stack(ROME, "enna", 6, 0).stack(CARTHAGE, "enna", 6, 0);
        let names = ["caudex", "mamilius_vitulus", "boodes", "bostar"];
        names.into_iter().fold(table, |table, id| table.general(id, "enna"))
    };
    let attacked = field().on(change).attacked_by_carthage("agrigentum");
    let mut state = attacked.step(CARTHAGE, "commander").lay();
    roll(&mut state, &[command("boodes")], &[]);
    assert_eq!(commander(&state, ROME), Some(g("mamilius_vitulus")), "not the proconsul");
    let consuls = field().on(|table| {
        let table = change(table).set("proconsul", json!(null));
        table.general("xanthippus", "enna")
    });
    let mut state = consuls.step(ROME, "commander").lay();
    roll(&mut state, &[command("caudex")], &[0]);
    assert_eq!(commander(&state, CARTHAGE), Some(g("xanthippus")), "without a question");
}

/// Rules: HM-7.4
#[test]
fn a_die_decides_between_two_consuls() {
    let field =
        even().on(|table| table.general("caudex", "enna")).battle("commanders", json!(null));
    let field = field.battle("commanders", json!({ "rome": null, "carthage": null }));
    let state = field.step(ROME, "commander").lay();
    for (die, expected) in [(3, "caudex"), (4, "mamilius_vitulus")] {
        let mut state = state.clone();
        roll(&mut state, &[command("caudex")], &[die - 1]);
        assert_eq!(commander(&state, ROME), Some(g(expected)));
    }
}

/// Rules: HM-10.3
#[test]
fn the_hands_come_from_one_deck_of_48() {
    let field = even().on(|table| table.general("boodes", "enna")).battle(
        "commanders",
        json!({
            "rome": g("mamilius_vitulus"), "carthage": null,
        }),
    );
    let start = field.step(CARTHAGE, "commander").lay();
    for number in 0..50 {
        let mut state = start.clone();
        let mut told = Vec::new();
        state.apply(command("boodes"), &mut QuickChance::new(number), &mut told).expect("offered");
        let hand = |side| battle(&state, side).armies[side].hand.expect("its own");
        let both = hand(ROME).with(hand(CARTHAGE));
        let deck = BattleCards::new([12, 9, 9, 8, 6, 4]);
        assert!(both.fits(deck) && both.len() == 8 + 8, "{both:?}");
    }
}

/// Rules: HM-10.4
#[test]
fn a_side_is_dealt_a_card_for_each_unit_and_the_rating() {
    let armies = |units, general| field().army(ROME, units, general).army(CARTHAGE, 3, None);
    assert_eq!(dealt(armies(6, Some("caudex")), ROME), 6 + 2);
    assert_eq!(dealt(armies(13, Some("caudex")), ROME), 10 + 2, "at most ten for units");
    assert_eq!(dealt(armies(4, None), CARTHAGE), 3);
    let few = armies(6, None).battle("fewer", json!({ "rome": 9, "carthage": 0 }));
    assert_eq!(dealt(few, ROME), 1, "at least one");
    let home = field_at("praeneste").encounter("origin", json!({ "land": s("roma") }));
    let home =
        home.on(|table| table.markers(ROME, &["antium", "tarracina", "teanum", "capua", "nola"]));
    let many = home.army(ROME, 12, Some("metellus")).army(CARTHAGE, 3, None);
    assert_eq!(dealt(many, ROME), 15, "at most fifteen");
}

/// Rules: HM-10.5
#[test]
fn allies_give_cards() {
    let armies = |field: Field| field.army(ROME, 3, None).army(CARTHAGE, 3, None);
    let latium = ["antium", "praeneste"];
    let italia = field_at("consentia").encounter("origin", json!({ "land": s("thurii") }));
    let one = italia.clone().on(|table| table.markers(ROME, &latium));
    assert_eq!(dealt(armies(one.clone()), ROME), 3 + 1);
    let more = ["teanum", "capua", "nola", "aesernia", "bovianum", "larinum"];
    let three = one.on(|table| table.markers(ROME, &more));
    assert_eq!(dealt(armies(three), ROME), 3 + 2, "at most two in Italia");
    let africa = field_at("zama").encounter("origin", json!({ "land": s("adys") }));
    let numidia =
        africa.on(|table| table.markers(CARTHAGE, &["hippo_regius", "cirta", "theveste"]));
    assert_eq!(dealt(armies(numidia.clone()), CARTHAGE), 3 + 2, "two for Numidia");
    let all = ["tunes", "adys", "clupea", "thapsus", "thysdrus", "hadrumetum"];
    let all = numidia.on(|table| table.markers(CARTHAGE, &all));
    assert_eq!(dealt(armies(all), CARTHAGE), 3 + 3, "at most three in Africa");
    let sicilia = field().on(|table| table.markers(ROME, &["enna", "phintias", "camarina"]));
    assert_eq!(dealt(armies(sicilia), ROME), 3 + 1, "the province of the battle");
}

/// Rules: HM-10.6
#[test]
fn militia_tribes_interception_and_failed_avoiding_count() {
    let armies = |field: Field| field.army(ROME, 3, None).army(CARTHAGE, 3, None);
    let latium = field_at("praeneste").encounter("origin", json!({ "land": s("roma") }));
    assert_eq!(dealt(armies(latium.clone()), ROME), 3 + 2, "the militia of Latium");
    assert_eq!(dealt(armies(latium), CARTHAGE), 3);
    let zeugitana = field_at("tunes").encounter("origin", json!({ "land": s("adys") }));
    assert_eq!(dealt(armies(zeugitana), CARTHAGE), 3 + 2);
    let tribe = field_at("ilienses").encounter("origin", json!({ "land": s("olbia") }));
    let tribe = tribe.on(|table| table.markers(CARTHAGE, &["ilienses"]));
    assert_eq!(dealt(armies(tribe), CARTHAGE), 3 + 1);
    let roads = json!([u8::from(s("centuripae")), u8::from(s("morgantina"))]);
    let met = field().encounter("interceptors", roads);
    assert_eq!(dealt(armies(met.clone()), CARTHAGE), 3 + 1, "once for all interceptors");
    assert_eq!(dealt(armies(met), ROME), 3);
    let caught = field().encounter("caught", json!(true));
    assert_eq!(dealt(armies(caught), CARTHAGE), 3 - 1);
}

/// Carthage is asked about its elephants.
fn before_charge(roman: &str, punic: &str, elephants: u8, forgotten: bool) -> Hamilcar {
    let field = field().army(ROME, 6, Some(roman)).commander(CARTHAGE, punic).on(|table| {
        let table = table.elephants("enna", 4, elephants).general(punic, "enna");
        table.set("forgotten_tactics", json!(forgotten))
    });
    field.step(CARTHAGE, "charge").lay()
}

/// Whom a charge with this die costs how many cards.
fn charge(state: &Hamilcar, die: u32) -> Option<(Side, u8)> {
    let events = roll(&mut state.clone(), &[CHARGE], &[die - 1]);
    events.iter().find_map(|event| match event {
        Event::Charged { against, cards, .. } => against.map(|side| (side, *cards)),
        _ => None,
    })
}

/// Rules: HM-10.7
#[test]
fn elephants_charge_at_a_risk() {
    let state = before_charge("caudex", "boodes", 3, true);
    assert_eq!(offered(&state), [CHARGE, Action::Charge { ordered: false }]);
    assert_eq!(charge(&state, 3), Some((CARTHAGE, 2)), "3-2 turns on Carthage; two count");
    assert_eq!(charge(&state, 4), None, "4-2 is not above the BR of 2");
    assert_eq!(charge(&state, 5), Some((ROME, 2)));
    let remembered = before_charge("caudex", "boodes", 1, false);
    assert_eq!(charge(&remembered, 1), Some((CARTHAGE, 1)));
    assert_eq!(charge(&remembered, 3), Some((ROME, 1)));
    let mut dealt = remembered.clone();
    let events = roll(&mut dealt, &[CHARGE], &[5]);
    assert!(events.contains(&Event::BattleDealt { side: ROME, cards: 6 + 2 - 1 }));
}

/// Rules: HM-10.7
#[test]
fn without_elephants_nobody_is_asked() {
    assert!(even().step(CARTHAGE, "charge").read().is_err(), "there is nothing to decide");
}

/// Rules: HM-22.6
#[test]
fn some_generals_know_elephants() {
    let hunter = before_charge("metellus", "boodes", 2, false);
    assert_eq!(charge(&hunter, 4), None, "4-1 is not above the BR of 3");
    assert_eq!(charge(&hunter, 2), Some((CARTHAGE, 2)));
    for leader in ["xanthippus", "hasdrubal_son_of_hanno"] {
        let led = before_charge("caudex", leader, 2, false);
        assert_eq!(charge(&led, 1), None, "1+1 does not turn on them");
        assert_eq!(charge(&led, 2), Some((ROME, 2)));
    }
}

/// Rules: HM-22.5
#[test]
fn the_stack_of_cotta_suffers_less() {
    let winter = |general: &str| {
        let table = table().stack(ROME, "camarina", 8, 0).markers(CARTHAGE, &["camarina"]);
        let mut state = table.general(general, "camarina").before_winter();
        roll(&mut state, &[WINTER], &[2]);
        state.outside(ROME, s("camarina")).units()
    };
    assert_eq!((winter("aurelius_cotta"), winter("caudex")), (7, 6), "a 2 for a 3");
}

/// Rules: HM-22.5
#[test]
fn battle_losses_are_no_matter_of_discipline() {
    let field = even().on(|table| table.general("aurelius_cotta", "enna"));
    let field = field.hands([1, 0, 0, 0, 0, 0], [0; 6]);
    let mut state = field.led(quadriga_hamilcar::BattleCard::FrontalAssault, 3).lay();
    let events = roll(&mut state, &[Action::Yield], &[2, 0, 0]);
    assert!(events.contains(&Event::BattleLosses { side: ROME, die: 3, hits: 1 }));
}

/// Rules: HM-23.1
#[test]
fn battle_cards_are_known_to_their_owner_and_open_ones_to_all() {
    let field = even().hands([2, 1, 0, 0, 0, 0], [3, 0, 1, 0, 1, 0]);
    let state = field
        .battle("opened", json!({ "rome": [0, 0, 0, 0, 0, 0], "carthage": [1, 0, 0, 0, 1, 0] }))
        .lay();
    let view = battle(&state, ROME).armies;
    assert_eq!(view.rome.hand.map(BattleCards::len), Some(3));
    assert_eq!((view.carthage.hand, view.carthage.cards), (None, 5));
    assert_eq!(view.carthage.opened.len(), 2);
    let spectator = state.view(Eye::Spectator).battle.expect("a battle").armies;
    assert_eq!((spectator.rome.hand, spectator.carthage.hand), (None, None));
}

/// Rules: HM-23.1, HM-23.2
#[test]
fn closed_battle_cards_are_imagined_anew() {
    let opened = json!({ "rome": [0, 0, 0, 0, 0, 0], "carthage": [1, 0, 0, 0, 0, 0] });
    let laid = |punic| {
        let field = even().hands([2, 1, 0, 0, 0, 3], punic).battle("opened", opened.clone());
        field.battle("played", json!([9, 0, 0, 0, 6, 1])).lay()
    };
    let (one, other) = (laid([1, 4, 0, 0, 0, 0]), laid([1, 0, 2, 2, 0, 0]));
    let mut seen = Vec::new();
    for number in 0..40 {
        let imagined = |state: &Hamilcar| {
            let mut state = state.clone();
            state.imagine(ROME.seat(), &mut QuickChance::new(number));
            state
        };
        let state = imagined(&one);
        assert_eq!(state, imagined(&other), "what looks alike is imagined alike");
        let hand = battle(&state, CARTHAGE).armies.carthage.hand.expect("its own");
        let most = BattleCards::new([1, 8, 9, 8, 0, 0]);
        assert!(hand.fits(most) && hand.len() == 5, "{hand:?}: all others lie elsewhere");
        assert_eq!(hand.of(quadriga_hamilcar::BattleCard::FrontalAssault), 1, "the open one");
        if !seen.contains(&hand) {
            seen.push(hand);
        }
    }
    assert!(seen.len() > 5);
}
