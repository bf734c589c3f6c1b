//! Who the visitor is.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};

use crate::api::{Me, Rename};
use crate::error::Error;
use crate::guard::Text;
use crate::guest::{Guest, Visitor, clean_name};
use crate::state::App;
use crate::store::Write;

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
    let name = clean_name(&body.parse::<Rename>()?.name)?;
    app.store(Write::Rename { guest: visitor.guest, name: name.clone() }).await?;
    tokio::spawn(announce(app.clone(), visitor.guest, name.clone()));
    Ok(answer(&app, visitor, Some(name)))
}

fn answer(app: &App, visitor: Visitor, name: Option<String>) -> Response {
    let mut response = Json(Me { guest: visitor.guest.public_id(), name }).into_response();
    visitor.remember(app, &mut response);
    response
}

/// Tells the tables in memory on which the guest sits.
async fn announce(app: App, guest: Guest, name: String) {
    for id in app.hall.ids() {
        let Ok(mut table) = app.enter(&id).await else { continue };
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
