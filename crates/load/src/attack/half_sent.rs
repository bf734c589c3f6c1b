//! Requests whose body never comes: each holds a connection as long as the server lets it.

use std::io::ErrorKind;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::task::JoinSet;

use super::newcomers::Newcomers;
use super::promise;
use crate::server::Server;

/// How many requests are sent half.
const REQUESTS: usize = 10_000;
/// How many connections are made at the same time.
const AT_ONCE: usize = 200;
/// For how long the connections are held after the last one was made.
const HELD: Duration = Duration::from_secs(15);
/// How long a newcomer's visit may take, in milliseconds.
const SOON: f64 = 2000.0;
const HALF: &[u8] = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{";

pub(super) async fn run(program: &Path, db: &Path) -> Result<String> {
    // Without the limit of the rate, which alone would close most of them.
    let server = Server::start_with(program, db, &["--rate", "0"]).await?;
    let newcomers = Newcomers::to(server.address);
    let mut held = Vec::with_capacity(REQUESTS);
    let mut coming = JoinSet::new();
    for sent in 0..REQUESTS {
        let address = server.address;
        coming.spawn(async move {
            let mut stream = TcpStream::connect(address).await?;
            // Who is turned away at once may not get even this out.
            let _ = stream.write_all(HALF).await;
            std::io::Result::Ok(stream)
        });
        if coming.len() == AT_ONCE || sent + 1 == REQUESTS {
            while let Some(stream) = coming.join_next().await {
                let stream = stream.context("a connection panicked")?;
                held.push(
                    stream.context("no connection: raise the limit of open files (ulimit -n)")?,
                );
            }
        }
    }
    tokio::time::sleep(HELD).await;
    let served = newcomers.fared().await?;
    let open = held.iter().filter(|stream| is_open(stream)).count();
    let figures = format!(
        "half-sent: {REQUESTS} requests from one address, {open} still held {} s later; {}; server {:.0} MB",
        HELD.as_secs(),
        served.line(),
        server.megabytes()?
    );
    server.stop().await?;
    promise(served.refused == 0, "every newcomer is served", &figures)?;
    promise(served.p95() < SOON, "newcomers are served within 2 s", &figures)?;
    promise(open <= 256, "one address holds at most 256 connections", &figures)?;
    Ok(figures)
}

/// Whether the server still holds its end.
fn is_open(stream: &TcpStream) -> bool {
    let mut bytes = [0; 4096];
    loop {
        match stream.try_read(&mut bytes) {
            Ok(0) => return false,
            Ok(_) => {}
            Err(error) => return error.kind() == ErrorKind::WouldBlock,
        }
    }
}
