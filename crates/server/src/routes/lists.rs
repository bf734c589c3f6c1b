//! Lists of tables.

use axum::extract::{Query, State};
use axum::routing::get;
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::value::RawValue;

use crate::api::{SeatInfo, SeatKind, TableSummary};
use crate::error::Error;
use crate::guest::{Guest, Visitor};
use crate::routes::seats;
use crate::state::App;
use crate::store::{ListedRow, Listing, SeatRow};

pub(super) fn router() -> Router<App> {
    Router::new().route("/tables", get(list).post(seats::create))
}

#[derive(Deserialize)]
struct Which {
    list: Option<String>,
}

async fn list(
    State(app): State<App>,
    visitor: Visitor,
    Query(which): Query<Which>,
) -> Result<Json<Vec<TableSummary>>, Error> {
    let listing = match which.list.as_deref() {
        Some("mine") => Listing::Mine(visitor.guest),
        Some("open") => Listing::Open,
        _ => return Err(Error::BadRequest("list is mine or open".to_owned())),
    };
    let rows = app.store.list(listing).await?;
    Ok(Json(rows.into_iter().map(|row| summary(row, visitor.guest)).collect()))
}

fn summary(row: ListedRow, guest: Guest) -> TableSummary {
    let ListedRow { table, number, decides, changed_at } = row;
    let decider = decides.and_then(|seat| table.seats.get(seat.index()));
    let info = |row: &SeatRow| SeatInfo {
        kind: row.kind,
        name: row.name.clone(),
        bot: row.bot.clone(),
        connected: row.kind == SeatKind::Bot,
    };
    TableSummary {
        your_turn: decider.is_some_and(|row| row.guest == Some(guest)),
        id: table.id,
        game: table.game,
        options: RawValue::from_string(table.options).unwrap_or_default(),
        stage: table.stage,
        seats: table.seats.iter().map(info).collect(),
        number,
        changed_at,
    }
}
