//! Chapters 15 and 16: taxes, victory points, chaos, and the end of the game.

use quadriga_core::{Eyes, MAX_SEATS, Seat, Standing, Tell};

use crate::event::Event;
use crate::key::Key;
use crate::state::Conquest;

impl Conquest {
    /// CE-15.1: the taxes that a player would get now.
    pub(crate) fn tax_of(&self, seat: Seat) -> u16 {
        let figures = &self.map.figures;
        let tax = |(key, &tokens): (Key, &u8)| {
            let city = if self.cities[key] == Some(seat) { figures.city_tax } else { 0 };
            u16::from(tokens) * u16::from(figures.tax + city)
        };
        self.of(seat).influence.iter().map(tax).sum()
    }

    pub(crate) fn collect_taxes<T: Tell<Event>>(&mut self, tell: &mut T) {
        for seat in self.all() {
            let talents = self.tax_of(seat);
            let realm = self.of_mut(seat);
            realm.talents = realm.talents.saturating_add(talents);
            tell.tell(Eyes::ALL, Event::Taxed { seat, talents });
        }
    }

    /// CE-15.2: the rank of each player in a key province, from 0; beyond the ranks for the others.
    pub(crate) fn ranks(&self, key: Key) -> [usize; MAX_SEATS] {
        let tokens: [u8; MAX_SEATS] = std::array::from_fn(|seat| self.realms[seat].influence[key]);
        let mut higher = [MAX_SEATS; MAX_SEATS];
        let (mut rank, mut bound) = (0, u8::MAX);
        loop {
            let next = tokens.iter().copied().filter(|&count| count < bound).max().unwrap_or(0);
            if next == 0 {
                return higher;
            }
            for (place, &count) in higher.iter_mut().zip(&tokens) {
                if count == next {
                    *place = rank;
                }
            }
            (rank, bound) = (rank + 1, next);
        }
    }

    pub(crate) fn score<T: Tell<Event>>(&mut self, tell: &mut T) {
        for key in Key::all() {
            let ranks = self.ranks(key);
            for seat in self.all() {
                let rank = ranks[seat.index()];
                let points = self.map.points[key].get(rank).copied().unwrap_or(0);
                if points > 0 {
                    let realm = self.of_mut(seat);
                    realm.points = realm.points.saturating_add(points.into());
                    let at = self.map.keys[key];
                    tell.tell(Eyes::ALL, Event::Scored { seat, at, rank: rank as u8 + 1, points });
                }
            }
        }
    }

    /// CE-15.3, CE-15.4: cities calm their owners; then chaos is shown and punished.
    pub(crate) fn count_chaos<T: Tell<Event>>(&mut self, tell: &mut T) {
        for seat in self.all() {
            let cities = self.cities.values().filter(|&&owner| owner == Some(seat)).count() as u8;
            let realm = &mut self.realms[seat.index()];
            let calm = u16::from(self.map.figures.city_chaos) * u16::from(cities);
            realm.chaos = realm.chaos.saturating_sub(calm);
            realm.shown_chaos = realm.chaos;
            if cities > 0 {
                tell.tell(Eyes::ALL, Event::CitiesCalmed { seat, cities });
            }
        }
        for seat in self.all() {
            tell.tell(Eyes::ALL, Event::ChaosShown { seat, chaos: self.of(seat).chaos });
        }
        let penalties = self.penalties();
        for seat in self.all() {
            let points = penalties[seat.index()];
            if points > 0 {
                let realm = self.of_mut(seat);
                realm.points = realm.points.saturating_sub(points.into());
                tell.tell(Eyes::ALL, Event::Penalised { seat, points });
            }
        }
    }

    /// What each player would lose for chaos now.
    pub(crate) fn penalties(&self) -> [u8; MAX_SEATS] {
        let most = self.realms.iter().map(|realm| realm.chaos).max().unwrap_or(0);
        let lower = self.realms.iter().map(|realm| realm.chaos).filter(|&chaos| chaos < most);
        let next = lower.max().unwrap_or(0);
        let [first, second] = self.map.figures.chaos_penalties;
        std::array::from_fn(|seat| match self.realms[seat].chaos {
            0 => 0,
            chaos if chaos == most => first,
            chaos if chaos == next => second,
            _ => 0,
        })
    }

    /// CE-16.1, CE-16.2.
    pub(crate) fn standing(&self) -> Standing {
        Standing::by_score(self.players.into(), |seat| {
            let realm = self.of(seat);
            (realm.points, realm.influence_total(), realm.talents)
        })
    }
}
