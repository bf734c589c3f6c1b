//! Answers that nobody reads: they fill the buffers, and then hold the server's memory and
//! connections.

use std::path::Path;
use std::time::Duration;

use anyhow::Result;
use tokio::io::{AsyncWriteExt, Interest, Ready};
use tokio::net::TcpSocket;
use tokio::time::{Instant, timeout};

use super::newcomers::Newcomers;
use super::promise;
use crate::client::Client;
use crate::server::Server;

/// How many connections do not read.
const CONNECTIONS: usize = 40;
/// How many answers each of them asks for.
const ANSWERS: usize = 2000;
/// The server's patience, in seconds.
const PATIENCE: u64 = 5;
/// How long they are waited for in all.
const LONGEST: Duration = Duration::from_secs(120);

pub(super) async fn run(program: &Path, db: &Path) -> Result<String> {
    // Without the limit of the rate, which alone would keep most of these requests out.
    let patience = PATIENCE.to_string();
    let options = ["--rate", "0", "--patience", &patience];
    let server = Server::start_with(program, db, &options).await?;
    let table = Client::connect(server.address).await?.open_table("[\"me\",\"me\"]").await?;
    let before = server.megabytes()?;
    let newcomers = Newcomers::to(server.address);
    let asks = format!("GET /api/tables/{table} HTTP/1.1\r\nhost: x\r\n\r\n").repeat(ANSWERS);
    let mut deaf = Vec::with_capacity(CONNECTIONS);
    for _ in 0..CONNECTIONS {
        let socket = TcpSocket::new_v4()?;
        socket.set_recv_buffer_size(4096)?;
        let mut stream = socket.connect(server.address).await?;
        // What the server does not take any more is not waited for.
        let _ = timeout(Duration::from_millis(100), stream.write_all(asks.as_bytes())).await;
        deaf.push(stream);
    }
    let began = Instant::now();
    let mut most = before;
    while began.elapsed() < LONGEST {
        most = most.max(server.megabytes()?);
        let mut closed = 0;
        for stream in &deaf {
            // Writing ends where the other end has closed; reading would help it on.
            let ready = timeout(Duration::from_millis(1), stream.ready(Interest::WRITABLE)).await;
            closed += usize::from(ready.is_ok_and(|ready| ready.is_ok_and(Ready::is_write_closed)));
        }
        if closed == CONNECTIONS {
            break;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    let took = began.elapsed();
    let served = newcomers.fared().await?;
    let figures = format!(
        "unread: {CONNECTIONS} connections that ask and do not read, all closed after {:.1} s (patience {PATIENCE} s); \
         server {before:.0} MB before, {most:.0} MB at most; {}",
        took.as_secs_f64(),
        served.line()
    );
    server.stop().await?;
    promise(took < LONGEST, "who does not read is closed", &figures)?;
    promise(most - before < 300.0, "it costs less than 300 MB", &figures)?;
    promise(served.refused == 0, "every newcomer is served", &figures)?;
    Ok(figures)
}
