//! Chapter 14, setting sail: which course is lawful, with which fleet, and under whom (HM-14.1 to
//! HM-14.11).

use quadriga_core::{Eyes, Tell};

use crate::action::Action;
use crate::activation::Activation;
use crate::course::Course;
use crate::event::Event;
use crate::general::{Ability, General, GeneralSet};
use crate::illegal::Illegal;
use crate::place::Space;
use crate::sea_move::{SeaMove, SeaStep};
use crate::side::Side;
use crate::state::{Hamilcar, Post};
use crate::task::Task;
use crate::words::{Region, WayToAfrica};

impl Hamilcar {
    /// The course so far: that of the sea move, or the port of the active general.
    pub(crate) fn course(&self) -> Option<Course> {
        match self.sea_move {
            Some(SeaMove { course, step: SeaStep::Course, .. }) => Some(course),
            _ => self.marcher().map(|(_, at)| Course::from(at)),
        }
    }

    /// HM-22.12: whether he slips past besiegers with his army.
    fn runs_blockades(&self, now: &Activation) -> bool {
        let few = now.army.units() <= self.material.figures.blockade_runner_units;
        few && self.material.generals.can(now.general, Ability::BlockadeRunner)
    }

    /// HM-4.6, HM-14.7: whether a general inside a city may be activated to leave it by sea.
    pub(crate) fn may_leave_by_sea(&self, general: General) -> bool {
        let runner = self.material.generals.can(general, Ability::BlockadeRunner);
        match self.post(general) {
            Post::Inside(at) => self.map().ports.has(at) && (runner || !self.is_besieged(at)),
            _ => false,
        }
    }

    /// The sea lines that may be taken next.
    pub(crate) fn offer_lines(&self, list: &mut Vec<Action>) {
        let Some(course) = self.course() else { return };
        let lines = self.map().sea_lines(course.goal());
        let open = lines.iter().filter(|&to| self.check_sail(to).is_ok());
        list.extend(open.map(|to| Action::Sail { to }));
    }

    /// HM-14.1, HM-14.2: whether a sea line may be taken next.
    pub(crate) fn check_sail(&self, to: Space) -> Result<(), Illegal> {
        let Some((now, at)) = self.marcher() else { return Err(Illegal::WrongStep) };
        let Some(course) = self.course() else { return Err(Illegal::WrongStep) };
        if now.sea_points == 0 {
            return Err(Illegal::SeaClosed);
        }
        if !self.map().sea_lines(course.goal()).has(to) || course.ports().has(to) {
            return Err(Illegal::NoSeaLine);
        }
        if self.is_shut_off(&now, at) {
            return Err(Illegal::Blockaded);
        }
        let (cost, has) = (self.fare(course.lines() + 1), now.sea_points.min(now.points));
        if cost > has {
            return Err(Illegal::TooFewPoints { cost, has });
        }
        // A course that could end nowhere is not begun: the reason is that of its first port.
        let Some(longer) = course.to(to) else { return Err(Illegal::NoSeaLine) };
        if self.leads_somewhere(&now, longer) { Ok(()) } else { self.check_goal(&longer, false) }
    }

    /// HM-14.7: whether besiegers keep an army in its port.
    pub(crate) fn is_shut_off(&self, now: &Activation, at: Space) -> bool {
        self.is_inside(now.general) && self.is_besieged(at) && !self.runs_blockades(now)
    }

    pub(crate) fn fare(&self, lines: u8) -> u8 {
        self.material.figures.sea_line_cost.saturating_mul(lines)
    }

    /// Whether a course ends at a lawful goal, or can be drawn on to one.
    pub(crate) fn leads_somewhere(&self, now: &Activation, course: Course) -> bool {
        if [false, true].iter().any(|&inside| self.check_goal(&course, inside).is_ok()) {
            return true;
        }
        if self.fare(course.lines() + 1) > now.sea_points.min(now.points) {
            return false;
        }
        let next = self.map().sea_lines(course.goal()).without(course.ports());
        next.iter().filter_map(|to| course.to(to)).any(|longer| self.leads_somewhere(now, longer))
    }

    /// HM-14.5 to HM-14.9: whether a course may end where it does.
    pub(crate) fn check_goal(&self, course: &Course, inside: bool) -> Result<(), Illegal> {
        let Some((now, at)) = self.marcher() else { return Err(Illegal::WrongStep) };
        let (side, goal, units) = (now.general.side(), course.goal(), now.army.units());
        if course.lines() == 0 {
            return Err(Illegal::NoSeaLine);
        }
        let besieged = self.own_city(side, goal).is_some() && self.is_besieged(goal);
        if besieged && !(inside && self.runs_blockades(&now)) {
            return Err(Illegal::Blockaded);
        }
        if !self.may_land_in(&now, course) {
            return Err(Illegal::AfricaClosed);
        }
        if !inside {
            return self.check_entry(&now, at, goal);
        }
        let Some(city) = self.shut_in(side, goal) else { return Err(Illegal::NotShutIn) };
        let room = self.room(side, goal);
        if units > room {
            return Err(Illegal::NoRoomInside { room });
        }
        self.check_parting(&now, at, self.inside(city).units().saturating_add(units))
    }

    /// HM-14.9: whether Rome may end a course that begins elsewhere in a port of Africa.
    fn may_land_in(&self, now: &Activation, course: &Course) -> bool {
        let bold = || self.africani(self.highest_among(Hamilcar::officers(now)));
        !self.crosses_to_africa(now.general.side(), course.start(), course.goal())
            || self.is_africa_open()
            || !bold().is_empty()
    }

    pub(crate) fn crosses_to_africa(&self, side: Side, from: Space, to: Space) -> bool {
        let africa = self.map().region(Region::Africa);
        side == Side::Rome && !africa.has(from) && africa.has(to)
    }

    /// HM-14.9: whether Rome sails to Africa under any commander.
    pub(crate) fn is_africa_open(&self) -> bool {
        self.africa_open
            || match self.seamanship.way_to_africa() {
                WayToAfrica::Closed => false,
                WayToAfrica::SteppingStone => self.markers.rome.has(self.map().stepping_stone),
                WayToAfrica::Open => true,
            }
    }

    pub(crate) fn africani(&self, generals: GeneralSet) -> GeneralSet {
        let bold = |&general: &General| self.material.generals.can(general, Ability::Africanus);
        generals.iter().filter(bold).collect()
    }

    /// HM-14.11: those who may command the fleet: the highest rank aboard, and where only an
    /// Africanus leads there, he.
    pub(crate) fn fleet_commanders(&self, sea: &SeaMove) -> GeneralSet {
        let equals = self.highest_among(self.aboard(sea));
        let (from, to) = (sea.course.start(), sea.course.goal());
        let bold = self.africani(equals);
        let needed = self.crosses_to_africa(sea.side, from, to) && !self.is_africa_open();
        if needed && !bold.is_empty() { bold } else { equals }
    }

    /// A sea line more. Nothing is paid before the fleet is named.
    pub(crate) fn sail(&mut self, to: Space) {
        let Some((now, _)) = self.marcher() else { return };
        let Some(course) = self.course().and_then(|course| course.to(to)) else { return };
        if let Some(sea) = &mut self.sea_move
            && sea.step == SeaStep::Course
        {
            sea.course = course;
            return;
        }
        let side = now.general.side();
        self.sea_move = Some(SeaMove {
            side,
            course,
            ships: 0,
            inside: false,
            commander: None,
            tried: GeneralSet::NONE,
            interceptor: None,
            against: 0,
            forced: false,
            shaken: false,
            step: SeaStep::Course,
        });
        self.tasks.push(Task::Sea { side });
    }

    /// HM-14.2, HM-14.3: the move is declared with its fleet, and paid.
    pub(crate) fn embark<T: Tell<Event>>(&mut self, ships: u8, inside: bool, tell: &mut T) {
        let Some(mut sea) = self.sea_move else { return };
        (sea.ships, sea.inside, sea.step) = (ships, inside, SeaStep::Commander);
        self.sea_move = Some(sea);
        if !sea.forced {
            let fare = self.fare(sea.course.lines());
            if let Some(now) = &mut self.activation {
                now.points = now.points.saturating_sub(fare);
                now.sea_points = now.sea_points.saturating_sub(fare);
                (now.sailed, now.ships) = (true, now.ships.max(ships));
            }
        }
        let units = self.cargo(&sea).units();
        let (from, to) = (sea.course.start(), sea.course.goal());
        tell.tell(Eyes::ALL, Event::SetSail { side: sea.side, from, to, units, ships });
    }

    /// The fleet has its commander. HM-11.10: for a forced move no window opens.
    pub(crate) fn command_fleet<T: Tell<Event>>(&mut self, general: General, tell: &mut T) {
        let Some(sea) = &mut self.sea_move else { return };
        sea.commander = Some(general);
        sea.step = if sea.forced { SeaStep::Interception } else { SeaStep::Declared };
        let side = sea.side;
        tell.tell(Eyes::ALL, Event::Commands { side, general: Some(general) });
    }
}
