//! Chapters 9 and 11: going inside a city, before a battle (HM-9.7) or after a lost one (HM-11.6).

use quadriga_core::{Eyes, Tell};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::event::Event;
use crate::general::{General, GeneralSet};
use crate::illegal::Illegal;
use crate::place::Space;
use crate::side::Side;
use crate::stack::Stack;
use crate::state::{Hamilcar, Post};

/// What goes inside a city (HM-9.7, HM-11.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub enum Sheltered {
    /// A unit that is no elephant.
    Unit,
    /// An elephant.
    Elephant,
    /// A supply train.
    Train,
    /// A general.
    General(General),
}

impl Sheltered {
    /// Units and trains in it.
    const fn stack(self) -> Stack {
        match self {
            Sheltered::Unit => Stack { plain: 1, ..Stack::NONE },
            Sheltered::Elephant => Stack { elephants: 1, ..Stack::NONE },
            Sheltered::Train => Stack { trains: 1, ..Stack::NONE },
            Sheltered::General(_) => Stack::NONE,
        }
    }
}

/// Those before the gate of an own city who may go inside.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gate {
    pub(crate) side: Side,
    pub(crate) at: Space,
    pub(crate) here: Stack,
    pub(crate) generals: GeneralSet,
}

impl Hamilcar {
    /// Who can go inside now.
    fn entrants(&self, gate: Gate) -> impl Iterator<Item = Sheltered> {
        let things = [Sheltered::Unit, Sheltered::Elephant, Sheltered::Train];
        let generals = gate.generals.iter().map(Sheltered::General);
        things.into_iter().chain(generals).filter(move |&what| self.can_enter(gate, what))
    }

    fn can_enter(&self, gate: Gate, what: Sheltered) -> bool {
        match what {
            Sheltered::General(general) => gate.generals.has(general),
            _ => {
                let one = what.stack();
                gate.here.has(one) && one.units() <= self.room_inside(gate.side, gate.at)
            }
        }
    }

    /// Whether somebody can still go inside.
    pub(crate) fn is_open_gate(&self, gate: Gate) -> bool {
        self.entrants(gate).next().is_some()
    }

    pub(crate) fn offer_gate(&self, gate: Gate, list: &mut Vec<Action>) {
        list.extend(self.entrants(gate).map(|what| Action::Shelter { what }));
    }

    pub(crate) fn check_gate(&self, gate: Gate, what: Sheltered) -> Result<(), Illegal> {
        if self.can_enter(gate, what) { Ok(()) } else { Err(Illegal::NoShelter) }
    }

    /// One more goes inside.
    pub(crate) fn enter_city<T: Tell<Event>>(
        &mut self,
        side: Side,
        at: Space,
        what: Sheltered,
        tell: &mut T,
    ) {
        if let Sheltered::General(general) = what {
            self.send(general, Post::Inside(at));
        }
        self.take(side, at, false, what.stack());
        self.stand_inside(side, at, what.stack());
        tell.tell(Eyes::ALL, Event::WentInside { side, what });
    }

    /// HM-9.6, HM-9.7: the owner of the city that an army has entered, and who of his was there.
    fn gate(&self) -> Option<Gate> {
        let (now, at) = self.marcher().filter(|(now, _)| now.army.units() > 0)?;
        let side = now.general.side().enemy();
        self.own_city(side, at)?;
        let here = self.outside(side, at).without(now.entry.brought);
        let generals = self.generals_at(side, at, false).without(now.entry.tried);
        Some(Gate { side, at, here, generals })
    }

    /// Whether somebody can go inside before the battle.
    pub(crate) fn has_gate(&self) -> bool {
        self.gate().is_some_and(|gate| self.is_open_gate(gate))
    }

    pub(crate) fn offer_walls(&self, list: &mut Vec<Action>) {
        let Some(gate) = self.gate() else { return };
        self.offer_gate(gate, list);
        if self.check_closing(gate).is_ok() {
            list.push(Action::Done);
        }
    }

    pub(crate) fn check_walls(&self, action: Action) -> Result<(), Illegal> {
        let Some(gate) = self.gate() else { return Err(Illegal::WrongStep) };
        match action {
            Action::Shelter { what } => self.check_gate(gate, what),
            Action::Done => self.check_closing(gate),
            _ => Err(Illegal::WrongStep),
        }
    }

    /// HM-7.5: no consul is left with too few units, inside or outside. All may still go inside, so
    /// that can always be helped.
    fn check_closing(&self, gate: Gate) -> Result<(), Illegal> {
        let Gate { side, at, .. } = gate;
        let least = self.material.figures.consul_units;
        let (outside, inside) =
            (self.outside(side, at).units(), self.stack(side, at, true).units());
        let enough = |units: u8| units >= least.min(outside.saturating_add(inside));
        let leads = |inside| {
            let generals = self.generals_at(side, at, inside);
            generals.iter().any(|general| self.is_consul(general))
        };
        if (leads(false) && !enough(outside)) || (leads(true) && !enough(inside)) {
            return Err(Illegal::ConsulNeedsUnits { least });
        }
        Ok(())
    }

    /// HM-9.7: one more of those whom an army meets goes inside.
    pub(crate) fn withdraw_inside<T: Tell<Event>>(&mut self, what: Sheltered, tell: &mut T) {
        if let Some(gate) = self.gate() {
            self.enter_city(gate.side, gate.at, what, tell);
        }
    }
}
