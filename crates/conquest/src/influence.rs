//! Chapters 7 and 8: buying influence, and the special tax.

use quadriga_core::{Eyes, Seat, Tell};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::place::Province;
use crate::state::Conquest;
use crate::words::Unit;

impl Conquest {
    /// What the mover can buy in a key province with a leader.
    #[inline]
    pub(crate) fn offer_influence(&self, at: Province, list: &mut Vec<Action>) {
        let Some(key) = self.map.key(at) else { return };
        let own = self.own();
        if own.talents < self.map.figures.influence_price.into()
            || own.influence_total() >= self.map.figures.influence_tokens
        {
            return;
        }
        if self.tokens[key] > 0 {
            list.push(Action::Buy { at, from: None });
        }
        for foe in self.foes(self.mover).iter() {
            if self.of(foe).influence[key] > 0 && !self.of(foe).troops.has(at) {
                list.push(Action::Buy { at, from: Some(foe) });
            }
        }
    }

    pub(crate) fn check_influence(&self, at: Province, from: Option<Seat>) -> Result<(), Illegal> {
        self.is_for_sale(at, from)?;
        let (price, has) = (u16::from(self.map.figures.influence_price), self.own().talents);
        if price > has { Err(Illegal::TooDear { price, has }) } else { Ok(()) }
    }

    /// Whether the mover may buy a token, money aside.
    fn is_for_sale(&self, at: Province, from: Option<Seat>) -> Result<(), Illegal> {
        let Some(key) = self.map.key(at) else { return Err(Illegal::NoKeyProvince) };
        let (own, figures) = (self.own(), &self.map.figures);
        if !own.leaders().has(at) {
            return Err(Illegal::NoLeader);
        }
        if own.influence_total() >= figures.influence_tokens {
            return Err(Illegal::NoInfluenceLeft { most: figures.influence_tokens });
        }
        let Some(owner) = from else {
            return if self.tokens[key] > 0 { Ok(()) } else { Err(Illegal::NoToken) };
        };
        let realm = self.of(owner);
        if realm.influence[key] == 0 {
            Err(Illegal::NoToken)
        } else if !self.are_enemies(self.mover, owner) {
            Err(Illegal::NotAnEnemy)
        } else if realm.troops.has(at) {
            Err(Illegal::Protected { units: realm.army(at).strength() })
        } else {
            Ok(())
        }
    }

    pub(crate) fn buy_influence<T: Tell<Event>>(
        &mut self,
        at: Province,
        from: Option<Seat>,
        tell: &mut T,
    ) {
        let Some(key) = self.map.key(at) else { return };
        let (seat, figures) = (self.mover, &self.map.figures);
        let left = match self.phase {
            Phase::Buying { left, .. } => left.saturating_sub(1),
            _ => {
                self.spend_action();
                let own = self.own();
                let caesar = if own.caesar == Some(at) { figures.caesar_buys } else { 0 };
                let general = u8::from(own.army(at).count(Unit::General) > 0);
                caesar.max(general * figures.general_buys).saturating_sub(1)
            }
        };
        self.pay(figures.influence_price.into());
        let sold = match from {
            Some(owner) => &mut self.of_mut(owner).influence[key],
            None => &mut self.tokens[key],
        };
        *sold = sold.saturating_sub(1);
        self.own_mut().influence[key] += 1;
        tell.tell(Eyes::ALL, Event::Bought { seat, at, from });
        self.phase =
            if left > 0 && self.sells(at) { Phase::Buying { at, left } } else { Phase::Turn };
    }

    /// Whether the mover could buy another token there, if need be with a merchant's money.
    fn sells(&self, at: Province) -> bool {
        let foes = self.foes(self.mover).iter().map(Some);
        let mut tokens = foes.chain([None]);
        match self.merchants().is_empty() {
            true => tokens.any(|from| self.check_influence(at, from).is_ok()),
            false => tokens.any(|from| self.is_for_sale(at, from).is_ok()),
        }
    }

    pub(crate) fn check_levy(&self, chaos: u8) -> Result<(), Illegal> {
        let most = self.map.figures.special_tax_most;
        if (1..=most).contains(&chaos) { Ok(()) } else { Err(Illegal::WrongTax { most }) }
    }

    /// CE-8.1.
    pub(crate) fn levy<T: Tell<Event>>(&mut self, chaos: u8, tell: &mut T) {
        self.spend_action();
        let talents = u16::from(self.map.figures.special_tax_talents) * u16::from(chaos);
        self.receive(self.mover, talents, tell);
        self.take_chaos(self.mover, chaos, tell);
        self.phase = Phase::Turn;
    }
}
