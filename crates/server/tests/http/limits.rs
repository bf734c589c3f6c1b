//! What one visitor may hold, by cookie and by address, and what goes when its time has come.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use crate::common::{Answer, Host, Visitor, play_on};
use serde_json::{Value, json};
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;

const DAY: i64 = 24 * 60 * 60;

fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970");
    i64::try_from(since.as_secs()).expect("before the end of time")
}

/// Someone without a cookie, from this address.
fn stranger(host: &Host, address: &str) -> Visitor {
    Visitor { router: host.router.clone(), cookie: String::new() }.from(address)
}

/// A table for three that waits.
async fn open_three(visitor: &mut Visitor, listed: bool) -> Answer {
    let (seats, options) = (json!(["me", "open", "open"]), json!({ "players": 3 }));
    let body = json!({ "game": "conquest", "options": options, "seats": seats, "listed": listed });
    visitor.post("/api/tables", body).await
}

/// The record of a finished game.
async fn record(host: &Host) -> String {
    let (mut anna, _ben, table) = host.table_of_two().await;
    anna.step(&table, "resign", 0, 0).await;
    anna.get(&format!("/api/tables/{table}/record")).await.text
}

#[tokio::test]
async fn tables_count_by_address_also_without_a_cookie() {
    let host = Host::with(|config| config.tables_per_address = 3).await;
    for _ in 0..3 {
        assert_eq!(open_three(&mut stranger(&host, "192.0.2.1"), false).await.status, 201);
    }
    let fourth = open_three(&mut stranger(&host, "::ffff:192.0.2.1"), false).await;
    assert_eq!(fourth.code(), (429, "too_many_tables"));
    for host_part in 1..=3 {
        let address = format!("2001:db8::{host_part}");
        assert_eq!(open_three(&mut stranger(&host, &address), false).await.status, 201);
    }
    let fourth = open_three(&mut stranger(&host, "2001:db8::ffff:4"), false).await;
    assert_eq!(fourth.code(), (429, "too_many_tables"));
    assert_eq!(open_three(&mut stranger(&host, "2001:db8:0:1::1"), false).await.status, 201);
}

#[tokio::test]
async fn requests_at_the_same_moment_do_not_slip_through_together() {
    let host = Host::with(|config| config.tables_per_address = 3).await;
    let mut together = tokio::task::JoinSet::new();
    for _ in 0..20 {
        let mut visitor = stranger(&host, "192.0.2.1");
        together.spawn(async move { open_three(&mut visitor, false).await.status });
    }
    let opened = together.join_all().await.into_iter().filter(|&status| status == 201).count();
    assert_eq!(opened, 3);
}

#[tokio::test]
async fn the_open_list_cannot_be_flooded_from_one_address() {
    let host = Host::with(|config| config.listed_per_address = 2).await;
    for _ in 0..2 {
        assert_eq!(open_three(&mut stranger(&host, "192.0.2.1"), true).await.status, 201);
    }
    let third = open_three(&mut stranger(&host, "192.0.2.1"), true).await;
    assert_eq!(third.code(), (429, "too_many_tables"));
    assert_eq!(open_three(&mut stranger(&host, "192.0.2.1"), false).await.status, 201);
    assert_eq!(open_three(&mut stranger(&host, "192.0.2.2"), true).await.status, 201);
}

#[tokio::test]
async fn imports_count_by_address() {
    let host = Host::with(|config| config.imports_per_address = 2).await;
    let record = record(&host).await;
    let import = async |address: &str| {
        let mut visitor = stranger(&host, address);
        visitor.call("POST", "/api/tables/import", record.clone()).await
    };
    assert_eq!(import("192.0.2.1").await.status, 201);
    assert_eq!(import("192.0.2.1").await.status, 201);
    assert_eq!(import("192.0.2.1").await.code(), (429, "too_many_tables"));
    assert_eq!(import("192.0.2.2").await.status, 201);
}

#[tokio::test]
async fn one_visitor_holds_so_many_seats_of_others_and_no_more() {
    let host =
        Host::with(|config| (config.seats_per_guest, config.seats_per_address) = (2, 3)).await;
    let mut anna = host.visitor().await;
    let mut tables = Vec::new();
    for _ in 0..4 {
        let table = open_three(&mut anna, true).await.body["table"].clone();
        tables.push(format!("/api/tables/{}", table.as_str().expect("an id")));
    }
    let mut ben = host.visitor().await.from("192.0.2.1");
    let join = |table: &str| format!("{table}/join");
    assert_eq!(ben.post(&join(&tables[0]), json!({})).await.status, 200);
    assert_eq!(ben.post(&join(&tables[1]), json!({})).await.status, 200);
    let third = ben.post(&join(&tables[2]), json!({})).await;
    assert_eq!(third.code(), (429, "too_many_seats"));
    // A second cookie helps only as far as the address allows.
    let mut eve = host.visitor().await.from("192.0.2.1");
    assert_eq!(eve.post(&join(&tables[2]), json!({})).await.status, 200);
    assert_eq!(eve.post(&join(&tables[3]), json!({})).await.code(), (429, "too_many_seats"));
    // Who gives one back may take another, and a table that runs keeps nobody out.
    let left = ben.post(&format!("{}/leave", tables[1]), json!({ "seat": 1 })).await;
    assert_eq!(left.status, 200, "{}", left.text);
    assert_eq!(ben.post(&join(&tables[3]), json!({})).await.status, 200);
    let bot = json!({ "seat": 2, "bot": "random" });
    assert_eq!(anna.post(&format!("{}/seats", tables[0]), bot).await.status, 200);
    assert_eq!(ben.post(&join(&tables[1]), json!({})).await.status, 200);
    // At her own tables Anna sits as she likes.
    assert_eq!(anna.post(&join(&tables[1]), json!({})).await.status, 200);
}

#[tokio::test]
async fn tables_that_wait_expire_after_a_day_unless_someone_is_there() {
    let host = Host::new().await;
    let mut anna = host.visitor().await;
    let abandoned = anna.open(json!(["me", "open"])).await;
    let heard = anna.open(json!(["me", "open"])).await;
    let running = anna.open(json!(["me", "me"])).await;
    let mut listener = anna.listen(&format!("{heard}/stream"), None).await;
    listener.wait_for("sync").await;
    assert_eq!(host.state.expire(now() + DAY - 60).await, Ok(0), "not yet");
    assert_eq!(host.state.expire(now() + DAY + 60).await, Ok(1));
    let gone = anna.get(&format!("/api/tables/{abandoned}")).await;
    assert_eq!(gone.code(), (404, "no_table"));
    for table in [&heard, &running] {
        assert_eq!(anna.get(&format!("/api/tables/{table}")).await.status, 200);
    }
    let mine = anna.get("/api/tables?list=mine").await.body;
    assert_eq!(mine["tables"].as_array().map(Vec::len), Some(2));
}

#[tokio::test]
async fn imported_tables_expire_as_the_host_says_and_played_ones_stay() {
    let host = Host::with(|config| config.keep_imports = 7).await;
    let record = record(&host).await;
    let mut carl = host.visitor().await;
    let imported = carl.call("POST", "/api/tables/import", record).await.body["table"].clone();
    let imported = format!("/api/tables/{}", imported.as_str().expect("an id"));
    assert_eq!(host.state.expire(now() + 7 * DAY - 60).await, Ok(0));
    assert_eq!(carl.get(&imported).await.status, 200);
    assert_eq!(host.state.expire(now() + 7 * DAY + 60).await, Ok(1), "the played one stays");
    assert_eq!(carl.get(&imported).await.code(), (404, "no_table"));
    let for_ever = Host::with(|config| config.keep_imports = 0).await;
    let record = self::record(&for_ever).await;
    let mut carl = for_ever.visitor().await;
    assert_eq!(carl.call("POST", "/api/tables/import", record).await.status, 201);
    assert_eq!(for_ever.state.expire(now() + 9999 * DAY).await, Ok(0));
}

#[tokio::test]
async fn a_full_database_frees_first_what_may_go() {
    let host = Host::with(|config| {
        config.db_limit = Some(2);
        (config.tables_per_guest, config.imports_per_address) = (10_000, 10_000);
        config.tables_per_address = 10_000;
    })
    .await;
    let (anna, ben, table) = host.table_of_two().await;
    let mut players = [anna, ben];
    let end = play_on(&mut players, &table, 5_000, 3).await;
    let record = players[0].get(&format!("/api/tables/{table}/record")).await.text;
    let mut carl = host.visitor().await;
    let mut imported = Vec::new();
    for at in 0..60 {
        let answer = carl.call("POST", "/api/tables/import", record.clone()).await;
        assert_eq!(answer.status, 201, "import {at}: {}", answer.text);
        imported.push(answer.body["table"].as_str().expect("an id").to_owned());
    }
    let oldest = carl.get(&format!("/api/tables/{}", imported[0])).await;
    assert_eq!(oldest.code(), (404, "no_table"), "the oldest import made room");
    let newest = carl.get(&format!("/api/tables/{}", imported[59])).await;
    assert_eq!(newest.status, 200);
    let played = players[0].snapshot(&table).await;
    assert_eq!(played["frame"]["view"], end["frame"]["view"], "what was played stays");
}

#[tokio::test]
async fn names_of_imported_records_pass_the_same_door() {
    let host = Host::new().await;
    let record: Value = serde_json::from_str(&record(&host).await).expect("a record");
    let mut carl = host.visitor().await;
    let (long, huge) = ("a".repeat(25), "a".repeat(3 << 20));
    for (at, name) in ["", "a\nb", "\u{200b}", "\u{202e}annA", &long, &huge].into_iter().enumerate()
    {
        for field in ["name", "bot"] {
            let mut forged = record.clone();
            forged["seats"][at % 2][field] = json!(name);
            let answer = carl.call("POST", "/api/tables/import", forged.to_string()).await;
            assert_eq!(answer.code(), (422, "record_invalid"), "{field} {at}");
            assert!(answer.text.len() < 1000, "the answer does not repeat it");
        }
    }
    let mut named = record.clone();
    named["seats"][0]["name"] = json!("  Gaius  Julius ");
    let answer = carl.call("POST", "/api/tables/import", named.to_string()).await;
    let table = answer.body["table"].as_str().expect("an id").to_owned();
    assert_eq!(carl.snapshot(&table).await["table"]["seats"][0]["name"], "Gaius Julius");
}

#[tokio::test]
async fn a_record_that_is_too_long_is_refused_before_it_is_played() {
    let host = Host::new().await;
    let mut record: Value = serde_json::from_str(&record(&host).await).expect("a record");
    record["actions"] = json!(vec!["end"; 20_001]);
    let answer = host.visitor().await.call("POST", "/api/tables/import", record.to_string()).await;
    assert_eq!(answer.code(), (422, "record_invalid"));
    assert!(answer.text.contains("more than 20000 actions"), "{}", answer.text);
}

#[tokio::test]
async fn a_new_name_touches_no_other_table() {
    let host = Host::new().await;
    let (mut anna, mut ben) = (host.visitor().await, host.visitor().await);
    let own = anna.open(json!(["me", "open"])).await;
    let other = ben.open(json!(["me", "open"])).await;
    let mut listener = anna.listen(&format!("{own}/stream"), None).await;
    listener.wait_for("sync").await;
    ben.snapshot(&other).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    anna.put("/api/me", json!({ "name": "Anna" })).await;
    let told = loop {
        let table = listener.wait_for("table").await;
        if table.data["seats"][0]["name"] == "Anna" {
            break table;
        }
    };
    assert_eq!(told.data["id"], own);
    assert_eq!(host.state.sweep(Duration::from_millis(200)), 1, "only the one that is heard stays");
}

#[tokio::test]
async fn names_of_those_who_only_passed_by_do_not_fill_the_database() {
    let host = Host::with(|config| config.db_limit = Some(1)).await;
    let mut anna = host.named("Anna").await;
    let table = anna.open(json!(["me", "me"])).await;
    // More names than a file of a megabyte holds, as if there had been no limit when they came.
    let file = SqliteConnectOptions::new().filename(host.state.db_folder().join("test.db"));
    let mut file = file.busy_timeout(Duration::from_secs(5)).connect().await.expect("the file");
    let many = "with recursive passers (at) as (select 1 union all select at + 1 from passers \
                where at < 30000) insert into guest select randomblob(16), 'passer by' from passers";
    sqlx::query(many).execute(&mut file).await.expect("they pass by");
    let path = format!("/api/tables/{table}/chat");
    for at in 0..200 {
        let answer = anna.post(&path, json!({ "text": "x".repeat(500) })).await;
        assert_eq!(answer.status, 201, "{at}: {}", answer.text);
    }
    let seats = &anna.snapshot(&table).await["table"]["seats"];
    assert_eq!(seats[0]["name"], "Anna", "who has a table keeps the name");
}

#[tokio::test]
async fn a_table_keeps_so_many_lines_of_talk_also_after_a_restart() {
    let host = Host::with(|config| config.lines_per_table = 102).await;
    let mut anna = host.named("Anna").await;
    let (table, other) =
        (anna.open(json!(["me", "open"])).await, anna.open(json!(["me", "me"])).await);
    let chat = |table: &str| format!("/api/tables/{table}/chat");
    let line = json!({ "text": "Salve!" });
    for _ in 0..101 {
        assert_eq!(anna.post(&chat(&table), line.clone()).await.status, 201);
    }
    // More than a snapshot shows: they are counted when the table is read again.
    assert_eq!(host.state.sweep(Duration::ZERO), 0);
    assert_eq!(anna.post(&chat(&table), line.clone()).await.status, 201);
    let refused = anna.post(&chat(&table), line.clone()).await;
    assert_eq!(refused.code(), (409, "talk_full"));
    assert!(refused.text.contains("102 messages"), "{}", refused.text);
    assert_eq!(anna.post(&chat(&other), line).await.status, 201);
    let shown = anna.snapshot(&table).await;
    assert_eq!(shown["chat"].as_array().map(Vec::len), Some(100));
}

#[tokio::test]
async fn a_game_of_so_many_steps_can_only_be_given_up() {
    let host = Host::with(|config| config.entries_per_table = 3).await;
    let mut anna = host.visitor().await;
    let table = anna.open(json!(["me", "me"])).await;
    let offer = async |anna: &mut Visitor| {
        let frame = anna.snapshot(&table).await["frame"].clone();
        let seat = frame["turn"]["decides"].as_u64().expect("a seat");
        (seat, frame["legal"][0]["action"].clone())
    };
    let (seat, action) = offer(&mut anna).await;
    assert_eq!(anna.act(&table, 0, seat, &action).await.status, 200);
    assert_eq!(anna.step(&table, "undo", 1, seat).await.status, 200);
    assert_eq!(anna.act(&table, 2, seat, &action).await.status, 200);
    assert_eq!(anna.step(&table, "undo", 3, seat).await.code(), (409, "log_full"));
    let (next, action) = offer(&mut anna).await;
    let refused = anna.act(&table, 3, next, &action).await;
    assert_eq!(refused.code(), (409, "log_full"));
    assert!(refused.text.contains("at most 3 steps"), "{}", refused.text);
    assert_eq!(anna.step(&table, "resign", 3, seat).await.status, 200);
    assert_eq!(anna.snapshot(&table).await["table"]["stage"], "over");
}

#[tokio::test]
async fn a_bot_stops_where_a_game_has_as_many_steps_as_it_may() {
    let host = Host::with(|config| config.entries_per_table = 3).await;
    let mut anna = host.visitor().await;
    let table = anna.open(json!([{ "bot": "random" }, { "bot": "random" }])).await;
    let mut listener = anna.listen(&format!("{table}/stream"), None).await;
    let mut number = listener.wait_for("sync").await.data["frame"]["number"].as_u64();
    while number < Some(3) {
        number = listener.wait_for("frame").await.data["number"].as_u64();
    }
    assert!(listener.next().await.is_none(), "nobody acts any more");
    assert_eq!(anna.snapshot(&table).await["frame"]["number"], 3);
}

#[tokio::test]
async fn a_record_tells_those_apart_who_have_no_name() {
    let host = Host::new().await;
    let record: Value = serde_json::from_str(&record(&host).await).expect("a record");
    assert_eq!(record["seats"], json!([{ "name": "guest 1" }, { "name": "guest 2" }]));
    let imported =
        host.visitor().await.call("POST", "/api/tables/import", record.to_string()).await;
    assert_eq!(imported.status, 201, "{}", imported.text);
}
