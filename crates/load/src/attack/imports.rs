//! As many records, as large as may be, without a cookie: from one address, several at a time.

use std::path::Path;

use anyhow::{Context, Result};
use tokio::task::JoinSet;

use super::names::record;
use super::newcomers::Newcomers;
use super::promise;
use crate::client::Client;
use crate::server::Server;

/// How many clients send at the same time.
const CLIENTS: usize = 8;
/// How many records each of them sends.
const RECORDS: usize = 40;

pub(super) async fn run(program: &Path, db: &Path) -> Result<String> {
    let server = Server::start_with(program, db, &["--rate", "0"]).await?;
    let mut client = Client::connect(server.address).await?;
    let record = record(&mut client).await?;
    // A true record with as much air in it as an import may have.
    let air = " ".repeat((4 << 20) - record.len());
    let large = format!("{{{air}{}", &record.trim_start()[1..]);
    let before = server.peak_megabytes()?;
    let newcomers = Newcomers::to(server.address);
    let mut clients = JoinSet::new();
    for _ in 0..CLIENTS {
        let (address, large) = (server.address, large.clone());
        clients.spawn(async move {
            let mut taken = 0;
            for _ in 0..RECORDS {
                // A new guest each time; a refusal may come before all was sent.
                let mut client = Client::connect(address).await?;
                if let Ok(answer) = client.request("POST", "/api/tables/import", &large).await {
                    taken += usize::from(answer.status == 201);
                }
            }
            anyhow::Ok(taken)
        });
    }
    let mut taken = 0;
    while let Some(client) = clients.join_next().await {
        taken += client.context("a client panicked")??;
    }
    let served = newcomers.fared().await?;
    let grown = server.peak_megabytes()? - before;
    let sent = CLIENTS * RECORDS;
    let figures = format!(
        "imports: {taken} of {sent} records of 4 MiB from one address were taken; memory grew by {grown:.0} MB at its \
         peak; {}",
        served.line()
    );
    server.stop().await?;
    promise(taken <= 50, "one address imports at most 50 records a day", &figures)?;
    promise(grown < 64.0, "imports take less than 64 MB", &figures)?;
    promise(served.refused == 0, "every newcomer is served", &figures)?;
    Ok(figures)
}
