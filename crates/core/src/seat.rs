//! Seats at the table, sets of onlookers, and tables indexed by seat.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// The largest table of any game (Conquest of the Empire II).
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(as = "u8"))]
pub struct Seat(u8);

impl Seat {
    /// The first seat.
    pub const FIRST: Seat = Seat(0);
    /// The second seat.
    pub const SECOND: Seat = Seat(1);

    /// The seat with this index, if a table can have it.
    pub const fn new(index: usize) -> Option<Seat> {
        if index < MAX_SEATS { Some(Seat(index as u8)) } else { None }
    }

    /// The index of the seat, always below [`MAX_SEATS`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `seats` seats in order.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats.min(MAX_SEATS) as u8).map(Seat)
    }

    /// The next seat clockwise at a table of `seats`.
    #[inline]
    pub const fn next(self, seats: usize) -> Seat {
        let next = self.0 + 1;
        Seat(if next as usize >= seats { 0 } else { next })
    }

    /// The other seat at a table of two.
    #[inline]
    pub const fn opponent(self) -> Seat {
        Seat(self.0 ^ 1)
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(index: u8) -> Result<Seat, String> {
        Seat::new(index.into())
            .ok_or_else(|| format!("seat {index} does not exist: seats are 0 to {}", MAX_SEATS - 1))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// One onlooker: a seat, or anyone who watches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Eye {
    /// The player on this seat.
    Seat(Seat),
    /// Someone without a seat, who may know only what all seats know.
    Spectator,
}

impl Eye {
    /// Every eye at a table of `seats`, the spectator last.
    pub fn all(seats: usize) -> impl Iterator<Item = Eye> {
        Seat::all(seats).map(Eye::Seat).chain([Eye::Spectator])
    }
}

/// A set of onlookers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Eyes(u8);

impl Eyes {
    const SPECTATOR: u8 = 1 << 7;

    /// Nobody.
    pub const NONE: Eyes = Eyes(0);
    /// All seats and spectators.
    pub const ALL: Eyes = Eyes(u8::MAX);

    /// Only the player on this seat.
    #[inline]
    pub const fn only(seat: Seat) -> Eyes {
        Eyes(1 << seat.0)
    }

    /// These and those.
    #[inline]
    #[must_use]
    pub const fn with(self, other: Eyes) -> Eyes {
        Eyes(self.0 | other.0)
    }

    /// These without those.
    #[inline]
    #[must_use]
    pub const fn except(self, other: Eyes) -> Eyes {
        Eyes(self.0 & !other.0)
    }

    /// The set as a number, to be stored; [`Eyes::from_bits`] reads it.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The set that [`Eyes::bits`] wrote.
    pub const fn from_bits(bits: u8) -> Eyes {
        Eyes(bits)
    }

    /// Whether this onlooker is among them.
    #[inline]
    pub const fn has(self, eye: Eye) -> bool {
        let bit = match eye {
            Eye::Seat(seat) => 1 << seat.0,
            Eye::Spectator => Eyes::SPECTATOR,
        };
        self.0 & bit != 0
    }

    /// Whether there is nobody.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// One `T` for every seat of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct BySeat<T> {
    values: [T; MAX_SEATS],
    seats: u8,
}

impl<T: Copy + Default> BySeat<T> {
    /// The value that `of` gives for each of `seats` seats.
    #[inline]
    pub fn new(seats: usize, mut of: impl FnMut(Seat) -> T) -> BySeat<T> {
        let mut values = [T::default(); MAX_SEATS];
        for seat in Seat::all(seats) {
            values[seat.index()] = of(seat);
        }
        BySeat { values, seats: seats.min(MAX_SEATS) as u8 }
    }
}

impl<T> BySeat<T> {
    /// How many seats there are.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// The values in the order of the seats.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.values[..self.seats()]
    }

    /// Each seat with its value.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(self.seats()).zip(self.as_slice())
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.values[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.values[seat.index()]
    }
}

impl<T: fmt::Debug> fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default> Deserialize<'de> for BySeat<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        if values.is_empty() || values.len() > MAX_SEATS {
            let given = values.len();
            let problem = format!("{given} values where a table has 1 to {MAX_SEATS} seats");
            return Err(serde::de::Error::custom(problem));
        }
        Ok(BySeat::new(values.len(), |seat| values[seat.index()]))
    }
}
