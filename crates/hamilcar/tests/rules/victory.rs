//! Chapter 19: victory and war chest.

use crate::table::{
    CARTHAGE, DONE, ROME, Table, WINTER, after, decides, offered, play, refused, republic, s,
    start, table,
};
use quadriga_core::{Eye, Game};
use quadriga_hamilcar::{Action, Concession, Ending, Hamilcar, Illegal, Options, Phase, Side, map};
use serde_json::json;

/// Rules: HM-19.1
#[test]
fn both_sides_begin_with_six_points() {
    let state = start(Options::default(), 1);
    assert_eq!((state.points(ROME), state.points(CARTHAGE)), (6, 6));
    let bare = table().hand(ROME, &[65]);
    assert_eq!(bare.clone().lay().points(CARTHAGE), 1, "supremacy");
    let more = bare.markers(CARTHAGE, &["lilybaeum"]).put(CARTHAGE, "seats", json!(4));
    assert_eq!(more.lay().points(CARTHAGE), 3, "and Lilybaeum, and the Miat");
}

/// Rules: HM-19.1
#[test]
fn the_view_names_every_point_and_who_has_it() {
    let table = table().markers(CARTHAGE, &["lilybaeum"]).put(CARTHAGE, "seats", json!(4));
    for state in [start(Options::default(), 1), table.hand(ROME, &[65]).lay()] {
        let claims = state.view(Eye::Spectator).claims;
        assert_eq!(claims.len(), 19, "16 provinces, Lilybaeum, the sea and the Miat");
        for side in [ROME, CARTHAGE] {
            let held = claims.iter().filter(|claim| claim.held == Some(side)).count();
            assert_eq!(held, usize::from(state.points(side)));
        }
    }
}

fn last_turn(table: Table) -> Phase {
    after(&table.turn(9).before_winter(), &[WINTER]).phase()
}

/// Rules: HM-19.2
#[test]
fn more_points_win_in_the_last_turn_and_carthage_on_a_tie() {
    let over = |winner: Side| Phase::Over { winner, by: Ending::Points };
    assert_eq!(last_turn(table()), over(CARTHAGE));
    let tie = table().markers(ROME, &["lilybaeum"]);
    assert_eq!(last_turn(tie.clone()), over(CARTHAGE));
    assert_eq!(last_turn(tie.set("supremacy", json!("rome"))), over(ROME));
}

/// Rules: HM-24.4
#[test]
fn a_handicap_counts_in_the_last_turn() {
    let given = |points: i8| {
        let options = json!({ "handicap": points });
        last_turn(table().markers(ROME, &["lilybaeum"]).set("options", options))
    };
    let over = |winner: Side| Phase::Over { winner, by: Ending::Points };
    assert_eq!((given(0), given(1), given(-1)), (over(CARTHAGE), over(ROME), over(CARTHAGE)));
}

/// Rules: HM-24.1
#[test]
fn a_short_war_ends_after_five_turns() {
    let short = table().turn(5).set("options", json!({ "war": "short" })).before_winter();
    let over = Phase::Over { winner: CARTHAGE, by: Ending::Points };
    assert_eq!(after(&short, &[WINTER]).phase(), over);
    let late = table().turn(6).set("options", json!({ "war": "short" })).hand(ROME, &[65]);
    assert!(late.read().expect_err("there is no such turn").contains("turn"));
}

/// The sums of the turn are these, Rome's without its last card; the points are even.
fn chest(rome: u8, carthage: u8) -> Table {
    let table = table().put(ROME, "ops", json!(rome)).put(CARTHAGE, "ops", json!(carthage));
    table.markers(ROME, &["lilybaeum"])
}

fn opened(table: Table) -> Hamilcar {
    after(&table.before_winter(), &[WINTER])
}

/// Rules: HM-13.1, HM-19.4
#[test]
fn the_richer_side_may_close_the_gap_with_supply() {
    let table = chest(9, 7).stack(ROME, "roma", 1, 2);
    let state = opened(table);
    assert_eq!(state.phase(), Phase::Burning { side: ROME, gap: 3 });
    refused(&state, Action::Burn { at: s("nola") }, "HM-19.4");
    let burned = after(&state, &[Action::Burn { at: s("roma") }, DONE]);
    assert_eq!(burned.phase(), Phase::WarChest { side: CARTHAGE, left: 2 });
    assert_eq!(republic(&burned, ROME).trains, 1);
    let even = opened(chest(6, 7).stack(ROME, "roma", 1, 2));
    assert_eq!(even.turn_number(), 3, "equal sums: nothing");
}

/// Rules: HM-19.5
#[test]
fn the_poorer_side_spends_the_gap() {
    let state = opened(chest(9, 0).put(CARTHAGE, "damaged", json!(1)));
    assert_eq!(state.phase(), Phase::WarChest { side: CARTHAGE, left: 10 });
    assert_eq!(decides(&state), CARTHAGE.seat());
    let capital = Action::Muster { at: map().capitals[CARTHAGE] };
    let seat = Action::Concede { what: Concession::Seat };
    let supply = Action::Supply { at: s("carthago") };
    let spent = after(&state, &[Action::Repair, seat, supply, Action::Launch, capital]);
    assert_eq!(spent.phase(), Phase::WarChest { side: CARTHAGE, left: 1 });
    let has = republic(&spent, CARTHAGE);
    assert_eq!((has.ready, has.damaged, has.seats, has.trains), (2, 0, 1, 1));
    assert_eq!(spent.outside(CARTHAGE, s("carthago")).plain, 1);
    let reason = refused(&spent, Action::Launch, "HM-19.5");
    assert_eq!(reason, Illegal::TooDear { price: 3, has: 1 });
    refused(&spent, Action::Mark { at: s("nola") }, "HM-3.1");
    let mut lapsed = spent;
    play(&mut lapsed, &[DONE]);
    assert_eq!((lapsed.turn_number(), lapsed.phase()), (3, Phase::PunicShip));
}

/// Rules: HM-19.6
#[test]
fn recruits_of_a_surrounded_capital_go_inside() {
    let table = chest(9, 0).stack(ROME, "carthago", 3, 0).inside(CARTHAGE, "carthago", 4, 0);
    let state = opened(table.besieged("carthago", 0));
    let capital = Action::Muster { at: s("carthago") };
    // The besieged garrison has suffered the winter.
    let city = map().site(s("carthago")).expect("a city");
    let before = state.inside(city).plain;
    assert!(offered(&state).contains(&capital));
    let after = after(&state, &[capital]);
    assert_eq!(after.inside(city).plain, before + 1);
    assert_eq!(after.outside(CARTHAGE, s("carthago")).plain, 0);
}
