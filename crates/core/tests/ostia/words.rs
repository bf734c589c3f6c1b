//! What can be chosen, told, shown and refused.

use std::fmt;

use quadriga_core::{Reason, Seat};
use serde::{Deserialize, Serialize};

use super::Stage;

/// What can be chosen before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Options {
    pub(crate) cargo: Cargo,
}

/// How many jars a merchant begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Cargo {
    #[default]
    Small,
    Large,
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Action {
    Load { jar: u8 },
    Sail,
    Bribe,
    Seize,
    LetPass,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Event {
    Loaded {
        by: Seat,
    },
    Cast {
        die: u8,
    },
    Bribed {
        by: Seat,
    },
    /// Only for the one who bribed.
    Looked {
        jar: u8,
    },
    LetPass {
        by: Seat,
    },
    Seized {
        by: Seat,
    },
    TurnedOver {
        jar: u8,
    },
    Earned {
        seat: Seat,
        coins: u8,
    },
    Took {
        by: Seat,
    },
    /// Only for the one who took it.
    TookJar {
        jar: u8,
    },
}

/// What an onlooker may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct View {
    pub(crate) trader: Seat,
    /// The jar in it is 255 where the onlooker may not know it.
    pub(crate) stage: Stage,
    /// The own hand as a set of jars; empty for spectators.
    pub(crate) hand: u16,
    pub(crate) hand_sizes: [u32; 3],
    pub(crate) warehouse_size: u32,
    pub(crate) open: u16,
    pub(crate) purses: [u8; 3],
}

/// Why something is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Illegal {
    NotInYourHand { jar: u8 },
    AlreadyLoaded,
    NothingLoaded,
    NobodySails,
    AtSea,
    OneLookOnly,
    NoCoin,
    Over,
}

impl Reason for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::NotInYourHand { .. } | Illegal::AlreadyLoaded => "TG-2.1",
            Illegal::NothingLoaded | Illegal::AtSea => "TG-2.2",
            Illegal::NobodySails => "TG-3.1",
            Illegal::OneLookOnly | Illegal::NoCoin => "TG-3.2",
            Illegal::Over => "TG-4.2",
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::NotInYourHand { jar } => write!(f, "jar {jar} is not in your hand"),
            Illegal::AlreadyLoaded => f.write_str("a jar is loaded already"),
            Illegal::NothingLoaded => f.write_str("load a jar first"),
            Illegal::NobodySails => f.write_str("there is no ship to inspect"),
            Illegal::AtSea => f.write_str("the ship is at sea: seize the jar or let it pass"),
            Illegal::OneLookOnly => f.write_str("you have had your look"),
            Illegal::NoCoin => f.write_str("a bribe costs a coin, you have none"),
            Illegal::Over => f.write_str("the game is over"),
        }
    }
}
