//! What goes over the wire: every request and every answer of the HTTP interface.
//!
//! The page's TypeScript types are made from these (feature `ts`). Where a type depends on the game
//! it is generic: `A` its actions, `E` its events, `V` its views, `R` its reasons for a refusal.

mod failures;
mod frames;
mod people;
mod steps;
mod tables;

pub use failures::{Code, Failure, Fault};
pub use frames::{ChatLine, Frame, Kind, LogEntry, Offer, Patch, Replay, Snapshot, Undo};
pub use people::{Catalogue, Me, Rename};
pub use steps::{Act, Advice, Ask, Hint, Odds, Say, Step, Stepped, Why, WhyNot};
pub use tables::{
    Created, Finish, Join, NewTable, OwnSeat, SeatBot, SeatInfo, SeatKind, SeatPlan, Stage,
    TableId, TableInfo, TableList, TableSummary,
};
