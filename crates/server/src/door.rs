//! Connections: how many come in, and how long they may take.
//!
//! A visitor may hold some connections and be slow on each of them, and no more: what takes longer
//! than the host's patience, to send a request as well as to take an answer, is closed.

use std::future::poll_fn;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulConnection, GracefulShutdown};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tower::ServiceExt;

use crate::address::Peer;
use crate::clock;
use crate::config::Config;
use crate::metrics::Metrics;
use crate::patience::Patient;
use crate::tally::{Held, Tally};

/// The largest head of a request, in bytes.
const HEAD: usize = 32 * 1024;
/// How long the listener rests after a connection could not be accepted.
const REST: Duration = Duration::from_millis(50);

/// A listener with its limits.
pub(crate) struct Door {
    listener: TcpListener,
    places: Arc<Semaphore>,
    /// Nothing where all connections come from one proxy.
    by_address: Option<Tally>,
    patience: Duration,
    metrics: Metrics,
}

/// A visitor's connection with what it takes up.
pub(crate) struct Came {
    stream: TcpStream,
    peer: SocketAddr,
    place: OwnedSemaphorePermit,
    held: Option<Held>,
}

impl Door {
    /// A door with the limits of a configuration.
    pub(crate) fn new(listener: TcpListener, config: &Config, metrics: Metrics) -> Door {
        let by_address = match config.proxy_header {
            Some(_) => None,
            None => Some(Tally::new(config.connections_per_address)),
        };
        let places = Arc::new(Semaphore::new(config.connections));
        Door { listener, places, by_address, patience: config.patience(), metrics }
    }

    /// The next one who may come in. Where there is no room, who comes waits in the system's queue;
    /// whose address holds too many connections already is turned away.
    pub(crate) async fn next(&self) -> Came {
        loop {
            let place = self.places.clone().acquire_owned().await;
            let place = place.expect("nobody closes the semaphore");
            let (stream, peer) = accepted(|| self.listener.accept()).await;
            let held = self.by_address.as_ref().map(|tally| tally.take(peer.ip().into()));
            if let Some(None) = held {
                self.metrics.turned_away();
                continue;
            }
            return Came { stream, peer, place, held: held.flatten() };
        }
    }

    /// Serves a visitor until the connection ends.
    pub(crate) fn serve(
        &self,
        came: Came,
        router: Router,
        graceful: &GracefulShutdown,
    ) -> impl Future<Output = ()> + use<> {
        let Came { stream, peer, place, held } = came;
        let connection = graceful.watch(connection(stream, peer, router, self.patience));
        async move {
            let mut connection = pin!(connection);
            // A date of HTTP ends with the year 9999, and hyper panics where there is none.
            let served = poll_fn(|context| match clock::has_date() {
                true => connection.as_mut().poll(context),
                false => Poll::Ready(Ok(())),
            });
            if let Err(error) = served.await {
                tracing::debug!(%error, "a connection broke");
            }
            drop((place, held));
        }
    }
}

/// What `accept` gives, once it gives something. Errors are usually too many open files: they pass
/// when others end.
async fn accepted<T, A: Future<Output = io::Result<T>>>(mut accept: impl FnMut() -> A) -> T {
    loop {
        match accept().await {
            Ok(accepted) => return accepted,
            Err(error) => {
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(REST).await;
            }
        }
    }
}

fn connection(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    patience: Duration,
) -> impl GracefulConnection<Error = hyper::Error> {
    // Messages are small and must not wait for each other.
    let _ = stream.set_nodelay(true);
    let service = router.map_request(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(Peer(peer.ip()));
        request.map(Body::new)
    });
    http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience)
        .max_header_size(HEAD)
        .max_buf_size(HEAD)
        .serve_connection(
            TokioIo::new(Patient::new(stream, patience)),
            TowerToHyperService::new(service),
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_listener_survives_what_it_cannot_accept() {
        let mut left = 3;
        let came = accepted(|| {
            left -= 1;
            let full = || io::Error::other("too many open files");
            std::future::ready(if left > 0 { Err(full()) } else { Ok("a visitor") })
        });
        assert_eq!(came.await, "a visitor");
    }
}
