//! Chapter 10: personages and the count track.

use quadriga_core::{Eyes, Seat, Tell};

use crate::action::Action;
use crate::event::{Ending, Event};
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::state::Antike;
use crate::words::Personage;

impl Antike {
    /// AD-10.6: the points at sea of a player.
    #[inline]
    pub fn navigator_points(&self, seat: Seat) -> u8 {
        let galleys = self.of(seat).at[1];
        galleys.len() + galleys.within(self.map.ships).len()
    }

    /// AD-10.4: the temples of a player.
    #[inline]
    pub(crate) fn temples_of(&self, seat: Seat) -> u8 {
        self.of(seat).cities.within(self.temples).len()
    }

    /// AD-10.8: how many of a kind are left in the bank.
    #[inline]
    pub(crate) fn personages_left(&self, personage: Personage) -> u8 {
        let kind = personage.index();
        let taken = self.peoples[0].personages[kind] + self.peoples[1].personages[kind];
        self.map.figures.personages[kind].saturating_sub(taken)
    }

    /// What a player has of what a kind asks for, and how much each one asks for.
    #[inline]
    pub(crate) fn progress(&self, seat: Seat, personage: Personage) -> Option<(u8, u8)> {
        let figures = &self.map.figures;
        match personage {
            Personage::King => Some((self.of(seat).cities.len(), figures.cities_per_king)),
            Personage::Citizen => Some((self.temples_of(seat), figures.temples_per_citizen)),
            Personage::Navigator => {
                Some((self.navigator_points(seat), figures.points_per_navigator))
            }
            Personage::General | Personage::Scholar => None,
        }
    }

    /// AD-10.2 to AD-10.8: how many of a kind the mover may take now.
    #[inline]
    pub(crate) fn due(&self, personage: Personage) -> u8 {
        let earned = match personage {
            Personage::General => self.this.generals,
            Personage::Scholar => self.this.scholars,
            Personage::King | Personage::Citizen | Personage::Navigator => {
                let reached = self.progress(self.mover, personage);
                let has = self.own().personages[personage.index()];
                reached.map_or(0, |(reached, step)| (reached / step.max(1)).saturating_sub(has))
            }
        };
        earned.min(self.personages_left(personage))
    }

    /// How many personages of all kinds are due.
    #[inline]
    pub(crate) fn all_due(&self) -> u8 {
        Personage::ALL.iter().map(|&personage| self.due(personage)).sum()
    }

    #[inline]
    pub(crate) fn offer_personages(&self, list: &mut Vec<Action>) {
        let kinds = Personage::ALL.iter().copied();
        if self.all_due() > 0 {
            list.push(Action::ClaimAll);
        }
        let due = kinds.filter(|&personage| self.check_claim(personage).is_ok());
        list.extend(due.map(|personage| Action::Claim { personage }));
    }

    pub(crate) fn check_claim(&self, personage: Personage) -> Result<(), Illegal> {
        // By version 1 a single one was taken as all.
        let choice = self.claims_single_personages() || self.all_due() > 1;
        if choice && self.due(personage) > 0 { Ok(()) } else { Err(Illegal::NotDue) }
    }

    pub(crate) fn check_claim_all(&self) -> Result<(), Illegal> {
        if self.all_due() > 0 { Ok(()) } else { Err(Illegal::NotDue) }
    }

    /// AD-10.12: all that are due, in the order of the kinds, until the game is won.
    pub(crate) fn claim_all<T: Tell<Event>>(&mut self, tell: &mut T) {
        for &personage in Personage::ALL {
            while self.due(personage) > 0 {
                if self.claim(personage, tell) {
                    return;
                }
            }
        }
        self.close_personages(tell);
    }

    /// AD-2.8: the step is over when nothing at all is left to choose in it.
    fn close_personages<T: Tell<Event>>(&mut self, tell: &mut T) {
        let stays = self.phase == Phase::Personages && self.is_open_step() && self.has_extras();
        if !stays {
            self.leave_personages(tell);
        }
    }

    pub(crate) fn claim_one<T: Tell<Event>>(&mut self, personage: Personage, tell: &mut T) {
        if self.due(personage) > 0 && !self.claim(personage, tell) && self.all_due() == 0 {
            self.close_personages(tell);
        }
    }

    /// One personage is taken, perhaps with a wall (AD-10.9). Returns whether the game is won.
    fn claim<T: Tell<Event>>(&mut self, personage: Personage, tell: &mut T) -> bool {
        match personage {
            Personage::General => self.this.generals = self.this.generals.saturating_sub(1),
            Personage::Scholar => self.this.scholars = self.this.scholars.saturating_sub(1),
            Personage::King | Personage::Citizen | Personage::Navigator => {}
        }
        let seat = self.mover;
        let figures = &self.map.figures;
        let own = self.own_mut();
        let count = &mut own.personages[personage.index()];
        *count = count.saturating_add(1);
        let total = own.total();
        tell.tell(Eyes::ALL, Event::Claimed { seat, personage, total });
        let place = usize::from(total).min(figures.walls_at.len() - 1);
        let walls = figures.walls_at[place] - figures.walls_at[place.saturating_sub(1)];
        own.walls = own.walls.saturating_add(walls);
        for _ in 0..walls {
            tell.tell(Eyes::ALL, Event::WallGained { seat });
        }
        self.this.taken = self.this.taken.saturating_add(1);
        let won = total >= figures.personages_to_win;
        if won {
            self.end(Ending::Personages { winner: seat }, tell);
        }
        won
    }
}
