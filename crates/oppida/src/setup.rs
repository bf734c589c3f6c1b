//! Chapter 1: the set-up.

use quadriga_core::{Chance, Game, Seat};

use crate::area::{AREAS, AreaSet};
use crate::dice::{Dice, Die};
use crate::figures::{Side, the_box};
use crate::options::{Beginner, CELTS, Options, ROMANS};
use crate::state::{Oppida, Phase};

impl Oppida {
    /// Lays the cards out and puts one die into each capital.
    pub(crate) fn start<C: Chance>(options: &Options, chance: &mut C) -> Oppida {
        let beginner = match options.beginner {
            Beginner::Celts => CELTS,
            Beginner::Romans => ROMANS,
            Beginner::Lot => [CELTS, ROMANS][chance.below(2) as usize],
        };
        let mut state = Oppida::empty_table(beginner, options);
        state.deal(&the_box().backs, chance);
        let [first, second] = the_box().start;
        state.garrison(beginner, first);
        state.garrison(beginner.opponent(), second);
        state
    }

    /// A table without dice, all cards front up and without backs.
    pub(crate) fn empty_table(beginner: Seat, options: &Options) -> Oppida {
        Oppida {
            dice: [Dice::NONE; AREAS],
            done: [Dice::NONE; AREAS],
            backs: [Side::default(); AREAS],
            held: [AreaSet::NONE; 2],
            scouted: [AreaSet::NONE; 2],
            oppida: AreaSet::NONE,
            open: AreaSet::NONE,
            dice_out: [0; 2],
            beginner,
            mover: beginner,
            turn: 1,
            phase: Phase::Choosing,
            supply: options.supply,
            figures: the_box().figures,
            rules: Oppida::INFO.rules,
        }
    }

    /// OP-1.9: the land cards are shuffled.
    fn deal<C: Chance>(&mut self, backs: &[Side], chance: &mut C) {
        let mut order = [Side::default(); AREAS];
        order[..backs.len()].copy_from_slice(backs);
        chance.shuffle(&mut order[..backs.len()]);
        for (area, back) in AreaSet::LAND.iter().zip(order) {
            self.backs[area.index()] = back;
        }
    }

    /// OP-1.12: a single die in the capital.
    fn garrison(&mut self, seat: Seat, warriors: u8) {
        if let Some(die) = Die::new(warriors) {
            self.place(seat, self.capital(seat), die);
        }
    }
}
