//! What a seat cannot know, drawn anew: the cards in the other hand (chapter 23).

use quadriga_core::{Chance, Seat};

use crate::side::Side;
use crate::state::Hamilcar;

impl Hamilcar {
    /// Deals the enemy as many cards as before of those that the seat has not seen; the rest is the
    /// draw pile.
    pub(crate) fn imagine<C: Chance>(&mut self, seat: Seat, chance: &mut C) {
        let Some(side) = Side::on(seat).filter(|_| !self.options.open_hands) else { return };
        let enemy = self.of(side.enemy());
        let (seen, hidden) = (enemy.hand.within(enemy.seen), enemy.hand.without(enemy.seen));
        let mut pool = self.draw_pile.with(hidden);
        let mut hand = seen;
        for _ in 0..hidden.len() {
            if let Some(card) = pool.draw(chance) {
                hand.insert(card);
            }
        }
        self.of_mut(side.enemy()).hand = hand;
        self.draw_pile = pool;
    }
}
