//! What comes out of battles that are fought for a forecast, told by their events.

use quadriga_core::{Eyes, Tell};

use crate::event::Event;
use crate::side::BySide;

/// Sums over all trials.
#[derive(Default, Debug)]
pub(super) struct Tally {
    /// How often each side won.
    pub(super) wins: BySide<u32>,
    /// Units that each side lost.
    pub(super) units: BySide<u32>,
    /// Warships that each side lost.
    pub(super) ships: BySide<u32>,
    /// Battle cards that each side was dealt.
    pub(super) cards: BySide<u32>,
    /// How often each side took supremacy.
    pub(super) supremacy: BySide<u32>,
    pub(super) prizes: u32,
    pub(super) rounds: u32,
    /// Whether this battle is over, with all that comes of it.
    over: bool,
}

impl Tally {
    /// Another battle begins.
    pub(super) fn begin(&mut self) {
        self.over = false;
    }

    pub(super) fn is_over(&self) -> bool {
        self.over
    }
}

impl Tell<Event> for Tally {
    fn tell(&mut self, _: Eyes, event: Event) {
        if self.over {
            return;
        }
        match event {
            Event::BattleLost { side, rounds } => {
                self.wins[side.enemy()] += 1;
                self.rounds += u32::from(rounds);
            }
            Event::BattleDealt { side, cards } => self.cards[side] += u32::from(cards),
            Event::Lost { side, units, elephants, .. } => {
                self.units[side] += u32::from(units) + u32::from(elephants);
            }
            Event::ShipsLost { side, ships } => self.ships[side] += u32::from(ships),
            Event::PrizesKept { ships, .. } => self.prizes += u32::from(ships),
            Event::SupremacyTaken { side } => self.supremacy[side] += 1,
            Event::NavalBattleOver { winner } => {
                if let Some(winner) = winner {
                    self.wins[winner] += 1;
                }
                self.over = true;
            }
            // What comes after a battle is no part of it.
            Event::ActivationOver { .. } | Event::SeaWinter { .. } | Event::Ended { .. } => {
                self.over = true;
            }
            _ => {}
        }
    }
}
