//! Chapter 6: the reinforcements of Carthage.

use quadriga_core::{Chance, Eyes, Tell};

use crate::action::Action;
use crate::event::Event;
use crate::general::{Ability, General, GeneralSet};
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::place::{Space, SpaceSet};
use crate::side::Side;
use crate::stack::Stack;
use crate::state::{Hamilcar, Post};
use crate::tables::MiatRow;
use crate::words::Kind;

/// Whose chapter this is.
const SIDE: Side = Side::Carthage;

impl Hamilcar {
    /// What the Miat gives now (HM-5.4).
    fn miat_row(&self) -> MiatRow {
        let rows = &self.material.tables.miat;
        rows[usize::from(self.of(SIDE).seats).min(rows.len() - 1)]
    }

    /// HM-6.2: the units that come, beside one instead of a ship.
    pub(crate) fn punic_units(&self) -> u8 {
        self.material.figures.punic_units + self.miat_row().units
    }

    /// HM-6.6: up to how many generals are drawn.
    pub(crate) fn punic_generals(&self) -> u8 {
        self.miat_row().generals.min(self.material.figures.punic_generals_most)
    }

    pub(crate) fn check_conversion(&self) -> Result<(), Illegal> {
        let (least, has) = (self.material.figures.ships_to_convert, self.of(SIDE).ships());
        if has < least { Err(Illegal::TooFewShips { least, has }) } else { Ok(()) }
    }

    /// HM-6.1, HM-6.2: the ship is taken or not, and the units follow.
    pub(crate) fn take_ship_or_unit<T: Tell<Event>>(&mut self, ship: bool, tell: &mut T) {
        if ship {
            self.launch(SIDE, 1, tell);
        }
        let left = self.punic_units() + u8::from(!ship);
        self.phase = Phase::PunicUnits { left };
    }

    /// HM-6.3: with an own general, or in an own city that is not besieged.
    pub(crate) fn punic_camps(&self) -> SpaceSet {
        let with_generals =
            self.on_map(SIDE).iter().filter_map(|general| self.post(general).space());
        let all = with_generals.collect::<SpaceSet>().with(self.open_cities(SIDE));
        all.iter().filter(|&at| self.room(SIDE, at) > 0).collect()
    }

    pub(crate) fn check_punic_muster(&self, at: Space) -> Result<(), Illegal> {
        if self.punic_camps().has(at) { Ok(()) } else { Err(Illegal::NoMusterThere) }
    }

    /// Places a unit.
    pub(crate) fn muster<T: Tell<Event>>(&mut self, side: Side, at: Space, tell: &mut T) {
        self.put(side, at, Stack { plain: 1, ..Stack::NONE });
        tell.tell(Eyes::ALL, Event::Mustered { side, at, units: 1 });
        self.strand();
    }

    /// HM-6.4, HM-6.5: all but the heroes go back to the pool; who is named comes, and heroes who
    /// were displaced.
    pub(crate) fn recall_generals<T: Tell<Event>>(&mut self, tell: &mut T) {
        let (track, heroes) = (&self.material.track, self.material.generals.heroes);
        for general in self.on_map(SIDE).without(heroes).iter() {
            self.send(general, Post::Pile);
        }
        tell.tell(Eyes::ALL, Event::GeneralsLeft { side: SIDE });
        let came = &track.turns[..usize::from(self.turn).min(track.turns.len())];
        let due = came.iter().map(|turn| turn.general).filter(|&general| heroes.has(general));
        let mut coming: GeneralSet = due.collect();
        coming.insert(track.turn(self.turn).general);
        let coming = coming.without(self.on_map(SIDE)).within(GeneralSet::of(SIDE));
        self.phase = Phase::PunicNamed { coming };
    }

    /// HM-6.6: generals are drawn up to what the Miat allows.
    pub(crate) fn draw_generals<C: Chance, T: Tell<Event>>(
        &mut self,
        unplaced: GeneralSet,
        chance: &mut C,
        tell: &mut T,
    ) {
        self.give_up_placing(unplaced, tell);
        let total = self.punic_generals();
        let pool = |general: &General| self.post(*general) == Post::Pile;
        let mut pool: GeneralSet = GeneralSet::of(SIDE).iter().filter(pool).collect();
        let mut coming = GeneralSet::NONE;
        for _ in self.on_map(SIDE).len()..total {
            let Some(general) = pool.draw(chance) else { break };
            tell.tell(Eyes::ALL, Event::Drawn { general });
            coming.insert(general);
        }
        self.phase = Phase::PunicDrawn { coming };
    }

    /// HM-6.7: those for whom there is no place stay where they were.
    pub(crate) fn give_up_placing<T: Tell<Event>>(&mut self, unplaced: GeneralSet, tell: &mut T) {
        for general in unplaced.iter() {
            tell.tell(Eyes::ALL, Event::NoPlace { general });
        }
    }

    /// HM-6.7: with own units, or in an own city that is not besieged.
    pub(crate) fn punic_posts(&self) -> SpaceSet {
        let cities = self.markers[SIDE].within(self.map().of_kind(Kind::City));
        let held = cities
            .iter()
            .filter(|&at| self.shut_in(SIDE, at).is_some_and(|city| self.inside(city).units() > 0));
        self.occupied[SIDE].with(self.open_cities(SIDE)).with(held.collect())
    }

    pub(crate) fn offer_punic_posts(&self, coming: GeneralSet, list: &mut Vec<Action>) {
        let posts = self.punic_posts();
        for general in coming.iter() {
            list.extend(posts.iter().map(|at| Action::Station { general, at }));
        }
    }

    pub(crate) fn check_punic_post(
        &self,
        coming: GeneralSet,
        general: General,
        at: Space,
    ) -> Result<(), Illegal> {
        if !coming.has(general) {
            Err(Illegal::NotComing)
        } else if self.punic_posts().has(at) {
            Ok(())
        } else {
            Err(Illegal::NoPlaceThere)
        }
    }

    /// Places one of those who come.
    pub(crate) fn place_general<T: Tell<Event>>(
        &mut self,
        general: General,
        at: Space,
        tell: &mut T,
    ) {
        self.station(general, at);
        tell.tell(Eyes::ALL, Event::Stationed { general, at });
        if self.material.generals.can(general, Ability::DrillMaster) && self.forgotten_tactics {
            self.forgotten_tactics = false;
            tell.tell(Eyes::ALL, Event::TacticsRemembered);
        }
        match &mut self.phase {
            Phase::PunicNamed { coming } | Phase::PunicDrawn { coming } => coming.remove(general),
            Phase::Consuls { coming, taken } => {
                coming.remove(general);
                *taken = Some(at);
            }
            _ => {}
        }
    }
}
