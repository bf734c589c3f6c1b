//! Looking at a table: as it stands, and as it came to be.

use std::time::Instant;

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use axum::routing::get;
use quadriga_core::{Eye, Seat};
use serde::Deserialize;

use crate::error::Error;
use crate::guest::Visitor;
use crate::live::Wish;
use crate::routes::{json, raw};
use crate::state::App;
use crate::words::Words;

/// The most frames of a replay in one answer.
const MOST_FRAMES: u32 = 500;

pub(super) fn router() -> Router<App> {
    Router::new().route("/tables/{id}", get(snapshot)).route("/tables/{id}/replay", get(replay))
}

/// `?eye=`: a seat's number, `spectator`, or nothing for one's own.
#[derive(Debug, Deserialize)]
pub(crate) struct EyeQuery {
    eye: Option<String>,
}

impl EyeQuery {
    /// Through which eye the visitor wants to look.
    pub(crate) fn wish(&self) -> Result<Wish, Error> {
        match self.eye.as_deref() {
            None | Some("mine") => Ok(Wish::Mine),
            Some("spectator") => Ok(Wish::Eye(Eye::Spectator)),
            Some(seat) => {
                let seat = seat.parse().ok().and_then(Seat::new);
                let seat = seat.ok_or_else(|| Error::BadRequest(Words.which_eye()))?;
                Ok(Wish::Eye(Eye::Seat(seat)))
            }
        }
    }
}

async fn snapshot(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Query(query): Query<EyeQuery>,
) -> Result<Response, Error> {
    let mut table = app.enter(&id).await?;
    let sight = table.sight(query.wish()?, visitor.guest)?;
    let mut response = raw(table.snapshot(sight, visitor.guest));
    table.attend(visitor.payer(), Instant::now());
    app.wake_bot(table);
    visitor.remember(&app, &mut response);
    Ok(response)
}

#[derive(Debug, Deserialize)]
struct Range {
    #[serde(default)]
    from: u32,
    count: Option<u32>,
}

async fn replay(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Query(query): Query<EyeQuery>,
    Query(range): Query<Range>,
) -> Result<Response, Error> {
    let table = app.enter(&id).await?;
    let sight = table.sight(query.wish()?, visitor.guest)?;
    table.play()?;
    let count = range.count.unwrap_or(MOST_FRAMES).clamp(1, MOST_FRAMES);
    let total = table.number;
    if range.from > total {
        return Err(Error::BadRequest(Words.last_frame(total)));
    }
    let last = range.from.saturating_add(count - 1).min(total);
    let frames = table.frames(&app.store, sight, range.from..=last, true, false).await?;
    drop(table);
    let mut out = format!("{{\"total\":{total},\"frames\":[").into_bytes();
    for (index, frame) in frames.iter().enumerate() {
        if index > 0 {
            out.push(b',');
        }
        out.extend_from_slice(frame);
    }
    out.extend_from_slice(b"]}");
    Ok(json(out))
}
