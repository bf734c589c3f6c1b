//! Acting, taking back, giving up.

use std::time::Instant;

use axum::Router;
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::post;
use quadriga_core::Seat;
use serde_json::value::RawValue;

use crate::api::{Act, Step};
use crate::error::Error;
use crate::guard::Text;
use crate::guest::Visitor;
use crate::limits::may_go_on;
use crate::live::{Named, Table};
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
    let Act { number, seat, action, reader } = body.parse::<Act<&RawValue>>()?;
    let step = Step { number, seat, reader };
    take(&app, &id, visitor, step, |table, seat| {
        may_go_on(&app, table)?;
        table.act(seat, action)
    })
    .await
}

async fn undo(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    body: Text,
) -> Result<Response, Error> {
    take(&app, &id, visitor, body.parse()?, |table, seat| {
        may_go_on(&app, table)?;
        table.undo(seat)
    })
    .await
}

async fn resign(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    body: Text,
) -> Result<Response, Error> {
    take(&app, &id, visitor, body.parse()?, Table::resign).await
}

/// Takes a step of this visitor, who must own the seat and have seen the last entry, and has it
/// stored.
async fn take(
    app: &App,
    id: &str,
    visitor: Visitor,
    step: Step,
    taken: impl FnOnce(&mut Table, Seat) -> Result<Write, Error>,
) -> Result<Response, Error> {
    let mut table = app.enter(id).await?;
    table.must_own(step.seat, visitor.guest)?;
    table.must_be_at(step.number, visitor.guest)?;
    table.attend(visitor.payer(), Instant::now());
    let write = taken(&mut table, step.seat)?;
    let answered = step.reader.map(|name| Named { guest: visitor.guest, name });
    match app.append(table, write, answered).await {
        Ok((number, frame)) => Ok(stepped(number, frame.as_deref())),
        // Another node was faster.
        Err(StoreError::Taken) => {
            Err(Error::Stale(app.enter(id).await?.snapshot_for(visitor.guest)))
        }
        Err(error) => Err(error.into()),
    }
}

/// The JSON of [`crate::api::Stepped`], with a frame that is text already.
fn stepped(number: u32, frame: Option<&[u8]>) -> Response {
    let mut text = Vec::with_capacity(frame.map_or(0, <[u8]>::len) + 40);
    text.extend_from_slice(format!("{{\"number\":{number}").as_bytes());
    if let Some(frame) = frame {
        text.extend_from_slice(b",\"frame\":");
        text.extend_from_slice(frame);
    }
    text.push(b'}');
    json(text)
}
