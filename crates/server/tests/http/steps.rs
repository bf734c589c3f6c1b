//! Acting, taking back, asking why, talking; and everyone who may not.

use crate::common::Host;
use serde_json::json;

#[tokio::test]
async fn of_two_posts_with_the_same_number_one_wins_and_the_other_gets_the_newer_state() {
    let host = Host::new().await;
    let mut anna = host.visitor().await;
    let table = anna.open(json!(["me", "me"])).await;
    let snapshot = anna.snapshot(&table).await;
    let seat = snapshot["frame"]["turn"]["decides"].as_u64().expect("a seat");
    let action = snapshot["frame"]["legal"][0]["action"].clone();
    let mut calls = Vec::new();
    for _ in 0..8 {
        let (mut visitor, table, action) = (anna.clone(), table.clone(), action.clone());
        calls.push(tokio::spawn(async move { visitor.act(&table, 0, seat, &action).await }));
    }
    let mut won = 0;
    for call in calls {
        let answer = call.await.expect("an answer");
        if answer.status == 200 {
            won += 1;
        } else {
            assert_eq!(answer.code(), (409, "stale"));
            assert_eq!(answer.body["snapshot"]["frame"]["number"], 1);
            assert!(answer.body["snapshot"]["frame"]["view"].is_object());
        }
    }
    assert_eq!(won, 1);
}

#[tokio::test]
async fn only_the_owner_of_the_deciding_seat_acts_and_only_as_the_rules_allow() {
    let host = Host::new().await;
    let (mut anna, mut ben, table) = host.table_of_two().await;
    let snapshot = anna.snapshot(&table).await;
    let decides = snapshot["frame"]["turn"]["decides"].as_u64().expect("a seat");
    if decides == 1 {
        std::mem::swap(&mut anna, &mut ben);
    }
    let (own, other) = (decides, 1 - decides);
    let legal = anna.snapshot(&table).await["frame"]["legal"][0]["action"].clone();
    // The other's seat, with the own cookie and with none.
    assert_eq!(anna.act(&table, 0, other, &legal).await.code(), (403, "not_your_seat"));
    assert_eq!(ben.act(&table, 0, own, &legal).await.code(), (403, "not_your_seat"));
    let mut stranger = host.visitor().await;
    assert_eq!(stranger.act(&table, 0, own, &legal).await.code(), (403, "not_your_seat"));
    stranger.cookie = anna.cookie.replace(['1', '2'], "3");
    assert_eq!(stranger.act(&table, 0, own, &legal).await.code(), (403, "not_your_seat"));
    // The own seat at the wrong time.
    assert_eq!(ben.act(&table, 0, other, &legal).await.code(), (409, "not_your_decision"));
    assert_eq!(anna.act(&table, 7, own, &legal).await.code(), (409, "stale"));
    // Something that is not offered, or no action at all.
    let illegal = anna.act(&table, 0, own, &json!({ "build": { "area": 5 } })).await;
    assert_eq!(illegal.code(), (422, "illegal"));
    let reason = &illegal.body["error"]["reason"];
    assert!(reason["rule"].as_str().expect("a rule").starts_with("OP-"), "{reason}");
    assert!(reason["code"].is_string() && reason["message"].is_string());
    assert_eq!(anna.act(&table, 0, own, &json!({ "fly": 1 })).await.code(), (400, "bad_json"));
    assert_eq!(anna.step(&table, "undo", 0, own).await.code(), (409, "cannot_undo"));
    // After all that the table is as it was.
    let after = anna.snapshot(&table).await;
    assert_eq!(after["frame"]["number"], 0);
    assert_eq!(anna.act(&table, 0, own, &legal).await.body["number"], 1);
}

#[tokio::test]
async fn a_step_can_be_taken_back_until_another_seat_acts() {
    let host = Host::new().await;
    let mut anna = host.visitor().await;
    let table = anna.open(json!(["me", "me"])).await;
    let start = anna.snapshot(&table).await;
    let seat = start["frame"]["turn"]["decides"].as_u64().expect("a seat");
    let recruit = json!({ "recruit": { "warriors": 1 } });
    assert_eq!(anna.act(&table, 0, seat, &recruit).await.status, 200);
    assert_eq!(anna.snapshot(&table).await["frame"]["undo"], json!({ "seat": seat, "steps": 1 }));
    assert_eq!(anna.step(&table, "undo", 1, seat).await.body["number"], 2);
    let back = anna.snapshot(&table).await;
    assert_eq!(back["frame"]["view"], start["frame"]["view"]);
    assert_eq!(back["frame"]["kind"], "undo");
    assert_eq!(back["log"].as_array().map(Vec::len), Some(2));
    assert_eq!(anna.act(&table, 2, seat, &recruit).await.status, 200);
    assert_eq!(anna.act(&table, 3, seat, &json!("end")).await.status, 200);
    let other = 1 - seat;
    let undo = anna.step(&table, "undo", 4, other).await;
    assert_eq!(undo.code(), (409, "cannot_undo"));
    assert_eq!(undo.body["error"]["why"], "other_acted");
    let passed_on = anna.snapshot(&table).await;
    assert_eq!(passed_on["frame"]["turn"]["decides"], other);
    assert_eq!(passed_on["frame"]["undo"], json!({ "seat": seat, "steps": 2 }));
    assert_eq!(anna.step(&table, "undo", 4, seat).await.body["number"], 5);
    assert_eq!(anna.act(&table, 5, seat, &json!("end")).await.status, 200);
    assert_eq!(anna.act(&table, 6, other, &recruit).await.status, 200);
    let undo = anna.step(&table, "undo", 7, seat).await;
    assert_eq!(undo.body["error"]["why"], "other_acted");
}

#[tokio::test]
async fn why_gives_the_rule_and_hints_only_where_nobody_is_hurt() {
    let host = Host::new().await;
    let (mut anna, mut ben, table) = host.table_of_two().await;
    let decides = anna.snapshot(&table).await["frame"]["turn"]["decides"].as_u64();
    if decides == Some(1) {
        std::mem::swap(&mut anna, &mut ben);
    }
    let seat = decides.expect("a seat");
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    let recruit = json!({ "recruit": { "warriors": 0 } });
    let ask = |seat: u64, action: &serde_json::Value| json!({ "seat": seat, "action": action });
    let why = anna.post(&path("why"), ask(seat, &recruit)).await;
    assert_eq!(why.body, json!({ "allowed": true }));
    let why = anna.post(&path("why"), ask(seat, &json!({ "recruit": { "warriors": 99 } }))).await;
    assert_eq!(why.body["allowed"], false);
    assert_eq!(why.body["reason"]["code"], "too_many_recruits");
    assert!(why.body["reason"]["most"].is_u64());
    let why = ben.post(&path("why"), ask(1 - seat, &recruit)).await;
    assert_eq!(why.body["reason"]["code"], "not_your_decision");
    let foreign = ben.post(&path("why"), ask(seat, &recruit)).await;
    assert_eq!(foreign.code(), (403, "not_your_seat"));
    let hint = anna.post(&path("hint"), json!({ "seat": seat })).await;
    assert_eq!(hint.code(), (403, "no_hints"));
    let own = anna.open(json!(["me", "me"])).await;
    let seat = anna.snapshot(&own).await["frame"]["turn"]["decides"].as_u64().expect("a seat");
    let hint = anna.post(&format!("/api/tables/{own}/hint"), json!({ "seat": seat })).await;
    assert_eq!(hint.status, 200, "{}", hint.text);
    assert!(hint.body["actions"][0]["targets"].is_array());
    let hint = anna.post(&format!("/api/tables/{own}/hint"), json!({ "seat": 1 - seat })).await;
    assert_eq!(hint.code(), (409, "not_your_decision"));
}

#[tokio::test]
async fn a_forecast_is_given_to_the_seat_that_decides_for_what_it_may_do() {
    let host = Host::new().await;
    let (mut anna, mut ben, table) = host.table_of_two().await;
    let decides = anna.snapshot(&table).await["frame"]["turn"]["decides"].as_u64();
    if decides == Some(1) {
        std::mem::swap(&mut anna, &mut ben);
    }
    let seat = decides.expect("a seat");
    let path = format!("/api/tables/{table}/forecast");
    let recruit = |warriors: u8| json!({ "recruit": { "warriors": warriors } });
    let ask = |seat: u64, action: serde_json::Value| json!({ "seat": seat, "action": action });
    let given = anna.post(&path, ask(seat, recruit(1))).await;
    assert_eq!((given.status, given.body), (200, json!({ "forecast": null })));
    let refused = anna.post(&path, ask(seat, recruit(99))).await;
    assert_eq!(refused.code(), (422, "illegal"));
    assert_eq!(refused.body["error"]["reason"]["code"], "too_many_recruits");
    let unreadable = anna.post(&path, ask(seat, json!("fly"))).await;
    assert_eq!(unreadable.code(), (400, "bad_json"));
    let foreign = ben.post(&path, ask(seat, recruit(1))).await;
    assert_eq!(foreign.code(), (403, "not_your_seat"));
    let early = ben.post(&path, ask(1 - seat, recruit(1))).await;
    assert_eq!(early.code(), (409, "not_your_decision"));
    assert_eq!(anna.snapshot(&table).await["frame"]["number"], 0);
}

#[tokio::test]
async fn talk_needs_a_name_and_a_fitting_line() {
    let host = Host::new().await;
    let (mut anna, _, table) = host.table_of_two().await;
    let path = format!("/api/tables/{table}/chat");
    assert_eq!(anna.post(&path, json!({ "text": "hi" })).await.code(), (400, "bad_name"));
    anna.put("/api/me", json!({ "name": "Anna" })).await;
    let long = "x".repeat(501);
    for text in ["", "  ", long.as_str(), "a\u{7}b"] {
        let answer = anna.post(&path, json!({ "text": text })).await;
        assert_eq!(answer.code(), (400, "bad_text"), "{text:?}");
    }
    assert_eq!(anna.post(&path, json!({ "text": " salve <b> " })).await.status, 201);
    let mut stranger = host.named("Eve").await;
    assert_eq!(stranger.post(&path, json!({ "text": "me too" })).await.status, 201);
    let chat = anna.snapshot(&table).await["chat"].clone();
    assert_eq!(chat[0]["text"], "salve <b>");
    assert_eq!((&chat[0]["seat"], &chat[1]["seat"]), (&json!(0), &json!(null)));
}

#[tokio::test]
async fn a_foreign_eye_opens_only_when_the_game_is_over() {
    let host = Host::new().await;
    let (mut anna, _, table) = host.table_of_two().await;
    let path = |eye: &str| format!("/api/tables/{table}?eye={eye}");
    assert_eq!(anna.get(&path("1")).await.code(), (403, "not_your_seat"));
    assert_eq!(anna.get(&path("5")).await.code(), (403, "not_your_seat"));
    assert_eq!(anna.get(&path("nobody")).await.code(), (400, "bad_request"));
    assert_eq!(anna.get(&path("spectator")).await.body["frame"]["eye"], "spectator");
    assert_eq!(anna.get(&path("0")).await.body["frame"]["eye"], json!({ "seat": 0 }));
    assert_eq!(anna.step(&table, "resign", 0, 0).await.status, 200);
    assert_eq!(anna.get(&path("1")).await.body["frame"]["eye"], json!({ "seat": 1 }));
    assert_eq!(anna.get(&path("5")).await.code(), (403, "not_your_seat"));
}
