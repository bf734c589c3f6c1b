//! A second engine, as plain as possible: a list of dice and a list of cards, everything else counted
//! anew each time. It was written from the programmer's description of the rules, not from the
//! engine, and shares only the names of the actions with it.

#![allow(dead_code, reason = "each test file needs another part of it")]

use quadriga_oppida::{Action, Area, Die};

/// One die on the table.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Army {
    pub(crate) cell: usize,
    pub(crate) player: usize,
    pub(crate) pips: u8,
    pub(crate) done: bool,
}

/// What the player at hand may do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    Fresh,
    Recruited,
    Flipping(Vec<usize>),
    Marching,
    /// This player starves; `true` when the turn is over afterwards.
    Starving(usize, bool),
    Won(usize),
    Drawn,
}

#[derive(Clone, Debug)]
pub(crate) struct Naive {
    pub(crate) armies: Vec<Army>,
    /// Shields and ears of the backs, 0 for the capitals.
    pub(crate) backs: [(u8, u8); 12],
    pub(crate) flipped: [bool; 12],
    /// The player in the top left corner.
    pub(crate) first: usize,
    pub(crate) player: usize,
    pub(crate) turn: u32,
    pub(crate) loose: bool,
    pub(crate) stage: Stage,
    pub(crate) history: Vec<String>,
}

impl Naive {
    /// The set-up, with the backs as they were dealt.
    pub(crate) fn start(first: usize, loose: bool, backs: [(u8, u8); 12]) -> Naive {
        let army = |cell, player, pips| Army { cell, player, pips, done: false };
        let armies = vec![army(0, first, 4), army(11, 1 - first, 5)];
        let flipped = [false; 12];
        let (stage, history) = (Stage::Fresh, Vec::new());
        let mut naive =
            Naive { armies, backs, flipped, first, player: first, turn: 1, loose, stage, history };
        naive.history.push(naive.key());
        naive
    }

    fn home(&self, player: usize) -> usize {
        if player == self.first { 0 } else { 11 }
    }

    fn on(&self, cell: usize) -> Vec<&Army> {
        self.armies.iter().filter(|army| army.cell == cell).collect()
    }

    fn holder(&self, cell: usize) -> Option<usize> {
        self.on(cell).first().map(|army| army.player)
    }

    fn crowd(&self, cell: usize) -> u8 {
        self.on(cell).iter().map(|army| army.pips).sum()
    }

    fn held(&self, player: usize) -> Vec<usize> {
        (0..12).filter(|&cell| self.holder(cell) == Some(player)).collect()
    }

    fn land(&self, player: usize) -> Vec<usize> {
        self.held(player).into_iter().filter(|cell| !matches!(cell, 0 | 11)).collect()
    }

    fn side(&self, cell: usize) -> (u8, u8) {
        match cell {
            0 | 11 => (3, 0),
            _ if self.flipped[cell] => self.backs[cell],
            _ => (1, 2),
        }
    }

    pub(crate) fn outside(&self, player: usize) -> u8 {
        self.land(player).iter().map(|&cell| self.crowd(cell)).sum()
    }

    pub(crate) fn food(&self, player: usize) -> u8 {
        self.land(player).iter().map(|&cell| self.side(cell).1).sum()
    }

    pub(crate) fn free(&self, player: usize) -> usize {
        8 - self.armies.iter().filter(|army| army.player == player).count()
    }

    /// Everything that lies on the table, and who is to move.
    fn key(&self) -> String {
        let mut armies = self.armies.clone();
        armies.sort();
        format!("{armies:?} {:?} {}", self.flipped, self.player)
    }

    /// What the dice of a cell become when `more` warriors join: the largest first.
    fn joined(&self, cell: usize, more: u8) -> (Vec<u8>, u8) {
        let mut pips: Vec<u8> = self.on(cell).iter().map(|army| army.pips).collect();
        pips.sort_by(|a, b| b.cmp(a));
        let mut left = more;
        for pips in &mut pips {
            while *pips < 6 && left > 0 {
                *pips += 1;
                left -= 1;
            }
        }
        (pips, left)
    }

    fn fits(&self, cell: usize, more: u8) -> bool {
        self.joined(cell, more).1 == 0 || self.free(self.player) > 0
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

    pub(crate) fn decider(&self) -> Option<usize> {
        match self.stage {
            Stage::Starving(hungry, _) => Some(hungry),
            Stage::Won(_) | Stage::Drawn => None,
            _ => Some(self.player),
        }
    }

    pub(crate) fn offers(&self) -> Vec<Action> {
        match &self.stage {
            Stage::Fresh => [self.recruits(), self.flips(&[]), self.steps()].concat(),
            Stage::Recruited => {
                let fronts = (1..11).filter(|&cell| !self.flipped[cell]);
                fronts.map(|cell| Action::Scout { area: area(cell) }).chain([Action::End]).collect()
            }
            Stage::Flipping(turned) => [self.flips(turned), vec![Action::End]].concat(),
            Stage::Marching => [self.steps(), vec![Action::End]].concat(),
            Stage::Starving(hungry, _) => self.mouths(*hungry),
            Stage::Won(_) | Stage::Drawn => Vec::new(),
        }
    }

    fn recruits(&self) -> Vec<Action> {
        let short = self.loose && self.outside(self.player) > self.food(self.player);
        let fits = |n: &u8| *n == 0 || (!short && self.fits(self.home(self.player), *n));
        (0..=3).filter(fits).map(|warriors| Action::Recruit { warriors }).collect()
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

    pub(crate) fn act(&mut self, action: Action) {
        match action {
            Action::Recruit { warriors } => {
                self.join(self.home(self.player), warriors);
                self.stage = Stage::Recruited;
                self.look_for_winner();
            }
            Action::Scout { .. } | Action::End => self.end_turn(),
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
                self.after_attack(warriors == d);
            }
            Action::Starve { area, die } => self.starve(area.index(), die.warriors()),
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

    /// The picture that `table::picture` draws of the same position.
    pub(crate) fn picture(&self) -> String {
        let card = |cell: usize| {
            let mut armies = self.on(cell);
            armies.sort_by_key(|army| (7 - army.pips, army.done));
            let star = if self.flipped[cell] { "*" } else { "" };
            let people = self.holder(cell).map_or(".", |player| ["C", "R"][player]);
            let show = |army: &&Army| format!("{}{}", army.pips, if army.done { "'" } else { "" });
            format!("{star}{people}{}", armies.iter().map(show).collect::<String>())
        };
        let row = |row: usize| (4 * row..4 * row + 4).map(card).collect::<Vec<_>>().join(" ");
        (0..3).map(row).collect::<Vec<_>>().join("\n")
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
