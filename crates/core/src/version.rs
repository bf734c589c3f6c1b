//! Versions of a game's rules: a game that was begun under one is played to its end under it.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A version of the rules of one game, from 1. Later versions are greater. A game names in its
/// `versions.rs` what each of them changed, and asks nowhere else which one is in force.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct RulesVersion(u16);

impl RulesVersion {
    /// The rules as they were first.
    pub const FIRST: RulesVersion = RulesVersion(1);

    /// The version with this number.
    pub const fn new(number: u16) -> RulesVersion {
        RulesVersion(number)
    }

    /// Its number.
    pub const fn number(self) -> u16 {
        self.0
    }

    /// Whether a program whose newest version is `newest` can play a game of this one.
    pub const fn is_known(self, newest: RulesVersion) -> bool {
        RulesVersion::FIRST.0 <= self.0 && self.0 <= newest.0
    }
}

impl fmt::Display for RulesVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
