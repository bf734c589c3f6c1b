//! The listener: connections in, requests to the router, and a clean end.

use std::io::IsTerminal;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use axum::routing::get;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use thiserror::Error;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tower::ServiceExt;

use crate::address::Peer;
use crate::app;
use crate::config::{Config, LogFormat};
use crate::routes;
use crate::state::App;
use crate::store::StoreError;

/// How long a connection may take to send the head of a request.
const HEAD: Duration = Duration::from_secs(20);
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
    #[error("cannot use the database {file}: {cause}; choose another file with --db FILE")]
    Database {
        /// Which file.
        file: String,
        /// Why.
        cause: StoreError,
    },
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
    let metering = metrics.map(|listener| tokio::spawn(serve_metrics(listener, state.clone())));
    let address = listener.local_addr().unwrap_or(address);
    tracing::info!(%address, "listening");
    ready(address);

    accept(&listener, &state, stop).await;

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
async fn accept(listener: &TcpListener, state: &App, stop: impl Future<Output = ()>) {
    let router = app(state.clone());
    let seats = Arc::new(Semaphore::new(state.config.connections));
    let graceful = GracefulShutdown::new();
    let mut stop = std::pin::pin!(stop);
    loop {
        let (seat, stream, peer) = tokio::select! {
            taken = take(listener, &seats) => match taken {
                Ok(taken) => taken,
                Err(error) => {
                    // Usually too many open files: the next ones may have ended by then.
                    tracing::warn!(%error, "a connection could not be accepted");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            },
            () = &mut stop => break,
        };
        let connection = connection(stream, peer, router.clone());
        let connection = graceful.watch(connection);
        tokio::spawn(async move {
            if let Err(error) = connection.await {
                tracing::debug!(%error, "a connection broke");
            }
            drop(seat);
        });
    }
    tracing::info!("stopping");
    let _ = state.stopping.send(true);
    state.hall.close(&state.store).await;
    let _ = tokio::time::timeout(GRACE, graceful.shutdown()).await;
}

/// The next connection, once there is room for it; who comes before waits in the system's queue.
async fn take(
    listener: &TcpListener,
    seats: &Arc<Semaphore>,
) -> std::io::Result<(OwnedSemaphorePermit, TcpStream, SocketAddr)> {
    let seat = seats.clone().acquire_owned().await.map_err(std::io::Error::other)?;
    let (stream, peer) = listener.accept().await?;
    Ok((seat, stream, peer))
}

fn connection(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
) -> impl hyper_util::server::graceful::GracefulConnection<Error = hyper::Error> {
    // Messages are small and must not wait for each other.
    let _ = stream.set_nodelay(true);
    let service = router.map_request(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(Peer(peer.ip()));
        request.map(Body::new)
    });
    http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(32 * 1024)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service))
}

/// Lets idle tables go, forgets old limits, and wakes bots whose turn was interrupted by a fault.
async fn sweep(state: App) {
    let mut ticks = tokio::time::interval(SWEEP);
    loop {
        ticks.tick().await;
        state.sweep(state.config.idle());
        state.resume_bots().await;
    }
}

async fn serve_metrics(listener: TcpListener, state: App) {
    let text = move || {
        let state = state.clone();
        async move { routes::metrics_text(&state) }
    };
    let router = Router::new().route("/metrics", get(text));
    while let Ok((stream, peer)) = listener.accept().await {
        let connection = connection(stream, peer, router.clone());
        tokio::spawn(async move {
            let _ = GracefulShutdown::new().watch(connection).await;
        });
    }
}
