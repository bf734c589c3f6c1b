//! Chapter 6: recruiting.

use quadriga_core::{Eyes, Tell};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::place::{Province, ProvinceSet, Sea};
use crate::state::Conquest;
use crate::words::Unit;

/// The land units that can be recruited, in order; galleys follow.
const ORDER: [Unit; 4] = [Unit::Infantry, Unit::Cavalry, Unit::Catapult, Unit::General];
/// Where the seas begin in the order of choices.
const SEAS_FROM: u8 = 4;

impl Conquest {
    /// CE-6.1: where the mover could recruit, money aside.
    fn recruiting_grounds(&self) -> ProvinceSet {
        let leaders = self.own().leaders().within(self.map.key_set).iter();
        leaders.filter(|&at| self.influence(self.mover, at) > 0).collect()
    }

    /// How many units of a kind the mover can pay and has in the supply.
    fn recruitable(&self, unit: Unit) -> u8 {
        let Some(&price) = self.map.figures.prices.get(unit.index()) else { return 0 };
        let own = self.own();
        let payable = own.talents / u16::from(price.max(1));
        u16::from(own.supply[unit.index()]).min(payable) as u8
    }

    /// Whether at least one unit can be had in a province.
    fn can_recruit(&self, at: Province) -> bool {
        ORDER.iter().any(|&unit| self.recruitable(unit) > 0)
            || (self.recruitable(Unit::Galley) > 0 && !self.map.shores(at).is_empty())
    }

    pub(crate) fn offer_recruiting(&self, list: &mut Vec<Action>) {
        let grounds = self.recruiting_grounds().iter();
        let open = grounds.filter(|&at| self.can_recruit(at));
        list.extend(open.map(|at| Action::Recruit { at }));
    }

    pub(crate) fn check_recruiting(&self, at: Province) -> Result<(), Illegal> {
        if !self.own().leaders().has(at) || self.influence(self.mover, at) == 0 {
            Err(Illegal::NoRecruitingGround)
        } else if !self.can_recruit(at) {
            Err(Illegal::NothingToRecruit)
        } else {
            Ok(())
        }
    }

    /// What can be had in one way only is recruited at once.
    pub(crate) fn begin_recruiting<T: Tell<Event>>(&mut self, at: Province, tell: &mut T) {
        self.spend_action();
        self.phase = Phase::Recruiting { at, from: 0 };
        let land = ORDER.map(|unit| self.recruitable(unit));
        let galleys = self.recruitable(Unit::Galley).saturating_mul(self.map.shores(at).len());
        let choices = land.iter().fold(galleys, |sum, &count| sum.saturating_add(count));
        if choices == 1 && self.merchants().is_empty() {
            let unit = ORDER.into_iter().find(|&unit| self.recruitable(unit) > 0);
            match (unit, self.map.shores(at).first()) {
                (Some(unit), _) => self.enlist(unit, 1, tell),
                (None, Some(sea)) => self.launch(sea, 1, tell),
                (None, None) => {}
            }
        }
    }

    pub(crate) fn offer_recruits(&self, at: Province, from: u8, list: &mut Vec<Action>) {
        let open = self.open_from(from);
        for (place, &unit) in (0..).zip(&ORDER) {
            if place >= open {
                let most = self.recruitable(unit);
                list.extend((1..=most).map(|count| Action::Enlist { unit, count }));
            }
        }
        let most = self.recruitable(Unit::Galley);
        for sea in self.map.shores(at).iter().filter(|sea| sea_place(*sea) >= open) {
            list.extend((1..=most).map(|count| Action::Launch { sea, count }));
        }
        // The first choice is not the last: somebody is recruited (CE-6.3).
        if from > 0 {
            list.push(Action::Done);
        }
    }

    pub(crate) fn check_recruit(
        &self,
        at: Province,
        from: u8,
        action: Action,
    ) -> Result<(), Illegal> {
        let (unit, count, place) = match action {
            Action::Enlist { unit, count } => {
                let place = ORDER.iter().position(|&kind| kind == unit);
                let place = place.ok_or(Illegal::NotForSale)?;
                (unit, count, place as u8)
            }
            Action::Launch { sea, count } => {
                if !self.map.shores(at).has(sea) {
                    return Err(Illegal::SeaTooFar);
                }
                (Unit::Galley, count, sea_place(sea))
            }
            Action::Done if from > 0 => return Ok(()),
            Action::Done => return Err(Illegal::NobodyRecruited),
            _ => return Err(Illegal::WrongStep),
        };
        if place < self.open_from(from) {
            return Err(Illegal::RecruitedAlready);
        }
        let most = self.recruitable(unit);
        if (1..=most).contains(&count) { Ok(()) } else { Err(Illegal::CannotRecruit { most }) }
    }

    pub(crate) fn enlist<T: Tell<Event>>(&mut self, unit: Unit, count: u8, tell: &mut T) {
        let Phase::Recruiting { at, .. } = self.phase else { return };
        let place = ORDER.iter().position(|&kind| kind == unit).unwrap_or(ORDER.len());
        self.pay_units(unit, count);
        let seat = self.mover;
        let count = self.own_mut().muster(unit, at, count);
        tell.tell(Eyes::ALL, Event::Enlisted { seat, unit, at, count });
        self.go_on_recruiting(at, place as u8 + 1, tell);
    }

    pub(crate) fn launch<T: Tell<Event>>(&mut self, sea: Sea, count: u8, tell: &mut T) {
        let Phase::Recruiting { at, .. } = self.phase else { return };
        self.pay_units(Unit::Galley, count);
        let seat = self.mover;
        let realm = self.own_mut();
        let count = realm.draw(Unit::Galley, count);
        realm.float(sea, count);
        tell.tell(Eyes::ALL, Event::Launched { seat, sea, count });
        self.go_on_recruiting(at, sea_place(sea) + 1, tell);
    }

    fn pay_units(&mut self, unit: Unit, count: u8) {
        let price = self.map.figures.prices.get(unit.index()).copied().unwrap_or(0);
        self.pay(u16::from(price) * u16::from(count));
    }

    /// Ends by itself when nothing more can be had, not even with a merchant's money.
    fn go_on_recruiting<T: Tell<Event>>(&mut self, at: Province, from: u8, tell: &mut T) {
        self.phase = Phase::Recruiting { at, from };
        let open = self.open_from(from);
        let kinds = (0..).zip(&ORDER);
        let mut land = kinds.filter(|&(place, _)| place >= open);
        let more = land.any(|(_, &unit)| self.recruitable(unit) > 0)
            || (self.recruitable(Unit::Galley) > 0
                && self.map.shores(at).iter().any(|sea| sea_place(sea) >= open));
        if !more && self.merchants().is_empty() {
            self.end_recruiting(tell);
        }
    }

    /// CE-6.4: chaos for the action.
    pub(crate) fn end_recruiting<T: Tell<Event>>(&mut self, tell: &mut T) {
        self.take_chaos(self.mover, self.map.figures.recruiting_chaos, tell);
        self.phase = Phase::Turn;
    }
}

/// The place in the order of choices; none for what is not recruiting.
pub(crate) fn recruiting_place(action: Action) -> Option<u8> {
    match action {
        Action::Enlist { unit, .. } => {
            ORDER.iter().position(|&kind| kind == unit).map(|place| place as u8)
        }
        Action::Launch { sea, .. } => Some(sea_place(sea)),
        _ => None,
    }
}

/// The place of a sea in the order of choices.
#[inline]
fn sea_place(sea: Sea) -> u8 {
    SEAS_FROM + sea.index() as u8
}
