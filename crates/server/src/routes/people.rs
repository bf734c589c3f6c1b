//! Who the visitor is.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};

use crate::api::{Me, Rename};
use crate::error::Error;
use crate::guard::Text;
use crate::guest::{Guest, Visitor};
use crate::state::App;
use crate::store::Write;
use crate::text::Name;

/// How many tables hear at once that someone is called something else; others show it when they are
/// read again.
const ANNOUNCED: u32 = 400;

pub(super) fn router() -> Router<App> {
    Router::new().route("/me", get(me).put(rename))
}

async fn me(State(app): State<App>, visitor: Visitor) -> Result<Response, Error> {
    let name = match visitor.is_new {
        true => None,
        false => app.store.name(visitor.guest).await?,
    };
    Ok(answer(&app, visitor, name))
}

async fn rename(State(app): State<App>, visitor: Visitor, body: Text) -> Result<Response, Error> {
    let name = Name::new(&body.parse::<Rename>()?.name)?;
    app.store(Write::Rename { guest: visitor.guest, name: name.clone() }).await?;
    tokio::spawn(announce(app.clone(), visitor.guest, name.clone()));
    Ok(answer(&app, visitor, Some(name)))
}

fn answer(app: &App, visitor: Visitor, name: Option<Name>) -> Response {
    let mut response = Json(Me { guest: visitor.guest.public_id(), name }).into_response();
    visitor.remember(app, &mut response);
    response
}

/// Tells the tables in memory on which the guest sits; the others are left alone.
async fn announce(app: App, guest: Guest, name: Name) {
    let ids = match app.store.ids_of(guest, ANNOUNCED).await {
        Ok(ids) => ids,
        Err(error) => return tracing::warn!(%error, "a new name is not announced"),
    };
    for id in ids {
        let Some(mut table) = app.hall.peek(&id).await else { continue };
        let mut sits = false;
        for row in table.row.seats.iter_mut().filter(|row| row.guest == Some(guest)) {
            row.name = Some(name.clone());
            sits = true;
        }
        if sits {
            table.tell_table();
        }
    }
}
