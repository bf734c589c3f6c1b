//! The visitor, and the games that there are.

use quadriga_core::GameInfo;
use serde::{Deserialize, Serialize};

use crate::text::Name;

/// The visitor.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Me {
    /// A short public id; not the cookie, and not enough to forge one.
    pub guest: String,
    /// The display name, once chosen.
    pub name: Option<Name>,
}

/// `PUT /api/me`: the visitor's wish to be called something.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rename {
    /// 1 to 24 characters after trimming.
    pub name: String,
}

/// The games and the bots' levels.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Catalogue {
    /// The games that can be played.
    pub games: &'static [GameInfo],
    /// The levels of bots, weakest first.
    pub levels: Vec<&'static str>,
}
