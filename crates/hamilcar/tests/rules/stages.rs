//! What is shown on the stages of battles and sieges: figures that agree with what the rules do.

use crate::table::field::{even, field, matching};
use crate::table::fleets::{attacks, fight, tactic};
use crate::table::siege::{called, lilybaeum, with_supremacy};
use crate::table::{CARTHAGE, DONE, ROME, Table, after, g, roll, table};
use quadriga_core::{Eye, Game};
use quadriga_hamilcar::{
    AttackView, BattleCard, BattleStage, Defence, Hamilcar, NavalStage, Side, SiegeFace,
    SiegeStage, StageView, TacticCard,
};
use serde_json::json;

fn stage(state: &Hamilcar, eye: Eye) -> StageView {
    state.view(eye).stage.expect("a stage")
}

#[track_caller]
fn naval(state: &Hamilcar) -> NavalStage {
    match stage(state, Eye::Spectator) {
        StageView::Naval(naval) => naval,
        other => panic!("{other:?}"),
    }
}

#[track_caller]
fn battle(state: &Hamilcar, side: Side) -> BattleStage {
    match stage(state, Eye::Seat(side.seat())) {
        StageView::Battle(battle) => battle,
        other => panic!("{other:?}"),
    }
}

#[track_caller]
fn siege(table: Table) -> SiegeStage {
    match stage(&called(table, "metellus"), Eye::Spectator) {
        StageView::Siege(siege) => siege,
        other => panic!("{other:?}"),
    }
}

#[track_caller]
fn with(stage: &NavalStage, card: Option<TacticCard>) -> AttackView {
    stage.attacks.iter().find(|attack| attack.card == card).expect("such an attack").clone()
}

/// Rules: HM-16.6, HM-16.20
#[test]
fn the_stage_foretells_what_each_manoeuvre_does() {
    let all = [1, 1, 1, 1, 1, 0, 0, 1, 0];
    let field = fight().on(|table| table.set("seamanship", json!("good"))).cargo(0, 0);
    let state = field.acting(ROME).step("manoeuvre").tactics(all, [0; 9]).lay();
    let stage = naval(&state);
    assert_eq!(stage.attacks.len(), 7, "without a card, and with each that is no reaction");
    for attack in &stage.attacks {
        let hits: Vec<u8> = (0..6)
            .map(|die| {
                let play = attack.card.map_or(DONE, tactic);
                let dice = vec![die; attack.dice.into()];
                attacks(&roll(&mut state.clone(), &[play], &dice))[0].1
            })
            .collect();
        assert_eq!(hits, attack.hits, "{:?}", attack.card);
    }
    let plain = with(&stage, None);
    assert_eq!((plain.hit, plain.two, plain.mean, plain.supremacy), (50, 0, 5, 17));
    assert_eq!(with(&stage, Some(TacticCard::Ramming)).hit, 67);
    // Of two dice one shows 4 or more in 27 of 36 cases.
    assert_eq!(with(&stage, Some(TacticCard::Periplous)).hit, 75);
    assert_eq!(with(&stage, Some(TacticCard::Boarding)).mean, 10);
}

/// Rules: HM-16.5, HM-16.8, HM-16.11
#[test]
fn the_stage_names_what_modifies_an_attack() {
    let corvi =
        fight().on(|table| table.set("corvi", json!(true)).set("seamanship", json!("poor")));
    let stage = naval(&corvi.acting(ROME).step("manoeuvre").tactics([1; 9], [0; 9]).lay());
    let rome = &stage.fleets.rome;
    let modifiers: Vec<_> = rome.modifiers.iter().map(|one| (one.what, one.by)).collect();
    assert_eq!(modifiers, [("seamanship", -1), ("corvi", 1)]);
    assert_eq!(with(&stage, None).modifier, 0);
    assert_eq!(stage.table.prize, Some(5));
    assert_eq!(with(&stage, None).prize, 17);
    assert!(stage.fleets.carthage.modifiers.is_empty());
    assert_eq!((rome.order_most, rome.order), (2, 33));
    assert_eq!((rome.transports, rome.units, rome.trains), (4, 4, 2));
}

/// Rules: HM-10.4, HM-10.5, HM-10.6
#[test]
fn the_stage_says_where_battle_cards_come_from() {
    let all = |table: Table| table.markers(CARTHAGE, &["enna", "centuripae", "halaesa", "segesta"]);
    let state = even().on(all).hands([1; 6], [1; 6]).lay();
    let dealt = state.view(Eye::Spectator).battle.expect("a battle").armies;
    let shown = battle(&state, ROME).armies;
    for side in [ROME, CARTHAGE] {
        let parts = &shown[side].parts;
        let of = |what| parts.iter().find(|part| part.what == what).map(|part| part.cards);
        let rating = if side == ROME { 2 } else { 3 };
        assert_eq!((of("units"), of("commander")), (Some(6), Some(rating)));
        assert_eq!(of("militia"), None);
        assert_eq!(parts.iter().map(|part| part.cards).sum::<i8>() as u8, dealt[side].dealt);
    }
}

/// Rules: HM-10.9
#[test]
fn the_stage_knows_how_likely_a_match_is() {
    let state = even().hands([2, 0, 0, 0, 0, 0], [3, 0, 0, 0, 0, 0]).lay();
    let matches = battle(&state, ROME).matches.expect("an own seat");
    assert_eq!(matches.len(), BattleCard::COUNT - 1);
    // Of 46 unseen cards 14 are frontal assaults or reserves; Carthage has three.
    assert_eq!(matches[0], 67);
    let opened = even().hands([2, 0, 0, 0, 0, 0], [3, 0, 0, 0, 0, 0]);
    let opened = opened
        .battle("opened", json!({ "rome": [0, 0, 0, 0, 0, 0], "carthage": [1, 0, 0, 0, 0, 0] }));
    assert_eq!(battle(&opened.lay(), ROME).matches.expect("an own seat")[0], 100);
    let StageView::Battle(seen) = stage(&state, Eye::Spectator) else { panic!("a battle") };
    assert_eq!(seen.matches, None, "who has no hand foresees nothing");
}

/// Rules: HM-10.7
#[test]
fn the_stage_shows_whom_a_charge_strikes() {
    let herd = |table: Table| {
        let table = table.elephants("enna", 2, 3).general("hamilcar_paropus", "enna");
        table.set("forgotten_tactics", json!(false))
    };
    let field = field().army(ROME, 6, Some("mamilius_vitulus")).on(herd);
    let field = field.commander(CARTHAGE, "hamilcar_paropus").step(CARTHAGE, "charge");
    let charge = battle(&field.lay(), CARTHAGE).charge.expect("elephants");
    assert_eq!(charge.cards, 2);
    let (own, rome) = (Some(CARTHAGE), Some(ROME));
    assert_eq!(charge.struck, [own, None, rome, rome, rome, rome]);
}

/// Rules: HM-10.15, HM-11.1
#[test]
fn the_stage_says_what_a_lost_battle_costs() {
    let state = even().hands([0, 0, 0, 1, 0, 0], [1; 6]).lay();
    let probe =
        quadriga_hamilcar::Action::Lead { card: BattleCard::Probe, named: BattleCard::Probe };
    let state = after(&state, &[probe]);
    let shown = battle(&state, CARTHAGE);
    assert_eq!(shown.losses, [0, 0, 0, 0, 1, 1]);
    let army = &shown.armies.carthage;
    assert_eq!((army.rout_modifier, army.markers), (-2, 0));
    assert_eq!(army.rout, [1, 1, 1, 2, 2, 3]);
    let matched = after(&state, &[matching(BattleCard::Probe)]);
    assert!(!battle(&matched, CARTHAGE).armies.rome.parts.is_empty());
}

/// Rules: HM-12.2, HM-12.4, HM-12.5
#[test]
fn the_stage_of_a_siege_has_its_die_and_the_defence() {
    let white = siege(lilybaeum(2, 1));
    assert!(!white.red && white.city && white.ready && white.step.is_none());
    assert_eq!(white.faces, quadriga_hamilcar::material().tables.white_die);
    assert_eq!((white.general, white.points, white.falls), (g("metellus"), 0, 3));
    assert_eq!(white.defences, [Defence::Both]);
    assert_eq!((white.besiegers.plain, white.garrison.plain, white.garrison.trains), (5, 2, 1));
    let red = siege(with_supremacy(lilybaeum(0, 0)));
    assert!(red.red && red.defences.is_empty());
    assert_eq!(red.faces[5], SiegeFace::TwoPoints);
    // Far from any wall nothing is on the stage.
    let quiet = called(
        table().stack(ROME, "nola", 5, 0).general("metellus", "nola").hand(ROME, &[65, 84]),
        "metellus",
    );
    assert_eq!(quiet.view(Eye::Spectator).stage, None);
}
