//! What every request has to pass: origin, rate, number, size and time.

use std::num::NonZeroU32;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, HttpBody, to_bytes};
use axum::extract::{FromRequest, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use hyper::body::{Frame, SizeHint};
use serde::Deserialize;
use tokio::time::timeout;

use crate::address::Address;
use crate::config::Config;
use crate::error::Error;
use crate::state::App;
use crate::tally::Held;

/// The largest body of an ordinary request, in bytes.
const BODY: usize = 16 * 1024;
/// The largest record that can be imported, in bytes.
pub const RECORD: usize = 4 * 1024 * 1024;

/// Who has asked how often.
pub struct Limiter {
    by_address: Option<DefaultKeyedRateLimiter<Address>>,
    clock: DefaultClock,
}

impl Limiter {
    /// The limits of a configuration.
    pub fn new(config: &Config) -> Limiter {
        let quota = NonZeroU32::new(config.rate).map(|rate| {
            let burst = NonZeroU32::new(config.burst).unwrap_or(rate);
            Quota::per_second(rate).allow_burst(burst)
        });
        Limiter { by_address: quota.map(RateLimiter::keyed), clock: DefaultClock::default() }
    }

    /// Counts a request.
    ///
    /// # Errors
    /// [`Error::TooManyRequests`].
    pub fn count(&self, address: Address) -> Result<(), Error> {
        let Some(limiter) = &self.by_address else { return Ok(()) };
        limiter.check_key(&address).map_err(|until| {
            let wait = until.wait_time_from(self.clock.now());
            Error::TooManyRequests { retry_after: wait.as_secs() + 1 }
        })
    }

    /// Forgets those who have not asked for a while.
    pub fn sweep(&self) {
        if let Some(limiter) = &self.by_address {
            limiter.retain_recent();
        }
    }
}

/// Lets a request of the interface through, or not.
pub async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let allowed = check(&app, &request);
    let mut response = match allowed {
        Ok(held) => hold(next.run(request).await, held),
        Err(error) => {
            if matches!(error, Error::TooManyRequests { .. }) {
                app.metrics.limited();
            }
            error.into_response()
        }
    };
    app.metrics.answered(response.status().as_u16());
    let headers = response.headers_mut();
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

fn check(app: &App, request: &Request) -> Result<Option<Held>, Error> {
    let address = Address::of(&app.config, request.headers(), request.extensions());
    app.limiter.count(address)?;
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    if !reads && !is_same_origin(&app.config, request.headers()) {
        return Err(Error::WrongOrigin);
    }
    // Behind a proxy the connections are its own: there each visitor's requests are counted.
    let Some(under_way) = &app.under_way else { return Ok(None) };
    under_way.take(address).map(Some).ok_or(Error::TooManyRequests { retry_after: 1 })
}

/// Lets an answer hold what its request took until all of it has gone out.
fn hold(response: Response, held: Option<Held>) -> Response {
    match held {
        Some(held) => response.map(|body| Body::new(Holding { body, _held: held })),
        None => response,
    }
}

/// Whether a request that changes something comes from our own page, or from no page at all.
fn is_same_origin(config: &Config, headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = text(header::ORIGIN) else {
        // A browser that hides the origin still says whether it is another's.
        let site = headers.get("sec-fetch-site").and_then(|value| value.to_str().ok());
        return matches!(site, None | Some("same-origin" | "none"));
    };
    match &config.origin {
        Some(own) => origin == own.trim_end_matches('/'),
        None => {
            let host = origin.split_once("://").map(|(_, host)| host);
            host.is_some() && host == text(header::HOST)
        }
    }
}

/// The body of an ordinary request.
#[derive(Debug)]
pub struct Text(pub Bytes);

impl Text {
    /// Reads the body as JSON.
    ///
    /// # Errors
    /// [`Error::BadJson`].
    pub fn parse<'a, T: Deserialize<'a>>(&'a self) -> Result<T, Error> {
        serde_json::from_slice(&self.0).map_err(|error| Error::BadJson(error.to_string()))
    }

    /// Reads the body as JSON, or takes the default where there is none.
    ///
    /// # Errors
    /// [`Error::BadJson`].
    pub fn parse_or_default<'a, T: Deserialize<'a> + Default>(&'a self) -> Result<T, Error> {
        if self.0.is_empty() { Ok(T::default()) } else { self.parse() }
    }
}

impl FromRequest<App> for Text {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<Text, Error> {
        read(request, BODY, app.config.patience()).await.map(Text)
    }
}

/// Reads a body of at most `limit` bytes, which must be there within `patience`.
///
/// # Errors
/// [`Error::TooLarge`] or [`Error::TooSlow`].
pub async fn read(request: Request, limit: usize, patience: Duration) -> Result<Bytes, Error> {
    let length = request.headers().get(header::CONTENT_LENGTH);
    let length = length.and_then(|value| value.to_str().ok()?.parse::<usize>().ok());
    if length.is_some_and(|length| length > limit) {
        return Err(Error::TooLarge);
    }
    let body: Body = request.into_body();
    let bytes = timeout(patience, to_bytes(body, limit)).await.map_err(|_| Error::TooSlow)?;
    bytes.map_err(|_| Error::TooLarge)
}

/// A body that holds something until it has gone out.
struct Holding {
    body: Body,
    _held: Held,
}

impl HttpBody for Holding {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let pair =
            |&(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value));
        pairs.iter().map(pair).collect()
    }

    #[test]
    fn only_our_own_page_may_change_something() {
        let plain = Config::default();
        let public = Config { origin: Some("https://games.example/".into()), ..Config::default() };
        let own = headers(&[("origin", "http://127.0.0.1:8080"), ("host", "127.0.0.1:8080")]);
        let foreign = headers(&[("origin", "http://evil.example"), ("host", "127.0.0.1:8080")]);
        assert!(is_same_origin(&plain, &own));
        assert!(!is_same_origin(&plain, &foreign));
        assert!(!is_same_origin(&public, &own));
        assert!(is_same_origin(&public, &headers(&[("origin", "https://games.example")])));
        assert!(!is_same_origin(&plain, &headers(&[("origin", "null"), ("host", "null")])));
        assert!(is_same_origin(&plain, &headers(&[])));
        assert!(!is_same_origin(&plain, &headers(&[("sec-fetch-site", "cross-site")])));
    }
}
