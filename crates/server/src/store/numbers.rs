//! The integers that stand in the database for words of ours. They are written out here, and in no
//! order of an enum: what is stored keeps its meaning, whatever is added between.

use quadriga_core::Leavers;

use crate::api::{Kind, SeatKind, Stage};
use crate::store::StoreError;

/// Something that is stored as an integer.
pub(super) trait Stored: Copy + 'static {
    /// What it is, for those who find a wrong one.
    const WHAT: &'static str;
    /// All of it that is ever stored.
    const ALL: &'static [Self];

    /// The integer that stands for it.
    fn number(self) -> i64;
}

impl Stored for Stage {
    const WHAT: &'static str = "stage";
    const ALL: &'static [Stage] = &[Stage::Waiting, Stage::Running, Stage::Over];

    fn number(self) -> i64 {
        match self {
            Stage::Waiting => 0,
            Stage::Running => 1,
            Stage::Over => 2,
        }
    }
}

impl Stored for SeatKind {
    const WHAT: &'static str = "seat";
    const ALL: &'static [SeatKind] = &[SeatKind::Open, SeatKind::Person, SeatKind::Bot];

    fn number(self) -> i64 {
        match self {
            SeatKind::Open => 0,
            SeatKind::Person => 1,
            SeatKind::Bot => 2,
        }
    }
}

impl Stored for Kind {
    const WHAT: &'static str = "kind";
    const ALL: &'static [Kind] = &[Kind::Action, Kind::Undo, Kind::Resign];

    fn number(self) -> i64 {
        match self {
            // The set-up is a position and no entry.
            Kind::Start => 0,
            Kind::Action => 1,
            Kind::Undo => 2,
            Kind::Resign => 3,
        }
    }
}

impl Stored for Leavers {
    const WHAT: &'static str = "way to leave";
    const ALL: &'static [Leavers] = &[Leavers::Bot, Leavers::Last];

    fn number(self) -> i64 {
        match self {
            Leavers::Bot => 0,
            Leavers::Last => 1,
        }
    }
}

/// What an integer of the database stands for.
pub(super) fn read<T: Stored>(number: i64) -> Result<T, StoreError> {
    let found = T::ALL.iter().copied().find(|known| known.number() == number);
    found.ok_or_else(|| broken(T::WHAT))
}

/// The failure to read something.
pub(super) fn broken(what: &str) -> StoreError {
    StoreError::Broken(format!("the database holds a wrong {what}"))
}

#[cfg(test)]
mod tests {
    use std::fmt::Debug;

    use super::*;

    /// Each has this number and no other, and is read from it.
    fn are<T: Stored + PartialEq + Debug>(numbers: &[(T, i64)]) {
        assert_eq!(numbers.len(), T::ALL.len());
        for &(known, number) in numbers {
            assert_eq!(known.number(), number, "{known:?}: files of earlier releases say so");
            assert_eq!(read::<T>(number), Ok(known));
        }
        for wrong in [-1, 99] {
            assert_eq!(read::<T>(wrong), Err(broken(T::WHAT)));
        }
    }

    #[test]
    fn stored_numbers_never_change() {
        are(&[(Stage::Waiting, 0), (Stage::Running, 1), (Stage::Over, 2)]);
        are(&[(SeatKind::Open, 0), (SeatKind::Person, 1), (SeatKind::Bot, 2)]);
        are(&[(Kind::Action, 1), (Kind::Undo, 2), (Kind::Resign, 3)]);
        are(&[(Leavers::Bot, 0), (Leavers::Last, 1)]);
    }

    #[test]
    fn a_set_up_is_no_entry() {
        assert_eq!(read::<Kind>(Kind::Start.number()), Err(broken("kind")));
    }
}
