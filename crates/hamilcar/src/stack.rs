//! A stack: units and supply trains of one owner in one place (HM-1.14).

use quadriga_core::position::is_default;
use serde::{Deserialize, Serialize};

/// Units and supply trains in one place.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub struct Stack {
    /// Units that are no elephants.
    #[serde(skip_serializing_if = "is_default")]
    pub plain: u8,
    /// Elephants.
    #[serde(skip_serializing_if = "is_default")]
    pub elephants: u8,
    /// Supply trains.
    #[serde(skip_serializing_if = "is_default")]
    pub trains: u8,
}

impl Stack {
    /// Nothing.
    pub const NONE: Stack = Stack { plain: 0, elephants: 0, trains: 0 };

    /// All CUs: elephants count as such.
    #[inline]
    pub const fn units(self) -> u8 {
        self.plain.saturating_add(self.elephants)
    }

    /// Whether there is nothing at all.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.plain == 0 && self.elephants == 0 && self.trains == 0
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub const fn with(self, other: Stack) -> Stack {
        Stack {
            plain: self.plain.saturating_add(other.plain),
            elephants: self.elephants.saturating_add(other.elephants),
            trains: self.trains.saturating_add(other.trains),
        }
    }

    /// What both have.
    #[inline]
    #[must_use]
    pub fn within(self, other: Stack) -> Stack {
        Stack {
            plain: self.plain.min(other.plain),
            elephants: self.elephants.min(other.elephants),
            trains: self.trains.min(other.trains),
        }
    }

    /// Whether all of that is in this.
    #[inline]
    pub const fn has(self, other: Stack) -> bool {
        self.plain >= other.plain
            && self.elephants >= other.elephants
            && self.trains >= other.trains
    }

    /// So many of its units, elephants first, without supply trains.
    #[inline]
    #[must_use]
    pub fn first_units(self, most: u8) -> Stack {
        let elephants = self.elephants.min(most);
        Stack { plain: self.plain.min(most - elephants), elephants, trains: 0 }
    }

    /// This without that; never less than nothing.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Stack) -> Stack {
        Stack {
            plain: self.plain.saturating_sub(other.plain),
            elephants: self.elephants.saturating_sub(other.elephants),
            trains: self.trains.saturating_sub(other.trains),
        }
    }
}
