//! Chapter 11: games that were begun under earlier rules.

use crate::table::{END, START, after, assert_refused, decides, offered, recruit, scout, table};
use quadriga_core::{Game, Play, Record, RulesVersion, Seed};
use quadriga_oppida::{CELTS, Illegal, Oppida, Options, ROMANS};
use serde_json::json;

/// Rules: OP-11.1
#[test]
fn a_game_goes_on_under_the_rules_that_it_was_begun_under() {
    assert_eq!(Oppida::INFO.rules, RulesVersion::new(2));
    let new = Play::<Oppida>::new(Options::default(), Seed::from_number(1));
    assert_eq!(new.rules(), RulesVersion::new(2));
    let old =
        Play::<Oppida>::new_under(RulesVersion::FIRST, Options::default(), Seed::from_number(1));
    let resumed = Play::resume(old.rules(), *old.options(), old.seed().clone(), old.checkpoint());
    assert_eq!((resumed.rules(), resumed.state()), (RulesVersion::FIRST, old.state()));
    assert_eq!(Record::of(&old, Vec::new()).rules, RulesVersion::FIRST);
}

/// Rules: OP-11.2
#[test]
fn under_the_first_rules_recruiting_came_first_and_scouting_ended_the_turn() {
    let state = table(START).turn(1).lay_under_the_first_rules();
    assert_refused(&state, scout(5), "OP-11.2", Illegal::RecruitFirst);
    let recruited = after(&state, &[recruit(2)]);
    assert_refused(&recruited, recruit(1), "OP-2.1", Illegal::OtherOption);
    assert_eq!(offered(&recruited).len(), 11, "ten cards to scout, and the end");
    for last in [scout(5), END] {
        let ended = after(&recruited, &[last]);
        assert_eq!((decides(&recruited), decides(&ended), ended.turn_number()), (CELTS, ROMANS, 2));
    }
}

/// A table that was kept under the first rules in the middle of a turn is still read.
///
/// Rules: OP-11.2
#[test]
fn the_phase_of_the_first_rules_is_still_read() {
    let mut kept = table(START);
    kept.0["phase"] = json!("recruited");
    let state = kept.clone().lay_under_the_first_rules();
    assert_eq!(decides(&after(&state, &[scout(5)])), ROMANS);
    // Without a word on the version it is a position of the newest rules, with nobody more to
    // recruit.
    assert_eq!(offered(&after(&kept.lay(), &[scout(5)])), [END]);
    let strange = |phase| {
        let mut table = table(START);
        table.0["phase"] = phase;
        table.read()
    };
    assert!(strange(json!("resting")).is_err());
    assert!(strange(json!(7)).is_err());
    assert!(strange(json!({ "recruiting": { "recruits": 4, "scouted": false } })).is_err());
    assert!(strange(json!({ "recruiting": { "recruits": 3, "scouted": true } })).is_ok());
}
