//! Tables over HTTP: seats, actions, push, bots and storage, for every game of Quadriga.
//!
//! A request passes `guard` (origin, rate, size), reaches its handler in `routes`, and enters a
//! table through the `hall`, which reads it from the `store` if need be. An entry is carried out in
//! memory (`live`), stored by the one `writer`, and only then told to the readers of the `stream`s.
//! If a bot decides next (`bots`), it thinks on the threads of `thinking`.
//!
//! **Invariant:** nothing here knows a game's rules. Games come in through
//! `quadriga_games::with_game` and are played through `quadriga_core::Play`.
//!
//! **Invariant:** stored before anyone is told.
//!
//! **Invariant:** what goes out is cut for one eye; the seed goes out only after the end.

pub mod address;
pub mod api;
mod bots;
mod clock;
pub mod config;
mod door;
pub mod error;
pub mod guard;
pub mod guest;
mod hall;
mod headers;
mod limits;
mod live;
pub mod metrics;
mod pages;
pub mod patch;
mod patience;
mod routes;
mod serve;
mod state;
pub mod store;
mod stream;
mod tally;
pub mod text;
mod thinking;
mod words;
mod writer;

use axum::Router;
use axum::middleware::from_fn_with_state;

pub use config::Config;
pub use error::Error;
pub use serve::{ServeError, serve, start_logging};
pub use state::App;

/// The whole server as a service, to be put behind a listener or called by a test.
pub fn app(state: App) -> Router {
    let api = routes::api().layer(from_fn_with_state(state.clone(), guard::guard));
    let dressed = from_fn_with_state(state.clone(), headers::everywhere);
    Router::new()
        .nest("/api", api)
        .merge(routes::health())
        .fallback(pages::page)
        .layer(dressed)
        .with_state(state)
}
