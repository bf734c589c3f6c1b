//! Clients that only listen: how much memory they take.

use anyhow::Result;
use serde::Serialize;

use crate::client::Client;
use crate::server::Server;

/// How many listen to the same table.
const PER_TABLE: u32 = 20;

/// What came of it.
#[derive(Debug, Serialize)]
pub struct Idle {
    clients: u32,
    megabytes_before: f64,
    megabytes: f64,
}

/// Connects `clients` listeners and looks at the server's memory.
pub async fn run(server: &Server, clients: u32) -> Result<Idle> {
    let megabytes_before = server.megabytes()?;
    let mut client = Client::connect(server.address).await?;
    let mut listeners = Vec::new();
    let mut table = String::new();
    for index in 0..clients {
        if index % PER_TABLE == 0 {
            table = client.open_table("[\"me\",\"me\"]").await?;
        }
        let visitor = Client::connect(server.address).await?;
        let mut listener = visitor.listen(&table).await?;
        listener.next().await?;
        listeners.push(listener);
    }
    let megabytes = server.megabytes()?;
    Ok(Idle { clients, megabytes_before, megabytes })
}
