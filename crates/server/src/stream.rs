//! Server-sent events: what happens at a table, as one eye may know it.

use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use bytes::Bytes;
use futures_core::Stream;
use serde::Deserialize;
use tokio::sync::mpsc::Receiver;
use tokio::time::{Instant, Interval, MissedTickBehavior, interval_at};

use crate::error::Error;
use crate::guest::{Guest, Visitor};
use crate::hall::Entered;
use crate::live::messages::message;
use crate::live::readers::Post;
use crate::live::replay::RESUMABLE;
use crate::live::{Bookmark, Sight, Wish};
use crate::routes::EyeQuery;
use crate::state::App;
use crate::words::Words;

/// How often a comment keeps proxies awake.
const KEEP_AWAKE: Duration = Duration::from_secs(15);
/// The longest name of a stream, in bytes.
const LONGEST_NAME: usize = 40;

pub(crate) fn router() -> Router<App> {
    Router::new().route("/tables/{id}/stream", get(stream))
}

async fn stream(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Query(query): Query<EyeQuery>,
    Query(own): Query<NameQuery>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    if *app.stopping.borrow() {
        return Err(Error::Unavailable);
    }
    let wish = query.wish()?;
    let mut table = app.enter(&id).await?;
    let sight = table.sight(wish, visitor.guest)?;
    let seen = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok());
    let missed = missed(&app, &table, wish, sight, visitor.guest, seen).await?;
    let was_connected = table.readers.has(visitor.guest);
    let (reader, messages) = table.readers.add(visitor.guest, wish, own.name()?);
    let first = match missed {
        Some(missed) => missed,
        None => vec![table.sync(table.sight(wish, visitor.guest)?, visitor.guest)],
    };
    table.readers.greet(first);
    if !was_connected && table.seats_of(visitor.guest).next().is_some() {
        table.tell_table();
    }
    table.attend(visitor.payer(), std::time::Instant::now());
    app.wake_bot(table);
    app.metrics.readers(1);
    let presence = Presence { app: app.clone(), table: id, guest: visitor.guest, reader };
    let mut keep_awake = interval_at(Instant::now() + KEEP_AWAKE, KEEP_AWAKE);
    keep_awake.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let body = Body::from_stream(Messages { messages, keep_awake, _presence: presence });
    let mut response = body.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    // Asks proxies not to hold messages back.
    headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
    visitor.remember(&app, &mut response);
    Ok(response)
}

/// `?reader=`: how the visitor calls this stream, to take frames from answers instead of from it.
#[derive(Debug, Deserialize)]
struct NameQuery {
    reader: Option<String>,
}

impl NameQuery {
    fn name(self) -> Result<Option<String>, Error> {
        let is_long = self.reader.as_ref().is_some_and(|name| name.len() > LONGEST_NAME);
        if is_long {
            return Err(Error::BadRequest(Words.long_reader(LONGEST_NAME)));
        }
        Ok(self.reader)
    }
}

/// What a reader that comes again has missed, or nothing if it needs the whole state.
async fn missed(
    app: &App,
    table: &Entered,
    wish: Wish,
    sight: Sight<'_>,
    guest: Guest,
    seen: Option<Bookmark>,
) -> Result<Option<Vec<Post>>, Error> {
    let Some(Bookmark { number, chat, eye }) = seen else { return Ok(None) };
    // A number 0 may have been seen before the start. What was seen through another eye leads
    // nowhere, and an eye that goes from seat to seat has been another's meanwhile.
    let is_other = eye != sight.eye() || (wish == Wish::Mine && table.is_hot_seat(guest));
    let lag = table.number.checked_sub(number);
    if number == 0 || is_other || lag.is_none_or(|lag| lag > RESUMABLE) {
        return Ok(None);
    }
    let mut posts = Vec::new();
    if number < table.number {
        let range = number + 1..=table.number;
        let frames = table.frames(&app.store, sight, range, false, true).await?;
        for (number, frame) in (number + 1..).zip(frames) {
            let message = message("frame", Some(Bookmark { number, chat, eye }), &frame);
            posts.push(Post::view(message, eye));
        }
    }
    posts.extend(table.chat_after(chat).map(|line| table.chat_message(sight, line)));
    // Says also that patches may follow, where nothing was missed.
    posts.push(Post { shows: Some(eye), ..table.table_message(guest) });
    if posts.len() > RESUMABLE as usize + 8 { Ok(None) } else { Ok(Some(posts)) }
}

/// Notes, when it is dropped, that the reader has gone.
struct Presence {
    app: App,
    table: String,
    guest: Guest,
    reader: u64,
}

impl Drop for Presence {
    fn drop(&mut self) {
        self.app.metrics.readers(-1);
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return };
        let (app, id) = (self.app.clone(), std::mem::take(&mut self.table));
        let (guest, reader) = (self.guest, self.reader);
        runtime.spawn(async move {
            let Ok(mut table) = app.enter(&id).await else { return };
            table.readers.remove(reader);
            table.look_away(std::time::Instant::now());
            if !table.readers.has(guest) && table.seats_of(guest).next().is_some() {
                table.tell_table();
            }
        });
    }
}

/// The body of a stream: messages, and a comment now and then.
struct Messages {
    messages: Receiver<Bytes>,
    keep_awake: Interval,
    _presence: Presence,
}

impl Stream for Messages {
    type Item = Result<Bytes, std::convert::Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        if let Poll::Ready(message) = self.messages.poll_recv(context) {
            return Poll::Ready(message.map(Ok));
        }
        if self.keep_awake.poll_tick(context).is_ready() {
            return Poll::Ready(Some(Ok(Bytes::from_static(b":\n\n"))));
        }
        Poll::Pending
    }
}
