//! Names that cannot be seen, that turn the text beside them, or that are megabytes long.

use std::path::Path;

use anyhow::{Context, Result};

use super::promise;
use crate::client::Client;
use crate::server::Server;

/// Names that nobody may have.
const BAD: [&str; 12] = [
    "",
    " ",
    "\u{2003}",
    "\u{200b}",
    "\u{2800}",
    "\u{3164}",
    "\u{ad}",
    "\u{202e}annA",
    "a\u{2066}b",
    "An\u{200d}na",
    "a\nb",
    "\u{feff}",
];

pub(super) async fn run(program: &Path, db: &Path) -> Result<String> {
    let server = Server::start_with(program, db, &["--rate", "0"]).await?;
    let mut client = Client::connect(server.address).await?;
    let record = record(&mut client).await?;
    let before = server.peak_megabytes()?;
    let (mut taken, mut tried) = (Vec::new(), 0);
    for name in BAD {
        tried += 2;
        let quoted = serde_json::to_string(name)?;
        let body = format!("{{\"name\":{quoted}}}");
        let answer = client.request("PUT", "/api/me", &body).await?;
        let import = with_name(&record, &quoted)?;
        let imported = client.request("POST", "/api/tables/import", &import).await?;
        for (status, refused) in [(answer.status, 400), (imported.status, 422)] {
            if status != refused {
                taken.push(format!("{name:?}: {status}"));
            }
        }
    }
    // Just below what an import may have.
    let quoted = format!("\"{}\"", "a".repeat((4 << 20) - record.len() - 100));
    let huge = with_name(&record, &quoted)?;
    let answer = client.request("POST", "/api/tables/import", &huge).await?;
    let grown = server.peak_megabytes()? - before;
    let figures = format!(
        "names: {} of {tried} bad names were taken {taken:?}; a name of 4 MiB: {}; memory grew by {grown:.0} MB at \
         its peak",
        taken.len(),
        answer.status
    );
    server.stop().await?;
    promise(taken.is_empty(), "no bad name is taken, wherever it comes from", &figures)?;
    promise(answer.status == 422, "no long name is taken", &figures)?;
    promise(grown < 64.0, "a name of 4 MiB costs less than 64 MB", &figures)?;
    Ok(figures)
}

/// The record of a game that was given up at once.
pub(super) async fn record(client: &mut Client) -> Result<String> {
    let table = client.open_table("[\"me\",\"me\"]").await?;
    let path = format!("/api/tables/{table}");
    client.expect("POST", &format!("{path}/resign"), "{\"number\":0,\"seat\":0}").await?;
    Ok(String::from_utf8(client.expect("GET", &format!("{path}/record"), "").await?)?)
}

/// A record whose first player has this name, as JSON.
pub(super) fn with_name(record: &str, quoted: &str) -> Result<String> {
    let at = record.find("\"name\": \"").context("a player has a name")? + "\"name\": ".len();
    let end = at + 1 + record[at + 1..].find('"').context("a name ends")? + 1;
    Ok(format!("{}{quoted}{}", &record[..at], &record[end..]))
}
