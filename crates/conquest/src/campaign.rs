//! Chapter 2 and 15: how a campaign begins and ends.

use quadriga_core::{Chance, Eyes, Seat, Tell};

use crate::card_set::Cards;
use crate::event::Event;
use crate::phase::{Phase, SeatSet};
use crate::state::Conquest;

impl Conquest {
    /// CE-2.2, CE-2.3: tokens and cards are laid out; then the first auction is opened.
    pub(crate) fn begin_campaign<C: Chance, T: Tell<Event>>(
        &mut self,
        opener: Seat,
        chance: &mut C,
        tell: &mut T,
    ) {
        self.campaign = self.campaign.saturating_add(1);
        tell.tell(Eyes::ALL, Event::CampaignBegun { campaign: self.campaign });
        let figures = &self.map.figures;
        for _ in 0..self.players.saturating_mul(figures.tokens_per_player) {
            let Some(key) = self.draw_token(chance, None) else { break };
            self.tokens[key] = self.tokens[key].saturating_add(1);
            tell.tell(Eyes::ALL, Event::TokenLaid { at: self.map.keys[key] });
        }
        for _ in 0..self.players.saturating_mul(figures.cards_per_player) {
            let Some(card) = self.deck.draw(chance) else { break };
            self.offer.add(card);
            tell.tell(Eyes::ALL, Event::CardLaid { card });
        }
        self.round = 0;
        self.open_auction(opener);
    }

    /// The alliances stand: units are placed, or the first round begins.
    pub(crate) fn begin_rounds<T: Tell<Event>>(&mut self, tell: &mut T) {
        let Some(first) = self.in_order().next() else { return };
        self.mover = first;
        self.settle_cities(tell);
        if self.campaign == 1 {
            self.begin_placing(tell);
        } else {
            self.round = 1;
            self.begin_turn();
        }
    }

    /// The next player in the order of the slots; none after the last.
    pub(crate) fn next_in_order(&self) -> Option<Seat> {
        let mover = self.mover;
        self.in_order().skip_while(|&seat| seat != mover).nth(1)
    }

    /// All players have had their turn (CE-2.4). Returns who learned something.
    pub(crate) fn end_round<C: Chance, T: Tell<Event>>(
        &mut self,
        chance: &mut C,
        tell: &mut T,
    ) -> Eyes {
        tell.tell(Eyes::ALL, Event::RoundEnded { round: self.round });
        if self.round < self.map.figures.rounds {
            self.round += 1;
            self.mover = self.in_order().next().unwrap_or(self.mover);
            self.begin_turn();
            return Eyes::NONE;
        }
        self.collect_taxes(tell);
        self.score(tell);
        self.count_chaos(tell);
        self.end_campaign(chance, tell);
        Eyes::ALL
    }

    /// CE-15.7: the table is made ready for the next campaign, or the game ends.
    fn end_campaign<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        tell.tell(Eyes::ALL, Event::CampaignEnded { campaign: self.campaign });
        self.used = Cards::NONE;
        let diplomacy = self.map.diplomacy;
        for seat in self.all() {
            for card in self.of(seat).cards.within(diplomacy).iter() {
                self.offer.add(card);
            }
            let realm = self.of_mut(seat);
            realm.cards = realm.cards.without(diplomacy);
        }
        self.left = 0;
        self.card_taken = false;
        self.changed = 0;
        if self.campaign >= self.last_campaign {
            self.phase = Phase::Over;
            tell.tell(Eyes::ALL, Event::Ended);
            return;
        }
        let last = self.mover;
        self.slots = [None; quadriga_core::MAX_SEATS];
        self.columns = [SeatSet::NONE; 2];
        self.begin_campaign(last, chance, tell);
    }
}
