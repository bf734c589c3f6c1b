//! What a seat cannot know, drawn anew: the senators and the chaos of the others (chapter 17).

use quadriga_core::{Chance, MAX_SEATS, Seat};

use crate::phase::Phase;
use crate::state::Conquest;
use crate::words::SENATORS;

impl Conquest {
    /// Deals the senators of the others among them, each as many as before, and guesses the chaos
    /// that they have taken since it was shown last. What a careful player could have noted (who
    /// took which senator from the offer, who took chaos when) is not kept in the state, and so not
    /// used.
    pub(crate) fn imagine<C: Chance>(&mut self, seat: Seat, chance: &mut C) {
        let mut hidden = [0_u8; SENATORS];
        for other in self.all().filter(|&other| other != seat) {
            for (sum, &count) in hidden.iter_mut().zip(&self.of(other).senators) {
                *sum = sum.saturating_add(count);
            }
        }
        let guess = !self.open_chaos && self.phase != Phase::Over;
        let most = 1 + u32::from(self.map.judgement.chaos_a_round);
        let rounds = self.round;
        let counts: [u8; MAX_SEATS] =
            std::array::from_fn(|other| self.realms[other].senator_count());
        for other in self.all().filter(|&other| other != seat) {
            self.of_mut(other).senators = [0; SENATORS];
        }
        self.deal_to_bidder(seat, &counts, &mut hidden);
        for other in self.all().filter(|&other| other != seat) {
            let left = counts[other.index()].saturating_sub(self.of(other).senator_count());
            let realm = self.of_mut(other);
            for _ in 0..left {
                deal(&mut hidden, &mut realm.senators, chance);
            }
            if guess {
                let taken: u32 = (0..rounds).map(|_| chance.below(most)).sum();
                realm.chaos = realm.shown_chaos.saturating_add(taken as u16);
            }
        }
    }

    /// Who has begun to lay down senators can go on to a higher bid (CE-14.1): all know that much.
    fn deal_to_bidder(
        &mut self,
        seat: Seat,
        counts: &[u8; MAX_SEATS],
        hidden: &mut [u8; SENATORS],
    ) {
        let (Phase::Laying { most }, Some(vote)) = (self.phase, self.vote) else { return };
        let mut total = vote.votes(vote.asked);
        if vote.asked == seat {
            return;
        }
        let most = if self.keeps_order() { usize::from(most).min(SENATORS) } else { SENATORS };
        for _ in 0..counts[vote.asked.index()] {
            let highest = (0..most).rev().find(|&place| hidden[place] > 0);
            let Some(place) = highest.filter(|_| total <= vote.bid) else { return };
            hidden[place] -= 1;
            self.of_mut(vote.asked).senators[place] += 1;
            total = total.saturating_add(place as u8 + 1);
        }
    }
}

/// Moves one senator at random.
fn deal<C: Chance>(from: &mut [u8; SENATORS], to: &mut [u8; SENATORS], chance: &mut C) {
    let mut nth = chance.below(from.iter().map(|&count| u32::from(count)).sum());
    for (left, dealt) in from.iter_mut().zip(to) {
        if nth < u32::from(*left) {
            *left -= 1;
            *dealt += 1;
            return;
        }
        nth -= u32::from(*left);
    }
}
