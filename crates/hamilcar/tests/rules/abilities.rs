//! Chapter 22: abilities.

use crate::table::{
    CARTHAGE, DONE, ROME, Table, after, decides, is_offered, offered, refused, s, table, use_card,
};
use quadriga_hamilcar::{Action, Marker, Use};

fn mark(id: &str) -> Action {
    Action::Mark { at: s(id) }
}

/// Valerius stands in Samnium, and Rome has a card of one point.
fn samnium() -> Table {
    let table = table().hand(ROME, &[109]).hand(CARTHAGE, &[65]);
    table.general("valerius_messalla", "aesernia").stack(ROME, "aesernia", 3, 0)
}

/// Rules: HM-22.3
#[test]
fn valerius_wins_one_more_space_of_his_province() {
    let spend = use_card(109, Use::Spend);
    let state = after(&samnium().lay(), &[spend, mark("nola")]);
    assert_eq!(decides(&state), ROME.seat());
    assert_eq!(offered(&state).len(), 5 + 1, "all of Samnium is neutral");
    refused(&state, mark("salernum"), "HM-22.3");
    let more = after(&state, &[mark("bovianum")]);
    assert_eq!(more.marker(s("bovianum")), Marker::Rome);
    assert_eq!(decides(&more), CARTHAGE.seat(), "one, and once");
    assert_eq!(decides(&after(&state, &[DONE])), CARTHAGE.seat());
}

/// Rules: HM-22.3
#[test]
fn valerius_needs_a_pc_that_was_placed_before() {
    let spend = use_card(109, Use::Spend);
    let stopped = after(&samnium().lay(), &[spend, DONE]);
    assert_eq!(decides(&stopped), CARTHAGE.seat());
    let away = table().hand(ROME, &[109]).hand(CARTHAGE, &[65]).lay();
    assert_eq!(decides(&after(&away, &[spend, mark("nola")])), CARTHAGE.seat());
    let early =
        table().hand(ROME, &[65]).hand(CARTHAGE, &[66]).general("valerius_messalla", "roma");
    let early = after(&early.lay(), &[use_card(65, Use::Spend), mark("nola"), DONE]);
    assert!(is_offered(&early, mark("antium")), "also after stopping early");
}

/// Rules: HM-22.3
#[test]
fn a_besieged_valerius_conciliates_nobody() {
    let table = table().hand(ROME, &[109]).hand(CARTHAGE, &[65]).markers(ROME, &["messana"]);
    let table = table.stack(CARTHAGE, "messana", 3, 0).inside(ROME, "messana", 1, 0);
    let inside = serde_json::json!([{
        "general": crate::table::g("valerius_messalla"), "post": { "inside": s("messana") },
    }]);
    let table = table.set("generals", inside);
    let moves = [use_card(109, Use::Spend), mark("nola")];
    assert!(is_offered(&after(&table.clone().lay(), &moves), mark("catana")));
    let shut = table.besieged("messana", 0).lay();
    assert_eq!(decides(&after(&shut, &moves)), CARTHAGE.seat());
}
