//! Chapter 5: markers, provinces, the Miat, the boxes, and PCs that must go.

use quadriga_core::{Eyes, Tell};

use crate::action::Action;
use crate::choices::Holding;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::moved::Moved;
use crate::phase::{Ending, Phase};
use crate::place::{Province, SpaceSet};
use crate::side::{BySide, Side};
use crate::state::Hamilcar;
use crate::task::Task;
use crate::words::Kind;

impl Hamilcar {
    /// Whether a side controls a province (HM-1.6).
    #[inline]
    pub fn controls(&self, side: Side, province: Province) -> bool {
        let spaces = self.map().spaces_of(province);
        2 * self.markers[side].within(spaces).len() > spaces.len()
    }

    /// Who controls the Miat (HM-5.3).
    pub fn miat_control(&self) -> Option<Side> {
        let seats = self.material.tables.seats();
        Side::ALL.iter().copied().find(|&side| 2 * self.of(side).seats > seats)
    }

    /// The free seats of the Miat.
    pub(crate) fn free_seats(&self) -> u8 {
        let taken = self.of(Side::Rome).seats.saturating_add(self.of(Side::Carthage).seats);
        self.material.tables.seats().saturating_sub(taken)
    }

    /// The PCs of a side in ordinary spaces.
    #[inline]
    pub(crate) fn ordinary_markers(&self, side: Side) -> SpaceSet {
        self.markers[side].within(self.map().of_kind(Kind::Ordinary))
    }

    /// The PCs of a side in the Numidia box.
    #[inline]
    pub(crate) fn numidia_of(&self, side: Side) -> u8 {
        if side == Side::Carthage { self.numidia } else { 0 }
    }

    /// How many PCs a side could remove (HM-5.6).
    pub(crate) fn removable(&self, side: Side) -> u8 {
        let republic = self.of(side);
        let beside = republic.seats + republic.hiero + self.numidia_of(side);
        self.ordinary_markers(side).len() + beside
    }

    /// HM-5.6 to HM-5.9: a side must remove PCs, or sues for peace.
    pub(crate) fn demand<T: Tell<Event>>(&mut self, side: Side, markers: u8, tell: &mut T) {
        if markers == 0 {
            return;
        }
        tell.tell(Eyes::ALL, Event::Demanded { side, markers });
        if self.removable(side) < markers.saturating_add(self.owed(side)) {
            self.end(side.enemy(), Ending::Peace, tell);
        } else {
            self.tasks.push(Task::Demand { side, left: markers, first: true });
        }
    }

    /// The PCs of demands that are under way already: several may come at once (HM-12.7).
    pub(crate) fn owed(&self, side: Side) -> u8 {
        let due = self.tasks.iter().map(|task| match task {
            Task::Demand { side: whose, left, .. } if whose == side => left,
            _ => 0,
        });
        due.fold(0, u8::saturating_add)
    }

    /// Whether the next PC must come from the Miat (HM-5.7).
    fn miat_comes_first(&self, side: Side, first: bool) -> bool {
        first && side == Side::Carthage && self.of(side).seats > 0
    }

    pub(crate) fn offer_holdings(&self, side: Side, first: bool, list: &mut Vec<Action>) {
        if self.of(side).seats > 0 {
            list.push(Action::Renounce { from: Holding::Miat });
        }
        if self.miat_comes_first(side, first) {
            return;
        }
        let spaces = self.ordinary_markers(side).iter();
        list.extend(spaces.map(|at| Action::Renounce { from: Holding::Space(at) }));
        if self.of(side).hiero > 0 {
            list.push(Action::Renounce { from: Holding::Hiero });
        }
        if self.numidia_of(side) > 0 {
            list.push(Action::Renounce { from: Holding::Numidia });
        }
    }

    pub(crate) fn check_holding(
        &self,
        side: Side,
        first: bool,
        from: Holding,
    ) -> Result<(), Illegal> {
        let has = match from {
            Holding::Space(at) => self.ordinary_markers(side).has(at),
            Holding::Miat => self.of(side).seats > 0,
            Holding::Hiero => self.of(side).hiero > 0,
            Holding::Numidia => self.numidia_of(side) > 0,
        };
        if !has {
            Err(Illegal::NoMarkerThere)
        } else if from != Holding::Miat && self.miat_comes_first(side, first) {
            Err(Illegal::MiatFirst)
        } else {
            Ok(())
        }
    }

    /// A PC is given up.
    pub(crate) fn renounce<T: Tell<Event>>(&mut self, from: Holding, tell: &mut T) {
        let Some(Task::Demand { side, left, .. }) = self.tasks.top() else { return };
        let republic = &mut self.republics[side];
        match from {
            Holding::Space(at) => {
                self.markers[side].remove(at);
                self.drop_trains(at);
            }
            Holding::Miat => republic.seats = republic.seats.saturating_sub(1),
            Holding::Hiero => republic.hiero = republic.hiero.saturating_sub(1),
            Holding::Numidia => self.numidia = self.numidia.saturating_sub(1),
        }
        tell.tell(Eyes::ALL, Event::Renounced { side, from });
        let left = left.saturating_sub(1);
        self.tasks.replace(Task::Demand { side, left, first: false });
    }

    /// The game ends, whatever is under way (HM-19.7).
    pub(crate) fn end<T: Tell<Event>>(&mut self, winner: Side, by: Ending, tell: &mut T) {
        self.tasks.clear();
        (self.activation, self.moved) = (None, Moved::default());
        (self.battle, self.sea_move, self.naval) = (None, None, None);
        self.tactics = BySide::default();
        self.phase = Phase::Over { winner, by };
        tell.tell(Eyes::ALL, Event::Ended { winner, by });
    }
}
