//! Chapter 3: recruiting.

use quadriga_core::{Eyes, Tell};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::Supply;
use crate::state::{Oppida, Phase};

impl Oppida {
    /// How many recruits fit into the capital (OP-3.5).
    #[inline]
    fn room_for_recruits(&self) -> u8 {
        let new_die = if self.free_dice(self.mover) > 0 { 6 } else { 0 };
        self.dice(self.capital(self.mover)).room() + new_die
    }

    /// OP-10.4: with loose supply hungry people find no recruits.
    fn is_short_of_ears(&self) -> bool {
        self.supply == Supply::Loose && self.outside(self.mover) > self.ears(self.mover)
    }

    #[inline]
    pub(crate) fn offer_recruits(&self, list: &mut Vec<Action>) {
        let most = if self.is_short_of_ears() {
            0
        } else {
            self.figures.recruits.min(self.room_for_recruits())
        };
        list.extend((0..=most).map(|warriors| Action::Recruit { warriors }));
    }

    pub(crate) fn allow_recruits(&self, warriors: u8) -> Result<(), Illegal> {
        let (most, room) = (self.figures.recruits, self.room_for_recruits());
        if warriors > most {
            Err(Illegal::TooManyRecruits { most })
        } else if warriors > room {
            Err(Illegal::NoRoom { room })
        } else if warriors > 0 && self.is_short_of_ears() {
            let (outside, ears) = (self.outside(self.mover), self.ears(self.mover));
            Err(Illegal::ShortOfEars { outside, ears })
        } else {
            Ok(())
        }
    }

    /// OP-3.1: new warriors appear in the own capital; one that stood empty may bring the eighth
    /// area (OP-9.4).
    pub(crate) fn recruit<T: Tell<Event>>(&mut self, warriors: u8, tell: &mut T) {
        let seat = self.mover;
        self.turn_dice(seat, self.capital(seat), |dice| dice.gain(warriors));
        tell.tell(Eyes::ALL, Event::Recruited { seat, warriors });
        self.phase = Phase::Recruited;
        self.look_for_win(tell);
    }
}
