//! Which bot is meant: the short names that scripts, players and servers use.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// How long a bot may think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// Until this much time has passed.
    Time(Duration),
    /// This many simulations in all, shared out among the trees: the same on every machine.
    Iterations(u32),
}

/// A bot by its name.
///
/// | written | meaning |
/// |---|---|
/// | `random` | any legal action |
/// | `greedy` | the action after which the position looks best |
/// | `mcts:300ms`, `mcts:2s` | search for a time |
/// | `mcts:1000it` | search for a number of simulations |
/// | `mcts:300ms:2t` | the same with two trees, each on a thread of its own |
/// | `tiro`, `veteranus`, `magister` | the levels for players, weakest first |
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum BotSpec {
    /// Plays any legal action.
    Random,
    /// Looks one step ahead.
    Greedy,
    /// Searches.
    Mcts {
        /// How long for one decision.
        budget: Budget,
        /// How many trees grow side by side, each on its own thread; at least one.
        trees: u8,
    },
    /// One of the levels for players.
    Level(Level),
}

/// How strong an opponent a player asks for, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// A recruit: sees what is good at once, and errs often. A child can win.
    Tiro,
    /// A seasoned soldier: a short search.
    Veteranus,
    /// A master: about a second of search, on all cores where it may have them.
    Magister,
}

/// The text names no bot.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error(
    "there is no bot {asked:?}; bots are random, greedy, mcts:BUDGET or mcts:BUDGET:TREES \
     (a budget is such as 300ms, 2s or 1000it; trees such as 2t), tiro, veteranus, magister"
)]
pub struct NoSuchBot {
    /// What was asked for.
    pub asked: String,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 3] = [Level::Tiro, Level::Veteranus, Level::Magister];

    /// Who plays on for those who leave: good enough to spoil nobody's game, and quick.
    pub const SUBSTITUTE: Level = Level::Veteranus;

    /// The name of the level.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Tiro => "tiro",
            Level::Veteranus => "veteranus",
            Level::Magister => "magister",
        }
    }
}

impl FromStr for BotSpec {
    type Err = NoSuchBot;

    fn from_str(text: &str) -> Result<BotSpec, NoSuchBot> {
        parse(text).ok_or_else(|| NoSuchBot { asked: text.to_owned() })
    }
}

fn parse(text: &str) -> Option<BotSpec> {
    if let Some(level) = Level::ALL.into_iter().find(|level| level.name() == text) {
        return Some(BotSpec::Level(level));
    }
    let mut parts = text.split(':');
    let spec = match parts.next()? {
        "random" => BotSpec::Random,
        "greedy" => BotSpec::Greedy,
        "mcts" => {
            let budget = parts.next()?.parse().ok()?;
            let trees = parts.next().map_or(Some(1), |trees| number(trees.strip_suffix('t')?))?;
            BotSpec::Mcts { budget, trees }
        }
        _ => return None,
    };
    parts.next().is_none().then_some(spec)
}

/// A positive whole number, written with digits only.
fn number<T: FromStr + PartialEq + From<u8>>(digits: &str) -> Option<T> {
    if !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    digits.parse().ok().filter(|number| *number != T::from(0))
}

impl FromStr for Budget {
    type Err = NoSuchBot;

    fn from_str(text: &str) -> Result<Budget, NoSuchBot> {
        let unit = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
        let (digits, unit) = text.split_at(unit);
        let budget = match unit {
            "s" => number(digits).map(|n: u32| Budget::Time(Duration::from_secs(n.into()))),
            "ms" => number(digits).map(|n: u32| Budget::Time(Duration::from_millis(n.into()))),
            "us" => number(digits).map(|n: u32| Budget::Time(Duration::from_micros(n.into()))),
            "it" => number(digits).map(Budget::Iterations),
            _ => None,
        };
        budget.ok_or_else(|| NoSuchBot { asked: text.to_owned() })
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Iterations(number) => write!(f, "{number}it"),
            Budget::Time(time) if time.subsec_nanos() == 0 => write!(f, "{}s", time.as_secs()),
            Budget::Time(time) if time.subsec_micros().is_multiple_of(1000) => {
                write!(f, "{}ms", time.as_millis())
            }
            Budget::Time(time) => write!(f, "{}us", time.as_micros()),
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotSpec::Random => f.write_str("random"),
            BotSpec::Greedy => f.write_str("greedy"),
            BotSpec::Mcts { budget, trees: 0 | 1 } => write!(f, "mcts:{budget}"),
            BotSpec::Mcts { budget, trees } => write!(f, "mcts:{budget}:{trees}t"),
            BotSpec::Level(level) => level.fmt(f),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl TryFrom<String> for BotSpec {
    type Error = NoSuchBot;

    fn try_from(text: String) -> Result<BotSpec, NoSuchBot> {
        text.parse()
    }
}

impl From<BotSpec> for String {
    fn from(spec: BotSpec) -> String {
        spec.to_string()
    }
}
