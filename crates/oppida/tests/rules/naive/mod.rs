//! A second engine, as plain as possible: a list of dice and a list of cards, everything else
//! counted anew each time. It was written from the programmer's description of the rules, not from
//! the engine, and shares only the names of the actions with it.

mod acts;
mod offers;

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
    /// So many were recruited, and whether a card was scouted.
    Recruiting(u8, bool),
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

    pub(crate) fn decider(&self) -> Option<usize> {
        match self.stage {
            Stage::Starving(hungry, _) => Some(hungry),
            Stage::Won(_) | Stage::Drawn => None,
            _ => Some(self.player),
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
