//! The catalogue.

use axum::routing::get;
use axum::{Json, Router};
use quadriga_bots::Level;
use quadriga_games::catalogue;

use crate::api::Catalogue;
use crate::state::App;

pub(super) fn router() -> Router<App> {
    Router::new().route("/games", get(games))
}

async fn games() -> Json<Catalogue> {
    let levels = Level::ALL.into_iter().map(Level::name).collect();
    Json(Catalogue { games: catalogue(), levels })
}
