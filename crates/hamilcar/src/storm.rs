//! Chapter 17: storms.

use quadriga_core::{Chance, Eyes, Tell};

use crate::event::Event;
use crate::side::Side;
use crate::state::Hamilcar;

impl Hamilcar {
    /// HM-17.1, HM-17.2: the fleet at sea loses a warship, a unit and a supply train for each hit.
    pub(crate) fn suffer_storm<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        let Some(mut sea) = self.sea_move else { return };
        let table = &self.material.tables.attrition;
        let heavy = sea.side == Side::Rome && self.corvi;
        let modifier = if heavy { table.storm_with_corvi } else { 0 };
        let die = chance.die(6);
        let hits = table.grid.at(die as i8 + modifier, sea.ships.max(1));
        tell.tell(Eyes::ALL, Event::Storm { side: sea.side, die, hits });
        // HM-17.3: one who sailed with neither units nor ships is not touched.
        sea.shaken |= sea.ships > 0 || self.cargo(&sea).units() > 0;
        let sunk = hits.min(sea.ships);
        sea.ships -= sunk;
        self.sea_move = Some(sea);
        self.lose_ships(sea.side, sunk, tell);
        self.check_seamanship(tell);
        self.lose_transports(hits, tell);
    }
}
