//! A very long table: how long it takes to open.

use std::path::Path;
use std::time::Instant;

use anyhow::{Context, Result};
use serde::Serialize;

use crate::client::Client;
use crate::server::Server;

/// What came of it.
#[derive(Debug, Serialize)]
pub struct Long {
    entries: u32,
    /// From a server that has just started.
    open_ms: f64,
    bytes: usize,
}

/// Fills a table, starts the server anew, and opens the table.
pub async fn run(
    server: Server,
    program: &Path,
    db: &Path,
    entries: u32,
) -> Result<(Server, Long)> {
    let mut client = Client::connect(server.address).await?;
    let table = client.open_table("[\"me\",\"me\"]").await?;
    let snapshot = client.expect("GET", &format!("/api/tables/{table}"), "").await?;
    let snapshot = String::from_utf8(snapshot)?;
    let seat = if snapshot.contains("\"turn\":{\"decides\":1}") { 1 } else { 0 };
    // A game of Oppida has no 5,000 actions, but a player may try and take back as often as it
    // takes.
    for number in 0..entries {
        if number % 2 == 0 {
            let body = format!(
                "{{\"number\":{number},\"seat\":{seat},\"action\":{{\"recruit\":{{\"warriors\":1}}}}}}"
            );
            client.expect("POST", &format!("/api/tables/{table}/actions"), &body).await?;
        } else {
            let body = format!("{{\"number\":{number},\"seat\":{seat}}}");
            client.expect("POST", &format!("/api/tables/{table}/undo"), &body).await?;
        }
    }
    let cookie = client.cookie.clone();
    server.stop().await?;
    let server = Server::start(program, db).await?;
    let mut client = Client::connect(server.address).await?;
    client.cookie = cookie;
    let began = Instant::now();
    let snapshot = client.expect("GET", &format!("/api/tables/{table}"), "").await;
    let open_ms = began.elapsed().as_secs_f64() * 1e3;
    let bytes = snapshot.context("the long table did not open")?.len();
    Ok((server, Long { entries, open_ms, bytes }))
}
