//! Records: out when a game is over, in to be looked at.

use axum::Router;
use axum::extract::{Path, Request, State};
use axum::http::{HeaderValue, header};
use axum::response::Response;
use axum::routing::{get, post};
use quadriga_core::{Leavers, Player, Seat};
use quadriga_games::with_game;

use crate::address::Address;
use crate::api::{SeatKind, Stage};
use crate::clock::now;
use crate::error::Error;
use crate::guard::{RECORD, read};
use crate::guest::Visitor;
use crate::limits::{Opening, may_open};
use crate::live::export::Export;
use crate::live::import::{Imported, import};
use crate::routes::{json, seats};
use crate::state::App;
use crate::store::{SeatRow, Secret, TableRow, Write};
use crate::text::Name;
use crate::words::Words;

pub(super) fn router() -> Router<App> {
    Router::new().route("/tables/import", post(bring)).route("/tables/{id}/record", get(record))
}

async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Error> {
    let table = app.enter(&id).await?;
    if table.row.stage != Stage::Over {
        return Err(Error::NotOver);
    }
    let (row, number, seed) = (table.row.clone(), table.number, table.seed().clone());
    drop(table);
    let (_, checkpoint) = app.store.snapshot(row.key, 0).await?.ok_or(Error::Internal)?;
    let entries = app.store.entries(row.key, 0, number).await?;
    let players = Seat::all(row.seats.len()).zip(&row.seats).map(player).collect();
    let game = row.game.clone();
    let made = move || {
        let export = Export {
            rules: row.rules,
            options: &row.options,
            seed,
            checkpoint: &checkpoint,
            entries: &entries,
            players,
            seats: &row.seats,
            leavers: row.leavers,
        };
        with_game(&row.game, export)
    };
    let made = tokio::task::spawn_blocking(made).await.map_err(|_| Error::Internal)??;
    let mut response = json(made?);
    let file = format!("attachment; filename=\"{game}-{id}.json\"");
    if let Ok(file) = HeaderValue::from_str(&file) {
        response.headers_mut().insert(header::CONTENT_DISPOSITION, file);
    }
    Ok(response)
}

fn player((seat, row): (Seat, &SeatRow)) -> Player {
    // A bot that plays on for someone stands with those who left.
    let bot = row.bot.clone().filter(|_| row.resigned.is_none());
    let name = row.name.clone().map(String::from).or_else(|| bot.clone());
    Player { name: name.unwrap_or_else(|| Name::nobody_on(seat).into()), bot }
}

async fn bring(
    State(app): State<App>,
    visitor: Visitor,
    from: Address,
    request: Request,
) -> Result<Response, Error> {
    // One at a time for each address, and a few in all: each takes memory.
    let busy = || Error::TooManyRequests { retry_after: 2 };
    let _own = app.importing.take(from).ok_or_else(busy)?;
    let _one = app.imports.try_acquire().map_err(|_| busy())?;
    // Who may not keep one need not send it; who may is asked again when it is there.
    drop(may_open(&app, visitor, from, Opening::Imported).await?);
    let body = read(request, RECORD, app.config.patience() * 3).await?;
    let turn = app.verifying.acquire().await.map_err(|_| Error::Internal)?;
    let verify = move || {
        let text = std::str::from_utf8(&body);
        let text = text.map_err(|_| Error::RecordInvalid(Words.record_is_text()))?;
        import(text, now())
    };
    let imported = tokio::task::spawn_blocking(verify).await.map_err(|_| Error::Internal)??;
    drop(turn);
    let _permit = may_open(&app, visitor, from, Opening::Imported).await?;
    let id = keep(&app, visitor, from, imported).await?;
    Ok(seats::created(&app, visitor, id))
}

/// Stores an imported game as a table that is over.
async fn keep(
    app: &App,
    visitor: Visitor,
    from: Address,
    imported: Imported,
) -> Result<String, Error> {
    let Imported { game, rules, options, seed, players, standing, left, entries, snapshots } =
        imported;
    let seat = |(name, bot): (Name, Option<Name>)| SeatRow {
        kind: if bot.is_some() { SeatKind::Bot } else { SeatKind::Person },
        guest: None,
        bot: bot.map(String::from),
        name: Some(name),
        resigned: None,
    };
    let mut seats: Vec<SeatRow> = players.into_iter().map(seat).collect();
    for (number, left) in &left {
        let row = &mut seats[left.seat.index()];
        row.kind = SeatKind::Bot;
        row.bot = Some(left.bot.clone());
        row.resigned = Some(*number);
    }
    let comes_last = left.iter().any(|(_, left)| left.last);
    let row = TableRow {
        key: 0,
        id: seats::new_id()?,
        game,
        rules,
        options,
        seed: Secret(String::from(seed)),
        stage: Stage::Over,
        listed: false,
        host: Some(visitor.guest),
        rematch: None,
        at: now(),
        standing: Some(standing),
        leavers: if comes_last { Leavers::Last } else { Leavers::Bot },
        imported: true,
        seats,
    };
    let id = row.id.clone();
    let table = Box::new(row);
    let from = app.key.mark(from);
    let write = Write::Create { table, decides: None, entries, snapshots, rematch_of: None, from };
    app.store(write).await?;
    Ok(id)
}
