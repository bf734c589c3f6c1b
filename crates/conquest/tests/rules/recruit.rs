//! Chapter 6: recruit.

use crate::table::{A, B, DONE, PASS, Table, after, force, offered, p, play, refused, s, table};
use quadriga_conquest::{Action, Conquest, Event, Phase, Unit};
use quadriga_core::{Game, RulesVersion};

fn ground() -> Table {
    table(2).army(A, "egypt", [0, 0, 0], 1).influence(A, "egypt", 1).talents(A, 100)
}

fn recruiting(table: Table) -> Conquest {
    after(&table.lay(), &[Action::Recruit { at: p("egypt") }])
}

fn enlist(unit: Unit, count: u8) -> Action {
    Action::Enlist { unit, count }
}

/// Rules: CE-6.1
#[test]
fn recruiting_needs_influence_and_a_leader() {
    let at = |id: &str| Action::Recruit { at: p(id) };
    let state = ground().influence(A, "asia", 1).army(A, "numidia", [1, 0, 0], 1).lay();
    assert!(offered(&state).contains(&at("egypt")));
    refused(&state, at("asia"), "CE-6.1");
    refused(&state, at("numidia"), "CE-6.1");
    let caesar = table(2).caesar(A, "asia").influence(A, "asia", 1).talents(A, 5).lay();
    assert!(offered(&caesar).contains(&at("asia")), "the Caesar is a leader too");
    let galleys = recruiting(ground());
    refused(&galleys, Action::Launch { sea: s("rhodus"), count: 1 }, "CE-6.1");
    let launched = after(&galleys, &[Action::Launch { sea: s("pelusium"), count: 1 }]);
    assert_eq!(launched.galleys(A, s("pelusium")), 1);
}

/// Rules: CE-6.2
#[test]
fn each_kind_has_its_price() {
    let prices =
        [(Unit::Infantry, 5), (Unit::Cavalry, 10), (Unit::Catapult, 15), (Unit::General, 20)];
    for (unit, price) in prices {
        let state = after(&recruiting(ground()), &[enlist(unit, 2)]);
        assert_eq!(state.talents(A), 100 - 2 * price, "{unit:?}");
    }
    let galley = after(&recruiting(ground()), &[Action::Launch { sea: s("alexandria"), count: 3 }]);
    assert_eq!(galley.talents(A), 55);
    refused(&recruiting(ground()), enlist(Unit::Caesar, 1), "CE-6.2");
}

/// Rules: CE-6.3
#[test]
fn money_and_supply_are_the_limit_and_somebody_is_recruited() {
    let state = recruiting(ground());
    refused(&state, DONE, "CE-6.3");
    refused(&state, enlist(Unit::Infantry, 21), "CE-6.3");
    refused(&state, enlist(Unit::General, 4), "CE-6.3");
    let broke = after(&state, &[enlist(Unit::Infantry, 20)]);
    assert_eq!((broke.phase(), force(&broke, A, "egypt")), (Phase::Turn, [20, 0, 0, 1]));
    refused(&ground().talents(A, 0).lay(), Action::Recruit { at: p("egypt") }, "CE-6.3");
}

/// Rules: CE-6.4
#[test]
fn recruiting_brings_two_chaos_whatever_was_bought() {
    for actions in [vec![enlist(Unit::General, 1), DONE], vec![enlist(Unit::Infantry, 9), DONE]] {
        let mut state = recruiting(ground());
        let told = play(&mut state, &actions);
        assert!(told.contains(&Event::ChaosTaken { seat: A, chaos: 2 }));
        assert_eq!((state.chaos(A), state.chaos(B), state.actions_left()), (2, 0, 1));
    }
}

/// Rules: CE-6.5
#[test]
fn kinds_are_chosen_in_any_order_until_the_player_ends() {
    let rich = recruiting(ground().talents(A, 200));
    let mut state = after(&rich, &[enlist(Unit::General, 1)]);
    assert_eq!(state.phase(), Phase::Recruiting { at: p("egypt"), from: 4 });
    let sea = Action::Launch { sea: s("alexandria"), count: 1 };
    play(&mut state, &[sea, enlist(Unit::Infantry, 2), enlist(Unit::Infantry, 1), DONE]);
    assert_eq!((state.phase(), state.talents(A)), (Phase::Turn, 200 - 20 - 15 - 15));
    assert_eq!(force(&state, A, "egypt"), [3, 0, 0, 2]);
}

/// Rules: CE-18.7
#[test]
fn in_the_first_rules_kinds_are_chosen_in_order() {
    let state = recruiting(ground()).under(RulesVersion::FIRST);
    let state = after(&state, &[enlist(Unit::Cavalry, 1)]);
    refused(&state, enlist(Unit::Infantry, 1), "CE-18.7");
    refused(&state, enlist(Unit::Cavalry, 1), "CE-18.7");
    let state = after(&state, &[Action::Launch { sea: s("alexandria"), count: 1 }]);
    refused(&state, enlist(Unit::General, 1), "CE-18.7");
    let mixed = after(&state, &[Action::Launch { sea: s("pelusium"), count: 1 }, PASS]);
    assert_eq!((mixed.talents(A), mixed.galleys(A, s("pelusium"))), (60, 1));
}
