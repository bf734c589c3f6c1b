//! Bots' turns and questions: who thinks when, as visitors meet it.

use std::time::Duration;

use crate::common::Host;
use serde_json::json;

#[tokio::test]
async fn bots_among_themselves_rest_until_someone_looks() {
    let host = Host::with(|config| config.bot_rest = 0).await;
    let mut anna = host.visitor().await;
    let table = anna.open(json!([{ "bot": "random" }, { "bot": "random" }])).await;
    let mut stream = anna.listen(&format!("{table}/stream"), None).await;
    stream.wait_for("sync").await;
    for _ in 0..5 {
        stream.wait_for("frame").await;
    }
    drop(stream);
    // Whatever was thought when she went is done; then nothing more comes, however long one waits.
    let mut before = None;
    for _ in 0..100 {
        tokio::time::sleep(Duration::from_millis(100)).await;
        let list = anna.get("/api/tables?list=mine").await.body;
        let list = list.get("tables").unwrap_or(&list).clone();
        let number = list[0]["number"].as_u64();
        assert_eq!(list[0]["stage"], "running");
        if number == before {
            break;
        }
        before = number;
    }
    let rested = before.expect("a number");
    let mut again = anna.listen(&format!("{table}/stream"), None).await;
    let sync = again.wait_for("sync").await;
    assert_eq!(sync.data["frame"]["number"], rested);
    assert_eq!(again.wait_for("frame").await.data["number"], rested + 1);
}

#[tokio::test]
async fn one_visitor_has_only_so_many_questions() {
    let host = Host::new().await;
    let mut anna = host.visitor().await;
    let table = anna.open(json!(["me", "me"])).await;
    let seat = anna.snapshot(&table).await["frame"]["turn"]["decides"].clone();
    let path = format!("/api/tables/{table}/hint");
    let questions: Vec<_> = (0..60)
        .map(|_| {
            let (mut anna, path, body) = (anna.clone(), path.clone(), json!({ "seat": seat }));
            tokio::spawn(async move { anna.post(&path, body).await })
        })
        .collect();
    let mut answered = 0;
    for question in questions {
        let answer = question.await.expect("an answer");
        match answer.status {
            200 => answered += 1,
            _ => assert_eq!(answer.code(), (503, "busy")),
        }
    }
    assert!((1..60).contains(&answered), "{answered} of 60");
    let later = anna.post(&path, json!({ "seat": seat })).await;
    assert_eq!(later.status, 200, "{}", later.text);
}
