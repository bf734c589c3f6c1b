//! Records: out when a game is over, in to be looked at.

use axum::Router;
use axum::extract::{Path, Request, State};
use axum::http::{HeaderValue, header};
use axum::response::Response;
use axum::routing::{get, post};
use quadriga_core::Player;
use quadriga_games::with_game;

use crate::address::Address;
use crate::api::Stage;
use crate::clock::now;
use crate::error::Error;
use crate::guard::{RECORD, read};
use crate::guest::Visitor;
use crate::limits::{Opening, may_open};
use crate::live::play::{Export, import};
use crate::routes::{json, seats};
use crate::state::App;
use crate::store::SeatRow;
use crate::text::Name;

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
    let players = row.seats.iter().map(player).collect();
    let substitute = |row: &SeatRow| row.bot.clone().filter(|_| row.resigned.is_some());
    let substitutes = row.seats.iter().map(substitute).collect();
    let game = row.game.clone();
    let made = move || {
        let export = Export {
            rules: row.rules,
            options: &row.options,
            seed,
            checkpoint: &checkpoint,
            entries: &entries,
            players,
            substitutes,
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

fn player(row: &SeatRow) -> Player {
    // A bot that plays on for someone stands with those who left.
    let bot = row.bot.clone().filter(|_| row.resigned.is_none());
    let name = row.name.clone().map(String::from).or_else(|| bot.clone());
    Player { name: name.unwrap_or_else(|| Name::nobody().into()), bot }
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
    let verify = move || {
        let text = std::str::from_utf8(&body);
        let text = text.map_err(|_| Error::RecordInvalid("a record is text".to_owned()))?;
        import(text, now())
    };
    let imported = tokio::task::spawn_blocking(verify).await.map_err(|_| Error::Internal)??;
    let _permit = may_open(&app, visitor, from, Opening::Imported).await?;
    let id = seats::keep(&app, visitor, from, imported).await?;
    Ok(seats::created(&app, visitor, id))
}
