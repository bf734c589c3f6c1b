//! Chapter 11: at sea.

use crate::table::{
    A, B, BLANK, DONE, GAL, INF, Table, after, decides, engage, offered, play, refused, roll, s,
    seat, table,
};
use quadriga_conquest::{Action, Card, Conquest, Event, Phase, Unit};
use quadriga_core::{Eye, Game, RulesVersion};

fn gather(sea: &str, count: u8) -> Action {
    Action::Gather { from: s(sea), count }
}

fn sail(sea: &str) -> Action {
    Action::Sail { to: s(sea) }
}

/// Rules: CE-11.1
#[test]
fn any_galleys_come_into_one_sea() {
    let state = table(2)
        .galleys(A, "adriaticum", 2)
        .galleys(A, "oceanus_britannicus", 3)
        .galleys(B, "epirus", 5)
        .lay();
    let state = after(&state, &[sail("rhodus")]);
    refused(&state, DONE, "CE-11.1");
    refused(&state, gather("adriaticum", 3), "CE-11.1");
    refused(&state, gather("narbo", 1), "CE-11.1");
    let some = after(&state, &[gather("adriaticum", 1), DONE]);
    assert_eq!((some.galleys(A, s("rhodus")), some.actions_left()), (1, 1));
    let all = after(&state, &[Action::GatherAll]);
    assert_eq!(all.galleys(A, s("rhodus")), 5, "past enemies and round the continent");
    refused(&all, sail("rhodus"), "CE-11.1");
}

/// Rules: CE-11.1
#[test]
fn galleys_come_from_any_sea_in_any_order() {
    let fleets = table(2).galleys(A, "adriaticum", 2).galleys(A, "narbo", 1).left(1).lay();
    let state = after(&fleets, &[sail("rhodus"), gather("narbo", 1)]);
    assert_eq!(offered(&state), [gather("adriaticum", 1), gather("adriaticum", 2), DONE]);
    let state = after(&state, &[gather("adriaticum", 1), gather("adriaticum", 1)]);
    assert_eq!((state.phase(), state.galleys(A, s("rhodus"))), (Phase::Turn, 3));
    let old = after(&fleets.under(RulesVersion::FIRST), &[sail("rhodus"), gather("narbo", 1)]);
    assert_eq!(decides(&old), B, "in the first rules the seas before were passed over");
}

/// Rules: CE-11.2
#[test]
fn a_sea_battle_follows_a_move_or_stands_alone() {
    let state =
        table(2).galleys(A, "narbo", 2).galleys(B, "rhodus", 1).galleys(B, "narbo", 1).lay();
    refused(&state, engage("rhodus", B), "CE-11.2");
    let moved = after(&state, &[sail("rhodus"), gather("narbo", 1), DONE]);
    assert_eq!(moved.phase(), Phase::Sailed);
    assert_eq!(offered(&moved), [engage("narbo", B), engage("rhodus", B), DONE]);
    let mut fought = moved.clone();
    roll(&mut fought, &[engage("rhodus", B)], &[BLANK, GAL]);
    assert_eq!((fought.galleys(B, s("rhodus")), fought.actions_left()), (0, 1), "one action");
    assert_eq!(after(&moved, &[DONE]).actions_left(), 1);
    let mut alone = state;
    roll(&mut alone, &[engage("narbo", B)], &[BLANK, GAL, GAL]);
    assert_eq!((alone.galleys(B, s("narbo")), alone.actions_left()), (0, 1));
    let ally = table(4).galleys(A, "narbo", 1).galleys(seat(2), "narbo", 1).lay();
    refused(&ally, engage("narbo", seat(2)), "CE-3.9");
}

fn sides(state: &Conquest) -> [([u8; 4], u8); 2] {
    let view = state.view(Eye::Spectator).battle.expect("a battle");
    [0, 1].map(|side: usize| (view.sides[side].force, view.sides[side].dice))
}

fn fleet() -> Table {
    table(4)
        .galleys(A, "narbo", 2)
        .galleys(A, "tyrrhenum", 4)
        .galleys(B, "narbo", 1)
        .galleys(seat(2), "narbo", 2)
        .troops(B, "narbonensis", [9, 0, 0])
}

/// Rules: CE-11.3
#[test]
fn all_galleys_of_the_sea_fight_and_allies_may_lend_theirs() {
    let mut state = after(&fleet().lay(), &[engage("narbo", B)]);
    assert_eq!((decides(&state), sides(&state)), (seat(2), [([0, 0, 0, 2], 2), ([0, 0, 0, 1], 1)]));
    refused(&state, Action::Lend { unit: Unit::Infantry, count: 1 }, "CE-10.3");
    refused(&state, Action::Commit { sea: s("tyrrhenum"), count: 1 }, "CE-10.2");
    let told = roll(
        &mut state,
        &[Action::Commit { sea: s("narbo"), count: 1 }, DONE],
        &[GAL, BLANK, BLANK, BLANK],
    );
    assert!(told.contains(&Event::Threw {
        seat: Some(A),
        faces: [0, 0, 0, 0, 3],
        struck: [0; 4],
        hits: 0
    }));
    let from = Some(s("narbo"));
    let galley = |of| Action::Lose { unit: Unit::Galley, of: Some(of), from, count: 1 };
    assert_eq!(offered(&state), [galley(A), galley(seat(2))]);
    roll(&mut state, &[galley(seat(2))], &[BLANK; 12]);
    assert_eq!(state.galleys(seat(2), s("narbo")), 1);
}

/// Rules: CE-11.4
#[test]
fn a_die_for_each_galley_and_naval_training_and_only_galleys_hit() {
    let table = fleet().card(A, Card::NavalTraining).card(B, Card::ArmyTraining);
    let state = after(&table.clone().lay(), &[engage("narbo", B)]);
    assert_eq!(sides(&state).map(|(_, dice)| dice), [3, 1]);
    let land = table.troops(A, "egypt", [1, 0, 0]).galleys(A, "alexandria", 1);
    let land =
        after(&land.troops(B, "egypt", [1, 0, 0]).lay(), &[crate::table::attack("egypt", B)]);
    assert_eq!(sides(&land).map(|(_, dice)| dice), [3, 4], "each training in its own element");
    let mut trained = crate::table::table(2)
        .galleys(A, "narbo", 1)
        .galleys(B, "narbo", 3)
        .put(A, "naval_training", serde_json::json!(2))
        .lay();
    let told = roll(&mut trained, &[engage("narbo", B)], &[INF, INF, INF, GAL, GAL, GAL]);
    assert!(told.contains(&Event::Threw {
        seat: Some(A),
        faces: [0, 0, 0, 3, 0],
        struck: [0, 0, 0, 1],
        hits: 1
    }));
}

/// Rules: CE-11.5, CE-11.6
#[test]
fn after_three_rounds_nobody_has_lost() {
    let table = table(2).galleys(A, "narbo", 2).galleys(B, "narbo", 2);
    let mut state = table.clone().lay();
    let told = roll(&mut state, &[engage("narbo", B)], &[BLANK; 12]);
    assert_eq!(told.iter().filter(|event| matches!(event, Event::Threw { .. })).count(), 6);
    assert!(told.iter().any(|event| matches!(event, Event::Undecided { .. })));
    assert_eq!((state.chaos(A), state.chaos(B), state.phase()), (0, 0, Phase::Turn));
    let mut sunk = table.lay();
    roll(&mut sunk, &[engage("narbo", B)], &[BLANK, BLANK, GAL, GAL]);
    assert_eq!((sunk.chaos(A), sunk.chaos(B), sunk.galleys(B, s("narbo"))), (0, 2, 0));
    assert_eq!(sunk.supply(B, Unit::Galley), 8);
}

/// Rules: CE-11.7
#[test]
fn fair_wind_avoids_the_battle() {
    let table = table(2).galleys(A, "narbo", 2).galleys(B, "narbo", 1).card(B, Card::FairWind);
    let state = after(&table.lay(), &[engage("narbo", B)]);
    let answer = |sail| Action::FairWind { sail };
    assert_eq!((decides(&state), offered(&state)), (B, vec![answer(true), answer(false)]));
    let mut away = state.clone();
    let told = play(&mut away, &[answer(true)]);
    assert_eq!(told, [Event::FairWindUsed { seat: B }]);
    assert_eq!(
        (away.actions_left(), away.chaos(A), away.chaos(B)),
        (1, 0, 0),
        "the action is spent"
    );
    assert_eq!(decides(&after(&away, &[engage("narbo", B)])), B, "without limit");
    let mut fought = state;
    roll(&mut fought, &[answer(false)], &[BLANK, GAL, GAL]);
    assert_eq!(fought.galleys(B, s("narbo")), 0);
    let own = crate::table::table(2)
        .galleys(A, "narbo", 1)
        .galleys(B, "narbo", 1)
        .card(A, Card::FairWind);
    assert_ne!(
        after(&own.lay(), &[engage("narbo", B)]).phase(),
        Phase::FairWind,
        "not the attacker"
    );
}

/// Rules: CE-11.8
#[test]
fn pirates_fight_in_each_own_sea_battle() {
    let table = fleet().card(A, Card::DiplomacyPirates);
    let state = after(&table.clone().lay(), &[engage("narbo", B)]);
    assert_eq!(sides(&state)[0], ([0, 0, 0, 4], 4));
    let defending = table.mover(B).lay();
    let defending = after(&defending, &[engage("narbo", A)]);
    assert_eq!(sides(&defending)[1], ([0, 0, 0, 4], 4));
    let envoys = after(&defending, &[DONE]);
    assert!(envoys.battle().is_none_or(|battle| battle.round > 0));
}
