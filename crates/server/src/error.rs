//! What can go wrong with a request, and how the visitor hears of it.

use std::fmt;

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use quadriga_core::{CannotLeave, CannotUndo};
use quadriga_games::UnknownGame;
use quadriga_words::shell;
use serde_json::value::RawValue;

use crate::api::{Code, Failure, Fault};
use crate::store::StoreError;
use crate::words::Words;

/// The longest message, in characters.
const LONGEST_MESSAGE: usize = 500;

/// What went wrong with a request. Each has a stable code and a status; its words are those of the
/// catalogue.
#[derive(Debug)]
pub enum Error {
    /// The body is not JSON, or not of the right form.
    BadJson(String),
    /// Something else about the request is wrong.
    BadRequest(String),
    /// The body is too large.
    TooLarge,
    /// The body did not come in time.
    TooSlow,
    /// No such game.
    UnknownGame(UnknownGame),
    /// The game does not have these options.
    BadOptions(String),
    /// Not a display name.
    BadName,
    /// Talk needs a name.
    NoName,
    /// Not a line of talk.
    BadText,
    /// No such table.
    NoTable,
    /// Nothing at this address.
    NotFound,
    /// The seat belongs to someone else.
    NotYourSeat,
    /// Only the host may do this.
    NotHost,
    /// The seat is not open.
    SeatTaken,
    /// The table has started already.
    NotWaiting,
    /// The table has not started yet.
    NotStarted,
    /// The game is not over yet.
    NotOver,
    /// The game is over.
    Over,
    /// The table has moved on; with the visitor's snapshot of it.
    Stale(Box<RawValue>),
    /// Another seat decides.
    NotYourDecision,
    /// The rules forbid it.
    Illegal {
        /// The reason in English.
        message: String,
        /// The reason with its rule, code and figures.
        reason: Box<RawValue>,
    },
    /// Nothing can be taken back.
    CannotUndo(CannotUndo),
    /// The seat cannot be given up.
    CannotLeave(CannotLeave),
    /// No hints here.
    NoHints,
    /// The request comes from another site.
    WrongOrigin,
    /// Too many tables.
    TooManyTables,
    /// Too many tables among the open ones.
    TooManyListed,
    /// Too many seats at tables of others.
    TooManySeats,
    /// The table has no room for more talk.
    TalkFull {
        /// How many it keeps.
        most: u32,
    },
    /// The table has no room for more steps.
    LogFull {
        /// How many it has.
        most: u32,
    },
    /// Too many requests.
    TooManyRequests {
        /// After how many seconds the next one is welcome.
        retry_after: u64,
    },
    /// The record does not prove a game.
    RecordInvalid(String),
    /// The table is played by rules that this program does not have.
    OtherRules {
        /// The version of the table.
        table: u16,
        /// The version of the program.
        program: u16,
    },
    /// The database file is not the one that was opened.
    FileGone,
    /// The database does not answer or cannot write.
    Unavailable,
    /// Too many ask at once.
    Busy,
    /// A defect of the server; the cause is in the log only.
    Internal,
}

impl Error {
    /// The stable code.
    pub fn code(&self) -> Code {
        match self {
            Error::BadJson(_) => Code::BadJson,
            Error::BadRequest(_) => Code::BadRequest,
            Error::TooLarge => Code::TooLarge,
            Error::TooSlow => Code::TooSlow,
            Error::UnknownGame(_) => Code::UnknownGame,
            Error::BadOptions(_) => Code::BadOptions,
            Error::BadName | Error::NoName => Code::BadName,
            Error::BadText => Code::BadText,
            Error::NoTable => Code::NoTable,
            Error::NotFound => Code::NotFound,
            Error::NotYourSeat | Error::NotHost | Error::CannotLeave(_) => Code::NotYourSeat,
            Error::SeatTaken => Code::SeatTaken,
            Error::NotWaiting => Code::NotWaiting,
            Error::NotStarted => Code::NotStarted,
            Error::NotOver => Code::NotOver,
            Error::Over => Code::Over,
            Error::Stale(_) => Code::Stale,
            Error::NotYourDecision => Code::NotYourDecision,
            Error::Illegal { .. } => Code::Illegal,
            Error::CannotUndo(_) => Code::CannotUndo,
            Error::NoHints => Code::NoHints,
            Error::WrongOrigin => Code::WrongOrigin,
            Error::TooManyTables | Error::TooManyListed => Code::TooManyTables,
            Error::TooManySeats => Code::TooManySeats,
            Error::TalkFull { .. } => Code::TalkFull,
            Error::LogFull { .. } => Code::LogFull,
            Error::TooManyRequests { .. } => Code::TooManyRequests,
            Error::RecordInvalid(_) => Code::RecordInvalid,
            Error::OtherRules { .. } => Code::OtherRules,
            Error::Unavailable | Error::FileGone => Code::Unavailable,
            Error::Busy => Code::Busy,
            Error::Internal => Code::Internal,
        }
    }

    /// The same for people, in English: what the page says too, or more where there is more to say.
    fn message(&self) -> String {
        match self {
            Error::BadJson(detail) => Words.bad_json(detail),
            Error::BadRequest(message) | Error::Illegal { message, .. } => message.clone(),
            Error::UnknownGame(game) => Words.unknown_game(&game.asked, &game.known),
            Error::BadOptions(detail) => Words.bad_options(detail),
            Error::NoName => Words.no_name(),
            Error::NotHost => Words.not_host(),
            Error::CannotUndo(why) => shell("cannot_undo", why),
            Error::CannotLeave(why) => Words.cannot_leave(why),
            Error::TooManyListed => Words.too_many_listed(),
            Error::TalkFull { most } => Words.talk_full(most),
            Error::LogFull { most } => Words.log_full(most),
            Error::TooManyRequests { retry_after } => Words.too_many_requests(retry_after),
            Error::RecordInvalid(detail) => Words.record_invalid(detail),
            Error::OtherRules { table, program } => Words.other_rules(table, program),
            Error::FileGone => Words.file_gone(),
            _ => shell("code", &self.code()),
        }
    }

    /// The HTTP status.
    pub fn status(&self) -> StatusCode {
        match self.code() {
            Code::BadJson
            | Code::BadRequest
            | Code::UnknownGame
            | Code::BadOptions
            | Code::BadName
            | Code::BadText => StatusCode::BAD_REQUEST,
            Code::NotYourSeat | Code::NoHints | Code::WrongOrigin => StatusCode::FORBIDDEN,
            Code::NoTable | Code::NotFound => StatusCode::NOT_FOUND,
            Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Code::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Code::SeatTaken
            | Code::NotWaiting
            | Code::NotStarted
            | Code::NotOver
            | Code::Over
            | Code::Stale
            | Code::NotYourDecision
            | Code::TalkFull
            | Code::LogFull
            | Code::CannotUndo => StatusCode::CONFLICT,
            Code::Illegal | Code::RecordInvalid => StatusCode::UNPROCESSABLE_ENTITY,
            Code::TooManyTables | Code::TooManySeats | Code::TooManyRequests => {
                StatusCode::TOO_MANY_REQUESTS
            }
            Code::OtherRules => StatusCode::NOT_IMPLEMENTED,
            Code::Unavailable | Code::Busy => StatusCode::SERVICE_UNAVAILABLE,
            Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message())
    }
}

impl std::error::Error for Error {}

impl From<UnknownGame> for Error {
    fn from(error: UnknownGame) -> Error {
        Error::UnknownGame(error)
    }
}

impl From<CannotUndo> for Error {
    fn from(error: CannotUndo) -> Error {
        Error::CannotUndo(error)
    }
}

impl From<CannotLeave> for Error {
    fn from(error: CannotLeave) -> Error {
        match error {
            CannotLeave::Over => Error::Over,
            _ => Error::CannotLeave(error),
        }
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Error {
        match error {
            StoreError::Broken(_) => {
                tracing::error!(%error, "the database holds something that cannot be read");
                Error::Internal
            }
            StoreError::Gone(_) => {
                tracing::error!(%error, "nothing can be stored");
                Error::FileGone
            }
            StoreError::Unavailable(_)
            | StoreError::Full
            | StoreError::Taken
            | StoreError::Exposed(_) => {
                tracing::error!(%error, "the database failed");
                Error::Unavailable
            }
        }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        // What was wrong may be quoted in it, and may be long.
        let message = self.message().chars().take(LONGEST_MESSAGE).collect();
        let (status, code) = (self.status(), self.code());
        let (mut wait, mut reason, mut why, mut snapshot) = (None, None, None, None);
        match self {
            Error::Illegal { reason: given, .. } => reason = Some(given),
            Error::CannotUndo(given) => why = Some(given),
            Error::Stale(newer) => snapshot = Some(newer),
            Error::TooManyRequests { retry_after } => wait = Some(retry_after),
            _ => {}
        }
        let body = Failure { error: Fault { code, message, reason, why }, snapshot };
        let mut response = (status, Json(body)).into_response();
        if let Some(seconds) = wait {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
