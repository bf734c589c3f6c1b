//! Lists of tables.

use axum::extract::{Query, State};
use axum::routing::get;
use axum::{Json, Router};
use quadriga_core::{Seat, Standing};
use serde::Deserialize;
use serde_json::value::RawValue;

use crate::api::{Finish, SeatKind, TableList, TableSummary};
use crate::error::Error;
use crate::guest::{Guest, Visitor};
use crate::routes::seats;
use crate::state::App;
use crate::store::{Cursor, ListedRow, Listing};
use crate::words::Words;

/// How many tables a page of a list has if nobody says.
const PAGE: u32 = 50;
/// The most tables that a page can have.
const LONGEST_PAGE: u32 = 100;

pub(super) fn router() -> Router<App> {
    Router::new().route("/tables", get(list).post(seats::create))
}

#[derive(Deserialize)]
struct Which {
    list: Option<String>,
    after: Option<String>,
    count: Option<u32>,
}

async fn list(
    State(app): State<App>,
    visitor: Visitor,
    Query(which): Query<Which>,
) -> Result<Json<TableList>, Error> {
    let listing = match which.list.as_deref() {
        Some("mine") => Listing::Mine(visitor.guest),
        Some("open") => Listing::Open,
        _ => return Err(Error::BadRequest(Words.which_list())),
    };
    let after = which.after.map(|after| after.parse::<Cursor>()).transpose();
    let after = after.map_err(|_| Error::BadRequest(Words.which_after()))?;
    let most = which.count.unwrap_or(PAGE).clamp(1, LONGEST_PAGE);
    let page = app.store.list(listing, after, most).await?;
    let tables = page.rows.into_iter().map(|row| summary(row, visitor.guest)).collect();
    Ok(Json(TableList { tables, next: page.next.map(|next| next.to_string()) }))
}

fn summary(row: ListedRow, guest: Guest) -> TableSummary {
    let ListedRow { table, number, decides, changed_at } = row;
    let decider = decides.and_then(|seat| table.seats.get(seat.index()));
    let seats = Seat::all(table.seats.len()).zip(&table.seats);
    // Seats that a bot took over count as well: its result is also that of the player who left.
    let your_seats: Vec<Seat> =
        seats.filter(|(_, row)| row.guest == Some(guest)).map(|(seat, _)| seat).collect();
    let standing = table.standing;
    TableSummary {
        missing: table.seats.iter().filter(|row| row.kind == SeatKind::Open).count() as u8,
        host: table.host == Some(guest),
        your_turn: decider.is_some_and(|row| row.owner() == Some(guest)),
        result: standing.and_then(|standing| outcome(&standing, &your_seats, table.seats.len())),
        your_seats,
        standing,
        id: table.id,
        game: table.game,
        options: RawValue::from_string(table.options).unwrap_or_default(),
        stage: table.stage,
        seats: table.seats.iter().map(|row| row.info(false)).collect(),
        number,
        changed_at,
    }
}

/// How it ended for one with these seats.
fn outcome(standing: &Standing, own: &[Seat], seats: usize) -> Option<Finish> {
    let best = own.iter().map(|&seat| standing.place(seat)).min()?;
    if own.len() == seats {
        return None;
    }
    Some(match standing.winner() {
        _ if best > 1 => Finish::Lost,
        Some(_) => Finish::Won,
        None => Finish::Shared,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_of_the_own_seats_counts_and_nobody_wins_against_oneself() {
        let [first, second, third] = [0, 1, 2].map(|seat| Seat::try_from(seat).expect("a seat"));
        let won = Standing::won_by(second, 3);
        assert_eq!(outcome(&won, &[second], 3), Some(Finish::Won));
        assert_eq!(outcome(&won, &[first, second], 3), Some(Finish::Won));
        assert_eq!(outcome(&won, &[third], 3), Some(Finish::Lost));
        assert_eq!(outcome(&Standing::draw(3), &[third], 3), Some(Finish::Shared));
        assert_eq!(outcome(&won, &[], 3), None);
        assert_eq!(outcome(&won, &[first, second, third], 3), None);
    }
}
