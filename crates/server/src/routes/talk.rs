//! Questions and talk at a table.

use std::time::Duration;

use axum::Router;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::post;
use quadriga_core::{Seat, Turn};
use serde_json::value::RawValue;

use crate::api::{Ask, ChatLine, OwnSeat, Say};
use crate::clock::now;
use crate::error::Error;
use crate::guard::Text;
use crate::guest::{Visitor, random};
use crate::hall::Entered;
use crate::limits::may_speak;
use crate::live::play::Thought;
use crate::routes::raw;
use crate::state::App;
use crate::store::{Write, Written};
use crate::text::line;

/// How long a hint is thought about, if few ask.
const HINT: Duration = Duration::from_millis(400);
/// About how long a forecast takes.
const FORECAST: Duration = Duration::from_millis(50);

pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/tables/{id}/why", post(why))
        .route("/tables/{id}/forecast", post(forecast))
        .route("/tables/{id}/hint", post(hint))
        .route("/tables/{id}/chat", post(chat))
}

/// The table, not yet over, at which the visitor holds the seat.
async fn at_own_seat(app: &App, id: &str, visitor: Visitor, seat: Seat) -> Result<Entered, Error> {
    let table = app.enter(id).await?;
    table.must_own(seat, visitor.guest)?;
    if let Some(Turn::Over(_)) = table.turn() { Err(Error::Over) } else { Ok(table) }
}

async fn why(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    body: Text,
) -> Result<Response, Error> {
    let Ask { seat, action } = body.parse::<Ask<&RawValue>>()?;
    let table = at_own_seat(&app, &id, visitor, seat).await?;
    Ok(raw(table.play()?.why(seat, action)?))
}

async fn forecast(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    body: Text,
) -> Result<Response, Error> {
    let Ask { seat, action } = body.parse::<Ask<&RawValue>>()?;
    let table = at_own_seat(&app, &id, visitor, seat).await?;
    let thought = table.play()?.forecast(seat, action)?;
    drop(table);
    answer(&app, &id, visitor, seat, FORECAST, thought).await
}

async fn hint(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    body: Text,
) -> Result<Response, Error> {
    let OwnSeat { seat } = body.parse()?;
    let table = app.enter(&id).await?;
    table.must_own(seat, visitor.guest)?;
    if !table.allows_hints(visitor.guest) {
        return Err(Error::NoHints);
    }
    let play = table.play()?;
    match table.turn() {
        Some(Turn::Decides(decides)) if decides == seat => {}
        Some(Turn::Over(_)) => return Err(Error::Over),
        _ => return Err(Error::NotYourDecision),
    }
    let thought = play.hint(u64::from_le_bytes(random()?));
    drop(table);
    answer(&app, &id, visitor, seat, HINT, thought).await
}

/// Thinks about what was asked for a seat, and answers if the seat is still the visitor's.
async fn answer(
    app: &App,
    id: &str,
    visitor: Visitor,
    seat: Seat,
    usual: Duration,
    thought: Thought,
) -> Result<Response, Error> {
    let thought = app.thinkers.answer(visitor.payer(), usual, thought).await?;
    app.enter(id).await?.must_own(seat, visitor.guest)?;
    thought.map(raw).ok_or(Error::Internal)
}

async fn chat(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    body: Text,
) -> Result<StatusCode, Error> {
    let text = line(&body.parse::<Say>()?.text)?;
    let name = app.store.name(visitor.guest).await?.ok_or(Error::NoName)?;
    let table = app.enter(&id).await?;
    may_speak(&app, &table)?;
    let seat = table.seats_of(visitor.guest).next();
    let line = ChatLine { id: 0, name, seat, text, at: now() };
    let write = Write::Chat { table: table.row.key, line: line.clone() };
    let then = move |table: &mut Entered, written: Written| {
        let Written::Key(id) = written else { return };
        let line = ChatLine { id, ..line };
        table.hear(line.clone());
        table.tell_chat(&line);
    };
    app.change(table, write, then).await?;
    Ok(StatusCode::CREATED)
}
