//! What a seat or a spectator may not know is not in the bytes that they get.
//!
//! Two servers hold the same table, except that two land cards have exchanged their backs. Seat 0
//! scouts both, so its bytes differ. The others cannot know: all bytes that they ever get must be
//! equal.

use std::time::Duration;

use crate::common::{Host, Listener, Visitor, config};
use quadriga_core::{Chance, Leavers, Play, QuickChance, Seed};
use quadriga_games::oppida::{Oppida, Options};
use quadriga_server::api::Stage;
use quadriga_server::guest::{Guest, Key, Mark};
use quadriga_server::store::{SeatRow, Secret, Store, TableRow, Write};
use serde_json::{Value, json};

const TABLE: &str = "secret000000";
const ANNA: Guest = Guest([1; 16]);
const BEN: Guest = Guest([2; 16]);
const EVE: Guest = Guest([3; 16]);

/// A set-up in which Celts begin and two backs differ; and the same with those two exchanged.
fn set_ups() -> (Seed, [String; 2], [u64; 2]) {
    let options: Options = serde_json::from_value(json!({ "beginner": "celts" })).expect("options");
    for number in 0.. {
        let seed = Seed::from_number(number);
        let play = Play::<Oppida>::new(options, seed.clone());
        let one = serde_json::to_value(play.checkpoint()).expect("JSON");
        let backs = |at: usize| one["state"]["areas"][at]["back"].clone();
        if backs(5) != backs(6) {
            let mut other = one.clone();
            other["state"]["areas"][5]["back"] = backs(6);
            other["state"]["areas"][6]["back"] = backs(5);
            return (seed, [one.to_string(), other.to_string()], [5, 6]);
        }
    }
    unreachable!("some seed has two different backs")
}

/// A server on which the table stands with this set-up.
async fn host(seed: &Seed, set_up: &str) -> (Host, [Visitor; 3]) {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, mut journal) = Store::open(&config(folder.path())).await.expect("a store");
    let key = store.setting("cookie_key", b"the same key on both".to_vec()).await.expect("a key");
    let row = TableRow {
        key: 0,
        id: TABLE.to_owned(),
        game: "oppida".to_owned(),
        rules: 1,
        options: json!({ "beginner": "celts", "supply": "strict" }).to_string(),
        seed: Secret(String::from(seed.clone())),
        stage: Stage::Running,
        listed: false,
        host: Some(ANNA),
        rematch: None,
        at: 0,
        standing: None,
        leavers: Leavers::Bot,
        imported: false,
        seats: vec![SeatRow::person(ANNA, None), SeatRow::person(BEN, None)],
    };
    let create = Write::Create {
        table: Box::new(row),
        decides: None,
        entries: Vec::new(),
        snapshots: vec![(0, set_up.to_owned())],
        rematch_of: None,
        from: Mark([0; 8]),
    };
    for outcome in journal.commit(&[&create]).await {
        outcome.expect("a stored table");
    }
    journal.close().await;
    store.close().await;
    let host = Host::open(folder, |_| {}).await;
    let key = Key::new(&key);
    let visitor = |guest| Visitor {
        router: host.router.clone(),
        cookie: format!("quadriga={}", key.sign(guest)),
    };
    let visitors = [visitor(ANNA), visitor(BEN), visitor(EVE)];
    (host, visitors)
}

/// Everything that each of three visitors gets while the script is played.
async fn bytes_of_a_game(seed: &Seed, set_up: &str, secret: [u64; 2]) -> [String; 3] {
    let (_host, mut visitors) = host(seed, set_up).await;
    let mut streams: Vec<Listener> = Vec::new();
    for visitor in &visitors {
        streams.push(visitor.listen(&format!("{TABLE}/stream"), None).await);
    }
    let mut bytes = [const { String::new() }; 3];
    let mut chance = QuickChance::new(17);
    for number in 0..120 {
        let seat = visitors[2].snapshot(TABLE).await["frame"]["turn"]["decides"].as_u64();
        let Some(seat) = seat else { break };
        let own = visitors[seat as usize].snapshot(TABLE).await;
        let legal: Vec<&Value> = (own["frame"]["legal"].as_array().expect("offers").iter())
            .map(|offer| &offer["action"])
            .filter(|action| is_safe(action, seat, secret))
            .collect();
        let scout = |area: u64| json!({ "scout": { "area": area } });
        let wanted = secret.map(scout);
        let known = |area: u64| !own["frame"]["view"]["areas"][area as usize]["back"].is_null();
        let unseen = wanted
            .iter()
            .zip(secret)
            .find(|&(action, area)| seat == 0 && !known(area) && legal.contains(&action));
        let recruit = json!({ "recruit": { "warriors": 0 } });
        let action = match unseen {
            Some((action, _)) => action.clone(),
            // The way to scout leads over recruiting.
            None if seat == 0 && !(known(5) && known(6)) && legal.contains(&&recruit) => recruit,
            None => legal[chance.below(legal.len() as u32) as usize].clone(),
        };
        let answer = visitors[seat as usize].act(TABLE, number, seat, &action).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        for (visitor, bytes) in visitors.iter_mut().zip(&mut bytes) {
            bytes.push_str(&visitor.get(&format!("/api/tables/{TABLE}")).await.text);
        }
        // Whoever doesn't read is taken for gone, and on a slow machine the script takes long.
        for stream in &mut streams {
            read_on(stream, Duration::from_millis(1)).await;
        }
    }
    for ((visitor, stream), bytes) in visitors.iter_mut().zip(&mut streams).zip(&mut bytes) {
        for path in ["replay", "replay?eye=spectator&from=40", "?eye=spectator"] {
            bytes.push_str(&visitor.get(&format!("/api/tables/{TABLE}/{path}")).await.text);
        }
        for eye in ["0", "1", "s"] {
            let seen = format!("60-0-{eye}");
            let mut resumed = visitor.listen(&format!("{TABLE}/stream"), Some(&seen)).await;
            resumed.come().await;
            bytes.push_str(&said(&resumed));
        }
        let undo = visitor.step(TABLE, "undo", 3, 0).await;
        bytes.push_str(&undo.text);
        read_on(stream, Duration::from_millis(50)).await;
        bytes.push_str(&said(stream));
    }
    bytes
}

/// What came by a stream, without the signs of life, which come by the clock.
fn said(stream: &Listener) -> String {
    stream.raw.lines().filter(|line| !line.starts_with(':')).collect()
}

/// Reads what has come, until nothing more comes for a while.
async fn read_on(stream: &mut Listener, wait: Duration) {
    while let Ok(Some(_)) = tokio::time::timeout(wait, stream.next()).await {}
}

/// Nobody turns the two cards over, and seat 1 does not scout them.
fn is_safe(action: &Value, seat: u64, secret: [u64; 2]) -> bool {
    let about = |what: &str| action[what]["area"].as_u64().is_some_and(|a| secret.contains(&a));
    let enters = |what: &str| action[what]["to"].as_u64().is_some_and(|a| secret.contains(&a));
    let looks = about("build") || (seat == 1 && about("scout"));
    !(looks || enters("march") || enters("conquer"))
}

#[tokio::test]
async fn what_they_cannot_know_changes_no_byte_that_they_get() {
    let (seed, set_ups, secret) = set_ups();
    let [anna, ben, eve] = bytes_of_a_game(&seed, &set_ups[0], secret).await;
    let [other_anna, other_ben, other_eve] = bytes_of_a_game(&seed, &set_ups[1], secret).await;
    assert_ne!(anna, other_anna, "the scout sees the difference");
    assert!(anna.contains("\"saw\""));
    assert_eq!(ben, other_ben);
    assert_eq!(eve, other_eve);
    let hex = String::from(seed);
    for bytes in [&anna, &ben, &eve] {
        assert!(!bytes.contains(&hex), "the seed stays secret while the game runs");
    }
    assert!(!eve.contains("\"saw\""), "a spectator hears of no scout's find");
}

#[tokio::test]
async fn no_log_line_shows_a_seed_or_a_guest() {
    let row = SeatRow::person(Guest([0xab; 16]), None);
    assert!(!format!("{row:?}").contains("abab"));
    let seed = String::from(Seed::from_number(5));
    assert!(!format!("{:?}", Secret(seed.clone())).contains(&seed));
}
