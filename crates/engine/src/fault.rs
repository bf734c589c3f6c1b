//! What can be wrong with a request. The codes are part of the protocol and never change.

use serde::Serialize;

/// The stable code of a refused request; written in snake case.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The line is longer than 1 MiB.
    LineTooLong,
    /// The line is not UTF-8 text.
    NotUtf8,
    /// The line is not JSON, or nested too deeply.
    NotJson,
    /// The line is JSON, but not an object.
    NotAnObject,
    /// A name stands twice in one object.
    DoubledField,
    /// The `id` is neither text nor a whole number nor null.
    BadId,
    /// The field `cmd` is missing or not text.
    NoCmd,
    /// No command has this name.
    UnknownCmd,
    /// The command does not have this field.
    UnknownField,
    /// The command needs a field that is not there.
    MissingField,
    /// A field has the wrong type or an impossible value.
    BadField,
    /// The options are not options of this game.
    BadOptions,
    /// The position is not one that the rules can continue from.
    BadState,
    /// The value is not an action of this game.
    BadAction,
    /// Nothing has been started: `new` or `load` comes first.
    NoGame,
    /// The game has ended.
    GameOver,
    /// Another seat decides.
    NotYourDecision,
    /// The rules forbid the action.
    Illegal,
    /// The last step can't be taken back.
    CannotUndo,
    /// The seat can't be given up, or not like this.
    CannotResign,
    /// A defect of the engine; the game is as it was before the request.
    Internal,
}

impl Code {
    /// Every code, in the order of the documentation.
    pub const ALL: [Code; 21] = [
        Code::LineTooLong,
        Code::NotUtf8,
        Code::NotJson,
        Code::NotAnObject,
        Code::DoubledField,
        Code::BadId,
        Code::NoCmd,
        Code::UnknownCmd,
        Code::UnknownField,
        Code::MissingField,
        Code::BadField,
        Code::BadOptions,
        Code::BadState,
        Code::BadAction,
        Code::NoGame,
        Code::GameOver,
        Code::NotYourDecision,
        Code::Illegal,
        Code::CannotUndo,
        Code::CannotResign,
        Code::Internal,
    ];
}

/// A refused request: the code for programs, the message for people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Fault {
    /// What kind of mistake.
    pub code: Code,
    /// What is wrong and what to do, in English.
    pub message: String,
}

impl Fault {
    /// The fault with this code and message.
    pub fn new(code: Code, message: impl Into<String>) -> Fault {
        Fault { code, message: message.into() }
    }
}
