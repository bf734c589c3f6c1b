//! Chapter 9: moving land units.

use quadriga_core::{Eyes, Seat, Tell};

use crate::action::Action;
use crate::deck::Effect;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::{March, Phase};
use crate::place::{Province, ProvinceSet, SEAS, Sea, SeaSet};
use crate::state::Conquest;
use crate::words::{Card, Unit};

/// How far land units get.
pub(crate) struct Reach {
    /// By land and over open straits.
    pub(crate) by_land: ProvinceSet,
    /// Of these, where enemies make them stop.
    pub(crate) stops: ProvinceSet,
    /// By ship alone, each with the seas of the landing.
    pub(crate) by_sea: Vec<(Province, SeaSet)>,
    /// The straits beside all this that enemies close, by their places.
    pub(crate) closed: Vec<usize>,
    /// By land if nobody stood in the way.
    pub(crate) free: ProvinceSet,
}

impl Conquest {
    /// The provinces across straits that no galley in `closed` blocks (CE-9.4).
    #[inline]
    pub(crate) fn across(&self, at: Province, closed: SeaSet) -> ProvinceSet {
        if self.map.across[at.index()].is_empty() {
            return ProvinceSet::NONE;
        }
        let open = self.map.straits.iter().filter(|strait| !closed.has(strait.sea));
        let mut ends = ProvinceSet::NONE;
        for strait in open {
            if strait.a == at {
                ends.insert(strait.b);
            } else if strait.b == at {
                ends.insert(strait.a);
            }
        }
        ends
    }

    /// CE-9.2 to CE-9.4: where land units of a player can go from a province by land.
    pub fn reach(&self, seat: Seat, from: Province) -> ProvinceSet {
        self.spread(from, self.hostile(seat), self.hostile_seas(seat))
    }

    /// The provinces from one to the next, on from none of the `hostile`, over no strait in
    /// `closed`.
    fn spread(&self, from: Province, hostile: ProvinceSet, closed: SeaSet) -> ProvinceSet {
        let mut reached = ProvinceSet::only(from);
        let mut edge = reached;
        while !edge.is_empty() {
            let mut next = ProvinceSet::NONE;
            for at in edge.iter() {
                next = next.with(self.map.near[at.index()]).with(self.across(at, closed));
            }
            let fresh = next.without(reached);
            reached = reached.with(fresh);
            edge = fresh.without(hostile);
        }
        reached.without(ProvinceSet::only(from))
    }

    /// How far the mover's land units get from a province, and what keeps them from going on.
    pub(crate) fn reach_from(&self, from: Province) -> Reach {
        let (hostile, closed) = (self.hostile(self.mover), self.hostile_seas(self.mover));
        let by_land = self.spread(from, hostile, closed);
        let fleets = self.own().fleets;
        let over = |to: Province| -> SeaSet {
            fleets.iter().filter(|&sea| self.landings(from, sea, by_land).has(to)).collect()
        };
        let landings =
            Province::all().map(|to| (to, over(to))).filter(|(_, over)| !over.is_empty());
        let beside = by_land.with(ProvinceSet::only(from));
        let straits = self.map.straits.iter().enumerate();
        let shut = straits.filter(|(_, strait)| {
            closed.has(strait.sea) && beside.has(strait.a) != beside.has(strait.b)
        });
        Reach {
            by_land,
            stops: by_land.within(hostile),
            by_sea: landings.collect(),
            closed: shut.map(|(index, _)| index).collect(),
            free: self.spread(from, ProvinceSet::NONE, SeaSet::NONE),
        }
    }

    /// How many more military units may land from a sea in this action (CE-9.6).
    #[inline]
    pub(crate) fn room(&self, sea: Sea) -> u8 {
        let galleys = self.own().galleys[sea.index()];
        let all = galleys.saturating_mul(self.map.figures.units_per_galley);
        all.saturating_sub(self.shipped[sea.index()])
    }

    /// CE-9.5: the provinces that the mover's units can reach over a sea, those by land left out.
    fn landings(&self, from: Province, sea: Sea, by_land: ProvinceSet) -> ProvinceSet {
        let own = self.own();
        let useful = self.room(sea) > 0 || own.leaders().has(from);
        if !useful || !own.fleets.has(sea) || self.map.shores(from).is_empty() {
            return ProvinceSet::NONE;
        }
        self.map.coasts(sea).without(by_land).without(ProvinceSet::only(from))
    }

    /// Whether anybody can leave a province of the mover.
    pub(crate) fn can_march(&self, from: Province) -> bool {
        if !self.map.neighbours(from).is_empty() {
            return true;
        }
        let by_land = self.reach(self.mover, from);
        let mut seas = self.own().fleets.iter();
        !by_land.is_empty() || seas.any(|sea| !self.landings(from, sea, by_land).is_empty())
    }

    pub(crate) fn check_march(&self, from: Province) -> Result<(), Illegal> {
        if !self.own().leaders().has(from) {
            Err(Illegal::NoLeaderToMove)
        } else if !self.can_march(from) {
            Err(Illegal::NoWay)
        } else {
            Ok(())
        }
    }

    /// A single goal is chosen at once.
    pub(crate) fn begin_march<T: Tell<Event>>(&mut self, from: Province, tell: &mut T) {
        self.spend_action();
        self.phase = Phase::Marching { from, moved: false };
        let by_land = self.reach(self.mover, from);
        let mut goals =
            by_land.iter().map(|to| (to, None)).take(2).chain(self.own().fleets.iter().flat_map(
                |sea| self.landings(from, sea, by_land).iter().map(move |to| (to, Some(sea))),
            ));
        let (first, second) = (goals.next(), goals.next());
        drop(goals);
        if let (Some((to, over)), None) = (first, second) {
            self.aim(to, over, tell);
        }
    }

    pub(crate) fn offer_goals(&self, from: Province, moved: bool, list: &mut Vec<Action>) {
        let by_land = self.reach(self.mover, from);
        list.extend(by_land.iter().map(|to| Action::Aim { to, over: None }));
        for sea in self.own().fleets.iter() {
            let goals = self.landings(from, sea, by_land).iter();
            list.extend(goals.map(|to| Action::Aim { to, over: Some(sea) }));
        }
        if moved {
            list.push(Action::Done);
        }
    }

    pub(crate) fn check_goal(
        &self,
        from: Province,
        moved: bool,
        action: Action,
    ) -> Result<(), Illegal> {
        let (to, over) = match action {
            Action::Aim { to, over } => (to, over),
            Action::Done if moved => return Ok(()),
            Action::Done => return Err(Illegal::NobodyMoved),
            _ => return Err(Illegal::WrongStep),
        };
        let by_land = self.reach(self.mover, from);
        let Some(sea) = over else {
            return if by_land.has(to) { Ok(()) } else { Err(self.why_not_reached(from, to)) };
        };
        if by_land.has(to) {
            Err(Illegal::GoesByLand)
        } else if !self.own().fleets.has(sea) {
            Err(Illegal::NoGalleyThere)
        } else if self.landings(from, sea, by_land).has(to) {
            Ok(())
        } else if self.room(sea) == 0 {
            Err(Illegal::NoRoom { room: 0 })
        } else {
            Err(Illegal::NoLanding)
        }
    }

    /// Whether enemies or galleys in a strait are in the way, or there is none.
    fn why_not_reached(&self, from: Province, to: Province) -> Illegal {
        if from == to {
            return Illegal::NoWay;
        }
        let open = |closed: SeaSet| {
            let mut reached = ProvinceSet::only(from);
            loop {
                let next = reached.iter().fold(reached, |all, at| {
                    all.with(self.map.neighbours(at)).with(self.across(at, closed))
                });
                if next == reached {
                    return reached;
                }
                reached = next;
            }
        };
        if open(self.hostile_seas(self.mover)).has(to) {
            Illegal::WayBlocked
        } else if open(SeaSet::NONE).has(to) {
            Illegal::StraitBlocked
        } else {
            Illegal::NoWay
        }
    }

    /// A goal is chosen; who alone can go there goes at once.
    pub(crate) fn aim<T: Tell<Event>>(&mut self, to: Province, over: Option<Sea>, tell: &mut T) {
        let Phase::Marching { from, .. } = self.phase else { return };
        self.begin_sending(from, to, over, None, tell);
    }

    /// Units are chosen for a goal.
    pub(crate) fn begin_sending<T: Tell<Event>>(
        &mut self,
        from: Province,
        to: Province,
        over: Option<Sea>,
        errand: Option<Card>,
        tell: &mut T,
    ) {
        let march = March { from, to, over, next: 0, troops: 0, any: false, errand };
        self.go_on_sending(march, tell);
    }

    /// Who has to go, or alone can go, goes at once; when nobody can, the group is complete.
    fn go_on_sending<T: Tell<Event>>(&mut self, march: March, tell: &mut T) {
        self.phase = Phase::Sending(march);
        let open = usize::from(self.open_from(march.next));
        let mut choices = (open..Unit::LAND.len()).filter_map(|place| {
            let (least, most) = self.sendable(&march, place);
            (least <= most).then_some((Unit::LAND[place], least, most))
        });
        let (first, second) = (choices.next(), choices.next());
        drop(choices);
        let may_end = march.any && march.troops >= self.least(&march);
        match (first, second) {
            (None, _) if march.any => self.end_sending(&march, tell),
            (Some((unit, least, most)), None) if least == most && !may_end => {
                self.send(unit, least, tell);
            }
            _ => {}
        }
    }

    /// How many military units an errand asks for.
    fn least(&self, march: &March) -> u8 {
        match march.errand.map(|card| self.map.card(card).effect) {
            Some(Effect::Barbarians { units, .. }) => units,
            _ => 0,
        }
    }

    /// The fewest and the most of the kind at `place` that may go now; an errand needs enough
    /// troops in the end.
    fn sendable(&self, march: &March, place: usize) -> (u8, u8) {
        if self.keeps_order() {
            return self.sendable_in_order(march, place);
        }
        let Some(&unit) = Unit::LAND.get(place) else { return (1, 0) };
        let room = march.over.filter(|_| unit.is_troop()).map_or(u8::MAX, |sea| self.room(sea));
        (1, self.own().units(unit, march.from).min(room))
    }

    /// The same if no kind before may follow: then what is missing for an errand has to come from
    /// here on.
    fn sendable_in_order(&self, march: &March, place: usize) -> (u8, u8) {
        let (Some(&unit), own) = (Unit::LAND.get(place), self.own()) else { return (1, 0) };
        let there = own.units(unit, march.from);
        if !unit.is_troop() {
            let lacking = march.troops < self.least(march);
            return if lacking { (1, 0) } else { (1, there) };
        }
        let room = march.over.map_or(u8::MAX, |sea| self.room(sea));
        let later: u8 = Unit::TROOPS[place + 1..]
            .iter()
            .fold(0, |sum: u8, &later| sum.saturating_add(own.units(later, march.from)));
        let missing = self.least(march).saturating_sub(march.troops);
        (missing.saturating_sub(later).max(1), there.min(room))
    }

    /// Whether this choice goes on from the last one in the order of kinds.
    pub(crate) fn goes_in_order(&self, march: &March, unit: Unit, count: u8) -> bool {
        let place = Unit::LAND.iter().position(|&kind| kind == unit).unwrap_or(Unit::LAND.len());
        let (least, most) = self.sendable_in_order(march, place);
        place >= march.next.into() && (least..=most).contains(&count)
    }

    /// Whether everybody may go at once; those of one kind go as such.
    fn all_fit(&self, march: &March) -> bool {
        let own = self.own();
        let room = march.over.map_or(u8::MAX, |sea| self.room(sea));
        let kinds = Unit::LAND.iter().filter(|&&unit| own.units(unit, march.from) > 0).count();
        !march.any && kinds > 1 && own.army(march.from).strength() <= room
    }

    pub(crate) fn offer_units(&self, march: &March, list: &mut Vec<Action>) {
        if self.all_fit(march) {
            list.push(Action::SendAll);
        }
        let open = usize::from(self.open_from(march.next));
        for (place, &unit) in Unit::LAND.iter().enumerate().skip(open) {
            let (least, most) = self.sendable(march, place);
            list.extend((least..=most).map(|count| Action::Send { unit, count }));
        }
        if march.any && march.troops >= self.least(march) {
            list.push(Action::Done);
        }
    }

    pub(crate) fn check_units(&self, march: &March, action: Action) -> Result<(), Illegal> {
        let lacking = Illegal::TooFewTroops { least: self.least(march) };
        match action {
            Action::SendAll if self.all_fit(march) => Ok(()),
            Action::SendAll => Err(Illegal::NotAll),
            Action::Send { unit, count } => {
                let place = Unit::LAND.iter().position(|&kind| kind == unit);
                let place = place.ok_or(Illegal::NotOnLand)?;
                if place < self.open_from(march.next).into() {
                    return Err(Illegal::SentAlready);
                }
                let (least, most) = self.sendable(march, place);
                if count < least && least > 1 {
                    return Err(lacking);
                }
                let lacks_room = most < self.own().units(unit, march.from) && count > most;
                match (least..=most).contains(&count) {
                    true => Ok(()),
                    false if lacks_room => Err(Illegal::NoRoom { room: most }),
                    false => Err(Illegal::CannotSend { most }),
                }
            }
            Action::Done if !march.any => Err(Illegal::NobodyMoved),
            Action::Done if march.troops < self.least(march) => Err(lacking),
            Action::Done => Ok(()),
            _ => Err(Illegal::WrongStep),
        }
    }

    pub(crate) fn send<T: Tell<Event>>(&mut self, unit: Unit, count: u8, tell: &mut T) {
        let Phase::Sending(mut march) = self.phase else { return };
        self.move_units(&march, unit, count, tell);
        let place = Unit::LAND.iter().position(|&kind| kind == unit).unwrap_or(Unit::LAND.len());
        march.next = place as u8 + 1;
        march.any = true;
        if unit.is_troop() {
            march.troops = march.troops.saturating_add(count);
        }
        self.go_on_sending(march, tell);
    }

    pub(crate) fn send_all<T: Tell<Event>>(&mut self, tell: &mut T) {
        let Phase::Sending(mut march) = self.phase else { return };
        for unit in Unit::LAND {
            let count = self.own().units(unit, march.from);
            if count > 0 {
                self.move_units(&march, unit, count, tell);
                march.any = true;
            }
        }
        self.end_sending(&march, tell);
    }

    fn move_units<T: Tell<Event>>(&mut self, march: &March, unit: Unit, count: u8, tell: &mut T) {
        let &March { from, to, over, .. } = march;
        let seat = self.mover;
        let realm = self.own_mut();
        let count = count.min(realm.units(unit, from));
        realm.take(unit, from, count);
        realm.put(unit, to, count);
        if let (Some(sea), true) = (over, unit.is_troop()) {
            let shipped = &mut self.shipped[sea.index()];
            *shipped = shipped.saturating_add(count);
        }
        tell.tell(Eyes::ALL, Event::Moved { seat, unit, from, to, over, count });
    }

    /// A group has gone: the next goal, unless nobody is left.
    pub(crate) fn end_sending<T: Tell<Event>>(&mut self, march: &March, tell: &mut T) {
        if let Some(card) = march.errand {
            self.reward(card, tell);
            self.end_march();
        } else if self.own().is_in(march.from) {
            self.phase = Phase::Marching { from: march.from, moved: true };
        } else {
            self.end_march();
        }
    }

    pub(crate) fn end_march(&mut self) {
        self.shipped = [0; SEAS];
        self.phase = Phase::Turn;
    }
}
