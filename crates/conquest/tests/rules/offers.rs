//! What an offered action tells the page: what it costs and brings.

use crate::table::{A, B, Table, after, offered, p, s, table};
use quadriga_conquest::{Action, Card, ReachView, Unit, Upshot};
use quadriga_core::{Eye, Game};

/// Rules: CE-5.2, CE-7.2, CE-8.1
#[test]
fn an_upshot_is_what_is_paid_and_received() {
    let table = table(3).caesar(A, "egypt").influence(A, "egypt", 1).tokens("egypt", 2);
    let state = table.talents(A, 60).offer(&[Card::Politician, Card::ArmyTraining]).lay();
    let wanted = |action: &Action| {
        matches!(action, Action::Buy { .. } | Action::Levy { .. } | Action::Take { .. })
    };
    let offers: Vec<Action> = offered(&state).into_iter().filter(wanted).collect();
    assert_eq!(offers.len(), 1 + 5 + 2, "{offers:?}");
    for action in offers {
        let Upshot { price, talents, .. } = state.upshot(action).expect("it costs or brings");
        let then = after(&state, &[action]);
        assert_eq!(then.talents(A) + price, state.talents(A) + talents, "{action:?}");
    }
}

/// Rules: CE-6.2, CE-6.4
#[test]
fn an_upshot_counts_recruits() {
    let table = table(2).caesar(A, "egypt").influence(A, "egypt", 1).talents(A, 60);
    let state = table.lay();
    let recruit = Action::Recruit { at: p("egypt") };
    assert_eq!(state.upshot(recruit).map(|told| told.chaos), Some(2));
    let recruiting = after(&state, &[recruit]);
    let price = |action| recruiting.upshot(action).map(|told| told.price);
    assert_eq!(price(Action::Enlist { unit: Unit::Cavalry, count: 3 }), Some(30));
    assert_eq!(price(Action::Launch { sea: s("alexandria"), count: 2 }), Some(30));
    assert_eq!(price(Action::Done), None);
}

fn reach(table: Table, from: &str) -> ReachView {
    let view = table.lay().view(Eye::Seat(A));
    let shown = view.reach.into_iter().find(|shown| shown.from == p(from));
    shown.expect("an army with a leader")
}

/// Rules: CE-9.2, CE-9.3, CE-9.4, CE-9.5
#[test]
fn a_view_shows_how_far_an_army_gets_and_what_stops_it() {
    let alone = table(2).caesar(A, "egypt").troops(A, "egypt", [5, 0, 0]);
    let free = reach(alone.clone(), "egypt");
    assert!(free.by_land.has(p("numidia")) && free.by_land.has(p("hispania")));
    assert!(!free.by_land.has(p("egypt")) && !free.by_land.has(p("creta")));
    assert!(free.stops.is_empty() && free.closed.is_empty() && free.shut.is_empty());

    let met = reach(alone.clone().troops(B, "cyrenaica", [1, 0, 0]), "egypt");
    assert_eq!(met.stops.iter().collect::<Vec<_>>(), [p("cyrenaica")]);

    let ships = reach(alone.clone().galleys(A, "aegaeum", 1), "egypt");
    let landing = ships.by_sea.iter().find(|landing| landing.to == p("creta"));
    assert_eq!(landing.map(|landing| landing.over.len()), Some(1));
    assert!(!ships.by_sea.iter().any(|landing| ships.by_land.has(landing.to)));
}

/// Rules: CE-9.4
#[test]
fn a_view_shows_whose_galleys_close_a_strait() {
    let state = table(2).caesar(A, "tingitana").galleys(B, "baliaricum", 1).lay();
    let view = state.view(Eye::Seat(A));
    let shown = &view.reach[0];
    let closed: Vec<_> = shown.closed.iter().map(|one| usize::from(one.strait)).collect();
    let expected = view.straits.iter().enumerate();
    let expected = expected.filter(|(_, strait)| strait.closed_to.contains(&A));
    let beside = |at| at == p("tingitana") || shown.by_land.has(at);
    let expected = expected.filter(|(_, strait)| beside(strait.a) != beside(strait.b));
    assert_eq!(closed, expected.map(|(index, _)| index).collect::<Vec<_>>());
    assert!(shown.closed.iter().all(|one| one.by == [B]));
    assert!(shown.shut.iter().all(|at| !shown.by_land.has(at)));
}

/// Rules: CE-9.1, CE-9.2
#[test]
fn only_who_decides_sees_how_far_an_army_gets() {
    let state = table(2).caesar(A, "egypt").lay();
    assert!(state.view(Eye::Seat(B)).reach.is_empty());
    assert!(state.view(Eye::Spectator).reach.is_empty());
    let marching = after(&state, &[Action::March { from: p("egypt") }]);
    assert_eq!(marching.view(Eye::Seat(A)).reach.len(), 1);
}
