//! Chapter 11: naval moves and sea battles.

use quadriga_core::{Chance, Eyes, Seat, Tell};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::{Battle, Battlefield, Phase};
use crate::place::{Sea, SeaSet};
use crate::state::Conquest;
use crate::words::Card;

impl Conquest {
    pub(crate) fn offer_sailing(&self, list: &mut Vec<Action>) {
        let fleets = self.own().fleets;
        if fleets.is_empty() {
            return;
        }
        let goals = SeaSet::ALL.iter().filter(|&to| !fleets.without(SeaSet::only(to)).is_empty());
        list.extend(goals.map(|to| Action::Sail { to }));
    }

    pub(crate) fn check_sail(&self, to: Sea) -> Result<(), Illegal> {
        let elsewhere = self.own().fleets.without(SeaSet::only(to));
        if elsewhere.is_empty() { Err(Illegal::NoGalleyElsewhere) } else { Ok(()) }
    }

    /// The mover gathers galleys; a single one comes at once.
    pub(crate) fn begin_sailing<T: Tell<Event>>(&mut self, to: Sea, tell: &mut T) {
        self.spend_action();
        self.phase = Phase::Sailing { to, from: 0, moved: false };
        let elsewhere = self.own().fleets.without(SeaSet::only(to));
        if let (Some(only), 1) = (elsewhere.first(), elsewhere.len())
            && self.own().galleys[only.index()] == 1
        {
            self.gather(only, 1, tell);
        }
    }

    /// The seas from which galleys may still come.
    fn sources(&self, to: Sea, from: u8) -> SeaSet {
        let elsewhere = self.own().fleets.without(SeaSet::only(to));
        Sea::new(self.open_from(from).into()).map_or(SeaSet::NONE, |from| elsewhere.from(from))
    }

    pub(crate) fn offer_galleys(&self, to: Sea, from: u8, moved: bool, list: &mut Vec<Action>) {
        let sources = self.sources(to, from);
        if !moved && sources.len() > 1 {
            list.push(Action::GatherAll);
        }
        for from in sources.iter() {
            let most = self.own().galleys[from.index()];
            list.extend((1..=most).map(|count| Action::Gather { from, count }));
        }
        if moved {
            list.push(Action::Done);
        }
    }

    pub(crate) fn check_galleys(
        &self,
        to: Sea,
        from: u8,
        moved: bool,
        action: Action,
    ) -> Result<(), Illegal> {
        let sources = self.sources(to, from);
        match action {
            Action::GatherAll if !moved && sources.len() > 1 => Ok(()),
            Action::GatherAll => Err(Illegal::NotAll),
            Action::Gather { from: sea, count } => {
                let most = if sources.has(sea) { self.own().galleys[sea.index()] } else { 0 };
                let fits = (1..=most).contains(&count);
                if fits { Ok(()) } else { Err(Illegal::CannotGather { most }) }
            }
            Action::Done if moved => Ok(()),
            Action::Done => Err(Illegal::NoGalleyMoved),
            _ => Err(Illegal::WrongStep),
        }
    }

    pub(crate) fn gather<T: Tell<Event>>(&mut self, from: Sea, count: u8, tell: &mut T) {
        let Phase::Sailing { to, .. } = self.phase else { return };
        self.shift(from, to, count, tell);
        let next = from.index() as u8 + 1;
        if self.sources(to, next).is_empty() {
            self.end_sailing();
        } else {
            self.phase = Phase::Sailing { to, from: next, moved: true };
        }
    }

    pub(crate) fn gather_all<T: Tell<Event>>(&mut self, tell: &mut T) {
        let Phase::Sailing { to, .. } = self.phase else { return };
        for from in self.sources(to, 0).iter() {
            self.shift(from, to, self.own().galleys[from.index()], tell);
        }
        self.end_sailing();
    }

    fn shift<T: Tell<Event>>(&mut self, from: Sea, to: Sea, count: u8, tell: &mut T) {
        let seat = self.mover;
        let realm = self.own_mut();
        let count = count.min(realm.galleys[from.index()]);
        realm.unfloat(from, count);
        realm.float(to, count);
        tell.tell(Eyes::ALL, Event::Sailed { seat, from, to, count });
    }

    /// Then a sea battle may follow (CE-11.2).
    pub(crate) fn end_sailing(&mut self) {
        let met = self.own().fleets.within(self.hostile_seas(self.mover));
        self.phase = if met.is_empty() { Phase::Turn } else { Phase::Sailed };
    }

    pub(crate) fn offer_engagements(&self, list: &mut Vec<Action>) {
        for whom in self.foes(self.mover).iter() {
            let met = self.own().fleets.within(self.of(whom).fleets).iter();
            list.extend(met.map(|sea| Action::Engage { sea, whom }));
        }
    }

    pub(crate) fn check_engagement(&self, sea: Sea, whom: Seat) -> Result<(), Illegal> {
        if !self.are_enemies(self.mover, whom) {
            Err(Illegal::NotAnEnemy)
        } else if !self.own().fleets.has(sea) || !self.of(whom).fleets.has(sea) {
            Err(Illegal::NobodyAtSea)
        } else {
            Ok(())
        }
    }

    pub(crate) fn engage<C: Chance, T: Tell<Event>>(
        &mut self,
        sea: Sea,
        whom: Seat,
        chance: &mut C,
        tell: &mut T,
    ) {
        if self.phase == Phase::Turn {
            self.spend_action();
        }
        let battle = Battle::new(Battlefield::Sea(sea), Some(self.mover), whom);
        self.open_battle(battle, chance, tell);
    }

    /// CE-11.7: whether the attacked player can avoid the battle.
    pub(crate) fn may_use_fair_wind(&self, battle: &Battle) -> bool {
        battle.province().is_none() && self.of(battle.defender).cards.has(Card::FairWind)
    }

    pub(crate) fn answer_fair_wind<C: Chance, T: Tell<Event>>(
        &mut self,
        sail: bool,
        chance: &mut C,
        tell: &mut T,
    ) {
        let Some(battle) = self.battle else { return };
        if sail {
            tell.tell(Eyes::ALL, Event::FairWindUsed { seat: battle.defender });
            self.battle = None;
            self.phase = Phase::Turn;
        } else {
            self.ask_next_helper(chance, tell);
        }
    }
}
