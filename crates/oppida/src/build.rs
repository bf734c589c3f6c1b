//! Chapter 5: building and razing oppida.

use quadriga_core::{Eye, Eyes, Seat, Tell};

use crate::action::Action;
use crate::area::{Area, AreaSet};
use crate::event::Event;
use crate::figures::Side;
use crate::illegal::Illegal;
use crate::state::{Oppida, Phase};

impl Oppida {
    #[inline]
    pub(crate) fn offer_turning(&self, list: &mut Vec<Action>) {
        let candidates = self.areas(self.mover).within(AreaSet::LAND).without(self.turned());
        for area in candidates.iter() {
            if self.oppida.has(area) {
                if self.has_room_for_farmers(area) {
                    list.push(Action::Raze { area });
                }
            } else if self.dice(area).warriors() > self.figures.farmers {
                list.push(Action::Build { area });
            }
        }
    }

    pub(crate) fn check_building(&self, area: Area) -> Result<(), Illegal> {
        self.check_turning(area, Illegal::NotYours)?;
        let (needs, has) = (self.figures.farmers + 1, self.dice(area).warriors());
        if self.oppida.has(area) {
            Err(Illegal::IsOppidum)
        } else if has < needs {
            Err(Illegal::TooFewToBuild { needs, has })
        } else {
            Ok(())
        }
    }

    pub(crate) fn check_razing(&self, area: Area) -> Result<(), Illegal> {
        self.check_turning(area, Illegal::NotYoursToRaze)?;
        if !self.oppida.has(area) {
            Err(Illegal::NoOppidum)
        } else if !self.has_room_for_farmers(area) {
            Err(Illegal::NoDieForFarmers)
        } else {
            Ok(())
        }
    }

    /// What building and razing have in common: an own land card, not turned in this turn.
    fn check_turning(&self, area: Area, not_yours: Illegal) -> Result<(), Illegal> {
        if area.is_capital() {
            Err(Illegal::IsCapital)
        } else if !self.areas(self.mover).has(area) {
            Err(not_yours)
        } else if self.turned().has(area) {
            Err(Illegal::TurnedAlready)
        } else {
            Ok(())
        }
    }

    /// The cards turned in this turn (OP-5.7).
    #[inline]
    fn turned(&self) -> AreaSet {
        match self.phase {
            Phase::Building { turned } => turned,
            _ => AreaSet::NONE,
        }
    }

    /// OP-5.5: on the dice of the card or on a free die.
    fn has_room_for_farmers(&self, area: Area) -> bool {
        self.dice(area).room() >= self.figures.farmers || self.free_dice(self.mover) > 0
    }

    /// Returns who sees this back for the first time: it is open from now on (OP-4.6).
    pub(crate) fn build<T: Tell<Event>>(&mut self, area: Area, tell: &mut T) -> Eyes {
        let seat = self.mover;
        let Side { shields, ears } = self.backs[area.index()];
        let (learned, farmers) = (self.strangers_to(area), self.figures.farmers);
        self.turn_dice(seat, area, |dice| dice.lose(farmers));
        self.oppida.insert(area);
        self.open.insert(area);
        self.note_turned(area);
        tell.tell(Eyes::ALL, Event::Built { seat, area, shields, ears });
        learned
    }

    pub(crate) fn raze<T: Tell<Event>>(&mut self, area: Area, tell: &mut T) {
        let seat = self.mover;
        let farmers = self.figures.farmers;
        self.turn_dice(seat, area, |dice| dice.gain(farmers));
        self.oppida.remove(area);
        self.note_turned(area);
        tell.tell(Eyes::ALL, Event::Razed { seat, area });
    }

    fn note_turned(&mut self, area: Area) {
        self.phase = Phase::Building { turned: self.turned().with(AreaSet::only(area)) };
    }

    /// Those who do not know the back of a card.
    fn strangers_to(&self, area: Area) -> Eyes {
        if self.open.has(area) {
            return Eyes::NONE;
        }
        let knows = |seat: Seat| self.scouted[seat.index()].has(area);
        let scouts = [Seat::FIRST, Seat::SECOND].into_iter().filter(|&seat| knows(seat));
        let strangers = scouts.fold(Eyes::ALL, |eyes, seat| eyes.except(Eyes::only(seat)));
        debug_assert!(strangers.has(Eye::Spectator), "spectators never scout");
        strangers
    }
}
