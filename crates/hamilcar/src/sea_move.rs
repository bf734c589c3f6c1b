//! Chapter 14, a sea move: who sails, with what, and how far it has come.

use quadriga_core::position::is_default;
use serde::{Deserialize, Serialize};

use crate::activation::Step;
use crate::course::Course;
use crate::general::{General, GeneralSet};
use crate::place::Space;
use crate::side::Side;
use crate::stack::Stack;
use crate::state::{Hamilcar, Post};
use crate::task::Task;

/// A fleet at sea. Its army is that of the activation, or in a retreat the whole beaten army; until
/// it arrives it stands in the start port.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub struct SeaMove {
    /// Who sails.
    pub side: Side,
    /// The ports of the way.
    pub course: Course,
    /// The warships of the fleet that are left.
    #[serde(default, skip_serializing_if = "is_default")]
    pub ships: u8,
    /// Whether it lands inside a city (HM-14.7).
    #[serde(default, skip_serializing_if = "is_default")]
    pub inside: bool,
    /// The fleet commander (HM-14.11).
    #[serde(default, skip_serializing_if = "is_default")]
    pub commander: Option<General>,
    /// The enemies who tried to intercept.
    #[serde(default, skip_serializing_if = "is_default")]
    pub tried: GeneralSet,
    /// The one who succeeded.
    #[serde(default, skip_serializing_if = "is_default")]
    pub interceptor: Option<General>,
    /// His warships.
    #[serde(default, skip_serializing_if = "is_default")]
    pub against: u8,
    /// Whether the move is forced (HM-11.10).
    #[serde(default, skip_serializing_if = "is_default")]
    pub forced: bool,
    /// Whether a battle or a storm may have taken all that a general had (HM-16.19, HM-17.3).
    #[serde(default, skip_serializing_if = "is_default")]
    pub shaken: bool,
    /// What is due next.
    pub step: SeaStep,
}

quadriga_core::words! {
    "hamilcar/";
    /// What is due next in a sea move: the order of HM-14.12.
    SeaStep {
        /// The course is drawn, line by line, until a fleet is named.
        Course,
        /// A fleet is named for a retreat.
        Fleet,
        /// Among equals the commander is named.
        Commander,
        /// The move is declared.
        Declared,
        /// Enemies may intercept.
        Interception,
        /// The one who intercepts takes warships.
        Assignment,
        /// The move may be taken back.
        TakingBack,
        /// The fleets meet.
        Meeting,
        /// What is left is back at the start port.
        Return,
        /// What is left reaches the goal.
        Arrival,
        /// It is there.
        Goal,
        /// It lands.
        Landing,
        /// Carthalo may raid the port.
        Raid,
        /// It is ashore: nothing is due, but it may have to sail back.
        Ashore,
        /// All is lost: the generals are displaced.
        Wreck,
    }
}

impl SeaMove {
    /// Where its army is.
    pub(crate) fn berth(&self) -> Space {
        match self.step {
            SeaStep::Goal | SeaStep::Landing | SeaStep::Raid | SeaStep::Ashore => {
                self.course.goal()
            }
            _ => self.course.start(),
        }
    }

    /// Whose decision it is.
    pub(crate) fn decider(&self) -> Side {
        match self.step {
            SeaStep::Interception | SeaStep::Assignment => self.side.enemy(),
            _ => self.side,
        }
    }
}

impl Hamilcar {
    /// The sea move under way, or the last one of the activation.
    pub fn sea_move(&self) -> Option<&SeaMove> {
        self.sea_move.as_ref()
    }

    /// What is due next in the sea move.
    pub(crate) fn sea_is(&mut self, step: SeaStep) {
        if let Some(sea) = &mut self.sea_move {
            sea.step = step;
        }
    }

    /// Whether a beaten army sails from its battlefield (HM-11.8).
    pub(crate) fn is_retreat(&self, sea: &SeaMove) -> bool {
        sea.forced && self.is_battlefield(sea.course.start())
    }

    /// The generals aboard.
    pub(crate) fn aboard(&self, sea: &SeaMove) -> GeneralSet {
        if self.is_retreat(sea) {
            return self.generals_at(sea.side, sea.course.start(), false);
        }
        let officers = self.activation.map_or(GeneralSet::NONE, |now| Hamilcar::officers(&now));
        officers.iter().filter(|&general| self.post(general).space().is_some()).collect()
    }

    /// Where the army of the fleet is, and whether inside a city.
    pub(crate) fn moorings(&self, sea: &SeaMove) -> (Space, bool) {
        let inside = |general: General| matches!(self.post(general), Post::Inside(_));
        (sea.berth(), !self.is_retreat(sea) && self.aboard(sea).iter().any(inside))
    }

    /// What the transports carry.
    pub(crate) fn cargo(&self, sea: &SeaMove) -> Stack {
        let (at, inside) = self.moorings(sea);
        self.exposed(sea.side, at, inside)
    }

    /// HM-14.3: the Ready ships that have not sailed with another general on this card.
    pub(crate) fn free_ships(&self, side: Side) -> u8 {
        let active = self.activation.is_some_and(|now| now.general.side() == side);
        let used = if active { self.moved.ships } else { 0 };
        self.of(side).ready.saturating_sub(used)
    }

    /// Nothing is left of the sea move; the activation, if it is one, is over.
    pub(crate) fn end_sea_move(&mut self) {
        self.sea_move = None;
        self.tasks.pop();
        self.next_is(Step::Over);
    }

    /// HM-11.10: an army goes by sea whether it wants or not: from its battlefield to a port.
    pub(crate) fn begin_forced_sea_move(&mut self, side: Side, from: Space, to: Space) {
        let Some(course) = Course::from(from).to(to) else { return };
        self.sea_move = Some(SeaMove {
            side,
            course,
            ships: 0,
            inside: false,
            commander: None,
            tried: GeneralSet::NONE,
            interceptor: None,
            against: 0,
            forced: true,
            shaken: false,
            step: SeaStep::Fleet,
        });
        self.tasks.push(Task::Sea { side });
    }

    /// HM-9.5: the army of the activation sails back the way that it came, with the same fleet.
    pub(crate) fn sail_back(&mut self) {
        let Some(sea) = self.sea_move else { return };
        self.sea_move = Some(SeaMove {
            course: sea.course.back(),
            ships: sea.ships.min(self.of(sea.side).ready),
            inside: false,
            tried: GeneralSet::NONE,
            interceptor: None,
            against: 0,
            forced: true,
            shaken: false,
            step: SeaStep::Interception,
            ..sea
        });
        self.tasks.push(Task::Sea { side: sea.side });
    }
}
