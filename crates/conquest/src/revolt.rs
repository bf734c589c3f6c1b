//! Chapter 13: the slave revolt.

use quadriga_core::{Chance, Seat, Tell};

use crate::action::Action;
use crate::deck::Effect;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::{Battle, Battlefield, Phase, SeatSet};
use crate::place::{Province, ProvinceSet};
use crate::side::Side;
use crate::state::Conquest;
use crate::words::Card;

impl Conquest {
    /// CE-13.8: the provinces with military land units of other players.
    pub(crate) fn revolting(&self) -> ProvinceSet {
        let others = self.all().filter(|&seat| seat != self.mover);
        others.fold(ProvinceSet::NONE, |all, seat| all.with(self.of(seat).troops))
    }

    /// The provinces and first victims to choose from.
    fn revolts(&self) -> impl Iterator<Item = (Province, Seat)> + '_ {
        self.revolting().iter().flat_map(move |at| {
            let victims = self.all().filter(move |&seat| seat != self.mover);
            victims.filter(move |&seat| self.of(seat).troops.has(at)).map(move |whom| (at, whom))
        })
    }

    pub(crate) fn begin_revolt<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        self.phase = Phase::Revolting;
        let mut revolts = self.revolts();
        let (first, second) = (revolts.next(), revolts.next());
        drop(revolts);
        if let (Some((at, whom)), None) = (first, second) {
            self.revolt(at, whom, chance, tell);
        }
    }

    pub(crate) fn offer_revolts(&self, list: &mut Vec<Action>) {
        list.extend(self.revolts().map(|(at, whom)| Action::Revolt { at, whom }));
    }

    pub(crate) fn check_revolt(&self, at: Province, whom: Seat) -> Result<(), Illegal> {
        let fits = whom != self.mover && self.of(whom).troops.has(at);
        if fits { Ok(()) } else { Err(Illegal::NobodyToRevoltAgainst) }
    }

    pub(crate) fn revolt<C: Chance, T: Tell<Event>>(
        &mut self,
        at: Province,
        whom: Seat,
        chance: &mut C,
        tell: &mut T,
    ) {
        let Effect::SlaveRevolt { infantry } = self.map.card(Card::SlaveRevolt).effect else {
            return;
        };
        let others = self.in_order().filter(|&seat| seat != whom);
        let victims = others.filter(|&seat| self.of(seat).troops.has(at)).collect();
        self.rise(at, whom, victims, infantry, chance, tell);
    }

    /// Slaves attack one player; the others wait.
    fn rise<C: Chance, T: Tell<Event>>(
        &mut self,
        at: Province,
        whom: Seat,
        victims: SeatSet,
        slaves: u8,
        chance: &mut C,
        tell: &mut T,
    ) {
        let mut battle = Battle::new(Battlefield::Land(at), None, whom);
        battle.victims = victims;
        battle.envoys[Side::Attacker] = [slaves, 0, 0, 0];
        self.open_battle(battle, chance, tell);
    }

    /// The next in the order of the slots, the mover last; whether there is one.
    pub(crate) fn next_victim<C: Chance, T: Tell<Event>>(
        &mut self,
        battle: &Battle,
        chance: &mut C,
        tell: &mut T,
    ) -> bool {
        let (slaves, Some(at)) = (battle.envoys[Side::Attacker][0], battle.province()) else {
            return false;
        };
        let waiting = |seat: &Seat| battle.victims.has(*seat) && self.of(*seat).troops.has(at);
        let others = self.in_order().filter(|&seat| seat != self.mover);
        let next = others.chain([self.mover]).find(waiting);
        let Some(whom) = next.filter(|_| slaves > 0) else { return false };
        let mut victims = battle.victims;
        victims.remove(whom);
        self.rise(at, whom, victims, slaves, chance, tell);
        true
    }
}
