//! The server under load: a process of its own.

use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// Clock ticks a second in `/proc`; the same on every Linux that we know of.
const TICKS: f64 = 100.0;

/// A running server.
#[derive(Debug)]
pub struct Server {
    child: Child,
    /// Where it listens.
    pub address: SocketAddr,
}

impl Server {
    /// Starts it on a free port, without limits for one visitor, and waits until it listens.
    ///
    /// # Errors
    /// When it does not start.
    pub async fn start(program: &Path, db: &Path) -> Result<Server> {
        let mut options = vec!["--rate", "0", "--bot-delay", "0"];
        for limit in ["--tables-per-guest", "--tables-per-address", "--connections-per-address"] {
            options.extend([limit, "100000"]);
        }
        Server::start_with(program, db, &options).await
    }

    /// Starts it on a free port with these options, and waits until it listens.
    ///
    /// # Errors
    /// When it does not start.
    pub async fn start_with(program: &Path, db: &Path, options: &[&str]) -> Result<Server> {
        let mut child = Command::new(program)
            .args(["serve", "--port", "0", "--db"])
            .arg(db)
            .args(options)
            .env("RUST_LOG", "warn")
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .with_context(|| format!("cannot start {}", program.display()))?;
        let stdout = child.stdout.take().context("the server has no output")?;
        let mut lines = BufReader::new(stdout).lines();
        let line = tokio::time::timeout(Duration::from_secs(30), lines.next_line()).await??;
        let Some(address) = line.as_deref().and_then(|line| line.rsplit('/').next()) else {
            bail!("the server did not say where it listens");
        };
        Ok(Server { child, address: address.parse().context("the server's address")? })
    }

    /// The CPU seconds that it has used so far.
    ///
    /// # Errors
    /// When the system does not say.
    pub fn cpu_seconds(&self) -> Result<f64> {
        let stat = self.proc("stat")?;
        // The second field is the name in parentheses and may hold spaces.
        let fields: Vec<&str> =
            stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        let ticks = |index: usize| -> Result<f64> {
            Ok(fields.get(index).context("a short stat line")?.parse()?)
        };
        Ok((ticks(11)? + ticks(12)?) / TICKS)
    }

    /// Its memory in megabytes.
    ///
    /// # Errors
    /// When the system does not say.
    pub fn megabytes(&self) -> Result<f64> {
        self.memory("VmRSS:")
    }

    /// The most memory that it has had so far, in megabytes.
    ///
    /// # Errors
    /// When the system does not say.
    pub fn peak_megabytes(&self) -> Result<f64> {
        self.memory("VmHWM:")
    }

    fn memory(&self, which: &str) -> Result<f64> {
        let status = self.proc("status")?;
        let line = status.lines().find(|line| line.starts_with(which)).context("no such memory")?;
        let kilobytes: f64 = line.split_whitespace().nth(1).context("no figure")?.parse()?;
        Ok(kilobytes / 1024.0)
    }

    fn proc(&self, file: &str) -> Result<String> {
        let id = self.child.id().context("the server has ended")?;
        Ok(std::fs::read_to_string(format!("/proc/{id}/{file}"))?)
    }

    /// Kills it where it stands; [`Server::stop`] or dropping it does the rest.
    ///
    /// # Errors
    /// When the system does not allow it.
    pub fn kill(&self) -> Result<()> {
        let id = self.child.id().context("the server has ended")?;
        let killed = std::process::Command::new("kill").args(["-9", &id.to_string()]).status()?;
        if killed.success() { Ok(()) } else { bail!("the server could not be killed") }
    }

    /// Ends it at once, as `kill -9` does.
    pub async fn stop(mut self) -> Result<()> {
        self.child.kill().await.context("the server could not be ended")
    }
}
