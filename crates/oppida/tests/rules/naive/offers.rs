//! What may be chosen.

use quadriga_oppida::{Action, Area, Die};

use super::{Army, Naive, Stage};

impl Naive {
    pub(crate) fn offers(&self) -> Vec<Action> {
        match &self.stage {
            Stage::Fresh => {
                [self.recruits(0, 3), self.looks(), self.flips(&[]), self.steps()].concat()
            }
            Stage::Recruiting(so_far, scouted) => {
                let looks = if *scouted { Vec::new() } else { self.looks() };
                [self.recruits(1, 3 - so_far), looks, vec![Action::End]].concat()
            }
            Stage::Flipping(turned) => [self.flips(turned), vec![Action::End]].concat(),
            Stage::Marching => [self.steps(), vec![Action::End]].concat(),
            Stage::Starving(hungry, _) => self.mouths(*hungry),
            Stage::Won(_) | Stage::Drawn => Vec::new(),
        }
    }

    fn looks(&self) -> Vec<Action> {
        let fronts = (1..11).filter(|&cell| !self.flipped[cell]);
        fronts.map(|cell| Action::Scout { area: area(cell) }).collect()
    }

    fn recruits(&self, fewest: u8, most: u8) -> Vec<Action> {
        let short = self.loose && self.outside(self.player) > self.food(self.player);
        let fits = |n: &u8| *n == 0 || (!short && self.fits(self.home(self.player), *n));
        (fewest..=most).filter(fits).map(|warriors| Action::Recruit { warriors }).collect()
    }

    fn flips(&self, turned: &[usize]) -> Vec<Action> {
        let mut list = Vec::new();
        for cell in self.land(self.player) {
            let area = area(cell);
            if turned.contains(&cell) {
                continue;
            }
            if self.flipped[cell] && self.fits(cell, 2) {
                list.push(Action::Raze { area });
            }
            if !self.flipped[cell] && self.crowd(cell) >= 3 {
                list.push(Action::Build { area });
            }
        }
        list
    }

    fn steps(&self) -> Vec<Action> {
        let mut list = Vec::new();
        for army in self.armies.iter().filter(|army| army.player == self.player && !army.done) {
            for to in (0..12).filter(|&to| touches(army.cell, to)) {
                if self.holder(to) == Some(1 - self.player) {
                    self.attacks(army, to, &mut list);
                } else {
                    let whole = |n: &u8| *n == army.pips || self.free(self.player) > 0;
                    let (from, die) = (area(army.cell), pips(army.pips));
                    let march = |warriors| Action::March { from, die, warriors, to: area(to) };
                    list.extend((1..=army.pips).filter(whole).map(march));
                }
            }
        }
        list
    }

    /// `k` are committed out of the rest `r`; after a win `m` enter.
    fn attacks(&self, army: &Army, cell: usize, list: &mut Vec<Action>) {
        let (from, die, to) = (area(army.cell), pips(army.pips), area(cell));
        let (r, d) = (army.pips.saturating_sub(self.side(cell).0), self.crowd(cell));
        for k in 1..=r {
            if k <= d {
                list.push(Action::Fight { from, die, to, warriors: k });
                continue;
            }
            for m in 1..=r - d {
                if m == r - d || self.free(self.player) > 0 {
                    list.push(Action::Conquer { from, die, to, warriors: m });
                }
            }
        }
    }

    fn mouths(&self, hungry: usize) -> Vec<Action> {
        let crowded = |army: &&Army| {
            army.player == hungry && !matches!(army.cell, 0 | 11) && self.crowd(army.cell) > 1
        };
        let starve = |army: &Army| Action::Starve { area: area(army.cell), die: pips(army.pips) };
        self.armies.iter().filter(crowded).map(starve).collect()
    }
}

fn touches(a: usize, b: usize) -> bool {
    (a / 4).abs_diff(b / 4) + (a % 4).abs_diff(b % 4) == 1
}

fn area(cell: usize) -> Area {
    Area::new(cell).expect("there are twelve cells")
}

fn pips(pips: u8) -> Die {
    Die::new(pips).expect("armies have 1 to 6 warriors")
}
