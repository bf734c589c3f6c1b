//! Full disks, restarts, bots that were interrupted, and tables that were let go.

use std::time::Duration;

use crate::common::{Host, Visitor, play_on};
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

async fn wait_until(visitor: &mut Visitor, table: &str, done: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..400 {
        let snapshot = visitor.snapshot(table).await;
        if done(&snapshot) {
            return snapshot;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("it did not happen in ten seconds");
}

/// The files of a server, as a killed process would leave them.
fn copy_of(host: &Host) -> tempfile::TempDir {
    let copy = tempfile::tempdir().expect("a folder");
    for file in ["test.db", "test.db-wal"] {
        let from = host.state.db_folder().join(file);
        std::fs::copy(from, copy.path().join(file)).expect("a copy");
    }
    copy
}

#[tokio::test]
async fn two_bots_play_a_whole_game_by_themselves() {
    let host = Host::new().await;
    let mut anna = host.visitor().await;
    let table = anna.open(json!([{ "bot": "random" }, { "bot": "greedy" }])).await;
    let end = wait_until(&mut anna, &table, |s| s["table"]["stage"] == "over").await;
    assert!(end["table"]["standing"].is_array());
}

#[tokio::test]
async fn a_bot_answers_a_person_after_its_pause() {
    let host = Host::with(|config| config.bot_delay = 300).await;
    let mut anna = host.visitor().await;
    let table = anna.open(json!(["me", { "bot": "random" }])).await;
    wait_until(&mut anna, &table, |s| s["frame"]["turn"]["decides"] == 0).await;
    let number = anna.snapshot(&table).await["frame"]["number"].as_u64().expect("a number");
    anna.act(&table, number, 0, &json!({ "recruit": { "warriors": 0 } })).await;
    let began = std::time::Instant::now();
    anna.act(&table, number + 1, 0, &json!("end")).await;
    wait_until(&mut anna, &table, |s| s["frame"]["number"].as_u64() > Some(number + 2)).await;
    assert!(began.elapsed() >= Duration::from_millis(300));
}

#[tokio::test]
async fn a_restart_keeps_everything_and_lets_the_bot_go_on() {
    // An hour's pause: the bot does not act before the restart.
    let host = Host::with(|config| config.bot_delay = 3_600_000).await;
    let mut anna = host.visitor().await;
    let table = anna.open(json!([{ "bot": "random" }, { "bot": "random" }])).await;
    let (mut first, second, other) = host.table_of_two().await;
    let mut players = [first.clone(), second];
    let before = play_on(&mut players, &other, 77, 9).await;
    let cookies = (anna.cookie.clone(), first.cookie.clone());
    drop((anna, first, players));
    // The bot's task holds the server for an hour: leave it as a killed process would.
    let host = Host::open(copy_of(&host), |_| {}).await;
    host.state.resume_bots().await;
    let mut anna = Visitor { router: host.router.clone(), cookie: cookies.0 };
    wait_until(&mut anna, &table, |s| s["frame"]["number"].as_u64() > Some(20)).await;
    first = Visitor { router: host.router.clone(), cookie: cookies.1 };
    let after = first.snapshot(&other).await;
    assert_eq!(after["frame"], before["frame"]);
    assert_eq!(after["log"], before["log"]);
}

#[tokio::test]
async fn a_reopened_table_goes_on_exactly_where_it_was() {
    let host = Host::new().await;
    let (anna, ben, table) = host.table_of_two().await;
    let mut players = [anna, ben];
    for number in [1, 31, 32, 33, 64, 70, 100] {
        let before = play_on(&mut players, &table, number, number).await;
        assert_eq!(host.state.sweep(Duration::ZERO), 0, "all tables left the memory");
        let after = players[0].snapshot(&table).await;
        assert_eq!(after["frame"], before["frame"]);
        assert_eq!(after["log"], before["log"]);
    }
}

#[tokio::test]
async fn a_full_database_refuses_cleanly_and_the_table_stays_as_stored() {
    let host = Host::with(|config| config.db_limit = Some(1)).await;
    let mut anna = host.named("Anna").await;
    let table = anna.open(json!(["me", "me"])).await;
    let path = format!("/api/tables/{table}/chat");
    let line = json!({ "text": "x".repeat(500) });
    let mut refused = None;
    for _ in 0..4000 {
        let answer = anna.post(&path, line.clone()).await;
        if answer.status != 201 {
            refused = Some(answer);
            break;
        }
    }
    assert_eq!(refused.expect("the file is full").code(), (503, "unavailable"));
    let mut number = anna.snapshot(&table).await["frame"]["number"].as_u64().expect("a number");
    let seat = anna.snapshot(&table).await["frame"]["turn"]["decides"].as_u64().expect("a seat");
    let stored = loop {
        // Small entries may still fit: until one does not.
        let what = if number % 2 == 0 { "actions" } else { "undo" };
        let answer = match what {
            "actions" => {
                anna.act(&table, number, seat, &json!({ "recruit": { "warriors": 0 } })).await
            }
            _ => anna.step(&table, "undo", number, seat).await,
        };
        if answer.status != 200 {
            assert_eq!(answer.code(), (503, "unavailable"));
            break number;
        }
        number += 1;
    };
    let shown = anna.snapshot(&table).await;
    assert_eq!(shown["frame"]["number"], stored);
    assert_eq!(shown["frame"]["undo"]["steps"].as_u64().unwrap_or(0), u64::from(stored % 2 != 0));
    assert_eq!(anna.get("/healthz").await.code(), (503, "unavailable"));
}

#[tokio::test]
async fn a_read_only_file_is_said_at_the_start_and_keeps_everything() {
    let host = Host::new().await;
    let (anna, ben, table) = host.table_of_two().await;
    let before = play_on(&mut [anna.clone(), ben], &table, 40, 3).await;
    let copy = copy_of(&host);
    let file = copy.path().join("test.db");
    let mut whole = SqliteConnectOptions::new().filename(&file).connect().await.expect("a file");
    let joined = sqlx::query("pragma journal_mode = delete").execute(&mut whole).await;
    joined.expect("the file is whole without its log");
    whole.close().await.expect("it is closed");
    // A format that SQLite may read but not write, as permissions do not bind a super-user.
    let format = |version: u8| {
        let mut bytes = std::fs::read(&file).expect("the file");
        bytes[18] = version;
        std::fs::write(&file, bytes).expect("the file is written");
    };
    format(3);
    let refused = quadriga_server::App::open(crate::common::config(copy.path())).await;
    let cause = refused.err().expect("the file cannot be written").to_string();
    assert!(cause.contains("readonly database"), "{cause}");
    format(1);
    let host = Host::open(copy, |_| {}).await;
    let mut anna = Visitor { router: host.router.clone(), cookie: anna.cookie };
    let after = anna.snapshot(&table).await;
    assert_eq!((&after["frame"], &after["log"]), (&before["frame"], &before["log"]));
}

#[tokio::test]
async fn a_table_of_other_rules_says_what_to_do_and_a_broken_one_tells_no_secrets() {
    let host = Host::new().await;
    let (mut anna, ben, table) = host.table_of_two().await;
    play_on(&mut [anna.clone(), ben], &table, 5, 3).await;
    let path = format!("/api/tables/{table}");
    let cases = [
        ("update game_table set rules = rules + 7", (501, "other_rules")),
        ("update game_table set rules = rules - 7, seed = 'nonsense'", (500, "internal")),
    ];
    for (change, (status, code)) in cases {
        let mut file = SqliteConnectOptions::new().filename(host.state.db_folder().join("test.db"));
        file = file.busy_timeout(Duration::from_secs(5));
        let mut file = file.connect().await.expect("the file opens");
        sqlx::query(change).execute(&mut file).await.expect("the change is made");
        assert_eq!(host.state.sweep(Duration::ZERO), 0, "the table left the memory");
        let answer = anna.get(&path).await;
        assert_eq!(answer.code(), (status, code), "{change}");
        let message = answer.body["error"]["message"].as_str().expect("a message");
        match code {
            "internal" => assert_eq!(message, "Something went wrong on the server."),
            _ => {
                assert!(
                    message.contains("version 9") && message.contains("version 2"),
                    "{message}"
                );
            }
        }
    }
}

#[tokio::test]
async fn a_file_that_cannot_be_written_is_said_at_the_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = crate::common::config(folder.path());
    config.db = folder.path().join("no/such/folder/test.db");
    assert!(quadriga_server::App::open(config).await.is_err());
}
