//! What one onlooker may know.

use quadriga_core::{Eye, Seat};
use serde::Serialize;

use crate::area::{Area, AreaSet};
use crate::dice::Dice;
use crate::figures::{Figures, Side};
use crate::options::Supply;
use crate::state::{Oppida, Phase};

/// The table as one onlooker sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "oppida/"))]
pub struct View {
    /// Who looks.
    pub eye: Eye,
    /// The number of this turn, from 1.
    pub turn: u8,
    /// The turn after which the game is a draw.
    pub last_turn: u8,
    /// Whose turn it is.
    pub mover: Seat,
    /// Who began.
    pub beginner: Seat,
    /// What the game waits for.
    pub phase: Phase,
    /// How supply is enforced.
    pub supply: Supply,
    /// How many areas win.
    pub areas_to_win: u8,
    /// What else of the box a player reckons with.
    pub figures: FiguresView,
    /// The twelve areas, row by row.
    pub areas: Vec<AreaView>,
    /// Both peoples, in the order of the seats.
    pub peoples: Vec<PeopleView>,
    /// The backs that the onlooker cannot place, sorted.
    pub unknown_backs: Vec<Side>,
}

/// The figures of the box that are the same in every game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "oppida/"))]
pub struct FiguresView {
    /// What the front of every land card shows.
    pub front: Side,
    /// The most recruits in a turn.
    pub recruits: u8,
    /// Warriors who become farmers of an oppidum.
    pub farmers: u8,
    /// The dice of each people.
    pub dice: u8,
}

/// One area.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "oppida/"))]
pub struct AreaView {
    /// Whose capital lies here, if one does.
    pub capital_of: Option<Seat>,
    /// Who occupies it.
    pub owner: Option<Seat>,
    /// The dice on it, largest first.
    pub dice: Dice,
    /// Those of the dice that are done for this turn.
    pub done: Dice,
    /// Whether the card lies as an oppidum.
    pub oppidum: bool,
    /// The side that is up.
    pub face: Side,
    /// The back, where the onlooker knows it.
    pub back: Option<Side>,
    /// Who has scouted the card.
    pub scouted_by: Vec<Seat>,
    /// The areas that share an edge with it.
    pub neighbours: AreaSet,
}

/// One people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "oppida/"))]
pub struct PeopleView {
    /// Where its capital lies.
    pub capital: Area,
    /// How many areas it occupies.
    pub areas: u8,
    /// Its warriors on land cards.
    pub outside: u8,
    /// Its warriors in the capital.
    pub at_home: u8,
    /// The ears of its land cards.
    pub ears: u8,
    /// How many would starve if supply were checked now.
    pub surplus: u8,
    /// Its dice that are not on a card.
    pub free_dice: u8,
}

impl Oppida {
    /// What `eye` may know.
    pub(crate) fn view(&self, eye: Eye) -> View {
        let known = match eye {
            Eye::Seat(seat) => self.known_backs(seat),
            Eye::Spectator => self.open,
        };
        let unknown = AreaSet::LAND.without(known);
        let mut unknown_backs: Vec<Side> =
            unknown.iter().map(|area| self.backs[area.index()]).collect();
        unknown_backs.sort_unstable();
        View {
            eye,
            turn: self.turn,
            last_turn: self.figures.turn_limit,
            mover: self.mover,
            beginner: self.beginner,
            phase: self.phase,
            supply: self.supply,
            areas_to_win: self.figures.areas_to_win,
            figures: self.view_figures(),
            areas: Area::all().map(|area| self.view_area(area, known)).collect(),
            peoples: Seat::all(2).map(|seat| self.view_people(seat)).collect(),
            unknown_backs,
        }
    }

    fn view_figures(&self) -> FiguresView {
        let Figures { front, recruits, farmers, dice, .. } = self.figures;
        FiguresView { front, recruits, farmers, dice }
    }

    fn view_area(&self, area: Area, known: AreaSet) -> AreaView {
        AreaView {
            capital_of: Seat::all(2).find(|&seat| self.capital(seat) == area),
            owner: self.owner(area),
            dice: self.dice(area),
            done: self.done[area.index()],
            oppidum: self.oppida.has(area),
            face: self.face(area),
            back: known.has(area).then(|| self.backs[area.index()]),
            scouted_by: Seat::all(2).filter(|seat| self.scouted[seat.index()].has(area)).collect(),
            neighbours: area.neighbours(),
        }
    }

    fn view_people(&self, seat: Seat) -> PeopleView {
        let capital = self.capital(seat);
        let at_home = if self.areas(seat).has(capital) { self.dice(capital).warriors() } else { 0 };
        PeopleView {
            capital,
            areas: self.areas(seat).len(),
            outside: self.outside(seat),
            at_home,
            ears: self.ears(seat),
            surplus: self.surplus(seat),
            free_dice: self.free_dice(seat),
        }
    }
}
