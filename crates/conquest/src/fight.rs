//! Chapter 10, the rounds of a battle: dice, hits and losses.

use quadriga_core::{Chance, Eyes, Seat, Tell};

use crate::action::Action;
use crate::deck::Force;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::{Battle, Battlefield, Phase};
use crate::place::Sea;
use crate::side::{BySide, Side};
use crate::state::Conquest;
use crate::words::{Face, Unit};

/// The kinds that fight, in the order of a force.
const ARMS: [Unit; 4] = [Unit::Infantry, Unit::Cavalry, Unit::Catapult, Unit::Galley];

/// Units of one kind and owner that a side could lose, or loses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Losable {
    pub(crate) unit: Unit,
    pub(crate) of: Option<Seat>,
    pub(crate) from: Option<Sea>,
    pub(crate) count: u8,
}

impl Conquest {
    /// All that fights on a side, by kind and owner.
    pub(crate) fn losable(
        &self,
        battle: &Battle,
        side: Side,
    ) -> impl Iterator<Item = Losable> + '_ {
        let battle = *battle;
        let commander = battle.commander(side);
        let helpers = self.in_order().filter(move |&seat| {
            battle.attacker.is_some()
                && !battle.is_principal(seat)
                && self.side_of(&battle, seat) == side
        });
        let owned = commander.into_iter().chain(helpers).flat_map(move |seat| {
            let is_commander = Some(seat) == commander;
            let troops = match (battle.field, is_commander) {
                (Battlefield::Land(at), true) => self.of(seat).army(at).troops(),
                (Battlefield::Land(_), false) => battle.lent[seat.index()],
                (Battlefield::Sea(_), _) => [0; 3],
            };
            let land = Unit::TROOPS.into_iter().zip(troops);
            let land =
                land.map(move |(unit, count)| Losable { unit, of: Some(seat), from: None, count });
            let seas = self.battle_seas(&battle).iter().enumerate();
            let afloat = seas.map(move |(place, sea)| {
                let count = match battle.field {
                    Battlefield::Sea(_) if is_commander => self.of(seat).galleys[sea.index()],
                    _ => battle.galleys[seat.index()][place],
                };
                Losable { unit: Unit::Galley, of: Some(seat), from: Some(sea), count }
            });
            land.chain(afloat)
        });
        let envoys = ARMS.into_iter().zip(battle.envoys[side]);
        let envoys = envoys.map(|(unit, count)| Losable { unit, of: None, from: None, count });
        owned.chain(envoys).filter(|losable| losable.count > 0)
    }

    /// How many of each kind fight on a side.
    pub(crate) fn force(&self, battle: &Battle, side: Side) -> Force {
        let mut force = battle.envoys[side];
        if let Some(seat) = battle.commander(side) {
            self.count_in(battle, seat, true, &mut force);
        }
        if battle.attacker.is_some() {
            for seat in self.in_order() {
                if !battle.is_principal(seat) && self.side_of(battle, seat) == side {
                    self.count_in(battle, seat, false, &mut force);
                }
            }
        }
        force
    }

    #[inline]
    fn count_in(&self, battle: &Battle, seat: Seat, commands: bool, force: &mut Force) {
        let lent = battle.galleys[seat.index()].iter().sum::<u8>();
        match battle.field {
            Battlefield::Land(at) => {
                let troops = if commands {
                    self.of(seat).army(at).troops()
                } else {
                    battle.lent[seat.index()]
                };
                for (sum, count) in force.iter_mut().zip(troops) {
                    *sum = sum.saturating_add(count);
                }
                force[3] = force[3].saturating_add(lent);
            }
            Battlefield::Sea(sea) => {
                let own = if commands { self.of(seat).galleys[sea.index()] } else { lent };
                force[3] = force[3].saturating_add(own);
            }
        }
    }

    /// How many dice a side throws (CE-10.4, CE-11.4).
    pub(crate) fn dice(&self, battle: &Battle, side: Side) -> u8 {
        let commander = battle.commander(side);
        match battle.field {
            Battlefield::Land(at) => {
                let training = commander.map_or(0, |seat| self.of(seat).army_training);
                let city = side == Side::Defender && self.city(at) == Some(battle.defender);
                let leader = self.has_leader(battle, side);
                self.map.figures.dice + u8::from(leader) + u8::from(city) + training
            }
            Battlefield::Sea(_) => {
                let training = commander.map_or(0, |seat| self.of(seat).naval_training);
                self.force(battle, side)[3].saturating_add(training)
            }
        }
    }

    /// Whether a side has anybody left to fight with (CE-10.12); against slaves only on land
    /// (CE-13.8).
    fn stands(&self, battle: &Battle, side: Side) -> bool {
        let mut force = self.force(battle, side);
        if battle.attacker.is_none() && self.slaves_fight_on_land() {
            force[3] = 0;
        }
        force != [0; 4]
    }

    /// A side throws; returns the hits (CE-10.6).
    fn throw<C: Chance, T: Tell<Event>>(
        &self,
        battle: &Battle,
        side: Side,
        chance: &mut C,
        tell: &mut T,
    ) -> u8 {
        let mut faces = [0; Face::COUNT];
        for _ in 0..self.dice(battle, side) {
            let face = self.map.figures.die[chance.below(6) as usize % 6];
            faces[face.index()] += 1;
        }
        let force = self.force(battle, side);
        let mut struck = force;
        for (units, &thrown) in struck.iter_mut().zip(&faces) {
            *units = thrown.min(*units);
        }
        let hits = struck.iter().sum();
        let seat = battle.commander(side);
        tell.tell(Eyes::ALL, Event::Threw { seat, faces, struck, hits });
        hits
    }

    /// Goes on with the battle until somebody has to decide or it is over.
    pub(crate) fn fight<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        loop {
            // CE-10.9: the defender's losses first.
            for side in [Side::Defender, Side::Attacker] {
                if self.must_choose_loss(side, tell) {
                    self.phase = Phase::Losing { side };
                    return;
                }
            }
            let Some(mut battle) = self.battle else { return };
            let alive = BySide::new(|side| self.stands(&battle, side));
            if battle.throw_due {
                battle.throw_due = false;
                if alive[Side::Attacker] {
                    battle.hits[Side::Defender] = self.throw(&battle, Side::Attacker, chance, tell);
                }
                self.battle = Some(battle);
                continue;
            }
            let beaten = alive.map(|alive| !alive);
            if beaten != BySide::default() {
                self.conclude(beaten, chance, tell);
                return;
            }
            if let Battlefield::Sea(_) = battle.field
                && battle.round >= self.map.figures.sea_rounds
            {
                self.conclude(BySide::default(), chance, tell);
                return;
            }
            if self.asks_retreat(chance, tell) {
                return;
            }
            self.throw_round(chance, tell);
        }
    }

    /// Both throw at once, or the defender of a city first (CE-10.8).
    fn throw_round<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        let Some(mut battle) = self.battle else { return };
        battle.round = battle.round.saturating_add(1);
        battle.asked = 0;
        let city = battle.province().and_then(|at| self.city(at)) == Some(battle.defender);
        battle.hits[Side::Attacker] = self.throw(&battle, Side::Defender, chance, tell);
        if city {
            battle.throw_due = true;
        } else {
            battle.hits[Side::Defender] = self.throw(&battle, Side::Attacker, chance, tell);
        }
        self.battle = Some(battle);
    }

    /// Takes the losses of a side where there is nothing to choose; whether there is something.
    fn must_choose_loss<T: Tell<Event>>(&mut self, side: Side, tell: &mut T) -> bool {
        while let Some(battle) = self.battle.filter(|battle| battle.hits[side] > 0) {
            let force = self.force(&battle, side);
            let all = force.iter().fold(0, |sum: u8, &count| sum.saturating_add(count));
            let mut kinds = self.losable(&battle, side);
            let (first, second) = (kinds.next(), kinds.next());
            drop(kinds);
            let Some(first) = first else {
                self.forget_hits(side);
                return false;
            };
            if second.is_some() && all > battle.hits[side] {
                return true;
            }
            let count = first.count.min(battle.hits[side]);
            self.remove(Losable { count, ..first }, side, tell);
        }
        false
    }

    fn forget_hits(&mut self, side: Side) {
        if let Some(battle) = &mut self.battle {
            battle.hits[side] = 0;
        }
    }

    pub(crate) fn offer_losses(&self, side: Side, list: &mut Vec<Action>) {
        let Some(battle) = &self.battle else { return };
        let hits = battle.hits[side];
        for Losable { unit, of, from, count } in self.losable(battle, side) {
            let counts = 1..=count.min(hits);
            list.extend(counts.map(|count| Action::Lose { unit, of, from, count }));
        }
    }

    pub(crate) fn check_loss(&self, side: Side, lost: Losable) -> Result<(), Illegal> {
        let Some(battle) = &self.battle else { return Err(Illegal::WrongStep) };
        let mut kinds = self.losable(battle, side);
        let found = kinds
            .find(|kind| (kind.unit, kind.of, kind.from) == (lost.unit, lost.of, lost.from))
            .ok_or(Illegal::NoSuchLoss)?;
        let most = found.count.min(battle.hits[side]);
        if (1..=most).contains(&lost.count) { Ok(()) } else { Err(Illegal::CannotLose { most }) }
    }

    pub(crate) fn lose<C: Chance, T: Tell<Event>>(
        &mut self,
        lost: Losable,
        chance: &mut C,
        tell: &mut T,
    ) {
        let Phase::Losing { side } = self.phase else { return };
        self.remove(lost, side, tell);
        self.fight(chance, tell);
    }

    /// Units fall.
    fn remove<T: Tell<Event>>(&mut self, lost: Losable, side: Side, tell: &mut T) {
        let Losable { unit, of, from, count } = lost;
        let Some(mut battle) = self.battle else { return };
        battle.hits[side] = battle.hits[side].saturating_sub(count);
        let lower = |place: &mut u8| *place = place.saturating_sub(count);
        match (of, from, unit.arm()) {
            (None, _, Some(arm)) => lower(&mut battle.envoys[side][arm]),
            (Some(seat), Some(sea), _) => {
                let place = self.battle_seas(&battle).iter().position(|near| near == sea);
                if let Some(place) = place {
                    lower(&mut battle.galleys[seat.index()][place]);
                }
                self.of_mut(seat).sink(sea, count);
            }
            (Some(seat), None, Some(arm)) => {
                if let Some(lent) = battle.lent[seat.index()].get_mut(arm) {
                    lower(lent);
                }
                if let Some(at) = battle.province() {
                    self.of_mut(seat).fall(unit, at, count);
                }
            }
            _ => {}
        }
        self.battle = Some(battle);
        tell.tell(Eyes::ALL, Event::Fell { seat: of, unit, count });
    }
}
