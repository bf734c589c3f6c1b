//! Chapter 11: where a beaten army may go, and over which spaces (HM-11.2 to HM-11.9); also where
//! one goes that withdraws (HM-10.13).

use crate::activation::Origin;
use crate::battle::{Haven, LandBattle};
use crate::general::Ability;
use crate::place::{SPACES, Space, SpaceSet};
use crate::side::Side;
use crate::state::Hamilcar;
use crate::words::Way;

/// No retreat has more steps; the figures say how many it has.
pub(crate) const MOST_STEPS: usize = 8;

/// Where an army may go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Havens {
    pub(crate) land: SpaceSet,
    pub(crate) sea: SpaceSet,
    pub(crate) inside: bool,
}

impl Havens {
    const NONE: Havens = Havens { land: SpaceSet::NONE, sea: SpaceSet::NONE, inside: false };

    pub(crate) fn has(&self, to: Haven) -> bool {
        match to {
            Haven::Land(at) => self.land.has(at),
            Haven::Sea(at) => self.sea.has(at),
            Haven::Inside => self.inside,
        }
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Haven> {
        let inside = Some(Haven::Inside).filter(|_| self.inside);
        let (land, sea) = (self.land.iter().map(Haven::Land), self.sea.iter().map(Haven::Sea));
        inside.into_iter().chain(land).chain(sea)
    }

    pub(crate) fn are_several(&self) -> bool {
        self.land.len() + self.sea.len() + u8::from(self.inside) > 1
    }
}

/// The way of a retreat: what it costs, and which spaces are entered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Path {
    pub(crate) cost: u8,
    pub(crate) spaces: SpaceSet,
}

impl Hamilcar {
    /// Roads and straits; passes, at a price, only where nothing else leads away (HM-9.13).
    pub(crate) fn ways_out(&self, at: Space) -> (SpaceSet, u8) {
        let map = self.map();
        let level = map.level(at);
        if level.is_empty() {
            (map.links(at, Way::Pass), self.material.figures.pass_toll)
        } else {
            (level, 0)
        }
    }

    /// HM-11.3: the spaces that the army may not enter at all.
    fn barred(battle: &LandBattle, side: Side) -> SpaceSet {
        let mut barred = SpaceSet::only(battle.encounter.at);
        if let Some(from) = battle.encounter.origin.space().filter(|_| side == battle.defender()) {
            barred.insert(from);
        }
        barred
    }

    /// HM-11.3: the first steps that are open, and what they cost beside the space itself.
    fn first_steps(&self, battle: &LandBattle, side: Side) -> (SpaceSet, u8) {
        let encounter = &battle.encounter;
        match encounter.origin {
            // He recrosses the way that he came by, also a pass, without a loss.
            Origin::Land(from) if side == encounter.attacker => (SpaceSet::only(from), 0),
            _ if side == battle.defender()
                && !encounter.stood
                && !encounter.interceptors.is_empty() =>
            {
                (encounter.interceptors, 0)
            }
            _ => self.ways_out(encounter.at),
        }
    }

    /// HM-11.2: whether an army of so many units is safe on a space.
    fn is_safe(&self, side: Side, at: Space, units: u8) -> bool {
        let own = self.markers[side].has(at) && !self.is_faced(side, at);
        own || self.outside(side, at).units() > units
    }

    /// HM-11.4: what it costs to enter a space.
    fn price_of(&self, side: Side, at: Space) -> u8 {
        let enemy = side.enemy();
        u8::from(self.markers[enemy].has(at) || self.occupied[enemy].has(at))
    }

    /// HM-11.2: the safe spaces that a path of lawful length ends at; none leads past one.
    fn retreat_ends(&self, battle: &LandBattle, side: Side) -> SpaceSet {
        let units = self.army(battle, side).units();
        let barred = Hamilcar::barred(battle, side);
        let mut ends = SpaceSet::NONE;
        let (mut reached, mut frontier) = (barred, self.first_steps(battle, side).0);
        for step in 1..=self.material.figures.retreat_steps {
            frontier = frontier.without(reached);
            reached = reached.with(frontier);
            let safe: SpaceSet =
                frontier.iter().filter(|&at| self.is_safe(side, at, units)).collect();
            ends = ends.with(safe);
            if step < self.material.figures.retreat_steps {
                let onward = frontier.without(safe).iter();
                frontier = onward.fold(SpaceSet::NONE, |all, at| all.with(self.ways_out(at).0));
            }
        }
        ends
    }

    /// HM-11.4: the cheapest path to an end; of equal ones the shortest, then the one over spaces
    /// with lower numbers.
    pub(crate) fn retreat_path(&self, battle: &LandBattle, side: Side, to: Space) -> Path {
        const UNREACHED: u8 = u8::MAX;
        let units = self.army(battle, side).units();
        let barred = Hamilcar::barred(battle, side);
        let steps = usize::from(self.material.figures.retreat_steps).min(MOST_STEPS);
        let mut costs = [[UNREACHED; SPACES]; MOST_STEPS + 1];
        let mut before = [[None; SPACES]; MOST_STEPS + 1];
        let (first, toll) = self.first_steps(battle, side);
        for at in first.without(barred).iter() {
            costs[1][at.index()] = toll + self.price_of(side, at);
        }
        for step in 2..=steps {
            for from in Space::all() {
                let so_far = costs[step - 1][from.index()];
                if so_far == UNREACHED || self.is_safe(side, from, units) {
                    continue;
                }
                let (ways, toll) = self.ways_out(from);
                for at in ways.without(barred).iter() {
                    let cost = so_far + toll + self.price_of(side, at);
                    if cost < costs[step][at.index()] {
                        costs[step][at.index()] = cost;
                        before[step][at.index()] = Some(from);
                    }
                }
            }
        }
        let Some(mut step) = (1..=steps).min_by_key(|&step| costs[step][to.index()]) else {
            return Path { cost: 0, spaces: SpaceSet::only(to) };
        };
        let cost = costs[step][to.index()];
        let (mut spaces, mut at) = (SpaceSet::only(to), to);
        while let Some(from) = before[step][at.index()] {
            spaces.insert(from);
            (at, step) = (from, step - 1);
        }
        Path { cost: if cost == UNREACHED { 0 } else { cost }, spaces }
    }

    /// How many more units find room inside the own city in the space of a battle (HM-11.6).
    pub(crate) fn room_inside(&self, side: Side, at: Space) -> u8 {
        let most = self.material.figures.city_units;
        self.own_city(side, at).map_or(0, |city| most.saturating_sub(self.inside(city).units()))
    }

    /// Where the loser of a battle may retreat to.
    pub(crate) fn havens(&self, battle: &LandBattle, side: Side) -> Havens {
        let encounter = &battle.encounter;
        if self.army(battle, side).units() == 0 {
            return Havens::NONE;
        }
        if Hamilcar::is_sortie(battle, side) {
            return Havens { inside: true, ..Havens::NONE };
        }
        let sea = self.sea_havens(battle, side);
        // HM-11.9: who had landed goes by sea if he can.
        let landed = side == encounter.attacker && matches!(encounter.origin, Origin::Sea(_));
        let by_land = !landed || sea.is_empty();
        let land = if by_land { self.retreat_ends(battle, side) } else { SpaceSet::NONE };
        let defends = side == battle.defender() && !battle.sheltered;
        Havens { land, sea, inside: defends && self.room_inside(side, encounter.at) > 0 }
    }

    /// HM-10.13: where a side may withdraw to.
    pub(crate) fn withdrawals(&self, battle: &LandBattle, side: Side) -> Havens {
        let encounter = &battle.encounter;
        let (at, enemy) = (encounter.at, side.enemy());
        if Hamilcar::is_sortie(battle, side) {
            return Havens { inside: true, ..Havens::NONE };
        }
        let sea = self.sea_havens(battle, side);
        if side == encounter.attacker {
            let land = match encounter.origin {
                Origin::Land(from) => SpaceSet::only(from).without(self.occupied[enemy]),
                Origin::Sea(_) if sea.is_empty() => self.refuges(side, at),
                Origin::Sea(_) | Origin::Sortie => SpaceSet::NONE,
            };
            return Havens { land, sea, inside: false };
        }
        let land = self.refuges(side, at).without(Hamilcar::barred(battle, side));
        // All must find room there: who withdraws leaves nobody behind.
        let inside = self.room_inside(side, at) >= self.army(battle, side).units();
        Havens { land, sea, inside }
    }

    /// What a withdrawal costs: a defender pays for a pass (HM-9.13), and who sails can't take all.
    pub(crate) fn toll_of_withdrawal(&self, battle: &LandBattle, side: Side, to: Haven) -> u8 {
        let recrosses =
            side == battle.encounter.attacker && matches!(battle.encounter.origin, Origin::Land(_));
        match to {
            Haven::Land(_) if !recrosses => self.ways_out(battle.encounter.at).1,
            Haven::Sea(_) => self.beyond_transports(battle, side),
            _ => 0,
        }
    }

    /// HM-11.8, HM-14.9: the own ports without enemies that an army with an Admiral reaches by one
    /// sea line.
    fn sea_havens(&self, battle: &LandBattle, side: Side) -> SpaceSet {
        let at = battle.encounter.at;
        let generals = self.generals_at(side, at, false);
        let admiral = |general| self.material.generals.can(general, Ability::Admiral);
        if !generals.iter().any(admiral) {
            return SpaceSet::NONE;
        }
        let open = self.is_africa_open() || {
            let bold = self.africani(self.highest_among(generals));
            !bold.is_empty()
        };
        let own = self.map().sea_lines(at).within(self.markers[side]);
        let safe = own.without(self.occupied[side.enemy()]).without(Hamilcar::barred(battle, side));
        safe.iter().filter(|&to| open || !self.crosses_to_africa(side, at, to)).collect()
    }

    /// HM-11.10: how many units are too many for the transports of a retreat.
    pub(crate) fn beyond_transports(&self, battle: &LandBattle, side: Side) -> u8 {
        self.army(battle, side).units().saturating_sub(self.material.figures.army_units)
    }
}
