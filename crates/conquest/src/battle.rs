//! Chapter 10, before the dice: who attacks whom, with which galleys and whose help.

use quadriga_core::{Chance, Eyes, MAX_SEATS, Seat, Tell};

use crate::action::Action;
use crate::deck::{Effect, Force};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::map::SHORES;
use crate::phase::{Battle, Battlefield, Phase, SeatSet};
use crate::place::{Province, ProvinceSet, Sea, SeaSet};
use crate::side::{BySide, Side};
use crate::state::Conquest;
use crate::words::{Answer, Unit};

/// Where galleys begin in the order of what may be added or lent.
const GALLEYS_FROM: usize = Unit::LAND.len();

impl Battle {
    /// A battle before anybody was asked.
    pub(crate) fn new(field: Battlefield, attacker: Option<Seat>, defender: Seat) -> Battle {
        Battle {
            field,
            attacker,
            defender,
            round: 0,
            envoys: BySide::default(),
            lent: [[0; 3]; MAX_SEATS],
            galleys: [[0; SHORES]; MAX_SEATS],
            lent_leader: BySide::default(),
            hits: BySide::default(),
            throw_due: false,
            asked: 0,
            victims: SeatSet::NONE,
            fleeing: SeatSet::NONE,
        }
    }

    /// Who commands a side; nobody commands slaves.
    #[inline]
    pub fn commander(&self, side: Side) -> Option<Seat> {
        match side {
            Side::Attacker => self.attacker,
            Side::Defender => Some(self.defender),
        }
    }

    /// Whether a player is one of the two who fight.
    #[inline]
    pub(crate) fn is_principal(&self, seat: Seat) -> bool {
        self.attacker == Some(seat) || self.defender == seat
    }

    /// The province of a land battle.
    #[inline]
    pub(crate) fn province(&self) -> Option<Province> {
        match self.field {
            Battlefield::Land(at) => Some(at),
            Battlefield::Sea(_) => None,
        }
    }
}

impl Conquest {
    pub(crate) fn offer_attacks(&self, list: &mut Vec<Action>) {
        let attackers = self.attackers();
        for whom in self.foes(self.mover).iter() {
            let met = attackers.within(self.attackable(whom)).iter();
            list.extend(met.map(|at| Action::Attack { at, whom }));
        }
    }

    /// CE-10.1, CE-18.6: where the mover could attack from.
    fn attackers(&self) -> ProvinceSet {
        let own = self.own();
        if self.leaders.are_spared() {
            return own.troops;
        }
        let alone = own.leaders().without(own.troops).iter();
        own.troops.with(alone.filter(|&at| self.finds_support(at)).collect())
    }

    /// CE-10.1, CE-18.6: where a player could be attacked.
    fn attackable(&self, seat: Seat) -> ProvinceSet {
        let realm = self.of(seat);
        if self.leaders.are_spared() { realm.troops } else { realm.troops.with(realm.leaders()) }
    }

    /// Whether a leader of the mover could fight with own galleys, or with what allies can lend.
    fn finds_support(&self, at: Province) -> bool {
        let seas = self.map.shores(at);
        let allies = self.all().filter(|&seat| {
            seat != self.mover
                && !self.are_enemies(self.mover, seat)
                && !self.of(seat).answers(Answer::NeverLend)
        });
        let lends = |seat: Seat| self.of(seat).troops.has(at) || self.sails_in(seat, seas);
        self.sails_in(self.mover, seas) || { allies }.any(lends)
    }

    fn sails_in(&self, seat: Seat, seas: SeaSet) -> bool {
        !self.of(seat).fleets.within(seas).is_empty()
    }

    pub(crate) fn check_attack(&self, at: Province, whom: Seat) -> Result<(), Illegal> {
        if !self.are_enemies(self.mover, whom) {
            Err(Illegal::NotAnEnemy)
        } else if self.attackers().has(at) && self.attackable(whom).has(at) {
            Ok(())
        } else if self.leaders.are_spared() {
            Err(Illegal::NobodyToFight)
        } else {
            Err(Illegal::NobodyToFightWith)
        }
    }

    pub(crate) fn attack<C: Chance, T: Tell<Event>>(
        &mut self,
        at: Province,
        whom: Seat,
        chance: &mut C,
        tell: &mut T,
    ) {
        self.spend_action();
        let battle = Battle::new(Battlefield::Land(at), Some(self.mover), whom);
        self.open_battle(battle, chance, tell);
    }

    /// A battle is declared; troops of diplomacy cards come to both sides (CE-10.16).
    pub(crate) fn open_battle<C: Chance, T: Tell<Event>>(
        &mut self,
        battle: Battle,
        chance: &mut C,
        tell: &mut T,
    ) {
        let Battle { field, attacker, defender, .. } = battle;
        tell.tell(Eyes::ALL, Event::Attacked { seat: attacker, field, whom: defender });
        let battle = self.declared(battle);
        self.battle = Some(battle);
        if self.may_use_fair_wind(&battle) {
            self.phase = Phase::FairWind;
        } else {
            self.ask_next_helper(chance, tell);
        }
    }

    /// A battle with the troops of diplomacy cards.
    pub(crate) fn declared(&self, mut battle: Battle) -> Battle {
        for side in Side::BOTH {
            if let Some(seat) = battle.commander(side) {
                battle.envoys[side] = self.envoys(seat, battle.field);
            }
        }
        battle
    }

    /// Diplomacy troops of a player on a battlefield.
    pub(crate) fn envoys(&self, seat: Seat, field: Battlefield) -> Force {
        let mut force = [0; 4];
        for card in self.of(seat).cards.within(self.map.diplomacy).iter() {
            let Effect::Diplomacy { at, troops } = self.map.card(card).effect else { continue };
            let here = match (field, at) {
                (Battlefield::Land(here), Some(at)) => here == at && self.of(seat).troops.has(at),
                (Battlefield::Sea(_), None) => true,
                _ => false,
            };
            if here {
                for (sum, count) in force.iter_mut().zip(troops) {
                    *sum += count;
                }
            }
        }
        force
    }

    /// The side that a player fights or helps on.
    pub(crate) fn side_of(&self, battle: &Battle, seat: Seat) -> Side {
        let attacks = battle.attacker.is_some_and(|attacker| {
            attacker == seat || (seat != battle.defender && !self.are_enemies(attacker, seat))
        });
        if attacks { Side::Attacker } else { Side::Defender }
    }

    /// The seas whose galleys can take part.
    pub(crate) fn battle_seas(&self, battle: &Battle) -> SeaSet {
        match battle.field {
            Battlefield::Land(at) => self.map.shores(at),
            Battlefield::Sea(sea) => SeaSet::only(sea),
        }
    }

    /// Whether a leader fights on a side, own or lent (CE-10.4).
    pub(crate) fn has_leader(&self, battle: &Battle, side: Side) -> bool {
        let own = match (battle.commander(side), battle.field) {
            (Some(seat), Battlefield::Land(at)) => self.of(seat).leaders().has(at),
            _ => false,
        };
        own || battle.lent_leader[side]
    }

    /// How many more of what is at `place` in the order of choices a player may add or lend.
    fn committable(&self, battle: &Battle, seat: Seat, place: usize) -> u8 {
        let realm = self.of(seat);
        if place >= GALLEYS_FROM {
            let sea = self.battle_seas(battle).iter().nth(place - GALLEYS_FROM);
            let principal_at_sea = battle.province().is_none() && battle.is_principal(seat);
            let galleys = sea.map_or(0, |sea| realm.galleys[sea.index()]);
            let given = battle.galleys[seat.index()].get(place - GALLEYS_FROM).copied();
            return if principal_at_sea { 0 } else { galleys.saturating_sub(given.unwrap_or(0)) };
        }
        let (Some(at), Some(&unit)) = (battle.province(), Unit::LAND.get(place)) else { return 0 };
        if battle.is_principal(seat) {
            0
        } else if unit.is_troop() {
            realm.units(unit, at).saturating_sub(battle.lent[seat.index()][place])
        } else {
            let wanted = !self.has_leader(battle, self.side_of(battle, seat));
            realm.units(unit, at).min(u8::from(wanted))
        }
    }

    /// The place of a choice in the order of what may be added or lent; none for other choices.
    pub(crate) fn commitment_place(&self, battle: &Battle, action: Action) -> Option<usize> {
        match action {
            Action::Lend { unit, .. } => Unit::LAND.iter().position(|&kind| kind == unit),
            Action::Commit { sea, .. } => {
                let place = self.battle_seas(battle).iter().position(|near| near == sea);
                place.map(|place| GALLEYS_FROM + place)
            }
            _ => None,
        }
    }

    /// The first place from `from` on at which a player has something to add or lend.
    fn next_commitment(&self, battle: &Battle, seat: Seat, from: usize) -> Option<usize> {
        let places = GALLEYS_FROM + usize::from(self.battle_seas(battle).len());
        (from..places).find(|&place| self.committable(battle, seat, place) > 0)
    }

    /// Asks the next who could add or lend something: attacker, defender, then allies in the order
    /// of the slots (CE-10.2, CE-10.3). Then the dice are thrown.
    pub(crate) fn ask_next_helper<C: Chance, T: Tell<Event>>(
        &mut self,
        chance: &mut C,
        tell: &mut T,
    ) {
        let Some(mut battle) = self.battle else { return };
        while usize::from(battle.asked) < 2 + MAX_SEATS {
            let seat = match battle.asked {
                0 => battle.attacker,
                1 => Some(battle.defender),
                slot => self.slots[usize::from(slot) - 2]
                    .filter(|&seat| battle.attacker.is_some() && !battle.is_principal(seat))
                    .filter(|&seat| !self.of(seat).answers(Answer::NeverLend)),
            };
            battle.asked += 1;
            let asked = seat.filter(|&seat| self.next_commitment(&battle, seat, 0).is_some());
            if let Some(seat) = asked {
                self.battle = Some(battle);
                self.phase = Phase::Committing { seat, from: 0 };
                return;
            }
        }
        battle.asked = u8::MAX;
        self.battle = Some(battle);
        self.fight(chance, tell);
    }

    pub(crate) fn offer_commitment(&self, seat: Seat, from: u8, list: &mut Vec<Action>) {
        let Some(battle) = &self.battle else { return };
        let open = usize::from(self.open_from(from));
        for (place, &unit) in Unit::LAND.iter().enumerate().skip(open) {
            let most = self.committable(battle, seat, place);
            list.extend((1..=most).map(|count| Action::Lend { unit, count }));
        }
        for (place, sea) in (GALLEYS_FROM..).zip(self.battle_seas(battle).iter()) {
            if place >= open {
                let most = self.committable(battle, seat, place);
                list.extend((1..=most).map(|count| Action::Commit { sea, count }));
            }
        }
        if from == 0 && !battle.is_principal(seat) {
            list.push(Action::NeverLend);
        }
        list.push(Action::Done);
    }

    pub(crate) fn check_commitment(
        &self,
        seat: Seat,
        from: u8,
        action: Action,
    ) -> Result<(), Illegal> {
        let Some(battle) = &self.battle else { return Err(Illegal::WrongStep) };
        let (count, nowhere) = match action {
            Action::Done => return Ok(()),
            Action::NeverLend if from == 0 && !battle.is_principal(seat) => return Ok(()),
            Action::NeverLend => return Err(Illegal::CannotAnswer),
            Action::Lend { count, .. } => (count, Illegal::NotOnLand),
            Action::Commit { count, .. } => (count, Illegal::SeaOutOfBattle),
            _ => return Err(Illegal::WrongStep),
        };
        let place = self.commitment_place(battle, action).ok_or(nowhere)?;
        if place < self.open_from(from).into() {
            return Err(Illegal::CommittedAlready);
        }
        let most = self.committable(battle, seat, place);
        if (1..=most).contains(&count) {
            Ok(())
        } else if battle.is_principal(seat) {
            Err(Illegal::CannotAdd { most })
        } else {
            Err(Illegal::CannotLend { most })
        }
    }

    pub(crate) fn commit<C: Chance, T: Tell<Event>>(
        &mut self,
        sea: Sea,
        count: u8,
        chance: &mut C,
        tell: &mut T,
    ) {
        let (Phase::Committing { seat, .. }, Some(mut battle)) = (self.phase, self.battle) else {
            return;
        };
        let Some(place) = self.battle_seas(&battle).iter().position(|near| near == sea) else {
            return;
        };
        battle.galleys[seat.index()][place] += count;
        self.battle = Some(battle);
        tell.tell(Eyes::ALL, Event::Committed { seat, sea, count });
        self.go_on_committing(seat, (GALLEYS_FROM + place + 1) as u8, chance, tell);
    }

    pub(crate) fn lend<C: Chance, T: Tell<Event>>(
        &mut self,
        unit: Unit,
        count: u8,
        chance: &mut C,
        tell: &mut T,
    ) {
        let (Phase::Committing { seat, .. }, Some(mut battle)) = (self.phase, self.battle) else {
            return;
        };
        match unit.arm() {
            Some(arm) if arm < 3 => battle.lent[seat.index()][arm] += count,
            _ => {
                let side = self.side_of(&battle, seat);
                battle.lent_leader[side] = true;
            }
        }
        self.battle = Some(battle);
        tell.tell(Eyes::ALL, Event::Lent { seat, unit, count });
        let place = Unit::LAND.iter().position(|&kind| kind == unit).unwrap_or(GALLEYS_FROM);
        self.go_on_committing(seat, place as u8 + 1, chance, tell);
    }

    fn go_on_committing<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        from: u8,
        chance: &mut C,
        tell: &mut T,
    ) {
        let Some(battle) = &self.battle else { return };
        if self.next_commitment(battle, seat, self.open_from(from).into()).is_some() {
            self.phase = Phase::Committing { seat, from };
        } else {
            self.ask_next_helper(chance, tell);
        }
    }

    /// CE-18.5: said when asked to lend.
    pub(crate) fn never_lend<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        let Phase::Committing { seat, .. } = self.phase else { return };
        self.of_mut(seat).set_answer(Answer::NeverLend, true);
        let answer = Answer::NeverLend;
        tell.tell(Eyes::ALL, Event::Answered { seat, answer, on: true });
        self.ask_next_helper(chance, tell);
    }
}
