//! `quadriga serve`: tables for browsers.

use std::io::{self, Write};
use std::num::NonZero;
use std::thread;

use anyhow::{Context, Result};
use quadriga_server::{Config, serve, start_logging};
use tokio::runtime::Builder;
use tokio::signal;

/// Serve the page and its tables to browsers
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  quadriga serve                                   on http://127.0.0.1:8080, tables in quadriga.db
  quadriga serve --port 9000 --db games.db
  quadriga serve --origin https://games.example.org --proxy-header x-forwarded-for

Ctrl-C or SIGTERM ends it cleanly; nothing that was acknowledged is lost either way.")]
pub struct Args {
    #[command(flatten)]
    config: Config,
}

/// Runs the command.
pub fn run(args: Args) -> Result<()> {
    start_logging(&args.config);
    let runtime = Builder::new_multi_thread()
        .worker_threads(workers(thread::available_parallelism().map_or(1, NonZero::get)))
        .enable_all()
        .build()
        .context("cannot start the threads of the server")?;
    let ready = |address| {
        // Scripts read this line; whether anyone does is their business.
        let _ = writeln!(io::stdout(), "Quadriga is open: http://{address}");
    };
    runtime.block_on(serve(args.config, ready, stopped()))?;
    Ok(())
}

/// How many threads answer requests on so many cores: half of them. The database's thread and the
/// bots' have use for the others; on two cores, one worker was measured to need less CPU time than
/// two.
fn workers(cores: usize) -> usize {
    cores.div_ceil(2).max(1)
}

/// Ends when the host wants the server to stop.
async fn stopped() {
    #[cfg(unix)]
    {
        let Ok(mut terminate) = signal::unix::signal(signal::unix::SignalKind::terminate()) else {
            return std::future::pending().await;
        };
        tokio::select! {
            _ = signal::ctrl_c() => {}
            _ = terminate.recv() => {}
        }
    }
    #[cfg(not(unix))]
    if signal::ctrl_c().await.is_err() {
        std::future::pending().await
    }
}
