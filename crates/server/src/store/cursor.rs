//! Where in a list a page ends, so that the next one begins there.

use std::cmp::Reverse;
use std::fmt;
use std::str::FromStr;

use super::TableKey;

/// Which part of a guest's list a table is in, in their order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Rank {
    /// The guest has to decide.
    YourTurn,
    /// Another has to decide.
    Running,
    /// Running, and started before so many others that nobody has asked whose turn it is.
    Older,
    /// Waiting for players.
    Waiting,
    /// Ended.
    Over,
}

impl Rank {
    const ALL: [Rank; 5] = [Rank::YourTurn, Rank::Running, Rank::Older, Rank::Waiting, Rank::Over];
}

/// A place in a list: the lists are in the order of their cursors, by rank, then the newest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cursor {
    /// The part of the list.
    pub rank: Rank,
    /// When something last happened there, in seconds since 1970.
    pub at: i64,
    /// The table.
    pub key: TableKey,
}

impl Cursor {
    /// What the order goes by.
    pub(super) fn order(self) -> (Rank, Reverse<(i64, TableKey)>) {
        (self.rank, Reverse((self.at, self.key)))
    }
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.rank as u8, self.at, self.key)
    }
}

impl FromStr for Cursor {
    type Err = NoCursor;

    fn from_str(text: &str) -> Result<Cursor, NoCursor> {
        let mut parts = text.split('.');
        let mut number = || parts.next().and_then(|part| part.parse::<i64>().ok()).ok_or(NoCursor);
        let (rank, at, key) = (number()?, number()?, number()?);
        let rank = Rank::ALL.into_iter().find(|&known| known as i64 == rank).ok_or(NoCursor)?;
        if parts.next().is_some() { Err(NoCursor) } else { Ok(Cursor { rank, at, key }) }
    }
}

/// The text names no place in a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoCursor;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_is_read_as_it_was_written_and_nonsense_is_none() {
        let cursor = Cursor { rank: Rank::Waiting, at: 1_763_427_633, key: 42 };
        assert_eq!(cursor.to_string().parse(), Ok(cursor));
        for text in ["", "3", "3.1", "9.1.1", "3.1.1.1", "3.x.1", "3.1.99999999999999999999"] {
            assert_eq!(text.parse::<Cursor>(), Err(NoCursor), "{text}");
        }
    }

    #[test]
    fn the_newest_comes_first_within_its_rank() {
        let cursor = |rank, at, key| Cursor { rank, at, key }.order();
        assert!(cursor(Rank::YourTurn, 1, 1) < cursor(Rank::Running, 9, 9));
        assert!(cursor(Rank::Running, 9, 1) < cursor(Rank::Running, 8, 2));
        assert!(cursor(Rank::Running, 9, 2) < cursor(Rank::Running, 9, 1));
    }
}
