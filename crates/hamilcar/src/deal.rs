//! Chapter 3: the beginning and the end of a turn, and the deal.

use quadriga_core::{Chance, Eyes, Tell};

use crate::card::CardSet;
use crate::event::Event;
use crate::general::GeneralSet;
use crate::phase::Phase;
use crate::place::SiteSet;
use crate::side::Side;
use crate::state::Hamilcar;

impl Hamilcar {
    /// HM-3.1: reinforcements come in all turns but the first.
    pub(crate) fn begin_turn<T: Tell<Event>>(&mut self, tell: &mut T) {
        tell.tell(Eyes::ALL, Event::TurnBegun { turn: self.turn });
        self.phase = if self.turn == 1 { Phase::Deal } else { Phase::PunicShip };
    }

    /// HM-3.3: one card at a time, Rome first. Returns who learned something.
    pub(crate) fn deal<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) -> Eyes {
        let each = self.material.track.turn(self.turn).cards;
        let mut dealt = crate::side::BySide::new(|_| CardSet::NONE);
        for _ in 0..each {
            for &side in Side::ALL {
                self.renew_pile(tell);
                if let Some(card) = self.draw_pile.draw(chance) {
                    self.of_mut(side).hand.insert(card);
                    dealt[side].insert(card);
                }
            }
        }
        for &side in Side::ALL {
            let cards = dealt[side];
            tell.tell(Eyes::ALL, Event::Dealt { side, cards: cards.len() });
            tell.tell(self.eyes_on(side), Event::DealtCards { side, cards });
        }
        self.phase = Phase::FirstPlayer;
        Side::ALL.iter().fold(Eyes::NONE, |all, &side| all.with(self.eyes_on(side)))
    }

    /// Who may see the hand of a side (HM-23.1, HM-24.3).
    pub(crate) fn eyes_on(&self, side: Side) -> Eyes {
        if self.options.open_hands { Eyes::ALL } else { Eyes::only(side.seat()) }
    }

    /// HM-3.4: the discards become the draw pile.
    fn renew_pile<T: Tell<Event>>(&mut self, tell: &mut T) {
        if self.draw_pile.is_empty() && !self.discards.is_empty() {
            self.draw_pile = std::mem::take(&mut self.discards);
            tell.tell(Eyes::ALL, Event::Reshuffled { cards: self.draw_pile.len() });
        }
    }

    /// HM-4.2: who has no card is skipped; when nobody has one, winter comes.
    pub(crate) fn pass_the_play(&mut self, side: Side) {
        if self.of(side.enemy()).hand.is_empty() {
            self.truce = false;
            self.phase = Phase::Winter { side: Side::Carthage, next: 0 };
        } else {
            self.phase = Phase::Strategy { side: side.enemy() };
        }
    }

    /// HM-3.5: what lasts for a turn ends.
    pub(crate) fn end_turn<T: Tell<Event>>(&mut self, tell: &mut T) {
        for &side in Side::ALL {
            let republic = self.of_mut(side);
            republic.ops = 0;
            (republic.won_in_sicilia, republic.won_at_sea) = (false, false);
            republic.taken = SiteSet::NONE;
        }
        self.beaten = GeneralSet::NONE;
        (self.ships_lost, self.seamanship_dropped) = (0, false);
        self.africa_open = false;
        self.turn += 1;
        self.begin_turn(tell);
    }
}
