//! Lists among very many tables: of one who has many of them, and of those that are open.

use std::net::Ipv4Addr;
use std::path::Path;
use std::time::Instant;

use anyhow::{Context, Result};
use serde_json::Value;
use tokio::task::JoinSet;

use super::{promise, share};
use crate::client::{Client, table_id};
use crate::server::Server;

/// How many tables there are.
const TABLES: usize = 100_000;
/// How many clients open them, each from an address of its own: every opening counts what its
/// address holds.
const CLIENTS: u32 = 200;
/// How many of these clients are Anna.
const ANNAS: u32 = 40;
/// Of Anna's tables one in so many still waits or runs, as it is with one who has played for years.
const RUNNING: usize = 20;
/// How often each list is read.
const READS: usize = 100;
/// How long a list may take, in milliseconds.
const SOON: f64 = 20.0;

pub(super) async fn run(program: &Path, db: &Path) -> Result<String> {
    let many = "1000000";
    let mut options = vec!["--rate", "0", "--idle", "1"];
    for limit in ["--tables-per-guest", "--tables-per-address", "--listed-per-address"] {
        options.extend([limit, many]);
    }
    let server = Server::start_with(program, db, &options).await?;
    let anna = Client::connect(server.address).await?.cookie;
    let began = Instant::now();
    let mut opening = JoinSet::new();
    for at in 0..CLIENTS {
        let from = Ipv4Addr::from_bits(u32::from_be_bytes([127, 2, 0, 1]) + at);
        let mut client = Client::from(from, server.address).await?;
        if at < ANNAS {
            client.cookie.clone_from(&anna);
        }
        opening.spawn(async move {
            for table in 0..TABLES / CLIENTS as usize {
                let is_old = at < ANNAS && !table.is_multiple_of(RUNNING);
                open(&mut client, table, is_old).await?;
            }
            anyhow::Ok(())
        });
    }
    while let Some(opened) = opening.join_next().await {
        opened.context("a client panicked")??;
    }
    let filled = began.elapsed().as_secs();
    // Only now: the server closes a connection on which nothing is asked for minutes.
    let mut reader = Client::connect(server.address).await?;
    reader.cookie = anna;
    let hers = TABLES * ANNAS as usize / CLIENTS as usize;
    let mut figures = format!("lists: {TABLES} tables, {hers} of one guest, opened in {filled} s");
    let mut slowest = 0.0_f64;
    for list in ["mine", "open"] {
        // The first page over and over, then one page after the other.
        for deep in [false, true] {
            let times = read(&mut reader, list, deep).await?;
            slowest = slowest.max(share(&times, 0.95));
            figures += &format!(
                "; {list}, {}: {:.1} ms (half), {:.1} ms (95 %), {:.1} ms (worst)",
                if deep { "page by page" } else { "first page" },
                share(&times, 0.5),
                share(&times, 0.95),
                times.last().copied().unwrap_or_default()
            );
        }
    }
    server.stop().await?;
    promise(slowest < SOON, "a list takes less than 20 ms (95 %)", &figures)?;
    Ok(figures)
}

/// Opens a table: an old one, which is over, or in turn one that is over, one that runs, and two
/// that wait and are listed.
async fn open(client: &mut Client, at: usize, is_old: bool) -> Result<()> {
    let (seats, listed) = match at % 4 {
        2 | 3 if !is_old => ("[\"me\",\"open\"]", true),
        _ => ("[\"me\",\"me\"]", false),
    };
    let body = format!("{{\"game\":\"oppida\",\"seats\":{seats},\"listed\":{listed}}}");
    let table = table_id(&client.expect("POST", "/api/tables", &body).await?)?;
    if is_old || at.is_multiple_of(4) {
        let path = format!("/api/tables/{table}/resign");
        client.expect("POST", &path, "{\"number\":0,\"seat\":0}").await?;
    }
    Ok(())
}

/// The times of reading a list, in milliseconds, sorted.
async fn read(client: &mut Client, list: &str, deep: bool) -> Result<Vec<f64>> {
    let mut times = Vec::with_capacity(READS);
    let mut after = String::new();
    for _ in 0..READS {
        let path = format!("/api/tables?list={list}{after}");
        let began = Instant::now();
        let page = client.expect("GET", &path, "").await?;
        times.push(began.elapsed().as_secs_f64() * 1e3);
        if deep {
            let page: Value = serde_json::from_slice(&page)?;
            let Some(next) = page["next"].as_str() else { break };
            after = format!("&after={next}");
        }
    }
    times.sort_by(f64::total_cmp);
    Ok(times)
}
