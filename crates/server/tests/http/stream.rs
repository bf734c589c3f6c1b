//! Pushes: what comes, in which order, and again after a break.

use crate::common::{Host, apply, play_on};
use serde_json::json;

#[tokio::test]
async fn patches_lead_from_the_first_view_to_the_last() {
    let host = Host::new().await;
    let (anna, ben, table) = host.table_of_two().await;
    let mut listeners = Vec::new();
    let eyes = [(&anna, "", "0"), (&ben, "?eye=1", "1"), (&ben, "?eye=spectator", "s")];
    for (visitor, eye, _) in eyes {
        listeners.push(visitor.listen(&format!("{table}/stream{eye}"), None).await);
    }
    let marks = eyes.map(|(_, _, mark)| mark);
    let mut players = [anna, ben];
    play_on(&mut players, &table, 70, 11).await;
    let ends = [
        players[0].get(&format!("/api/tables/{table}?eye=0")).await.body,
        players[1].get(&format!("/api/tables/{table}?eye=1")).await.body,
        players[1].get(&format!("/api/tables/{table}?eye=spectator")).await.body,
    ];
    for ((mut listener, end), mark) in listeners.into_iter().zip(ends).zip(marks) {
        let mut view = listener.wait_for("sync").await.data["frame"]["view"].clone();
        for number in 1..=70 {
            let message = listener.wait_for("frame").await;
            assert_eq!(message.id.as_deref(), Some(format!("{number}-0-{mark}").as_str()));
            assert_eq!(message.data["number"], number);
            assert!(message.data.get("action").is_none());
            view = apply(&view, &message.data["patch"]);
        }
        assert_eq!(view, end["frame"]["view"]);
    }
}

#[tokio::test]
async fn a_reader_that_comes_again_gets_what_it_missed() {
    let host = Host::new().await;
    let (anna, ben, table) = host.table_of_two().await;
    let path = format!("{table}/stream");
    let mut players = [anna, ben];
    let seen = play_on(&mut players, &table, 40, 2).await;
    let mut view = seen["frame"]["view"].clone();
    play_on(&mut players, &table, 50, 3).await;
    players[1].put("/api/me", json!({ "name": "Ben" })).await;
    players[1].post(&format!("/api/tables/{table}/chat"), json!({ "text": "slow?" })).await;
    let mut again = players[0].listen(&path, Some("40-0-0")).await;
    for number in 41..=50 {
        let message = again.next().await.expect("a frame");
        assert_eq!(message.event, "frame");
        assert_eq!(message.data["number"], number);
        view = apply(&view, &message.data["patch"]);
    }
    let now = players[0].snapshot(&table).await;
    assert_eq!(view, now["frame"]["view"]);
    assert_eq!(again.next().await.expect("talk").data["text"], "slow?");
    assert_eq!(again.next().await.expect("the table").event, "table");
    // Up to date; then too far behind, from the future, nonsense, and seen through no eye or
    // another's.
    let mut same = players[0].listen(&path, Some("50-99-0")).await;
    assert_eq!(same.next().await.expect("the table").event, "table");
    play_on(&mut players, &table, 120, 4).await;
    for id in ["40-0-0", "999-0-0", "nonsense", "0-0-0", "119-0", "119-0-1", "119-0-s"] {
        let mut listener = players[0].listen(&path, Some(id)).await;
        assert_eq!(listener.next().await.expect("a message").event, "sync", "{id}");
    }
}

#[tokio::test]
async fn a_step_that_names_its_stream_brings_the_frame_with_the_answer() {
    let host = Host::new().await;
    let mut anna = host.visitor().await;
    let table = anna.open(json!(["me", "open"])).await;
    let mut ben = host.visitor().await;
    ben.post(&format!("/api/tables/{table}/join"), json!({})).await;
    let first = anna.snapshot(&table).await["frame"]["turn"]["decides"].as_u64().expect("a seat");
    if first == 1 {
        std::mem::swap(&mut anna, &mut ben);
    }
    let mut named = anna.listen(&format!("{table}/stream?reader=tab"), None).await;
    let mut other = anna.listen(&format!("{table}/stream?reader=tab2"), None).await;
    let mut opponent = ben.listen(&format!("{table}/stream?reader=tab"), None).await;
    let mut view = named.wait_for("sync").await.data["frame"]["view"].clone();
    let path = format!("/api/tables/{table}/actions");
    for (number, action) in (0..).zip([json!({ "recruit": { "warriors": 1 } }), json!("end")]) {
        let step = json!({ "number": number, "seat": first, "action": action, "reader": "tab" });
        let answer = anna.post(&path, step).await;
        assert_eq!(answer.body["number"], number + 1, "{}", answer.text);
        // What the stream of the same eye brings, and a stream of the same name elsewhere.
        let frame = &answer.body["frame"];
        assert_eq!(&other.wait_for("frame").await.data, frame);
        assert_eq!(opponent.wait_for("frame").await.data["number"], number + 1);
        view = apply(&view, &frame["patch"]);
    }
    // The stream goes on where the answers have led.
    let legal = ben.snapshot(&table).await["frame"]["legal"][0]["action"].clone();
    let next = ben.act(&table, 2, 1 - first, &legal).await;
    assert_eq!(next.body, json!({ "number": 3 }));
    let frame = named.wait_for("frame").await.data;
    assert_eq!(frame["number"], 3);
    view = apply(&view, &frame["patch"]);
    assert_eq!(anna.snapshot(&table).await["frame"]["view"], view);
    // Whoever comes again gets what only answers have brought, too.
    let mut again =
        anna.listen(&format!("{table}/stream?reader=tab"), Some(&format!("1-0-{first}"))).await;
    assert_eq!(again.wait_for("frame").await.data["number"], 2);
}

#[tokio::test]
async fn a_name_that_no_own_stream_has_changes_nothing() {
    let host = Host::new().await;
    let (mut anna, mut ben, table) = host.table_of_two().await;
    let snapshot = anna.snapshot(&table).await;
    let first = snapshot["frame"]["turn"]["decides"].as_u64().expect("a seat");
    if first == 1 {
        std::mem::swap(&mut anna, &mut ben);
    }
    let mut listener = ben.listen(&format!("{table}/stream?reader=tab"), None).await;
    let action = anna.snapshot(&table).await["frame"]["legal"][0]["action"].clone();
    let step = json!({ "number": 0, "seat": first, "action": action, "reader": "tab" });
    let answer = anna.post(&format!("/api/tables/{table}/actions"), step).await;
    assert_eq!(answer.body, json!({ "number": 1 }));
    assert_eq!(listener.wait_for("frame").await.data["number"], 1);
    let long = format!("/api/tables/{table}/stream?reader={}", "x".repeat(41));
    assert_eq!(anna.get(&long).await.code(), (400, "bad_request"));
}

#[tokio::test]
async fn everybody_hears_who_comes_goes_and_talks() {
    let host = Host::new().await;
    let (mut anna, ben) = (host.named("Anna").await, host.named("Ben").await);
    let table = anna.open(json!(["me", "open"])).await;
    let mut listener = anna.listen(&format!("{table}/stream"), None).await;
    let sync = listener.wait_for("sync").await;
    assert_eq!(sync.data["table"]["seats"][0]["connected"], true);
    ben.clone().post(&format!("/api/tables/{table}/join"), json!({})).await;
    let started = listener.wait_for("sync").await;
    assert_eq!(started.data["table"]["stage"], "running");
    assert_eq!(started.data["table"]["seats"][1]["connected"], false);
    let other = ben.listen(&format!("{table}/stream"), None).await;
    let came = listener.wait_for("table").await;
    assert_eq!(came.data["seats"][1]["connected"], true);
    drop(other);
    let went = listener.wait_for("table").await;
    assert_eq!(went.data["seats"][1]["connected"], false);
    anna.post(&format!("/api/tables/{table}/chat"), json!({ "text": "salve" })).await;
    let talk = listener.wait_for("chat").await;
    assert_eq!(talk.data["text"], "salve");
    assert_eq!(talk.id, Some(format!("0-{}-0", talk.data["id"])));
    anna.step(&table, "resign", 0, 0).await;
    let end = listener.wait_for("table").await;
    assert!(end.data["seed"].is_string());
}

#[tokio::test]
async fn a_reader_that_never_reads_is_dropped_and_the_table_goes_on() {
    let host = Host::new().await;
    let (anna, ben, table) = host.table_of_two().await;
    let mut sleepy = anna.listen(&format!("{table}/stream"), None).await;
    let mut players = [anna, ben];
    play_on(&mut players, &table, 150, 8).await;
    let mut heard = 0;
    while let Some(message) = sleepy.next().await {
        heard += u32::from(message.event == "frame");
    }
    assert!((32..150).contains(&heard), "{heard}");
}

#[tokio::test]
async fn one_person_on_both_seats_sees_through_the_deciding_one() {
    let host = Host::new().await;
    let mut anna = host.visitor().await;
    let table = anna.open(json!(["me", "me"])).await;
    let mut listener = anna.listen(&format!("{table}/stream"), None).await;
    let first = listener.wait_for("sync").await.data["frame"].clone();
    let seat = first["turn"]["decides"].as_u64().expect("a seat");
    assert_eq!(first["eye"], json!({ "seat": seat }));
    anna.act(&table, 0, seat, &json!({ "recruit": { "warriors": 0 } })).await;
    anna.act(&table, 1, seat, &json!("end")).await;
    assert_eq!(listener.wait_for("frame").await.data["eye"], json!({ "seat": seat }));
    let passed = listener.wait_for("frame").await.data;
    assert_eq!(passed["eye"], json!({ "seat": 1 - seat }));
    assert!(passed["view"].is_object());
    assert!(!passed["legal"].as_array().expect("offers").is_empty());
}

#[tokio::test]
async fn a_foreign_seat_cannot_be_listened_to() {
    let host = Host::new().await;
    let (mut anna, _, table) = host.table_of_two().await;
    let answer = anna.get(&format!("/api/tables/{table}/stream?eye=1")).await;
    assert_eq!(answer.code(), (403, "not_your_seat"));
    let answer = anna.get("/api/tables/nonesuch/stream").await;
    assert_eq!(answer.code(), (404, "no_table"));
}
