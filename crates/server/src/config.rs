//! What a host can set.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};

use crate::limits::LONGEST_GAME;

/// How the server runs. Every setting has a default that suits one machine and its players.
#[derive(Clone, Debug, Args)]
pub struct Config {
    /// The address to listen on.
    #[arg(long, env = "QUADRIGA_LISTEN", default_value = "127.0.0.1:8080", value_name = "ADDRESS")]
    pub listen: SocketAddr,

    /// The port to listen on, in place of the address's own.
    #[arg(long, value_name = "N")]
    pub port: Option<u16>,

    /// The SQLite file with all tables; made if it is not there.
    #[arg(long, env = "QUADRIGA_DB", default_value = "quadriga.db", value_name = "FILE")]
    pub db: PathBuf,

    /// Use that file even if others on this machine can read it.
    #[arg(long)]
    pub db_readable: bool,

    /// The largest size of that file in megabytes; at it, what may go is deleted before anything is
    /// refused.
    #[arg(long, value_name = "MB")]
    pub db_limit: Option<u32>,

    /// The address that visitors type, such as <https://games.example.org>; needed behind a proxy.
    #[arg(long, env = "QUADRIGA_ORIGIN", value_name = "URL")]
    pub origin: Option<String>,

    /// The header in which one trusted proxy writes the visitor's address; its last entry counts.
    #[arg(long, env = "QUADRIGA_PROXY_HEADER", value_name = "NAME")]
    pub proxy_header: Option<String>,

    /// A second address for /metrics; without it they are on the main one, for this machine only.
    #[arg(long, value_name = "ADDRESS")]
    pub metrics_listen: Option<SocketAddr>,

    /// How logs are written.
    #[arg(long, env = "QUADRIGA_LOG_FORMAT", value_enum, default_value_t = LogFormat::Text)]
    pub log_format: LogFormat,

    /// Requests a second from one address, on the average; 0 for no limit.
    #[arg(long, default_value_t = 40, value_name = "N")]
    pub rate: u32,

    /// Requests that one address may send at once before the rate counts.
    #[arg(long, default_value_t = 160, value_name = "N")]
    pub burst: u32,

    /// Tables that one visitor may have waiting or running.
    #[arg(long, default_value_t = 50, value_name = "N")]
    pub tables_per_guest: u32,

    /// Tables that all visitors of one address may have waiting or running, or imported within a
    /// day.
    #[arg(long, default_value_t = 200, value_name = "N")]
    pub tables_per_address: u32,

    /// Tables that one address may have among the open ones.
    #[arg(long, default_value_t = 10, value_name = "N")]
    pub listed_per_address: u32,

    /// Records that one address may import within a day.
    #[arg(long, default_value_t = 50, value_name = "N")]
    pub imports_per_address: u32,

    /// Seats that one visitor may hold at tables of others that wait.
    #[arg(long, default_value_t = 10, value_name = "N")]
    pub seats_per_guest: u32,

    /// Seats that all visitors of one address may hold at tables of others that wait.
    #[arg(long, default_value_t = 50, value_name = "N")]
    pub seats_per_address: u32,

    /// Lines of talk that one table keeps.
    #[arg(long, default_value_t = 5_000, value_name = "N")]
    pub lines_per_table: u32,

    /// Actions and steps taken back that one table keeps; at so many its players can only resign.
    #[arg(long, default_value_t = LONGEST_GAME, value_name = "N")]
    pub entries_per_table: u32,

    /// Days after which an imported table is deleted; 0 keeps it for ever.
    #[arg(long, default_value_t = 30, value_name = "DAYS")]
    pub keep_imports: u32,

    /// Connections at the same time.
    #[arg(long, default_value_t = 10_000, value_name = "N")]
    pub connections: usize,

    /// Connections of one address at the same time; with --proxy-header, requests and streams.
    #[arg(long, default_value_t = 256, value_name = "N")]
    pub connections_per_address: usize,

    /// Seconds that a visitor may take to send a request, or to take a piece of an answer.
    #[arg(long, default_value_t = 20, value_name = "S", value_parser = clap::value_parser!(u64).range(1..))]
    pub patience: u64,

    /// Milliseconds that a bot waits at least after the entry before, so that people can follow.
    #[arg(long, default_value_t = 400, value_name = "MS")]
    pub bot_delay: u64,

    /// Seconds after which bots among themselves rest if nobody looks; they go on when someone
    /// does.
    #[arg(long, default_value_t = 60, value_name = "S")]
    pub bot_rest: u64,

    /// Seconds after which a table that nobody looks at leaves the memory.
    #[arg(long, default_value_t = 600, value_name = "S")]
    pub idle: u64,
}

/// How logs are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum LogFormat {
    /// One line for people.
    Text,
    /// One JSON object a line, for programs.
    Json,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            port: None,
            db: PathBuf::from("quadriga.db"),
            db_readable: false,
            db_limit: None,
            origin: None,
            proxy_header: None,
            metrics_listen: None,
            log_format: LogFormat::Text,
            rate: 40,
            burst: 160,
            tables_per_guest: 50,
            tables_per_address: 200,
            listed_per_address: 10,
            imports_per_address: 50,
            seats_per_guest: 10,
            seats_per_address: 50,
            lines_per_table: 5_000,
            entries_per_table: LONGEST_GAME,
            keep_imports: 30,
            connections: 10_000,
            connections_per_address: 256,
            patience: 20,
            bot_delay: 400,
            bot_rest: 60,
            idle: 600,
        }
    }
}

impl Config {
    /// The address with the port that was asked for.
    pub fn address(&self) -> SocketAddr {
        let mut address = self.listen;
        if let Some(port) = self.port {
            address.set_port(port);
        }
        address
    }

    /// Whether visitors come by https.
    pub fn is_https(&self) -> bool {
        self.origin.as_deref().is_some_and(|origin| origin.starts_with("https://"))
    }

    /// How long a visitor may take to send a request, or to take a piece of an answer.
    pub fn patience(&self) -> Duration {
        Duration::from_secs(self.patience)
    }

    /// How long a bot waits at least after the entry before.
    pub fn bot_delay(&self) -> Duration {
        Duration::from_millis(self.bot_delay)
    }

    /// After what time bots among themselves rest if nobody looks.
    pub fn bot_rest(&self) -> Duration {
        Duration::from_secs(self.bot_rest)
    }

    /// After what time a table that nobody looks at leaves the memory.
    pub fn idle(&self) -> Duration {
        Duration::from_secs(self.idle)
    }
}
