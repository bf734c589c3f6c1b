//! What an action does.

use quadriga_oppida::Action;

use super::{Army, Naive, Stage};

impl Naive {
    pub(crate) fn act(&mut self, action: Action) {
        match action {
            Action::Recruit { warriors } => {
                self.join(self.home(self.player), warriors);
                let (before, scouted) = self.recruiting();
                self.stage = Stage::Recruiting(before + warriors, scouted);
                self.look_for_winner();
            }
            Action::Scout { .. } => self.stage = Stage::Recruiting(self.recruiting().0, true),
            Action::End => self.end_turn(),
            Action::Build { area } => {
                self.shrink(area.index(), 2);
                self.flip(area.index());
            }
            Action::Raze { area } => {
                self.join(area.index(), 2);
                self.flip(area.index());
            }
            Action::March { from, die, warriors, to } => {
                self.take(from.index(), die.warriors(), self.player, false);
                self.put(from.index(), die.warriors() - warriors, false);
                self.put(to.index(), warriors, true);
                self.stage = Stage::Marching;
                self.look_for_winner();
            }
            Action::Conquer { from, die, to, warriors } => {
                let (r, d) = self.meet(from.index(), die.warriors(), to.index());
                self.armies.retain(|army| army.cell != to.index());
                self.flipped[to.index()] = false;
                self.put(from.index(), r - d - warriors, true);
                self.put(to.index(), warriors, true);
                self.after_attack(true);
            }
            Action::Fight { from, die, to, warriors } => {
                let (r, d) = self.meet(from.index(), die.warriors(), to.index());
                self.shrink(to.index(), warriors);
                self.put(from.index(), r - warriors, true);
                self.after_attack(warriors == d && !matches!(to.index(), 0 | 11));
            }
            Action::Starve { area, die } => self.starve(area.index(), die.warriors()),
        }
    }

    /// How many were recruited in this turn, and whether a card was scouted.
    fn recruiting(&self) -> (u8, bool) {
        match self.stage {
            Stage::Recruiting(recruits, scouted) => (recruits, scouted),
            _ => (0, false),
        }
    }

    fn take(&mut self, cell: usize, pips: u8, player: usize, done: bool) {
        let army = Army { cell, player, pips, done };
        let place = self.armies.iter().position(|other| *other == army);
        self.armies.remove(place.expect("the army stands there"));
    }

    fn put(&mut self, cell: usize, pips: u8, done: bool) {
        if pips > 0 {
            self.armies.push(Army { cell, player: self.player, pips, done });
        }
    }

    /// The attacking die leaves its card; its rest behind the shields, and the defenders.
    fn meet(&mut self, from: usize, die: u8, to: usize) -> (u8, u8) {
        self.take(from, die, self.player, false);
        (die - self.side(to).0, self.crowd(to))
    }

    fn flip(&mut self, cell: usize) {
        self.flipped[cell] = !self.flipped[cell];
        let mut turned = match &self.stage {
            Stage::Flipping(turned) => turned.clone(),
            _ => Vec::new(),
        };
        turned.push(cell);
        self.stage = Stage::Flipping(turned);
    }

    fn after_attack(&mut self, card_lost: bool) {
        self.stage = Stage::Marching;
        self.look_for_winner();
        let enemy = 1 - self.player;
        let hungry = self.outside(enemy) > self.food(enemy);
        if self.stage == Stage::Marching && card_lost && hungry {
            self.stage = Stage::Starving(enemy, false);
        }
    }

    fn look_for_winner(&mut self) {
        let held = self.held(self.player);
        if held.len() >= 8 || held.contains(&self.home(1 - self.player)) {
            self.stage = Stage::Won(self.player);
        }
    }

    fn starve(&mut self, cell: usize, pips: u8) {
        let Stage::Starving(hungry, ends_turn) = self.stage else { return };
        self.take(cell, pips, hungry, false);
        if pips > 1 {
            self.armies.push(Army { cell, player: hungry, pips: pips - 1, done: false });
        }
        if self.outside(hungry) > self.food(hungry) {
            return;
        }
        if ends_turn { self.pass_on() } else { self.stage = Stage::Marching }
    }

    fn end_turn(&mut self) {
        self.armies.iter_mut().for_each(|army| army.done = false);
        if !self.loose && self.outside(self.player) > self.food(self.player) {
            self.stage = Stage::Starving(self.player, true);
        } else {
            self.pass_on();
        }
    }

    fn pass_on(&mut self) {
        self.stage = Stage::Fresh;
        if self.turn == 200 {
            self.stage = Stage::Drawn;
            return;
        }
        self.turn += 1;
        self.player = 1 - self.player;
        let key = self.key();
        self.history.push(key.clone());
        if self.history.iter().filter(|earlier| **earlier == key).count() == 3 {
            self.stage = Stage::Drawn;
        }
    }

    fn join(&mut self, cell: usize, more: u8) {
        let (mut pips, left) = self.joined(cell, more);
        pips.extend((left > 0).then_some(left));
        let player = self.player;
        self.armies.retain(|army| army.cell != cell);
        self.armies.extend(pips.into_iter().map(|pips| Army { cell, player, pips, done: false }));
    }

    /// Warriors leave one by one, each from the smallest die.
    fn shrink(&mut self, cell: usize, by: u8) {
        for _ in 0..by {
            let mine = self.armies.iter_mut().filter(|army| army.cell == cell);
            if let Some(smallest) = mine.min_by_key(|army| army.pips) {
                smallest.pips -= 1;
            }
            self.armies.retain(|army| army.pips > 0);
        }
    }
}
