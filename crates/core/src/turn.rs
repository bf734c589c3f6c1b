//! Whose decision it is, and how a game ended.

use serde::{Deserialize, Serialize};

use crate::seat::{BySeat, Seat};

/// What a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Turn {
    /// This seat has to choose one of the offered actions. It need not be the seat whose turn the
    /// rulebook would say it is: interrupts are ordinary decisions.
    Decides(Seat),
    /// The game has ended.
    Over(Standing),
}

impl Turn {
    /// The seat that decides, unless the game is over.
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Turn::Decides(seat) => Some(seat),
            Turn::Over(_) => None,
        }
    }

    /// The final standing, once there is one.
    #[inline]
    pub const fn standing(self) -> Option<Standing> {
        match self {
            Turn::Decides(_) => None,
            Turn::Over(standing) => Some(standing),
        }
    }
}

/// The final standing: the place of each seat, 1 being the best; equal places are ties.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "Array<number>"))]
pub struct Standing {
    places: BySeat<u8>,
}

impl Standing {
    /// The standing in which a higher score is a better place.
    pub fn by_score<S: Ord>(seats: usize, score: impl Fn(Seat) -> S) -> Standing {
        let place = |seat| 1 + Seat::all(seats).filter(|&other| score(other) > score(seat)).count();
        Standing { places: BySeat::new(seats, |seat| place(seat) as u8) }
    }

    /// One seat wins, all others share the place behind it.
    pub fn won_by(winner: Seat, seats: usize) -> Standing {
        Standing::by_score(seats, |seat| seat == winner)
    }

    /// One seat gives up: it is last, and all others share the place before it. With two seats the
    /// other one wins.
    pub fn resigned_by(loser: Seat, seats: usize) -> Standing {
        Standing::by_score(seats, |seat| seat != loser)
    }

    /// The same standing with these seats at its end, whatever they reached: the first of them is
    /// the very last, the next comes before it, and so on. The others keep their order.
    #[must_use]
    pub fn with_last(self, last: &[Seat]) -> Standing {
        Standing::by_score(self.places.seats(), |seat| {
            let left = last.iter().position(|&other| other == seat);
            (left.unwrap_or(last.len()), std::cmp::Reverse(self.places[seat]))
        })
    }

    /// All seats share the first place.
    pub fn draw(seats: usize) -> Standing {
        Standing::by_score(seats, |_| 0)
    }

    /// The place of a seat, from 1.
    pub fn place(&self, seat: Seat) -> u8 {
        self.places[seat]
    }

    /// The only seat in first place, or `None` when the first place is shared.
    pub fn winner(&self) -> Option<Seat> {
        let mut first = self.places.iter().filter(|&(_, &place)| place == 1).map(|(seat, _)| seat);
        first.next().filter(|_| first.next().is_none())
    }

    /// What each seat takes from the game, between 0 and 1: the share of the others that it has
    /// left behind, a tie counting half.
    #[inline]
    pub fn payoffs(&self) -> BySeat<f32> {
        let seats = self.places.seats();
        BySeat::new(seats, |seat| {
            let mine = self.places[seat];
            let halves: u32 = (self.places.as_slice().iter())
                .map(|&other| if other > mine { 2 } else { u32::from(other == mine) })
                .sum();
            // The seat itself counted as one tie.
            (halves - 1) as f32 / (2 * seats - 2).max(1) as f32
        })
    }
}
