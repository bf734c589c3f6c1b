//! Chapters 12 and 13: the at-once cards that ask for a place: fleets, cities, barbarians.

use quadriga_core::{Eyes, Seat, Tell};

use crate::action::Action;
use crate::deck::{Effect, Reward};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::place::{Province, ProvinceSet, Sea, SeaSet};
use crate::state::Conquest;
use crate::words::{Card, Unit};

impl Conquest {
    /// CE-13.4: the seas from which the mover's galley can come.
    pub(crate) fn fetchable(&self, card: Card) -> SeaSet {
        match self.map.card(card).effect {
            Effect::Fleet { sea, .. } => self.own().fleets.without(SeaSet::only(sea)),
            _ => SeaSet::NONE,
        }
    }

    pub(crate) fn begin_fetching<T: Tell<Event>>(&mut self, card: Card, tell: &mut T) {
        self.phase = Phase::Fetching { card };
        let seas = self.fetchable(card);
        if let (Some(only), 1) = (seas.first(), seas.len()) {
            self.fetch(only, tell);
        }
    }

    pub(crate) fn offer_fetching(&self, card: Card, list: &mut Vec<Action>) {
        list.extend(self.fetchable(card).iter().map(|from| Action::Fetch { from }));
    }

    pub(crate) fn check_fetch(&self, card: Card, from: Sea) -> Result<(), Illegal> {
        if self.fetchable(card).has(from) { Ok(()) } else { Err(Illegal::NoGalleyToFetch) }
    }

    pub(crate) fn fetch<T: Tell<Event>>(&mut self, from: Sea, tell: &mut T) {
        let Phase::Fetching { card } = self.phase else { return };
        let Effect::Fleet { sea: to, galleys } = self.map.card(card).effect else { return };
        let seat = self.mover;
        let realm = self.own_mut();
        realm.unfloat(from, 1);
        let drawn = realm.draw(Unit::Galley, galleys);
        realm.float(to, drawn.saturating_add(1));
        tell.tell(Eyes::ALL, Event::Sailed { seat, from, to, count: 1 });
        tell.tell(Eyes::ALL, Event::Launched { seat, sea: to, count: drawn });
        self.phase = Phase::Turn;
    }

    /// CE-12.1: where the mover can build with a card.
    pub(crate) fn buildable(&self, card: Card) -> ProvinceSet {
        let Effect::City { at } = self.map.card(card).effect else { return ProvinceSet::NONE };
        at.within(self.own().troops).iter().filter(|&at| self.city(at).is_none()).collect()
    }

    pub(crate) fn begin_building<T: Tell<Event>>(&mut self, card: Card, tell: &mut T) {
        self.phase = Phase::Building { card };
        let sites = self.buildable(card);
        if let (Some(only), 1) = (sites.first(), sites.len()) {
            self.build(only, tell);
        }
    }

    pub(crate) fn offer_building(&self, card: Card, list: &mut Vec<Action>) {
        list.extend(self.buildable(card).iter().map(|at| Action::Build { at }));
    }

    pub(crate) fn check_build(&self, card: Card, at: Province) -> Result<(), Illegal> {
        if self.buildable(card).has(at) { Ok(()) } else { Err(Illegal::NoSite) }
    }

    pub(crate) fn build<T: Tell<Event>>(&mut self, at: Province, tell: &mut T) {
        if let Phase::Raising { seat, card } = self.phase {
            self.raise_legions(seat, card, at, tell);
            return;
        }
        let seat = self.mover;
        if let Some(key) = self.map.key(at) {
            self.cities[key] = Some(seat);
            tell.tell(Eyes::ALL, Event::CityBuilt { seat, at });
        }
        self.phase = Phase::Turn;
    }

    /// CE-13.5: from where, and by which way, the mover can march against barbarians.
    pub(crate) fn musters(&self, card: Card) -> impl Iterator<Item = (Province, Option<Sea>)> + '_ {
        let (goal, least) = match self.map.card(card).effect {
            Effect::Barbarians { at, units, .. } => (Some(at), units),
            _ => (None, u8::MAX),
        };
        let own = self.own();
        let sources = own.leaders().within(own.troops).iter();
        let strong = sources.filter(move |&from| own.army(from).strength() >= least);
        strong.filter_map(move |from| goal.map(|to| (from, to))).flat_map(move |(from, to)| {
            let by_land = from != to && self.reach(self.mover, from).has(to);
            let seas = if by_land || from == to || self.map.shores(from).is_empty() {
                SeaSet::NONE
            } else {
                own.fleets.within(self.map.shores(to))
            };
            let carried = seas.iter().filter(move |&sea| self.room(sea) >= least);
            by_land
                .then_some((from, None))
                .into_iter()
                .chain(carried.map(move |sea| (from, Some(sea))))
        })
    }

    pub(crate) fn begin_mustering<T: Tell<Event>>(&mut self, card: Card, tell: &mut T) {
        self.phase = Phase::Mustering { card };
        let mut ways = self.musters(card);
        let (first, second) = (ways.next(), ways.next());
        drop(ways);
        if let (Some((from, over)), None) = (first, second) {
            self.muster(from, over, tell);
        }
    }

    pub(crate) fn offer_mustering(&self, card: Card, list: &mut Vec<Action>) {
        list.extend(self.musters(card).map(|(from, over)| Action::Muster { from, over }));
    }

    pub(crate) fn check_muster(
        &self,
        card: Card,
        from: Province,
        over: Option<Sea>,
    ) -> Result<(), Illegal> {
        let found = self.musters(card).any(|way| way == (from, over));
        if found { Ok(()) } else { Err(Illegal::CannotMuster) }
    }

    pub(crate) fn muster<T: Tell<Event>>(
        &mut self,
        from: Province,
        over: Option<Sea>,
        tell: &mut T,
    ) {
        let Phase::Mustering { card } = self.phase else { return };
        let Effect::Barbarians { at: to, .. } = self.map.card(card).effect else { return };
        self.begin_sending(from, to, over, Some(card), tell);
    }

    /// What the march against barbarians brings.
    pub(crate) fn reward<T: Tell<Event>>(&mut self, card: Card, tell: &mut T) {
        let Effect::Barbarians { at, reward, .. } = self.map.card(card).effect else { return };
        let Reward { infantry, cavalry, talents, points } = reward;
        let seat = self.mover;
        for (unit, count) in [(Unit::Infantry, infantry), (Unit::Cavalry, cavalry)] {
            self.join(seat, unit, at, count, tell);
        }
        if talents > 0 {
            self.receive(seat, talents.into(), tell);
        }
        self.win_points(seat, points, tell);
    }

    /// Units come from the supply, as many as there are.
    pub(crate) fn join<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        unit: Unit,
        at: Province,
        count: u8,
        tell: &mut T,
    ) {
        let count = self.of_mut(seat).muster(unit, at, count);
        if count > 0 {
            tell.tell(Eyes::ALL, Event::Joined { seat, unit, at, count });
        }
    }

    pub(crate) fn win_points<T: Tell<Event>>(&mut self, seat: Seat, points: u8, tell: &mut T) {
        if points > 0 {
            let realm = self.of_mut(seat);
            realm.points = realm.points.saturating_add(points.into());
            tell.tell(Eyes::ALL, Event::PointsWon { seat, points });
        }
    }
}
