//! A part of the judgement: what armies may reach, cities under siege, winter.

use crate::judge::forces::Force;
use crate::judge::outlook::Outlook;
use crate::place::{PROVINCES, Province, SITES, Site};
use crate::side::{BySide, Side};
use crate::state::Hamilcar;
use crate::words::Kind;

/// Enemies farther away draw nobody.
const HUNTED: f32 = 6.0;

/// What draws the armies of a side, wherever they are.
pub(crate) struct Goals {
    /// Cities and tribes that it could take: what they are worth, and who resists.
    sites: [Goal; SITES],
    sites_count: usize,
    /// Provinces with enemy PCs that could be turned.
    provinces: [(u8, f32); PROVINCES],
    provinces_count: usize,
}

/// A city or tribe, what it is worth and how much resists there.
#[derive(Clone, Copy, Default)]
struct Goal {
    at: u8,
    worth: f32,
    resistance: f32,
}

impl Hamilcar {
    /// What a city or tribe is worth to the side that would take it.
    pub(crate) fn prize(&self, side: Side, site: Site, outlook: &Outlook<'_>) -> f32 {
        let map = self.map();
        let at = map.space_of(site);
        let turned = self.markers[side.enemy()].has(at);
        let held = outlook.held[map.province_of(at).index()];
        let worth = outlook.judgement.site(site, side);
        worth + outlook.weights.swing * outlook.step(held, side, turned)
    }

    pub(crate) fn goals(&self, side: Side, outlook: &Outlook<'_>) -> Goals {
        let (map, weights) = (self.map(), outlook.weights);
        let enemy = side.enemy();
        let mut goals = Goals {
            sites: [Goal::default(); SITES],
            sites_count: 0,
            provinces: [(0, 0.0); PROVINCES],
            provinces_count: 0,
        };
        for site in Site::all() {
            let at = map.space_of(site);
            if self.markers[side].has(at) {
                continue;
            }
            let mut worth = weights.lure * self.prize(side, site, outlook);
            if self.is_great(at) && self.supremacy != side {
                worth *= weights.barred;
            }
            let inside = self.inside(site);
            let resistance = weights.garrison * f32::from(inside.units() + inside.trains)
                + weights.guard * f32::from(self.outside(enemy, at).units());
            goals.sites[goals.sites_count] = Goal { at: at.into(), worth, resistance };
            goals.sites_count += 1;
        }
        let turnable = self.ordinary_markers(enemy);
        for province in Province::all() {
            if !turnable.within(map.spaces_of(province)).is_empty() {
                let held = outlook.held[province.index()];
                let worth = weights.turn * (outlook.step(held, side, true) + weights.marker);
                if worth > 0.0 {
                    goals.provinces[goals.provinces_count] = (province.into(), worth);
                    goals.provinces_count += 1;
                }
            }
        }
        goals
    }

    /// What draws a force on most, for its side.
    pub(crate) fn lure(
        &self,
        side: Side,
        force: &Force,
        goals: &Goals,
        outlook: &Outlook<'_>,
    ) -> f32 {
        let (weights, judgement) = (outlook.weights, outlook.judgement);
        let (units, distances) = (f32::from(force.stack.units()), outlook.distances[side]);
        let few =
            if units < f32::from(self.material.figures.siege_units) { weights.few } else { 1.0 };
        let mut best: f32 = 0.0;
        let row = distances.from(force.at);
        for goal in &goals.sites[..goals.sites_count] {
            let most = few * goal.worth * judgement.pull(row.to_space(goal.at) - force.stride);
            if most > best {
                best = best.max(most * units / (units + goal.resistance + 2.0));
            }
        }
        for &(province, worth) in &goals.provinces[..goals.provinces_count] {
            best = best.max(worth * judgement.pull(row.to_province(province) - force.stride));
        }
        for foe in outlook.forces[side.enemy()].iter() {
            let distance = row.to_space(foe.at.into()) - force.stride;
            if distance <= HUNTED {
                let worth = weights.hunt * self.clash_between(side, force, foe, outlook);
                best = best.max(worth * judgement.pull(distance));
            }
        }
        best
    }

    /// What all armies may reach, for Rome against Carthage.
    pub(crate) fn weigh_lures(&self, outlook: &Outlook<'_>) -> f32 {
        let sums = BySide::new(|side| {
            let goals = self.goals(side, outlook);
            let led = outlook.forces[side].iter().filter(|force| force.rating.is_some());
            let lures = led.map(|force| self.lure(side, force, &goals, outlook));
            let (first, all) =
                lures.fold((0.0_f32, 0.0), |(first, all), lure| (first.max(lure), all + lure));
            // A card moves one army.
            outlook.time(side) * (0.5 * first + 0.5 * all) + self.sieges(side, outlook)
        });
        sums.rome - sums.carthage
    }

    /// What the sieges of a side have come to.
    fn sieges(&self, side: Side, outlook: &Outlook<'_>) -> f32 {
        let weights = outlook.weights;
        let mut sum = 0.0;
        for site in Site::all() {
            let points = self.siege_points[site.index()];
            if points == 0 || self.besieger(site) != side {
                continue;
            }
            let at = self.map().space_of(site);
            let part = weights.siege[usize::from(points.min(2)) - 1];
            let units = self.outside(side, at).units();
            let slack = if units < self.material.figures.siege_units { weights.slack } else { 1.0 };
            sum += part * slack * self.prize(side, site, outlook);
        }
        sum
    }

    /// What the winter is likely to cost, for Rome against Carthage.
    pub(crate) fn weigh_winter(&self, outlook: &Outlook<'_>) -> f32 {
        let map = self.map();
        let sites = map.of_kind(Kind::City).with(map.of_kind(Kind::Tribe));
        let independent = sites.without(self.markers.rome).without(self.markers.carthage);
        let sums = BySide::new(|side| {
            let harsh = self.markers[side.enemy()].with(independent);
            let mut sum = 0.0;
            for force in outlook.forces[side].iter().filter(|force| harsh.has(force.at)) {
                let units = f32::from(force.stack.units());
                let fed = if force.stack.trains > 0 { 0.3 } else { 1.0 };
                sum += fed * units * units / (units + 3.0);
            }
            sum
        });
        outlook.weights.winter * outlook.autumn * outlook.lasting * (sums.carthage - sums.rome)
    }
}
