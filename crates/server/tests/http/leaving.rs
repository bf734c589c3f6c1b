//! Giving up among more than two: a bot plays on, and the game with it.

use std::time::Duration;

use crate::common::{Answer, Host, Visitor};
use quadriga_core::{Record, Seat};
use quadriga_games::conquest::Conquest;
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

/// Three people at a running table of Conquest.
async fn table_of_three(host: &Host, leavers: Option<&str>) -> ([Visitor; 3], String) {
    let mut people = [host.named("Anna").await, host.named("Ben").await, host.named("Carla").await];
    let mut body = json!({
        "game": "conquest",
        "options": { "players": 3 },
        "seats": ["me", "open", "open"],
    });
    if let Some(leavers) = leavers {
        body["leavers"] = json!(leavers);
    }
    let opened = people[0].post("/api/tables", body).await;
    assert_eq!(opened.status, 201, "{}", opened.text);
    let table = opened.body["table"].as_str().expect("an id").to_owned();
    for person in &mut people[1..] {
        person.post(&format!("/api/tables/{table}/join"), json!({})).await;
    }
    (people, table)
}

/// Resigns, whatever bots do meanwhile.
async fn resign(person: &mut Visitor, table: &str, seat: u64) -> Answer {
    loop {
        let number = person.snapshot(table).await["frame"]["number"].as_u64().expect("a number");
        let answer = person.step(table, "resign", number, seat).await;
        if answer.code() != (409, "stale") {
            return answer;
        }
    }
}

#[tokio::test]
async fn a_bot_plays_on_for_one_who_resigns_among_three() {
    let host = Host::new().await;
    let (mut people, table) = table_of_three(&host, None).await;
    let mut stream = people[0].listen(&format!("{table}/stream"), None).await;
    let before = stream.wait_for("sync").await.data;
    assert_eq!(before["table"]["leavers"], "bot");
    assert_eq!(before["table"]["seats"][0]["resigned"], false);
    assert_eq!(before["frame"]["eye"], json!({ "seat": 0 }));
    assert_eq!(resign(&mut people[0], &table, 0).await.status, 200);
    let frame = stream.wait_for("frame").await.data;
    assert_eq!((frame["kind"].as_str(), &frame["seat"]), (Some("resign"), &json!(0)));
    assert_eq!(frame["eye"], "spectator");
    assert!(frame["view"].is_object(), "another eye needs the whole view");
    let told = stream.wait_for("table").await.data;
    assert_eq!(told["stage"], "running");
    assert_eq!((&told["your_seats"], &told["resigned"]), (&json!([]), &Value::Null));
    let seat = json!({
        "kind": "bot", "name": "Anna", "bot": "veteranus", "resigned": true, "connected": true,
    });
    assert_eq!(told["seats"][0], seat);
    // The seat is the bot's: no eye, no action, no hint, no second resignation, but still a table
    // of hers.
    let foreign = people[0].get(&format!("/api/tables/{table}?eye=0")).await;
    assert_eq!(foreign.code(), (403, "not_your_seat"));
    assert_eq!(resign(&mut people[0], &table, 0).await.code(), (403, "not_your_seat"));
    let hint = people[0].post(&format!("/api/tables/{table}/hint"), json!({ "seat": 0 })).await;
    assert_eq!(hint.code(), (403, "not_your_seat"));
    let mine = people[0].get("/api/tables?list=mine").await.body.to_string();
    assert!(mine.contains(&table), "{mine}");
    // The bot acts when it is the seat's turn.
    let mut acted = false;
    for _ in 0..200 {
        let own = people[1].snapshot(&table).await;
        let log = own["log"].as_array().expect("a log");
        acted = log.iter().any(|entry| entry["seat"] == 0 && entry["kind"] == "action");
        let Some(seat) = own["frame"]["turn"]["decides"].as_u64().filter(|_| !acted) else { break };
        if seat == 0 {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
            continue;
        }
        let own = people[seat as usize].snapshot(&table).await;
        let number = own["frame"]["number"].as_u64().expect("a number");
        let action = own["frame"]["legal"][0]["action"].clone();
        people[seat as usize].act(&table, number, seat, &action).await;
    }
    assert!(acted, "the bot has acted for the seat");
}

#[tokio::test]
async fn the_last_person_who_resigns_ends_the_game_and_the_record_tells_who_left() {
    // For the last place, the first who left comes behind the second, and both behind the third.
    for (leavers, expected) in [("bot", json!([1, 1, 3])), ("last", json!([3, 2, 1]))] {
        let host = Host::new().await;
        let (mut people, table) = table_of_three(&host, Some(leavers)).await;
        assert_eq!(resign(&mut people[0], &table, 0).await.status, 200);
        assert_eq!(resign(&mut people[1], &table, 1).await.status, 200);
        assert_eq!(people[2].snapshot(&table).await["table"]["stage"], "running");
        let end = resign(&mut people[2], &table, 2).await;
        assert_eq!(end.status, 200, "{}", end.text);
        let over = people[2].snapshot(&table).await["table"].clone();
        assert_eq!((&over["stage"], &over["resigned"]), (&json!("over"), &json!(2)));
        assert_eq!(over["standing"], expected);
        let text = people[0].get(&format!("/api/tables/{table}/record")).await.text;
        let record: Record<Conquest> = serde_json::from_str(&text).expect("a record");
        let seats: Vec<Seat> = record.left.iter().map(|left| left.seat).collect();
        assert_eq!(seats, [Seat::FIRST, Seat::SECOND]);
        let names: Vec<&str> = record.seats.iter().map(|player| player.name.as_str()).collect();
        assert_eq!(names, ["Anna", "Ben", "Carla"]);
        assert!(record.left.iter().all(|left| left.bot == "veteranus"));
        assert!(record.left.iter().all(|left| left.last == (leavers == "last")));
        let verified = record.verify().expect("a game by the rules");
        assert_eq!(serde_json::to_value(verified.standing).expect("JSON"), expected);
        // It comes back as it was.
        let brought = people[0].call("POST", "/api/tables/import", text).await;
        assert_eq!(brought.status, 201, "{}", brought.text);
        let copy = brought.body["table"].as_str().expect("an id").to_owned();
        let again = people[1].snapshot(&copy).await;
        assert_eq!(again["table"]["standing"], expected);
        let marks: Vec<&Value> = again["table"]["seats"]
            .as_array()
            .expect("seats")
            .iter()
            .map(|s| &s["resigned"])
            .collect();
        assert_eq!(marks, [&json!(true), &json!(true), &json!(false)]);
        let replay = people[1].get(&format!("/api/tables/{copy}/replay")).await.body;
        let resigned = |frame: &&Value| frame["kind"] == "resign";
        let frames = replay["frames"].as_array().expect("frames");
        let seats: Vec<&Value> =
            frames.iter().filter(resigned).map(|frame| &frame["seat"]).collect();
        assert_eq!(seats, [&json!(0), &json!(1), &json!(2)]);
    }
}

#[tokio::test]
async fn who_left_is_known_after_a_restart_and_sits_again_in_the_return_game() {
    let host = Host::new().await;
    let (mut people, table) = table_of_three(&host, Some("last")).await;
    resign(&mut people[1], &table, 1).await;
    // Read from the database again, as after a restart.
    host.state.sweep(std::time::Duration::ZERO);
    let info = people[0].snapshot(&table).await["table"].clone();
    assert_eq!(info["leavers"], "last");
    assert_eq!(info["seats"][1]["resigned"], true);
    assert_eq!(
        (&info["seats"][1]["name"], &info["seats"][1]["kind"]),
        (&json!("Ben"), &json!("bot"))
    );
    resign(&mut people[0], &table, 0).await;
    resign(&mut people[2], &table, 2).await;
    host.state.sweep(std::time::Duration::ZERO);
    let info = people[0].snapshot(&table).await["table"].clone();
    assert_eq!(info["standing"], json!([2, 3, 1]));
    let again = people[1].post(&format!("/api/tables/{table}/rematch"), json!({})).await;
    assert_eq!(again.status, 200, "{}", again.text);
    let next = again.body["table"].as_str().expect("an id").to_owned();
    let seats = people[1].snapshot(&next).await["table"]["seats"].clone();
    for seat in seats.as_array().expect("seats") {
        assert_eq!((&seat["kind"], &seat["resigned"]), (&json!("person"), &json!(false)));
    }
}

#[tokio::test]
async fn one_person_among_bots_ends_the_game_by_resigning() {
    let host = Host::new().await;
    let mut anna = host.visitor().await;
    let body = json!({
        "game": "conquest",
        "options": { "players": 3 },
        "seats": ["me", { "bot": "random" }, { "bot": "random" }],
    });
    let table = anna.post("/api/tables", body).await.body["table"].as_str().map(str::to_owned);
    let table = table.expect("an id");
    assert_eq!(resign(&mut anna, &table, 0).await.status, 200);
    let info = anna.snapshot(&table).await["table"].clone();
    assert_eq!(info["stage"], "over");
    assert_eq!(info["standing"], json!([3, 1, 1]));
}

/// Three seats of one visitor at a table that has come to this number, all by the first offers.
async fn played_to(anna: &mut Visitor, wanted: u64) -> String {
    let seats = json!(["me", "me", "me"]);
    let options = json!({ "players": 3 });
    let body = json!({ "game": "conquest", "options": options, "seats": seats, "leavers": "last" });
    let opened = anna.post("/api/tables", body).await;
    let table = opened.body["table"].as_str().expect("an id").to_owned();
    for number in 0..wanted {
        let frame = anna.snapshot(&table).await["frame"].clone();
        let seat = frame["turn"]["decides"].as_u64().expect("under way");
        let acted = anna.act(&table, number, seat, &frame["legal"][0]["action"]).await;
        assert_eq!(acted.status, 200, "{}", acted.text);
    }
    table
}

#[tokio::test]
async fn positions_of_an_earlier_release_learn_who_had_given_up() {
    let host = Host::new().await;
    let mut anna = host.visitor().await;
    // A position is stored with every 32nd entry: once the first has just left, once the last has
    // given up.
    let running = played_to(&mut anna, 31).await;
    assert_eq!(anna.step(&running, "resign", 31, 0).await.status, 200);
    let over = played_to(&mut anna, 29).await;
    for (number, seat) in [(29, 1), (30, 0), (31, 2)] {
        assert_eq!(anna.step(&over, "resign", number, seat).await.status, 200);
    }
    let before = anna.snapshot(&over).await;
    assert_eq!(before["table"]["standing"], json!([2, 3, 1]));
    let cookie = anna.cookie;
    let folder = host.close();
    let file = SqliteConnectOptions::new().filename(folder.path().join("test.db"));
    let mut file = file.busy_timeout(Duration::from_secs(5)).connect().await.expect("the file");
    for earlier in [
        "update snapshot set state = json_remove(state, '$.left', '$.resigned')",
        "delete from _sqlx_migrations where version = 7",
    ] {
        let changed = sqlx::query(earlier).execute(&mut file).await.expect("a change");
        assert!(changed.rows_affected() > 0);
    }
    file.close().await.expect("it closes");
    let host = Host::open(folder, |_| {}).await;
    let mut anna = Visitor { router: host.router.clone(), cookie };
    assert_eq!(anna.snapshot(&over).await, before);
    // Nobody else is left to play on for the first.
    let own = anna.snapshot(&running).await;
    assert_eq!(own["table"]["seats"][0]["resigned"], true);
    assert_eq!(resign(&mut anna, &running, 1).await.status, 200);
    assert_eq!(resign(&mut anna, &running, 2).await.status, 200);
    assert_eq!(anna.snapshot(&running).await["table"]["standing"], json!([3, 2, 1]));
}
