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

    /// How many were recruited in this turn, once recruiting and scouting has begun.
    #[inline]
    pub(crate) fn recruits(&self) -> Option<u8> {
        match self.phase {
            Phase::Recruiting { recruits, .. } => Some(recruits),
            _ => None,
        }
    }

    /// How many can still be recruited in this turn (OP-3.2).
    #[inline]
    fn recruits_left(&self) -> u8 {
        self.figures.recruits.saturating_sub(self.recruits().unwrap_or(0))
    }

    #[inline]
    pub(crate) fn offer_recruits(&self, list: &mut Vec<Action>) {
        let most = if self.is_short_of_ears() {
            0
        } else {
            self.recruits_left().min(self.room_for_recruits())
        };
        // Nobody at all is a way to begin the option, and later nothing.
        let fewest = u8::from(self.recruits().is_some());
        list.extend((fewest..=most).map(|warriors| Action::Recruit { warriors }));
    }

    pub(crate) fn check_recruits(&self, warriors: u8) -> Result<(), Illegal> {
        let (most, left) = (self.figures.recruits, self.recruits_left());
        let room = self.room_for_recruits();
        if warriors > most {
            Err(Illegal::TooManyRecruits { most })
        } else if warriors > left {
            Err(Illegal::FewerRecruitsLeft { left })
        } else if warriors == 0 && self.recruits().is_some() {
            Err(Illegal::NobodyMore)
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
        let recruits = self.recruits().unwrap_or(0).saturating_add(warriors);
        self.phase = Phase::Recruiting { recruits, scouted: self.has_scouted() };
        self.look_for_win(tell);
    }
}
