//! Copies of tables, by which `cargo xtask attack lists` fills a database, are tables like others.

use std::path::Path;

use anyhow::{Result, ensure};
use quadriga_load::client::{Client, Snapshot};
use quadriga_load::copies;
use quadriga_load::server::Server;
use serde_json::Value;

const COPIES: u32 = 3;

async fn get(client: &mut Client, table: &str) -> Result<Value> {
    let body = client.expect("GET", &format!("/api/tables/{table}"), "").await?;
    Ok(serde_json::from_slice(&body)?)
}

/// Plays the first action that is offered; whether one was.
async fn play_on(client: &mut Client, table: &str) -> Result<bool> {
    let body = client.expect("GET", &format!("/api/tables/{table}"), "").await?;
    let frame = serde_json::from_slice::<Snapshot<'_>>(&body)?.frame;
    let Some(offer) = frame.legal.first() else { return Ok(false) };
    let turn: Value = serde_json::from_str(frame.turn.map_or("null", |turn| turn.get()))?;
    let (number, seat, action) = (frame.number, &turn["decides"], offer.action);
    let step = format!("{{\"number\":{number},\"seat\":{seat},\"action\":{action}}}");
    client.expect("POST", &format!("/api/tables/{table}/actions"), &step).await?;
    Ok(true)
}

/// The tables of a list without what tells copies apart, and their ids.
async fn listed(client: &mut Client, list: &str) -> Result<(Vec<Value>, Vec<String>)> {
    let body = client.expect("GET", &format!("/api/tables?list={list}"), "").await?;
    let page: Value = serde_json::from_slice(&body)?;
    let mut ids = Vec::new();
    let mut tables = page["tables"].as_array().cloned().unwrap_or_default();
    for table in &mut tables {
        ids.push(table["id"].as_str().unwrap_or_default().to_owned());
        (table["id"], table["changed_at"]) = (Value::Null, Value::Null);
    }
    Ok((tables, ids))
}

#[test]
fn a_copied_table_is_listed_opened_joined_and_played_as_the_first() -> Result<()> {
    tokio::runtime::Runtime::new()?.block_on(async {
        let program = Path::new(env!("CARGO_BIN_EXE_quadriga"));
        let folder = tempfile::tempdir()?;
        let db = folder.path().join("copies.db");
        let server = Server::start(program, &db).await?;
        let mut anna = Client::connect(server.address).await?;
        let running = anna.open_table("[\"me\",\"me\"]").await?;
        play_on(&mut anna, &running).await?;
        let waits = "{\"game\":\"oppida\",\"seats\":[\"me\",\"open\"],\"listed\":true}";
        anna.expect("POST", "/api/tables", waits).await?;
        let before = [listed(&mut anna, "mine").await?, listed(&mut anna, "open").await?];
        server.stop().await?;

        copies::add(&db, COPIES).await?;

        let server = Server::start(program, &db).await?;
        let cookie = anna.cookie;
        let mut anna = Client::connect(server.address).await?;
        let mut ben = Client::connect(server.address).await?;
        anna.cookie = cookie;
        for (list, (models, first)) in ["mine", "open"].into_iter().zip(before) {
            let (tables, ids) = listed(&mut anna, list).await?;
            ensure!(tables.len() == models.len() * (COPIES as usize + 1), "{list}: {tables:#?}");
            ensure!(tables.iter().all(|table| models.contains(table)), "{list}: {tables:#?}");
            ensure!(first.iter().all(|id| ids.contains(id)), "the first tables are still there");
            for id in ids {
                if list == "open" {
                    ben.expect("POST", &format!("/api/tables/{id}/join"), "{}").await?;
                } else if get(&mut anna, &id).await?["table"]["stage"] == "waiting" {
                    continue;
                }
                let played = play_on(&mut anna, &id).await? || play_on(&mut ben, &id).await?;
                ensure!(played, "somebody can play at {id}");
            }
        }
        server.stop().await
    })
}
