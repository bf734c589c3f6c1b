//! What changes in the database, one transaction for many of them.

use quadriga_core::{Seat, Standing};

use crate::api::ChatLine;
use crate::guest::{Guest, Mark};
use crate::store::{EntryRow, SeatRow, TableKey, TableRow};
use crate::text::Name;

/// A change.
#[derive(Clone, Debug)]
pub enum Write {
    /// One more entry.
    Append {
        /// Of which table.
        table: TableKey,
        /// The entry.
        entry: EntryRow,
        /// The position after it, where one is due.
        snapshot: Option<String>,
        /// How the game ended, if it did with it.
        over: Option<Standing>,
        /// The entry's seat as it is from now on, if someone else plays on there.
        row: Option<SeatRow>,
    },
    /// A new table, with all that it has already.
    Create {
        /// The table; its key is not known yet.
        table: Box<TableRow>,
        /// The seat that decides first, if it runs at once.
        decides: Option<Seat>,
        /// Its entries, if it was imported.
        entries: Vec<EntryRow>,
        /// Its positions by number; 0 is the set-up.
        snapshots: Vec<(u32, String)>,
        /// The table of which this is the return game.
        rematch_of: Option<TableKey>,
        /// Where it was opened from.
        from: Mark,
    },
    /// Another player on a seat, and perhaps the start of the game.
    Sit {
        /// At which table.
        table: TableKey,
        /// On which seat.
        seat: Seat,
        /// Who.
        row: SeatRow,
        /// The set-up and the seat that decides first, if the game starts.
        start: Option<(String, Option<Seat>)>,
        /// When, in seconds since 1970.
        at: i64,
        /// Where it was taken from, if the table waits and is another's.
        from: Option<Mark>,
    },
    /// A line of talk.
    Chat {
        /// At which table.
        table: TableKey,
        /// The line; its id is not known yet.
        line: ChatLine,
    },
    /// A guest's name.
    Rename {
        /// Who.
        guest: Guest,
        /// The name.
        name: Name,
    },
}

/// What a change gave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Written {
    /// It is stored.
    Done,
    /// It is stored under this key or id.
    Key(i64),
}
