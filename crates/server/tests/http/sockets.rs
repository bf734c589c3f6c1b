//! The listener itself: over real sockets, with its limits and its end.

use std::net::SocketAddr;
use std::time::Duration;

use crate::common;
use quadriga_load::client::{Client, Snapshot};
use quadriga_server::{Config, ServeError, serve};
use serde_json::Value;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinSet;
use tokio::time::timeout;

/// A server that listens.
pub(crate) struct Open {
    pub(crate) address: SocketAddr,
    stop: oneshot::Sender<()>,
    ended: oneshot::Receiver<Result<(), ServeError>>,
    _folder: TempDir,
}

pub(crate) async fn open(change: impl FnOnce(&mut Config)) -> Open {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = common::config(folder.path());
    config.port = Some(0);
    change(&mut config);
    let ((stop, stopped), (ready, listens)) = (oneshot::channel::<()>(), oneshot::channel());
    let (end, ended) = oneshot::channel();
    // On threads of its own, as a program would be; it stops when the test drops `stop`.
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Runtime::new().expect("threads");
        let ready = |address| ready.send(address).expect("the test waits");
        let stopped = async {
            let _ = stopped.await;
        };
        let _ = end.send(runtime.block_on(serve(config, ready, stopped)));
    });
    Open { address: listens.await.expect("it listens"), stop, ended, _folder: folder }
}

/// A connection from another address of this machine.
pub(crate) async fn connect_from(from: [u8; 4], to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.bind(SocketAddr::from((from, 0))).expect("an address of this machine");
    socket.connect(to).await.expect("a connection")
}

/// Sends `count` requests without waiting for answers, reads all of these, and counts those
/// refused.
async fn flood(address: SocketAddr, table: String, count: usize) -> usize {
    let (mut answers, mut requests) = TcpStream::connect(address).await.expect("one").into_split();
    let request =
        format!("POST /api/tables/{table}/join HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n");
    let sending = tokio::spawn(async move {
        let hundred = request.repeat(100);
        for _ in 0..count / 100 {
            requests.write_all(hundred.as_bytes()).await.expect("the server reads on");
        }
        requests
    });
    let (mut text, mut chunk) = (String::new(), vec![0; 64 * 1024]);
    while text.matches("}}").count() < count {
        let length = answers.read(&mut chunk).await.expect("answers");
        assert!(length > 0, "the server closed the connection");
        text.push_str(std::str::from_utf8(&chunk[..length]).expect("plain text"));
    }
    drop(sending.await);
    let refused = text.matches("HTTP/1.1 429 Too Many Requests").count();
    assert_eq!(text.matches("\"code\":\"too_many_requests\"").count(), refused);
    refused
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ten_thousand_requests_of_one_client_harm_neither_the_table_nor_others() {
    let server = open(|config| (config.rate, config.burst) = (40, 160)).await;
    let mut anna =
        Client::on(connect_from([127, 0, 0, 2], server.address).await).await.expect("Anna");
    let table = anna.open_table("[\"me\",\"me\"]").await.expect("a table");
    let mut floods = JoinSet::new();
    for _ in 0..5 {
        floods.spawn(flood(server.address, table.clone(), 2000));
    }
    // Meanwhile Anna plays on, one action after the other.
    let path = format!("/api/tables/{table}");
    let mut number = 0;
    let mut refused = 0;
    loop {
        let body = anna.expect("GET", &path, "").await.expect("the table is shown");
        let frame = serde_json::from_slice::<Snapshot<'_>>(&body).expect("a snapshot").frame;
        if frame.legal.is_empty() {
            break; // On a slow machine her whole game is over before the floods are.
        }
        assert_eq!(frame.number, number, "nobody else has moved");
        let turn: Value = serde_json::from_str(frame.turn.expect("a turn").get()).expect("JSON");
        let step = format!(
            "{{\"number\":{number},\"seat\":{},\"action\":{}}}",
            turn["decides"],
            frame.legal[0].action.get()
        );
        anna.expect("POST", &format!("{path}/actions"), &step).await.expect("it is stored");
        number += 1;
        match timeout(Duration::from_millis(50), floods.join_next()).await {
            Ok(None) => break,
            Ok(Some(flood)) => refused += flood.expect("a flood ends"),
            Err(_) => {}
        }
    }
    while let Some(flood) = floods.join_next().await {
        refused += flood.expect("a flood ends");
    }
    assert!(refused > 9000, "{refused} of 10,000 were refused");
    assert!(number > 5, "Anna got {number} actions through");
}

#[tokio::test]
async fn a_full_house_still_hears_that_it_must_stop() {
    let server = open(|config| config.connections = 1).await;
    let _inside = Client::connect(server.address).await.expect("the only place");
    let mut waiting = TcpStream::connect(server.address).await.expect("it waits");
    waiting.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await.expect("sent");
    let silence = timeout(Duration::from_millis(300), waiting.read_u8()).await;
    assert!(silence.is_err(), "there is one place only");
    server.stop.send(()).expect("the server runs");
    let ended = timeout(Duration::from_secs(12), server.ended).await.expect("it stops");
    ended.expect("no panic").expect("a clean end");
}

#[tokio::test]
async fn who_waits_outside_comes_in_when_another_has_gone() {
    let server = open(|config| config.connections = 1).await;
    let inside = Client::connect(server.address).await.expect("the only place");
    let waiting = tokio::spawn(Client::connect(server.address));
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert!(!waiting.is_finished(), "there is one place only");
    drop(inside);
    let waited = timeout(Duration::from_secs(10), waiting).await.expect("a place is free");
    assert!(waited.expect("no panic").is_ok());
}

#[tokio::test]
async fn figures_on_an_address_of_their_own_are_not_on_the_main_one() {
    let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let figures = free.local_addr().expect("an address");
    drop(free);
    let server = open(|config| config.metrics_listen = Some(figures)).await;
    let mut visitor = Client::connect(server.address).await.expect("a visitor");
    assert_eq!(visitor.request("GET", "/metrics", "").await.expect("an answer").status, 404);
    let mut host = connect_from([127, 0, 0, 1], figures).await;
    let request = b"GET /metrics HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
    host.write_all(request).await.expect("sent");
    let mut text = String::new();
    host.read_to_string(&mut text).await.expect("an answer");
    assert!(text.starts_with("HTTP/1.1 200 OK\r\n"), "{text}");
    assert!(text.contains("quadriga_requests_total{status=\"2xx\"} 1\n"), "{text}");
}

#[tokio::test]
async fn a_database_that_cannot_be_used_is_named_with_what_to_do() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = common::config(folder.path());
    (config.port, config.db) = (Some(0), folder.path().to_owned());
    let refused = serve(config, |_| (), std::future::pending()).await;
    let said = refused.expect_err("a folder is no file").to_string();
    assert!(said.starts_with("cannot use the database "), "{said}");
    assert!(said.ends_with("choose another file with --db FILE"), "{said}");
}
