//! Events that win places and markers: 80, 87, 89, 93, 108.

use quadriga_core::{Eyes, Tell};

use crate::action::Action;
use crate::choices::Concession;
use crate::effect::Effect;
use crate::event::Event;
use crate::place::{Site, Space, SpaceSet};
use crate::side::Side;
use crate::stack::Stack;
use crate::state::{Hamilcar, Post};
use crate::words::{Kind, Marker};

impl Hamilcar {
    /// HM-1.15: the loose PCs of a side.
    pub(crate) fn loose(&self, side: Side) -> SpaceSet {
        self.ordinary_markers(side).without(self.occupied[side])
    }

    /// HM-5.2: where a PC may be placed, by whatever means.
    fn placeable(&self, side: Side) -> SpaceSet {
        let free = self.map().of_kind(Kind::Ordinary).without(self.occupied[side.enemy()]);
        free.without(self.markers.rome).without(self.markers.carthage)
    }

    /// Where an event lets a PC be placed or turned; only the first choice of 87 can be a turn.
    pub(super) fn to_mark(&self, side: Side, effect: Effect, left: u8) -> SpaceSet {
        let free = self.placeable(side);
        if !matches!(effect, Effect::Diplomacy { markers, .. } if markers == left) {
            return free;
        }
        let own = self.markers[side];
        let near = |&at: &Space| !self.map().joined(at).within(own).is_empty();
        free.with(self.loose(side.enemy()).iter().filter(near).collect())
    }

    /// A PC is placed, turned or sent to the Miat. Returns how many more may be.
    pub(super) fn mark_by_event<T: Tell<Event>>(
        &mut self,
        side: Side,
        left: u8,
        action: Action,
        tell: &mut T,
    ) -> u8 {
        let Action::Mark { at } = action else {
            self.concede(side, Concession::Seat, tell);
            return left.saturating_sub(1);
        };
        // HM-20.19: one turned, or several placed.
        let turned = self.markers[side.enemy()].has(at);
        self.mark(side, at, tell);
        if turned { 0 } else { left.saturating_sub(1) }
    }

    /// HM-20.15: whether Hiero can be won now.
    pub(super) fn wins_hiero(&self, side: Side, effect: Effect) -> bool {
        let Effect::Hiero { city, .. } = effect else { return false };
        let Some(at) = city.first() else { return false };
        let enemy = side.enemy();
        let marker = self.marker(at);
        let held = self.stack(enemy, at, true).units() > 0
            || (marker.owner() == Some(enemy) && self.occupied[enemy].has(at));
        let needed = match marker {
            Marker::Independent => 1,
            _ => 2,
        };
        let has_box = self.of(side).hiero >= self.material.figures.hiero_slots;
        let reasons = self.hiero_reasons(side, effect) + u8::from(has_box);
        marker.owner() != Some(side) && !held && reasons >= needed
    }

    /// How many reasons he has beside the box: an army in his realm, a victory in Sicilia.
    fn hiero_reasons(&self, side: Side, effect: Effect) -> u8 {
        let Effect::Hiero { units, city, .. } = effect else { return 0 };
        let realm = city
            .first()
            .map_or(SpaceSet::NONE, |at| self.map().spaces_of(self.map().province_of(at)));
        let great =
            |at| [false, true].iter().any(|&inside| self.stack(side, at, inside).units() >= units);
        u8::from(realm.iter().any(great)) + u8::from(self.of(side).won_in_sicilia)
    }

    /// HM-20.15: Syracusae and its land go over. The box pays only where other reasons do not.
    pub(super) fn win_hiero<T: Tell<Event>>(&mut self, side: Side, effect: Effect, tell: &mut T) {
        let Effect::Hiero { city, markers, .. } = effect else { return };
        let Some(at) = city.first() else { return };
        let needed = if self.marker(at) == Marker::Independent { 1 } else { 2 };
        if self.hiero_reasons(side, effect) < needed {
            self.of_mut(side).hiero = 0;
            tell.tell(Eyes::ALL, Event::BoxEmptied { side, what: Concession::Hiero });
        }
        self.turn_site(Some(side), at, tell);
        for at in markers.within(self.placeable(side)).iter() {
            self.mark(side, at, tell);
        }
    }

    /// HM-20.21: the independent tribe that the Numidia box can win.
    pub(super) fn tribe_to_win(&self, side: Side, effect: Effect) -> Option<Space> {
        let Effect::Princes { tribe, .. } = effect else { return None };
        let paid = self.numidia_of(side) >= self.material.figures.numidia_slots;
        tribe.first().filter(|&at| paid && self.marker(at) == Marker::Independent)
    }

    /// HM-20.21: the tribe goes over, and what is neutral beside it.
    pub(super) fn win_tribe<T: Tell<Event>>(&mut self, side: Side, at: Space, tell: &mut T) {
        self.numidia = 0;
        tell.tell(Eyes::ALL, Event::BoxEmptied { side, what: Concession::Numidia });
        self.turn_site(Some(side), at, tell);
        for at in self.map().joined(at).within(self.placeable(side)).iter() {
            self.mark(side, at, tell);
        }
    }

    /// HM-5.10: the marker of a city or tribe turns; points, siege and garrison go.
    pub(super) fn turn_site<T: Tell<Event>>(&mut self, to: Option<Side>, at: Space, tell: &mut T) {
        let Some(site) = self.map().site(at) else { return };
        self.empty_site(site, at);
        Side::ALL.iter().for_each(|&side| self.markers[side].remove(at));
        if let Some(side) = to {
            self.markers[side].insert(at);
        }
        tell.tell(
            Eyes::ALL,
            match to {
                Some(side) => Event::Turned { side, at },
                None => Event::Freed { at },
            },
        );
        self.settle();
        self.strand();
    }

    /// Who was inside without units stands outside now, among those who are there.
    fn empty_site(&mut self, site: Site, at: Space) {
        self.lift_siege(site);
        self.set_inside(site, Stack::NONE);
        for general in self.on_map.iter() {
            if self.post(general) == Post::Inside(at) {
                self.send(general, Post::Outside(at));
            }
        }
    }
}
