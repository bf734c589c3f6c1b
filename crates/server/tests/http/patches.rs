//! Differences of views, with the cases that the page's `patch.test.ts` has too.

use crate::common::apply;
use quadriga_server::patch::{Noted, diff};
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;

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

/// Everything that data can be made of.
#[derive(Serialize)]
enum Thing {
    Unit,
    Newtype(Box<Thing>),
    Tuple(u8, i64),
    Struct { large: u64, small: i8, letter: char, none: Option<u8>, nothing: () },
}

#[test]
fn data_of_every_kind_are_noted_as_serde_writes_them() {
    let thing = || Thing::Struct {
        large: u64::MAX,
        small: i8::MIN,
        letter: '\u{1f3db}',
        none: None,
        nothing: (),
    };
    let by_number = BTreeMap::from([(3, "three\n"), (-1, "\u{7f}\\")]);
    let things = [Thing::Unit, Thing::Newtype(Box::new(thing())), Thing::Tuple(1, -2), thing()];
    let data = (things, by_number, [Some(0.1_f32)], f64::NAN, true, "");
    let text = serde_json::to_string(&data).expect("JSON");
    assert_eq!(Noted::of(&data).text(), text);
}

#[test]
fn a_change_beside_an_equal_text_is_found_wherever_the_texts_lie() {
    let old = json!({ "a": "one", "b": ["two", { "c": "three" }] });
    let new = json!({ "a": "another", "b": ["two", { "c": "three" }] });
    let patch = diff(&Noted::of(&old), &Noted::of(&new));
    assert_eq!(patch, "{\"a\":{\"$set\":\"another\"}}");
}
