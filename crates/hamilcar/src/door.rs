//! The door for positions from outside: what the rules could never continue from is refused.

use quadriga_core::position::demand;
use thiserror::Error;

use crate::general::{Ability, General, GeneralSet};
use crate::phase::{Ending, Phase};
use crate::place::{Site, Space};
use crate::side::Side;
use crate::state::{Hamilcar, Post};
use crate::task::Task;
use crate::winter::PLACES;

/// Why a position cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum BadPosition {
    /// More pieces than the box has.
    #[error("there are too many {0}")]
    TooMany(&'static str),
    /// Two markers on a space, or none on a capital.
    #[error("the markers are wrong: {0}")]
    Markers(&'static str),
    /// Units where they can't be.
    #[error("the units are wrong: {0}")]
    Units(&'static str),
    /// A siege of nobody.
    #[error("the sieges are wrong: {0}")]
    Sieges(&'static str),
    /// Generals where they can't be.
    #[error("the generals are wrong: {0}")]
    Generals(&'static str),
    /// Cards in two places.
    #[error("the cards are wrong: {0}")]
    Cards(&'static str),
    /// The step does not fit the table.
    #[error("the step does not fit the position: {0}")]
    Step(&'static str),
}

/// The most units that a stack of a position may have: far more than ever came together.
const CROWD: u8 = 100;

impl Hamilcar {
    /// What must hold of every position.
    pub(crate) fn check_position(&self) -> Result<(), BadPosition> {
        self.check_box()?;
        self.check_units()?;
        self.check_sieges()?;
        self.check_generals()?;
        self.check_cards()?;
        self.check_step()
    }

    fn check_box(&self) -> Result<(), BadPosition> {
        let figures = &self.material.figures;
        let both = self.markers.rome.within(self.markers.carthage);
        demand(both.is_empty(), BadPosition::Markers("a space has one"))?;
        let over = matches!(self.phase, Phase::Over { .. });
        for &side in Side::ALL {
            let republic = self.of(side);
            let ships = u16::from(republic.ready) + u16::from(republic.damaged);
            demand(ships <= figures.warships.into(), BadPosition::TooMany("warships"))?;
            demand(republic.hiero <= figures.hiero_slots, BadPosition::TooMany("PCs in a box"))?;
            let has_capital = self.markers[side].has(self.map().capitals[side]);
            demand(over || has_capital, BadPosition::Markers("a capital has fallen"))?;
        }
        demand(self.numidia <= figures.numidia_slots, BadPosition::TooMany("PCs in a box"))?;
        let seats = u16::from(self.of(Side::Rome).seats) + u16::from(self.of(Side::Carthage).seats);
        demand(
            seats <= self.material.tables.seats().into(),
            BadPosition::TooMany("PCs in the Miat"),
        )
    }

    fn check_units(&self) -> Result<(), BadPosition> {
        let figures = &self.material.figures;
        let met = self.occupied.rome.within(self.occupied.carthage);
        let apart = met.iter().all(|at| self.is_contested(at));
        demand(apart, BadPosition::Units("both sides stand outside"))?;
        let mut elephants = 0;
        for &side in Side::ALL {
            let mut trains = 0;
            for at in Space::all() {
                let here = self.outside(side, at);
                demand(here.plain <= CROWD, BadPosition::TooMany("units"))?;
                let lies = here.trains == 0 || here.units() > 0 || self.markers[side].has(at);
                let faced = here.units() == 0 && here.trains > 0 && self.is_faced(side, at);
                demand(
                    lies && (!faced || self.is_contested(at)),
                    BadPosition::Units("supply trains lie nowhere"),
                )?;
                let foreign = side == Side::Rome && here.elephants > 0;
                demand(!foreign, BadPosition::Units("Rome has no elephants"))?;
                elephants += u16::from(here.elephants);
                trains += u16::from(here.trains);
            }
            for site in
                Site::all().filter(|&site| self.markers[side].has(self.map().space_of(site)))
            {
                let at = self.map().space_of(site);
                let here = self.inside(site);
                let fits = here.plain.saturating_add(here.elephants) <= figures.city_units;
                // A besieger who has marched off may come back (HM-1.11).
                let left = self.is_unsettled();
                let shut = here.is_empty() || left || self.shut_in(side, at).is_some();
                let foreign = side == Side::Rome && here.elephants > 0;
                demand(fits && shut && !foreign, BadPosition::Units("nobody is shut in there"))?;
                elephants += u16::from(here.elephants);
                trains += u16::from(here.trains);
            }
            demand(trains <= figures.trains.into(), BadPosition::TooMany("supply trains"))?;
        }
        for site in
            Site::all().filter(|&site| self.marker(self.map().space_of(site)).owner().is_none())
        {
            let here = self.inside(site);
            let fits = here.plain <= figures.city_units && here.trains <= figures.trains;
            let garrison = here.is_empty() || self.map().is_city(site);
            demand(
                fits && here.elephants == 0 && garrison,
                BadPosition::Units("no such garrison"),
            )?;
        }
        demand(elephants <= figures.elephants.into(), BadPosition::TooMany("elephants"))
    }

    fn check_sieges(&self) -> Result<(), BadPosition> {
        for site in Site::all() {
            let (at, points) = (self.map().space_of(site), self.siege_points[site.index()]);
            let attacked = self.occupied[self.besieger(site)].has(at);
            let calm = points == 0 && !self.besieged.has(site) && !self.punic_sieges.has(site);
            let quiet = calm || self.is_unsettled();
            demand(quiet || attacked, BadPosition::Sieges("nobody is there to besiege it"))?;
            let fallen = points >= self.material.figures.siege_points;
            demand(!fallen, BadPosition::Sieges("it has fallen"))?;
            let tribe = self.besieged.has(site) && !self.map().is_city(site);
            demand(!tribe, BadPosition::Sieges("a tribe is subjugated, not besieged"))?;
            let owned = self.punic_sieges.has(site) && self.marker(at).owner().is_some();
            demand(!owned, BadPosition::Sieges("the marker says who besieges it"))?;
        }
        Ok(())
    }

    fn check_generals(&self) -> Result<(), BadPosition> {
        let generals = &self.material.generals;
        for general in General::all() {
            let (side, hero) = (general.side(), generals.heroes.has(general));
            let sound = match self.post(general) {
                Post::Pile => !hero,
                Post::Gone => side == Side::Rome,
                Post::Waiting => hero,
                Post::Outside(_) => {
                    let escapes = Task::Escaping { general };
                    // Beside an army that gave way he escapes when the activation is over.
                    !self.is_stranded(general)
                        || self.is_unsettled()
                        || self.tasks.iter().any(|task| task == escapes)
                }
                Post::Inside(at) => {
                    let left = self.is_unsettled() && self.own_city(side, at).is_some();
                    left || self.shut_in(side, at).is_some()
                }
            };
            demand(sound, BadPosition::Generals("one can't be there"))?;
            let drilled = generals.can(general, Ability::DrillMaster);
            let here = self.post(general).space().is_some();
            let late = drilled && here && self.forgotten_tactics;
            demand(!late, BadPosition::Generals("the tactics are remembered"))?;
        }
        let named = self.proconsul.is_none_or(|general| self.on_map(Side::Rome).has(general));
        demand(named, BadPosition::Generals("the proconsul is on the map"))
    }

    fn check_cards(&self) -> Result<(), BadPosition> {
        let hands = Side::ALL.iter().map(|&side| self.of(side).hand);
        let mut places = hands.chain([self.discards, self.removed, self.draw_pile]);
        let all: u32 = places.by_ref().map(|set| u32::from(set.len())).sum();
        demand(all == crate::card::CARDS as u32, BadPosition::Cards("one lies in two places"))?;
        let seen =
            Side::ALL.iter().all(|&side| self.of(side).seen.without(self.of(side).hand).is_empty());
        demand(seen, BadPosition::Cards("one is seen in a hand that has it not"))
    }

    fn check_step(&self) -> Result<(), BadPosition> {
        let bad = BadPosition::Step;
        demand((1..=self.last_turn()).contains(&self.turn), bad("no such turn"))?;
        demand(self.is_possible_phase(), bad("no such step"))?;
        self.check_activations()?;
        self.check_battle()?;
        self.check_sea()?;
        demand(self.tasks.iter().all(|task| self.is_possible_task(task)), bad("no such task"))?;
        for &side in Side::ALL {
            demand(self.owed(side) <= self.removable(side), bad("no PCs for a demand"))?;
        }
        let over = matches!(self.phase, Phase::Over { .. });
        demand(!over || self.tasks.is_empty(), bad("the game is over"))?;
        let mut list = Vec::new();
        self.actions(&mut list);
        let decided = over || (self.waits() && !list.is_empty());
        demand(decided, bad("there is nothing to decide in it"))?;
        demand(
            list.iter().all(|&action| self.check(action).is_ok()),
            bad("what it offers can't be"),
        )
    }

    fn is_possible_phase(&self) -> bool {
        let in_pile = |side, coming: GeneralSet| {
            let waiting = |general| matches!(self.post(general), Post::Pile | Post::Waiting);
            coming.without(GeneralSet::of(side)).is_empty() && coming.iter().all(waiting)
        };
        let begun = self.turn > 1;
        match self.phase {
            Phase::PunicShip | Phase::PunicUnits { .. } | Phase::Proconsul | Phase::Reform => begun,
            Phase::PunicNamed { coming } | Phase::PunicDrawn { coming } => {
                begun && in_pile(Side::Carthage, coming)
            }
            Phase::Consuls { coming, .. } => begun && in_pile(Side::Rome, coming),
            Phase::RomanUnits { camp, .. } => {
                let at = |general| self.post(general).space();
                begun
                    && camp.is_none_or(|camp| {
                        self.on_map(Side::Rome).iter().any(|general| at(general) == Some(camp))
                    })
            }
            Phase::Winter { next, .. } => next < PLACES,
            Phase::Over { winner, by } => match by {
                Ending::Points => self.turn == self.last_turn(),
                Ending::Peace => true,
                Ending::Capital => {
                    let loser = winner.enemy();
                    !self.markers[loser].has(self.map().capitals[loser])
                }
            },
            _ => true,
        }
    }

    fn is_possible_task(&self, task: Task) -> bool {
        match task {
            Task::Spending { left, .. } => left <= self.material.figures.highest_ops,
            Task::Losing { side, at, inside, left } => {
                left <= self.exposed(side, at, inside).units()
            }
            Task::Calling { side, call } => self.is_possible_move(side, Some(call)),
            Task::Activating { side } => self.is_possible_move(side, None),
            Task::Escaping { general } => self.is_stranded(general),
            Task::Battle { .. } => self.battle.is_some(),
            Task::Siege { general, step } => self.is_possible_siege(general, step),
            Task::Sea { side } => self.sea_move.is_some_and(|sea| sea.side == side),
            Task::Naval { side } => self.naval.is_some_and(|battle| battle.mover == side),
            Task::Event { side, card, part } => self.is_possible_part(side, card, part),
            Task::Conciliating { .. }
            | Task::Raising { .. }
            | Task::Repairing { .. }
            | Task::Demand { .. }
            | Task::Window { .. } => true,
        }
    }
}
