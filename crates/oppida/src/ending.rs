//! Chapter 9: the end of the game.

use quadriga_core::{Eyes, Standing, Tell};

use crate::event::{Ending, Event};
use crate::state::{Oppida, Phase, SEATS};

impl Ending {
    /// The standing that it means.
    pub(crate) fn standing(self) -> Standing {
        match self {
            Ending::Areas { winner } | Ending::Capital { winner } => {
                Standing::won_by(winner, SEATS)
            }
            Ending::Repetition | Ending::TurnLimit => Standing::draw(SEATS),
        }
    }
}

impl Oppida {
    /// OP-9.4: after every step and after recruiting. Returns whether the game is over.
    #[inline]
    pub(crate) fn look_for_win<T: Tell<Event>>(&mut self, tell: &mut T) -> bool {
        let winner = self.mover;
        let areas = self.areas(winner);
        if areas.has(self.capital(self.enemy())) {
            self.end(Ending::Capital { winner }, tell);
            true
        } else if areas.len() >= self.figures.areas_to_win {
            self.end(Ending::Areas { winner }, tell);
            true
        } else {
            false
        }
    }

    /// OP-9.8.
    pub(crate) fn end_at_turn_limit<T: Tell<Event>>(&mut self, tell: &mut T) {
        self.end(Ending::TurnLimit, tell);
    }

    /// OP-9.7.
    pub(crate) fn end_by_repetition<T: Tell<Event>>(&mut self, tell: &mut T) {
        self.end(Ending::Repetition, tell);
    }

    fn end<T: Tell<Event>>(&mut self, ending: Ending, tell: &mut T) {
        self.phase = Phase::Over(ending);
        tell.tell(Eyes::ALL, Event::Ended(ending));
    }

    /// OP-9.7: dice, sides and the player to move, at the start of a turn. Equal positions have
    /// equal keys; different ones have different keys but for one chance in 2^64.
    pub(crate) fn repetition_key(&self) -> Option<u64> {
        (self.phase == Phase::Choosing).then(|| {
            let dice = self.dice.iter().map(|dice| u64::from(dice.bits()));
            let sets = [self.held[0], self.held[1], self.oppida].map(|set| u64::from(set.bits()));
            let mover = [self.mover.index() as u64];
            dice.chain(sets).chain(mover).fold(0, |key: u64, part| {
                let mixed = (key ^ part).wrapping_add(0x9e37_79b9_7f4a_7c15);
                let mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
                (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb).rotate_left(23)
            })
        })
    }
}
