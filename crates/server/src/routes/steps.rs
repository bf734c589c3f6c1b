//! Acting, taking back, giving up.

use axum::Router;
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::post;
use serde_json::value::RawValue;

use crate::api::{Act, Step};
use crate::error::Error;
use crate::guard::Text;
use crate::guest::Visitor;
use crate::hall::Entered;
use crate::routes::json;
use crate::state::App;
use crate::store::{StoreError, Write};

pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/tables/{id}/actions", post(act))
        .route("/tables/{id}/undo", post(undo))
        .route("/tables/{id}/resign", post(resign))
}

async fn act(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    body: Text,
) -> Result<Response, Error> {
    let Act { number, seat, action } = body.parse::<Act<&RawValue>>()?;
    let mut table = enter(&app, &id, visitor, Step { number, seat }).await?;
    let write = table.act(seat, action)?;
    append(&app, &id, visitor, table, write).await
}

async fn undo(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    body: Text,
) -> Result<Response, Error> {
    let step: Step = body.parse()?;
    let seat = step.seat;
    let mut table = enter(&app, &id, visitor, step).await?;
    let write = table.undo(seat)?;
    append(&app, &id, visitor, table, write).await
}

async fn resign(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    body: Text,
) -> Result<Response, Error> {
    let step: Step = body.parse()?;
    let seat = step.seat;
    let mut table = enter(&app, &id, visitor, step).await?;
    let write = table.resign(seat)?;
    append(&app, &id, visitor, table, write).await
}

/// Locks a table for a step of this visitor, who must own the seat and have seen the last entry.
async fn enter(app: &App, id: &str, visitor: Visitor, step: Step) -> Result<Entered, Error> {
    let table = app.enter(id).await?;
    table.must_own(step.seat, visitor.guest)?;
    table.must_be_at(step.number, visitor.guest)?;
    Ok(table)
}

async fn append(
    app: &App,
    id: &str,
    visitor: Visitor,
    table: Entered,
    write: Write,
) -> Result<Response, Error> {
    match app.append(table, write).await {
        Ok(number) => Ok(json(format!("{{\"number\":{number}}}"))),
        // Another node was faster.
        Err(StoreError::Taken) => {
            Err(Error::Stale(app.enter(id).await?.snapshot_for(visitor.guest)))
        }
        Err(error) => Err(error.into()),
    }
}
