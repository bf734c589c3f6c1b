//! Chapter 5: taking cards; and the cards that are used in the own turn (chapter 13).

use quadriga_core::{Chance, Eyes, Seat, Tell};

use crate::action::Action;
use crate::card_set::Cards;
use crate::deck::Effect;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::{Phase, SeatSet};
use crate::place::Province;
use crate::state::Conquest;
use crate::words::{Card, Unit};

impl Conquest {
    pub(crate) fn offer_cards(&self, list: &mut Vec<Action>) {
        if self.card_taken {
            return;
        }
        let cards = self.offer.kinds().iter();
        let fitting = cards.filter(|&card| self.check_take(card).is_ok());
        list.extend(fitting.map(|card| Action::Take { card }));
    }

    pub(crate) fn check_take(&self, card: Card) -> Result<(), Illegal> {
        if !self.offer.has(card) {
            return Err(Illegal::NotOnOffer);
        }
        if self.card_taken {
            return Err(Illegal::OneCardARound);
        }
        let (price, has) = (self.map.card(card).price, self.own().talents);
        if price > has {
            return Err(Illegal::TooDear { price, has });
        }
        if self.can_carry_out(card) { Ok(()) } else { Err(Illegal::CannotCarryOut) }
    }

    /// CE-5.3: whether an at-once card could be carried out by the mover.
    fn can_carry_out(&self, card: Card) -> bool {
        match self.map.card(card).effect {
            Effect::Fleet { .. } => !self.fetchable(card).is_empty(),
            Effect::City { .. } => !self.buildable(card).is_empty(),
            Effect::Barbarians { .. } => self.musters(card).next().is_some(),
            Effect::Politician => self.own().caesar.is_some_and(|at| self.map.key(at).is_some()),
            Effect::Bribe => !self.bribable(self.mover).is_empty(),
            Effect::SlaveRevolt { .. } => !self.revolting().is_empty(),
            _ => true,
        }
    }

    /// The card leaves the offer, is paid, and goes where it belongs or is carried out. Returns who
    /// learned something.
    pub(crate) fn take_card<C: Chance, T: Tell<Event>>(
        &mut self,
        card: Card,
        chance: &mut C,
        tell: &mut T,
    ) -> Eyes {
        let seat = self.mover;
        let price = self.map.card(card).price;
        if !self.offer.remove(card) {
            return Eyes::NONE;
        }
        self.pay(price);
        self.spend_action();
        self.card_taken = true;
        tell.tell(Eyes::ALL, Event::Took { seat, card, price });
        self.phase = Phase::Turn;
        match self.map.card(card).effect {
            Effect::Senator => {
                if let Some(votes) = card.votes() {
                    self.add_senator(seat, votes);
                }
            }
            Effect::ArmyTraining => self.own_mut().army_training += 1,
            Effect::NavalTraining => self.own_mut().naval_training += 1,
            Effect::Fleet { .. } => self.begin_fetching(card, tell),
            Effect::City { .. } => self.begin_building(card, tell),
            Effect::Barbarians { .. } => self.begin_mustering(card, tell),
            Effect::Politician => {
                if let Some(at) = self.own().caesar {
                    self.win_influence(seat, at, tell);
                }
            }
            Effect::Bribe => return self.begin_bribe(chance, tell),
            Effect::SlaveRevolt { .. } => self.begin_revolt(chance, tell),
            _ => self.own_mut().cards.insert(card),
        }
        Eyes::NONE
    }

    pub(crate) fn add_senator(&mut self, seat: Seat, votes: u8) {
        if let Some(count) = self.of_mut(seat).senators.get_mut(usize::from(votes.max(1)) - 1) {
            *count = count.saturating_add(1);
        }
    }

    /// An influence token that was not bought; lost where no token is left (CE-1.7).
    pub(crate) fn win_influence<T: Tell<Event>>(&mut self, seat: Seat, at: Province, tell: &mut T) {
        let Some(key) = self.map.key(at) else { return };
        if self.of(seat).influence_total() < self.map.figures.influence_tokens {
            self.of_mut(seat).influence[key] += 1;
            tell.tell(Eyes::ALL, Event::InfluenceWon { seat, at });
        }
    }

    /// The other players with senators in hand.
    pub(crate) fn bribable(&self, seat: Seat) -> SeatSet {
        let others = self.all().filter(|&other| other != seat);
        others.filter(|&other| self.of(other).senator_count() > 0).collect()
    }

    fn begin_bribe<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) -> Eyes {
        let mut victims = self.bribable(self.mover).iter();
        if let (Some(only), None) = (victims.next(), victims.next()) {
            return self.bribe(only, chance, tell);
        }
        self.phase = Phase::Bribing;
        Eyes::NONE
    }

    /// CE-13.7: one senator at random. Only the two learn which.
    pub(crate) fn bribe<C: Chance, T: Tell<Event>>(
        &mut self,
        whom: Seat,
        chance: &mut C,
        tell: &mut T,
    ) -> Eyes {
        let seat = self.mover;
        self.phase = Phase::Turn;
        let Some(votes) = self.draw_senator(whom, chance) else { return Eyes::NONE };
        self.add_senator(seat, votes);
        let both = Eyes::only(seat).with(Eyes::only(whom));
        tell.tell(Eyes::ALL, Event::SenatorTaken { seat, from: whom });
        tell.tell(both, Event::SenatorSeen { seat, from: whom, votes });
        both
    }

    /// Takes a senator out of a hand at random; returns its votes.
    fn draw_senator<C: Chance>(&mut self, seat: Seat, chance: &mut C) -> Option<u8> {
        let senators = &mut self.of_mut(seat).senators;
        let all: u32 = senators.iter().map(|&count| u32::from(count)).sum();
        let mut nth = chance.below(all);
        for (count, votes) in senators.iter_mut().zip(1..) {
            if nth < u32::from(*count) {
                *count -= 1;
                return Some(votes);
            }
            nth -= u32::from(*count);
        }
        None
    }

    /// The mover's multi-use cards that were not used in this campaign and would do something.
    #[inline]
    pub(crate) fn usable(&self) -> Cards {
        let unused = self.own().cards.within(self.map.multi_use).without(self.used);
        if unused.is_empty() {
            return unused;
        }
        unused.iter().filter(|&card| self.has_effect(card)).collect()
    }

    /// CE-13.1: the merchants that the mover can use within an action.
    #[inline]
    pub(crate) fn merchants(&self) -> Cards {
        let unused = self.own().cards.within(self.map.merchants).without(self.used);
        if unused.is_empty() || !self.merchants_come_any_time() {
            return Cards::NONE;
        }
        unused.iter().filter(|&card| self.has_effect(card)).collect()
    }

    /// Whether the mover decides on something within an own action.
    fn is_within_action(&self) -> bool {
        let acting = !matches!(self.phase, Phase::Turn | Phase::Over) && self.round > 0;
        acting && self.decider() == self.mover
    }

    pub(crate) fn offer_merchants(&self, list: &mut Vec<Action>) {
        let merchants = self.merchants();
        if !merchants.is_empty() && self.is_within_action() {
            list.extend(merchants.iter().map(|card| Action::Use { card }));
        }
    }

    /// Whether a card may be used while an action is under way.
    pub(crate) fn check_use_within(&self, card: Card) -> Result<(), Illegal> {
        if !self.is_within_action() {
            return Err(Illegal::WrongStep);
        }
        self.check_use(card)?;
        if self.merchants().has(card) { Ok(()) } else { Err(Illegal::BetweenActions) }
    }

    fn has_effect(&self, card: Card) -> bool {
        match self.map.card(card).effect {
            Effect::Merchant { at, .. } => self.influence(self.mover, at) > 0,
            Effect::Assassin => {
                let mut others = self.all().filter(|&seat| seat != self.mover);
                others.any(|seat| {
                    !self.of(seat).generals.is_empty() || self.of(seat).senator_count() > 0
                })
            }
            _ => true,
        }
    }

    pub(crate) fn offer_uses(&self, list: &mut Vec<Action>) {
        for card in self.usable().iter() {
            if self.map.card(card).effect != Effect::Assassin {
                list.push(Action::Use { card });
                continue;
            }
            for whom in self.all().filter(|&seat| seat != self.mover) {
                let realm = self.of(whom);
                for at in realm.generals.iter() {
                    list.push(Action::Assassinate { whom, general: Some(at) });
                }
                if realm.senator_count() > 0 {
                    list.push(Action::Assassinate { whom, general: None });
                }
            }
        }
    }

    pub(crate) fn check_use(&self, card: Card) -> Result<(), Illegal> {
        if !self.own().cards.has(card) || !self.map.multi_use.has(card) {
            Err(Illegal::NotYourCard)
        } else if self.used.has(card) {
            Err(Illegal::UsedAlready)
        } else if self.map.card(card).effect == Effect::Assassin {
            Err(Illegal::NameVictim)
        } else if !self.has_effect(card) {
            Err(Illegal::NoEffect)
        } else {
            Ok(())
        }
    }

    pub(crate) fn check_assassination(
        &self,
        whom: Seat,
        general: Option<Province>,
    ) -> Result<(), Illegal> {
        if !self.own().cards.has(Card::Assassin) {
            return Err(Illegal::NotYourCard);
        }
        if self.used.has(Card::Assassin) {
            return Err(Illegal::UsedAlready);
        }
        let realm = self.of(whom);
        let found = match general {
            Some(at) => realm.generals.has(at),
            None => realm.senator_count() > 0,
        };
        if whom != self.mover && found { Ok(()) } else { Err(Illegal::NoVictim) }
    }

    pub(crate) fn use_card<C: Chance, T: Tell<Event>>(
        &mut self,
        card: Card,
        chance: &mut C,
        tell: &mut T,
    ) {
        let seat = self.mover;
        self.used.insert(card);
        match self.map.card(card).effect {
            Effect::Merchant { at, talents } => {
                tell.tell(Eyes::ALL, Event::Used { seat, card });
                let talents = u16::from(talents) * u16::from(self.influence(seat, at));
                self.receive(seat, talents, tell);
            }
            Effect::Loot { talents, chaos } => {
                tell.tell(Eyes::ALL, Event::Used { seat, card });
                self.receive(seat, talents.into(), tell);
                self.take_chaos(seat, chaos, tell);
            }
            Effect::Vote(_) => self.call_vote(card, chance, tell),
            _ => {}
        }
    }

    /// CE-13.2. Returns who learned something: a dead senator is shown.
    pub(crate) fn assassinate<C: Chance, T: Tell<Event>>(
        &mut self,
        whom: Seat,
        general: Option<Province>,
        chance: &mut C,
        tell: &mut T,
    ) -> Eyes {
        self.used.insert(Card::Assassin);
        tell.tell(Eyes::ALL, Event::Used { seat: self.mover, card: Card::Assassin });
        match general {
            Some(at) => {
                self.of_mut(whom).fall(Unit::General, at, 1);
                tell.tell(Eyes::ALL, Event::GeneralKilled { whom, at });
                Eyes::NONE
            }
            None => {
                let Some(votes) = self.draw_senator(whom, chance) else { return Eyes::NONE };
                tell.tell(Eyes::ALL, Event::SenatorKilled { whom, votes });
                Eyes::ALL
            }
        }
    }
}
