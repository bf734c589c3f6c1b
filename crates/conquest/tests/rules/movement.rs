//! Chapter 9: move land units.

use crate::table::{
    A, B, DONE, Table, after, aim, force, has_caesar, is_offered, land, march, offered, p, play,
    refused, s, seat, send, table,
};
use quadriga_conquest::{Action, Conquest, Phase, ProvinceSet, Unit};
use quadriga_core::{Game, RulesVersion};

fn reach(table: Table, from: &str) -> ProvinceSet {
    table.lay().reach(A, p(from))
}

fn set(ids: &[&str]) -> ProvinceSet {
    ids.iter().map(|id| p(id)).collect()
}

/// Jack's position in the rulebook: all in Egypt, a galley off Sicilia, Keith on the northern way.
fn jack() -> Conquest {
    let table = table(2)
        .army(A, "egypt", [8, 2, 1], 1)
        .caesar(A, "egypt")
        .influence(A, "egypt", 2)
        .galleys(A, "libycum", 1)
        .troops(B, "galacia", [1, 0, 0])
        .troops(B, "cappadocia", [1, 0, 0])
        .troops(B, "neapolis", [1, 0, 0]);
    table.lay()
}

/// One infantry to Numidia, one to Hispania along Africa, one to Sicilia by galley, and the army
/// with its general to Galacia; the Caesar and one infantry stay.
///
/// Rules: CE-9.1, CE-9.2, CE-9.4, CE-9.5
#[test]
fn jack_moves_from_egypt_in_one_action() {
    let mut state = jack();
    let infantry = send(Unit::Infantry, 1);
    play(&mut state, &[march("egypt")]);
    play(&mut state, &[aim("numidia"), infantry, DONE, aim("hispania"), infantry, DONE]);
    play(&mut state, &[land("sicilia", "libycum"), infantry, DONE]);
    let army = [
        send(Unit::Infantry, 4),
        send(Unit::Cavalry, 2),
        send(Unit::Catapult, 1),
        send(Unit::General, 1),
    ];
    play(&mut state, &[aim("galacia")]);
    play(&mut state, &army);
    play(&mut state, &[DONE, DONE]);
    assert_eq!(state.actions_left(), 1, "all of it is one action");
    for province in ["numidia", "hispania", "sicilia"] {
        assert_eq!(force(&state, A, province), [1, 0, 0, 0], "{province}");
    }
    assert_eq!(force(&state, A, "galacia"), [4, 2, 1, 1]);
    assert_eq!(force(&state, A, "egypt"), [1, 0, 0, 0]);
    assert!(has_caesar(&state, A, "egypt"));
}

/// The northern way to Hispania is closed to Jack, and along Africa a galley at Gibraltar would
/// stop him.
///
/// Rules: CE-9.2, CE-9.4
#[test]
fn jack_cannot_take_the_northern_way() {
    let blocked = table(2).army(A, "egypt", [1, 0, 0], 1).troops(B, "galacia", [1, 0, 0]).troops(
        B,
        "cappadocia",
        [1, 0, 0],
    );
    assert!(reach(blocked.clone(), "egypt").has(p("hispania")), "along Africa");
    let closed = blocked.galleys(B, "baliaricum", 1);
    assert!(!reach(closed.clone(), "egypt").has(p("hispania")));
    refused(&after(&closed.lay(), &[march("egypt")]), aim("hispania"), "CE-9.2");
    let free = table(2).army(A, "egypt", [1, 0, 0], 1).galleys(B, "baliaricum", 1);
    assert!(reach(free, "egypt").has(p("hispania")), "the long way round by the Hellespont");
}

/// Rules: CE-9.1
#[test]
fn units_leave_one_province_with_a_leader() {
    let state = table(2).army(A, "egypt", [2, 0, 0], 1).troops(A, "asia", [3, 0, 0]).lay();
    refused(&state, march("asia"), "CE-9.1");
    let state = after(&state, &[march("egypt")]);
    refused(&state, DONE, "CE-9.1");
    let state = after(&state, &[aim("syria")]);
    refused(&state, DONE, "CE-9.1");
    let alone = after(&state, &[send(Unit::Infantry, 2), DONE]);
    assert_eq!(alone.phase(), Phase::Marching { from: p("egypt"), moved: true });
    assert_eq!(force(&alone, A, "syria"), [2, 0, 0, 0], "without a leader");
    let all = after(&state, &[Action::SendAll]);
    assert_eq!((all.phase(), force(&all, A, "syria")), (Phase::Turn, [2, 0, 0, 1]));
}

/// Rules: CE-9.1
#[test]
fn units_of_a_group_are_chosen_in_any_order() {
    let state = table(2).army(A, "egypt", [3, 1, 1], 1).lay();
    let state = after(&state, &[march("egypt"), aim("syria")]);
    let group = [send(Unit::General, 1), send(Unit::Infantry, 1), send(Unit::Infantry, 1), DONE];
    let gone = after(&state, &group);
    assert_eq!(force(&gone, A, "syria"), [2, 0, 0, 1]);
    refused(&state, send(Unit::Infantry, 4), "CE-9.1");
    let old = after(&state.under(RulesVersion::FIRST), &[send(Unit::General, 1)]);
    assert_eq!(old.phase(), Phase::Marching { from: p("egypt"), moved: true });
}

/// Rules: CE-9.2
#[test]
fn enemy_troops_stop_all_but_leaders_cities_and_allies_stop_nobody() {
    // From Cyrenaica the only way west leads through Africa Proconsularis.
    let west = set(&["numidia", "caesariensis", "tingitana"]);
    let open = table(4).army(A, "cyrenaica", [1, 0, 0], 1).galleys(seat(3), "baliaricum", 1);
    let beyond = |table: Table| reach(table, "cyrenaica").within(west).len();
    assert_eq!(beyond(open.clone()), 3);
    let leader = open.clone().army(B, "africa_proconsularis", [0, 0, 0], 1);
    assert_eq!(beyond(leader), 3);
    let ally = open.clone().troops(seat(2), "africa_proconsularis", [5, 0, 0]);
    assert_eq!(beyond(ally), 3);
    let city = open.clone().city("numidia", B);
    assert_eq!(beyond(city), 3);
    let enemy = open.troops(B, "africa_proconsularis", [0, 0, 1]);
    assert_eq!(beyond(enemy.clone()), 0);
    let state = after(&enemy.lay(), &[march("cyrenaica")]);
    assert!(is_offered(&state, aim("africa_proconsularis")), "they may enter");
    refused(&state, aim("numidia"), "CE-9.2");
}

/// Rules: CE-9.3
#[test]
fn units_may_leave_enemies() {
    let state = table(2).army(A, "egypt", [1, 0, 0], 1).troops(B, "egypt", [9, 0, 0]).lay();
    assert!(is_offered(&after(&state, &[march("egypt")]), aim("numidia")));
}

/// Rules: CE-9.4
#[test]
fn straits_are_closed_by_enemy_galleys_in_their_sea_alone() {
    let state = |seats: usize| {
        table(4).army(A, "tingitana", [1, 0, 0], 1).galleys(seat(seats), "baliaricum", 1)
    };
    let crosses = |table: Table| reach(table, "tingitana").has(p("lusitania"));
    assert!(!crosses(state(1).troops(B, "numidia", [1, 0, 0])));
    assert!(crosses(state(2)), "an ally's galley closes nothing");
    let other_sea = table(2).army(A, "tingitana", [1, 0, 0], 1).galleys(B, "hispalis", 1);
    assert!(crosses(other_sea));
    let two = table(2).army(A, "asia", [1, 0, 0], 1).troops(B, "galacia", [1, 0, 0]);
    let two = two.troops(B, "pontus_et_bithynia", [1, 0, 0]);
    assert!(reach(two, "asia").has(p("sicilia")), "the Hellespont and Messina in one move");
    let closed = table(2).army(A, "neapolis", [1, 0, 0], 1).galleys(B, "tyrrhenum", 1).lay();
    refused(&after(&closed, &[march("neapolis")]), aim("sicilia"), "CE-9.4");
    let island = after(&table(2).army(A, "neapolis", [1, 0, 0], 1).lay(), &[march("neapolis")]);
    refused(&island, aim("creta"), "CE-9.2");
}

fn at_sea(galleys: u8) -> Table {
    table(2).army(A, "egypt", [8, 2, 1], 1).caesar(A, "egypt").galleys(A, "aegaeum", galleys)
}

/// Rules: CE-9.5, CE-9.7, CE-9.8, CE-9.10
#[test]
fn units_land_beside_an_own_galley() {
    let state = after(
        &at_sea(1).galleys(B, "aegaeum", 5).troops(B, "creta", [3, 0, 0]).lay(),
        &[march("egypt")],
    );
    assert!(is_offered(&state, land("creta", "aegaeum")), "enemies neither hinder nor protect");
    refused(&state, land("creta", "libycum"), "CE-9.7");
    refused(&state, land("sardinia", "aegaeum"), "CE-9.5");
    let landed = after(&state, &[land("creta", "aegaeum"), send(Unit::Infantry, 4), DONE]);
    let goes_on = Phase::Marching { from: p("egypt"), moved: true };
    assert_eq!(landed.phase(), goes_on, "who has landed stays");
    let landed = after(&landed, &[DONE]);
    assert_eq!((landed.phase(), force(&landed, A, "creta")), (Phase::Turn, [4, 0, 0, 0]));
    let inland = table(2).army(A, "mesopotamia", [2, 0, 0], 1).galleys(A, "aegaeum", 1).lay();
    refused(&after(&inland, &[march("mesopotamia")]), land("creta", "aegaeum"), "CE-9.5");
    let theirs = table(4).army(A, "egypt", [2, 0, 0], 1).galleys(seat(2), "aegaeum", 3).lay();
    refused(&after(&theirs, &[march("egypt")]), land("creta", "aegaeum"), "CE-9.7");
}

/// Rules: CE-9.6, CE-9.11
#[test]
fn a_galley_carries_four_and_leaders_besides() {
    let state = after(&at_sea(2).lay(), &[march("egypt"), land("creta", "aegaeum")]);
    refused(&state, send(Unit::Infantry, 9), "CE-9.1");
    let crowd = table(2).army(A, "egypt", [9, 0, 0], 1).galleys(A, "aegaeum", 2).lay();
    let crowd = after(&crowd, &[march("egypt"), land("creta", "aegaeum")]);
    refused(&crowd, send(Unit::Infantry, 9), "CE-9.6");
    refused(&state, Action::SendAll, "CE-9.1");
    let five = [send(Unit::Infantry, 5), send(Unit::General, 1), DONE];
    let state = after(&state, &five);
    let state = after(&state, &[land("creta", "aegaeum")]);
    let state = after(&state, &[send(Unit::Infantry, 3)]);
    refused(&state, send(Unit::Cavalry, 1), "CE-9.6");
    let state = after(&state, &[DONE]);
    assert_eq!(force(&state, A, "creta"), [8, 0, 0, 1]);
    let state = after(&state, &[land("creta", "aegaeum")]);
    assert!(
        has_caesar(&state, A, "creta"),
        "leaders are not counted, and who goes alone goes at once"
    );
    refused(&state, land("creta", "aegaeum"), "CE-9.6");
    let again = after(&state, &[DONE]);
    assert_eq!(again.phase(), Phase::Turn);
}

/// Rules: CE-9.9
#[test]
fn the_sea_is_offered_only_where_no_way_leads_by_land() {
    let state = after(&at_sea(1).lay(), &[march("egypt")]);
    refused(&state, land("asia", "aegaeum"), "CE-9.9");
    let list = offered(&state);
    assert!(list.contains(&aim("asia")));
    let by_sea = list.iter().filter(|action| matches!(action, Action::Aim { over: Some(_), .. }));
    assert_eq!(by_sea.collect::<Vec<_>>(), [&land("creta", "aegaeum")]);
    assert_eq!(state.galleys(A, s("aegaeum")), 1);
}
