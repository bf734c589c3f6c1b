//! Visitors who send half a request, or do not take what they are sent, and those who hold too
//! much.

use std::net::SocketAddr;
use std::time::Duration;

use crate::common::Host;
use crate::sockets::{connect_from, open};
use axum::body::Body;
use http_body_util::BodyExt;
use quadriga_load::client::Client;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tower::ServiceExt;

/// Longer than the patience of these servers, and shorter than the usual one.
const SOON: Duration = Duration::from_secs(10);

/// All that comes until the server closes the connection.
async fn until_closed(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    // An end by a reset is an end, too.
    let _ = timeout(SOON, stream.read_to_end(&mut bytes)).await.expect("it is closed in time");
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test]
async fn a_half_sent_request_is_closed_in_time() {
    let server = open(|config| config.patience = 1).await;
    for half in
        ["", "POST /api/tables HTTP/1.1\r\nhost:", "POST /api/tables HTTP/1.1\r\nhost: x\r\n"]
    {
        let mut visitor = connect_from([127, 0, 0, 1], server.address).await;
        visitor.write_all(half.as_bytes()).await.expect("it is sent");
        until_closed(&mut visitor).await;
    }
    for path in ["/api/tables", "/api/tables/import", "/api/me"] {
        let mut visitor = connect_from([127, 0, 0, 1], server.address).await;
        let head = format!("POST {path} HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{{");
        let head = if path == "/api/me" { head.replace("POST", "PUT") } else { head };
        visitor.write_all(head.as_bytes()).await.expect("it is sent");
        let answer = until_closed(&mut visitor).await;
        assert!(answer.starts_with("HTTP/1.1 408 "), "{path}: {answer}");
        assert!(answer.contains("\"code\":\"too_slow\""), "{path}: {answer}");
    }
}

#[tokio::test]
async fn one_address_holds_so_many_connections_and_the_others_come_in() {
    let server = open(|config| config.connections_per_address = 3).await;
    let mut inside = Vec::new();
    for _ in 0..3 {
        inside.push(Client::connect(server.address).await.expect("there is room"));
    }
    let mut fourth = connect_from([127, 0, 0, 1], server.address).await;
    assert_eq!(until_closed(&mut fourth).await, "", "it is turned away");
    let other = connect_from([127, 0, 0, 2], server.address).await;
    Client::on(other).await.expect("another address has its own room");
    inside.pop();
    for _ in 0..100 {
        let again = connect_from([127, 0, 0, 1], server.address).await;
        if Client::on(again).await.is_ok() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("who has closed a connection may open another");
}

#[tokio::test]
async fn who_does_not_take_the_answers_is_closed() {
    let server = open(|config| {
        config.patience = 1;
        config.connections_per_address = 1;
    })
    .await;
    let anna = connect_from([127, 0, 0, 2], server.address).await;
    let mut anna = Client::on(anna).await.expect("a visitor");
    let table = anna.open_table("[\"me\",\"me\"]").await.expect("a table");
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4096).expect("a small buffer");
    let mut deaf = socket.connect(server.address).await.expect("a connection");
    let asks = format!("GET /api/tables/{table} HTTP/1.1\r\nhost: x\r\n\r\n").repeat(4000);
    // Not all of them may fit, since the server stops reading, too.
    let _ = timeout(Duration::from_secs(2), deaf.write_all(asks.as_bytes())).await;
    // The address has one place: it is free again when the server has closed the connection, though
    // nobody has read a byte there.
    for _ in 0..600 {
        let next = connect_from([127, 0, 0, 1], server.address).await;
        if Client::on(next).await.is_ok() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the connection is held for ever");
}

#[tokio::test]
async fn behind_a_proxy_each_visitor_is_counted_and_not_the_proxy() {
    let host = Host::with(|config| {
        config.proxy_header = Some("x-forwarded-for".into());
        config.connections_per_address = 2;
    })
    .await;
    let table = host.visitor().await.open(serde_json::json!(["me", "me"])).await;
    let ask = async |from: &str, path: String| {
        let request = host.visitor().await.request("GET", &path).header("x-forwarded-for", from);
        let request = request.body(Body::empty()).expect("a request");
        host.router.clone().oneshot(request).await.expect("an answer")
    };
    let stream = format!("/api/tables/{table}/stream");
    let mut held = Vec::new();
    for _ in 0..2 {
        let mut answer = ask("192.0.2.1", stream.clone()).await;
        assert_eq!(answer.status(), 200);
        answer.body_mut().frame().await.expect("a message").expect("it comes");
        held.push(answer);
    }
    assert_eq!(ask("192.0.2.1", "/api/games".into()).await.status(), 429);
    assert_eq!(ask("192.0.2.2", "/api/games".into()).await.status(), 200);
    assert_eq!(ask("2001:db8::1", stream.clone()).await.status(), 200);
    held.pop();
    assert_eq!(ask("192.0.2.1", "/api/games".into()).await.status(), 200);
}

#[tokio::test]
async fn behind_a_proxy_its_own_connections_are_not_counted() {
    let server = open(|config| {
        config.proxy_header = Some("x-forwarded-for".into());
        config.connections_per_address = 1;
    })
    .await;
    let mut inside = Vec::new();
    for _ in 0..4 {
        inside.push(Client::connect(server.address).await.expect("the proxy comes in"));
    }
}

#[tokio::test]
async fn the_head_of_a_request_is_limited_as_documented() {
    let server = open(|_| {}).await;
    let status = async |address: SocketAddr, length: usize, headers: usize| {
        let mut visitor = connect_from([127, 0, 0, 1], address).await;
        let each = length / headers;
        let mut head = "GET /api/games HTTP/1.1\r\nhost: x\r\nconnection: close\r\n".to_owned();
        for at in 0..headers {
            head += &format!("x-{at}: {}\r\n", "a".repeat(each));
        }
        // In one piece, as a small head comes.
        let _ = visitor.write_all((head + "\r\n").as_bytes()).await;
        let answer = until_closed(&mut visitor).await;
        answer.split(' ').nth(1).unwrap_or_default().to_owned()
    };
    assert_eq!(status(server.address, 30 * 1024, 1).await, "200");
    assert_eq!(status(server.address, 30 * 1024, 20).await, "200");
    assert_eq!(status(server.address, 33 * 1024, 1).await, "431");
    assert_eq!(status(server.address, 33 * 1024, 20).await, "431");
    assert_eq!(status(server.address, 1024, 110).await, "431");
}
