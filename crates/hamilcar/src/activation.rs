//! Chapter 8: a general on the move, from his activation to its end.

use quadriga_core::position::is_default;
use quadriga_core::{Eyes, Tell};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::arrival::Entry;
use crate::calling::Call;
use crate::event::Event;
use crate::general::{General, GeneralSet};
use crate::illegal::Illegal;
use crate::moved::Moved;
use crate::place::Space;
use crate::side::Side;
use crate::stack::Stack;
use crate::state::{Hamilcar, Post};
use crate::task::Task;
use crate::words::Window;

/// A general on the move, and all that is known of his move until it is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub struct Activation {
    /// Who moves.
    pub general: General,
    /// MPs left.
    pub points: u8,
    /// MPs left for sea lines; none where they are closed to him.
    pub sea_points: u8,
    /// Whether he has sailed (HM-20.4).
    #[serde(default, skip_serializing_if = "is_default")]
    pub sailed: bool,
    /// The most warships that sailed with him at once and are still Ready (HM-14.3).
    #[serde(default, skip_serializing_if = "is_default")]
    pub ships: u8,
    /// The units and supply trains that he leads; they stand in his space.
    pub army: Stack,
    /// Those that came with him into this space: what he leaves of them has moved.
    #[serde(default, skip_serializing_if = "is_default")]
    pub arrived: Stack,
    /// The generals whom he leads.
    pub companions: GeneralSet,
    /// Those who came with him into this space.
    #[serde(default, skip_serializing_if = "is_default")]
    pub escort: GeneralSet,
    /// Where his last step began.
    #[serde(default, skip_serializing_if = "is_default")]
    pub origin: Option<Origin>,
    /// How the other side has answered to that step.
    #[serde(default, skip_serializing_if = "is_default")]
    pub entry: Entry,
    /// What is due next.
    pub step: Step,
}

/// Where an army came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub enum Origin {
    /// By land from this space.
    Land(Space),
    /// By sea from this start port.
    Sea(Space),
    /// Out of the city that he is in.
    Sortie,
}

quadriga_core::words! {
    "hamilcar/";
    /// What is due next in an activation: the order of HM-8.14.
    Step {
        /// The general sets his army, goes on or stops.
        Choosing,
        /// The army has come over a pass.
        Pass,
        /// The army has arrived by land.
        Arrival,
        /// It stands on the space, or has landed there.
        Foothold,
        /// Enemy generals may intercept.
        Interception,
        /// They have: the mover fights or goes back.
        Intercepted,
        /// The enemies may go inside their city.
        Walls,
        /// The army meets a single unit, or what stands alone.
        Alone,
        /// The enemies may try to avoid battle.
        Avoiding,
        /// They have: the mover may pursue.
        Pursuit,
        /// The army meets enemies, or goes on.
        Battle,
        /// Nothing: the activation ends.
        Over,
    }
}

impl Hamilcar {
    /// A general has so many MPs (HM-8.1), and at first all that he can lead.
    pub(crate) fn begin_activation<T: Tell<Event>>(
        &mut self,
        side: Side,
        general: General,
        points: u8,
        sea: bool,
        tell: &mut T,
    ) {
        self.moved.activated.insert(general);
        self.activation = Some(Activation {
            general,
            points,
            sea_points: if sea { self.material.figures.sea_points_most } else { 0 },
            sailed: false,
            ships: 0,
            army: Stack::NONE,
            arrived: Stack::NONE,
            companions: GeneralSet::NONE,
            escort: GeneralSet::NONE,
            origin: None,
            entry: Entry::default(),
            step: Step::Choosing,
        });
        self.tasks.push(Task::Activating { side });
        tell.tell(Eyes::ALL, Event::Activated { general, points });
        self.gather();
        self.open_window(Window::Activation, side.enemy());
    }

    /// Whether the active general decides: he has MPs left and nothing else is due.
    pub(crate) fn moves_on(&self) -> bool {
        self.activation.is_some_and(|now| now.step == Step::Choosing && now.points > 0)
    }

    pub(crate) fn offer_activation(&self, list: &mut Vec<Action>) {
        self.offer_army(list);
        self.offer_march(list);
        self.offer_siege(list);
        self.offer_lines(list);
        list.push(Action::Done);
    }

    pub(crate) fn check_activation(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::March { to } => self.check_march(to),
            Action::Besiege => self.check_siege(),
            Action::Sortie => self.check_sortie(),
            Action::Sail { to } => self.check_sail(to),
            Action::Done => Ok(()),
            _ => self.check_army(action),
        }
    }

    /// The active general has chosen.
    pub(crate) fn order<T: Tell<Event>>(&mut self, action: Action, tell: &mut T) {
        match action {
            Action::March { to } => self.march(to, tell),
            Action::Besiege => self.besiege(tell),
            Action::Sortie => self.sortie(tell),
            Action::Sail { to } => self.sail(to),
            Action::Done => self.next_is(Step::Over),
            _ => self.set_army(action),
        }
    }

    /// What is due next in the activation.
    pub(crate) fn next_is(&mut self, step: Step) {
        if let Some(now) = &mut self.activation {
            now.step = step;
        }
    }

    /// The activation is over: all that came with him has moved, whether he leads it still or not
    /// (HM-8.5), and the table is settled (HM-1.11).
    pub(crate) fn end_activation<T: Tell<Event>>(&mut self, tell: &mut T) {
        self.tasks.pop();
        self.sea_move = None;
        let Some(now) = self.activation.take() else { return };
        let side = now.general.side();
        if let Some(at) = self.post(now.general).space() {
            let came = now.arrived.within(self.stack(side, at, self.is_inside(now.general)));
            self.moved.stacks.add(at, came);
        }
        self.moved.generals.insert(now.general);
        self.moved.generals = self.moved.generals.with(now.escort);
        self.moved.ships = self.moved.ships.saturating_add(now.ships);
        tell.tell(Eyes::ALL, Event::ActivationOver { general: now.general });
        match self.tasks.top() {
            Some(Task::Calling { side, call: Call::Campaign { generals, at_sea } }) => {
                let at_sea = at_sea.saturating_sub(u8::from(now.sailed));
                let call = Call::Campaign { generals, at_sea };
                self.tasks.replace(Task::Calling { side, call });
            }
            _ => self.moved = Moved::default(),
        }
        self.settle();
        self.strand();
    }

    /// Whether a general is inside a city.
    pub(crate) fn is_inside(&self, general: General) -> bool {
        matches!(self.post(general), Post::Inside(_))
    }
}
