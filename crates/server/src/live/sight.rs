//! Who may see what, at this moment.
//!
//! **Invariant:** nothing is cut for an eye without a [`Sight`], and only the checks here make one.
//! A sight borrows its table: as long as it lives nobody can sit down, leave, act or be replaced
//! there, and it can be kept in no reader and over no lock. Whoever listens holds a guest and a
//! wish; what they come to is found anew at every send.

use std::fmt;
use std::marker::PhantomData;

use quadriga_core::{Eye, Eyes, Seat, Turn};

use crate::api::Stage;
use crate::error::Error;
use crate::guest::Guest;
use crate::live::{Reader, Table};

/// Through which eye a visitor wants to look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// The visitor's own, whichever that is at the moment.
    Mine,
    /// This one.
    Eye(Eye),
}

/// An eye that a visitor may look through now.
#[derive(Clone, Copy)]
pub struct Sight<'table> {
    eye: Eye,
    table: PhantomData<&'table Table>,
}

impl Sight<'_> {
    /// Which eye it is: to be told, not to be kept as a permission.
    pub fn eye(self) -> Eye {
        self.eye
    }

    /// Whether it is the eye of this seat.
    pub fn is_of(self, seat: Seat) -> bool {
        self.eye == Eye::Seat(seat)
    }

    /// Whether it may know what these may.
    pub fn is_among(self, eyes: Eyes) -> bool {
        eyes.has(self.eye)
    }
}

impl fmt::Debug for Sight<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Sight").field(&self.eye).finish()
    }
}

impl Table {
    /// What a wish comes to now.
    ///
    /// # Errors
    /// [`Error::NotYourSeat`] for another's seat before the end, or one that does not exist.
    pub fn sight(&self, wish: Wish, guest: Guest) -> Result<Sight<'_>, Error> {
        match wish {
            Wish::Mine => Ok(self.own_sight(guest)),
            Wish::Eye(Eye::Spectator) => Ok(self.through(Eye::Spectator)),
            Wish::Eye(Eye::Seat(seat)) => {
                let open = self.row.stage == Stage::Over && seat.index() < self.row.seats.len();
                if !open {
                    self.must_own(seat, guest)?;
                }
                Ok(self.through(Eye::Seat(seat)))
            }
        }
    }

    /// What a guest looks through without a special wish: the deciding seat if it is the guest's,
    /// else the guest's lowest seat, else a spectator's.
    pub fn own_sight(&self, guest: Guest) -> Sight<'_> {
        let decides = self.turn().and_then(Turn::seat);
        let own = decides.filter(|&seat| self.must_own(seat, guest).is_ok());
        let seat = own.or_else(|| self.seats_of(guest).next());
        self.through(seat.map_or(Eye::Spectator, Eye::Seat))
    }

    /// What a reader may see now; nothing if what it was opened for is another's.
    pub(super) fn sight_of(&self, reader: &Reader) -> Option<Sight<'_>> {
        self.sight(reader.wish, reader.guest).ok()
    }

    /// The one place where a sight is made: after a check, in this file.
    fn through(&self, eye: Eye) -> Sight<'_> {
        Sight { eye, table: PhantomData }
    }
}
