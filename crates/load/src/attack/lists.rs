//! Lists among very many tables: of one who has many of them, and of those that are open.

use std::net::Ipv4Addr;
use std::path::Path;
use std::time::Instant;

use anyhow::Result;
use serde_json::Value;

use super::{promise, share};
use crate::client::{Client, table_id};
use crate::copies;
use crate::server::Server;

/// How many strangers open tables, each from an address of its own.
const STRANGERS: u32 = 40;
/// How many tables each of them opens, of every stage some.
const THEIRS: usize = 20;
/// How many tables Anna opens: she has played for years, and most of hers are over.
const HERS: usize = 200;
/// How many of Anna's tables there are to one that is not over.
const OLD: usize = 20;
/// How many tables there are in the end to one that was opened.
const TIMES: usize = 100;
/// How many tables there are in the end.
const TABLES: usize = TIMES * (HERS + STRANGERS as usize * THEIRS);
/// How often each list is read.
const READS: usize = 100;
/// How long a list may take, in milliseconds.
const SOON: f64 = 20.0;

/// What becomes of a table that is opened.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Becomes {
    Over,
    Running,
    /// It waits for somebody, and everybody sees that.
    Listed,
}

pub(super) async fn run(program: &Path, db: &Path) -> Result<String> {
    let many = "1000000";
    let mut options = vec!["--rate", "0", "--idle", "1"];
    for limit in ["--tables-per-guest", "--tables-per-address", "--listed-per-address"] {
        options.extend([limit, many]);
    }
    let began = Instant::now();
    let server = Server::start_with(program, db, &options).await?;
    let mut anna = Client::connect(server.address).await?;
    for table in 0..HERS {
        let becomes = if table.is_multiple_of(OLD) { turn(table / OLD) } else { Becomes::Over };
        open(&mut anna, becomes).await?;
    }
    for stranger in 0..STRANGERS {
        let from = Ipv4Addr::from_bits(u32::from_be_bytes([127, 2, 0, 1]) + stranger);
        let mut stranger = Client::from(from, server.address).await?;
        for table in 0..THEIRS {
            open(&mut stranger, turn(table)).await?;
        }
    }
    server.stop().await?;
    copies::add(db, TIMES as u32 - 1).await?;
    let server = Server::start_with(program, db, &options).await?;
    let filled = began.elapsed().as_secs();
    let mut reader = Client::connect(server.address).await?;
    reader.cookie = anna.cookie;
    let hers = TIMES * HERS;
    let mut figures = format!("lists: {TABLES} tables, {hers} of one guest, filled in {filled} s");
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

/// In turn one that is over, one that runs, and two that wait and are listed.
fn turn(at: usize) -> Becomes {
    [Becomes::Over, Becomes::Running, Becomes::Listed, Becomes::Listed][at % 4]
}

async fn open(client: &mut Client, becomes: Becomes) -> Result<()> {
    let listed = becomes == Becomes::Listed;
    let seats = if listed { "[\"me\",\"open\"]" } else { "[\"me\",\"me\"]" };
    let body = format!("{{\"game\":\"oppida\",\"seats\":{seats},\"listed\":{listed}}}");
    let table = table_id(&client.expect("POST", "/api/tables", &body).await?)?;
    if becomes == Becomes::Over {
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
