//! Chapter 20, the cards of the windows: when each fits by public facts, and what it does.

use quadriga_core::{Chance, Eyes, Tell};

use crate::card::Card;
use crate::effect::Effect;
use crate::event::Event;
use crate::place::Space;
use crate::side::Side;
use crate::siege::SiegeStep;
use crate::stack::Stack;
use crate::state::Hamilcar;
use crate::task::Task;
use crate::words::Kind;

impl Hamilcar {
    /// Whether a side could use a card out of turn at this moment; its window says which moment.
    pub(crate) fn fits(&self, side: Side, card: Card) -> bool {
        let info = self.material.deck.info(card);
        if info.side.is_some_and(|whose| whose != side) {
            return false;
        }
        let enemy = side.enemy();
        match info.effect {
            Effect::Weather { points } => self.activation.is_some_and(|now| {
                now.general.side() == enemy && (now.points > points || now.sea_points > 0)
            }),
            Effect::Blockade { .. } => self.besieging().is_some_and(|(general, at)| {
                general.side() == enemy && self.can_run_blockade(side, at)
            }),
            Effect::Sortie { .. } => self.besieging().is_some_and(|(general, at)| {
                general.side() == enemy && self.stack(side, at, true).units() > 0
            }),
            Effect::Resistance { .. } => {
                self.besieging().is_some_and(|(general, _)| general.side() == enemy)
            }
            Effect::HostileTribes { .. } => self.marcher().is_some_and(|(now, at)| {
                now.general.side() == enemy && now.army.units() > 0 && self.is_hostile(enemy, at)
            }),
            Effect::Heirkte { most, .. } => self.has_hills(side, most),
            Effect::Fright => self.battle.is_some_and(|battle| !battle.fright),
            Effect::Omen { .. } if self.naval.is_none() => self.battle.is_some(),
            Effect::Spy => self
                .battle
                .is_some_and(|battle| battle.opened[enemy].len() < battle.hands[enemy].len()),
            Effect::Desertion { least, most } => self.deserters(enemy, least, most) > 0,
            effect => self.fits_at_sea(side, effect),
        }
    }

    /// HM-20.50: whether a space is a tribe that is not the side's own, or joined to one by land.
    fn is_hostile(&self, side: Side, at: Space) -> bool {
        let tribes = self.map().of_kind(Kind::Tribe).without(self.markers[side]);
        tribes.has(at) || !self.map().joined(at).within(tribes).is_empty()
    }

    /// A card out of turn does what it says.
    pub(crate) fn take_effect<C: Chance, T: Tell<Event>>(
        &mut self,
        side: Side,
        effect: Effect,
        chance: &mut C,
        tell: &mut T,
    ) {
        let enemy = side.enemy();
        match effect {
            Effect::Weather { points } => {
                if let Some(now) = &mut self.activation {
                    now.points = now.points.min(points);
                    now.sea_points = 0;
                }
            }
            Effect::Blockade { .. } => {
                if let Some((_, at)) = self.besieging() {
                    self.run_blockade(side, at, effect, tell);
                }
            }
            Effect::Sortie { loss } => self.repel_siege(loss),
            Effect::Resistance { points } => self.resist(points, tell),
            Effect::HostileTribes { column } => self.harass(enemy, column, chance, tell),
            Effect::Heirkte { loss, .. } => self.take_to_hills(loss),
            Effect::Fright => self.turn_charge(),
            Effect::Omen { battle_cards, .. } if self.naval.is_none() => {
                self.deal_fewer(Side::Rome, battle_cards);
            }
            Effect::Spy => self.spy_out(enemy, chance, tell),
            Effect::Desertion { least, most } => {
                let cards = self.deserters(enemy, least, most);
                self.desert(enemy, cards, chance, tell);
            }
            effect => self.take_effect_at_sea(side, effect, chance, tell),
        }
    }

    /// HM-20.28: whether a ship can run the blockade of a besieged port.
    pub(crate) fn can_run_blockade(&self, side: Side, at: Space) -> bool {
        let is_port = self.map().ports.has(at);
        is_port
            && self.of(side).ready > 0
            && self.own_city(side, at).is_some()
            && self.is_besieged(at)
    }

    /// HM-20.28: help comes into a besieged port.
    pub(crate) fn run_blockade<T: Tell<Event>>(
        &mut self,
        side: Side,
        at: Space,
        effect: Effect,
        tell: &mut T,
    ) {
        let Effect::Blockade { units, trains, points } = effect else { return };
        let plain = units.min(self.room(side, at));
        let left = self.material.figures.trains.saturating_sub(self.trains(side));
        let trains = trains.min(left);
        self.put(side, at, Stack { plain, elephants: 0, trains });
        tell.tell(Eyes::ALL, Event::Mustered { side, at, units: plain });
        tell.tell(Eyes::ALL, Event::Supplied { side, at, trains });
        self.lose_siege_points(at, points, tell);
    }

    /// HM-20.52: the roll is lost, and the besieger loses units. Nothing is left to wait for.
    fn repel_siege(&mut self, loss: u8) {
        self.tasks.pop();
        let Some(Task::Siege { general, .. }) = self.tasks.top() else { return };
        self.tasks.replace(Task::Siege { general, step: SiegeStep::Over });
        if let Some(at) = self.post(general).space() {
            self.lose_units(general.side(), at, loss);
        }
    }

    /// HM-20.51: no point of the roll is placed, and earlier ones go.
    fn resist<T: Tell<Event>>(&mut self, points: u8, tell: &mut T) {
        self.tasks.pop();
        let Some(Task::Siege { general, .. }) = self.tasks.top() else { return };
        self.tasks.replace(Task::Siege { general, step: SiegeStep::Over });
        if let Some(at) = self.post(general).space() {
            self.lose_siege_points(at, points, tell);
        }
    }

    /// HM-20.50: an attrition roll of the army on the march, in a column of its own.
    fn harass<C: Chance, T: Tell<Event>>(
        &mut self,
        side: Side,
        column: u8,
        chance: &mut C,
        tell: &mut T,
    ) {
        // An army is harassed once a step: the window has no other card.
        self.tasks.pop();
        let Some((now, at)) = self.marcher() else { return };
        let modifier = self.discipline(side, at, false);
        let die = chance.die(6);
        let grid = &self.material.tables.attrition.grid;
        let hits = grid.at(die as i8 + modifier, column).min(now.army.units());
        tell.tell(Eyes::ALL, Event::Attrition { side, at, die, hits });
        self.lose_units(side, at, hits);
    }

    /// Units outside are lost, by their owner's choice (HM-1.19).
    fn lose_units(&mut self, side: Side, at: Space, units: u8) {
        let left = units.min(self.exposed(side, at, false).units());
        self.tasks.push(Task::Losing { side, at, inside: false, left });
    }
}
