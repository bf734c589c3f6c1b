//! How far a general gets with the army that he leads: all spaces that he can come to in this
//! activation, each by the cheapest way, of equal ways by the one that is least opposed.

use quadriga_core::Silence;
use serde::Serialize;

use crate::activation::Activation;
use crate::calling::Call;
use crate::course::Course;
use crate::general::General;
use crate::legs::{Leg, Meeting, Reached, SURE, both};
use crate::place::{SPACES, Space, SpaceSet};
use crate::sea_move::SeaStep;
use crate::side::Side;
use crate::state::Hamilcar;
use crate::words::Way;

/// How far a general gets.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub struct Reach {
    /// Who.
    pub general: General,
    /// Where he is.
    pub from: Space,
    /// His MPs.
    pub points: u8,
    /// How many of them he may spend on sea lines.
    pub sea_points: u8,
    /// Where he can come.
    pub places: Vec<Reached>,
}

/// The spaces reached so far.
struct Search {
    places: [Option<Reached>; SPACES],
    /// The most points for sea lines that were left in a space, outside and inside, and one more.
    seen: [[u8; 2]; SPACES],
    /// Ways that go on, by what they cost.
    open: Vec<Vec<Leg>>,
}

impl Hamilcar {
    /// How far the general on the move gets, while he chooses.
    pub(crate) fn reach(&self) -> Option<Reach> {
        let now = self.activation.filter(|_| self.moves_on())?;
        let from = self.post(now.general).space()?;
        let mut search = Search::new(now.points);
        match self.sea_move {
            // The course is drawn on, or ends.
            Some(sea) if sea.step == SeaStep::Course => {
                let before = both_points(&now);
                search.sail_from(self, sea.course, &start(from), before);
                search.end_course(self, sea.course, &start(from), before);
            }
            Some(sea) if sea.step != SeaStep::Ashore => return None,
            _ => search.go_on(self, &start(from)),
        }
        search.run();
        let places = search.places.into_iter().flatten().filter(|place| place.to != from).collect();
        let (points, sea_points) = both_points(&now);
        Some(Reach { general: now.general, from, points, sea_points, places })
    }

    /// How far a general would get whom a call activates.
    pub(crate) fn reach_of(&self, side: Side, call: Call, general: General) -> Option<Reach> {
        let mut table = self.clone();
        table.call(side, call, general, &mut Silence);
        table.reach()
    }
}

fn both_points(now: &Activation) -> (u8, u8) {
    (now.points, now.sea_points.min(now.points))
}

/// A way of no step.
fn start(at: Space) -> Reached {
    Reached {
        to: at,
        via: at,
        cost: 0,
        sea: 0,
        passes: 0,
        inside: false,
        meets: None,
        supremacy: false,
        interceptors: Vec::new(),
        through: SURE,
    }
}

impl Search {
    fn new(points: u8) -> Search {
        let open = (0..=points).map(|_| Vec::new()).collect();
        Search { places: std::array::from_fn(|_| None), seen: [[0; 2]; SPACES], open }
    }

    /// Ways in the order of their cost, the least opposed first.
    fn run(&mut self) {
        for cost in 0..self.open.len() {
            let mut ways = std::mem::take(&mut self.open[cost]);
            ways.sort_by_key(|leg| std::cmp::Reverse(leg.reached.through));
            for Leg { table, reached } in ways {
                let stops = reached.meets == Some(Meeting::Battle);
                if !stops && self.is_news(&table, &reached) {
                    self.go_on(&table, &reached);
                }
                let place = &mut self.places[reached.to.index()];
                // Outside is told before inside.
                if place.as_ref().is_none_or(|known| known.inside && !reached.inside) {
                    *place = Some(reached);
                }
            }
        }
    }

    /// Whether he comes there with more points for sea lines than before.
    fn is_news(&mut self, table: &Hamilcar, reached: &Reached) -> bool {
        let left = table.activation.map_or(0, |now| both_points(&now).1);
        let seen = &mut self.seen[reached.to.index()][usize::from(reached.inside)];
        let news = left + 1 > *seen;
        *seen = (left + 1).max(*seen);
        news
    }

    /// Whether a way there could be one, before it is looked at.
    fn is_worth(&self, to: Space, inside: bool, left: u8) -> bool {
        left + 1 > self.seen[to.index()][usize::from(inside)]
    }

    /// All legs from where he is.
    fn go_on(&mut self, table: &Hamilcar, so_far: &Reached) {
        let Some((now, at)) = table.marcher() else { return };
        let (points, sea) = both_points(&now);
        let ways = Way::ALL.iter().map(|&way| table.map().links(at, way));
        for to in ways.fold(SpaceSet::NONE, SpaceSet::with).iter() {
            let Some((_, cost)) = table.way(now.general, at, to).filter(|way| way.1 <= points)
            else {
                continue;
            };
            if self.is_worth(to, false, sea.min(points - cost))
                && table.check_march(to).is_ok()
                && let Some(leg) = table.leg_by_land(to)
            {
                self.push(leg, so_far);
            }
        }
        if sea > 0 && !table.is_shut_off(&now, at) {
            self.sail_from(table, Course::from(at), so_far, (points, sea));
        }
    }

    /// All courses that go on from there.
    fn sail_from(&mut self, table: &Hamilcar, course: Course, so_far: &Reached, left: (u8, u8)) {
        let next = table.map().sea_lines(course.goal()).without(course.ports());
        for longer in next.iter().filter_map(|to| course.to(to)) {
            if table.fare(longer.lines()) > left.1 {
                continue;
            }
            self.end_course(table, longer, so_far, left);
            self.sail_from(table, longer, so_far, left);
        }
    }

    /// A course ends there, if it may.
    fn end_course(&mut self, table: &Hamilcar, course: Course, so_far: &Reached, left: (u8, u8)) {
        let fare = table.fare(course.lines());
        let (points, sea) = (left.0.saturating_sub(fare), left.1.saturating_sub(fare));
        let ships = table.marcher().map_or(0, |(now, _)| table.free_ships(now.general.side()));
        for inside in [false, true] {
            if self.is_worth(course.goal(), inside, sea.min(points))
                && table.check_goal(&course, inside).is_ok()
                && let Some(leg) = table.leg_by_sea(course, ships, inside)
            {
                self.push(leg, so_far);
            }
        }
    }

    /// A leg more, after those before it.
    fn push(&mut self, mut leg: Leg, so_far: &Reached) {
        let reached = &mut leg.reached;
        reached.cost += so_far.cost;
        reached.sea += so_far.sea;
        reached.passes += so_far.passes;
        reached.through = both(reached.through, so_far.through);
        if let Some(ways) = self.open.get_mut(usize::from(leg.reached.cost)) {
            ways.push(leg);
        }
    }
}
