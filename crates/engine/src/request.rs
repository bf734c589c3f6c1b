//! From a line of input to a command, refusing everything that is not exactly one.

use std::time::Duration;

use quadriga_bots::{BotSpec, Budget};
use quadriga_core::{Eye, Leavers, Seat, Seed};
use serde_json::{Map, Value};

use crate::fault::{Code, Fault};
use crate::json;

/// The longest request line in bytes, its line end not counted.
pub const LONGEST: usize = 1 << 20;
/// The longest thinking time that `best` accepts.
const MOST_MS: u64 = 60_000;
/// The largest search that `best` accepts; more would not fit into memory.
const MOST_ITERATIONS: u64 = 1_000_000;

/// What a request asks for.
#[derive(Debug)]
pub(crate) enum Command {
    /// Start a game.
    New { options: Option<Value>, seed: Option<Seed> },
    /// Go on from a position.
    Load { state: Value, options: Option<Value>, seed: Option<Seed> },
    /// The full position.
    State,
    /// What one onlooker may know.
    View { eye: Eye },
    /// The offered actions.
    Legal,
    /// Carry an action out.
    Apply { action: Value, seat: Option<Seat> },
    /// Whether an action is allowed, and why not.
    Why { action: Value, seat: Option<Seat> },
    /// The odds of an action.
    Forecast { action: Value, seat: Option<Seat> },
    /// Take the last step back.
    Undo { seat: Option<Seat> },
    /// Give a seat up: to a bot that plays on, or else with the whole game.
    Resign { seat: Option<Seat>, bot: Option<BotSpec>, leavers: Option<Leavers> },
    /// Search for a good action.
    Best { budget: Budget, seed: u64 },
    /// The record so far.
    Record { players: Option<Vec<String>> },
    /// End the program.
    Quit,
}

/// The names of all commands, as they are listed to someone who mistyped one.
pub const COMMANDS: [&str; 13] = [
    "new", "load", "state", "view", "legal", "apply", "why", "forecast", "undo", "resign", "best",
    "record", "quit",
];

/// Reads one line. The first part is the `id` to echo, if there was one.
pub(crate) fn parse(line: &[u8]) -> (Option<Value>, Result<Command, Fault>) {
    let read = read_fields(line).and_then(|mut fields| Ok((take_id(&mut fields)?, fields)));
    match read {
        Err(fault) => (None, Err(fault)),
        Ok((id, fields)) => (id, Fields::read(&fields).and_then(command)),
    }
}

fn read_fields(line: &[u8]) -> Result<json::Fields, Fault> {
    if line.len() > LONGEST {
        let message = format!("a request line has at most {LONGEST} bytes");
        return Err(Fault::new(Code::LineTooLong, message));
    }
    let text = std::str::from_utf8(line)
        .map_err(|error| Fault::new(Code::NotUtf8, format!("a request is UTF-8 text: {error}")))?;
    if text.trim().is_empty() {
        let message = "an empty line is not a request; send one JSON object per line";
        return Err(Fault::new(Code::NotJson, message));
    }
    json::fields(text)
}

/// The id is taken out first, so that whatever is wrong with the other fields is answered with it.
fn take_id(fields: &mut json::Fields) -> Result<Option<Value>, Fault> {
    let Some(id) = fields.remove("id") else { return Ok(None) };
    let bad_id = || Fault::new(Code::BadId, "the id of a request is text, a whole number or null");
    let id = json::value(&id).map_err(|_| bad_id())?;
    let can_be = id.is_string() || id.is_u64() || id.is_i64() || id.is_null();
    if can_be { Ok(Some(id)) } else { Err(bad_id()) }
}

fn command(mut fields: Fields) -> Result<Command, Fault> {
    let cmd = match fields.0.remove("cmd") {
        Some(Value::String(cmd)) => cmd,
        Some(_) => return Err(Fault::new(Code::NoCmd, "the field \"cmd\" is text")),
        None => return Err(Fault::new(Code::NoCmd, "the field \"cmd\" is missing")),
    };
    let command = match cmd.as_str() {
        "new" => Command::New { options: fields.take("options"), seed: fields.table_seed()? },
        "load" => Command::Load {
            state: fields.need("state")?,
            options: fields.take("options"),
            seed: fields.table_seed()?,
        },
        "state" => Command::State,
        "view" => Command::View { eye: fields.eye()? },
        "legal" => Command::Legal,
        "apply" => Command::Apply { action: fields.need("action")?, seat: fields.seat()? },
        "why" => Command::Why { action: fields.need("action")?, seat: fields.seat()? },
        "forecast" => Command::Forecast { action: fields.need("action")?, seat: fields.seat()? },
        "undo" => Command::Undo { seat: fields.seat()? },
        "resign" => {
            Command::Resign { seat: fields.seat()?, bot: fields.bot()?, leavers: fields.leavers()? }
        }
        "best" => Command::Best { budget: fields.budget()?, seed: fields.search_seed()? },
        "record" => Command::Record { players: fields.players()? },
        "quit" => Command::Quit,
        _ => {
            let known = COMMANDS.join(", ");
            let message = format!("there is no command {cmd:?}; the commands are: {known}");
            return Err(Fault::new(Code::UnknownCmd, message));
        }
    };
    fields.finish(&cmd)?;
    Ok(command)
}

/// The fields of a request that nobody has asked for yet.
struct Fields(Map<String, Value>);

impl Fields {
    fn read(fields: &json::Fields) -> Result<Fields, Fault> {
        let read = fields.iter().map(|(name, field)| Ok((name.clone(), json::value(field)?)));
        read.collect::<Result<Map<String, Value>, Fault>>().map(Fields)
    }

    /// A field that may be left out; `null` is the same as leaving it out.
    fn take(&mut self, name: &str) -> Option<Value> {
        self.0.remove(name).filter(|value| !value.is_null())
    }

    fn need(&mut self, name: &str) -> Result<Value, Fault> {
        self.0
            .remove(name)
            .ok_or_else(|| Fault::new(Code::MissingField, format!("the field {name:?} is missing")))
    }

    fn finish(self, cmd: &str) -> Result<(), Fault> {
        match self.0.keys().next() {
            None => Ok(()),
            Some(name) => {
                let message = format!("the command {cmd:?} has no field {name:?}");
                Err(Fault::new(Code::UnknownField, message))
            }
        }
    }

    fn seat(&mut self) -> Result<Option<Seat>, Fault> {
        self.take("seat").map(|value| seat_from(&value)).transpose()
    }

    fn bot(&mut self) -> Result<Option<BotSpec>, Fault> {
        let Some(value) = self.take("bot") else { return Ok(None) };
        let spec = value.as_str().and_then(|text| text.parse().ok());
        spec.map(Some).ok_or_else(|| bad_field("\"bot\" names a bot, such as \"veteranus\""))
    }

    fn leavers(&mut self) -> Result<Option<Leavers>, Fault> {
        let Some(value) = self.take("leavers") else { return Ok(None) };
        serde_json::from_value(value)
            .map(Some)
            .map_err(|_| bad_field("\"leavers\" is \"bot\" or \"last\""))
    }

    fn eye(&mut self) -> Result<Eye, Fault> {
        match self.need("seat")? {
            Value::String(text) if text == "spectator" => Ok(Eye::Spectator),
            value => seat_from(&value).map(Eye::Seat),
        }
    }

    fn table_seed(&mut self) -> Result<Option<Seed>, Fault> {
        let Some(value) = self.take("seed") else { return Ok(None) };
        let seed = match &value {
            Value::Number(number) => number.as_u64().map(Seed::from_number),
            Value::String(hex) => hex.parse().ok(),
            _ => None,
        };
        let complaint = "\"seed\" is a whole number from 0 to 2^64 - 1, or 64 hexadecimal digits";
        seed.map(Some).ok_or_else(|| bad_field(complaint))
    }

    fn search_seed(&mut self) -> Result<u64, Fault> {
        let Some(value) = self.take("seed") else { return Ok(0) };
        value.as_u64().ok_or_else(|| bad_field("\"seed\" is a whole number from 0 to 2^64 - 1"))
    }

    fn budget(&mut self) -> Result<Budget, Fault> {
        let complaint = || {
            bad_field(format!(
                "\"budget\" is {{\"ms\":1 to {MOST_MS}}} or {{\"iterations\":1 to {MOST_ITERATIONS}}}"
            ))
        };
        let Value::Object(budget) = self.need("budget")? else { return Err(complaint()) };
        let mut entries = budget.iter();
        let (Some((unit, amount)), None) = (entries.next(), entries.next()) else {
            return Err(complaint());
        };
        match (unit.as_str(), amount.as_u64()) {
            ("ms", Some(ms @ 1..=MOST_MS)) => Ok(Budget::Time(Duration::from_millis(ms))),
            ("iterations", Some(n @ 1..=MOST_ITERATIONS)) => Ok(Budget::Iterations(n as u32)),
            _ => Err(complaint()),
        }
    }

    fn players(&mut self) -> Result<Option<Vec<String>>, Fault> {
        let Some(value) = self.take("players") else { return Ok(None) };
        serde_json::from_value(value)
            .map(Some)
            .map_err(|_| bad_field("\"players\" is a list of names, one for each seat"))
    }
}

fn seat_from(value: &Value) -> Result<Seat, Fault> {
    let index = value.as_u64().and_then(|index| usize::try_from(index).ok());
    index.and_then(Seat::new).ok_or_else(|| bad_field("a seat is a whole number, counted from 0"))
}

fn bad_field(message: impl Into<String>) -> Fault {
    Fault::new(Code::BadField, message)
}
