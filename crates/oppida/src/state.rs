//! The state of a game: plain data, no past, no chance.

use quadriga_core::{BySeat, RulesVersion, Seat};
use serde::{Deserialize, Serialize};

use crate::area::{AREAS, Area, AreaSet};
use crate::dice::{Dice, Die};
use crate::event::Ending;
use crate::figures::{Figures, Side};
use crate::options::Supply;
use crate::position::Position;

/// Two players, always.
pub(crate) const SEATS: usize = 2;

/// A game of Oppida.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Position", into = "Position")]
pub struct Oppida {
    /// The dice on each area, all of one player.
    pub(crate) dice: [Dice; AREAS],
    /// Those among them that are done for this turn; only the mover has any.
    pub(crate) done: [Dice; AREAS],
    /// The backs of the land cards, turned up or not; nothing for the capitals.
    pub(crate) backs: [Side; AREAS],
    /// The areas that each seat occupies: exactly those on which dice of that seat lie.
    pub(crate) held: [AreaSet; SEATS],
    /// The backs that each seat has scouted. Which they are is open, what they show is not.
    pub(crate) scouted: [AreaSet; SEATS],
    /// The land cards that lie as an oppidum.
    pub(crate) oppida: AreaSet,
    /// The land cards that have ever been an oppidum: everybody knows their backs (OP-4.6).
    pub(crate) open: AreaSet,
    /// How many dice each seat has on the table.
    pub(crate) dice_out: [u8; SEATS],
    /// Who began, and so has the capital in the top left corner.
    pub(crate) beginner: Seat,
    /// Whose turn it is.
    pub(crate) mover: Seat,
    /// The number of this turn, both players' counted, from 1.
    pub(crate) turn: u8,
    pub(crate) phase: Phase,
    pub(crate) supply: Supply,
    pub(crate) figures: Figures,
    /// The version of the rules that it is played under; not part of the position's JSON.
    pub(crate) rules: RulesVersion,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "oppida/"))]
pub enum Phase {
    /// The first act of a turn, which chooses the option (OP-2.2).
    Choosing,
    /// Recruiting and scouting, in either order, until the player ends the turn (OP-2.3).
    Recruiting {
        /// How many warriors were recruited in this turn.
        recruits: u8,
        /// Whether a card was scouted in this turn.
        scouted: bool,
    },
    /// Building and razing; these cards were turned in this turn (OP-5.7).
    Building {
        /// The cards turned.
        turned: AreaSet,
    },
    /// Marching and attacking.
    Marching,
    /// This player must starve warriors before anything else (OP-8.7).
    Starving {
        /// Who: the mover at the end of the turn, or the other player after an attack.
        hungry: Seat,
    },
    /// The game has ended.
    Over(Ending),
}

impl Oppida {
    /// The capital of a seat.
    #[inline]
    pub fn capital(&self, seat: Seat) -> Area {
        if seat == self.beginner { Area::TOP_LEFT } else { Area::BOTTOM_RIGHT }
    }

    /// Who occupies an area (OP-1.13).
    #[inline]
    pub fn owner(&self, area: Area) -> Option<Seat> {
        Seat::all(SEATS).find(|seat| self.held[seat.index()].has(area))
    }

    /// The areas that a seat occupies, the own capital included (OP-9.2).
    #[inline]
    pub fn areas(&self, seat: Seat) -> AreaSet {
        self.held[seat.index()]
    }

    /// The dice on an area.
    #[inline]
    pub fn dice(&self, area: Area) -> Dice {
        self.dice[area.index()]
    }

    /// The dice on an area that have not taken part in a step of this turn.
    #[inline]
    pub(crate) fn fresh(&self, area: Area) -> Dice {
        self.dice[area.index()].without(self.done[area.index()])
    }

    /// How many free dice a seat has (OP-1.7).
    #[inline]
    pub fn free_dice(&self, seat: Seat) -> u8 {
        self.figures.dice - self.dice_out[seat.index()]
    }

    /// The side of a card that lies face up.
    #[inline]
    pub fn face(&self, area: Area) -> Side {
        if area.is_capital() {
            Side { shields: self.figures.capital_shields, ears: 0 }
        } else if self.oppida.has(area) {
            self.backs[area.index()]
        } else {
            self.figures.front
        }
    }

    /// The warriors of a seat on land cards.
    #[inline]
    pub fn outside(&self, seat: Seat) -> u8 {
        let land = self.held[seat.index()].within(AreaSet::LAND);
        land.iter().map(|area| self.dice[area.index()].warriors()).sum()
    }

    /// The ears of the land cards that a seat occupies (OP-8.1).
    #[inline]
    pub fn ears(&self, seat: Seat) -> u8 {
        let land = self.held[seat.index()].within(AreaSet::LAND);
        let fronts = land.without(self.oppida).len() * self.figures.front.ears;
        land.within(self.oppida)
            .iter()
            .fold(fronts, |sum, area| sum + self.backs[area.index()].ears)
    }

    /// The cards whose backs a seat knows (OP-4.5, OP-4.6).
    #[inline]
    pub fn known_backs(&self, seat: Seat) -> AreaSet {
        self.open.with(self.scouted[seat.index()])
    }

    /// The number of the turn, from 1.
    pub fn turn_number(&self) -> u8 {
        self.turn
    }

    /// What the game waits for.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is, also while the other player starves.
    pub fn mover(&self) -> Seat {
        self.mover
    }

    /// One value for each of the two seats.
    pub(crate) fn by_seat<T: Copy + Default>(of: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat::new(SEATS, of)
    }

    // The three ways to change dice keep the table sound even if an action was never checked: what
    // cannot be does not happen.

    /// Puts a die of `seat` on an area, if it has a free one and no enemies stand there. Returns
    /// whether it lies there now.
    #[inline]
    pub(crate) fn place(&mut self, seat: Seat, area: Area, die: Die) -> bool {
        if self.free_dice(seat) == 0 || self.areas(seat.opponent()).has(area) {
            return false;
        }
        self.dice[area.index()].add(die);
        self.held[seat.index()].insert(area);
        self.dice_out[seat.index()] += 1;
        true
    }

    /// Takes a die of `seat` that is not done from an area, if one lies there.
    #[inline]
    pub(crate) fn lift(&mut self, seat: Seat, area: Area, die: Die) {
        if !self.areas(seat).has(area) || !self.fresh(area).has(die) {
            return;
        }
        self.dice[area.index()].remove(die);
        self.dice_out[seat.index()] -= 1;
        if self.dice[area.index()].is_empty() {
            self.held[seat.index()].remove(area);
        }
    }

    /// Changes the dice of `seat` on an area as a whole, if no enemies stand there, no die there is
    /// done and the dice suffice.
    #[inline]
    pub(crate) fn turn_dice(&mut self, seat: Seat, area: Area, change: impl FnOnce(&mut Dice)) {
        if self.areas(seat.opponent()).has(area) || !self.done[area.index()].is_empty() {
            return;
        }
        let mut heap = self.dice(area);
        let elsewhere = self.dice_out[seat.index()] - heap.count();
        change(&mut heap);
        if elsewhere + heap.count() > self.figures.dice {
            return;
        }
        self.dice[area.index()] = heap;
        self.dice_out[seat.index()] = elsewhere + heap.count();
        if heap.is_empty() {
            self.held[seat.index()].remove(area);
        } else {
            self.held[seat.index()].insert(area);
        }
    }
}
