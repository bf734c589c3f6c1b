//! Differences of views, with the cases that the page's `patch.test.ts` has too.

use crate::common::apply;
use quadriga_server::patch::{Noted, diff};
use serde_json::{Value, json};

const CASES: &str = include_str!("../patch-cases.json");

#[test]
fn the_cases_shared_with_the_page_give_these_patches() {
    let cases: Vec<Value> = serde_json::from_str(CASES).expect("the cases are JSON");
    for case in cases {
        let patch = diff(&Noted::of(&case["old"]), &Noted::of(&case["new"]));
        let patch: Value = serde_json::from_str(&patch).expect("a patch is JSON");
        assert_eq!(patch, case["patch"], "{case}");
        assert_eq!(apply(&case["old"], &patch), case["new"], "{case}");
    }
}

#[test]
fn a_replaced_value_is_sent_whole_where_that_is_shorter() {
    let (old, new) = (Noted::of(&json!({ "a": [1, 2] })), Noted::of(&json!({ "a": [2, 1] })));
    assert_eq!(diff(&old, &new), "{\"a\":{\"$set\":[2,1]}}");
}

#[test]
fn the_noted_text_is_what_serde_writes() {
    let value = json!({ "a": [], "b": {}, "c": ["x\"y", [1, { "d": null }]], "e": -1.5 });
    assert_eq!(Noted::of(&value).text(), value.to_string());
}
