//! Visitors who come from other addresses during an attack and want to play.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::share;
use crate::client::Client;

/// How long a newcomer waits before it gives up.
const GIVES_UP: Duration = Duration::from_secs(10);
/// How long after one newcomer the next one comes.
const BETWEEN: Duration = Duration::from_millis(50);

/// How newcomers fared.
#[derive(Clone, Debug, Default)]
pub struct Served {
    /// How many came.
    pub came: usize,
    /// How many were not served.
    pub refused: usize,
    /// How long each of the others took, in milliseconds, sorted.
    pub times: Vec<f64>,
}

impl Served {
    /// The time below which 95 of 100 were served, in milliseconds.
    pub fn p95(&self) -> f64 {
        share(&self.times, 0.95)
    }

    /// The figures in a line.
    pub fn line(&self) -> String {
        format!(
            "newcomers: {} came, {} not served; a visit took {:.0} ms (half), {:.0} ms (95 %), {:.0} ms (worst)",
            self.came,
            self.refused,
            share(&self.times, 0.5),
            self.p95(),
            self.times.last().copied().unwrap_or_default(),
        )
    }
}

/// Newcomers who keep coming until they are asked how they fared.
pub(super) struct Newcomers {
    stop: watch::Sender<bool>,
    coming: JoinHandle<Served>,
}

impl Newcomers {
    /// Lets them come, each from another address of this machine.
    pub(super) fn to(server: SocketAddr) -> Newcomers {
        let (stop, stopped) = watch::channel(false);
        Newcomers { stop, coming: tokio::spawn(come(server, stopped)) }
    }

    /// How they fared.
    ///
    /// # Errors
    /// When they could not be sent at all.
    pub(super) async fn fared(self) -> Result<Served> {
        let _ = self.stop.send(true);
        self.coming.await.context("the newcomers panicked")
    }
}

async fn come(server: SocketAddr, stopped: watch::Receiver<bool>) -> Served {
    let mut served = Served::default();
    while !*stopped.borrow() {
        let from = Ipv4Addr::from_bits(u32::from_be_bytes([127, 1, 0, 1]) + served.came as u32);
        served.came += 1;
        let began = Instant::now();
        match timeout(GIVES_UP, visit(from, server)).await {
            Ok(Ok(())) => served.times.push(began.elapsed().as_secs_f64() * 1e3),
            _ => served.refused += 1,
        }
        tokio::time::sleep(BETWEEN).await;
    }
    served.times.sort_by(f64::total_cmp);
    served
}

/// One newcomer: gets a cookie, opens a table, looks at it, and listens until the first message.
async fn visit(from: Ipv4Addr, server: SocketAddr) -> Result<()> {
    let mut client = Client::from(from, server).await?;
    let table = client.open_table("[\"me\",\"me\"]").await?;
    client.expect("GET", &format!("/api/tables/{table}"), "").await?;
    Ok(())
}
