//! One visitor opens tables of six Magistri as fast as the server lets it, to keep it thinking. A
//! stranger plays against a Magister meanwhile, and asks for hints.

use std::net::Ipv4Addr;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use serde::Deserialize;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::{promise, share};
use crate::client::{Client, Listener, table_id};
use crate::server::Server;

/// Within which time a stranger's bot answers, of 95 in 100, in milliseconds.
const BOT: f64 = 3000.0;
/// Within which time a stranger's hint comes, of 95 in 100, in milliseconds.
const HINT: f64 = 1500.0;
/// How many tables the attacker opens.
const TABLES: usize = 200;
/// How many answers of bots are measured, and for how long at most.
const ANSWERS: usize = 40;
const LONGEST: Duration = Duration::from_secs(90);

const ATTACKER: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 1);
const ELSEWHERE: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);

/// How it is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    /// The tables are left to themselves.
    Unwatched,
    /// Each table is listened to.
    Watched,
    /// Each table is listened to, and the stranger comes from the attacker's address.
    SameAddress,
}

/// Attacks a server of its own in each way.
pub(super) async fn run(program: &Path, folder: &Path) -> Result<String> {
    let mut lines = Vec::new();
    for way in [Way::Unwatched, Way::Watched, Way::SameAddress] {
        let db = folder.join(format!("bots-{way:?}.db"));
        // As it is by default, but for the limits of tables: one visitor stands for several.
        let limits = ["--tables-per-guest", "1000", "--tables-per-address", "1000"];
        let server = Server::start_with(program, &db, &limits).await?;
        let (opened_in, stranger) = attack(&server, way).await?;
        server.stop().await?;
        let (bot, hint) = (share(&stranger.answers, 0.95), share(&stranger.hints, 0.95));
        let line = format!(
            "bots, {way:?}: {TABLES} tables opened in {:.1} s; a stranger's Magister answered {} times in \
             {:.0} ms (half), {bot:.0} ms (95 %), {:.0} ms (worst), {} hints in {:.0} ms (half), \
             {hint:.0} ms (95 %), {:.0} ms (worst), {} refused",
            opened_in.as_secs_f64(),
            stranger.answers.len(),
            share(&stranger.answers, 0.5),
            share(&stranger.answers, 1.0),
            stranger.hints.len(),
            share(&stranger.hints, 0.5),
            share(&stranger.hints, 1.0),
            stranger.busy,
        );
        let measured = !stranger.answers.is_empty() && !stranger.hints.is_empty();
        promise(measured && bot <= BOT, "a stranger's bot answers within 3 s", &line)?;
        promise(hint <= HINT && stranger.busy == 0, "a hint comes within 1.5 s", &line)?;
        lines.push(line);
    }
    Ok(lines.join("\n"))
}

async fn attack(server: &Server, way: Way) -> Result<(Duration, Stranger)> {
    let mut attacker = Client::from(ATTACKER, server.address).await?;
    let began = Instant::now();
    let mut tables = Vec::with_capacity(TABLES);
    while tables.len() < TABLES {
        let magistri = ["{\"bot\":\"magister\"}"; 6].join(",");
        let body = format!(
            "{{\"game\":\"conquest\",\"options\":{{\"players\":6}},\"seats\":[{magistri}]}}"
        );
        let answer = attacker.request("POST", "/api/tables", &body).await?;
        match answer.status {
            201 => tables.push(table_id(&answer.body)?),
            // Too fast: as fast as is allowed, then.
            429 => tokio::time::sleep(Duration::from_millis(30)).await,
            status => bail!("{status}: {}", String::from_utf8_lossy(&answer.body)),
        }
    }
    let opened_in = began.elapsed();
    let mut listeners: Vec<Listener> = Vec::new();
    if way != Way::Unwatched {
        for table in &tables {
            listeners.push(attacker.listen(table).await?);
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }
    // Their streams are read, or the server would drop them.
    let readers: Vec<_> = listeners
        .into_iter()
        .map(|mut listener| tokio::spawn(async move { while listener.next().await.is_ok() {} }))
        .collect();
    let address = if way == Way::SameAddress { ATTACKER } else { ELSEWHERE };
    let stranger = Stranger::play(Client::from(address, server.address).await?).await?;
    readers.iter().for_each(JoinHandle::abort);
    Ok((opened_in, stranger))
}

/// What one who plays against a Magister has waited for.
#[derive(Default)]
struct Stranger {
    /// From the moment at which the bot had to decide to its answer, in milliseconds, sorted at the
    /// end.
    answers: Vec<f64>,
    /// How long hints took, in milliseconds, sorted at the end.
    hints: Vec<f64>,
    /// Hints that were refused, as there was no time for them.
    busy: usize,
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// The part of a frame that shows whose turn it is.
#[derive(Deserialize)]
struct Frame {
    number: u32,
    turn: Option<serde_json::Value>,
    legal: Vec<Offer>,
}

#[derive(Deserialize)]
struct Offer {
    action: serde_json::Value,
}

#[derive(Deserialize)]
struct Snapshot {
    frame: Frame,
}

impl Stranger {
    /// Plays until enough was measured.
    async fn play(mut client: Client) -> Result<Stranger> {
        let mut stranger = Stranger::default();
        let end = Instant::now() + LONGEST;
        while stranger.answers.len() < ANSWERS && Instant::now() < end {
            let table = client.open_table("[\"me\",{\"bot\":\"magister\"}]").await?;
            let mut listener = client.listen(&table).await?;
            stranger.game(&mut client, &table, &mut listener, end).await?;
        }
        stranger.answers.sort_by(f64::total_cmp);
        stranger.hints.sort_by(f64::total_cmp);
        Ok(stranger)
    }

    /// Plays one game, with the first action that is offered.
    async fn game(
        &mut self,
        client: &mut Client,
        table: &str,
        listener: &mut Listener,
        end: Instant,
    ) -> Result<()> {
        let mut bot_since = None;
        while self.answers.len() < ANSWERS && Instant::now() < end {
            let left = end.saturating_duration_since(Instant::now());
            let Ok(message) = timeout(left, listener.next()).await else { break };
            let message = message?;
            let frame: Frame = match message.event {
                "sync" => serde_json::from_str::<Snapshot>(message.data)?.frame,
                "frame" => serde_json::from_str(message.data)?,
                _ => continue,
            };
            let now = Instant::now();
            if let Some(since) = bot_since.take() {
                self.answers.push(millis(now.duration_since(since)));
            }
            let Some(seat) = frame.turn.as_ref().and_then(|turn| turn["decides"].as_u64()) else {
                return Ok(());
            };
            if seat == 1 {
                bot_since = Some(now);
                continue;
            }
            self.ask(client, table).await?;
            let action = &frame.legal.first().context("nothing is offered")?.action;
            let body =
                serde_json::json!({ "number": frame.number, "seat": seat, "action": action });
            let path = format!("/api/tables/{table}/actions");
            client.expect("POST", &path, &body.to_string()).await?;
        }
        // One that still waits counts as it is, or a bot that never answers would not show.
        if let Some(since) = bot_since {
            self.answers.push(millis(since.elapsed()));
        }
        Ok(())
    }

    async fn ask(&mut self, client: &mut Client, table: &str) -> Result<()> {
        let began = Instant::now();
        let path = format!("/api/tables/{table}/hint");
        let answer = client.request("POST", &path, "{\"seat\":0}").await?;
        match answer.status {
            200 => self.hints.push(millis(began.elapsed())),
            503 => self.busy += 1,
            status => bail!("hint: {status}"),
        }
        Ok(())
    }
}
