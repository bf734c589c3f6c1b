//! Chapter 20, the cards of the sea out of turn: 88, 97, 111, 115, and 117 in a naval battle.

use quadriga_core::{Chance, Eyes, Tell};

use crate::effect::Effect;
use crate::event::Event;
use crate::general::Ability;
use crate::naval::NavalStep;
use crate::sea_move::SeaStep;
use crate::side::Side;
use crate::state::Hamilcar;

impl Hamilcar {
    /// Whether a side could use such a card at this moment.
    pub(crate) fn fits_at_sea(&self, side: Side, effect: Effect) -> bool {
        let fleet = self.sea_move.filter(|sea| sea.side != side && !sea.forced);
        let arrived = fleet.filter(|sea| sea.step == SeaStep::Landing && sea.ships > 0);
        match effect {
            Effect::BattleLine { .. } | Effect::Omen { .. } => self.is_naval_start(),
            Effect::Storms { .. } => fleet.is_some_and(|sea| sea.step == SeaStep::Interception),
            Effect::GreatStorm => arrived.is_some(),
            Effect::Shoals { regions, spaces, .. } => arrived
                .is_some_and(|sea| !sea.course.ports().within(regions.with(spaces)).is_empty()),
            _ => false,
        }
    }

    /// Whether cards may be played at the start of a naval battle.
    fn is_naval_start(&self) -> bool {
        self.naval.is_some_and(|battle| battle.step == NavalStep::Draw)
    }

    /// Such a card does what it says.
    pub(crate) fn take_effect_at_sea<C: Chance, T: Tell<Event>>(
        &mut self,
        side: Side,
        effect: Effect,
        chance: &mut C,
        tell: &mut T,
    ) {
        match effect {
            Effect::BattleLine { cards } => {
                if let Some(battle) = &mut self.naval {
                    battle.extra[side] = battle.extra[side].saturating_add_unsigned(cards);
                }
            }
            Effect::Omen { .. } => self.see_omen(effect),
            Effect::Storms { stopped_at_most } => self.storm_up(stopped_at_most, chance, tell),
            Effect::GreatStorm => self.suffer_storm(chance, tell),
            Effect::Shoals { ships, .. } => {
                let Some(sea) = &mut self.sea_move else { return };
                let (whose, aground) = (sea.side, ships.min(sea.ships));
                sea.ships -= aground;
                self.damage_ships(whose, aground, tell);
            }
            _ => {}
        }
    }

    /// HM-20.47: Rome has fewer tactic cards, and a worse first attack.
    fn see_omen(&mut self, effect: Effect) {
        let Effect::Omen { tactic_cards, under_aristocrat, first_attack, .. } = effect else {
            return;
        };
        let Some(battle) = &mut self.naval else { return };
        let noble = self.material.generals.can(battle.commanders.rome, Ability::Aristocrat);
        let fewer = if noble { under_aristocrat } else { tactic_cards };
        battle.extra.rome = battle.extra.rome.saturating_sub_unsigned(fewer);
        battle.hampered.rome = battle.hampered.rome.saturating_add(first_attack);
    }

    /// HM-20.45: the move is cancelled, or the fleet suffers a storm and sails on. The window has
    /// no other card.
    fn storm_up<C: Chance, T: Tell<Event>>(
        &mut self,
        stopped_at_most: u8,
        chance: &mut C,
        tell: &mut T,
    ) {
        self.tasks.pop();
        let Some(sea) = self.sea_move else { return };
        let die = chance.die(6);
        let stopped = die <= stopped_at_most;
        tell.tell(Eyes::ALL, Event::StormsRose { side: sea.side, die, stopped });
        if !stopped {
            return self.suffer_storm(chance, tell);
        }
        self.tasks.pop();
        self.sea_move = None;
        if let Some(now) = &mut self.activation {
            now.sea_points = 0;
        }
    }
}
