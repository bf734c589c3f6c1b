//! Chapter 16, after the battle: what was hit goes, prizes change hands, and the loser pays.

use quadriga_core::{Eyes, Tell};

use crate::event::Event;
use crate::naval::NavalBattle;
use crate::sea_move::SeaStep;
use crate::side::{BySide, Side};
use crate::stack::Stack;
use crate::state::Hamilcar;
use crate::tactics::TacticHand;
use crate::task::Task;

impl Hamilcar {
    /// The battle is over. What went down with transports goes first, by its owner's choice.
    pub(crate) fn take_toll<T: Tell<Event>>(
        &mut self,
        battle: NavalBattle,
        loser: Option<Side>,
        tell: &mut T,
    ) {
        if battle.transports_hit > 0 {
            self.naval = Some(NavalBattle { transports_hit: 0, ..battle });
            return self.lose_transports(battle.transports_hit, tell);
        }
        self.naval = None;
        self.tactics = BySide { rome: TacticHand::default(), carthage: TacticHand::default() };
        self.tasks.pop();
        for &side in Side::ALL {
            self.lose_ships(side, battle.sunk[side], tell);
        }
        self.hand_over_prizes(battle.prizes, loser, tell);
        for &side in Side::ALL {
            // HM-16.15, HM-16.16: survivors of who withdrew or drew are Damaged.
            if loser.is_none_or(|loser| loser == side) {
                self.damage_ships(side, battle.ships(side), tell);
            }
        }
        tell.tell(Eyes::ALL, Event::NavalBattleOver { winner: loser.map(Side::enemy) });
        if let Some(loser) = loser {
            self.of_mut(loser.enemy()).won_at_sea = true;
            self.beaten.insert(battle.commanders[loser]);
        }
        if let Some(sea) = &mut self.sea_move {
            (sea.ships, sea.shaken) = (battle.ships(battle.mover), true);
            let goes_on = sea.forced || loser == Some(battle.mover.enemy());
            sea.step = if goes_on { SeaStep::Arrival } else { SeaStep::Return };
        }
        self.check_seamanship(tell);
        if let Some(loser) = loser {
            // HM-16.18: a prize that returned was not lost, but then its owner has won.
            self.demand(loser, battle.sunk[loser] / 2, tell);
        }
    }

    /// HM-16.7, HM-17.2: transports of the fleet are lost, each with a unit and a supply train.
    pub(crate) fn lose_transports<T: Tell<Event>>(&mut self, transports: u8, tell: &mut T) {
        let Some(sea) = self.sea_move else { return };
        let (at, inside) = self.moorings(&sea);
        let cargo = self.cargo(&sea);
        let trains = transports.min(cargo.trains);
        if trains > 0 {
            let lost = Stack { trains, ..Stack::NONE };
            self.take(sea.side, at, inside, lost);
            self.thin_army(sea.side, at, inside, lost);
            tell.tell(Eyes::ALL, Event::TrainsLost { side: sea.side, at, trains });
        }
        let left = transports.min(cargo.units());
        if left > 0 {
            if self.is_retreat(&sea) {
                self.count_losses(sea.side, left);
            }
            self.tasks.push(Task::Losing { side: sea.side, at, inside, left });
        }
    }

    /// Warships leave the game; Rome's are counted (HM-14.10).
    pub(crate) fn lose_ships<T: Tell<Event>>(&mut self, side: Side, ships: u8, tell: &mut T) {
        let republic = self.of_mut(side);
        let ships = ships.min(republic.ready);
        if ships == 0 {
            return;
        }
        republic.ready -= ships;
        self.strike_ships(side, ships);
        if side == Side::Rome {
            self.ships_lost = self.ships_lost.saturating_add(ships);
        }
        tell.tell(Eyes::ALL, Event::ShipsLost { side, ships });
    }

    /// Ready warships become Damaged.
    pub(crate) fn damage_ships<T: Tell<Event>>(&mut self, side: Side, ships: u8, tell: &mut T) {
        let republic = self.of_mut(side);
        let ships = ships.min(republic.ready);
        if ships == 0 {
            return;
        }
        republic.ready -= ships;
        republic.damaged = republic.damaged.saturating_add(ships);
        self.strike_ships(side, ships);
        tell.tell(Eyes::ALL, Event::ShipsDamaged { side, ships });
    }

    /// Ships that sailed in this activation are Ready no more (HM-14.3).
    fn strike_ships(&mut self, side: Side, ships: u8) {
        if let Some(now) = &mut self.activation
            && now.general.side() == side
        {
            now.ships = now.ships.saturating_sub(ships);
        }
    }

    /// HM-14.10: too many lost ships cost a step of seamanship, once a turn.
    pub(crate) fn check_seamanship<T: Tell<Event>>(&mut self, tell: &mut T) {
        let many = self.ships_lost >= self.material.figures.lost_ships_for_seamanship;
        if !many || self.seamanship_dropped {
            return;
        }
        self.seamanship_dropped = true;
        if let Some(to) = self.seamanship.lowered() {
            self.seamanship = to;
            tell.tell(Eyes::ALL, Event::SeamanshipChanged { to });
        }
    }

    /// HM-16.8: prizes become Rome's, or return if Rome has lost.
    fn hand_over_prizes<T: Tell<Event>>(&mut self, prizes: u8, loser: Option<Side>, tell: &mut T) {
        let side = if loser == Some(Side::Rome) { Side::Carthage } else { Side::Rome };
        let most = self.material.figures.warships;
        let republic = self.of_mut(side);
        let ships = prizes.min(most.saturating_sub(republic.ships()));
        republic.damaged = republic.damaged.saturating_add(ships);
        if ships > 0 {
            tell.tell(Eyes::ALL, Event::PrizesKept { side, ships });
        }
    }
}
