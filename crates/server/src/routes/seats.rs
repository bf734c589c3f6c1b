//! Opening tables, and sitting down at them.

use std::time::Instant;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::{Json, Router};
use quadriga_bots::{BotSpec, Level};
use quadriga_core::{Seat, Seed};

use crate::address::Address;
use crate::api::{Created, Join, NewTable, OwnSeat, SeatBot, SeatKind, SeatPlan, Stage};
use crate::clock::now;
use crate::error::Error;
use crate::guard::Text;
use crate::guest::{Mark, Visitor, random};
use crate::hall::Entered;
use crate::limits::{Opening, may_open, may_sit};
use crate::live::Table;
use crate::live::opening::check_options;
use crate::routes::raw;
use crate::state::App;
use crate::store::{SeatRow, Secret, TableRow, Write, Written};
use crate::words::Words;

pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/tables/{id}/join", post(join))
        .route("/tables/{id}/leave", post(leave))
        .route("/tables/{id}/close", post(close))
        .route("/tables/{id}/seats", post(seat_bot))
}

pub(super) async fn create(
    State(app): State<App>,
    visitor: Visitor,
    from: Address,
    body: Text,
) -> Result<Response, Error> {
    let asked: NewTable = body.parse()?;
    let (options, rules) = check_options(&asked.game, asked.options.as_deref(), asked.seats.len())?;
    let opening = if asked.listed { Opening::Listed } else { Opening::Private };
    let _permit = may_open(&app, visitor, from, opening).await?;
    let name = app.store.name(visitor.guest).await?;
    let seat = |plan: SeatPlan| match plan {
        SeatPlan::Me => Ok(SeatRow::person(visitor.guest, name.clone())),
        SeatPlan::Open => Ok(SeatRow::OPEN),
        SeatPlan::Bot(level) => Ok(SeatRow::bot(bot(&level)?)),
    };
    let row = TableRow {
        key: 0,
        id: new_id()?,
        game: asked.game,
        rules,
        options,
        seed: new_seed()?,
        stage: Stage::Waiting,
        listed: asked.listed,
        host: Some(visitor.guest),
        rematch: None,
        at: now(),
        standing: None,
        leavers: asked.leavers,
        imported: false,
        seats: asked.seats.into_iter().map(seat).collect::<Result<_, Error>>()?,
    };
    let table = row.id.clone();
    open(&app, visitor, row, app.key.mark(from)).await?;
    Ok(created(&app, visitor, table))
}

pub(super) fn created(app: &App, visitor: Visitor, table: String) -> Response {
    let mut response = (StatusCode::CREATED, Json(Created { table })).into_response();
    visitor.remember(app, &mut response);
    response
}

/// Stores a new table, started if no seat is open, and lets its bot begin.
async fn open(app: &App, visitor: Visitor, mut row: TableRow, from: Mark) -> Result<(), Error> {
    let starts = row.seats.iter().all(|seat| seat.kind != SeatKind::Open);
    let id = row.id.clone();
    let mut snapshots = Vec::new();
    let mut decides = None;
    if starts {
        let (set_up, first) = Table::new(row.clone())?.set_up()?;
        snapshots.push((0, set_up));
        decides = first;
        row.stage = Stage::Running;
    }
    let (table, entries) = (Box::new(row), Vec::new());
    let write = Write::Create { table, decides, entries, snapshots, rematch_of: None, from };
    app.store(write).await?;
    if starts {
        begin(app, visitor, &id).await?;
    }
    Ok(())
}

/// Lets the bot of a table begin that a visitor has just opened.
pub(super) async fn begin(app: &App, visitor: Visitor, id: &str) -> Result<(), Error> {
    let mut table = app.enter(id).await?;
    table.attend(visitor.payer(), Instant::now());
    app.wake_bot(table);
    Ok(())
}

/// The bots that a visitor may seat: the levels, and those that cost nothing.
fn bot(level: &str) -> Result<String, Error> {
    let spec: BotSpec = level.parse().map_err(|error| Error::BadRequest(format!("{error}")))?;
    match spec {
        BotSpec::Level(_) | BotSpec::Random | BotSpec::Greedy => Ok(spec.to_string()),
        BotSpec::Mcts { .. } => {
            let levels = Level::ALL.map(Level::name).join(", ");
            Err(Error::BadRequest(Words.which_bots(levels)))
        }
    }
}

/// Twelve letters and digits: 60 random bits.
pub(super) fn new_id() -> Result<String, Error> {
    const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    let bytes: [u8; 12] = random()?;
    Ok(bytes.iter().map(|byte| char::from(DIGITS[usize::from(byte % 32)])).collect())
}

pub(super) fn new_seed() -> Result<Secret, Error> {
    Ok(Secret(String::from(Seed::new(random()?))))
}

async fn join(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    from: Address,
    body: Text,
) -> Result<Response, Error> {
    let asked: Join = body.parse_or_default()?;
    let table = app.enter(&id).await?;
    must_wait(&table)?;
    let is_open = |seat: &Seat| {
        table.row.seats.get(seat.index()).is_some_and(|row| row.kind == SeatKind::Open)
    };
    let seat = match asked.seat {
        Some(seat) if seat.index() >= table.row.seats.len() => {
            return Err(Error::BadRequest(Words.no_such_seat()));
        }
        Some(seat) => is_open(&seat).then_some(seat),
        None => Seat::all(table.row.seats.len()).find(is_open),
    };
    let seat = seat.ok_or(Error::SeatTaken)?;
    let permit = may_sit(&app, visitor, from, &table).await?;
    let counted = table.row.host != Some(visitor.guest);
    let from = counted.then(|| app.key.mark(from));
    let name = app.store.name(visitor.guest).await?;
    sit(&app, visitor, table, seat, SeatRow::person(visitor.guest, name), from).await?;
    drop(permit);
    let mut response = raw(app.enter(&id).await?.snapshot_for(visitor.guest));
    visitor.remember(&app, &mut response);
    Ok(response)
}

async fn leave(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    body: Text,
) -> Result<Response, Error> {
    let asked: OwnSeat = body.parse()?;
    let table = app.enter(&id).await?;
    table.must_own(asked.seat, visitor.guest)?;
    must_wait(&table)?;
    sit(&app, visitor, table, asked.seat, SeatRow::OPEN, None).await?;
    Ok(raw(app.enter(&id).await?.snapshot_for(visitor.guest)))
}

/// The host takes away a table that has not begun.
async fn close(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<StatusCode, Error> {
    let table = app.enter(&id).await?;
    if table.row.host != Some(visitor.guest) {
        return Err(Error::NotHost);
    }
    must_wait(&table)?;
    app.delete(table).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn seat_bot(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    body: Text,
) -> Result<Response, Error> {
    let asked: SeatBot = body.parse()?;
    let spec = bot(&asked.bot)?;
    let table = app.enter(&id).await?;
    if table.row.host != Some(visitor.guest) {
        return Err(Error::NotHost);
    }
    must_wait(&table)?;
    match table.row.seats.get(asked.seat.index()) {
        None => return Err(Error::BadRequest(Words.no_such_seat())),
        Some(row) if row.kind != SeatKind::Open => return Err(Error::SeatTaken),
        Some(_) => {}
    }
    sit(&app, visitor, table, asked.seat, SeatRow::bot(spec), None).await?;
    Ok(raw(app.enter(&id).await?.snapshot_for(visitor.guest)))
}

fn must_wait(table: &Table) -> Result<(), Error> {
    if table.row.stage == Stage::Waiting { Ok(()) } else { Err(Error::NotWaiting) }
}

/// Puts someone on a seat and starts the game if it was the last one.
async fn sit(
    app: &App,
    visitor: Visitor,
    table: Entered,
    seat: Seat,
    row: SeatRow,
    from: Option<Mark>,
) -> Result<(), Error> {
    let mut seats = table.row.seats.clone();
    seats[seat.index()] = row.clone();
    let starts = seats.iter().all(|seat| seat.kind != SeatKind::Open);
    let start = if starts { Some(table.set_up()?) } else { None };
    let write = Write::Sit { table: table.row.key, seat, row, start, at: now(), from };
    let then = move |table: &mut Entered, _: Written| {
        table.row.seats = seats;
        table.attend(visitor.payer(), Instant::now());
        let started = if starts { table.start() } else { Ok(()) };
        table.sync_all();
        started
    };
    app.change(table, write, then).await?
}
