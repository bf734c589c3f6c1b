//! The return game of a table that is over.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::{Json, Router};

use crate::address::Address;
use crate::api::{Created, Stage};
use crate::clock::now;
use crate::error::Error;
use crate::guest::Visitor;
use crate::hall::Entered;
use crate::limits::{Opening, may_open};
use crate::live::Table;
use crate::routes::seats::{begin, new_id, new_seed};
use crate::state::App;
use crate::store::{SeatRow, TableRow, Write, Written};

pub(super) fn router() -> Router<App> {
    Router::new().route("/tables/{id}/rematch", post(rematch))
}

async fn rematch(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    from: Address,
) -> Result<Response, Error> {
    let table = app.enter(&id).await?;
    if table.row.stage != Stage::Over {
        return Err(Error::NotOver);
    }
    if let Some(existing) = &table.row.rematch {
        return Ok(Json(Created { table: existing.clone() }).into_response());
    }
    // Also those who left: they sat there. At an imported table sits nobody who could come.
    if !table.row.seats.iter().any(|row| row.guest == Some(visitor.guest)) {
        return Err(Error::NotYourSeat);
    }
    let permit = may_open(&app, visitor, from, Opening::Private).await?;
    let new = return_game(&table, visitor)?;
    let (set_up, decides) = Table::new(new.clone())?.set_up()?;
    let new_id = new.id.clone();
    let write = Write::Create {
        table: Box::new(new),
        decides,
        entries: Vec::new(),
        snapshots: vec![(0, set_up)],
        rematch_of: Some(table.row.key),
        from: app.key.mark(from),
    };
    let noted = new_id.clone();
    let then = move |table: &mut Entered, _: Written| {
        table.row.rematch = Some(noted);
        table.tell_table();
    };
    app.change(table, write, then).await?;
    drop(permit);
    begin(&app, visitor, &new_id).await?;
    Ok(Json(Created { table: new_id }).into_response())
}

/// The same people and bots, each on the next seat.
fn return_game(table: &Table, visitor: Visitor) -> Result<TableRow, Error> {
    let again = |row: &SeatRow| match row.guest {
        Some(guest) => SeatRow::person(guest, row.name.clone()),
        None => row.clone(),
    };
    let mut seats: Vec<SeatRow> = table.row.seats.iter().map(again).collect();
    seats.rotate_right(1);
    Ok(TableRow {
        key: 0,
        id: new_id()?,
        seed: new_seed()?,
        stage: Stage::Running,
        listed: false,
        host: Some(visitor.guest),
        rematch: None,
        at: now(),
        standing: None,
        seats,
        ..table.row.clone()
    })
}
