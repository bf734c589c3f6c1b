//! The listener: connections in, requests to the router, and a clean end.

use std::io::IsTerminal;
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::middleware::from_fn_with_state;
use axum::routing::get;
use hyper_util::server::graceful::GracefulShutdown;
use thiserror::Error;
use tokio::net::TcpListener;

use crate::config::{Config, LogFormat};
use crate::door::Door;
use crate::routes;
use crate::state::App;
use crate::store::StoreError;
use crate::{app, clock, headers};

/// How long requests under way may take after the server was told to stop.
const GRACE: Duration = Duration::from_secs(5);
/// How often idle tables and old limits are looked for.
const SWEEP: Duration = Duration::from_secs(30);

/// Why the server could not start.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {}", hint(.cause))]
    Listen {
        /// Which address.
        address: SocketAddr,
        /// Why.
        cause: std::io::Error,
    },
    /// The database cannot be opened.
    #[error("cannot use the database {file}: {cause}; {}", remedy(.cause))]
    Database {
        /// Which file.
        file: String,
        /// Why.
        cause: StoreError,
    },
    /// The clock is wrong by centuries.
    #[error(
        "the clock of this machine is before 1970 or after 9999, which no answer can tell: set it"
    )]
    Clock,
}

fn remedy(cause: &StoreError) -> String {
    match cause {
        StoreError::Exposed(file) => {
            format!("run `chmod 600 {file}`, or start with --db-readable if they may")
        }
        _ => "choose another file with --db FILE".to_owned(),
    }
}

fn hint(cause: &std::io::Error) -> String {
    match cause.kind() {
        std::io::ErrorKind::AddrInUse => {
            "the port is in use; choose another one with --port N".to_owned()
        }
        std::io::ErrorKind::PermissionDenied => {
            "not permitted; choose a port above 1023 with --port N".to_owned()
        }
        _ => cause.to_string(),
    }
}

/// Starts logging as the configuration says; `RUST_LOG` chooses what.
pub fn start_logging(config: &Config) {
    let filter = tracing_subscriber::EnvFilter::try_from_default_env()
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("info"));
    let logs = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal());
    // A second call in one process keeps the first one's choice.
    let _ = match config.log_format {
        LogFormat::Text => logs.try_init(),
        LogFormat::Json => logs.json().try_init(),
    };
}

/// Serves until `stop` is done; `ready` hears the address once visitors can come.
///
/// # Errors
/// When the port is taken or the database cannot be written.
pub async fn serve(
    config: Config,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    if !clock::has_date() {
        return Err(ServeError::Clock);
    }
    let address = config.address();
    let listener = listen(address).await?;
    let metrics = match config.metrics_listen {
        Some(address) => Some(listen(address).await?),
        None => None,
    };
    let file = config.db.display().to_string();
    let opened = App::open(config).await;
    let (state, writing) = opened.map_err(|cause| ServeError::Database { file, cause })?;
    state.resume_bots().await;
    let sweeping = tokio::spawn(sweep(state.clone()));
    let door = |listener| Door::new(listener, &state.config, state.metrics.clone());
    let metering =
        metrics.map(|listener| tokio::spawn(serve_metrics(door(listener), state.clone())));
    let address = listener.local_addr().unwrap_or(address);
    tracing::info!(%address, "listening");
    ready(address);

    accept(&door(listener), &state, stop).await;

    sweeping.abort();
    if let Some(metering) = metering {
        metering.abort();
    }
    let store = state.store.clone();
    drop(state);
    // Everything that was accepted is stored before the program ends.
    if tokio::time::timeout(GRACE, writing).await.is_err() {
        tracing::warn!("some connections did not end in time");
    }
    store.close().await;
    tracing::info!("stopped");
    Ok(())
}

async fn listen(address: SocketAddr) -> Result<TcpListener, ServeError> {
    TcpListener::bind(address).await.map_err(|cause| ServeError::Listen { address, cause })
}

/// Takes connections until `stop` is done, then lets those under way end.
async fn accept(door: &Door, state: &App, stop: impl Future<Output = ()>) {
    let router = app(state.clone());
    let graceful = GracefulShutdown::new();
    let mut stop = pin!(stop);
    loop {
        let came = tokio::select! {
            came = door.next() => came,
            () = &mut stop => break,
        };
        tokio::spawn(door.serve(came, router.clone(), &graceful));
    }
    tracing::info!("stopping");
    let _ = state.stopping.send(true);
    state.hall.close(&state.store).await;
    let _ = tokio::time::timeout(GRACE, graceful.shutdown()).await;
}

/// Lets idle tables go, deletes old ones, forgets old limits, and wakes bots whose turn was
/// interrupted by a fault.
async fn sweep(state: App) {
    let mut ticks = tokio::time::interval(SWEEP);
    loop {
        ticks.tick().await;
        state.sweep(state.config.idle());
        match state.expire(clock::now()).await {
            Ok(0) => {}
            Ok(tables) => tracing::info!(tables, "deleted, as their time had come"),
            Err(error) => tracing::error!(%error, "nothing could be deleted"),
        }
        state.resume_bots().await;
    }
}

async fn serve_metrics(door: Door, state: App) {
    let text = async |State(app): State<App>| routes::metrics_text(&app);
    let dressed = from_fn_with_state(state.clone(), headers::everywhere);
    let router = Router::new().route("/metrics", get(text)).layer(dressed).with_state(state);
    let graceful = GracefulShutdown::new();
    loop {
        let came = door.next().await;
        tokio::spawn(door.serve(came, router.clone(), &graceful));
    }
}
