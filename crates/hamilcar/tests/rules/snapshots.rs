//! What onlookers see and hear of what is hidden or under way, as reviewed text.

use crate::table::field::{even, lead, matching};
use crate::table::fleets::fight;
use crate::table::siege::{BESIEGE, called, defend, lilybaeum};
use crate::table::{CARTHAGE, ROME, offered, roll};
use quadriga_core::kit::views;
use quadriga_hamilcar::{Action, BattleCard, Defence, Hamilcar};
use serde_json::{Map, Value, json};

/// What each seat sees beside the spectator, and these parts of what that one sees.
fn parts(state: &Hamilcar, names: &[&str]) -> Value {
    let views = views(state);
    let part = |name: &&str| ((*name).to_owned(), views["spectator"][*name].clone());
    let spectator: Map<String, Value> = names.iter().map(part).collect();
    json!({ "seats": views["seats"], "spectator": spectator })
}

fn battle() -> Hamilcar {
    let field = even().on(|table| table.hand(CARTHAGE, &[90, 91]));
    field.hands([2, 1, 0, 1, 0, 1], [1, 1, 1, 0, 1, 0]).lay()
}

#[test]
fn a_land_battle_as_each_onlooker_sees_it() {
    let state = battle();
    insta::assert_json_snapshot!("battle", parts(&state, &["battle", "decides", "tasks"]));
}

#[test]
fn a_naval_battle_as_each_onlooker_sees_it() {
    let state = fight().tactics([1, 0, 0, 2, 0, 0, 0, 0, 0], [0, 1, 0, 0, 1, 0, 1, 0, 0]).lay();
    insta::assert_json_snapshot!(
        "naval",
        parts(&state, &["naval", "tactics", "sea_move", "decides", "tasks"])
    );
}

#[test]
fn the_log_of_a_land_battle() {
    let mut state = battle();
    let (frontal, left) = (BattleCard::FrontalAssault, BattleCard::FlankLeft);
    let fought = [lead(frontal), matching(frontal), Action::Seize { roll: true }];
    let mut log = roll(&mut state, &fought, &[1]);
    log.extend(roll(&mut state, &[lead(left), Action::Yield], &[2, 4, 3]));
    while !state.tasks().is_empty() {
        let first = offered(&state)[0];
        log.extend(roll(&mut state, &[first], &[]));
    }
    insta::assert_json_snapshot!("log-battle", log);
}

#[test]
fn the_log_of_a_siege_roll() {
    let mut state = called(lilybaeum(2, 1).besieged("lilybaeum", 1), "metellus");
    let mut log = roll(&mut state, &[BESIEGE], &[4]);
    log.extend(roll(&mut state, &[defend(Defence::Both)], &[]));
    assert_eq!(crate::table::decides(&state), ROME.seat());
    insta::assert_json_snapshot!("log-siege", log);
}
