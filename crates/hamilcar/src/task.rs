//! What interrupts the sequence of play: a stack of tasks, of which the top one is asked first.
//!
//! A chapter that needs a decision in the middle of something pushes a task and returns. The task
//! below is looked at again when those above are done: see `proceed` in `turn.rs`.

use quadriga_core::position::is_default;
use serde::{Deserialize, Serialize};

use crate::battle::BattleStep;
use crate::calling::Call;
use crate::card::Card;
use crate::events::Part;
use crate::general::General;
use crate::place::Space;
use crate::side::Side;
use crate::siege::SiegeStep;
use crate::words::Window;

/// Something under way that a side decides on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub enum Task {
    /// A side spends operation points of a card (HM-4.8).
    Spending {
        /// Which side.
        side: Side,
        /// How many are left.
        left: u8,
        /// Whether one of them placed a PC.
        #[serde(default, skip_serializing_if = "is_default")]
        marked: bool,
    },
    /// A side may place one more PC by the ability of a general (HM-22.3).
    Conciliating {
        /// Which side.
        side: Side,
    },
    /// A side raises a unit (HM-4.7).
    Raising {
        /// Which side.
        side: Side,
    },
    /// A side repairs ships.
    Repairing {
        /// Which side.
        side: Side,
        /// How many more, at most.
        left: u8,
    },
    /// A side removes PCs (HM-5.6).
    Demand {
        /// Which side.
        side: Side,
        /// How many more.
        left: u8,
        /// Whether none was removed yet: Carthage's first comes from the Miat (HM-5.7).
        first: bool,
    },
    /// A side loses units and chooses which (HM-1.19).
    Losing {
        /// Which side.
        side: Side,
        /// Where.
        at: Space,
        /// Whether inside the city.
        inside: bool,
        /// How many more.
        left: u8,
    },
    /// A general alone beside enemies seeks a refuge (HM-7.7).
    Escaping {
        /// Who.
        general: General,
    },
    /// A side names a general to activate (HM-4.5, HM-8.16).
    Calling {
        /// Which side.
        side: Side,
        /// Whom the card calls up.
        call: Call,
    },
    /// A general is on the move: see the activation of the state (HM-8.1).
    Activating {
        /// Whose.
        side: Side,
    },
    /// A land battle is fought (chapter 10).
    Battle {
        /// Which side the step is about.
        side: Side,
        /// The step.
        step: BattleStep,
    },
    /// A side may play cards out of turn (HM-21.2).
    Window {
        /// In which moment.
        window: Window,
        /// Which side.
        side: Side,
    },
    /// A siege roll (HM-12.1).
    Siege {
        /// Who makes it, in his space.
        general: General,
        /// What is due.
        step: SiegeStep,
    },
    /// An army is at sea: see the sea move of the state (chapter 14).
    Sea {
        /// Whose.
        side: Side,
    },
    /// A naval battle is fought (chapter 16).
    Naval {
        /// Whose sea move was intercepted.
        side: Side,
    },
    /// The event of a card leaves something to choose (chapter 20).
    Event {
        /// Who chooses.
        side: Side,
        /// Which card.
        card: Card,
        /// What.
        part: Part,
    },
}

/// How many tasks can lie above each other: card, activation, step, land battle, retreat, forced
/// sea move, naval battle, window or demand, and the losses of any of them.
pub const DEPTH: usize = 10;

/// The tasks under way, the top one last.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Task>", into = "Vec<Task>")]
pub struct Tasks {
    tasks: [Option<Task>; DEPTH],
    count: u8,
}

impl Tasks {
    /// Nothing.
    pub const NONE: Tasks = Tasks { tasks: [None; DEPTH], count: 0 };

    /// The one that is asked.
    #[inline]
    pub fn top(&self) -> Option<Task> {
        let last = usize::from(self.count).checked_sub(1)?;
        self.tasks[last]
    }

    /// Whether nothing is under way.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// From the lowest to the top.
    pub fn iter(&self) -> impl Iterator<Item = Task> {
        self.tasks.into_iter().take(self.count.into()).flatten()
    }

    /// Lays a task on top. The rules never nest deeper than [`DEPTH`], and the door lets nothing in
    /// that does.
    #[inline]
    pub(crate) fn push(&mut self, task: Task) {
        if let Some(free) = self.tasks.get_mut(usize::from(self.count)) {
            *free = Some(task);
            self.count += 1;
        }
    }

    /// Takes the top task off.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<Task> {
        let top = self.top()?;
        self.count -= 1;
        self.tasks[usize::from(self.count)] = None;
        Some(top)
    }

    /// Puts another task in the place of the top one.
    #[inline]
    pub(crate) fn replace(&mut self, task: Task) {
        if let Some(last) = usize::from(self.count).checked_sub(1) {
            self.tasks[last] = Some(task);
        }
    }

    /// Takes all off: the game has ended.
    pub(crate) fn clear(&mut self) {
        *self = Tasks::NONE;
    }
}

impl PartialEq for Tasks {
    fn eq(&self, other: &Tasks) -> bool {
        self.tasks == other.tasks
    }
}

impl Eq for Tasks {}

impl TryFrom<Vec<Task>> for Tasks {
    type Error = String;

    fn try_from(list: Vec<Task>) -> Result<Tasks, String> {
        if list.len() > DEPTH {
            return Err(format!("{} tasks lie above each other, {DEPTH} may", list.len()));
        }
        let mut tasks = Tasks::NONE;
        list.into_iter().for_each(|task| tasks.push(task));
        Ok(tasks)
    }
}

impl From<Tasks> for Vec<Task> {
    fn from(tasks: Tasks) -> Vec<Task> {
        tasks.iter().collect()
    }
}
