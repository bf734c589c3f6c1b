//! A server in memory for tests, and visitors who call it.

use std::path::Path;

use axum::Router;
use axum::body::Body;
use axum::http::{Request, header};
use http_body_util::BodyExt;
use quadriga_core::{Chance, QuickChance};
use quadriga_server::{App, Config, app};
use serde_json::{Map, Value, json};
use tempfile::TempDir;
use tower::ServiceExt;

/// A server without a listener.
pub(crate) struct Host {
    pub(crate) state: App,
    pub(crate) router: Router,
    /// Goes with the server.
    folder: TempDir,
}

/// The settings of tests: no limits, bots without delay.
pub(crate) fn config(folder: &Path) -> Config {
    Config { db: folder.join("test.db"), rate: 0, bot_delay: 0, ..Config::default() }
}

impl Host {
    pub(crate) async fn new() -> Host {
        Host::with(|_| {}).await
    }

    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> Host {
        let folder = tempfile::tempdir().expect("a folder");
        Host::open(folder, change).await
    }

    pub(crate) async fn open(folder: TempDir, change: impl FnOnce(&mut Config)) -> Host {
        let mut config = config(folder.path());
        change(&mut config);
        let (state, _) = App::open(config).await.expect("a server");
        Host { router: app(state.clone()), state, folder }
    }

    /// Ends the server and gives its folder.
    pub(crate) fn close(self) -> TempDir {
        self.folder
    }

    pub(crate) async fn visitor(&self) -> Visitor {
        let mut visitor = Visitor { router: self.router.clone(), cookie: String::new() };
        assert_eq!(visitor.get("/api/me").await.status, 200);
        visitor
    }

    /// A visitor with a name.
    pub(crate) async fn named(&self, name: &str) -> Visitor {
        let mut visitor = self.visitor().await;
        assert_eq!(visitor.put("/api/me", json!({ "name": name })).await.status, 200);
        visitor
    }

    /// Two visitors at a running table.
    pub(crate) async fn table_of_two(&self) -> (Visitor, Visitor, String) {
        let (mut first, mut second) = (self.visitor().await, self.visitor().await);
        let table = first.open(json!(["me", "open"])).await;
        let joined = second.post(&format!("/api/tables/{table}/join"), json!({})).await;
        assert_eq!(joined.status, 200, "{:?}", joined.body);
        (first, second, table)
    }
}

/// Someone with a cookie.
#[derive(Clone)]
pub(crate) struct Visitor {
    pub(crate) router: Router,
    pub(crate) cookie: String,
}

#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: axum::http::HeaderMap,
    pub(crate) body: Value,
    pub(crate) text: String,
}

impl Answer {
    /// The stable code of a failure.
    pub(crate) fn code(&self) -> (u16, &str) {
        (self.status, self.body["error"]["code"].as_str().unwrap_or(""))
    }
}

impl Visitor {
    /// The same visitor, who comes from this address.
    pub(crate) fn from(mut self, address: &str) -> Visitor {
        let peer = quadriga_server::address::Peer(address.parse().expect("an address"));
        self.router = self.router.layer(axum::Extension(peer));
        self
    }

    pub(crate) fn request(&self, method: &str, path: &str) -> axum::http::request::Builder {
        let request = Request::builder().method(method).uri(path);
        request.header(header::COOKIE, &self.cookie).header(header::HOST, "test")
    }

    pub(crate) async fn send(&mut self, request: Request<Body>) -> Answer {
        let response = self.router.clone().oneshot(request).await.expect("an answer");
        let status = response.status().as_u16();
        let headers = response.headers().clone();
        if let Some(cookie) = headers.get(header::SET_COOKIE) {
            let cookie = cookie.to_str().expect("a cookie");
            self.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        }
        let bytes = response.into_body().collect().await.expect("a body").to_bytes();
        let text = String::from_utf8(bytes.to_vec()).expect("text");
        let body = serde_json::from_str(&text).unwrap_or(Value::Null);
        Answer { status, headers, body, text }
    }

    pub(crate) async fn call(&mut self, method: &str, path: &str, body: String) -> Answer {
        let request = self.request(method, path).body(Body::from(body)).expect("a request");
        self.send(request).await
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.call("GET", path, String::new()).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> Answer {
        self.call("POST", path, body.to_string()).await
    }

    pub(crate) async fn put(&mut self, path: &str, body: Value) -> Answer {
        self.call("PUT", path, body.to_string()).await
    }

    /// Opens a table of Oppida.
    pub(crate) async fn open(&mut self, seats: Value) -> String {
        let body = json!({ "game": "oppida", "options": {}, "seats": seats, "listed": false });
        let answer = self.post("/api/tables", body).await;
        assert_eq!(answer.status, 201, "{}", answer.text);
        answer.body["table"].as_str().expect("an id").to_owned()
    }

    pub(crate) async fn snapshot(&mut self, table: &str) -> Value {
        let answer = self.get(&format!("/api/tables/{table}")).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        answer.body
    }

    pub(crate) async fn act(
        &mut self,
        table: &str,
        number: u64,
        seat: u64,
        action: &Value,
    ) -> Answer {
        let body = json!({ "number": number, "seat": seat, "action": action });
        self.post(&format!("/api/tables/{table}/actions"), body).await
    }

    pub(crate) async fn step(&mut self, table: &str, what: &str, number: u64, seat: u64) -> Answer {
        let body = json!({ "number": number, "seat": seat });
        self.post(&format!("/api/tables/{table}/{what}"), body).await
    }

    /// Listens to a table.
    pub(crate) async fn listen(&self, query: &str, last_event: Option<&str>) -> Listener {
        let mut request = self.request("GET", &format!("/api/tables/{query}"));
        if let Some(id) = last_event {
            request = request.header("last-event-id", id);
        }
        let request = request.body(Body::empty()).expect("a request");
        let response = self.router.clone().oneshot(request).await.expect("an answer");
        assert_eq!(response.status(), 200);
        Listener { body: response.into_body(), raw: String::new() }
    }
}

/// One who listens.
pub(crate) struct Listener {
    body: Body,
    /// All that came.
    pub(crate) raw: String,
}

#[derive(Debug)]
pub(crate) struct Message {
    pub(crate) id: Option<String>,
    pub(crate) event: String,
    pub(crate) data: Value,
}

impl Listener {
    /// The next message; `None` when the stream has ended or is silent for a while.
    pub(crate) async fn next(&mut self) -> Option<Message> {
        let wait = std::time::Duration::from_millis(2500);
        let frame = tokio::time::timeout(wait, self.body.frame()).await.ok()??;
        let bytes = frame.expect("a stream does not fail").into_data().expect("data");
        Some(self.message(&bytes))
    }

    fn message(&mut self, bytes: &[u8]) -> Message {
        let text = String::from_utf8(bytes.to_vec()).expect("text");
        self.raw.push_str(&text);
        let line =
            |name: &str| text.lines().find_map(|line| line.strip_prefix(name)).map(str::to_owned);
        Message {
            id: line("id: "),
            event: line("event: ").unwrap_or_default(),
            data: serde_json::from_str(&line("data: ").unwrap_or_default()).unwrap_or(Value::Null),
        }
    }

    /// The messages that have come, without waiting for more.
    pub(crate) async fn come(&mut self) -> Vec<Message> {
        let mut messages = Vec::new();
        while let Ok(Some(frame)) =
            tokio::time::timeout(std::time::Duration::ZERO, self.body.frame()).await
        {
            let bytes = frame.expect("a stream does not fail").into_data().expect("data");
            messages.push(self.message(&bytes));
        }
        messages
    }

    /// The next message of this kind.
    pub(crate) async fn wait_for(&mut self, event: &str) -> Message {
        loop {
            let message = self.next().await.unwrap_or_else(|| panic!("no {event} came"));
            if message.event == event {
                return message;
            }
        }
    }
}

/// What the page does with a patch.
pub(crate) fn apply(old: &Value, patch: &Value) -> Value {
    let patch = patch.as_object().expect("a patch is an object");
    if let Some(value) = patch.get("$set") {
        return value.clone();
    }
    if let Some(items) = patch.get("$at").and_then(Value::as_object) {
        let mut array = old.as_array().expect("$at changes an array").clone();
        for (index, patch) in items {
            let index: usize = index.parse().expect("an index");
            array[index] = apply(&array[index], patch);
        }
        return Value::Array(array);
    }
    let mut object = old.as_object().cloned().unwrap_or_else(Map::new);
    for (key, patch) in patch {
        if patch.get("$del").is_some() {
            object.remove(key);
        } else {
            let value = apply(object.get(key).unwrap_or(&Value::Null), patch);
            object.insert(key.clone(), value);
        }
    }
    Value::Object(object)
}

/// Plays random actions for both visitors until the end or until `most` entries.
pub(crate) async fn play_on(
    players: &mut [Visitor; 2],
    table: &str,
    most: u64,
    seed: u64,
) -> Value {
    let mut chance = QuickChance::new(seed);
    let mut snapshot = players[0].snapshot(table).await;
    while snapshot["frame"]["turn"]["decides"].is_u64()
        && snapshot["frame"]["number"].as_u64() < Some(most)
    {
        let seat = snapshot["frame"]["turn"]["decides"].as_u64().expect("a seat");
        let player = &mut players[seat as usize];
        let own = player.snapshot(table).await;
        let legal = own["frame"]["legal"].as_array().expect("offers");
        let offer = &legal[chance.below(legal.len() as u32) as usize]["action"];
        let number = own["frame"]["number"].as_u64().expect("a number");
        let answer = player.act(table, number, seat, offer).await;
        assert_eq!(answer.body["number"], number + 1, "{}", answer.text);
        snapshot = players[0].snapshot(table).await;
    }
    snapshot
}
