//! What is asked of the database: lists, what visitors hold, and what has outlived its time.

use quadriga_core::Seat;

use crate::guest::{Guest, Mark};
use crate::store::{Cursor, TableRow};

/// A table in a list.
#[derive(Clone, Debug)]
pub struct ListedRow {
    /// The table.
    pub table: TableRow,
    /// How many entries its log has.
    pub number: u32,
    /// Who decides.
    pub decides: Option<Seat>,
    /// When something last happened.
    pub changed_at: i64,
}

/// A part of a list.
#[derive(Clone, Debug)]
pub struct Page {
    /// The tables, in the order of the list.
    pub rows: Vec<ListedRow>,
    /// The place after which the list goes on, unless it has ended.
    pub next: Option<Cursor>,
}

/// Which tables a list shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Listing {
    /// Those on which the guest sits or which the guest opened: where it is the guest's turn, then
    /// the other running ones, those that wait, those that are over.
    Mine(Guest),
    /// Those that wait for players and are shown to all.
    Open,
}

/// Who holds something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holder {
    /// A visitor.
    Guest(Guest),
    /// All who come from one address.
    Address(Mark),
}

/// How much someone holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Holdings {
    /// Tables opened that wait or run.
    pub tables: u32,
    /// Tables imported lately.
    pub imports: u32,
    /// Tables shown among the open ones.
    pub listed: u32,
}

/// Tables that go when their time has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outdated {
    /// Those that wait for players.
    Waiting,
    /// Those that were imported.
    Imported,
}
