//! The HTTP interface, one file per area; each has its own `router()`.

mod games;
mod health;
mod lists;
mod people;
mod records;
mod rematch;
mod seats;
mod steps;
mod talk;
mod watch;

use axum::Router;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde_json::value::RawValue;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};

use crate::error::Error;
use crate::state::App;

/// Everything under `/api`.
pub(crate) fn api() -> Router<App> {
    let worth_it = SizeAbove::new(1024).and(NotForContentType::SSE);
    let compressed = Router::new()
        .merge(games::router())
        .merge(people::router())
        .merge(lists::router())
        .merge(seats::router())
        .merge(records::router())
        .merge(rematch::router())
        .merge(watch::router())
        .merge(talk::router())
        .layer(CompressionLayer::new().compress_when(worth_it));
    // Steps answer with a few bytes, and streams with small messages that must not wait.
    Router::new()
        .merge(compressed)
        .merge(steps::router())
        .merge(crate::stream::router())
        .fallback(async || Error::NotFound)
}

pub(crate) use health::{router as health, text as metrics_text};
pub(crate) use watch::EyeQuery;

/// JSON that is text already.
pub(crate) fn json(text: impl Into<Vec<u8>>) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text.into()).into_response()
}

/// JSON that is a value already.
pub(crate) fn raw(value: Box<RawValue>) -> Response {
    json(String::from(Box::<str>::from(value)))
}
