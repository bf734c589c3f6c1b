//! What a seat cannot know, drawn anew: the cards in the other hand, and the other battle and
//! tactic cards (chapter 23).

use quadriga_core::{Chance, Seat};

use crate::battle_hand::BattleCards;
use crate::side::Side;
use crate::state::Hamilcar;
use crate::tactics::TacticHand;

impl Hamilcar {
    /// Draws anew what the enemy of the seat holds.
    pub(crate) fn imagine<C: Chance>(&mut self, seat: Seat, chance: &mut C) {
        let Some(side) = Side::on(seat) else { return };
        if !self.options.open_hands {
            self.imagine_hand(side.enemy(), chance);
        }
        self.imagine_battle(side.enemy(), chance);
        self.imagine_tactics(side.enemy(), chance);
    }

    /// Deals the enemy as many cards as before of those that the seat has not seen; the rest is the
    /// draw pile.
    fn imagine_hand<C: Chance>(&mut self, enemy: Side, chance: &mut C) {
        let republic = self.of(enemy);
        let (seen, hidden) =
            (republic.hand.within(republic.seen), republic.hand.without(republic.seen));
        let mut pool = self.draw_pile.with(hidden);
        let mut hand = seen;
        for _ in 0..hidden.len() {
            if let Some(card) = pool.draw(chance) {
                hand.insert(card);
            }
        }
        self.of_mut(enemy).hand = hand;
        self.draw_pile = pool;
    }

    /// The enemy's closed battle cards are any of those that lie neither in the own hand nor open.
    fn imagine_battle<C: Chance>(&mut self, enemy: Side, chance: &mut C) {
        let Some(battle) = &mut self.battle else { return };
        let (own, opened) = (battle.hands[enemy.enemy()], battle.opened[enemy]);
        let closed = battle.hands[enemy].len().saturating_sub(opened.len());
        let known = own.with(opened).with(battle.played);
        let mut pool = BattleCards::new(self.material.decks.battle).without(known);
        battle.hands[enemy] = opened.with(pool.draw_several(closed, chance));
    }

    /// The enemy's tactic cards are any of those that were neither played nor drawn by the seat.
    fn imagine_tactics<C: Chance>(&mut self, enemy: Side, chance: &mut C) {
        let Some(battle) = &self.naval else { return };
        let known = battle.played.with(self.tactics[enemy.enemy()]);
        let mut pool = TacticHand::new(self.material.decks.tactic).without(known);
        let mut hand = TacticHand::default();
        for _ in 0..self.tactics[enemy].len() {
            if let Some(card) = pool.draw(chance) {
                hand.add(card);
            }
        }
        self.tactics[enemy] = hand;
    }
}
