//! For the host: whether it runs, and how well.

use axum::Router;
use axum::extract::{Request, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::address::Peer;
use crate::error::Error;
use crate::state::App;

pub(crate) fn router() -> Router<App> {
    Router::new().route("/healthz", get(healthz)).route("/metrics", get(metrics))
}

async fn healthz(State(app): State<App>) -> Result<&'static str, Error> {
    app.health().await?;
    Ok("ok")
}

/// Only this machine may read the figures here; a proxy on it is kept out by not passing the path
/// on, or by `--metrics-listen`.
async fn metrics(State(app): State<App>, request: Request) -> Response {
    let is_here = request.extensions().get::<Peer>().is_some_and(|peer| peer.0.is_loopback());
    if !is_here || app.config.metrics_listen.is_some() {
        return Error::NotFound.into_response();
    }
    text(&app)
}

/// The figures as an answer.
pub(crate) fn text(app: &App) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], app.metrics.text())
        .into_response()
}
