//! Chapter 10: land battle. Numbers in `roll` are dice: the defender's are thrown first.

use crate::table::{
    A, B, BLANK, CAT, CAV, DONE, GAL, IDLE, INF, PASS, Table, after, attack, decides, force,
    has_caesar, is_offered, lose, offered, p, play, refused, roll, s, seat, table,
};
use quadriga_conquest::{Action, Answer, Card, Conquest, Event, Face, Phase, Side, Unit};
use quadriga_core::{Eye, Game, RulesVersion, Seat};
use serde_json::json;

const STAY: Action = Action::Stay;

fn retreat(id: &str) -> Action {
    Action::Retreat { to: Some(p(id)) }
}

/// Dice of both sides before the first throw.
fn dice(state: &Conquest) -> [u8; 2] {
    let battle = state.view(Eye::Spectator).battle.expect("a battle");
    [battle.sides[0].dice, battle.sides[1].dice]
}

fn force_of(state: &Conquest, side: usize) -> [u8; 4] {
    state.view(Eye::Spectator).battle.expect("a battle").sides[side].force
}

fn hits(told: &[Event]) -> Vec<(Option<Seat>, u8)> {
    let threw = told.iter().filter_map(|event| match *event {
        Event::Threw { seat, hits, .. } => Some((seat, hits)),
        _ => None,
    });
    threw.collect()
}

/// Jack attacks Keith's one infantry in Galacia: four dice against three. Keith throws a blank and
/// two infantry, of which one counts; both lose an infantry, and Keith takes 2 chaos.
///
/// Rules: CE-10.4, CE-10.6, CE-10.7, CE-10.8, CE-10.15
#[test]
fn jack_fights_keith_in_galacia() {
    let table = table(2).army(A, "galacia", [4, 2, 1], 1).troops(B, "galacia", [1, 0, 0]);
    let mut state = table.influence(B, "galacia", 2).lay();
    let told =
        roll(&mut state, &[attack("galacia", B)], &[BLANK, INF, INF, INF, CAV, BLANK, BLANK]);
    let threw = |seat, faces, struck: [u8; 4]| {
        let hits = struck.iter().sum();
        Event::Threw { seat: Some(seat), faces, struck, hits }
    };
    assert!(told.contains(&threw(B, [2, 0, 0, 0, 1], [1, 0, 0, 0])), "three dice, {told:?}");
    assert!(told.contains(&threw(A, [1, 1, 0, 0, 2], [1, 1, 0, 0])), "four dice, {told:?}");
    assert_eq!((decides(&state), state.phase()), (A, Phase::Losing { side: Side::Attacker }));
    play(&mut state, &[lose(Unit::Infantry, A)]);
    assert_eq!((force(&state, A, "galacia"), force(&state, B, "galacia")), ([3, 2, 1, 1], [0; 4]));
    assert_eq!((state.chaos(A), state.chaos(B)), (0, 2));
    assert_eq!((state.phase(), state.actions_left(), decides(&state)), (Phase::Turn, 1, A));
}

/// Rules: CE-10.1
#[test]
fn one_enemy_with_troops_is_attacked_where_one_has_troops() {
    let state = table(4)
        .troops(A, "egypt", [1, 0, 0])
        .army(A, "asia", [0, 0, 0], 1)
        .troops(B, "egypt", [1, 0, 0])
        .troops(B, "asia", [1, 0, 0])
        .troops(seat(2), "egypt", [1, 0, 0])
        .caesar(seat(3), "egypt")
        .lay();
    let attacks =
        offered(&state).into_iter().filter(|action| matches!(action, Action::Attack { .. }));
    assert_eq!(attacks.collect::<Vec<_>>(), [attack("egypt", B)]);
    refused(&state, attack("asia", B), "CE-10.1");
    refused(&state, attack("egypt", seat(3)), "CE-10.1");
    refused(&state, attack("egypt", seat(2)), "CE-3.9");
}

fn commit(sea: &str, count: u8) -> Action {
    Action::Commit { sea: s(sea), count }
}

/// Rules: CE-10.2, CE-10.17
#[test]
fn galleys_of_touching_seas_join_first_the_attackers_then_the_defenders() {
    let state = table(2)
        .troops(A, "egypt", [1, 0, 0])
        .troops(B, "egypt", [1, 0, 0])
        .galleys(A, "alexandria", 2)
        .galleys(A, "rhodus", 3)
        .galleys(B, "pelusium", 1)
        .lay();
    let mut state = after(&state, &[attack("egypt", B)]);
    assert_eq!((decides(&state), offered(&state).len()), (A, 3), "none, one or two");
    refused(&state, commit("rhodus", 1), "CE-10.2");
    refused(&state, commit("alexandria", 3), "CE-10.2");
    play(&mut state, &[commit("alexandria", 2)]);
    assert_eq!(decides(&state), B);
    let told = roll(&mut state, &[commit("pelusium", 1)], &[GAL, GAL, BLANK, GAL, GAL, GAL]);
    assert_eq!(hits(&told), [(Some(B), 1), (Some(A), 2)], "they hit like all others");
    assert_eq!(state.galleys(B, s("pelusium")), 0, "and are lost like all others");
}

fn helped() -> Table {
    table(6)
        .troops(A, "asia", [2, 0, 0])
        .troops(B, "asia", [2, 0, 0])
        .army(seat(2), "asia", [3, 1, 0], 1)
        .troops(seat(3), "asia", [1, 0, 0])
        .galleys(seat(4), "aegaeum", 2)
        .card(seat(4), Card::ArmyTraining)
}

/// Rules: CE-10.3, CE-10.13
#[test]
fn allies_of_both_lend_units_in_the_order_of_the_slots() {
    let lend = |unit, count| Action::Lend { unit, count };
    let mut state = after(&helped().lay(), &[attack("asia", B)]);
    assert_eq!(decides(&state), seat(2));
    refused(&state, lend(Unit::Infantry, 4), "CE-10.3");
    refused(&state, commit("aegaeum", 1), "CE-10.3");
    play(&mut state, &[lend(Unit::Infantry, 2), lend(Unit::General, 1), DONE]);
    assert_eq!(dice(&state), [4, 3], "a lent leader gives a die");
    assert_eq!(decides(&state), seat(3));
    play(&mut state, &[lend(Unit::Infantry, 1)]);
    assert_eq!((decides(&state), dice(&state)), (seat(4), [4, 3]), "no cards are lent");
    roll(&mut state, &[commit("aegaeum", 2)], &[INF, BLANK, BLANK, GAL, GAL, INF, INF]);
    // Four hits on three infantry: the defender and the lender lose all; the attacker chooses his
    // loss.
    assert_eq!((force(&state, B, "asia"), force(&state, seat(3), "asia")), ([0; 4], [0; 4]));
    let of = Some(seat(4));
    let galley = Action::Lose { unit: Unit::Galley, of, from: Some(s("aegaeum")), count: 1 };
    let choices = [lose(Unit::Infantry, A), lose(Unit::Infantry, seat(2)), galley];
    assert_eq!(offered(&state), choices);
    refused(&state, lose(Unit::Cavalry, seat(2)), "CE-10.7");
    play(&mut state, &[lose(Unit::Infantry, seat(2))]);
    assert_eq!(force(&state, seat(2), "asia"), [2, 1, 0, 1], "survivors go back");
    assert_eq!((state.chaos(B), state.chaos(seat(3))), (2, 0), "helpers take no chaos");
}

/// Rules: CE-10.2, CE-10.3
#[test]
fn units_are_added_and_lent_in_any_order() {
    let lend = |unit, count| Action::Lend { unit, count };
    let mut state = after(&helped().lay(), &[attack("asia", B)]);
    play(&mut state, &[lend(Unit::Cavalry, 1)]);
    assert_eq!(decides(&state), seat(2));
    play(&mut state, &[lend(Unit::Infantry, 1), lend(Unit::Infantry, 2)]);
    assert_eq!(state.battle().map(|battle| battle.lent[2]), Some([3, 1, 0]));
    refused(&state, lend(Unit::Infantry, 1), "CE-10.3");
    assert_eq!(offered(&state), [lend(Unit::General, 1), DONE], "until nothing is left");
    play(&mut state, &[DONE]);
    assert_eq!(decides(&state), seat(3));
    let egypt = table(2).troops(A, "egypt", [1, 0, 0]).troops(B, "egypt", [4, 0, 0]);
    let egypt = egypt.galleys(A, "alexandria", 2).galleys(A, "pelusium", 1).lay();
    let mut state = after(&egypt, &[attack("egypt", B), commit("pelusium", 1)]);
    assert_eq!((decides(&state), state.phase()), (A, Phase::Committing { seat: A, from: 7 }));
    play(&mut state, &[commit("alexandria", 1)]);
    let told = roll(&mut state, &[DONE], &[BLANK, BLANK, BLANK, GAL, GAL, BLANK]);
    assert_eq!(hits(&told), [(Some(B), 0), (Some(A), 2)]);
}

/// Rules: CE-18.7
#[test]
fn in_the_first_rules_kinds_are_lent_in_order() {
    let lend = |unit, count| Action::Lend { unit, count };
    let state = after(&helped().lay().under(RulesVersion::FIRST), &[attack("asia", B)]);
    let state = after(&state, &[lend(Unit::Cavalry, 1)]);
    refused(&state, lend(Unit::Infantry, 1), "CE-18.7");
    assert_eq!(decides(&after(&state, &[lend(Unit::General, 1)])), seat(3), "it ends by itself");
}

/// Rules: CE-10.7
#[test]
fn losses_are_chosen_by_number_and_kind() {
    let mut state = table(2)
        .troops(A, "egypt", [2, 3, 0])
        .troops(B, "egypt", [9, 1, 1])
        .put(B, "army_training", json!(2))
        .lay();
    let thrown = [INF, INF, INF, INF, BLANK, BLANK, BLANK, BLANK];
    roll(&mut state, &[attack("egypt", B)], &thrown);
    let lost = |unit, count| Action::Lose { unit, of: Some(A), from: None, count };
    let infantry = [1, 2].map(|count| lost(Unit::Infantry, count));
    let cavalry = [1, 2, 3].map(|count| lost(Unit::Cavalry, count));
    assert_eq!(offered(&state), [&infantry[..], &cavalry[..]].concat());
    refused(&state, lost(Unit::Infantry, 3), "CE-10.7");
    play(&mut state, &[lost(Unit::Cavalry, 2), lost(Unit::Infantry, 1)]);
    assert_eq!(state.battle().map(|battle| battle.hits[Side::Attacker]), Some(1));
    play(&mut state, &[lost(Unit::Cavalry, 1)]);
    assert_eq!(force(&state, A, "egypt"), [1, 0, 0, 0]);
    let old: Action =
        serde_json::from_value(json!({ "lose": { "unit": "infantry", "of": 0, "from": null } }))
            .unwrap();
    assert_eq!(old, lost(Unit::Infantry, 1), "older records name no number");
}

/// Seat 0's army and the Caesar of seat 1 in Egypt, where leaders fight.
fn leaders() -> Table {
    table(4).caesar(B, "egypt").set("leaders", json!("fight"))
}

/// Rules: CE-18.6
#[test]
fn lone_leaders_are_driven_off_where_leaders_fight() {
    let army = leaders().troops(A, "egypt", [3, 0, 0]);
    refused(&army.clone().set("leaders", json!("spared")).lay(), attack("egypt", B), "CE-10.1");
    let mut state = army.clone().city("egypt", B).lay();
    let told = play(&mut state, &[attack("egypt", B)]);
    assert!(!told.iter().any(|event| matches!(event, Event::Threw { .. })), "nobody fights back");
    assert_eq!((decides(&state), state.chaos(B), state.city(p("egypt"))), (B, 2, Some(A)));
    play(&mut state, &[Action::Flee { to: p("cyrenaica") }]);
    assert!(has_caesar(&state, B, "cyrenaica"));
    // With galleys, or with the troops of an ally, he stands.
    let mut helped = army.troops(seat(3), "egypt", [1, 0, 0]).lay();
    play(&mut helped, &[attack("egypt", B)]);
    assert_eq!(decides(&helped), seat(3));
    let lent = Action::Lend { unit: Unit::Infantry, count: 1 };
    let told = roll(&mut helped, &[lent], &[INF, BLANK, BLANK, BLANK, BLANK, BLANK, BLANK]);
    assert_eq!(hits(&told)[0], (Some(B), 1));
}

/// Rules: CE-18.6
#[test]
fn a_leader_attacks_with_galleys_or_lent_troops_where_leaders_fight() {
    let alone = leaders().army(A, "egypt", [0, 0, 0], 1);
    refused(&alone.clone().lay(), attack("egypt", B), "CE-18.6");
    refused(&alone.clone().lay(), attack("egypt", seat(3)), "CE-18.6");
    let galleys = alone.clone().galleys(A, "alexandria", 1).lay();
    let joined = after(&galleys, &[attack("egypt", B), commit("alexandria", 1)]);
    assert_eq!((decides(&joined), joined.chaos(B)), (B, 2), "the Caesar must leave");
    let ally = alone.clone().troops(seat(2), "egypt", [1, 0, 0]);
    let asked = after(&ally.clone().lay(), &[attack("egypt", B)]);
    assert_eq!(decides(&asked), seat(2));
    let unhelped = after(&asked, &[DONE]);
    assert_eq!((unhelped.chaos(A), unhelped.chaos(B)), (2, 2), "nobody came: both are beaten");
    let never = ally.put(seat(2), "answers", json!(["never_lend"])).lay();
    refused(&never, attack("egypt", B), "CE-18.6");
    // Diplomacy troops come to troops only.
    let envoys = alone.card(A, Card::DiplomacyEgypt).galleys(A, "alexandria", 1).lay();
    assert_eq!(force_of(&after(&envoys, &[attack("egypt", B)]), 0), [0; 4]);
}

/// Rules: CE-10.4
#[test]
fn dice_for_leaders_cities_and_trainings() {
    let plain = table(2).troops(A, "egypt", [1, 0, 0]).troops(B, "egypt", [1, 0, 0]);
    let plain = plain.galleys(A, "alexandria", 1);
    let dice_of = |table: Table| dice(&after(&table.lay(), &[attack("egypt", B)]));
    assert_eq!(dice_of(plain.clone()), [3, 3]);
    assert_eq!(dice_of(plain.clone().caesar(A, "egypt").caesar(B, "asia")), [4, 3]);
    let leaders = table(2).army(A, "egypt", [1, 0, 0], 2).caesar(A, "egypt");
    let leaders = leaders.troops(B, "egypt", [1, 0, 0]).galleys(A, "alexandria", 1);
    assert_eq!(dice_of(leaders), [4, 3], "never more than one for leaders");
    assert_eq!(dice_of(plain.clone().city("egypt", B)), [3, 4]);
    assert_eq!(dice_of(plain.clone().city("egypt", A)), [3, 3], "only for the defender");
    let trained = plain.put(A, "army_training", json!(2)).card(B, Card::ArmyTraining);
    assert_eq!(dice_of(trained.card(B, Card::NavalTraining)), [5, 4]);
}

/// Rules: CE-10.5
#[test]
fn the_die_shows_infantry_twice() {
    let figures: serde_json::Value =
        serde_json::from_str(include_str!("../../data/figures.json")).unwrap();
    let faces: Vec<Face> = serde_json::from_value(figures["die"]["value"].clone()).unwrap();
    let wanted =
        [Face::Infantry, Face::Infantry, Face::Cavalry, Face::Catapult, Face::Galley, Face::Blank];
    assert_eq!((faces, &figures["die"]["source"]), (wanted.to_vec(), &json!("designed")));
}

/// The rulebook's red player: one infantry and one cavalry, thrown are three infantry, a cavalry
/// and a catapult.
///
/// Rules: CE-10.6
#[test]
fn hits_are_limited_by_the_units_of_each_kind() {
    let state = table(2)
        .troops(A, "egypt", [1, 1, 0])
        .put(A, "army_training", json!(2))
        .troops(B, "egypt", [9, 0, 0])
        .lay();
    let mut state = state;
    let thrown = [BLANK, BLANK, BLANK, INF, INF, INF, CAV, CAT];
    let told = roll(&mut state, &[attack("egypt", B)], &thrown);
    assert_eq!(hits(&told), [(Some(B), 0), (Some(A), 2)]);
}

/// Rules: CE-10.7, CE-10.16
#[test]
fn the_commander_chooses_losses_among_all_his_units() {
    let mut state = table(2)
        .army(A, "egypt", [1, 1, 0], 1)
        .card(A, Card::DiplomacyEgypt)
        .troops(B, "egypt", [3, 0, 0])
        .lay();
    roll(&mut state, &[attack("egypt", B)], &[INF, INF, BLANK, BLANK, BLANK, BLANK, BLANK]);
    let envoy = |unit| Action::Lose { unit, of: None, from: None, count: 1 };
    let two = Action::Lose { unit: Unit::Infantry, of: None, from: None, count: 2 };
    let envoys = [envoy(Unit::Infantry), two, envoy(Unit::Cavalry), envoy(Unit::Galley)];
    let own = [lose(Unit::Infantry, A), lose(Unit::Cavalry, A)];
    assert_eq!(offered(&state), [&own[..], &envoys[..]].concat());
    refused(&state, lose(Unit::General, A), "CE-10.7");
    play(&mut state, &[envoy(Unit::Infantry), envoy(Unit::Infantry)]);
    assert_eq!(force(&state, A, "egypt"), [1, 1, 0, 1]);
}

/// Rules: CE-10.8
#[test]
fn the_defender_of_a_city_throws_first() {
    let plain = table(2).troops(A, "egypt", [1, 0, 0]).troops(B, "egypt", [1, 0, 0]);
    let mut both = plain.clone().lay();
    let told = roll(&mut both, &[attack("egypt", B)], &[INF, INF, INF, INF, INF, INF]);
    assert_eq!(hits(&told).len(), 2);
    assert_eq!((force(&both, A, "egypt"), force(&both, B, "egypt")), ([0; 4], [0; 4]));
    let mut walled = plain.city("egypt", B).lay();
    let told = roll(&mut walled, &[attack("egypt", B)], &[INF, INF, INF, INF, INF, INF, INF]);
    assert_eq!(hits(&told), [(Some(B), 1)], "the attacker is gone before he throws");
    assert_eq!(force(&walled, B, "egypt"), [1, 0, 0, 0]);
}

/// Rules: CE-10.9
#[test]
fn the_defender_chooses_his_losses_first() {
    let mut state = table(2).troops(A, "egypt", [2, 2, 0]).troops(B, "egypt", [2, 2, 0]).lay();
    roll(&mut state, &[attack("egypt", B)], &[INF, BLANK, BLANK, INF, BLANK, BLANK]);
    assert_eq!(decides(&state), B);
    play(&mut state, &[lose(Unit::Cavalry, B)]);
    assert_eq!(decides(&state), A);
}

/// A battle after a first round without hits.
fn undecided(table: Table) -> Conquest {
    let mut state = table.lay();
    roll(&mut state, &[attack("egypt", B)], &[BLANK; 12]);
    state
}

/// Rules: CE-10.10
#[test]
fn after_each_round_the_defender_then_the_attacker_may_retreat() {
    let table = table(4)
        .army(A, "egypt", [2, 0, 0], 1)
        .caesar(A, "egypt")
        .army(B, "egypt", [2, 1, 0], 1)
        .troops(seat(2), "palestina", [1, 0, 0])
        .army(seat(2), "cyrenaica", [0, 0, 0], 1);
    let state = undecided(table);
    assert_eq!(offered(&state), [retreat("arabia_petraea"), retreat("cyrenaica"), STAY]);
    refused(&state, retreat("palestina"), "CE-10.10");
    refused(&state, retreat("syria"), "CE-10.10");
    let gone = after(&state, &[retreat("cyrenaica")]);
    assert_eq!(force(&gone, B, "cyrenaica"), [2, 1, 0, 1], "with all land units");
    assert_eq!((gone.chaos(A), gone.chaos(B), gone.phase()), (0, 2, Phase::Turn));
    let attacker = after(&state, &[STAY]);
    assert_eq!(decides(&attacker), A);
    let gone = after(&attacker, &[retreat("palestina")]);
    assert!(has_caesar(&gone, A, "palestina"));
    assert_eq!((gone.chaos(A), gone.chaos(B)), (2, 0));
    let mut on = attacker;
    roll(&mut on, &[STAY], &[BLANK; 7]);
    assert_eq!((decides(&on), on.battle().map(|battle| battle.round)), (B, Some(2)));
}

/// Rules: CE-10.10
#[test]
fn who_is_surrounded_cannot_retreat_but_straits_count() {
    let ring = table(2).troops(A, "sicilia", [2, 0, 0]).troops(B, "sicilia", [2, 0, 0]);
    let begin = |table: Table| {
        let mut state = table.lay();
        roll(&mut state, &[attack("sicilia", B)], &[BLANK; 6]);
        state
    };
    assert_eq!(offered(&begin(ring.clone())), [retreat("neapolis"), STAY]);
    let closed = begin(ring.clone().galleys(A, "tyrrhenum", 1).set("mover", json!(0)));
    assert_eq!(decides(&closed), A, "galleys may join, of course");
    let mut closed = closed;
    roll(&mut closed, &[DONE], &[BLANK; 6]);
    assert_eq!(decides(&closed), A, "the defender has nowhere to go");
    let held = begin(ring.troops(A, "neapolis", [1, 0, 0]));
    assert_eq!(decides(&held), A, "nor where enemies stand");
}

/// Rules: CE-10.11, CE-10.12
#[test]
fn who_has_no_land_unit_left_may_break_off() {
    let table = table(2).troops(A, "egypt", [2, 0, 0]).troops(B, "egypt", [1, 0, 0]).galleys(
        B,
        "alexandria",
        1,
    );
    let mut state = after(&table.lay(), &[attack("egypt", B)]);
    roll(&mut state, &[commit("alexandria", 1)], &[BLANK, BLANK, BLANK, INF, BLANK, BLANK]);
    play(&mut state, &[lose(Unit::Infantry, B)]);
    // The galley alone still fights: the side is not beaten.
    assert_eq!((decides(&state), state.chaos(B)), (B, 0));
    assert_eq!(offered(&state), [Action::Retreat { to: None }, STAY]);
    let gone = after(&state, &[Action::Retreat { to: None }]);
    assert_eq!((gone.chaos(B), gone.galleys(B, s("alexandria"))), (2, 1));
}

/// Rules: CE-10.12
#[test]
fn a_side_is_beaten_when_nothing_military_is_left_and_both_can_be() {
    let mut state = table(2)
        .army(A, "egypt", [1, 0, 0], 1)
        .caesar(B, "egypt")
        .troops(B, "egypt", [1, 0, 0])
        .lay();
    let told = roll(&mut state, &[attack("egypt", B)], &[INF, INF, INF, INF, INF, INF, INF, INF]);
    assert_eq!((state.chaos(A), state.chaos(B)), (2, 2), "both are beaten");
    assert_eq!(told.iter().filter(|event| matches!(event, Event::Beaten { .. })).count(), 2);
    assert_eq!((state.phase(), decides(&state)), (Phase::Fleeing { seat: B }, B));
    play(&mut state, &[Action::Flee { to: p("palestina") }]);
    assert_eq!((state.phase(), decides(&state)), (Phase::Fleeing { seat: A }, A));
}

/// Rules: CE-10.13
#[test]
fn lent_units_stay_when_the_commander_retreats() {
    let table = table(4)
        .troops(A, "egypt", [2, 0, 0])
        .troops(B, "egypt", [2, 0, 0])
        .troops(seat(3), "egypt", [2, 0, 0])
        .galleys(B, "alexandria", 1);
    let mut state = after(&table.lay(), &[attack("egypt", B)]);
    play(&mut state, &[commit("alexandria", 1)]);
    roll(&mut state, &[Action::Lend { unit: Unit::Infantry, count: 2 }], &[BLANK; 6]);
    play(&mut state, &[retreat("cyrenaica")]);
    assert_eq!(force(&state, seat(3), "egypt"), [2, 0, 0, 0]);
    assert_eq!(
        (force(&state, B, "cyrenaica"), state.galleys(B, s("alexandria"))),
        ([2, 0, 0, 0], 1)
    );
}

/// Rules: CE-10.14
#[test]
fn leaders_of_the_beaten_must_leave() {
    let fight = |at: &str, table: Table| {
        let mut state =
            table.troops(A, at, [3, 0, 0]).army(B, at, [1, 0, 0], 1).caesar(B, at).lay();
        roll(&mut state, &[attack(at, B)], &[BLANK, BLANK, BLANK, BLANK, INF, INF, INF]);
        state
    };
    let mut state = fight("egypt", table(2).troops(A, "palestina", [1, 0, 0]));
    let places = ["arabia_petraea", "cyrenaica", "palestina"].map(|id| Action::Flee { to: p(id) });
    assert_eq!((decides(&state), offered(&state)), (B, places.to_vec()), "enemies or not");
    refused(&state, Action::Flee { to: p("asia") }, "CE-10.14");
    play(&mut state, &[Action::Flee { to: p("palestina") }]);
    assert!(has_caesar(&state, B, "palestina") && force(&state, B, "palestina")[3] == 1);
    // Across a blocked strait, unasked since there is no other way.
    let blocked = table(4).galleys(seat(2), "tyrrhenum", 1);
    let sicilia = fight("sicilia", blocked.put(seat(2), "answers", json!(["never_lend"])));
    assert!(has_caesar(&sicilia, B, "neapolis"));
    let island = fight("baleares", table(2));
    assert_eq!(decides(&island), B);
    assert!(is_offered(&island, Action::Flee { to: p("hispania") }));
    assert!(!is_offered(&island, Action::Flee { to: p("baleares") }));
}

/// Rules: CE-10.15
#[test]
fn each_loser_takes_two_chaos() {
    let mut state = table(2).troops(A, "egypt", [1, 0, 0]).troops(B, "egypt", [1, 0, 0]).lay();
    let told = roll(&mut state, &[attack("egypt", B)], &[INF, BLANK, BLANK, BLANK, BLANK, BLANK]);
    assert!(told.contains(&Event::ChaosTaken { seat: A, chaos: 2 }));
    assert_eq!((state.chaos(A), state.chaos(B)), (2, 0));
}

/// Rules: CE-10.16
#[test]
fn diplomacy_troops_come_to_each_battle_in_full_strength() {
    let table = table(2)
        .troops(A, "egypt", [5, 0, 0])
        .troops(B, "egypt", [2, 0, 0])
        .card(B, Card::DiplomacyEgypt)
        .galleys(A, "alexandria", 1)
        .troops(A, "asia", [1, 0, 0])
        .troops(B, "asia", [1, 0, 0])
        .galleys(A, "aegaeum", 1);
    let state = table.lay();
    let battle = after(&state, &[attack("egypt", B)]);
    assert_eq!(force_of(&battle, 1), [4, 1, 0, 1]);
    assert_eq!(force_of(&after(&state, &[attack("asia", B)]), 1), [1, 0, 0, 0], "only there");
    let mut first = battle;
    roll(&mut first, &[DONE], &[BLANK, BLANK, BLANK, INF, INF, BLANK]);
    let envoy = Action::Lose { unit: Unit::Infantry, of: None, from: None, count: 1 };
    play(&mut first, &[envoy, envoy, STAY, retreat("cyrenaica")]);
    let again = after(&first, &[PASS, DONE]);
    assert_eq!(again.mover(), B);
    let attackers = after(&state, &IDLE);
    let attackers = after(&attackers, &[attack("egypt", A)]);
    assert_eq!(force_of(&attackers, 0), [4, 1, 0, 1], "in attack and defence");
}

/// Rules: CE-18.5
#[test]
fn standing_answers_are_given_and_taken_back() {
    let never = Action::Answer { answer: Answer::NeverLend, on: true };
    let mut asked = after(&helped().lay(), &[attack("asia", B)]);
    let told = play(&mut asked, &[Action::NeverLend]);
    assert!(told.contains(&Event::Answered { seat: seat(2), answer: Answer::NeverLend, on: true }));
    assert_eq!(decides(&asked), seat(3));
    let said = |seats: &[usize]| {
        let silent = seats.iter().fold(helped(), |table, &index| {
            table.put(seat(index), "answers", json!(["never_lend"]))
        });
        after(&silent.lay(), &[attack("asia", B)])
    };
    assert_eq!(decides(&said(&[2])), seat(3), "who never lends is not asked");
    let state = table(2).lay();
    let given = after(&state, &[never]);
    assert_eq!(given.view(Eye::Spectator).realms[0].answers, [Answer::NeverLend], "all see it");
    refused(&given, Action::Answer { answer: Answer::NeverLend, on: false }, "CE-18.5");
    let next = after(&after(&given, &IDLE), &IDLE);
    let back = after(&next, &[Action::Answer { answer: Answer::NeverLend, on: false }]);
    assert!(back.view(Eye::Spectator).realms[0].answers.is_empty());
}

/// Rules: CE-18.5
#[test]
fn who_has_said_so_leaves_when_his_own_troops_are_gone() {
    let table = table(2)
        .troops(A, "egypt", [2, 0, 0])
        .army(B, "egypt", [1, 0, 0], 1)
        .galleys(B, "alexandria", 1)
        .put(B, "answers", json!(["withdraw"]));
    let fight = |table: Table| {
        let mut state = after(&table.lay(), &[attack("egypt", B)]);
        let thrown = [BLANK, BLANK, BLANK, BLANK, INF, BLANK, BLANK];
        roll(&mut state, &[commit("alexandria", 1)], &thrown);
        play(&mut state, &[lose(Unit::Infantry, B)]);
        state
    };
    let several = fight(table.clone());
    assert_eq!(decides(&several), B, "only where to is asked");
    refused(&several, STAY, "CE-18.5");
    let one = table.troops(A, "palestina", [1, 0, 0]).troops(A, "cyrenaica", [1, 0, 0]);
    let gone = fight(one);
    assert_eq!((gone.phase(), gone.chaos(B)), (Phase::Turn, 2));
    assert_eq!(force(&gone, B, "arabia_petraea"), [0, 0, 0, 1]);
}
