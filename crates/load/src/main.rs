//! Load for the server: `cargo xtask load`, or `quadriga-load --help`.
//!
//! It starts a server of its own on a free port of this machine, plays on it with clients of its
//! own, and ends it again. Clients, tables and seconds are bounded.

use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result};
use clap::Parser;
use quadriga_load::{idle, long, play, server};
use serde::Serialize;

/// Measure the server with clients on this machine.
#[derive(Debug, Parser)]
struct Args {
    /// The program to measure.
    #[arg(long, default_value = "target/release/quadriga", overrides_with = "program")]
    program: PathBuf,
    /// How many tables are played at once, with two connected clients each.
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=500))]
    tables: u32,
    /// For how many seconds they are played.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=120))]
    seconds: u64,
    /// Also play with so many actions a second in all; comma-separated, 0 leaves it out. As fast as
    /// it goes, a push mostly waits for the other clients; at a pace, it shows how long the server
    /// takes.
    #[arg(long, value_delimiter = ',', default_value = "2000,200")]
    #[arg(value_parser = clap::value_parser!(u32).range(0..=100_000))]
    rate: Vec<u32>,
    /// How many entries the long table gets; 0 leaves it out.
    #[arg(long, default_value_t = 5000, value_parser = clap::value_parser!(u32).range(0..=20_000))]
    entries: u32,
    /// How many idle clients connect; 0 leaves it out.
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u32).range(0..=5000))]
    idle: u32,
    /// The folder for the database; a temporary one if not said.
    #[arg(long)]
    folder: Option<PathBuf>,
    /// Where the summary is written as JSON.
    #[arg(long, default_value = "target/load.json")]
    out: PathBuf,
}

#[derive(Debug, Serialize)]
struct Summary {
    play: play::Played,
    paced: Vec<play::Played>,
    #[serde(skip_serializing_if = "Option::is_none")]
    long_table: Option<long::Long>,
    #[serde(skip_serializing_if = "Option::is_none")]
    idle: Option<idle::Idle>,
}

#[tokio::main]
async fn main() -> Result<()> {
    let args = Args::parse();
    let temporary = tempfile::tempdir().context("cannot make a folder for the database")?;
    let folder = args.folder.as_deref().unwrap_or(temporary.path());
    let db = folder.join("load.db");
    let server = server::Server::start(&args.program, &db).await?;
    let seconds = Duration::from_secs(args.seconds);
    let play = play::run(&server, args.tables, seconds, None).await?;
    println!("{}", serde_json::to_string_pretty(&play)?);
    let mut paced = Vec::new();
    for rate in args.rate.into_iter().filter(|&rate| rate > 0) {
        let played = play::run(&server, args.tables, seconds, Some(rate)).await?;
        println!("{}", serde_json::to_string_pretty(&played)?);
        paced.push(played);
    }
    let (server, long_table) = if args.entries > 0 {
        let (server, long) = long::run(server, &args.program, &db, args.entries).await?;
        println!("{}", serde_json::to_string_pretty(&long)?);
        (server, Some(long))
    } else {
        (server, None)
    };
    let idle = if args.idle > 0 {
        let idle = idle::run(&server, args.idle).await?;
        println!("{}", serde_json::to_string_pretty(&idle)?);
        Some(idle)
    } else {
        None
    };
    server.stop().await?;
    let summary = serde_json::to_string_pretty(&Summary { play, paced, long_table, idle })?;
    if let Some(folder) = args.out.parent() {
        std::fs::create_dir_all(folder)?;
    }
    std::fs::write(&args.out, summary + "\n")
        .with_context(|| format!("cannot write {}", args.out.display()))?;
    println!("written to {}", args.out.display());
    Ok(())
}
