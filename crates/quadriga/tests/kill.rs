//! `kill -9` in the middle of load, twenty times: nothing that was acknowledged is lost.

use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use quadriga_core::{Chance, QuickChance};
use quadriga_load::client::{Client, Snapshot};
use quadriga_load::server::Server;
use serde_json::Value;
use tokio::task::JoinSet;

const ROUNDS: u32 = 20;
const PLAYERS: u64 = 4;
const LOAD: Duration = Duration::from_millis(250);

/// Someone who plays both seats of a table, and knows how far the server has acknowledged.
struct Player {
    cookie: String,
    table: String,
    acknowledged: u32,
    chance: QuickChance,
}

impl Player {
    /// Acts until the server dies.
    async fn play(&mut self, server: &Server) -> Result<()> {
        let mut client = Client::connect(server.address).await?;
        client.cookie.clone_from(&self.cookie);
        loop {
            let body = client.expect("GET", &format!("/api/tables/{}", self.table), "").await?;
            let frame = serde_json::from_slice::<Snapshot<'_>>(&body)?.frame;
            if frame.legal.is_empty() {
                self.table = client.open_table("[\"me\",\"me\"]").await?;
                self.acknowledged = 0;
                continue;
            }
            let turn: Value = serde_json::from_str(frame.turn.context("a turn")?.get())?;
            let offer = &frame.legal[self.chance.below(frame.legal.len() as u32) as usize];
            let step = format!(
                "{{\"number\":{},\"seat\":{},\"action\":{}}}",
                frame.number,
                turn["decides"],
                offer.action.get()
            );
            client.expect("POST", &format!("/api/tables/{}/actions", self.table), &step).await?;
            self.acknowledged = frame.number + 1;
        }
    }

    /// What the server remembers: all that was acknowledged, and at most the one entry that was
    /// under way when it died; and every frame can be shown.
    async fn check(&mut self, server: &Server) -> Result<()> {
        let mut client = Client::connect(server.address).await?;
        client.cookie.clone_from(&self.cookie);
        let body = client.expect("GET", &format!("/api/tables/{}", self.table), "").await?;
        let number = serde_json::from_slice::<Snapshot<'_>>(&body)?.frame.number;
        let acknowledged = self.acknowledged;
        ensure!(number >= acknowledged, "{acknowledged} were acknowledged, {number} are there");
        ensure!(number <= acknowledged + 1, "{acknowledged} were acknowledged, {number} are there");
        let replay = format!("/api/tables/{}/replay?from=0&count=500&eye=0", self.table);
        let replay: Value = serde_json::from_slice(&client.expect("GET", &replay, "").await?)?;
        let frames = replay["frames"].as_array().context("frames")?.len();
        ensure!(replay["total"] == number && frames as u32 == (number + 1).min(500));
        self.acknowledged = number;
        Ok(())
    }
}

async fn number_of(server: &Server, table: &str) -> Result<(u32, bool)> {
    let mut client = Client::connect(server.address).await?;
    let body = client.expect("GET", &format!("/api/tables/{table}"), "").await?;
    let frame = serde_json::from_slice::<Snapshot<'_>>(&body)?.frame;
    let over = frame.turn.is_some_and(|turn| turn.get().contains("over"));
    Ok((frame.number, over))
}

#[test]
fn no_acknowledged_action_is_lost_when_the_server_is_killed() -> Result<()> {
    tokio::runtime::Runtime::new()?.block_on(async {
        let program = Path::new(env!("CARGO_BIN_EXE_quadriga"));
        let folder = tempfile::tempdir()?;
        let db = folder.path().join("kill.db");
        let mut server = Server::start(program, &db).await?;
        let mut players = Vec::new();
        for seed in 0..PLAYERS {
            let mut client = Client::connect(server.address).await?;
            let table = client.open_table("[\"me\",\"me\"]").await?;
            let (cookie, chance) = (client.cookie, QuickChance::new(seed));
            players.push(Player { cookie, table, acknowledged: 0, chance });
        }
        let mut host = Client::connect(server.address).await?;
        let bots = host.open_table("[{\"bot\":\"random\"},{\"bot\":\"random\"}]").await?;
        let mut bots_before = 0;
        let mut acknowledged = 0;
        for _ in 0..ROUNDS {
            let running = std::sync::Arc::new(server);
            let mut tasks = JoinSet::new();
            for mut player in players.drain(..) {
                let running = running.clone();
                tasks.spawn(async move {
                    let ended = tokio::time::timeout(LOAD * 8, player.play(&running)).await;
                    drop((ended, running));
                    player
                });
            }
            tokio::time::sleep(LOAD).await;
            running.kill()?;
            while let Some(player) = tasks.join_next().await {
                let player = player?;
                acknowledged += player.acknowledged;
                players.push(player);
            }
            drop(running);
            server = Server::start(program, &db).await?;
            for player in &mut players {
                player.check(&server).await?;
            }
            let (number, over) = number_of(&server, &bots).await?;
            ensure!(over || number >= bots_before, "the bots have lost entries");
            bots_before = number;
        }
        ensure!(acknowledged > ROUNDS, "there was load: {acknowledged}");
        for _ in 0..400 {
            if number_of(&server, &bots).await?.1 {
                return server.stop().await;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        anyhow::bail!("the bots did not go on")
    })
}
