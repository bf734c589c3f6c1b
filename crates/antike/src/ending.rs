//! Chapter 14: the end of the game.

use std::cmp::Ordering;

use quadriga_core::{Eyes, Seat, Standing, Tell};

use crate::event::{Ending, Event};
use crate::phase::Phase;
use crate::state::{Antike, SEATS};

impl Ending {
    /// The standing that it means.
    pub(crate) fn standing(self) -> Standing {
        match self {
            Ending::Personages { winner } | Ending::TurnLimit { winner: Some(winner) } => {
                Standing::won_by(winner, SEATS)
            }
            Ending::TurnLimit { winner: None } => Standing::draw(SEATS),
        }
    }
}

impl Antike {
    /// AD-14.3: who has more personages.
    pub(crate) fn leader(&self) -> Option<Seat> {
        match self.peoples[0].total().cmp(&self.peoples[1].total()) {
            Ordering::Greater => Some(Seat::FIRST),
            Ordering::Less => Some(Seat::SECOND),
            Ordering::Equal => None,
        }
    }

    pub(crate) fn end<T: Tell<Event>>(&mut self, ending: Ending, tell: &mut T) {
        self.phase = Phase::Over(ending);
        tell.tell(Eyes::ALL, Event::Ended(ending));
    }
}
