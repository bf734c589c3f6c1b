//! One leg of a move, foreseen: a step by land or a course by sea, what it leads to, and who may
//! come in its way. All of it lies open, so both sides foresee the same.

use quadriga_core::{Silence, words};
use serde::Serialize;

use crate::activation::{Origin, Step};
use crate::arrival::Entry;
use crate::course::Course;
use crate::general::{General, GeneralSet};
use crate::place::Space;
use crate::sea_move::{SeaMove, SeaStep};
use crate::state::Hamilcar;
use crate::words::Way;

/// What is sure, in thousandths.
pub(crate) const SURE: u16 = 1000;
/// The faces of a die.
const FACES: u32 = 6;

/// A general who may come in the way: he does, if a die shows at most his number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub struct Interceptor {
    /// Who.
    pub general: General,
    /// The highest die with which he comes.
    pub die: u8,
    /// Whether with his fleet, on the way.
    pub at_sea: bool,
}

words! {
    "hamilcar/";
    /// What an army meets where it comes.
    Meeting {
        /// Enemies outside: a battle, if they stay.
        Battle,
        /// A single unit, which it overruns.
        Overrun,
        /// A city or a tribe that it can besiege with the MPs that are left.
        Siege,
    }
}

/// Where a general can come.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub struct Reached {
    /// Where.
    pub to: Space,
    /// Where he comes from last.
    pub via: Space,
    /// The MPs of the whole way.
    pub cost: u8,
    /// How many of them are for sea lines.
    pub sea: u8,
    /// The passes on the way, each with an attrition roll.
    pub passes: u8,
    /// Whether he comes inside the city.
    pub inside: bool,
    /// What he meets there.
    pub meets: Option<Meeting>,
    /// Whether a landing there that nobody intercepts takes supremacy.
    pub supremacy: bool,
    /// Who may intercept him on the last leg.
    pub interceptors: Vec<Interceptor>,
    /// How likely nobody intercepts him on the whole way if all try, in thousandths.
    pub through: u16,
}

/// A leg, and the table after it if nothing comes in between.
#[derive(Clone, Debug)]
pub(crate) struct Leg {
    pub(crate) table: Hamilcar,
    pub(crate) reached: Reached,
}

impl Hamilcar {
    /// A step of the active general to a space that he may enter, on this table.
    pub(crate) fn leg_by_land(&self, to: Space) -> Option<Leg> {
        let (now, at) = self.marcher()?;
        let (way, cost) = self.way(now.general, at, to)?;
        let mut table = self.clone();
        table.march(to, &mut Silence);
        let reached = Reached {
            to,
            via: at,
            cost,
            sea: 0,
            passes: u8::from(way == Way::Pass),
            inside: false,
            meets: None,
            supremacy: false,
            interceptors: Vec::new(),
            through: SURE,
        };
        Some(table.come(reached))
    }

    /// A course of the active general that may end where it does, with so many warships.
    pub(crate) fn leg_by_sea(&self, course: Course, ships: u8, inside: bool) -> Option<Leg> {
        let (now, at) = self.marcher()?;
        let (side, to, cost) = (now.general.side(), course.goal(), self.fare(course.lines()));
        let sea = SeaMove {
            side,
            course,
            ships,
            inside,
            commander: None,
            tried: GeneralSet::NONE,
            interceptor: None,
            against: 0,
            forced: false,
            shaken: false,
            step: SeaStep::Interception,
        };
        let at_sea = self.dice_of(self.sea_interceptors(&sea), true);
        let mut table = self.clone();
        table.sea_move = Some(sea);
        table.ship_army(to, inside);
        if let Some(now) = &mut table.activation {
            now.points = now.points.saturating_sub(cost);
            now.sea_points = now.sea_points.saturating_sub(cost);
            now.ships = now.ships.max(ships);
            (now.origin, now.entry) = (Some(Origin::Sea(at)), Entry::default());
        }
        let hostile = self.markers[side.enemy()].has(to);
        let reached = Reached {
            to,
            via: at,
            cost,
            sea: cost,
            passes: 0,
            inside,
            meets: None,
            supremacy: hostile && ships > 0 && self.supremacy != side,
            through: passing(&at_sea),
            interceptors: at_sea,
        };
        table.sea_move = None;
        Some(if inside { table.stop(reached) } else { table.come(reached) })
    }

    /// He has come to a space: who intercepts him there, and what he meets.
    fn come(mut self, mut reached: Reached) -> Leg {
        let on_land = self.dice_of(self.interceptors(), false);
        reached.through = both(reached.through, passing(&on_land));
        reached.interceptors.extend(on_land);
        reached.meets = self.met();
        if reached.meets == Some(Meeting::Overrun) {
            self.overrun(&mut Silence);
        }
        self.stop(reached)
    }

    /// He may go on.
    fn stop(mut self, mut reached: Reached) -> Leg {
        if let Some(now) = &mut self.activation {
            (now.entry, now.step) = (Entry::default(), Step::Choosing);
        }
        if reached.meets.is_none() && self.check_siege().is_ok() {
            reached.meets = Some(Meeting::Siege);
        }
        Leg { table: self, reached }
    }

    /// Whom the army meets.
    fn met(&self) -> Option<Meeting> {
        let (now, at) = self.marcher()?;
        let enemy = now.general.side().enemy();
        let units = self.outside(enemy, at).units();
        if units == 0 {
            None
        } else if self.overruns(now.army.units(), enemy, at) {
            Some(Meeting::Overrun)
        } else {
            Some(Meeting::Battle)
        }
    }

    /// The dice with which generals come in the way.
    fn dice_of(&self, generals: GeneralSet, at_sea: bool) -> Vec<Interceptor> {
        let die = |general| Interceptor { general, die: self.rating(Some(general)), at_sea };
        generals.iter().map(die).collect()
    }
}

/// How likely none of them comes, if all try.
pub(crate) fn passing(interceptors: &[Interceptor]) -> u16 {
    let missed = |one: &Interceptor| FACES.saturating_sub(one.die.into());
    let all = interceptors.iter().map(missed).product::<u32>();
    let faces = FACES.pow(interceptors.len() as u32);
    (u32::from(SURE) * all).div_euclid(faces) as u16
}

/// How likely both are.
pub(crate) fn both(one: u16, other: u16) -> u16 {
    (u32::from(one) * u32::from(other) / u32::from(SURE)) as u16
}
