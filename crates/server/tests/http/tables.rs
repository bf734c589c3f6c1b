//! Opening, joining, leaving, listing, records and return games.

use std::time::Duration;

use crate::common::{Host, play_on};
use quadriga_core::{Record, Seat};
use quadriga_games::oppida::Oppida;
use serde_json::{Value, json};
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;

#[tokio::test]
async fn a_table_waits_until_the_last_seat_is_taken() {
    let host = Host::new().await;
    let (mut anna, mut ben) = (host.named("Anna").await, host.named("Ben").await);
    let table = anna.open(json!(["open", "me"])).await;
    let waiting = anna.snapshot(&table).await;
    assert_eq!(waiting["table"]["stage"], "waiting");
    assert_eq!(waiting["frame"]["turn"], Value::Null);
    assert_eq!(waiting["frame"].get("view"), None);
    assert_eq!(waiting["table"]["your_seats"], json!([1]));
    assert_eq!(waiting["table"]["host"], true);
    let act = anna.act(&table, 0, 1, &json!("end")).await;
    assert_eq!(act.code(), (409, "not_started"));
    let joined = ben.post(&format!("/api/tables/{table}/join"), json!({ "seat": 0 })).await;
    assert_eq!(joined.status, 200);
    assert_eq!(joined.body["table"]["stage"], "running");
    assert_eq!(joined.body["table"]["seats"][0]["name"], "Ben");
    assert_eq!(joined.body["table"]["host"], false);
    assert!(joined.body["frame"]["view"].is_object());
    let again = ben.post(&format!("/api/tables/{table}/join"), json!({})).await;
    assert_eq!(again.code(), (409, "not_waiting"));
}

#[tokio::test]
async fn seats_are_left_taken_and_given_to_bots_before_the_start_only() {
    let host = Host::new().await;
    let (mut anna, mut ben) = (host.visitor().await, host.visitor().await);
    let table = anna.open(json!(["me", "open"])).await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    let taken = ben.post(&path("join"), json!({ "seat": 0 })).await;
    assert_eq!(taken.code(), (409, "seat_taken"));
    assert_eq!(ben.post(&path("join"), json!({ "seat": 4 })).await.code(), (400, "bad_request"));
    assert_eq!(ben.post(&path("join"), json!({ "seat": 9 })).await.code(), (400, "bad_json"));
    let foreign = ben.post(&path("leave"), json!({ "seat": 0 })).await;
    assert_eq!(foreign.code(), (403, "not_your_seat"));
    let bot = json!({ "seat": 1, "bot": "tiro" });
    assert_eq!(ben.post(&path("seats"), bot.clone()).await.code(), (403, "not_your_seat"));
    let taken = anna.post(&path("seats"), json!({ "seat": 0, "bot": "tiro" })).await;
    assert_eq!(taken.code(), (409, "seat_taken"));
    let left = anna.post(&path("leave"), json!({ "seat": 0 })).await;
    assert_eq!(left.body["table"]["seats"][0]["kind"], "open");
    assert_eq!(ben.post(&path("join"), json!({})).await.status, 200);
    let seated = anna.post(&path("seats"), bot.clone()).await;
    assert_eq!(seated.body["table"]["stage"], "running", "{}", seated.text);
    assert_eq!(anna.post(&path("seats"), bot).await.code(), (409, "not_waiting"));
    assert_eq!(ben.post(&path("leave"), json!({ "seat": 0 })).await.code(), (409, "not_waiting"));
}

#[tokio::test]
async fn the_host_takes_a_table_away_before_the_start_only() {
    let host = Host::new().await;
    let (mut anna, mut ben) = (host.visitor().await, host.visitor().await);
    let table = anna.open(json!(["me", "open"])).await;
    let close = format!("/api/tables/{table}/close");
    assert_eq!(ben.post(&close, json!({})).await.code(), (403, "not_your_seat"));
    assert_eq!(anna.post(&close, json!({})).await.status, 204);
    assert_eq!(ben.get(&format!("/api/tables/{table}")).await.code(), (404, "no_table"));
    assert_eq!(anna.post(&close, json!({})).await.code(), (404, "no_table"));
    assert_eq!(anna.get("/api/tables?list=mine").await.body["tables"], json!([]));
    let running = anna.open(json!(["me", { "bot": "random" }])).await;
    let close = format!("/api/tables/{running}/close");
    assert_eq!(anna.post(&close, json!({})).await.code(), (409, "not_waiting"));
}

#[tokio::test]
async fn wrong_tables_are_refused_with_their_codes() {
    let host = Host::with(|config| config.tables_per_guest = 2).await;
    let mut anna = host.visitor().await;
    let table = |game: &str, options: Value, seats: Value| json!({ "game": game, "options": options, "seats": seats, "listed": true });
    for (body, code) in [
        (table("chess", json!({}), json!(["me", "open"])), "unknown_game"),
        (table("oppida", json!({ "beginner": "nobody" }), json!(["me", "open"])), "bad_options"),
        (table("oppida", json!({}), json!(["me"])), "bad_request"),
        (table("oppida", json!({}), json!(["me", { "bot": "mcts:9999s" }])), "bad_request"),
        (table("oppida", json!({}), json!(["me", { "bot": "deep blue" }])), "bad_request"),
        (json!({ "game": "oppida" }), "bad_json"),
    ] {
        assert_eq!(anna.post("/api/tables", body.clone()).await.code(), (400, code), "{body}");
    }
    assert_eq!(anna.get("/api/tables?list=all").await.code(), (400, "bad_request"));
    assert_eq!(anna.get("/api/tables/nonesuch").await.code(), (404, "no_table"));
    for path in ["actions", "undo", "resign", "join", "rematch", "chat"] {
        let body = json!({ "number": 0, "seat": 0, "action": "end" });
        let body = match path {
            "actions" => body,
            "chat" => json!({ "text": "hello" }),
            "join" | "rematch" => json!({}),
            _ => json!({ "number": 0, "seat": 0 }),
        };
        anna.put("/api/me", json!({ "name": "Anna" })).await;
        let answer = anna.post(&format!("/api/tables/nonesuch/{path}"), body).await;
        assert_eq!(answer.code(), (404, "no_table"), "{path}");
    }
    anna.open(json!(["me", "open"])).await;
    anna.open(json!(["me", "open"])).await;
    let third = anna.post("/api/tables", table("oppida", json!({}), json!(["me", "open"]))).await;
    assert_eq!(third.code(), (429, "too_many_tables"));
}

/// The ids in a page of a list.
fn ids(list: &Value) -> Vec<&str> {
    let tables = list["tables"].as_array().expect("a list");
    tables.iter().map(|table| table["id"].as_str().expect("an id")).collect()
}

#[tokio::test]
async fn lists_show_my_tables_and_the_open_ones() {
    let host = Host::new().await;
    let (mut anna, mut ben) = (host.named("Anna").await, host.visitor().await);
    let hidden = anna.open(json!(["me", "open"])).await;
    let body = json!({ "game": "oppida", "seats": ["me", "open"], "listed": true });
    let listed = anna.post("/api/tables", body).await.body["table"].clone();
    let listed = listed.as_str().expect("an id").to_owned();
    let running = anna.open(json!(["me", "me"])).await;
    let open = ben.get("/api/tables?list=open").await.body;
    assert_eq!(ids(&open), [&listed]);
    assert_eq!(open["tables"][0]["seats"][0]["name"], "Anna");
    assert_eq!(open["tables"][0]["missing"], 1);
    assert_eq!(open["tables"][0]["host"], false);
    assert_eq!(open["next"], Value::Null);
    let none = json!({ "tables": [], "next": null });
    assert_eq!(ben.get("/api/tables?list=mine").await.body, none);
    let mine = anna.get("/api/tables?list=mine").await.body;
    assert_eq!(ids(&mine), [&running, &listed, &hidden]);
    let turns: Vec<&Value> = [0, 1].map(|at| &mine["tables"][at]["your_turn"]).into();
    assert_eq!(turns, [true, false]);
    assert_eq!(mine["tables"][1]["your_seats"], json!([0]));
    assert_eq!(mine["tables"][1]["host"], true);
}

#[tokio::test]
async fn my_turn_comes_first_then_running_waiting_and_ended_tables() {
    let host = Host::new().await;
    let (mut anna, mut ben) = (host.visitor().await, host.visitor().await);
    let mut tables = Vec::new();
    for _ in 0..4 {
        let options = json!({ "beginner": "celts" });
        let body = json!({ "game": "oppida", "options": options, "seats": ["open", "me"] });
        let table = anna.post("/api/tables", body).await.body["table"].clone();
        let table = table.as_str().expect("an id").to_owned();
        assert_eq!(ben.post(&format!("/api/tables/{table}/join"), json!({})).await.status, 200);
        tables.push(table);
    }
    let waiting = anna.open(json!(["me", "open"])).await;
    let bens = ben.open(json!(["me", "open"])).await;
    // The first ends, and Anna has the turn at the third alone: Ben decides first at each.
    ben.step(&tables[0], "resign", 0, 0).await;
    let mut players = [ben.clone(), anna.clone()];
    let mut number = 1;
    while play_on(&mut players, &tables[2], number, 3).await["frame"]["turn"]["decides"] == 0 {
        number += 1;
    }
    let mine = anna.get("/api/tables?list=mine").await.body;
    assert_eq!(ids(&mine), [&tables[2], &tables[3], &tables[1], &waiting, &tables[0]]);
    let shown = &mine["tables"];
    assert_eq!(shown[0]["your_turn"], true);
    assert_eq!((&shown[4]["result"], &shown[4]["standing"]), (&json!("won"), &json!([2, 1])));
    assert_eq!(shown[1]["result"], Value::Null);
    let lost = ben.get("/api/tables?list=mine").await.body;
    assert_eq!(lost["tables"][4]["result"], "lost");
    assert_eq!(ids(&lost), [&tables[3], &tables[1], &tables[2], &bens, &tables[0]]);
    // Whoever leaves has nothing to do with the table any more, unless it is the host.
    let sits = |table: &str, what: &str| format!("/api/tables/{table}/{what}");
    assert_eq!(anna.post(&sits(&waiting, "leave"), json!({ "seat": 0 })).await.status, 200);
    assert_eq!(ben.post(&sits(&waiting, "join"), json!({ "seat": 0 })).await.status, 200);
    let bens = ben.get("/api/tables?list=mine").await.body;
    assert!(ids(&bens).contains(&waiting.as_str()), "Ben sits there");
    assert_eq!(ben.post(&sits(&waiting, "leave"), json!({ "seat": 0 })).await.status, 200);
    let (mine, bens) =
        (anna.get("/api/tables?list=mine").await, ben.get("/api/tables?list=mine").await);
    assert!(ids(&mine.body).contains(&waiting.as_str()), "Anna opened it");
    assert!(!ids(&bens.body).contains(&waiting.as_str()), "Ben has gone");
}

#[tokio::test]
async fn every_table_of_a_list_can_be_reached_page_by_page() {
    let host = Host::new().await;
    let mut anna = host.visitor().await;
    let mut opened = Vec::new();
    for at in 0..23 {
        let seats = if at % 3 == 0 { json!(["me", "me"]) } else { json!(["me", "open"]) };
        let body = json!({ "game": "oppida", "seats": seats, "listed": at % 3 == 1 });
        let table = anna.post("/api/tables", body).await.body["table"].clone();
        let table = table.as_str().expect("an id").to_owned();
        if at % 6 == 0 {
            assert_eq!(anna.step(&table, "resign", 0, 0).await.status, 200);
        }
        opened.push(table);
    }
    for (list, count) in [("mine", 23), ("open", 8)] {
        for size in [1, 4, 7, 100] {
            let mut found = Vec::new();
            let mut after = String::new();
            for _ in 0..30 {
                let path = format!("/api/tables?list={list}&count={size}{after}");
                let page = anna.get(&path).await.body;
                found.extend(ids(&page).into_iter().map(str::to_owned));
                let Some(next) = page["next"].as_str() else { break };
                assert_eq!(ids(&page).len(), size, "only the last page is short");
                after = format!("&after={next}");
            }
            assert_eq!(found.len(), count, "{list} in pages of {size}");
            found.sort();
            found.dedup();
            assert_eq!(found.len(), count, "{list} in pages of {size}, none twice");
            assert!(found.iter().all(|table| opened.contains(table)));
        }
    }
    let wrong = anna.get("/api/tables?list=mine&after=nonsense").await;
    assert_eq!(wrong.code(), (400, "bad_request"));
}

#[tokio::test]
async fn a_table_is_private_unless_it_is_said_otherwise() {
    let host = Host::new().await;
    let mut anna = host.visitor().await;
    let body = json!({ "game": "oppida", "seats": ["me", "open"] });
    assert_eq!(anna.post("/api/tables", body).await.status, 201);
    assert_eq!(ids(&anna.get("/api/tables?list=open").await.body).len(), 0);
}

#[tokio::test]
async fn a_whole_game_ends_in_a_record_that_proves_itself() {
    let host = Host::new().await;
    let (anna, ben, table) = host.table_of_two().await;
    let mut players = [anna, ben];
    let before = players[0].get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(before.code(), (409, "not_over"));
    let rematch = format!("/api/tables/{table}/rematch");
    assert_eq!(players[0].post(&rematch, json!({})).await.code(), (409, "not_over"));
    let end = play_on(&mut players, &table, 5_000, 3).await;
    assert_eq!(end["table"]["stage"], "over");
    assert!(end["table"]["seed"].is_string());
    assert_eq!(end["frame"]["turn"]["over"], end["table"]["standing"]);
    let number = end["frame"]["number"].as_u64().expect("a number");
    let late = players[0].step(&table, "resign", number, 0).await;
    assert_eq!(late.code(), (409, "over"));
    let record = players[1].get(&format!("/api/tables/{table}/record")).await;
    assert!(record.headers["content-disposition"].to_str().expect("text").contains(".json"));
    let record: Record<Oppida> = serde_json::from_str(&record.text).expect("a record");
    assert_eq!(record.verify().expect("a true record").actions as u64, number);

    let first = players[0].post(&rematch, json!({})).await.body["table"].clone();
    let second = players[1].post(&rematch, json!({})).await.body["table"].clone();
    assert_eq!(first, second);
    let again = players[0].snapshot(first.as_str().expect("an id")).await;
    assert_eq!(again["table"]["your_seats"], json!([1]));
    assert_eq!(players[0].snapshot(&table).await["table"]["rematch"], first);
    let mut stranger = host.visitor().await;
    assert_eq!(stranger.post(&rematch, json!({})).await.body["table"], first);

    let text = serde_json::to_string(&record).expect("JSON");
    let imported = stranger.call("POST", "/api/tables/import", text.clone()).await;
    assert_eq!(imported.status, 201, "{}", imported.text);
    let copy = imported.body["table"].as_str().expect("an id").to_owned();
    let shown = stranger.snapshot(&copy).await;
    assert_eq!(shown["table"]["stage"], "over");
    let shown = stranger.get(&format!("/api/tables/{copy}?eye=0")).await.body;
    assert_eq!(shown["frame"]["view"]["areas"], end["frame"]["view"]["areas"]);
    let again = stranger.get(&format!("/api/tables/{copy}/record")).await;
    assert_eq!(serde_json::from_str::<Record<Oppida>>(&again.text).expect("a record"), record);
    let forged = text.replacen("\"warriors\":1", "\"warriors\":2", 1);
    let answer = stranger.call("POST", "/api/tables/import", forged).await;
    assert_eq!(answer.code(), (422, "record_invalid"), "{}", answer.text);
    let answer = stranger.call("POST", "/api/tables/import", "{}".into()).await;
    assert_eq!(answer.code(), (422, "record_invalid"));
}

#[tokio::test]
async fn a_resigned_game_has_a_record_too() {
    let host = Host::new().await;
    let (anna, ben, table) = host.table_of_two().await;
    let mut players = [anna, ben];
    play_on(&mut players, &table, 10, 1).await;
    assert_eq!(players[1].step(&table, "resign", 10, 1).await.body["number"], 11);
    let snapshot = players[0].snapshot(&table).await;
    assert_eq!(snapshot["table"]["resigned"], 1);
    assert_eq!(snapshot["table"]["standing"], json!([1, 2]));
    assert_eq!(snapshot["frame"]["turn"], json!({ "over": [1, 2] }));
    assert_eq!(snapshot["frame"]["legal"], json!([]));
    let record = players[1].get(&format!("/api/tables/{table}/record")).await;
    let record: Record<Oppida> = serde_json::from_str(&record.text).expect("a record");
    assert_eq!(record.resigned, Some(Seat::SECOND));
    record.verify().expect("a true record");
}

#[tokio::test]
async fn replays_give_every_frame_and_their_patches_lead_to_the_last_view() {
    let host = Host::new().await;
    let (anna, ben, table) = host.table_of_two().await;
    let mut players = [anna, ben];
    let end = play_on(&mut players, &table, 90, 5).await;
    for (from, count) in [(0, 500), (1, 500), (31, 3), (32, 40), (33, 2), (90, 1)] {
        let path = format!("/api/tables/{table}/replay?from={from}&count={count}");
        let replay = players[0].get(&path).await.body;
        assert_eq!(replay["total"], 90);
        let frames = replay["frames"].as_array().expect("frames");
        assert_eq!(frames.len() as u64, (91 - from).min(count));
        let mut view = frames[0]["view"].clone();
        assert!(view.is_object());
        for (index, frame) in frames.iter().enumerate() {
            assert_eq!(frame["number"], from + index as u64);
            if index > 0 {
                view = crate::common::apply(&view, &frame["patch"]);
            }
        }
        if from + count > 90 {
            assert_eq!(view, end["frame"]["view"]);
        }
    }
    let wrong = players[0].get(&format!("/api/tables/{table}/replay?from=91")).await;
    assert_eq!(wrong.code(), (400, "bad_request"));
    let foreign = players[0].get(&format!("/api/tables/{table}/replay?eye=1")).await;
    assert_eq!(foreign.code(), (403, "not_your_seat"));
}

#[tokio::test]
async fn imported_tables_count_against_the_limit_for_a_day() {
    let host = Host::with(|config| config.tables_per_guest = 2).await;
    let (mut anna, _ben, table) = host.table_of_two().await;
    anna.step(&table, "resign", 0, 0).await;
    let record = anna.get(&format!("/api/tables/{table}/record")).await.text;
    let mut carl = host.visitor().await;
    for _ in 0..2 {
        assert_eq!(carl.call("POST", "/api/tables/import", record.clone()).await.status, 201);
    }
    let third = carl.call("POST", "/api/tables/import", record.clone()).await;
    assert_eq!(third.code(), (429, "too_many_tables"));
    let body = json!({ "game": "oppida", "seats": ["me", "open"] });
    assert_eq!(carl.post("/api/tables", body.clone()).await.code(), (429, "too_many_tables"));
    // A game that was played to its end does not count.
    assert_eq!(anna.post("/api/tables", body.clone()).await.status, 201);
    let file = SqliteConnectOptions::new().filename(host.state.db_folder().join("test.db"));
    let mut file = file.busy_timeout(Duration::from_secs(5)).connect().await.expect("the file");
    let yesterday = sqlx::query("update game_table set at = at - 90000 where imported = 1");
    yesterday.execute(&mut file).await.expect("time passes");
    assert_eq!(carl.post("/api/tables", body).await.status, 201);
}
