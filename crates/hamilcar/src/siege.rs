//! Chapter 12: sieges of cities and the subjugation of tribes: who may declare them, and sorties.

use quadriga_core::{Eyes, Tell, words};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::activation::{Origin, Step};
use crate::battle::Encounter;
use crate::event::Event;
use crate::general::General;
use crate::illegal::Illegal;
use crate::place::{Site, Space, SpaceSet};
use crate::side::Side;
use crate::state::{Hamilcar, Post};
use crate::task::Task;
use crate::words::Window;

/// What is due next in a siege roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub enum SiegeStep {
    /// It is declared, and the die is due.
    Declared,
    /// The die has fallen, and may fall once more (HM-22.4).
    Rolled {
        /// What it shows.
        die: u8,
    },
    /// Points come onto a city one by one, and each may be stopped (HM-12.5).
    Storming {
        /// How many more.
        left: u8,
    },
    /// Points come onto a tribe (HM-12.8).
    Subduing {
        /// How many.
        points: u8,
    },
    /// Nothing more.
    Over,
}

words! {
    "hamilcar/";
    /// How a point is met (HM-12.5, HM-22.10).
    Defence {
        /// It is not stopped.
        None,
        /// A unit and a supply train are removed.
        Both,
        /// A unit is removed, under Himilco.
        Unit,
        /// A supply train is removed, under Himilco.
        Train,
    }
}

impl Task {
    /// The side that a step of a siege asks.
    pub(crate) fn asked_in_siege(general: General, step: SiegeStep) -> Side {
        match step {
            SiegeStep::Storming { .. } => general.side().enemy(),
            _ => general.side(),
        }
    }
}

impl Hamilcar {
    /// The general who makes a siege roll, and where.
    pub(crate) fn besieging(&self) -> Option<(General, Space)> {
        let mut tasks = self.tasks.iter();
        let general = tasks.find_map(|task| match task {
            Task::Siege { general, .. } => Some(general),
            _ => None,
        })?;
        Some((general, self.post(general).space()?))
    }

    /// HM-12.1, HM-12.3: whether a general could make a siege roll where he is; the MPs are not
    /// looked at (card 105 asks for none).
    pub(crate) fn check_siege_by(&self, general: General) -> Result<Site, Illegal> {
        let (side, figures) = (general.side(), &self.material.figures);
        let Post::Outside(at) = self.post(general) else { return Err(Illegal::NoSiegeThere) };
        let site = self.map().site(at).filter(|_| !self.markers[side].has(at));
        let Some(site) = site.filter(|_| !self.is_faced(side, at)) else {
            return Err(Illegal::NoSiegeThere);
        };
        let (least, has) = (figures.siege_units, self.outside(side, at).units());
        if self.truce {
            Err(Illegal::Truce)
        } else if has < least {
            Err(Illegal::TooFewUnits { least, has })
        } else if self.is_great(at) && self.supremacy != side {
            Err(Illegal::NeedsSupremacy)
        } else {
            Ok(site)
        }
    }

    /// HM-1.4.
    pub(crate) fn is_great(&self, at: Space) -> bool {
        self.map().great_cities.has(at)
    }

    pub(crate) fn check_siege(&self) -> Result<(), Illegal> {
        let Some((now, _)) = self.marcher() else { return Err(Illegal::WrongStep) };
        let cost = self.material.figures.siege_cost;
        self.check_siege_by(now.general)?;
        if now.points < cost {
            return Err(Illegal::TooFewPoints { cost, has: now.points });
        }
        Ok(())
    }

    /// HM-12.9: a sortie of those whom the general leads.
    pub(crate) fn check_sortie(&self) -> Result<(), Illegal> {
        let Some((now, at)) = self.marcher() else { return Err(Illegal::WrongStep) };
        if !self.is_inside(now.general) || now.army.units() == 0 {
            return Err(Illegal::NoSortie);
        }
        if self.truce {
            return Err(Illegal::Truce);
        }
        // HM-7.5: who comes out parts from those who stay inside.
        self.check_parting(&now, at, now.army.units())
    }

    pub(crate) fn offer_siege(&self, list: &mut Vec<Action>) {
        if self.check_siege().is_ok() {
            list.push(Action::Besiege);
        }
        if self.check_sortie().is_ok() {
            list.push(Action::Sortie);
        }
    }

    /// An activated general declares a siege roll; it ends his activation.
    pub(crate) fn besiege<T: Tell<Event>>(&mut self, tell: &mut T) {
        let cost = self.material.figures.siege_cost;
        let Some(now) = &mut self.activation else { return };
        now.points = now.points.saturating_sub(cost);
        let general = now.general;
        self.next_is(Step::Over);
        self.declare_siege(general, tell);
    }

    /// HM-12.6: the declaration makes the city besieged; then the defender may play cards.
    pub(crate) fn declare_siege<T: Tell<Event>>(&mut self, general: General, tell: &mut T) {
        let Some(at) = self.post(general).space() else { return };
        let Some(site) = self.map().site(at) else { return };
        self.begin_siege(general.side(), site);
        tell.tell(Eyes::ALL, Event::SiegeDeclared { general, at });
        self.tasks.push(Task::Siege { general, step: SiegeStep::Declared });
        self.open_window(Window::SiegeRollDeclared, general.side().enemy());
    }

    /// HM-12.9: out of the gates, into battle.
    pub(crate) fn sortie<T: Tell<Event>>(&mut self, tell: &mut T) {
        let Some((now, at)) = self.marcher() else { return };
        self.bring_army(at);
        let encounter = Encounter {
            at,
            attacker: now.general.side(),
            origin: Origin::Sortie,
            interceptors: SpaceSet::NONE,
            stood: false,
            caught: false,
        };
        self.begin_battle(encounter, tell);
    }
}
