//! Chapter 10 from the rounds on, and what was won and lost.

use crate::table::field::{battle, even, field, field_at, lead, matching, withdraw};
use crate::table::{
    CARTHAGE, ROME, decides, g, is_offered, offered, play, refused, republic, roll, s,
};
use quadriga_core::{Eye, Game};
use quadriga_hamilcar::{Action, BattleCard, Event, Hamilcar, Haven, Post, Side};
use serde_json::json;

const FRONT: BattleCard = BattleCard::FrontalAssault;
const LEFT: BattleCard = BattleCard::FlankLeft;
const PROBE: BattleCard = BattleCard::Probe;
const AROUND: BattleCard = BattleCard::DoubleEnvelopment;
const RESERVE: BattleCard = BattleCard::Reserve;
const ONE_FRONT: [u8; 6] = [1, 0, 0, 0, 0, 0];
const NO_CARD: [u8; 6] = [0; 6];
const TRY: Action = Action::Seize { roll: true };
const LEAVE: Action = Action::Seize { roll: false };

fn units(state: &Hamilcar, side: Side, id: &str) -> u8 {
    state.outside(side, s(id)).units()
}

/// Who has lost, as the events tell it.
fn loser(events: &[Event]) -> Option<Side> {
    events.iter().find_map(|event| match event {
        Event::BattleLost { side, .. } => Some(*side),
        _ => None,
    })
}

/// Rules: HM-10.8
#[test]
fn the_holder_of_the_initiative_leads_a_card_of_his_hand() {
    let state = even().hands([1, 0, 0, 0, 0, 1], ONE_FRONT).lay();
    assert_eq!(decides(&state), ROME.seat());
    let leads = offered(&state).into_iter().filter(|action| matches!(action, Action::Lead { .. }));
    assert_eq!(leads.count(), 1 + 5, "the card, and the reserve as each of five types");
    refused(&state, lead(PROBE), "HM-10.8");
    refused(&state, lead(RESERVE), "HM-10.8");
    refused(&state, Action::Lead { card: FRONT, named: PROBE }, "HM-10.8");
    let mut named = state.clone();
    play(&mut named, &[Action::Lead { card: RESERVE, named: FRONT }]);
    assert!(is_offered(&named, matching(FRONT)), "it counts as what it was named");
}

/// Rules: HM-10.9
#[test]
fn the_same_type_or_a_reserve_matches() {
    let state = even().hands(ONE_FRONT, [1, 1, 0, 0, 0, 1]).led(FRONT, 1).lay();
    assert_eq!(decides(&state), CARTHAGE.seat());
    assert_eq!(offered(&state), [matching(FRONT), matching(RESERVE), Action::Yield]);
    refused(&state, matching(LEFT), "HM-10.9");
    refused(&state, matching(PROBE), "HM-10.8");
    let mut conceded = state.clone();
    let events = roll(&mut conceded, &[Action::Yield], &[0, 0, 0]);
    assert_eq!(loser(&events), Some(CARTHAGE));
}

/// Rules: HM-10.9
#[test]
fn who_has_no_match_is_asked_all_the_same() {
    let state = even().hands(ONE_FRONT, [0, 1, 0, 0, 0, 0]).led(FRONT, 1).lay();
    assert_eq!(offered(&state), [Action::Yield], "the question tells nothing");
}

/// Rules: HM-10.10
#[test]
fn a_matched_double_envelopment_hands_the_initiative_over() {
    let mut state = even().hands(ONE_FRONT, [1, 0, 0, 0, 1, 0]).led(AROUND, 1).lay();
    play(&mut state, &[matching(AROUND)]);
    assert_eq!(battle(&state, ROME).initiative, CARTHAGE);
    assert!(is_offered(&state, lead(FRONT)));
}

/// Rules: HM-10.10
#[test]
fn the_matcher_may_take_the_initiative_by_a_test() {
    let state = even().hands(ONE_FRONT, [2, 0, 0, 0, 0, 0]).led(FRONT, 1).lay();
    let mut state = crate::table::after(&state, &[matching(FRONT)]);
    assert_eq!(offered(&state), [TRY, LEAVE]);
    let (mut failed, mut left) = (state.clone(), state.clone());
    roll(&mut state, &[TRY], &[2]);
    assert_eq!(battle(&state, ROME).initiative, CARTHAGE, "a 3 is at most the BR of 3");
    roll(&mut failed, &[TRY], &[3]);
    play(&mut left, &[LEAVE]);
    assert_eq!(battle(&failed, ROME).initiative, ROME);
    assert_eq!(decides(&left), ROME.seat());
}

/// Rules: HM-10.10, HM-7.8
#[test]
fn without_a_general_nobody_takes_the_initiative_or_withdraws() {
    let base = || field().on(|table| table.markers(ROME, &["agrigentum"]));
    let state = base().army(ROME, 3, Some("caudex")).army(CARTHAGE, 3, None);
    let mut state = state.hands(ONE_FRONT, [2, 0, 0, 0, 0, 0]).led(FRONT, 1).lay();
    play(&mut state, &[matching(FRONT)]);
    assert_eq!(decides(&state), ROME.seat(), "Rome leads on");
    let state = base().army(ROME, 3, None).army(CARTHAGE, 3, None).hands(ONE_FRONT, ONE_FRONT);
    refused(&state.lay(), withdraw("agrigentum"), "HM-7.8");
}

/// Rules: HM-10.11
#[test]
fn a_holder_without_cards_has_lost() {
    let rome = even().hands(NO_CARD, [2, 0, 0, 0, 0, 0]).led(FRONT, 1).lay();
    let mut state = rome.clone();
    let events = roll(&mut state, &[matching(FRONT), LEAVE], &[0, 0, 0]);
    assert_eq!(loser(&events), Some(ROME));
    let mut taken = even().hands([1, 0, 0, 0, 0, 0], ONE_FRONT).led(FRONT, 1).lay();
    let events = roll(&mut taken, &[matching(FRONT), TRY], &[0, 0, 0, 0]);
    assert_eq!(loser(&events), Some(CARTHAGE), "who takes it without a card has lost");
}

/// Rules: HM-10.11
#[test]
fn if_both_have_no_card_the_attacker_has_lost() {
    let mut state = even().hands(NO_CARD, ONE_FRONT).led(FRONT, 1).lay();
    let events = roll(&mut state, &[matching(FRONT), TRY], &[0, 0, 0, 0]);
    assert_eq!(loser(&events), Some(ROME), "although Carthage holds the initiative");
}

/// Rules: HM-10.12
#[test]
fn the_cards_led_are_the_rounds() {
    let mut state = even().hands([2, 0, 0, 0, 0, 0], ONE_FRONT).lay();
    play(&mut state, &[lead(FRONT), matching(FRONT), LEAVE]);
    assert_eq!(battle(&state, ROME).rounds, 1);
    let events = roll(&mut state, &[lead(FRONT), Action::Yield], &[0, 0, 0]);
    assert!(events.contains(&Event::BattleLost { side: CARTHAGE, rounds: 2 }));
}

/// Rules: HM-10.13
#[test]
fn a_defender_withdraws_as_in_avoiding() {
    let field = even().battle("initiative", json!("carthage")).step(CARTHAGE, "lead");
    let state = field.hands(ONE_FRONT, ONE_FRONT).lay();
    let ways: Vec<Action> =
        offered(&state).into_iter().filter(|way| matches!(way, Action::Withdraw { .. })).collect();
    assert_eq!(ways, [withdraw("centuripae"), withdraw("morgantina")]);
    refused(&state, withdraw("agrigentum"), "HM-10.13");
    let mut away = state.clone();
    let events = roll(&mut away, &[withdraw("morgantina")], &[2]);
    assert_eq!(units(&away, CARTHAGE, "morgantina"), 6, "no card was led: no losses");
    assert_eq!(away.post(g("hamilcar_paropus")), Post::Outside(s("morgantina")));
    assert_eq!(loser(&events), None);
    assert!(away.view(Eye::Spectator).battle.is_none());
    assert!(away.view(Eye::Spectator).beaten.is_empty(), "nobody has won or lost");
}

/// Rules: HM-10.13
#[test]
fn an_attacker_withdraws_to_where_he_came_from() {
    let base = even().hands(ONE_FRONT, ONE_FRONT);
    let ways = |state: &Hamilcar| -> Vec<Action> {
        let list = offered(state).into_iter();
        list.filter(|way| matches!(way, Action::Withdraw { .. })).collect()
    };
    assert_eq!(ways(&base.clone().lay()), [withdraw("agrigentum")]);
    let over_a_pass = base.encounter("origin", json!({ "land": s("thermae") }));
    let mut state = over_a_pass.on(|table| table.markers(CARTHAGE, &["thermae"])).lay();
    assert_eq!(ways(&state), [withdraw("thermae")], "also onto an enemy marker");
    roll(&mut state, &[withdraw("thermae")], &[0]);
    assert_eq!(units(&state, ROME, "thermae"), 6);
}

/// Rules: HM-10.13, HM-10.15
#[test]
fn both_take_losses_for_the_rounds_before_a_withdrawal() {
    let field = even().hands(ONE_FRONT, ONE_FRONT).battle("rounds", json!(3));
    let mut state = field.battle("played", json!([3, 0, 0, 0, 0, 0])).lay();
    roll(&mut state, &[withdraw("agrigentum")], &[0, 5, 2]);
    assert_eq!(units(&state, ROME, "agrigentum"), 4, "a 6 in the column 3-4");
    assert_eq!(units(&state, CARTHAGE, "enna"), 5, "a 3");
}

/// Rules: HM-10.14
#[test]
fn a_failed_withdrawal_passes_the_initiative() {
    let mut state = even().hands(ONE_FRONT, [2, 0, 0, 0, 0, 0]).lay();
    roll(&mut state, &[withdraw("agrigentum")], &[5]);
    assert_eq!(decides(&state), CARTHAGE.seat());
    roll(&mut state, &[withdraw("morgantina")], &[5]);
    refused(&state, withdraw("agrigentum"), "HM-10.14");
    play(&mut state, &[lead(FRONT)]);
    assert!(!battle(&state, ROME).armies[ROME].held, "another card was led");
}

/// Rules: HM-10.14
#[test]
fn without_a_legal_space_nobody_withdraws() {
    let surrounded = even().on(|table| table.markers(ROME, &["centuripae"]));
    let surrounded = surrounded.on(|table| table.stack(ROME, "morgantina", 1, 0));
    let field = surrounded.battle("initiative", json!("carthage")).step(CARTHAGE, "lead");
    let state = field.hands(ONE_FRONT, ONE_FRONT).lay();
    assert_eq!(offered(&state), [lead(FRONT)]);
}

/// Rules: HM-10.15
#[test]
fn a_winner_who_is_wiped_out_has_still_won() {
    let field = field().on(|table| {
        table.markers(ROME, &["agrigentum"]).markers(CARTHAGE, &["morgantina", "camarina"])
    });
    let field = field.army(ROME, 1, Some("mamilius_vitulus")).army(CARTHAGE, 3, None);
    let mut state = field.hands(ONE_FRONT, NO_CARD).led(FRONT, 2).lay();
    let events = roll(&mut state, &[Action::Yield], &[5, 0, 0]);
    assert_eq!(loser(&events), Some(CARTHAGE));
    assert_eq!(units(&state, ROME, "enna"), 0);
    assert_eq!(units(&state, CARTHAGE, "morgantina"), 2, "none in the battle, 1 in the retreat");
}

/// Rules: HM-10.16
#[test]
fn generals_without_units_are_displaced_the_winners_too() {
    let field = field().on(|table| {
        table.markers(ROME, &["agrigentum", "antium"]).markers(CARTHAGE, &["morgantina", "tunes"])
    });
    let field = field.army(ROME, 1, Some("mamilius_vitulus")).army(CARTHAGE, 1, Some("boodes"));
    let mut state = field.hands(ONE_FRONT, NO_CARD).led(FRONT, 2).lay();
    let events = roll(&mut state, &[Action::Yield], &[5, 5]);
    let gone: Vec<Event> =
        events.into_iter().filter(|event| matches!(event, Event::Displaced { .. })).collect();
    let [roman, punic] = [g("mamilius_vitulus"), g("boodes")];
    let order = [Event::Displaced { general: roman }, Event::Displaced { general: punic }];
    assert_eq!(gone, order, "the attacker's first");
    assert_eq!((state.post(roman), state.post(punic)), (Post::Gone, Post::Pile));
}

/// Rules: HM-10.17
#[test]
fn the_loser_removes_pcs_for_half_of_his_losses() {
    let field = even().on(|table| table.put(CARTHAGE, "seats", json!(2)));
    let mut state = field.hands(ONE_FRONT, NO_CARD).led(FRONT, 5).lay();
    // Battle losses: Rome 1, Carthage 3; the retreat roll of 3 units costs 2 more.
    let events = roll(&mut state, &[Action::Yield], &[1, 5, 5]);
    assert!(events.contains(&Event::Demanded { side: CARTHAGE, markers: 2 }), "5 lost: {events:?}");
    assert_eq!(decides(&state), CARTHAGE.seat());
}

/// Rules: HM-10.17
#[test]
fn displaced_aristocrats_cost_pcs_after_the_battle() {
    let field = field().on(|table| {
        let table = table.markers(CARTHAGE, &["morgantina", "tunes", "adys", "vaga"]);
        table.markers(ROME, &["agrigentum"]).general("hanno_great", "enna")
    });
    let field = field.army(ROME, 6, Some("mamilius_vitulus")).army(CARTHAGE, 2, Some("boodes"));
    let mut state = field.hands(ONE_FRONT, NO_CARD).led(FRONT, 5).lay();
    let events = roll(&mut state, &[Action::Yield], &[0, 5]);
    assert!(events.contains(&Event::Demanded { side: CARTHAGE, markers: 1 }));
    let renounce = offered(&state)[0];
    let events = play(&mut state, &[renounce]);
    assert!(events.contains(&Event::Displaced { general: g("hanno_great") }));
    assert!(
        events.contains(&Event::Demanded { side: CARTHAGE, markers: 2 }),
        "a demand of its own"
    );
}

/// Rules: HM-10.18
#[test]
fn the_beaten_keep_a_supply_train_for_each_unit() {
    let field = field().on(|table| {
        let table = table.markers(ROME, &["agrigentum"]).markers(CARTHAGE, &["morgantina"]);
        table.stack(CARTHAGE, "enna", 2, 5)
    });
    let mut state = field.army(ROME, 6, None).hands(ONE_FRONT, NO_CARD).led(FRONT, 1).lay();
    roll(&mut state, &[Action::Yield], &[0, 0, 0]);
    assert_eq!(state.outside(CARTHAGE, s("morgantina")).trains, 2);
}

/// Rules: HM-10.19
#[test]
fn won_and_lost_is_noted_for_the_turn() {
    let mut state = even().hands(ONE_FRONT, NO_CARD).led(FRONT, 1).lay();
    roll(&mut state, &[Action::Yield], &[0, 0, 0]);
    let beaten: Vec<_> = state.view(Eye::Spectator).beaten.iter().collect();
    assert_eq!(beaten, [g("hamilcar_paropus")]);
    let json = serde_json::to_value(&state).expect("a position");
    assert_eq!(json["republics"]["rome"]["won_in_sicilia"], json!(true));
    assert!(json["republics"]["carthage"].get("won_in_sicilia").is_none());
    assert_eq!(republic(&state, ROME).cards, 1);
}

/// Rules: HM-10.1
#[test]
fn units_inside_take_no_part_unless_they_sortie() {
    let base = field_at("agrigentum").on(|table| {
        let table = table.markers(ROME, &["agrigentum"]).markers(CARTHAGE, &["enna"]);
        table.inside(ROME, "agrigentum", 2, 1).besieged("agrigentum", 1)
    });
    let base = base.encounter("origin", json!("sortie")).army(ROME, 3, Some("caudex"));
    let field = base.army(CARTHAGE, 3, None).hands([2, 0, 0, 0, 0, 0], ONE_FRONT);
    let state = field.clone().lay();
    let inside = Action::Withdraw { to: Haven::Inside };
    let mut back = state.clone();
    roll(&mut back, &[inside], &[0]);
    let city = quadriga_hamilcar::map().site(s("agrigentum")).expect("a city");
    assert_eq!(back.inside(city).units(), 5, "a sortie goes back inside");
    assert_eq!(back.post(g("caudex")), Post::Inside(s("agrigentum")));
    let mut won = field.led(FRONT, 2).lay();
    roll(&mut won, &[Action::Yield], &[4, 0, 0]);
    assert_eq!(units(&won, ROME, "agrigentum"), 4, "one of three was lost, none of those inside");
    assert!(won.inside(city).is_empty(), "the siege is lifted");
}
