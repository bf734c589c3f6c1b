//! What can go wrong with a request, and how the visitor hears of it.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use quadriga_core::{CannotLeave, CannotUndo};
use quadriga_games::UnknownGame;
use serde_json::value::RawValue;
use thiserror::Error;

use crate::api::{Code, Failure, Fault};
use crate::store::StoreError;

/// The longest message, in characters.
const LONGEST_MESSAGE: usize = 500;

/// What went wrong with a request. Each has a stable code and a status.
#[derive(Debug, Error)]
pub enum Error {
    /// The body is not JSON, or not of the right form.
    #[error("the body is not what is expected here: {0}")]
    BadJson(String),
    /// Something else about the request is wrong.
    #[error("{0}")]
    BadRequest(String),
    /// The body is too large.
    #[error("the body is too large")]
    TooLarge,
    /// The body did not come in time.
    #[error("the body did not come in time")]
    TooSlow,
    /// No such game.
    #[error(transparent)]
    UnknownGame(#[from] UnknownGame),
    /// The game does not have these options.
    #[error("the game does not have these options: {0}")]
    BadOptions(String),
    /// Not a display name.
    #[error("a name has 1 to 24 characters, all of which can be seen")]
    BadName,
    /// Talk needs a name.
    #[error("choose a name first")]
    NoName,
    /// Not a line of talk.
    #[error("a line has 1 to 500 characters that can be seen, and none that controls the others")]
    BadText,
    /// No such table.
    #[error("there is no such table")]
    NoTable,
    /// Nothing at this address.
    #[error("there is nothing at this address")]
    NotFound,
    /// The seat belongs to someone else.
    #[error("this seat is not yours")]
    NotYourSeat,
    /// Only the host may do this.
    #[error("only the visitor who opened the table may do this")]
    NotHost,
    /// The seat is not open.
    #[error("this seat is taken")]
    SeatTaken,
    /// The table has started already.
    #[error("the table has started already")]
    NotWaiting,
    /// The table has not started yet.
    #[error("the table has not started yet")]
    NotStarted,
    /// The game is not over yet.
    #[error("the game is not over yet")]
    NotOver,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The table has moved on; with the visitor's snapshot of it.
    #[error("the table has moved on")]
    Stale(Box<RawValue>),
    /// Another seat decides.
    #[error("another seat decides now")]
    NotYourDecision,
    /// The rules forbid it.
    #[error("{message}")]
    Illegal {
        /// The reason in English.
        message: String,
        /// The reason with its rule, code and figures.
        reason: Box<RawValue>,
    },
    /// Nothing can be taken back.
    #[error(transparent)]
    CannotUndo(#[from] CannotUndo),
    /// The seat cannot be given up.
    #[error(transparent)]
    CannotLeave(CannotLeave),
    /// No hints here.
    #[error("there are hints only where all other seats are bots or your own")]
    NoHints,
    /// The request comes from another site.
    #[error("this request comes from another site")]
    WrongOrigin,
    /// Too many tables.
    #[error("you have too many tables under way, or have imported too many today")]
    TooManyTables,
    /// Too many tables among the open ones.
    #[error("you have too many tables among the open ones: let others find them first")]
    TooManyListed,
    /// Too many seats at tables of others.
    #[error("you hold too many seats at tables that wait: leave one first")]
    TooManySeats,
    /// The table has no room for more talk.
    #[error("this table keeps {most} lines of talk, and no more: open another to go on talking")]
    TalkFull {
        /// How many it keeps.
        most: u32,
    },
    /// The table has no room for more steps.
    #[error(
        "a game has at most {most} steps, those taken back included: it can only be given up now"
    )]
    LogFull {
        /// How many it has.
        most: u32,
    },
    /// Too many requests.
    #[error("too many requests: wait {retry_after} s")]
    TooManyRequests {
        /// After how many seconds the next one is welcome.
        retry_after: u64,
    },
    /// The record does not prove a game.
    #[error("{0}")]
    RecordInvalid(String),
    /// The table is played by rules that this program does not have.
    #[error(
        "this table is played by version {table} of its rules, and this server has version \
         {program}: whoever runs the server can open it with the release that has version {table}"
    )]
    OtherRules {
        /// The version of the table.
        table: u16,
        /// The version of the program.
        program: u16,
    },
    /// The database file is not the one that was opened.
    #[error(
        "nothing can be stored: the server's database file was deleted, moved or replaced. Its host has \
         to put it back, or to restart the server"
    )]
    FileGone,
    /// The database does not answer or cannot write.
    #[error("the tables cannot be read or written now: try again")]
    Unavailable,
    /// Too many ask at once.
    #[error("there is too much to think about now: ask again")]
    Busy,
    /// A defect of the server; the cause is in the log only.
    #[error("the server has a defect")]
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
        let message = self.to_string().chars().take(LONGEST_MESSAGE).collect();
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
