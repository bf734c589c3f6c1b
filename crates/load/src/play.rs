//! Many tables at once: two connected clients each, who play random legal actions.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use quadriga_core::{Chance, QuickChance};
use serde::Serialize;
use tokio::sync::Mutex;
use tokio::task::JoinSet;

use crate::client::{Client, Frame, Snapshot, Stepped, table_id};
use crate::machine::Ticks;
use crate::server::Server;

/// How many actions of a table may be under way at once; one is, the rest is room.
const RING: usize = 16;
/// How each client calls its stream.
const READER: &str = "load";

/// What came of it.
#[derive(Debug, Serialize)]
pub struct Played {
    /// How many actions a second all clients together aimed at; none for as many as go.
    #[serde(skip_serializing_if = "Option::is_none")]
    rate: Option<u32>,
    tables: u32,
    clients: u32,
    actions: u64,
    games: u64,
    seconds: f64,
    actions_per_second: f64,
    server_cpu_seconds: f64,
    actions_per_cpu_second: f64,
    /// From sending the action to the opponent's push.
    push_p50_ms: f64,
    push_p95_ms: f64,
    push_p99_ms: f64,
    server_megabytes: f64,
    /// The share of the machine's time that its host gave to others; figures of a run with much of
    /// it are the host's.
    stolen_share: f64,
}

/// What the two clients of a table share.
struct Schedule {
    began: Instant,
    until: Instant,
    /// When the next action of this table is due.
    due: Mutex<Instant>,
    /// The time from one action of this table to the next; 0 for as fast as it goes.
    pace: Duration,
    /// When the entry with this number was sent, in nanoseconds since the beginning.
    sent: [AtomicU64; RING],
    games: AtomicU64,
}

impl Schedule {
    /// Waits until the next action of this table is due.
    async fn wait(&self) {
        if self.pace.is_zero() {
            return;
        }
        let mut due = self.due.lock().await;
        tokio::time::sleep_until((*due).into()).await;
        // Who is late does not hurry afterwards: that would be another rate.
        *due = (*due + self.pace).max(Instant::now());
    }
}

/// Plays on `tables` tables for `time`, with `rate` actions a second in all, evenly spread, or with
/// as many as go.
pub async fn run(
    server: &Server,
    tables: u32,
    time: Duration,
    rate: Option<u32>,
) -> Result<Played> {
    let mut pairs = Vec::new();
    for _ in 0..tables {
        let mut first = Client::connect(server.address).await?;
        let mut second = Client::connect(server.address).await?;
        let table = first.open_table("[\"me\",\"open\"]").await?;
        second.expect("POST", &format!("/api/tables/{table}/join"), "{}").await?;
        pairs.push((first, second, table));
    }
    let cpu = server.cpu_seconds()?;
    let ticks = Ticks::now()?;
    let began = Instant::now();
    let between = rate.map_or(Duration::ZERO, |rate| Duration::from_secs(1) / rate.max(1));
    let mut players = JoinSet::new();
    let mut schedules = Vec::new();
    for (index, (first, second, table)) in (0..).zip(pairs) {
        let schedule = Arc::new(Schedule {
            began,
            until: began + time,
            due: Mutex::new(began + between * index),
            pace: between * tables,
            sent: Default::default(),
            games: AtomicU64::new(0),
        });
        schedules.push(schedule.clone());
        let seed = u64::from(index);
        players.spawn(play(first, 0, table.clone(), schedule.clone(), seed * 2));
        players.spawn(play(second, 1, table, schedule, seed * 2 + 1));
    }
    let (mut actions, mut latencies) = (0, Vec::new());
    while let Some(player) = players.join_next().await {
        let (acted, heard) = player.context("a client panicked")??;
        actions += acted;
        latencies.extend(heard);
    }
    let seconds = began.elapsed().as_secs_f64().min(time.as_secs_f64());
    let cpu = server.cpu_seconds()? - cpu;
    let stolen_share = Ticks::now()?.stolen_since(ticks);
    latencies.sort_unstable();
    let percentile = |share: f64| {
        let at = (latencies.len() as f64 * share) as usize;
        latencies.get(at.min(latencies.len().saturating_sub(1))).map_or(0.0, |&n| n as f64 / 1e6)
    };
    Ok(Played {
        rate,
        tables,
        clients: tables * 2,
        actions,
        games: schedules.iter().map(|schedule| schedule.games.load(Ordering::Relaxed)).sum(),
        seconds,
        actions_per_second: actions as f64 / seconds,
        server_cpu_seconds: cpu,
        actions_per_cpu_second: actions as f64 / cpu.max(0.01),
        push_p50_ms: percentile(0.50),
        push_p95_ms: percentile(0.95),
        push_p99_ms: percentile(0.99),
        server_megabytes: server.megabytes()?,
        stolen_share,
    })
}

/// One client: acts when it may, and notes when it hears of the other's actions. Seats are
/// exchanged with each return game.
async fn play(
    mut client: Client,
    mut seat: u8,
    mut table: String,
    schedule: Arc<Schedule>,
    seed: u64,
) -> Result<(u64, Vec<u64>)> {
    let mut chance = QuickChance::new(seed);
    let mut latencies = Vec::new();
    let mut actions = 0;
    let mut listener = client.listen_as(&table, READER).await?;
    let mut path = format!("/api/tables/{table}/actions");
    let mut answered: Option<Vec<u8>> = None;
    loop {
        let answer;
        // As the page does: own steps come with the answer, those of the other by the stream.
        let frame: Frame<'_> = if let Some(body) = answered.take() {
            answer = body;
            let stepped: Stepped<'_> = serde_json::from_slice(&answer)?;
            stepped.frame.context("an answer without its frame")?
        } else {
            let ends = tokio::time::timeout_at(
                (schedule.until + Duration::from_millis(200)).into(),
                listener.next(),
            );
            let Ok(message) = ends.await else { return Ok((actions, latencies)) };
            let heard = Instant::now();
            let message = message?;
            match message.event {
                "frame" => {
                    let frame: Frame<'_> = serde_json::from_str(message.data)?;
                    if frame.seat.is_some_and(|actor| actor != seat) {
                        let sent =
                            schedule.sent[frame.number as usize % RING].load(Ordering::Relaxed);
                        latencies.push((heard - schedule.began).as_nanos() as u64 - sent);
                    }
                    frame
                }
                "sync" => serde_json::from_str::<Snapshot<'_>>(message.data)?.frame,
                _ => continue,
            }
        };
        if frame.turn.is_some_and(|turn| turn.get().contains("over")) {
            let rematch = format!("/api/tables/{table}/rematch");
            table = table_id(&client.expect("POST", &rematch, "").await?)?;
            schedule.games.fetch_add(u64::from(seat == 0), Ordering::Relaxed);
            seat ^= 1;
            path = format!("/api/tables/{table}/actions");
            listener = client.listen_as(&table, READER).await?;
            continue;
        }
        if frame.legal.is_empty() || Instant::now() >= schedule.until {
            continue;
        }
        let offer = &frame.legal[chance.below(frame.legal.len() as u32) as usize];
        let body = format!(
            "{{\"number\":{},\"seat\":{seat},\"action\":{},\"reader\":\"{READER}\"}}",
            frame.number,
            offer.action.get()
        );
        let number = frame.number + 1;
        schedule.wait().await;
        let sent = schedule.began.elapsed().as_nanos() as u64;
        schedule.sent[number as usize % RING].store(sent, Ordering::Relaxed);
        answered = Some(client.expect("POST", &path, &body).await?);
        actions += 1;
    }
}
